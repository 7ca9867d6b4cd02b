//! MV-184 to MV-200: race technologies of cultures 1 to 7.

use super::n_technologies;
use engine::Index;
use merchant_of_venus::query::Refusal;
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::{Decision, Reason};

/// MV-184, MV-185: odd and even rolls with both spoilers, thrust included.
#[test]
fn mv_184_mv_185_spoilers() {
    for (spoiler, odd, even) in [("fancy_spoiler", 1, 2), ("less_fancy_spoiler", 1, 0)] {
        let mut play = Play::deal(&format!("p1 technologies {spoiler}\nthrows 1+2+6 1"));
        play.play("p1 head BIO~GB.3");
        assert_eq!(play.board().turn.points, 9 + odd);
        play.play("p1 thrust 1");
        assert_eq!(play.board().turn.points, 10 + even, "10 with the fourth die");
    }
}

/// MV-186: both spoilers are one technology, and take a dot.
#[test]
fn mv_186_one_spoiler() {
    let mut play = Play::deal("culture 1 TRP\np1 at TRP-A credits 500\np1 technologies less_fancy_spoiler");
    play.play("p1 stay");
    assert_eq!(play.why_not("p1", "card fancy_spoiler"), Some(Reason::Refused(Refusal::AlreadyOwned)));
    assert_eq!(play.board().structures(seat_of("p1")).count(), 1);
}

/// MV-188: Market Flux moves a market when its die is assigned, once.
#[test]
fn mv_188_market_flux() {
    let mut play = Play::deal(
        "culture 3 TRP\nculture 4 COL order 2 1 0\np1 pilot human_3a\np1 technologies market_flux\nthrows 1+2+6",
    );
    play.play("p1 head BIO~GB.3\np1 power market_flux 6");
    assert_eq!(play.legal_of("p1"), ["system TRP", "system COL"]);
    play.play("p1 system COL");
    assert_eq!(play.board().markets[3], [1, 0, 2]);
    assert!(play.offered("power").is_empty());
}

/// MV-188: with nothing discovered there is nothing to move.
#[test]
fn mv_188_nothing_discovered() {
    let mut play = Play::deal("p1 technologies market_flux\nthrows 1+2+6");
    play.play("p1 head BIO~GB.3\np1 power market_flux 6");
    assert_eq!(play.decision(), Some(Decision::Move));
}

/// MV-189: several Flames in one turn, only before the first step.
#[test]
fn mv_189_strong_flames() {
    let mut play = Play::deal("culture 3 TRP\np1 technologies strong_flame strong_flame\nthrows 1+2+6");
    play.play("p1 head BIO~GB.3\np1 use strong_flame\np1 use strong_flame");
    assert_eq!(play.board().turn.points, 29);
    let mut play = Play::deal("p1 technologies strong_flame\nthrows 1+2+6");
    play.play("p1 head BIO~GB.3\np1 go BIO~GB.3");
    assert!(!play.offers("p1 use strong_flame"));
}

/// MV-190, MV-191: the Cloaking Field saves the fee only with a die.
#[test]
fn mv_190_mv_191_cloaking() {
    let mut play =
        Play::deal("culture 7 TRP\nport TRP01 p2\np1 at TRP01 credits 100\np1 technologies cloaking_field");
    play.play("p1 stay");
    assert_eq!(play.board().fee(seat_of("p1")), 10, "no roll, no die");
}

/// MV-192, MV-193, MV-194: the black market needs the die; 2 infamy for each good; the market stays unchanged.
#[test]
fn mv_192_mv_193_mv_194_black_market() {
    let table = "culture 8 BIO order 0 1 2\np1 at BIO12 credits 0\np1 goods space_spice\np1 technologies cloaking_field";
    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3"));
    play.play("p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land");
    assert!(play.offered("smuggle").is_empty());
    let mut play = Play::deal(&format!("{table}\nthrows 1+2+3"));
    play.play(
        "p1 head BIO01\np1 power cloaking_field 2\np1 go BIO01\np1 go BIO-S\np1 land\np1 smuggle space_spice",
    );
    assert_eq!((play.merchant("p1").infamy, play.board().markets[7]), (2, [0, 1, 2]));
    for good in merchant_of_venus::ids::Good::all() {
        let card = &play.board().pack[good];
        assert!(card.buyers.windows(2).all(|pair| pair[0] < pair[1]), "MV-194: {good}");
    }
}

