//! NF-161 to NF-164: the end of a round.

use new_frontiers::testing::Play;
use new_frontiers::{Decision, Event};

const WITHOUT_PRODUCE: &str = "p2 select retreat_into_isolation
    p3 select trade_consume
    p1 select settle\np1 colonists\np2 colonists\np3 colonists";

fn table() -> Play {
    Play::deal("order p2 p3 p1")
}

/// NF-161: a credit is put on Produce when nobody has selected it, before the next round begins.
#[test]
fn nf_161_a_credit_on_produce_first() {
    let mut play = table();
    play.play(WITHOUT_PRODUCE);
    let last: Vec<_> = play.events().iter().rev().take(2).rev().collect();
    assert_eq!(last, [&Event::CreditOnProduce(1), &Event::RoundBegan(2)]);
    play.play("p2 select produce\np3 select retreat_into_isolation\np1 select trade_consume");
    assert!(!play.events().iter().any(|event| matches!(event, Event::CreditOnProduce(_))));
}

/// NF-161: when the game ends no credit is put there any more.
#[test]
fn nf_161_not_in_the_last_round() {
    let mut play = Play::deal("order p2 p3 p1\nsupply vp 1");
    play.play(WITHOUT_PRODUCE);
    assert_eq!(play.asked(), None);
    assert_eq!(play.board().produce_credits, 0);
}

/// NF-162: all seven tiles can be selected again.
#[test]
fn nf_162_all_tiles_become_available() {
    let mut play = table();
    let all = play.legal_of("p2");
    assert_eq!(all.len(), 7);
    play.play("p2 select retreat_into_isolation\np3 select trade_consume");
    assert_eq!(play.legal_of("p1").len(), 5);
    play.play("p1 select produce");
    assert_eq!(play.legal_of("p2"), all);
    assert!(play.board().selected.iter().all(Option::is_none));
}

/// NF-163: the order of the discs stays as it was, and none of them has selected.
#[test]
fn nf_163_the_order_stays() {
    let mut play = table();
    for _ in 0..3 {
        play.play(WITHOUT_PRODUCE);
        assert_eq!(play.order(), "p2 p3 p1");
        assert_eq!(play.board().n_selected, 0);
    }
}

/// NF-164: the next round begins with the start player.
#[test]
fn nf_164_the_start_player_selects_next() {
    let mut play = table();
    play.play(WITHOUT_PRODUCE);
    assert_eq!(play.decision(), Some(Decision::Select));
    assert_eq!(play.asked().as_deref(), Some("p2"));
    assert_eq!(play.board().round, 2);
}
