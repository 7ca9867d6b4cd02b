//! Interportal: how bots play tactical battles.

use bots::{Bot, Level};
use engine::{Game, Seat, Turn, Viewer};
use interportal::ids::Group;
use interportal::realm::Stock;
use interportal::testing::{Play, chart, enlist, on_turn, reseed, soldier, station};
use interportal::{BattleMode, Decision, Hex, State, TacticalDecision};

const FIRST: Seat = Seat(0);

fn here() -> Hex {
    Hex::new(1, 0).expect("a hex")
}

/// Ships of the first seat meet a neutral group; the tactical battle has begun.
fn meeting(group: &str, ships: &str, n: usize, seed: u64) -> Play {
    let mut table = Play::table(|state: &mut State| {
        chart(state);
        state.battles = BattleMode::Tactical;
        for seat in [FIRST, Seat(1)] {
            state.realms[seat].accounts = Stock::new(|_| 50);
        }
        state.systems[here().at()].group = Group::from_id(group);
        enlist(state, FIRST, here(), ships, n);
        reseed(state, seed);
    });
    table.play("p1 pass; p2 pass; p1 pass; p2 pass");
    table
}

/// What a good bot does there.
fn chosen(table: &Play) -> String {
    let seat = table.asked().expect("a seat is asked");
    let mut legal = Vec::new();
    table.state.legal(seat, &mut legal);
    let decision = table.decision().expect("a seat is asked");
    let turn = Turn { seat, view: table.state.view(Viewer::Seat(seat)), decision, legal };
    Level::Greedy.player::<State>(1).choose(&turn).to_string()
}

/// X4R-204: bots line up, come into range and destroy what they can.
#[test]
fn bots_win_tactical_battles() {
    let wins = (0..6).filter(|seed| {
        let mut table = meeting("pirate-fleet", "std-storm-cruiser", 3, *seed);
        while matches!(table.decision(), Some(Decision::Tactical(_))) {
            let line = chosen(&table);
            table.play(&format!("p1 {line}"));
        }
        table.state.system(here()).group.is_none()
    });
    assert!(wins.count() >= 5);
}

/// X4R-218: who has lost leaves the map.
#[test]
fn bots_leave_when_all_is_lost() {
    let mut table = meeting("core-guard", "std-steel-corvette", 1, 1);
    while matches!(table.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))) {
        table.play("p1 line-up");
    }
    station(&mut table.state, 1, (0, 3), 0);
    on_turn(&mut table.state, 1, 2);
    assert_eq!(chosen(&table), "depart");
}

/// X4R-210: fire goes to what it can destroy.
#[test]
fn bots_fire_at_what_is_in_range() {
    let mut table = meeting("pirate-fleet", "std-hammer-battlecruiser", 1, 1);
    while matches!(table.decision(), Some(Decision::Tactical(TacticalDecision::Deploy(..)))) {
        table.play("p1 line-up");
    }
    station(&mut table.state, 1, (3, 3), 0);
    station(&mut table.state, 2, (4, 3), 3);
    on_turn(&mut table.state, 1, 1);
    let line = chosen(&table);
    assert!(line.starts_with("volley 2") || line.starts_with("fire"), "{line}");
    assert_eq!(soldier(&table.state, 1).owner, Some(FIRST));
}
