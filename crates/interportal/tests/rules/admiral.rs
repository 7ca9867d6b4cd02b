//! The admiral: quicker ships, a second turn, and retreats wherever one likes (X4R-A06).

use engine::Seat;
use interportal::action::Craft;
use interportal::agent::Order;
use interportal::ids::Group;
use interportal::realm::Mark;
use interportal::testing::{Play, launch, leave_out, on_turn, reseed, station};
use interportal::war::WarDecision;
use interportal::{
    BattleMode, Cell, Decision, Event, Hex, State, TacticalDecision, TacticalEvent, TacticalFault,
};

use super::abilities::recruit;
use super::battles::meeting;
use super::clashes;
use super::tactical::{arena, cell, dummy, fault, fight_out, fleet};
use super::weapons::units;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

/// How far a unit gets on the map in a round.
fn reach(hull: &str, round: u8, level: u8) -> u8 {
    let mut play = arena(&dummy(), |state| {
        fleet(state, 1, hull, "");
        recruit(state, ME, "admiral", level, 1);
    });
    station(&mut play.state, 1, (1, 3), 0);
    station(&mut play.state, 2, (8, 6), 3);
    on_turn(&mut play.state, 1, round);
    let to = |line: &String| {
        let place = line.split_whitespace().next().unwrap_or_default().to_owned();
        place.parse::<Cell>().expect("a hex").distance(cell(1, 3))
    };
    play.choices(ME, "fly").iter().map(to).max().unwrap_or(0)
}

/// X4R-A06, X4R-464: the smallest ships and those above them fly a hex further in the first battle round, and only then.
#[test]
fn x4r_a06_quicker_in_the_first_round() {
    for (hull, printed, helped) in [("corvette", 2, true), ("destroyer", 2, true), ("cruiser", 2, false)] {
        let first = printed + u8::from(helped);
        let rounds = [1, 2, 8].map(|round| reach(hull, round, 2));
        assert_eq!(rounds, [first, printed, printed], "{hull}");
        assert_eq!(reach(hull, 1, 1), printed, "{hull}: only from the second level on");
    }
}

/// X4R-464: a quick battle has no map: the first round is fought at the same distance, and ends the same.
#[test]
fn x4r_464_no_tactical_movement_in_quick_battles() {
    for seed in 0..10 {
        let fought = |level: u8| {
            let play = meeting("core-guard", seed, |state| {
                launch(state, ME, hex(1, 0), "destroyer", 3);
                recruit(state, ME, "admiral", level, 1);
            });
            (play.events().to_vec(), play.state.battle)
        };
        assert_eq!(fought(1), fought(2), "seed {seed}");
    }
}

/// A unit of the first seat that is near a target, and another one.
fn squadron(level: u8) -> Play {
    let mut play = arena(&units(1, "titan", "emergency-weapon", ""), |state| {
        fleet(state, 2, "cruiser", "heavy-gun");
        recruit(state, ME, "admiral", level, 0);
    });
    for (unit, place, facing) in [(1, (4, 3), 0), (2, (3, 5), 0), (3, (5, 3), 3)] {
        station(&mut play.state, unit, place, facing);
    }
    on_turn(&mut play.state, 1, 2);
    play
}

/// X4R-A06, X4R-463: once per battle a unit has another turn at once, with movement and attack.
#[test]
fn x4r_463_second_turn_on_the_map() {
    let plain = squadron(2);
    assert!(!plain.may(ME, "again"));
    assert_eq!(plain.why("p1 field again"), fault(TacticalFault::NoSecondTurn));
    let mut play = squadron(3);
    play.play("p1 fire 1 at 3");
    assert!(!play.may(ME, "fire 1 at 3"), "its weapon has fired");
    play.play("p1 again");
    let told =
        |event: &Event| matches!(event, Event::Tactical(TacticalEvent::SecondTurn(it)) if it.number == 1);
    assert!(play.events().iter().any(told));
    assert!(play.may(ME, "fire 1 at 3") && !play.choices(ME, "fly").is_empty(), "the same unit acts again");
    assert_eq!(play.why("p1 field again"), fault(TacticalFault::NoSecondTurn), "once per battle");
    play.play("p1 fire 1 at 3; p1 end-turn");
    assert!(matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Act(_, _, 2)))));
    assert!(!play.may(ME, "again"), "no other unit either");
    let mut left = squadron(3);
    left.play("p1 end-turn");
    assert!(left.may(ME, "again"), "who has not used it keeps it for the next unit");
}

