//! MV-138 to MV-142: selling.

use super::n_goods;
use merchant_of_venus::Reason;
use merchant_of_venus::query::Refusal;
use merchant_of_venus::testing::Play;

fn at(culture: &str, more: &str) -> Play {
    let mut play = Play::deal(&format!("culture {culture}\np1 at TRP-A credits 0\n{more}"));
    play.play("p1 stay");
    play
}

/// MV-138: only cultures that are listed buy.
#[test]
fn mv_138_buyers() {
    let play = at("7 TRP", "p1 goods space_spice voil_silk");
    assert_eq!(play.offered("sell"), ["sell space_spice"]);
    assert_eq!(play.why_not("p1", "good voil_silk"), Some(Reason::Refused(Refusal::NotWanted)));
    assert_eq!(play.why_not("p1", "good mulch_wine"), Some(Reason::Refused(Refusal::NotAboard)));
}

/// MV-139: one good for each sell action.
#[test]
fn mv_139_one_at_a_time() {
    let mut play = at("7 TRP", "p1 goods space_spice space_spice");
    play.play("p1 sell space_spice");
    assert_eq!((n_goods(&play, "p1", "space_spice"), play.board().turn.n_sells), (1, 1));
}

/// MV-140: weak, active and strong markets pay 50, 80 and 110 for spice.
#[test]
fn mv_140_prices() {
    for (order, price) in [("0 1 2", 110), ("1 2 0", 80), ("2 0 1", 50)] {
        let mut play = at(&format!("7 TRP order {order}"), "p1 goods space_spice");
        play.play("p1 sell space_spice");
        assert_eq!(play.merchant("p1").credits, price, "order {order}");
    }
}

/// MV-141, D-45: an active market gets a good and does not move; the others move.
#[test]
fn mv_141_market_movement() {
    let mut active =
        at("7 TRP order 1 2 0", "p1 goods space_spice\np2 goods melf_pelts\nsupply melf_pelts 1");
    active.play("p1 sell space_spice");
    assert_eq!(
        (active.board().markets[6], active.board().supply[6], active.board().offers[6][6]),
        ([1, 2, 0], 0, 6)
    );
    let mut strong =
        at("7 TRP order 0 1 2", "p1 goods space_spice\np2 goods melf_pelts\nsupply melf_pelts 1");
    strong.play("p1 sell space_spice");
    assert_eq!((strong.board().markets[6], strong.board().supply[6]), ([1, 2, 0], 1));
}

/// MV-142: the good goes to the supply area of the culture that makes it.
#[test]
fn mv_142_back_to_the_supply_area() {
    let mut play = at("7 TRP", "p1 goods space_spice");
    assert_eq!(play.board().supply[2], 5);
    play.play("p1 sell space_spice");
    assert_eq!(play.board().supply[2], 6);
}
