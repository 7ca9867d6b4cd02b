//! Tactical battles: map, deployment, movement and turns (chapter 4.13).

use engine::{Dealer, Seat};
use interportal::battlefield::{Soldier, Whereabouts};
use interportal::cards::{Pack, PackRef};
use interportal::cell::{Cell, Sector};
use interportal::ids::{Group, Kind};
use interportal::realm::Stock;
use interportal::tactics::Stage;
use interportal::testing::{
    Play, battlefield, chart, fit_out, halt, launch, on_turn, reseed, soldier, station, thin,
};
use interportal::why::Reason;
use interportal::{
    BattleMode, Decision, Event, Hex, Options, State, TacticalDecision, TacticalEvent, TacticalFault, deal,
};

use super::weapons::units;

pub(super) const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

pub(super) fn here() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

pub(super) fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("a hex of the map")
}

/// The first seat meets these neutral units in a system of this kind; the battle has begun.
pub(super) fn meeting(kind: Kind, group: &str, change: impl FnOnce(&mut State)) -> Play {
    let text = format!("[[group]]\nid = \"pirate-fleet\"\nunits = [{group}]\n");
    let pack = Pack::with("mine.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
    let options = Options { pack: PackRef::new(pack), battles: BattleMode::Tactical, ..Options::default() };
    let mut state = deal(2, &options, Dealer::seeded(1));
    state.first = ME;
    chart(&mut state);
    for seat in [ME, YOU] {
        state.realms[seat].accounts = Stock::new(|_| 50);
    }
    state.systems[here().at()].kind = Some(kind);
    state.systems[here().at()].group = Group::from_id("pirate-fleet");
    change(&mut state);
    reseed(&mut state, 1);
    let mut play = Play::begun(state);
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    play
}

/// Ships of a blueprint with these items.
pub(super) fn fleet(state: &mut State, n: usize, hull: &str, items: &str) {
    launch(state, ME, here(), hull, n);
    fit_out(state, ME, hull, &items.split_whitespace().collect::<Vec<_>>());
}

/// The same after all units have been placed: own ones have the numbers from 1.
pub(super) fn arena(group: &str, change: impl FnOnce(&mut State)) -> Play {
    let mut play = meeting(Kind::Nebula, group, change);
    deployed(&mut play);
    play
}

fn deployed(play: &mut Play) {
    while matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))) {
        play.play("p1 line-up");
    }
}

pub(super) fn stage(play: &Play) -> Stage {
    battlefield(&play.state).stage
}

pub(super) fn at(play: &Play, number: u8) -> Option<Cell> {
    soldier(&play.state, number).cell()
}

pub(super) fn fault(fault: TacticalFault) -> Option<Reason> {
    Some(Reason::Tactical(fault))
}

/// A dummy far away that keeps the battle going.
pub(super) fn dummy() -> String {
    units(1, "cruiser", "emergency-weapon", "")
}

/// Fights a battle to its end, every unit by itself.
pub(super) fn fight_out(play: &mut Play) -> Vec<Event> {
    let mut events = play.events().to_vec();
    while let (Some(seat), Some(Decision::Tactical(asked))) = (play.asked(), play.decision()) {
        let line = match asked {
            TacticalDecision::Join(..) => "take-part".to_owned(),
            TacticalDecision::Mine(..) | TacticalDecision::Prepare(_) => "ready".to_owned(),
            TacticalDecision::Deploy(..) | TacticalDecision::Face(..) => "line-up".to_owned(),
            TacticalDecision::Choose(..) => format!("act {}", play.choices(seat, "act")[0]),
            TacticalDecision::Yield(..) => "yield-movement".to_owned(),
            TacticalDecision::Act(..) if play.may(seat, "by-itself") => "by-itself".to_owned(),
            TacticalDecision::Act(..) => "end-turn".to_owned(),
        };
        play.play(&format!("{seat} {line}"));
        events.extend(play.events());
    }
    events
}

