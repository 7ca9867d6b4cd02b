//! Every reward is drawn, kept or exchanged, and does what it says.

use merchant_of_venus::Decision;
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::Reward;
use merchant_of_venus::testing::{Play, seat_of};

/// Each reward comes with a mission; those with the symbol can be exchanged, the others are kept.
#[test]
fn every_reward_is_drawn() {
    for reward in Reward::all() {
        let card = &Pack::standard()[reward];
        let mut play = Play::deal(&format!(
            "p1 at BIO01 credits 0 laser 1 shield 1\np1 technologies jammer fuzzy_dice\np1 missions ms_23\ndeck rewards {reward}"
        ));
        play.play("p1 complete ms_23");
        assert_eq!(play.offers(&format!("p1 exchange {reward}")), card.exchange, "{reward}");
        if card.exchange {
            let mut other = play.clone();
            other.play(&format!("p1 exchange {reward}"));
            assert_eq!((other.merchant("p1").credits, other.board().exchanged.has(reward)), (50, true));
            play.play(&format!("p1 keep {reward}"));
        }
        let kept = reward.id() != "rw_19";
        assert_eq!(play.merchant("p1").rewards.has(reward), kept, "{reward}");
        assert_eq!(play.sheet("p1").rewards, if kept { i32::from(card.fame) } else { 0 });
        let [laser, shield] = play.merchant("p1").dials;
        assert_eq!(
            (laser, shield),
            (1 + u8::from(reward.id() == "rw_17"), 1 + u8::from(reward.id() == "rw_16"))
        );
        assert_eq!(play.merchant("p1").credits, if kept { 0 } else { 80 }, "Guild Bonus pays and goes");
    }
}

#[test]
fn jump_start() {
    let mut play =
        Play::deal("token DES03 telegate 4\ntoken JUN05 telegate 1\np1 rewards rw_09\nthrows 1+2+3");
    play.play("p1 use rw_09");
    assert_eq!(play.legal_of("p1"), ["gate 1", "gate 4"]);
    play.play("p1 gate 4\np1 head DES02\np1 go DES02");
    assert_eq!(play.ship("p1"), "DES02");
    play.idle_to_round(2);
    assert!(!play.offers("p1 use rw_09"), "once a game");
    assert!(!Play::deal("p1 rewards rw_09").offers("p1 use rw_09"), "no telegate");
}

#[test]
fn gate_lock() {
    let mut play = Play::deal(
        "p1 at DES01\ntoken DES03 telegate 4\ntoken JUN05 telegate 1\np1 rewards rw_10\nthrows 1+2+3",
    );
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 ignore\np1 go DES04");
    assert_eq!(play.ship("p1"), "DES04");
}

#[test]
fn switch_switch() {
    let mut play = Play::deal("p1 rewards rw_11\nthrows 4+5+6");
    play.play("p1 head NEB11\np1 go NEB11\np1 use rw_11\np1 steer NEB10");
    assert_eq!(play.ship("p1"), "NEB10");
    assert!(!play.offers("p1 use rw_11"), "once a turn");
    let mut gate = Play::deal(
        "p1 at DES01\ntoken DES03 telegate 4\ntoken JUN05 telegate 1\np1 rewards rw_11\nthrows 1+2+3",
    );
    gate.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 use rw_11\np1 gate 1");
    assert_eq!(gate.ship("p1"), "JUN05");
}

#[test]
fn spy_eye() {
    let mut play = Play::deal("p1 rewards rw_13");
    play.play("p1 use rw_13\np1 system ICE");
    assert!(play.revealed() && !play.offers("p1 use rw_13"));
    assert_eq!(play.board().seen[seat_of("p1")].len(), 1);
    assert_eq!(play.decision(), Some(Decision::Start));
}

#[test]
fn air_foil() {
    let mut play = Play::deal("culture 3 COL\np1 at COL-A\np1 rewards rw_14\nthrows 1+2+3");
    play.play("p1 head COL01\np1 go COL01");
    assert_eq!(play.board().turn.points, 5);
}

#[test]
fn mulligan_gear() {
    let mut play = Play::deal("p1 rewards rw_15\nthrows 1+2+3 6");
    play.play("p1 head BIO~GB.3\np1 use rw_15\np1 die 2");
    assert_eq!(play.board().turn.dice.to_vec(), [1, 6, 3]);
}

#[test]
fn prototype_drive() {
    let mut play = Play::deal("p1 drive red_drive\np1 rewards rw_18\nthrows 1+2+3");
    assert_eq!(play.offered("switch"), ["switch off rw_18", "switch off red_drive"]);
    play.play("p1 switch off red_drive\np1 head BIO~GB.3\np1 go BIO~GB.3\np1 go BIO~GB.2");
    assert_eq!(play.board().turn.points, 5, "yellow is skipped, red is not");
}

#[test]
fn safe_conduct() {
    let mut play =
        Play::deal("p1 at DES01 credits 50\ntoken DES03 pirate pi_g6 0\np1 rewards rw_21\nthrows 1+2+3");
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 use rw_21\np1 go DES04");
    let mut last =
        Play::deal("p1 at DES09 credits 50\ntoken DES03 pirate pi_g6 0\np1 rewards rw_21\nthrows 1+1+1");
    last.play("p1 head DES01\np1 go DES01\np1 go DES02\np1 go DES03");
    assert_eq!(last.legal_of("p1"), ["surrender", "use rw_21"], "even with the last point");
    last.play("p1 use rw_21");
    assert_eq!((last.merchant("p1").credits, last.asked().as_deref()), (50, Some("p2")));
}

#[test]
fn wholesale_pass() {
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A credits 100\np1 rewards rw_22");
    play.play("p1 stay\np1 buy good space_spice\np1 buy good space_spice");
    assert_eq!(play.merchant("p1").credits, 100 - 20 - 30, "the first of a turn");
}

#[test]
fn folding_crate() {
    let mut play = Play::deal(
        "culture 3 TRP\np1 at TRP-A credits 500\np1 rewards rw_23\np1 goods voil_silk voil_silk voil_silk voil_silk",
    );
    play.play("p1 stay\np1 buy good space_spice");
    assert!(!play.offers("p1 buy good space_spice"));
    let mut big =
        Play::deal("waiting pa_18 base\np1 rewards rw_23\np1 goods voil_silk voil_silk voil_silk voil_silk");
    big.play("p1 stay");
    assert!(!big.offers("p1 take pa_18"), "a crate is no hold");
}

#[test]
fn fan_club() {
    let mut play = Play::deal("p1 passengers pa_02\np1 rewards rw_24");
    play.play("p1 stay\np1 drop pa_02");
    assert_eq!(play.merchant("p1").fame, 2);
}
