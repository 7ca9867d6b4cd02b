//! MV-054 to MV-059: assigning speed dice.

use merchant_of_venus::Reason;
use merchant_of_venus::testing::Play;

/// MV-054, MV-059: navigation, thrust and upgrades take dice; an upgrade does nothing without one.
#[test]
fn mv_054_mv_059_slots() {
    let mut play = Play::deal("p1 technologies market_flux\nculture 3 TRP order 0 1 2\nthrows 1+2+3");
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.offered("navigate"), ["navigate 1", "navigate 2", "navigate 3"]);
    assert_eq!(play.offered("thrust"), ["thrust 1"]);
    assert_eq!(play.offered("power"), ["power market_flux 1", "power market_flux 2", "power market_flux 3"]);
    assert_eq!(play.board().markets[2], [0, 1, 2]);
    play.play("p1 power market_flux 2\np1 system TRP");
    assert_eq!(play.board().markets[2], [1, 2, 0]);
}

/// MV-055: as many dice as the pilot's level; one more with an ability.
#[test]
fn mv_055_limit_by_level() {
    let assigned = |pilot: &str| {
        let mut play = Play::deal(&format!(
            "p1 pilot {pilot}\np1 technologies shuttle variable_laser variable_shield\nthrows 4+5+6"
        ));
        play.play("p1 head BIO~GB.3");
        let mut n = 0;
        while let Some(action) = play.offered("power").first().cloned() {
            play.play(&format!("p1 {action}"));
            n += 1;
        }
        n
    };
    assert_eq!((assigned("qossuth_1"), assigned("qossuth_2"), assigned("qossuth_3a")), (1, 2, 3));
    let mut play = Play::deal("p1 pilot human_1\nthrows 4+5+6");
    play.play("p1 head BIO~GB.3\np1 navigate 4");
    assert_eq!(play.why_not("p1", "die 5"), Some(Reason::AssignLimit(1)));
    assert_eq!(play.why_not("p1", "die 4"), Some(Reason::NoSuchDie));
}

/// MV-056: assigned dice still count for speed and are used for one slot only.
#[test]
fn mv_056_assigned_dice_count() {
    let mut play = Play::deal("p1 pilot human_3a\np1 technologies shuttle\nthrows 4+5+6");
    play.play("p1 head BIO~GB.3\np1 navigate 4");
    assert_eq!(play.board().turn.points, 15);
    assert_eq!(play.offered("power"), ["power shuttle 5", "power shuttle 6"]);
}

/// MV-057: the die is the navigation value of the turn.
#[test]
fn mv_057_navigation_value() {
    let mut play = Play::deal("throws 2+4+6");
    play.play("p1 head NEB11\np1 navigate 2");
    assert_eq!(play.board().navigation(), Some(2));
    assert!(play.offered("navigate").is_empty(), "once");
}

/// MV-058: thrust takes a 1 alone, once, before the first step.
#[test]
fn mv_058_thrust() {
    let mut play = Play::deal("p1 pilot human_3a\nthrows 1+1+5 6");
    play.play("p1 head BIO~GB.3\np1 thrust 1");
    assert_eq!(play.board().turn.points, 13);
    assert!(play.offered("thrust").is_empty(), "once a turn, although another 1 is left");
    let mut play = Play::deal("throws 2+3+5");
    play.play("p1 head BIO~GB.3");
    assert!(play.offered("thrust").is_empty());
    let mut play = Play::deal("throws 1+3+5");
    play.play("p1 head BIO~GB.3\np1 go BIO~GB.3");
    assert!(play.offered("thrust").is_empty(), "too late");
}