/// X4-155, X4R-198, X4R-456: the map is set up, then comes the approach, then the main battle, then the evaluation.
#[test]
fn x4_155_course_of_a_battle() {
    let mut play = meeting(Kind::Nebula, &units(1, "corvette", "kinetic-gun", ""), |state| {
        fleet(state, 3, "cruiser", "heavy-gun heavy-gun");
    });
    assert!(play.state.realms[ME].shown != Default::default(), "X4R-198: everybody sees the blueprint");
    assert_eq!(play.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(here(), 1))));
    let events = fight_out(&mut play);
    let place = |find: fn(&TacticalEvent) -> bool| {
        events.iter().position(|it| matches!(it, Event::Tactical(it) if find(it)))
    };
    let deployed = place(|it| matches!(it, TacticalEvent::Deployed(..)));
    let round = place(|it| matches!(it, TacticalEvent::Round(..)));
    let ended = place(|it| matches!(it, TacticalEvent::Ended(_)));
    assert!(deployed.is_some() && deployed < round && round < ended, "{deployed:?}, {round:?}, {ended:?}");
    let won = events.iter().position(|it| matches!(it, Event::BattleWon(ME, ..)));
    assert!(ended < won, "three cruisers destroy a corvette");
    assert_eq!(play.state.system(here()).group, None);
    assert!(!play.state.tactics.is_on());
}

/// X4R-191: seven rows, nine with more than 14 units on one side; stacks count 1.
#[test]
fn x4r_191_size_of_the_map() {
    let rows = |n: usize, hull: &str| {
        let play = meeting(Kind::Nebula, &dummy(), |state| {
            fleet(state, n, hull, "");
            launch(state, ME, here(), "carrier", 1);
        });
        battlefield(&play.state).rows
    };
    assert_eq!([rows(13, "corvette"), rows(14, "corvette")], [7, 9]);
    assert_eq!(rows(24, "fighter"), 7, "X4R-196: four stacks and a carrier");
    assert_eq!(cell(8, 6).column(), 8);
    assert!(cell(8, 3).next(0, 7).is_none(), "nine columns");
}

/// X4R-192: the attacker's zone and facings.
#[test]
fn x4r_192_zones_and_facings() {
    let mut play = meeting(Kind::Nebula, &dummy(), |state| fleet(state, 1, "destroyer", ""));
    let lines = play.choices(ME, "deploy");
    assert_eq!(lines.len(), 14);
    assert!(lines.iter().all(|line| line.starts_with("0,") || line.starts_with("1,")), "{lines:?}");
    assert_eq!(play.why("p1 field hex 2,3"), fault(TacticalFault::OutsideZone));
    play.play("p1 deploy 1,3");
    assert_eq!(play.choices(ME, "face"), ["0", "1", "5"]);
    play.play("p1 face 1");
    assert_eq!(soldier(&play.state, 1).facing, Some(1));
    let neutral = soldier(&play.state, 2);
    assert_eq!(
        (neutral.cell(), neutral.facing),
        (Some(cell(8, 3)), Some(3)),
        "X4R-335: middle of its last column"
    );
}

/// X4R-193: eight asteroids in the middle of an asteroid field, elsewhere none.
#[test]
fn x4r_193_tokens() {
    let field = |kind| battlefield(&meeting(kind, &dummy(), |state| fleet(state, 1, "corvette", "")).state);
    let rocks = field(Kind::AsteroidField).rocks;
    assert_eq!(rocks.len(), 8);
    assert!(rocks.iter().all(|rock| (2..=6).contains(&rock.column())), "{rocks:?}");
    assert!((0..8).all(|n| !rocks[n + 1..].contains(&rocks[n])), "each on a hex of its own");
    assert_eq!((field(Kind::Nebula).rocks.len(), field(Kind::Nebula).planet), (0, None));
}