/// X4R-463: who can do nothing more is still asked, as long as the second turn is left.
#[test]
fn x4r_463_is_asked_at_the_end_of_a_turn() {
    let after = |level: u8| {
        let mut play = squadron(level);
        play.play("p1 by-itself");
        play
    };
    assert!(matches!(after(2).decision(), Some(Decision::Tactical(TacticalDecision::Act(_, _, 2)))));
    let mut play = after(3);
    assert!(matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Act(_, _, 1)))));
    play.play("p1 again; p1 by-itself");
    assert!(matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Act(_, _, 2)))));
}

/// X4R-462, X4R-463: units that act by themselves take it once, after an attack.
#[test]
fn x4r_463_units_by_themselves() {
    let fought = |level: u8| {
        let mut play = arena(&units(2, "cruiser", "heavy-gun", ""), |state| {
            fleet(state, 2, "cruiser", "heavy-gun");
            recruit(state, ME, "admiral", level, 0);
            leave_out(state, ME, Order::Battles);
        });
        let events = fight_out(&mut play);
        let again = |event: &&Event| matches!(event, Event::Tactical(TacticalEvent::SecondTurn(_)));
        events.iter().filter(again).count()
    };
    assert_eq!([fought(2), fought(3)], [0, 1]);
}

/// The rounds in which the first seat gives a second turn in a quick battle, and whether it wins.
fn quick(level: u8, seed: u64) -> (Vec<u8>, bool) {
    let mut play = meeting("core-guard", seed, |state| {
        interportal::testing::enlist(state, ME, hex(1, 0), "std-storm-cruiser", 2);
        recruit(state, ME, "admiral", level, 0);
    });
    let (mut rounds, mut won, mut round) = (Vec::new(), false, 0);
    loop {
        for event in play.events() {
            match event {
                Event::BattleRound(ME, _, n) => round = *n,
                Event::SecondTurn(ME, at) => {
                    assert_eq!(*at, hex(1, 0));
                    rounds.push(round);
                }
                Event::BattleWon(ME, ..) => won = true,
                _ => {}
            }
        }
        if !matches!(play.decision(), Some(Decision::Battle(..))) {
            return (rounds, won);
        }
        play.play("p1 fight");
    }
}

/// X4R-A06, X4R-463: in a quick battle one unit acts twice in the first round in which something is in reach; it helps.
#[test]
fn x4r_463_second_turn_in_quick_battles() {
    const GAMES: u64 = 150;
    let wins = |level: u8| (0..GAMES).filter(|seed| quick(level, *seed).1).count();
    for seed in 0..GAMES {
        assert!(quick(2, seed).0.is_empty());
        let rounds = quick(3, seed).0;
        assert_eq!(rounds.len(), 1, "seed {seed}: once per battle, in {rounds:?}");
    }
    let (plain, helped) = (wins(2), wins(3));
    assert!(helped > plain + 5, "{helped} of {GAMES}, without it {plain}");
}

/// X4R-463: the same in a battle between players, for the one who has the admiral.
#[test]
fn x4r_463_second_turn_against_players() {
    let given = |seat: Seat, level: u8| {
        let mut play = clashes::meeting(2, 3, |state| {
            for it in [ME, YOU] {
                interportal::testing::enlist(state, it, clashes::hex(), "std-storm-cruiser", 3);
            }
            recruit(state, seat, "admiral", level, 0);
        });
        let events = clashes::fight(&mut play);
        events.iter().filter(|it| matches!(it, Event::SecondTurn(by, _) if *by == seat)).count()
    };
    assert_eq!([given(ME, 2), given(ME, 3), given(YOU, 3)], [0, 1, 1]);
}

fn refuge(craft: Craft) -> Option<Decision> {
    Some(Decision::War(WarDecision::Refuge(craft, hex(1, 0))))
}

