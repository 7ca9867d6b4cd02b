//! BTS-043 to BTS-051, BTS-059: the production phase.

use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// A table in the production phase of p1, whose action was the lowest one (1 ore, the leftmost cube).
fn producing(lines: &str) -> Play {
    let mut play = Play::deal(lines);
    play.play("p1 go basic-recruit");
    assert_eq!(play.decision(), Some(Decision::Produce));
    play
}

/// BTS-043: exactly one of three options, once; the player must choose one of them.
#[test]
fn bts_043_one_option_each_turn() {
    let mut play = producing("p1 ore 5");
    assert_eq!(play.legal_of("p1"), ["grow", "mine", "trade"]);
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::Mandatory));
    play.play("p1 mine");
    assert_eq!(play.asked().as_deref(), Some("p2"), "no second option");
}

/// BTS-044: producing is not an action: it moves no pawn, and no pawn blocks it.
#[test]
fn bts_044_the_pawn_stays() {
    for option in ["grow", "mine", "trade\np1 done"] {
        let mut play = Play::deal("p1 researched I-4\np1 pawn basic-recruit");
        play.play("p1 go advanced-robotics");
        play.play(&format!("p1 {option}"));
        assert_eq!(
            play.tableau("p1").pawn.map(|space| space.to_string()).as_deref(),
            Some("advanced-robotics")
        );
    }
}

/// BTS-045, BTS-046: each uncovered growth symbol, the leftmost included, brings a cube of its own column.
#[test]
fn bts_045_bts_046_a_cube_for_each_symbol() {
    let grown = |removed: u8| {
        let mut play = producing(&format!("p1 pop 0\np1 removed food {removed}"));
        play.play("p1 grow");
        (play.tableau("p1").supply, play.tableau("p1").pop)
    };
    // The action has taken a cube of column A before.
    assert_eq!(grown(0), ([2, 4, 3, 3, 3, 0], 1 + 1), "the leftmost symbol is never covered");
    assert_eq!(grown(1), ([2, 4, 3, 3, 3, 0], 1 + 1));
    assert_eq!(grown(2), ([2, 3, 3, 3, 3, 0], 1 + 2));
    assert_eq!(grown(5), ([2, 3, 2, 3, 3, 0], 1 + 3));
    assert_eq!(grown(7), ([2, 3, 2, 2, 3, 0], 1 + 4));
    assert_eq!(grown(8), ([2, 3, 2, 2, 2, 0], 1 + 5));
}

/// BTS-047: one cube for each symbol, and where two symbols bear the same letter two of that column.
#[test]
fn bts_047_one_cube_of_the_lettered_column() {
    let mut play = producing("p1 mat hivemind-expert\np1 pop 0\np1 removed food 5");
    assert_eq!(play.tableau("p1").supply, [5, 6, 5, 0, 0, 0]);
    play.play("p1 grow");
    assert_eq!(play.tableau("p1").supply, [3, 5, 5, 0, 0, 0], "A, B and A are visible");
    assert_eq!(play.tableau("p1").pop, 1 + 3);
}

/// BTS-048: an empty column brings nothing, and no other column replaces it.
#[test]
fn bts_048_empty_columns_bring_nothing() {
    let mut play = producing("p1 pop 0\np1 removed food 4\np1 supply 1 0 0 3 3");
    assert_eq!(play.tableau("p1").supply, [0, 0, 0, 3, 3, 0]);
    play.play("p1 grow");
    assert_eq!((play.tableau("p1").supply, play.tableau("p1").pop), ([0, 0, 0, 3, 3, 0], 1));
    assert!(play.events().contains(&Event::Grew(seat_of("p1"), 0)), "growing nothing is allowed");
}

/// BTS-049: as much ore as ore symbols are visible, the leftmost included.
#[test]
fn bts_049_ore_for_each_symbol() {
    let mined = |removed: u8| {
        let mut play = producing(&format!("p1 removed ore {removed}"));
        let before = play.goods("p1").0;
        play.play("p1 mine");
        play.goods("p1").0 - before
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(mined), [1, 1, 2, 2, 3, 3, 4, 4, 5]);
}

/// BTS-050: growth and ore production are taken in full, without questions.
#[test]
fn bts_050_production_is_taken_in_full() {
    let mut play = producing("p1 removed food 8 ore 8\np1 pop 0");
    play.play("p1 grow");
    assert_eq!((play.asked().as_deref(), play.tableau("p1").pop), (Some("p2"), 1 + 5));
    let mut play = producing("p1 removed food 8 ore 8");
    play.play("p1 mine");
    assert_eq!((play.asked().as_deref(), play.goods("p1").0), (Some("p2"), 1 + 5));
}

/// BTS-051: a marker that comes back covers the rightmost symbol again, so those at the left stay visible.
#[test]
fn bts_051_markers_come_back_to_the_right() {
    let table = "turn p3\np1 pop 0\np1 removed food 1\np1 outpost a2 food";
    let mut play = Play::deal(table);
    play.play("p3 go basic-recruit\np3 mine\np1 go basic-recruit\np1 grow");
    assert_eq!(play.tableau("p1").supply, [2, 3, 3, 3, 3, 0], "two markers are off: A and B");
    let mut play = Play::deal(table);
    play.play("p3 go basic-build-jump\np3 pass\np3 jump 1 sol a2\np3 done\np3 mine");
    assert_eq!(play.tableau("p1").removed, [1, 0], "p3 has taken the place; the marker is back");
    play.play("p1 go basic-recruit\np1 grow");
    assert_eq!(play.tableau("p1").supply, [2, 4, 3, 3, 3, 0], "A alone");
}

/// BTS-059: playing ahead is an agreement between people; the program waits for the player who is choosing.
#[test]
fn bts_059_nobody_plays_ahead_unasked() {
    let play = producing("p1 ore 1");
    assert_eq!(play.legal_of("p2"), Vec::<String>::new());
    assert_eq!(play.why_not("p2", "space basic-recruit"), Some(Reason::NotYourTurn(seat_of("p1"))));
}
