//! Battles between players (chapters 4.12, 4.13 and 4.27).

use engine::Seat;
use interportal::ids::Resource;
use interportal::realm::{Mark, Stock};
use interportal::state::Phase;
use interportal::testing::{Play, chart, enlist, found, hire, introduce, land, launch, reseed};
use interportal::war::{WarDecision, WarEvent};
use interportal::{Decision, Event, Hex, State};

use super::wars::war;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

pub(super) fn hex() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

/// The first seat is at war with the second; everybody has passed the Movement phase.
pub(super) fn meeting(n_seats: u8, seed: u64, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::of(n_seats, |state| {
        chart(state);
        for seat in (0..n_seats).map(Seat) {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        war(state);
        change(state);
        reseed(state, seed);
    });
    while let (Some(seat), Some(Decision::Act(Phase::Economy | Phase::Movement, _)), 1) =
        (play.asked(), play.decision(), play.state.round)
    {
        play.play(&format!("{seat} pass"));
    }
    play
}

/// Everybody does as little as possible until the Economy phase of the second round.
pub(super) fn to_economy(play: &mut Play) {
    for _ in 0..100 {
        let Some(seat) = play.asked() else { return };
        if play.state.round > 1 && matches!(play.decision(), Some(Decision::Act(Phase::Economy, _))) {
            return;
        }
        let lines = play.legal(seat);
        let calm = ["pass", "done", "war-on", "hold"].map(str::to_string);
        let line = calm.iter().find(|it| lines.contains(it)).unwrap_or(&lines[0]);
        play.play(&format!("{seat} {line}"));
    }
}

fn engage() -> Option<Decision> {
    Some(Decision::War(WarDecision::Engage(hex())))
}

/// Fights on to the end, without targets; everything that happens.
pub(super) fn fight(play: &mut Play) -> Vec<Event> {
    let mut events = play.events().to_vec();
    while let (Some(seat), Some(Decision::War(asked))) = (play.asked(), play.decision()) {
        let line = match asked {
            WarDecision::Engage(_) | WarDecision::Orders(..) => "fight",
            WarDecision::Decline(_) => "stand",
            _ => break,
        };
        play.play(&format!("{seat} {line}"));
        events.extend(play.events());
    }
    events
}

fn won(events: &[Event], seat: Seat) -> bool {
    events.iter().any(|it| matches!(it, Event::War(WarEvent::Victory(winner, ..)) if *winner == seat))
}

/// X4R-310: the side that controls the system decides whether there is a battle.
#[test]
fn x4r_310_the_stronger_side_decides() {
    let table = || {
        meeting(2, 1, |state| {
            enlist(state, ME, hex(), "std-steel-corvette", 1);
            enlist(state, YOU, hex(), "std-steel-corvette", 3);
        })
    };
    let mut play = table();
    assert_eq!((play.asked(), play.decision()), (Some(YOU), engage()));
    play.play("p2 hold");
    assert!(!matches!(play.decision(), Some(Decision::War(WarDecision::Engage(_)))));
    assert_eq!(play.state.realms[ME].ships.len(), 4, "nobody was lost");
    let mut play = table();
    play.play("p2 fight");
    let clash = Event::War(WarEvent::Clash(YOU, ME, hex()));
    assert!(play.events().contains(&clash), "X4R-410: who wants the battle attacks");
}

/// X4R-310: with as many hull points a battle happens if either side wants it.
#[test]
fn x4r_310_a_tie() {
    let table = || {
        meeting(2, 1, |state| {
            enlist(state, ME, hex(), "std-steel-corvette", 2);
            enlist(state, YOU, hex(), "std-steel-corvette", 2);
        })
    };
    let mut play = table();
    assert_eq!((play.asked(), play.decision()), (Some(ME), engage()));
    play.play("p1 hold");
    assert_eq!((play.asked(), play.decision()), (Some(YOU), engage()));
    play.play("p2 fight");
    assert!(matches!(
        play.decision(),
        Some(Decision::War(WarDecision::Decline(_) | WarDecision::Orders(..)))
    ));
    let mut calm = table();
    calm.play("p1 hold; p2 hold");
    assert_eq!(calm.state.realms[YOU].ships.len(), 5);
}

/// X4R-170: in peace fleets that are together do not fight.
#[test]
fn x4r_170_only_in_war() {
    let play = meeting(2, 1, |state| {
        state.wars.clear();
        enlist(state, ME, hex(), "std-steel-corvette", 1);
        enlist(state, YOU, hex(), "std-steel-corvette", 3);
    });
    assert_eq!(play.state.round, 2, "nobody was asked");
}

/// X4-193, X4R-160, X4R-190: who stays has won; victories of the attackers count, defeats count negative.
#[test]
fn x4_193_victories_and_defeats() {
    for (mine, theirs, balance) in [(4, 1, 1), (1, 4, -1)] {
        let mut play = meeting(2, 3, |state| {
            enlist(state, ME, hex(), "std-arrow-destroyer", mine);
            enlist(state, YOU, hex(), "std-arrow-destroyer", theirs);
        });
        let events = fight(&mut play);
        assert_eq!(won(&events, ME), balance > 0);
        assert_eq!(won(&events, YOU), balance < 0);
        assert_eq!(play.state.wars[0].balance, balance);
        let victories = play.state.realms[ME].office.victories;
        assert_eq!((victories.all, victories.players), if balance > 0 { (1, 1) } else { (0, 0) });
    }
}

/// X4R-P36: a victory over a player brings culture, one over neutral units does not.
#[test]
fn x4r_190_holy_war() {
    let mut play = meeting(2, 3, |state| {
        introduce(state, ME, "holy-war");
        enlist(state, ME, hex(), "std-arrow-destroyer", 4);
        enlist(state, YOU, hex(), "std-steel-corvette", 1);
    });
    let events = fight(&mut play);
    assert!(won(&events, ME));
    assert!(events.contains(&Event::Gained(ME, Resource::Culture, 4)));
}

/// X4R-331, X4R-159: allies of a war fight on one side.
#[test]
fn x4r_331_allies_fight_together() {
    let mut play = meeting(3, 3, |state| {
        state.wars[0].defenders.add(THIRD);
        enlist(state, ME, hex(), "std-arrow-destroyer", 5);
        enlist(state, YOU, hex(), "std-steel-corvette", 1);
        enlist(state, THIRD, hex(), "std-steel-corvette", 1);
    });
    play.play("p1 fight");
    let seats: Vec<Seat> = play.state.battle.own.iter().map(|left| left.seat).collect();
    assert_eq!(seats.iter().filter(|it| **it == ME).count(), 5);
    assert!(seats.contains(&YOU) && seats.contains(&THIRD));
    let asked = play.asked().expect("a defender");
    assert!([YOU, THIRD].contains(&asked), "each owner commands the own ships");
    let events = fight(&mut play);
    assert!(won(&events, ME));
}

/// X4R-202: a defender may withdraw at once, which is no defeat.
#[test]
fn x4r_202_declining() {
    let mut play = meeting(2, 5, |state| {
        enlist(state, ME, hex(), "std-arrow-destroyer", 4);
        enlist(state, YOU, hex(), "std-arrow-destroyer", 1);
    });
    play.play("p1 fight");
    assert_eq!(
        (play.asked(), play.decision()),
        (Some(YOU), Some(Decision::War(WarDecision::Decline(hex()))))
    );
    play.play("p2 decline");
    let fleet = play.state.realms[YOU].fleets[0].expect("a fleet");
    assert!(fleet.hex != hex() && fleet.course.is(Mark::Held));
    assert_eq!(play.state.wars[0].balance, 0, "no defeat");
    assert!(play.state.battle.own.is_empty());
}

/// X4R-231, X4R-337: from the second round on a player may leave with all fleets; the side that stays has won.
#[test]
fn x4r_231_leaving_a_battle() {
    let mut play = meeting(2, 5, |state| {
        launch(state, ME, hex(), "battleship", 3);
        launch(state, YOU, hex(), "battleship", 3);
    });
    play.play("p1 fight; p2 stand");
    assert_eq!(play.decision(), Some(Decision::War(WarDecision::Orders(hex(), 2))));
    play.play("p1 fight; p2 retreat");
    assert!(won(play.events(), ME));
    assert_eq!(play.state.wars[0].balance, 1);
}

/// X4R-336, X4R-411: each player names a target among the ships of the other side.
#[test]
fn x4r_411_targets() {
    let mut play = meeting(2, 5, |state| {
        launch(state, ME, hex(), "battleship", 2);
        launch(state, YOU, hex(), "battleship", 2);
    });
    play.play("p1 fight; p2 stand");
    assert_eq!(play.choices(ME, "at"), ["3", "4"]);
    play.play("p1 at 4");
    assert_eq!(play.choices(YOU, "at"), ["1", "2"]);
}

/// X4-183, X4R-227: who destroys a titan gets a victory point.
#[test]
fn x4r_227_titans() {
    let found = (0..30).find_map(|seed| {
        let mut play = meeting(2, seed, |state| {
            enlist(state, ME, hex(), "std-pillar-titan", 6);
            launch(state, YOU, hex(), "titan", 1);
        });
        let events = fight(&mut play);
        let booked = events.iter().filter_map(|it| match it {
            Event::Booked(seat, source, half_points) if source.id() == "vp-titan-destroyed" => {
                Some((*seat, *half_points))
            }
            _ => None,
        });
        let lost = play.state.realms[YOU].ships.iter().all(|ship| ship.at.is_some());
        (won(&events, ME) && lost).then(|| booked.collect::<Vec<_>>())
    });
    assert_eq!(found, Some(vec![(ME, 2)]), "one point, in halves");
}

/// X4R-184: battles of players and of neutral units are put in order together.
#[test]
fn x4r_184_order() {
    let far = Hex::new(-1, 0).expect("a hex");
    let mut play = meeting(2, 3, |state| {
        for at in [hex(), far] {
            enlist(state, ME, at, "std-arrow-destroyer", 3);
            enlist(state, YOU, at, "std-steel-corvette", 1);
        }
    });
    play.play("p1 fight; p1 fight");
    assert_eq!(play.decision(), Some(Decision::PickBattle));
    assert_eq!(play.choices(ME, "clash").len(), 2);
}

/// X4-078, X4R-165, X4R-415: a mercenary is bought off for its full price, unless its hirer pays as much.
#[test]
fn x4_078_mercenaries_are_bought_off() {
    let table = || {
        meeting(2, 3, |state| {
            enlist(state, ME, hex(), "std-arrow-destroyer", 4);
            enlist(state, YOU, hex(), "std-steel-corvette", 1);
            hire(state, YOU, hex(), "std-arrow-destroyer");
        })
    };
    let awe = |play: &Play, seat: Seat| play.state.realms[seat].accounts[Resource::Awe];
    let mut play = table();
    play.play("p1 fight");
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::War(WarDecision::Bribe(hex())))));
    let before = awe(&play, ME);
    let price = i16::from(
        play.state
            .pack
            .standards
            .iter()
            .find(|it| it.id.id() == "std-arrow-destroyer")
            .map_or(0, |it| it.cost.awe),
    );
    let n_ships = play.state.battle.own.len();
    assert_eq!(play.choices(ME, "bribe").len(), 1, "only the mercenary");
    let number = play.choices(ME, "bribe").remove(0);
    play.play(&format!("p1 bribe {number}; p2 let-go"));
    assert_eq!(before - awe(&play, ME), price);
    assert_eq!(play.state.battle.own.len(), n_ships - 1);
    assert!(play.state.realms[YOU].ships.iter().all(|ship| !ship.is_mercenary()));
    let mut kept = table();
    kept.play("p1 fight");
    let (mine, yours) = (awe(&kept, ME), awe(&kept, YOU));
    kept.play(&format!("p1 bribe {number}; p2 keep-on"));
    assert_eq!((mine - awe(&kept, ME), yours - awe(&kept, YOU)), (0, price), "X4R-415");
    assert_eq!(kept.state.battle.own.len(), n_ships);
}

/// X4-211, X4-228: guns against ships and missile bases fire in the space battle of their system.
#[test]
fn x4_211_guns_on_the_planet() {
    let left = |guns: bool| -> i32 {
        let hull = |seed: u64| {
            let mut play = meeting(2, seed, |state| {
                launch(state, ME, hex(), "battleship", 3);
                launch(state, YOU, hex(), "battleship", 1);
                found(state, YOU, hex(), "garden-world", 1);
                if guns {
                    land(state, YOU, hex(), "anti-orbital-gun", 3);
                }
            });
            fight(&mut play);
            interportal::score::hull_points(&play.state, ME)
        };
        (0..20).map(hull).sum()
    };
    assert!(left(true) < left(false));
}
