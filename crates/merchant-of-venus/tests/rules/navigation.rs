//! MV-070 to MV-075: navigation spaces.

use merchant_of_venus::Decision;
use merchant_of_venus::testing::Play;

/// MV-070, MV-072: the die may be assigned on the space itself, and its value names the exit.
#[test]
fn mv_070_mv_072_the_value_names_the_exit() {
    let mut play = Play::deal("throws 2+3+6");
    play.play("p1 head NEB11\np1 go NEB11");
    assert_eq!(play.offered("navigate"), ["navigate 2", "navigate 3", "navigate 6"]);
    play.play("p1 navigate 3");
    assert_eq!(play.offered("go"), ["go NEB10"]);
    assert!(!play.offers("p1 drift"));
}

/// MV-071: the value holds for all navigation spaces of the turn.
#[test]
fn mv_071_one_value_a_turn() {
    let mut play = Play::deal("p1 pilot human_3a\nthrows 3+4+6");
    play.play("p1 head NEB11\np1 navigate 3\np1 go NEB11\np1 go NEB10");
    assert!(play.offered("navigate").is_empty());
    assert_eq!(play.offered("go"), ["go NEB09"]);
}

/// MV-073: the player to the left steers a ship that does not navigate.
#[test]
fn mv_073_the_left_neighbour_steers() {
    let mut play = Play::deal("seats 3\nthrows 2+3+6");
    play.play("p1 head NEB11\np1 go NEB11\np1 drift");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Steer)));
    assert_eq!(play.legal_of("p2"), ["steer NEB07", "steer NEB10"], "not the way in");
    play.play("p2 steer NEB10");
    assert_eq!(
        (play.ship("p1"), play.asked().as_deref(), play.board().turn.points),
        ("NEB10", Some("p1"), 9)
    );
}

/// MV-073, D-23: in solo games the effect die steers.
#[test]
fn mv_073_alone_the_die_steers() {
    let mut play = Play::deal("seats 1\nthrows 2+3+6 3");
    play.play("p1 head NEB11\np1 go NEB11\np1 drift");
    assert_eq!(play.ship("p1"), "NEB10");
}

/// MV-074, MV-075: a value that leads back ends the turn on the space.
#[test]
fn mv_074_mv_075_a_value_that_leads_back() {
    let mut play = Play::deal("throws 2+3+6");
    play.play("p1 head NEB11\np1 navigate 2\np1 go NEB11");
    assert!(play.offered("go").is_empty(), "2 leads to the base");
    play.play("p1 drift");
    assert_eq!((play.ship("p1"), play.asked().as_deref()), ("NEB11", Some("p2")));
}

/// MV-074, D-14: a ship that starts on a navigation space may leave by any exit, and declares no direction.
#[test]
fn mv_074_starting_on_one() {
    let mut play = Play::deal("p1 at NEB11\nthrows 2+3+6");
    assert!(play.offered("head").is_empty());
    play.play("p1 launch\np1 navigate 2\np1 go GB");
    assert_eq!(play.ship("p1"), "GB");
}
