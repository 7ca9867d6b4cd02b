//! MV-060 to MV-069: moving and promotion.

use merchant_of_venus::testing::Play;
use merchant_of_venus::{Decision, Reason};

/// MV-060, MV-061: a grey line costs 1, a green one 2.
#[test]
fn mv_060_mv_061_costs() {
    let mut play = Play::deal("culture 3 COL\np1 at COL-A\nthrows 1+2+3");
    play.play("p1 head COL01\np1 go COL01");
    assert_eq!(play.board().turn.points, 4);
    play.play("p1 go COL02");
    assert_eq!(play.board().turn.points, 3);
}

/// MV-062: ships share spaces.
#[test]
fn mv_062_ships_do_not_block() {
    let mut play = Play::deal("p1 at TRP~JUN.1\np2 at TRP~JUN.2\nthrows 1+1+1");
    play.play("p1 head TRP~JUN.2\np1 go TRP~JUN.2");
    assert_eq!(play.ship("p1"), play.ship("p2"));
    play.play("p1 go TRP~JUN.3");
}

/// MV-063: never back the way just come; loops are allowed.
#[test]
fn mv_063_no_way_back() {
    let mut play = Play::deal("p1 at BIO01\nthrows 5+5+5");
    play.play("p1 head BIO02\np1 go BIO02");
    assert_eq!(play.offered("go"), ["go BIO03"]);
    assert_eq!(play.why_not("p1", "space BIO01"), Some(Reason::Backwards));
    play.play("p1 go BIO03\np1 go BIO04\np1 go BIO05\np1 go BIO06\np1 go BIO07\np1 go BIO08\np1 go BIO-S\np1 go BIO01");
    assert_eq!(play.ship("p1"), "BIO01", "once round");
}

/// MV-064: all points are used, unless the ship lands or no line can be paid.
#[test]
fn mv_064_all_points() {
    let mut play = Play::deal("culture 3 BIO\np1 at BIO12\nthrows 1+2+3");
    play.play("p1 head BIO01\np1 go BIO01");
    assert!(!play.offers("p1 land") && !play.offers("p1 done"));
    play.play("p1 go BIO-S");
    assert!(play.offers("p1 land") && play.offers("p1 go BIO08"), "a spaceport may be passed");
    play.play("p1 land");
    assert_eq!(play.decision(), Some(Decision::Trade));
}

/// MV-064, D-15: one point does not pay for a green line.
#[test]
fn mv_064_what_cannot_be_paid() {
    let mut play = Play::deal("p1 at COL06\nthrows 1+1+1");
    play.play("p1 head COL05\np1 go COL05\np1 go COL04");
    assert!(matches!(play.why_not("p1", "space COL-B"), Some(Reason::TooFar { need: 2, have: 1 })));
    play.play("p1 go COL03");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}

/// MV-065, D-18: a drive skips dots and hazards of its colour for nothing, without a test; landing places are
/// never skipped.
#[test]
fn mv_065_drives() {
    let mut play = Play::deal("p1 at DES~SNO.2 shield 0\np1 drive combined_drive\nthrows 1+1+1 6");
    play.play("p1 head SNO04\np1 go SNO04\np1 go SNO03");
    assert_eq!(
        (play.board().turn.points, play.decision()),
        (3, Some(Decision::Move)),
        "yellow and red hazards"
    );
    play.play("p1 go SNO02");
    assert_eq!(play.asked().as_deref(), Some("p2"), "the blue one is tested and failed at shield 0");
    let mut play = Play::deal("culture 3 BIO\np1 at BIO08\np1 drive combined_drive\nthrows 1+1+1");
    play.play("p1 head BIO-S\np1 go BIO-S");
    assert_eq!(play.board().turn.points, 2);
}

/// MV-066: at a fork either way may be taken.
#[test]
fn mv_066_forks() {
    let mut play = Play::deal("p1 at GB~COL.4\nthrows 1+2+3");
    play.play("p1 head COL06\np1 go COL06");
    assert_eq!(play.offered("go"), ["go COL05", "go COL07"]);
}

/// MV-067: level 2 at the base for 60.
#[test]
fn mv_067_level_two() {
    let mut play = Play::deal("p1 at BIO~GB.3 credits 60\nthrows 1+2+3");
    play.play("p1 head GB\np1 go GB\np1 land\np1 promote human_2");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").face.id()), (0, "human_2"));
    let mut poor = Play::deal("p1 at BIO~GB.3 credits 59\nthrows 1+2+3");
    poor.play("p1 head GB\np1 go GB\np1 land");
    let reason = Reason::TooExpensive { need: 60, have: 59, printed: 60 };
    assert_eq!(poor.why_not("p1", "card human_2"), Some(reason));
    assert_eq!(poor.why_not("p1", "card human_3a"), Some(Reason::ConditionNotMet));
    let mut stayed = Play::deal("p1 credits 60");
    stayed.play("p1 stay");
    assert!(stayed.offered("promote").is_empty(), "who stays has not landed");
    assert_eq!(stayed.why_not("p1", "card human_2"), Some(Reason::NotLanded));
}

/// MV-068: level 3 at a landing place of the home culture, spaceports of merchants included.
#[test]
fn mv_068_level_three() {
    let mut play =
        Play::deal("culture 6 TRP\nport TRP01 p2\np1 at TRP02 credits 90\np1 pilot human_2\nthrows 1+2+3");
    play.play("p1 head TRP01\np1 go TRP01\np1 land");
    assert_eq!(play.offered("promote"), ["promote human_3a", "promote human_3b"]);
    play.play("p1 promote human_3b");
    assert_eq!((play.merchant("p1").credits, play.merchant("p2").credits), (30, 40), "no fee either");
    let mut stayed = Play::deal("culture 6 TRP\np1 at TRP-A credits 90\np1 pilot human_2");
    stayed.play("p1 stay");
    assert!(stayed.offered("promote").is_empty(), "who stays has not landed");
    let mut play = Play::deal("culture 7 TRP\np1 at TRP-A credits 90\np1 pilot human_2");
    play.play("p1 stay");
    assert_eq!(play.why_not("p1", "card human_3a"), Some(Reason::WrongPlace));
}

/// MV-069: one of two sides, permanently.
#[test]
fn mv_069_permanent_choice() {
    let mut play = Play::deal("culture 6 TRP\np1 at TRP01 credits 300\np1 pilot human_2\nthrows 1+2+3");
    play.play("p1 head TRP-A\np1 go TRP-A\np1 promote human_3a");
    assert!(play.offered("promote").is_empty());
    assert_eq!(play.why_not("p1", "card human_3b"), Some(Reason::AlreadyDone));
}
