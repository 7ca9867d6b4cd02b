//! NF-155 to NF-160: Send Diplomatic Envoys.

use new_frontiers::effect::Gains;
use new_frontiers::ids::Tile;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Giver};

/// NF-155: the selector gets a point, and nobody executes an action.
#[test]
fn nf_155_a_point_and_no_action() {
    let mut play = Play::deal("seats 4\np1 credits 9 colonists 9\np1 explored iron_hills\np2 credits 9");
    let before = *play.board();
    play.play("p1 select send_diplomatic_envoys");
    let (p1, one) = (seat_of("p1"), Gains { vp: 1, ..Gains::default() });
    assert_eq!(
        play.events(),
        [
            Event::Selected(p1, Tile::Envoys),
            Event::Gained(p1, one, Giver::Tile(Tile::Envoys)),
            Event::MovedFirst(p1),
        ]
    );
    assert_eq!(play.decision(), Some(Decision::Select), "the next disc selects at once");
    assert_eq!(play.asked().as_deref(), Some("p2"));
    let mut expected = before.empires;
    expected[p1].vp += 1;
    assert_eq!(play.board().empires, expected);
    assert_eq!(play.board().vp_pool, before.vp_pool - 1);
}

/// NF-156: the selector's disc goes to the front; those it jumps over move back by one.
#[test]
fn nf_156_the_disc_moves_to_the_front() {
    let mut play = Play::deal("seats 5\norder p4 p2 p5 p1 p3");
    play.play(
        "p4 select retreat_into_isolation
         p2 select trade_consume
         p5 select produce
         p1 select send_diplomatic_envoys",
    );
    assert_eq!(play.order(), "p1 p4 p2 p5 p3");
}

/// NF-156: a player who is first stays first.
#[test]
fn nf_156_the_first_disc_stays_where_it_is() {
    let mut play = Play::deal("");
    play.play("p1 select send_diplomatic_envoys");
    assert_eq!(play.order(), "p1 p2 p3");
    assert_eq!(play.asked().as_deref(), Some("p2"));
}

/// NF-157: later actions of the round run in the new order, and so do the rounds that follow.
#[test]
fn nf_157_the_new_order_holds_at_once_and_later() {
    let mut play = Play::deal("seats 4");
    play.play("p1 select retreat_into_isolation\np2 select trade_consume\np3 select send_diplomatic_envoys");
    play.play("p4 select explore");
    assert_eq!(turns(&mut play), ["p4", "p3", "p1", "p2", "p4"], "p4's second world comes last");
    assert_eq!(play.board().round, 2);
    assert_eq!(play.order(), "p3 p1 p2 p4");
    assert_eq!(play.asked().as_deref(), Some("p3"), "and p3 begins the next round");
}

/// Takes the first world of the layout until Explore is over; returns who was asked.
fn turns(play: &mut Play) -> Vec<String> {
    let mut asked = Vec::new();
    while let Some(seat) = play.asked().filter(|_| play.decision() != Some(Decision::Select)) {
        let take = play.legal_of(&seat)[0].clone();
        play.play(&format!("{seat} {take}"));
        asked.push(seat);
    }
    asked
}

/// NF-158: nobody selects twice or loses a selection; those who have not selected keep their order.
#[test]
fn nf_158_everybody_still_selects_once() {
    let mut play = Play::deal("seats 5");
    let mut selectors = Vec::new();
    for tile in ["retreat_into_isolation", "send_diplomatic_envoys", "trade_consume", "produce"] {
        let seat = play.asked().expect("a selector");
        play.play(&format!("{seat} select {tile}"));
        selectors.push(seat);
    }
    assert_eq!(selectors, ["p1", "p2", "p3", "p4"]);
    assert_eq!(play.order(), "p2 p1 p3 p4 p5");
    assert_eq!(play.board().n_selected, 4);
    assert_eq!(play.asked().as_deref(), Some("p5"));
}

/// NF-159, NFX-12: with two players the disc that selected moves: A B A B becomes A A B B, and from the next
/// round on both select twice in a row.
#[test]
fn nfx_12_two_players() {
    let mut play = Play::deal("seats 2");
    assert_eq!(play.order(), "p1 p2 p1 p2");
    play.play(
        "p1 select retreat_into_isolation
         p2 select produce
         p1 select send_diplomatic_envoys",
    );
    assert_eq!(play.order(), "p1 p1 p2 p2");
    assert_eq!(play.asked().as_deref(), Some("p2"), "p2's second disc still selects");
    play.play("p2 select trade_consume");
    let mut selectors = Vec::new();
    for tile in ["retreat_into_isolation", "produce", "trade_consume", "send_diplomatic_envoys"] {
        let seat = play.asked().expect("a selector");
        play.play(&format!("{seat} select {tile}"));
        selectors.push(seat);
    }
    assert_eq!(selectors, ["p1", "p1", "p2", "p2"]);
    assert_eq!(play.order(), "p2 p1 p1 p2", "p2's second disc has jumped over three");
}

/// NF-159: the first disc of the second player goes in front of the first player's.
#[test]
fn nf_159_the_disc_that_selected_is_the_one_that_moves() {
    let mut play = Play::deal("seats 2");
    play.play("p1 select retreat_into_isolation\np2 select send_diplomatic_envoys");
    assert_eq!(play.order(), "p2 p1 p1 p2");
    assert_eq!(play.asked().as_deref(), Some("p1"), "the third disc");
}

/// NF-160: the last point of the pool, taken by this bonus, ends the game after the round.
#[test]
fn nf_160_the_last_point_ends_the_game() {
    for (pool, ends) in [(2, false), (1, true)] {
        let mut play = Play::deal(&format!("supply vp {pool}"));
        play.play("p1 select send_diplomatic_envoys");
        assert_eq!(play.board().ending.points, ends);
        play.play("p2 select retreat_into_isolation\np3 select produce");
        assert_eq!(play.asked().is_none(), ends);
    }
}

/// NFD-15: four players, the third picks Envoys: P3 P1 P2 P4; P4 selects last and its action runs
/// P4, P3, P1, P2.
#[test]
fn nfd_15_the_third_of_four_sends_envoys() {
    let mut play = Play::deal("seats 4");
    play.play("p1 select retreat_into_isolation\np2 select produce\np3 select send_diplomatic_envoys");
    assert_eq!(play.order(), "p3 p1 p2 p4");
    assert_eq!(play.asked().as_deref(), Some("p4"));
    play.play("p4 select settle\np4 colonists\np3 colonists\np1 colonists\np2 colonists");
    assert_eq!(play.board().round, 2);
}
