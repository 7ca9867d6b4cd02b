//! MVX-01 to MVX-16: worked examples of set-up, movement and trade.

use super::{n_technologies, token};
use merchant_of_venus::ids::Stat;
use merchant_of_venus::query::Limits;
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Options, Token};

/// MVX-01, MV-026, MV-027: 20 credits for each player, 20 more for the third and 40 for the fourth.
#[test]
fn mvx_01_start_credits() {
    for (n_seats, expected) in [(2, vec![40, 40]), (3, vec![60, 60, 80]), (4, vec![80, 80, 100, 120])] {
        let play = Play::set_up(n_seats, &Options::default(), 3);
        let credits: Vec<u32> =
            play.board().order().map(|seat| play.board().merchants[seat].credits).collect();
        assert_eq!(credits, expected);
    }
}

/// MVX-02, MV-029: one dial at 2 and the other at 1, as the player likes.
#[test]
fn mvx_02_dials() {
    let mut play = Play::set_up(2, &Options::default(), 3);
    let (first, second) =
        (play.asked().expect("asked"), if play.asked().as_deref() == Some("p1") { "p2" } else { "p1" });
    assert_eq!(play.decision(), Some(Decision::SetDials));
    play.play(&format!("{first} set laser\n{second} set shield"));
    assert_eq!(play.merchant(&first).dials, [2, 1]);
    assert_eq!(play.merchant(second).dials, [1, 2]);
}

/// MVX-03, MV-060, MV-061: four grey lines and a green one cost 6.
#[test]
fn mvx_03_movement_cost() {
    let mut play = Play::deal("p1 at GB~COL.3\nthrows 1+4+5 1");
    play.play("p1 head GB~COL.4\np1 go GB~COL.4\np1 go COL06\np1 go COL05\np1 go COL04");
    assert_eq!(play.board().turn.points, 6);
    play.play("p1 go COL-B");
    assert_eq!((play.board().turn.points, play.decision()), (4, Some(Decision::Trade)), "10 - 6, and landed");
}

/// MVX-04, MV-058: the 1 goes to thrust, a fourth die is added, and a level 1 pilot can assign no more.
#[test]
fn mvx_04_booster() {
    let mut play = Play::deal("throws 1+4+5 3");
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.board().turn.points, 10);
    assert_eq!(play.offered("thrust"), ["thrust 1"]);
    play.play("p1 thrust 1");
    assert_eq!((play.board().turn.points, play.board().turn.dice.to_vec()), (13, vec![1, 4, 5, 3]));
    assert!(play.offered("navigate").is_empty() && play.offered("thrust").is_empty());
}

/// MVX-05, MV-055: a level 2 pilot assigns two dice, one to navigation and one to an upgrade.
#[test]
fn mvx_05_assignments_by_level() {
    let mut play = Play::deal("p1 pilot human_2\np1 technologies shuttle\nthrows 1+4+5");
    play.play("p1 head BIO~GB.3\np1 navigate 4");
    assert_eq!(play.offered("power"), ["power shuttle 1", "power shuttle 5"], "the 4 is taken");
    play.play("p1 power shuttle 5");
    assert!(play.offered("thrust").is_empty(), "although a 1 is left");
    assert_eq!(play.board().navigation(), Some(4));
}

/// MVX-06, MV-085 to MV-087: laser 2 passes with a 2; a 3 fails, and after lowering hazards are blue.
#[test]
fn mvx_06_laser_test() {
    let table = "p1 at WAR03 laser 2\ntoken WAR05 blue";
    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3 2"));
    play.play("p1 head WAR04\np1 go WAR04");
    assert_eq!((play.decision(), play.board().turn.points), (Some(Decision::Move), 5));

    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3 3"));
    play.play("p1 head WAR04\np1 go WAR04");
    assert!(matches!(play.decision(), Some(Decision::LowerOrEnd(_))));
    let mut other = play.clone();
    play.play("p1 lower\np1 go WAR05\np1 go WAR06\np1 go WAR07");
    assert_eq!(play.merchant("p1").dials, [1, 1], "lowered once; WAR06 asked for nothing");
    other.play("p1 end");
    assert_eq!((other.asked().as_deref(), other.ship("p1")), (Some("p2"), "WAR04"));
}

