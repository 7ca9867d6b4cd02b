//! Tactical battles: leaving the map, docking, and how neutral units act (chapter 4.13).

use interportal::Cell;
use interportal::TacticalFault;
use interportal::battlefield::Whereabouts;
use interportal::ids::Group;
use interportal::realm::Mark;
use interportal::tactics::Stage;
use interportal::testing::{Play, battlefield, enlist, launch, on_turn, soldier, station};
use interportal::why::{Fault, Reason};

use super::tactical::{ME, arena, at, cell, dummy, fault, fight_out, fleet, here, stage};
use super::weapons::units;

/// X4R-218, X4R-222: from the second round on a unit leaves from the outermost column; it withdraws after the battle.
#[test]
fn x4r_218_leaving_the_map() {
    let mut play = arena(&units(1, "battleship", "emergency-weapon", ""), |state| {
        enlist(state, ME, here(), "std-steel-corvette", 1);
        enlist(state, ME, here(), "std-pillar-titan", 1);
    });
    let corvette =
        battlefield(&play.state).units.iter().find(|it| it.initiative == 3).expect("a corvette").number;
    station(&mut play.state, corvette, (0, 3), 0);
    on_turn(&mut play.state, corvette, 1);
    assert_eq!(play.why("p1 field depart"), fault(TacticalFault::NotAtEdge), "not in the first round");
    station(&mut play.state, corvette, (1, 3), 0);
    on_turn(&mut play.state, corvette, 2);
    assert_eq!(play.why("p1 field depart"), fault(TacticalFault::NotAtEdge), "not from the second column");
    station(&mut play.state, corvette, (0, 3), 0);
    on_turn(&mut play.state, corvette, 2);
    let mut stuck = play.clone();
    for next in here().neighbours() {
        stuck.state.systems[next.at()].group = Group::from_id("pirate-fleet");
    }
    assert_eq!(stuck.why("p1 field depart"), Some(Reason::Fault(Fault::NoRefuge)), "X4R-183");
    play.play("p1 depart");
    assert_eq!(soldier(&play.state, corvette).place, Whereabouts::Gone);
    fight_out(&mut play);
    let fleets: Vec<_> = play.state.realms[ME].fleets.iter().flatten().collect();
    assert_eq!(
        fleets.iter().filter(|it| it.hex != here() && it.course.is(Mark::Held)).count(),
        1,
        "{fleets:?}"
    );
    assert_eq!(fleets.iter().filter(|it| it.hex == here()).count(), 1, "the titan has stayed");
}

/// X4R-219: small craft leave only into the hangar of a carrier next to them, if it has room.
#[test]
fn x4r_219_docking() {
    let mut play = arena(&dummy(), |state| {
        launch(state, ME, here(), "carrier", 1);
        launch(state, ME, here(), "fighter", 8);
    });
    let find = |play: &Play, n: u8, hull: u8| {
        battlefield(&play.state)
            .units
            .iter()
            .find(|it| it.n == n && it.full[2] == hull)
            .expect("a unit")
            .number
    };
    let (carrier, six, two) = (find(&play, 1, 4), find(&play, 6, 1), find(&play, 2, 1));
    station(&mut play.state, carrier, (1, 3), 0);
    station(&mut play.state, six, (0, 3), 0);
    station(&mut play.state, two, (2, 3), 0);
    on_turn(&mut play.state, six, 2);
    assert_eq!(play.why("p1 field depart"), fault(TacticalFault::NoDrive));
    play.play(&format!("p1 dock {carrier}"));
    assert_eq!(soldier(&play.state, six).place, Whereabouts::Docked);
    on_turn(&mut play.state, two, 2);
    assert_eq!(
        play.why(&format!("p1 field unit {carrier}")),
        fault(TacticalFault::NoHangar),
        "six places are taken"
    );
}

/// X4R-220, X4R-335, X4R-454: neutral units attack what is in reach, and move towards the nearest enemy else.
#[test]
fn x4r_220_neutral_units() {
    let mut play = arena(&units(1, "corvette", "light-gun", ""), |state| {
        fleet(state, 2, "carrier", "");
    });
    station(&mut play.state, 1, (0, 3), 0);
    station(&mut play.state, 2, (0, 6), 0);
    station(&mut play.state, 3, (6, 3), 3);
    on_turn(&mut play.state, 1, 1);
    play.play("p1 end-turn");
    // The corvette is quicker and has acted by the time the next round asks.
    let mut before = at(&play, 3);
    for _ in 0..3 {
        fight_turn(&mut play);
        let now = at(&play, 3);
        let away = |it: Option<Cell>| it.map_or(0, |it| it.distance(cell(0, 3)));
        assert!(away(now) <= away(before).max(2), "it comes nearer: {before:?} to {now:?}");
        before = now;
    }
    assert!(before.is_some_and(|it| it.distance(cell(0, 3)) <= 2), "it is in range: {before:?}");
    let stayed = at(&play, 3);
    fight_turn(&mut play);
    assert_eq!(at(&play, 3), stayed, "it fires and does not move");
}

/// All own units end their turns without doing anything, until the next round.
fn fight_turn(play: &mut Play) {
    let round = battlefield(&play.state).round;
    while play.state.tactics.is_on() && battlefield(&play.state).round == round {
        let line = match stage(play) {
            Stage::Choosing => format!("p1 act {}", play.choices(ME, "act")[0]),
            _ => "p1 end-turn".to_owned(),
        };
        play.play(&line);
    }
}
