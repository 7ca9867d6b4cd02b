//! MV-084 to MV-091: hazards.

use merchant_of_venus::Decision;
use merchant_of_venus::ids::Dial;
use merchant_of_venus::testing::Play;

/// MV-084, MV-088: the shield test is passed with at most the shield.
#[test]
fn mv_084_mv_088_shield_test() {
    let enter = |die: u8| {
        let mut play = Play::deal(&format!("p1 at TRP06 shield 3\nthrows 1+2+3 {die}"));
        play.play("p1 head TRP07\np1 go TRP07");
        play.decision()
    };
    assert_eq!(enter(3), Some(Decision::Move));
    assert_eq!(enter(4), Some(Decision::LowerOrEnd(Dial::Shield)));
}

/// MV-085, MV-086: a failed laser test ends the turn or lowers the laser permanently.
#[test]
fn mv_085_mv_086_laser_test() {
    let mut play = Play::deal("p1 at WAR03 laser 3\nthrows 1+2+3 4");
    play.play("p1 head WAR04\np1 go WAR04\np1 lower");
    assert_eq!(play.merchant("p1").dials[0], 2);
    play.idle_to_round(2);
    assert_eq!(play.merchant("p1").dials[0], 2, "it stays lowered");
}

/// MV-087: lowering the laser does not affect shield hazards.
#[test]
fn mv_087_each_dial_for_itself() {
    let mut play = Play::deal("p1 at WAR03 laser 1\nthrows 1+2+3 6");
    play.play("p1 head WAR04\np1 go WAR04\np1 lower");
    assert_eq!(play.board().turn.lowered, [true, false]);
}

/// MV-089, MV-090: after lowering, further shield hazards are blue in this turn, and only in this one.
#[test]
fn mv_089_mv_090_lowered_shield() {
    let mut play = Play::deal("p1 at DES~SNO.2 shield 2\nthrows 1+1+2 6");
    play.play("p1 head SNO04\np1 go SNO04\np1 lower\np1 go SNO05\np1 go SNO06\np1 go SNO01");
    assert_eq!((play.merchant("p1").dials[1], play.asked().as_deref()), (1, Some("p2")), "tested once");
    play.throws("1+1+2 6").play("p2 stay\np2 done\np1 head SNO02\np1 go SNO02");
    assert_eq!(play.decision(), Some(Decision::LowerOrEnd(Dial::Shield)), "a new turn");
}

/// MV-091: a failed pilot test ends the turn.
#[test]
fn mv_091_pilot_test() {
    let enter = |die: u8| {
        let mut play = Play::deal(&format!("p1 at GEN-S\nthrows 1+2+3 {die}"));
        play.play("p1 head GEN02\np1 go GEN02");
        play.asked()
    };
    assert_eq!(enter(2).as_deref(), Some("p1"), "skill 2");
    assert_eq!(enter(3).as_deref(), Some("p2"));
}

/// MV-086, D-26: at 0 there is nothing to lower.
#[test]
fn mv_086_nothing_to_lower() {
    let mut play = Play::deal("p1 at WAR03 laser 0\nthrows 1+2+3 1");
    play.play("p1 head WAR04\np1 go WAR04");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}
