//! MV-059, MV-151, D-20, D-35: dice for upgrades and an open hatch at any time of the player's movement.

use super::n_goods;
use merchant_of_venus::Decision;
use merchant_of_venus::ids::Stat;
use merchant_of_venus::testing::{Play, seat_of};

/// MV-059, MV-212: when a pirate comes by surprise, the laser can still be raised.
#[test]
fn mv_059_a_pirate_by_surprise() {
    let mut play = Play::deal(
        "p1 at DES01 laser 1\np1 technologies variable_laser\ndeck encounters en_pi_gold\nthrows 1+2+6",
    );
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    assert!(matches!(play.decision(), Some(Decision::Fight(_))));
    play.play("p1 power variable_laser 6");
    assert_eq!(play.board().strength(seat_of("p1"), Stat::Laser), 7);
    assert!(matches!(play.decision(), Some(Decision::Fight(_))), "then the fight");
    let mut last = Play::deal(
        "p1 at DES09 laser 1 credits 50\np1 technologies variable_laser\ntoken DES03 pirate pi_c0a 0\nthrows 1+1+1",
    );
    last.play("p1 head DES01\np1 go DES01\np1 go DES02\np1 go DES03");
    assert_eq!(last.asked().as_deref(), Some("p2"), "with the last point there is no fight");
}

/// MV-059, MV-209: before the test of a card, and of a hazard that was entered without a die.
#[test]
fn mv_059_before_a_test() {
    let table = "p1 at DES01 shield 1\np1 technologies variable_shield\ndeck encounters en_ev_ion";
    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3 4"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    assert_eq!(play.decision(), Some(Decision::Brace(Stat::Shield)));
    assert!(!play.offers("p1 power variable_shield 4"), "no such die");
    let mut declined = play.clone();
    play.play("p1 power variable_shield 3");
    assert_eq!((play.merchant("p1").fame, play.asked().as_deref()), (1, Some("p1")), "4 against 1 + 3");
    declined.play("p1 done");
    assert_eq!((declined.ship("p1"), declined.asked().as_deref()), ("DES03", Some("p2")));
    let mut hazard = Play::deal("p1 at TRP06 shield 1\np1 technologies variable_shield\nthrows 1+2+3 4");
    hazard.play("p1 head TRP07\np1 go TRP07\np1 power variable_shield 3");
    assert_eq!(hazard.decision(), Some(Decision::Move));
    let mut without = Play::deal("p1 at TRP06 shield 1\np1 technologies variable_laser\nthrows 1+2+3 1");
    without.play("p1 head TRP07\np1 go TRP07");
    assert_eq!(without.decision(), Some(Decision::Move), "a laser is no shield, so nobody is asked");
}

/// MV-196, MV-198: the shuttle can get its die after the last step; without a passenger in reach nobody is asked.
#[test]
fn mv_198_a_die_for_the_shuttle_after_the_last_step() {
    let fly = "p1 head COL06\np1 go COL06\np1 go COL05\np1 go COL04";
    let mut play =
        Play::deal("culture 3 COL\np1 at COL07\np1 technologies shuttle\nwaiting pa_01 3\nthrows 1+1+1");
    play.play(fly);
    assert_eq!(play.legal_of("p1"), ["power shuttle 1", "cargo", "done"]);
    play.play("p1 power shuttle 1\np1 use shuttle\np1 take pa_01");
    assert_eq!(play.merchant("p1").passengers.len(), 1);
    let mut nobody = Play::deal("culture 3 COL\np1 at COL07\np1 technologies shuttle\nthrows 1+1+1");
    nobody.play(fly);
    assert_eq!(nobody.asked().as_deref(), Some("p2"));
}

/// MV-191, MV-192: the Cloaking Field can get its die after landing, before business.
#[test]
fn mv_191_a_die_for_the_cloak_after_landing() {
    let table = "culture 7 TRP\nport TRP01 p2\np1 at TRP02 credits 100\np1 technologies cloaking_field";
    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3"));
    play.play("p1 head TRP01\np1 go TRP01\np1 land");
    assert_eq!(play.decision(), Some(Decision::EndOfMove));
    let mut open = play.clone();
    play.play("p1 power cloaking_field 2\np1 buy good melf_pelts");
    assert_eq!((play.merchant("p1").credits, play.merchant("p2").credits), (50, 40), "no fee");
    open.play("p1 done");
    assert_eq!(open.board().fee(seat_of("p1")), 10);
    let mut black = Play::deal(
        "culture 8 BIO\np1 at BIO12\np1 goods space_spice\np1 technologies cloaking_field\nthrows 1+2+3",
    );
    black.play(
        "p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land\np1 power cloaking_field 2\np1 smuggle space_spice",
    );
    assert_eq!(black.merchant("p1").infamy, 2);
    let mut idle = Play::deal(
        "culture 7 BIO\np1 at BIO12\np1 goods space_spice\np1 technologies cloaking_field\nthrows 1+2+3",
    );
    idle.play("p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land");
    assert_eq!(idle.decision(), Some(Decision::Trade), "no fee and no black market, so nobody is asked");
}

/// MV-151, D-35: cargo goes overboard between two steps and before a fight, and not over a landing place.
#[test]
fn mv_151_in_flight() {
    let mut play = Play::deal("p1 at DES01\np1 goods space_spice space_spice\nthrows 1+2+3");
    play.play("p1 head DES02\np1 go DES02\np1 cargo\np1 throw good space_spice\np1 done");
    assert_eq!((n_goods(&play, "p1", "space_spice"), play.decision()), (1, Some(Decision::Move)));
    let mut over = Play::deal("culture 3 BIO\np1 at BIO12\np1 goods space_spice\nthrows 1+2+3");
    over.play("p1 head BIO01\np1 go BIO01");
    assert!(over.offers("p1 cargo"));
    over.play("p1 cargo\np1 done");
    assert!(!over.offers("p1 cargo"), "once between two steps");
    over.play("p1 go BIO-S");
    assert!(!over.offers("p1 cargo"), "not at a spaceport");
    let mut fight = Play::deal(
        "p1 at DES01 shield 0 credits 50\np1 goods space_spice\ntoken DES03 pirate pi_c0a 0\nthrows 1+2+3 6",
    );
    fight.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 cargo\np1 throw good space_spice");
    fight.play("p1 fight shield");
    assert_eq!(fight.merchant("p1").credits, 30, "no such good is left to take");
}