/// X4R-199: units are placed in ascending initiative, the defender first; small craft next to their carrier.
#[test]
fn x4r_199_deployment() {
    let mut play = meeting(Kind::Nebula, &units(1, "frigate", "emergency-weapon", ""), |state| {
        launch(state, ME, here(), "destroyer", 1);
        launch(state, ME, here(), "battleship", 1);
        launch(state, ME, here(), "carrier", 1);
        launch(state, ME, here(), "fighter", 4);
    });
    let mut order = Vec::new();
    while let Some(Decision::Tactical(TacticalDecision::Deploy(_, unit))) = play.decision() {
        let it = soldier(&play.state, unit);
        order.push((it.initiative, it.n));
        let line = match it.n {
            4 => {
                let places = play.choices(ME, "deploy");
                assert_eq!(places, ["1,2", "1,4"], "free hexes of the zone around 1,3");
                assert_eq!(play.why("p1 field hex 0,6"), fault(TacticalFault::BesideCarrier));
                format!("deploy {}", places[0])
            }
            _ if it.initiative == 1 => "deploy 1,3".to_owned(),
            _ => format!("deploy 0,{}", it.initiative),
        };
        play.play(&format!("p1 {line}"));
        if play.may(ME, "face 0") {
            play.play("p1 face 0");
        }
    }
    assert_eq!(order, [(0, 1), (1, 1), (3, 1), (3, 4)]);
    let deployed: Vec<Soldier> = battlefield(&play.state).units;
    assert!(deployed.iter().all(|unit| unit.cell().is_some()));
}

/// X4R-200, X4-310, X4R-K22: scouts come last and up to three columns further; a tritium injection makes one.
#[test]
fn x4r_200_scouts() {
    let table = |items: &str| {
        meeting(Kind::Nebula, &dummy(), |state| {
            fleet(state, 1, "frigate", items);
            launch(state, ME, here(), "corvette", 1);
        })
    };
    let mut play = table("tritium-injection");
    let number =
        battlefield(&play.state).units.iter().find(|unit| unit.initiative == 2).expect("a frigate").number;
    let first = Some(Decision::Tactical(TacticalDecision::Deploy(here(), 3 - number)));
    assert_eq!(play.decision(), first, "the corvette comes first in spite of its initiative");
    play.play("p1 deploy 0,0");
    assert!(play.may(ME, "deploy 4,3") && !play.may(ME, "deploy 5,3"));
    let mut plain = table("");
    assert!(!plain.may(ME, "deploy 4,3"));
    plain.play("p1 deploy 0,3; p1 face 0");
    assert!(!plain.may(ME, "deploy 2,3"));
}

/// X4-303: with an assault ramp small craft start anywhere in the zone, and outside of it next to their carrier.
#[test]
fn x4_303_assault_ramp() {
    let table = |items: &str| {
        let mut play = meeting(Kind::Nebula, &dummy(), |state| {
            fleet(state, 1, "carrier", items);
            launch(state, ME, here(), "bomber", 2);
        });
        play.play("p1 deploy 1,3; p1 face 0");
        play
    };
    let (plain, ramp) = (table(""), table("assault-ramp"));
    assert!(plain.may(ME, "deploy 1,2") && !plain.may(ME, "deploy 0,6") && !plain.may(ME, "deploy 2,3"));
    assert!(ramp.may(ME, "deploy 1,2") && ramp.may(ME, "deploy 0,6") && ramp.may(ME, "deploy 2,3"));
    assert!(!ramp.may(ME, "deploy 3,3"));
}

/// X4R-205, X4R-206, X4R-452: small ships fly in all directions, others ahead, and turn by their class.
#[test]
fn x4r_206_movement_by_class() {
    let reach = |hull: &str, items: &str| {
        let mut play = arena(&dummy(), |state| fleet(state, 1, hull, items));
        station(&mut play.state, 1, (4, 3), 0);
        on_turn(&mut play.state, 1, 1);
        play.choices(ME, "fly")
    };
    let corvette = reach("corvette", "");
    assert_eq!(corvette.len(), 18, "all hexes within two: {corvette:?}");
    let battleship = reach("battleship", "");
    let mut expected = vec!["4,3 1", "4,3 5", "5,3 0", "5,3 1", "5,3 5"];
    expected.extend(["5,4 1", "5,2 5"]);
    let mut found: Vec<&str> = battleship.iter().map(String::as_str).collect();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected, "one hex ahead and one side");
    let titan = reach("titan", "");
    assert_eq!(titan.len(), 3, "a titan turns or moves: {titan:?}");
    let turns = |lines: &[String]| lines.iter().filter(|line| line.starts_with("4,3 ")).count();
    assert_eq!(turns(&reach("destroyer", "")), 5, "a US turns by three sides");
    assert_eq!(turns(&reach("cruiser", "")), 4, "an HS by two");
    assert_eq!(turns(&battleship), 2, "a GS by one");
}

