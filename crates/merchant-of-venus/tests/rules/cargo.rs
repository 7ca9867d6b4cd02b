//! MV-147 to MV-152: making space.

use super::{n_goods, n_technologies};
use merchant_of_venus::Reason;
use merchant_of_venus::query::Refusal;
use merchant_of_venus::testing::Play;

/// MV-147: cargo moves among the holds automatically: one good in each hold leaves no space for a big passenger
/// unless the goods share a hold.
#[test]
fn mv_147_reorganising() {
    let mut play = Play::deal("waiting pa_18 base\np1 goods voil_silk space_spice");
    play.play("p1 stay\np1 take pa_18");
    assert_eq!(play.merchant("p1").passengers.len(), 1);
}

/// MV-148, MV-149: cargo is left on the market, where anybody can buy it at its printed cost.
#[test]
fn mv_148_mv_149_unloading() {
    let mut play = Play::deal(
        "culture 3 TRP\np1 at TRP-A\np2 at TRP-B credits 500\np1 goods voil_silk\np1 technologies shuttle\np1 passengers pa_02",
    );
    play.play(
        "p1 stay\np1 cargo\np1 leave good voil_silk\np1 leave technology shuttle\np1 leave passenger pa_02",
    );
    assert_eq!((n_goods(&play, "p1", "voil_silk"), n_technologies(&play, "p1", "shuttle")), (0, 0));
    assert_eq!(play.why_not("p1", "good voil_silk"), Some(Reason::Refused(Refusal::LeftThisTurn)));
    play.play("p1 done\np2 stay\np2 buy good voil_silk\np2 buy technology shuttle\np2 take pa_02");
    assert_eq!(play.merchant("p2").credits, 500 - 140 - 60);
}

/// MV-150: at the base only passengers can be left.
#[test]
fn mv_150_at_the_base() {
    let mut play = Play::deal("p1 goods voil_silk\np1 technologies shuttle\np1 passengers pa_01");
    play.play("p1 stay\np1 cargo");
    assert_eq!(play.legal_of("p1"), ["leave passenger pa_01", "done"]);
}

/// MV-151: overboard, goods and technologies go to their supply areas.
#[test]
fn mv_151_overboard() {
    let mut play =
        Play::deal("culture 6 TRP\np1 at BIO01\np1 goods voil_silk\np1 technologies shuttle jammer");
    play.play("p1 cargo");
    assert_eq!(play.legal_of("p1"), ["throw good voil_silk", "throw technology shuttle", "done"]);
    play.play("p1 throw good voil_silk\np1 throw technology shuttle");
    assert_eq!(
        (play.board().supply[1], play.board().tech_supply.iter().map(|n| u32::from(*n)).sum::<u32>()),
        (6, 34 - 2 - 1 + 1)
    );
}

/// MV-151: at a landing place nothing goes overboard.
#[test]
fn mv_151_not_at_landing_places() {
    let play = Play::deal("p1 goods voil_silk");
    assert!(!play.offers("p1 cargo"));
}

/// MV-152: two dice, the higher is taken.
#[test]
fn mv_152_a_passenger_overboard() {
    let mut play = Play::deal("p1 at BIO01\np1 passengers pa_02\nthrows 6 1");
    play.play("p1 cargo\np1 throw passenger pa_02");
    assert_eq!(play.merchant("p1").infamy, 6);
}

/// MV-201, D-73: the tanks cannot go while passengers need them.
#[test]
fn mv_201_tanks_in_use() {
    let mut play = Play::deal(
        "p1 at BIO01\np1 technologies stasis_tanks\np1 passengers pa_01 pa_02 pa_13\np1 goods voil_silk voil_silk voil_silk",
    );
    play.play("p1 cargo");
    assert!(!play.offers("p1 throw technology stasis_tanks"));
}

/// MV-148: the hatch can be opened again after something was left; a player who left nothing cannot open it again.
#[test]
fn mv_148_the_hatch() {
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A credits 100\np1 goods voil_silk rock_videos");
    play.play(
        "p1 stay\np1 cargo\np1 leave good voil_silk\np1 done\np1 buy good space_spice\np1 cargo\np1 done",
    );
    assert!(!play.offers("p1 cargo"), "nothing was left this time");
    let mut play = Play::deal("culture 3 BIO\np1 at BIO12\np1 goods voil_silk\nthrows 1+2+3");
    play.play("p1 cargo\np1 done\np1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land");
    assert!(play.offers("p1 cargo"), "landed: another matter");
}
