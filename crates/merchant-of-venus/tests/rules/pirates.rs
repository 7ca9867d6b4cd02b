//! MV-092 to MV-100: pirates.

use super::{n_goods, token};
use merchant_of_venus::ids::Pirate;
use merchant_of_venus::testing::Play;
use merchant_of_venus::{Decision, Token};

const ENTER: &str = "p1 head DES02\np1 go DES02\np1 go DES03";

fn met(more: &str) -> Play {
    let mut play = Play::deal(&format!("p1 at DES01\n{more}"));
    play.play(ENTER);
    play
}

/// MV-093: laser, shield or pilot, as the player likes; the pirate adds its number.
#[test]
fn mv_093_three_ways() {
    let play = met("token DES03 pirate pi_s3 0\nthrows 1+2+3");
    let pirate = Pirate::from_id("pi_s3").expect("a pirate");
    assert_eq!(play.decision(), Some(Decision::Fight(pirate)));
    assert_eq!(play.legal_of("p1"), ["fight laser", "fight shield", "fight pilot"]);
    let mut play = met("token DES03 pirate pi_s3 0\np1 shield 5\nthrows 1+2+3 3");
    play.play("p1 fight shield");
    assert_eq!(play.asked().as_deref(), Some("p2"), "3 + 3 is more than 5");
}

/// MV-094: equal is enough.
#[test]
fn mv_094_equal_is_enough() {
    let mut play = met("token DES03 pirate pi_s3 0\np1 shield 5\nthrows 1+2+3 2");
    play.play("p1 fight shield");
    assert_eq!(play.asked().as_deref(), Some("p1"));
}

/// MV-092: the last point loses the fight; with a point left there is one.
#[test]
fn mv_092_last_point() {
    let mut play = Play::deal("p1 at DES09 credits 50\ntoken DES03 pirate pi_c0a 0\nthrows 1+1+1");
    play.play("p1 head DES01\np1 go DES01\np1 go DES02\np1 go DES03");
    assert_eq!(play.merchant("p1").credits, 30);
}

/// MV-095: a victory of the pilot adds the level to the points.
#[test]
fn mv_095_by_pilot() {
    let mut play = met("p1 pilot qossuth_1\ntoken DES03 pirate pi_c0a 2\nthrows 1+2+3 3");
    play.play("p1 fight pilot");
    assert_eq!((play.board().turn.points, play.merchant("p1").wins), (4 + 1, 1));
    assert!(matches!(token(&play, "DES03"), Token::Pirate(_, 2)));
}

/// MV-096: a victory by shield is 2 fame.
#[test]
fn mv_096_by_shield() {
    let mut play = met("p1 shield 3\ntoken DES03 pirate pi_c0a 0\nthrows 1+2+3 3");
    play.play("p1 fight shield");
    assert_eq!((play.merchant("p1").fame, play.board().turn.points), (2, 4));
}

/// MV-097: a victory by laser without markers is a reward and an asteroid, on which the ship may land.
#[test]
fn mv_097_by_laser() {
    let mut play =
        met("p1 laser 3 credits 5\ntoken DES03 pirate pi_c0a 0\ndeck rewards rw_01\nthrows 1+2+3 3");
    play.play("p1 fight laser");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").rewards.len()), (5, 1));
    assert_eq!(token(&play, "DES03"), Token::Asteroid);
    assert!(play.offers("p1 land"));
}

/// MV-097, MV-109: the ship is on an asteroid after a victory by laser; with a licence it may drill there.
#[test]
fn mv_109_drilling_on_a_beaten_pirate() {
    let table =
        "p1 laser 3\np1 technologies drilling_license\ntoken DES03 pirate pi_c0a 0\ndeck rewards rw_20";
    let mut play = met(&format!("{table}\nthrows 1+2+3 3"));
    play.play("p1 fight laser");
    assert!(matches!(play.decision(), Some(Decision::May(_))), "the reward comes first, then the drill");
    play.play("p1 yes\np1 land");
    assert_eq!((play.merchant("p1").drills.len(), play.merchant("p1").rewards.len()), (1, 1));
    let mut shield = met(&format!("{table}\np1 shield 3\nthrows 1+2+3 3"));
    shield.play("p1 fight shield");
    assert_eq!(shield.decision(), Some(Decision::Move), "the pirate stays");
}

/// MV-098: a good of the pirate's colour goes back to its supply area; of several kinds the loser chooses.
#[test]
fn mv_098_a_good_is_lost() {
    let table = "p1 shield 0 credits 50\ntoken DES03 pirate pi_c0a 0\nthrows 1+2+3 6";
    let mut play = met(&format!("p1 goods space_spice voil_silk\n{table}"));
    play.play("p1 fight shield");
    assert_eq!((n_goods(&play, "p1", "space_spice"), n_goods(&play, "p1", "voil_silk")), (0, 1));
    assert_eq!((play.merchant("p1").credits, play.board().supply[2]), (50, 6));
    let mut play = met(&format!("p1 goods space_spice mulch_wine\n{table}"));
    play.play("p1 fight shield");
    assert_eq!(play.legal_of("p1"), ["give space_spice", "give mulch_wine"]);
    play.play("p1 give mulch_wine");
    assert_eq!(n_goods(&play, "p1", "space_spice"), 1);
}

/// MV-099: 20 credits without such a good.
#[test]
fn mv_099_credits_are_lost() {
    let mut play = met("p1 shield 0 credits 50\ntoken DES03 pirate pi_g2 0\nthrows 1+2+3 6");
    play.play("p1 fight shield");
    assert_eq!(play.merchant("p1").credits, 30);
}

/// MV-100: every defeat ends the movement and puts a marker under the pirate.
#[test]
fn mv_100_every_defeat() {
    let mut play = met("p1 goods space_spice\np1 shield 0\ntoken DES03 pirate pi_c0a 4\nthrows 1+2+3 6");
    play.play("p1 fight shield");
    assert!(matches!(token(&play, "DES03"), Token::Pirate(_, 5)));
    assert_eq!((play.ship("p1"), play.asked().as_deref()), ("DES03", Some("p2")));
    assert_eq!(play.merchant("p1").infamy, 0, "the marker lies under the pirate");
}