/// MV-196, MV-197: the shuttle reaches as many lines as its die shows, green ones counting 1.
#[test]
fn mv_196_mv_197_shuttle() {
    let table =
        "culture 3 COL\np1 at COL06 credits 0\np1 technologies shuttle\nwaiting pa_01 3\np1 passengers pa_10";
    let mut play = Play::deal(&format!("{table}\nthrows 3+2+1"));
    play.play("p1 head COL05\np1 power shuttle 3\np1 use shuttle");
    assert_eq!(play.decision(), Some(Decision::Shuttle), "COL05, COL04, COL-B");
    assert_eq!(play.legal_of("p1"), ["drop pa_10", "take pa_01", "done"]);
    play.play("p1 drop pa_10\np1 take pa_01");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").passengers.len()), (160, 1));
    let mut short = Play::deal(&format!("{table}\nthrows 3+2+1"));
    short.play("p1 head COL05\np1 power shuttle 2\np1 use shuttle");
    assert_eq!(short.decision(), Some(Decision::Move), "too far");
}

/// MV-198: after the roll or at the end of the movement, and not in between.
#[test]
fn mv_198_when_the_shuttle_flies() {
    let mut play =
        Play::deal("culture 3 COL\np1 at COL07\np1 technologies shuttle\nwaiting pa_01 3\nthrows 1+1+1");
    play.play("p1 head COL06\np1 power shuttle 1\np1 go COL06");
    assert!(!play.offers("p1 use shuttle"));
    play.play("p1 go COL05\np1 go COL04");
    assert_eq!(play.decision(), Some(Decision::EndOfMove));
    play.play("p1 use shuttle\np1 take pa_01");
    assert_eq!(play.merchant("p1").passengers.len(), 1);
}

/// MV-196, D-76: once in a turn, although its die stays assigned.
#[test]
fn mv_196_the_shuttle_flies_once() {
    let mut play = Play::deal(
        "culture 3 COL\np1 at COL06\np1 technologies shuttle\nwaiting pa_01 3\nwaiting pa_04 3\nthrows 1+1+3",
    );
    play.play("p1 head COL05\np1 power shuttle 3\np1 use shuttle\np1 take pa_01\np1 done");
    assert!(!play.offers("p1 use shuttle"));
    play.play("p1 go COL05\np1 go COL04\np1 go COL03\np1 go COL02\np1 go COL01");
    assert_eq!((play.merchant("p1").passengers.len(), play.asked().as_deref()), (1, Some("p2")));
}

/// MV-199, MV-200: an amplifier changes which dice thrust takes; what it shows is drawn when it is bought.
#[test]
fn mv_199_mv_200_amplifier() {
    let mut play = Play::deal("culture 7 TRP\np1 at TRP-A credits 100\nthrows 1/3");
    play.play("p1 stay\np1 buy technology thrust_amplifier");
    assert!(play.revealed());
    assert_eq!(play.merchant("p1").amplifier.map(|variant| variant.0), Some(1));
    let mut play = Play::deal("p1 technologies thrust_amplifier\np1 amplifier 1\nthrows 2+6+6 5");
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.offered("thrust"), ["thrust 6"], "1 and 6");
    play.play("p1 thrust 6");
    assert_eq!(play.board().turn.points, 19);
    assert_eq!(n_technologies(&play, "p1", "thrust_amplifier"), 1);
}

/// MV-059: an overclocking pilot makes every upgrade die a 6.
#[test]
fn mv_059_overclocked() {
    let mut play =
        Play::deal("p1 pilot eeepeeep_3a\np1 laser 1\np1 technologies variable_laser\nthrows 1+2+3");
    play.play("p1 head BIO~GB.3\np1 power variable_laser 1");
    assert_eq!(play.board().strength(seat_of("p1"), merchant_of_venus::ids::Stat::from_index(0)), 7);
}