/// X4-290, X4R-207: a rotation drive turns as the next smaller class does; thrusters and heavy armour change the hexes.
#[test]
fn x4r_207_rotation_drive() {
    let lines = |hull: &str, items: &str| {
        let mut play = arena(&dummy(), |state| fleet(state, 1, hull, items));
        station(&mut play.state, 1, (4, 3), 0);
        on_turn(&mut play.state, 1, 1);
        play.choices(ME, "fly")
    };
    let turns =
        |items: &str, hull: &str| lines(hull, items).iter().filter(|it| it.starts_with("4,3 ")).count();
    assert_eq!([turns("", "battleship"), turns("rotation-drive", "battleship")], [2, 4]);
    assert_eq!([turns("", "cruiser"), turns("rotation-drive", "cruiser")], [4, 5]);
    assert!(lines("titan", "rotation-drive").contains(&"5,3 1".to_owned()), "it turns and moves");
    // A US turns freely: it flies two hexes back and looks back again.
    let ahead = "6,3 0".to_owned();
    assert!(lines("destroyer", "").contains(&ahead));
    assert!(lines("destroyer", "manoeuvring-thrusters").contains(&"7,3 0".to_owned()), "X4-281");
    assert!(!lines("destroyer", "heavy-armour").contains(&ahead), "X4-241");
    let round = "2,3 0".to_owned();
    assert!(
        !lines("destroyer", "").contains(&round) && lines("destroyer", "rotation-drive").contains(&round)
    );
}

/// X4R-208, X4R-196: no unit enters the hex of another; small ships pass own ones, stacks of small craft join.
#[test]
fn x4r_208_occupied_hexes() {
    let mut play = arena(&dummy(), |state| {
        launch(state, ME, here(), "corvette", 2);
        launch(state, ME, here(), "cruiser", 1);
    });
    for (number, place) in [(1, (3, 3)), (2, (4, 3)), (3, (2, 3)), (4, (3, 2))] {
        station(&mut play.state, number, place, 0);
    }
    on_turn(&mut play.state, 1, 1);
    assert!(play.may(ME, "fly 5,3"), "past the own corvette");
    assert_eq!(play.why("p1 field hex 4,3"), fault(TacticalFault::Occupied));
    on_turn(&mut play.state, 3, 1);
    let taken = |line: &String| ["3,3", "4,3", "3,2"].iter().any(|it| line.starts_with(it));
    assert!(!play.choices(ME, "fly").iter().any(taken));
    let mut play = arena(&dummy(), |state| {
        launch(state, ME, here(), "carrier", 1);
        launch(state, ME, here(), "fighter", 8);
    });
    let stacks: Vec<u8> =
        battlefield(&play.state).units.iter().filter(|unit| unit.full[2] == 1).map(|it| it.number).collect();
    assert_eq!(stacks.iter().map(|it| soldier(&play.state, *it).n).collect::<Vec<_>>(), [6, 2]);
    station(&mut play.state, stacks[0], (3, 3), 0);
    station(&mut play.state, stacks[1], (4, 3), 0);
    on_turn(&mut play.state, stacks[1], 1);
    assert!(!play.may(ME, "fly 3,3"), "eight are too many");
    // X4R-452: with fewer it joins, and both have acted.
    thin(&mut play.state, stacks[0], 3);
    play.play("p1 fly 3,3");
    assert_eq!((soldier(&play.state, stacks[0]).n, soldier(&play.state, stacks[0]).acted), (5, true));
    assert_eq!(soldier(&play.state, stacks[1]).place, Whereabouts::Lost, "its ships are in the other stack");
}