/// MVX-07, MV-212: the Variable Laser adds its die, which cannot be lowered; at 0 only the end of the turn is left.
#[test]
fn mvx_07_variable_laser() {
    let mut play =
        Play::deal("p1 at WAR03 laser 1\np1 technologies variable_laser\ntoken WAR05 blue\nthrows 1+4+3 6");
    play.play("p1 head WAR04\np1 power variable_laser 4");
    assert_eq!(play.board().strength(seat_of("p1"), Stat::Laser), 5);
    play.play("p1 go WAR04\np1 lower");
    assert_eq!((play.merchant("p1").dials[0], play.board().strength(seat_of("p1"), Stat::Laser)), (0, 4));

    let mut play = Play::deal("p1 at WAR03 laser 0\np1 technologies variable_laser\nthrows 1+4+3 6");
    play.play("p1 head WAR04\np1 power variable_laser 4\np1 go WAR04");
    assert_eq!(play.asked().as_deref(), Some("p2"), "nothing to lower, so the turn is over");
}

/// MVX-08, MV-093, MV-094, MV-096: shield 4 against a pirate of +2.
#[test]
fn mvx_08_pirate_by_shield() {
    let table = "p1 at DES01 shield 4\ntoken DES03 pirate pi_c2 0";
    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3 2"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight shield");
    assert_eq!((play.merchant("p1").fame, play.decision()), (2, Some(Decision::Move)));
    assert!(matches!(token(&play, "DES03"), Token::Pirate(_, 0)), "the pirate stays");

    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3 3"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight shield");
    assert_eq!((play.merchant("p1").fame, play.asked().as_deref()), (0, Some("p2")), "5 is too much");
}

/// MVX-09, MV-097: three markers under a pirate beaten by laser.
#[test]
fn mvx_09_pirate_by_laser() {
    let mut play = Play::deal(
        "p1 at DES01 laser 5 credits 10
         token DES03 pirate pi_c0a 3
         deck rewards rw_20
         throws 1+2+3 5",
    );
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight laser");
    let merchant = play.merchant("p1");
    assert_eq!((merchant.credits, merchant.fame, merchant.rewards.len()), (10 + 60, 3, 1));
    assert_eq!((token(&play, "DES03"), play.decision()), (Token::Asteroid, Some(Decision::Move)));
}

/// MVX-10, MV-095: level 2 and 3 points left make 5.
#[test]
fn mvx_10_pirate_by_pilot() {
    let mut play = Play::deal("p1 at DES01\np1 pilot human_2\ntoken DES03 pirate pi_c0a 0\nthrows 1+1+3 3");
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    assert_eq!(play.board().turn.points, 3);
    play.play("p1 fight pilot");
    assert_eq!(play.board().turn.points, 5);
    assert!(matches!(token(&play, "DES03"), Token::Pirate(_, 0)), "the pirate stays");
}

/// MVX-11, MV-099, MV-100: without a fitting good all of 15 credits is paid.
#[test]
fn mvx_11_pirate_defeat_without_goods() {
    let mut play = Play::deal(
        "p1 at DES01 credits 15 shield 0\np1 goods voil_silk\ntoken DES03 pirate pi_c2 0\nthrows 1+2+3 6",
    );
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight shield");
    let merchant = play.merchant("p1");
    assert_eq!(
        (merchant.credits, merchant.n_goods()),
        (0, 1),
        "a luxury good is not what copper pirates want"
    );
    assert!(matches!(token(&play, "DES03"), Token::Pirate(_, 1)));
    assert_eq!((play.asked().as_deref(), play.ship("p1")), (Some("p2"), "DES03"));
}

