//! MV-108 to MV-112, MV-195: asteroids and drilling.

use merchant_of_venus::Decision;
use merchant_of_venus::testing::{Play, seat_of};

/// MV-108: landing on an asteroid is voluntary and ends the turn.
#[test]
fn mv_108_landing() {
    let mut play = Play::deal("p1 at DES04\nthrows 1+2+3");
    play.play("p1 head DES05\np1 go DES05");
    assert!(play.offers("p1 land") && play.offers("p1 go DES06"));
    play.play("p1 land");
    assert_eq!((play.asked().as_deref(), play.ship("p1")), (Some("p2"), "DES05"));
}

/// MV-109, MV-195: a licence lets a passing ship place a drill token, if it wants to.
#[test]
fn mv_109_mv_195_drilling() {
    let mut play = Play::deal("p1 at DES04\np1 technologies drilling_license\nthrows 1+2+3");
    play.play("p1 head DES05\np1 go DES05");
    assert!(matches!(play.decision(), Some(Decision::May(_))));
    let mut no = play.clone();
    play.play("p1 yes");
    assert_eq!((play.merchant("p1").drills.len(), play.decision()), (1, Some(Decision::Move)));
    no.play("p1 no");
    assert_eq!(no.merchant("p1").drills.len(), 0);
    let mut play = Play::deal("p1 at DES04\nthrows 1+2+3");
    play.play("p1 head DES05\np1 go DES05");
    assert_eq!(play.decision(), Some(Decision::Move), "no licence, no drill");
}

/// MV-110: one token at a time, no matter who placed it.
#[test]
fn mv_110_one_token() {
    let mut play = Play::deal("p1 at DES04\np1 technologies drilling_license\np2 drills DES05\nthrows 1+2+3");
    play.play("p1 head DES05\np1 go DES05");
    assert_eq!(play.decision(), Some(Decision::Move));
}

/// MV-111: tokens pay at even rounds only.
#[test]
fn mv_111_even_rounds() {
    let mut play = Play::deal("round 2\np1 at BIO01 credits 0\np1 drills DES05");
    play.idle_to_round(3);
    assert_eq!(play.merchant("p1").credits, 0);
    play.idle_to_round(4);
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").drills.len()), (10, 0));
}

/// MV-112: drill tokens and spaceports share five pieces.
#[test]
fn mv_112_one_stock() {
    let table = "culture 3 COL\np1 at COL-B credits 500\nport DES01 p1\nport DES04 p1";
    let mut play = Play::deal(&format!("{table}\np1 drills DES05 JUN09"));
    assert_eq!(play.board().n_tokens_left(seat_of("p1")), 1);
    play.play("p1 stay");
    assert!(play.offers("p1 build COL04"));
    let mut play = Play::deal(&format!("{table}\np1 drills DES05 JUN09 ICE02"));
    play.play("p1 stay");
    assert_eq!(play.why_not("p1", "site COL04"), Some(merchant_of_venus::Reason::NoToken));
}
