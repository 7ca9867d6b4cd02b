//! MV-076 to MV-083: telegates.

use merchant_of_venus::testing::Play;

const GATES: &str = "token DES03 telegate 2\ntoken JUN05 telegate 5";

fn at_gate(more: &str) -> Play {
    let mut play = Play::deal(&format!("p1 at DES01\n{GATES}\n{more}"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    play
}

/// MV-076: a ship that starts on a telegate moves as from any space.
#[test]
fn mv_076_starting_on_a_gate() {
    let mut play = Play::deal(&format!("p1 at DES03\n{GATES}\nthrows 1+2+5"));
    play.play("p1 head DES02");
    assert!(!play.offers("p1 jump"));
    assert_eq!(play.offered("go"), ["go DES02"]);
}

/// MV-077, MV-078, MV-083: the navigation value names the other gate, and the jump is free.
#[test]
fn mv_077_mv_078_mv_083_jumping() {
    let mut play = at_gate("throws 1+2+5");
    assert_eq!(play.offered("navigate"), ["navigate 1", "navigate 2", "navigate 5"]);
    assert!(play.offered("go").is_empty(), "first the telegate");
    play.play("p1 navigate 5\np1 jump");
    assert_eq!((play.ship("p1"), play.board().turn.points), ("JUN05", 6));
}

/// MV-079, MV-082: no second jump from there; every direction is allowed.
#[test]
fn mv_079_mv_082_after_the_jump() {
    let mut play = at_gate("throws 1+2+5");
    play.play("p1 navigate 5\np1 jump");
    assert!(!play.offers("p1 jump"));
    assert_eq!(play.offered("go"), ["go JUN04", "go JUN06"]);
}

/// MV-080: without a die the effect die decides.
#[test]
fn mv_080_the_effect_die() {
    let mut play = at_gate("throws 1+2+5 5");
    play.play("p1 jump");
    assert_eq!(play.ship("p1"), "JUN05");
}

/// MV-081: its own number, or one that is not there, does nothing.
#[test]
fn mv_081_no_destination() {
    for die in [2, 4] {
        let mut play = at_gate(&format!("throws 1+2+5 {die}"));
        play.play("p1 jump");
        assert_eq!(
            (play.ship("p1"), play.offered("go")),
            ("DES03", vec!["go DES04".to_owned()]),
            "die {die}"
        );
    }
    let mut play = at_gate("throws 1+2+5");
    play.play("p1 navigate 2");
    assert_eq!(play.offered("go"), ["go DES04"], "ignored at once");
}

/// MV-083, D-25: the jump costs nothing, so that the last point is enough; there the movement ends.
#[test]
fn mv_083_with_the_last_point() {
    let mut play = Play::deal(&format!("p1 at DES09\n{GATES}\nthrows 1+1+1 5"));
    play.play("p1 head DES01\np1 go DES01\np1 go DES02\np1 go DES03");
    assert_eq!((play.board().turn.points, play.offers("p1 jump")), (0, true));
    assert!(play.offers("p1 navigate 1"));
    let mut ignored = play.clone();
    play.play("p1 jump");
    assert_eq!((play.ship("p1"), play.asked().as_deref()), ("JUN05", Some("p2")));
    ignored.play("p1 navigate 1");
    assert_eq!((ignored.ship("p1"), ignored.asked().as_deref()), ("DES03", Some("p2")), "no telegate 1");
}

/// MV-081: nobody is asked at the only telegate of the board.
#[test]
fn mv_081_the_only_gate() {
    let mut play = Play::deal("p1 at DES01\ntoken DES03 telegate 2\nthrows 1+2+5");
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    assert_eq!(play.offered("go"), ["go DES04"]);
    assert!(!play.offers("p1 jump"));
}

/// MV-082: after a jump no line is the way back, not even one to the space before the first telegate.
#[test]
fn mv_082_no_way_back_after_a_jump() {
    let mut play = Play::deal("p1 at NEB-S\ntoken NEB06 telegate 2\ntoken NEB07 telegate 5\nthrows 1+2+5");
    play.play("p1 head NEB06\np1 go NEB06\np1 navigate 5\np1 jump");
    let mut ways = play.offered("go");
    ways.sort();
    assert_eq!((play.ship("p1"), ways), ("NEB07", vec!["go NEB-S".to_owned(), "go NEB11".to_owned()]));
}