/// MVX-12, MV-092: with the last point there is no fight.
#[test]
fn mvx_12_pirate_with_the_last_point() {
    let mut play = Play::deal("p1 at DES09 credits 50 shield 5\ntoken DES03 pirate pi_c0a 0\nthrows 1+1+1");
    play.play("p1 head DES01\np1 go DES01\np1 go DES02\np1 go DES03");
    assert_eq!((play.merchant("p1").credits, play.asked().as_deref()), (30, Some("p2")));
    assert!(matches!(token(&play, "DES03"), Token::Pirate(_, 1)));
}

/// MVX-13, MV-111: three drill tokens pay 30 in round 6 and return; in round 7 there is nothing.
#[test]
fn mvx_13_drill() {
    let mut play = Play::deal("round 5\np1 at BIO01 credits 0\np1 drills DES05 JUN09 ICE02");
    assert_eq!(play.board().n_tokens_left(seat_of("p1")), 2);
    play.idle_to_round(6);
    assert_eq!((play.merchant("p1").credits, play.board().n_tokens_left(seat_of("p1"))), (30, 5));
    play.idle_to_round(7);
    assert_eq!(play.merchant("p1").credits, 30);
}

/// MVX-14, MV-126, MV-068: 30 off at home with level 3, but not off the promotion.
#[test]
fn mvx_14_home_discount() {
    let mut play = Play::deal("culture 14 TRP\np1 at TRP-A credits 200\np1 pilot qossuth_3a");
    play.play("p1 stay\np1 buy technology variable_laser");
    assert_eq!(play.merchant("p1").credits, 200 - 60);

    let mut play = Play::deal("culture 14 TRP\np1 at TRP01 credits 60\np1 pilot qossuth_2\nthrows 1+2+3");
    play.play("p1 head TRP-A\np1 go TRP-A\np1 promote qossuth_3a");
    assert_eq!(play.merchant("p1").credits, 0);
}

/// MVX-15, MV-121, MV-123, MV-124: 1 and 1 after landing, 3 and 3 after a First Contact, no limit without moving.
#[test]
fn mvx_15_landing_limits() {
    let landed = "p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land";
    let mut play = Play::deal("culture 3 BIO\np1 at BIO12\nthrows 1+2+3");
    play.play(landed);
    assert_eq!(play.board().limits(), Limits { buys: Some(1), sells: Some(1) });
    let mut play = Play::deal("p1 at BIO12\nthrows 1+2+3 1");
    play.play(landed);
    assert_eq!(play.board().limits(), Limits { buys: Some(3), sells: Some(3) });
    let mut play = Play::deal("culture 3 BIO\np1 at BIO-S");
    play.play("p1 stay");
    assert_eq!(play.board().limits(), Limits { buys: None, sells: None });
}

/// MVX-16, MV-160, MV-161, MV-191: 10 for each action at a foreign spaceport, nothing when cloaked, and the owner
/// is paid by the bank.
#[test]
fn mvx_16_spaceport_fee() {
    let table = "culture 7 TRP\nport TRP01 p2\np1 at TRP01 credits 100\np2 at TRP01 credits 100
         p1 goods space_spice\np2 goods space_spice";
    let trade = "buy good melf_pelts";
    let mut play = Play::deal(table);
    play.play(&format!("p1 stay\np1 {trade}\np1 sell space_spice"));
    assert_eq!(play.merchant("p1").credits, 100 - 50 + 110 - 20);
    assert_eq!(play.merchant("p2").credits, 100 + 20);
    play.play(&format!("p1 done\np2 stay\np2 {trade}"));
    assert_eq!(play.merchant("p2").credits, 120 - 50 + 10);

    let mut play = Play::deal(
        "culture 7 TRP\nport TRP01 p2\np1 at TRP03 credits 100\np1 technologies cloaking_field\nthrows 1+2+3",
    );
    play.play("p1 head TRP02\np1 power cloaking_field 3\np1 go TRP02\np1 go TRP01\np1 land");
    play.play(&format!("p1 {trade}"));
    assert_eq!((play.merchant("p1").credits, play.merchant("p2").credits), (50, 40), "no fee");
    assert_eq!(n_technologies(&play, "p1", "cloaking_field"), 1);
}