fn guarded(level: u8, change: impl FnOnce(&mut State)) -> Play {
    meeting("core-guard", 3, |state| {
        launch(state, ME, hex(1, 0), "battleship", 3);
        recruit(state, ME, "admiral", level, 1);
        change(state);
    })
}

/// X4R-A06, X4R-465: a fleet that withdraws goes to any adjacent system without enemies and neutral units.
#[test]
fn x4r_465_free_retreat() {
    let mut plain = guarded(2, |_| {});
    plain.play("p1 retreat");
    assert_eq!(plain.state.realms[ME].fleets[0].map(|it| it.hex), Some(hex(2, 0)), "X4R-368");
    assert!(!matches!(plain.decision(), Some(Decision::War(_))));
    let mut play = guarded(3, |state| state.systems[hex(1, -1).at()].group = Group::from_id("pirate-fleet"));
    play.play("p1 retreat");
    assert_eq!(play.decision(), refuge(Craft::Fleet(0)));
    let mut near: Vec<Hex> = play.choices(ME, "at").iter().map(|it| it.parse().expect("a hex")).collect();
    near.sort_unstable_by_key(|hex| hex.at());
    let open = |to: &Hex| play.state.system(*to).group.is_none();
    let mut expected: Vec<Hex> = hex(1, 0).neighbours().filter(open).collect();
    expected.sort_unstable_by_key(|hex| hex.at());
    assert_eq!(near, expected);
    assert!(!near.contains(&hex(1, -1)) && near.len() >= 3);
    assert!(play.why("p1 system 1,-1").is_some());
    play.play("p1 at 0,1");
    let fleet = play.state.realms[ME].fleets[0].expect("a fleet");
    assert_eq!((fleet.hex, fleet.course.came), (hex(0, 1), Some(hex(1, 0))));
    assert!(fleet.course.is(Mark::Held), "X4R-222");
    let withdrew = Event::Withdrew(ME, Craft::Fleet(0), hex(1, 0), hex(0, 1));
    assert!(play.events().contains(&withdrew));
    let mut silent = guarded(3, |state| leave_out(state, ME, Order::Battles));
    while matches!(silent.decision(), Some(Decision::Battle(..))) {
        silent.play("p1 fight");
    }
    assert!(!matches!(silent.decision(), Some(Decision::War(_))), "X4R-462");
}

/// X4R-465: the same after a tactical battle.
#[test]
fn x4r_465_free_retreat_from_the_map() {
    let mut play = meeting("core-guard", 3, |state| {
        state.battles = BattleMode::Tactical;
        launch(state, ME, hex(1, 0), "corvette", 1);
        recruit(state, ME, "admiral", 3, 1);
    });
    while matches!(play.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))) {
        play.play("p1 line-up");
    }
    station(&mut play.state, 1, (0, 3), 0);
    on_turn(&mut play.state, 1, 2);
    play.play("p1 depart");
    assert_eq!(play.decision(), refuge(Craft::Fleet(0)));
    play.play("p1 at 0,1");
    assert_eq!(play.state.realms[ME].fleets[0].map(|it| it.hex), Some(hex(0, 1)));
}

/// X4R-465: civil ships that escape choose, too, one after the other, whichever of them are lost.
#[test]
fn x4r_465_civil_ships() {
    let mut seen = [0; 3];
    for seed in 0..40 {
        let mut play = meeting("core-guard", seed, |state| {
            recruit(state, ME, "admiral", 3, 1);
            (0..2).for_each(|ship| state.realms[ME].ships[ship].at = Some(hex(1, 0)));
            reseed(state, seed);
        });
        let mut asked = 0;
        while let Some(Decision::War(WarDecision::Refuge(Craft::Ship(_), from))) = play.decision() {
            assert_eq!(from, hex(1, 0));
            play.play("p1 at 0,1");
            asked += 1;
        }
        let away = play.state.realms[ME].ships.iter().filter(|it| it.at == Some(hex(0, 1))).count();
        assert_eq!(away, asked, "seed {seed}");
        assert_eq!(play.state.realms[ME].ships.len(), 1 + asked, "the others are lost");
        seen[asked] += 1;
    }
    assert!(seen.iter().all(|n| *n > 0), "none, one and both of them: {seen:?}");
}