/// X4R-450: a side has room for 18 units and stacks.
#[test]
fn x4r_450_units_on_the_map() {
    let mut play = arena(&dummy(), |state| launch(state, ME, here(), "corvette", 21));
    assert_eq!(battlefield(&play.state).units.iter().filter(|unit| unit.attacks).count(), 18);
    fight_out(&mut play);
    assert!(play.state.realms[ME].ships.len() > 21, "those who stayed out are there, and the civil ships");
}

/// X4R-455: small craft without a carrier start anywhere in the zone.
#[test]
fn x4r_455_small_craft_alone() {
    let play = meeting(Kind::Nebula, &dummy(), |state| launch(state, ME, here(), "bomber", 2));
    assert_eq!(play.choices(ME, "deploy").len(), 14);
}

/// X4R-204: movement and attack in either order; a unit that moves after firing has attacked.
#[test]
fn x4r_204_two_actions() {
    let duel = || {
        let mut play = arena(&units(2, "carrier", "convex-gun", ""), |state| {
            fleet(state, 1, "cruiser", "light-gun light-gun");
        });
        station(&mut play.state, 1, (3, 3), 0);
        station(&mut play.state, 2, (5, 3), 3);
        station(&mut play.state, 3, (8, 6), 3);
        on_turn(&mut play.state, 1, 1);
        play
    };
    let mut play = duel();
    play.play("p1 fly 4,3 0");
    assert_eq!(play.why("p1 field hex 4,3"), fault(TacticalFault::Moved));
    assert!(play.may(ME, "volley 2"), "it may still attack");
    play.play("p1 fire 1 at 2; p1 fire 2 at 2");
    assert!(battlefield(&play.state).round >= 2 || soldier(&play.state, 1).acted, "its turn is over");
    let mut play = duel();
    play.play("p1 fire 1 at 2");
    assert!(play.may(ME, "fire 2 at 2") && play.may(ME, "fly 3,3 1"));
    play.play("p1 fly 3,3 1");
    assert_eq!(battlefield(&play.state).round, 2, "X4R-210: the attack action is over, too");
}

/// X4-270, X4R-204: who has lost an action to E-war chooses which.
#[test]
fn x4_270_lost_actions() {
    let mut play = arena(&units(1, "carrier", "convex-gun", ""), |state| {
        fleet(state, 1, "cruiser", "light-gun light-gun");
        launch(state, ME, here(), "corvette", 1);
    });
    let cruiser =
        battlefield(&play.state).units.iter().find(|it| it.initiative == 2).expect("a cruiser").number;
    let corvette = 3 - cruiser;
    station(&mut play.state, cruiser, (3, 3), 0);
    station(&mut play.state, 3, (5, 3), 3);
    halt(&mut play.state, cruiser, 1);
    on_turn(&mut play.state, corvette, 1);
    play.play("p1 end-turn");
    assert_eq!(play.decision(), Some(Decision::Tactical(TacticalDecision::Yield(here(), cruiser))));
    let mut other = play.clone();
    play.play("p1 yield-movement");
    assert_eq!(play.why("p1 field hex 4,3"), fault(TacticalFault::Moved));
    assert!(play.may(ME, "fire 1 at 3"));
    other.play("p1 yield-attack");
    assert!(other.may(ME, "fly 4,3 0") && !other.may(ME, "fire 1 at 3"));
}

/// X4R-209: front, sides and rear; exactly between two directions is a side.
#[test]
fn x4r_209_sectors() {
    let sector = |facing: u8, column: u8, row: u8| cell(4, 3).sector(facing, cell(column, row));
    assert_eq!(sector(0, 7, 3), Sector::Front);
    assert_eq!(sector(3, 7, 3), Sector::Rear);
    assert_eq!((sector(0, 4, 5), sector(0, 4, 1)), (Sector::Right, Sector::Left), "between SE and SW");
    assert_eq!((sector(0, 6, 4), sector(0, 6, 2)), (Sector::Right, Sector::Left), "between E and SE");
    assert_eq!((sector(0, 3, 4), sector(0, 1, 3)), (Sector::Right, Sector::Rear));
    let distance = |column: u8, row: u8| cell(4, 3).distance(cell(column, row));
    assert_eq!([distance(4, 3), distance(5, 4), distance(4, 5), distance(0, 0)], [0, 1, 2, 6]);
}
