//! MV-179 to MV-183: rewards.

use merchant_of_venus::Decision;
use merchant_of_venus::ids::Reward;
use merchant_of_venus::testing::Play;

fn reward(id: &str) -> Reward {
    Reward::from_id(id).expect("a reward")
}

/// Completes a mission and draws the reward.
fn drawn(id: &str, more: &str) -> Play {
    let mut play = Play::deal(&format!(
        "p1 credits 100\np1 technologies jammer fuzzy_dice\np1 missions ms_23\ndeck rewards {id}\n{more}"
    ));
    play.play("p1 complete ms_23");
    play
}

/// MV-179, MV-180: a reward lies open and its ability can be used.
#[test]
fn mv_179_mv_180_open_rewards() {
    let mut play = drawn("rw_12", "throws 1+2+3");
    play.play("p1 keep rw_12");
    play.throws("1+2+3").play("p1 head BIO~GB.3\np1 use rw_12\np1 die 1");
    assert_eq!(play.board().turn.dice.to_vec(), [4, 2, 3]);
    assert_eq!(play.board().turn.points, 9);
}

/// MV-181: relics give fame.
#[test]
fn mv_181_relics() {
    assert_eq!(Play::deal("p1 rewards rw_06 rw_08").sheet("p1").rewards, 10);
}

/// MV-182: the exchange symbol offers 50 at the moment of drawing, and only then.
#[test]
fn mv_182_exchange() {
    let mut play = drawn("rw_09", "");
    assert_eq!(play.decision(), Some(Decision::Reward(reward("rw_09"))));
    let mut kept = play.clone();
    play.play("p1 exchange rw_09");
    assert_eq!((play.merchant("p1").credits, play.board().exchanged.has(reward("rw_09"))), (150, true));
    kept.play("p1 keep rw_09");
    assert!(kept.offered("exchange").is_empty() && kept.merchant("p1").rewards.has(reward("rw_09")));
    assert_eq!(drawn("rw_20", "").decision(), Some(Decision::Start), "without the symbol it is kept");
}

/// MV-183: exchanged rewards cost 60 at the base, as a buy action.
#[test]
fn mv_183_buying_back() {
    let mut play = Play::deal("exchanged rw_16\np1 credits 60");
    play.play("p1 stay\np1 buy reward rw_16");
    let merchant = play.merchant("p1");
    assert_eq!(
        (merchant.credits, merchant.dials[1], play.board().turn.n_buys),
        (0, 2, 1),
        "and does what it says"
    );
    let mut away = Play::deal("culture 3 TRP\nexchanged rw_16\np1 at TRP-A credits 60");
    away.play("p1 stay");
    assert_eq!(away.why_not("p1", "card rw_16"), Some(merchant_of_venus::Reason::WrongPlace));
}

/// MV-183, D-61: with the deck empty an exchanged card is taken, or 50 credits.
#[test]
fn mv_183_empty_deck() {
    let mut play = Play::deal(
        "p1 credits 0\np1 technologies jammer fuzzy_dice\np1 missions ms_23\nexchanged rw_12 rw_15\ndeck rewards_only",
    );
    play.play("p1 complete ms_23");
    assert_eq!(play.legal_of("p1"), ["keep rw_12", "keep rw_15"]);
    let mut none =
        Play::deal("p1 credits 0\np1 technologies jammer fuzzy_dice\np1 missions ms_23\ndeck rewards_only");
    none.play("p1 complete ms_23");
    assert_eq!(none.merchant("p1").credits, 50);
}
