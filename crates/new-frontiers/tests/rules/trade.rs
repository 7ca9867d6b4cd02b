//! NF-137 to NF-143: Trade.

use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Reason};

/// NF-137: the selector takes 1 point before anything else happens; the others take none.
#[test]
fn nf_137_the_selector_takes_a_point_first() {
    let mut play = Play::deal("order p2 p1 p3\np2 vp 4\np2 colonies iron_hills*");
    play.play("p2 select trade_consume");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).vp), [0, 5, 0]);
    assert_eq!(play.board().vp_pool, 35);
    assert_eq!(play.decision(), Some(Decision::Trade), "and only then is asked");
}

/// NF-138: each player trades and consumes in one turn, the selector first, then along the track.
#[test]
fn nf_138_both_parts_back_to_back_in_player_order() {
    let mut play = Play::deal(
        "order p2 p3 p1
         p1 home sirius_freeport
         p2 home sirius_freeport*
         p2 colonies iron_hills*
         p1 colonies comet_zone* glass_desert*
         p3 colonies spice_world*",
    );
    play.play("p2 select trade_consume\np2 sell iron_hills\np3 pass\np1 sell comet_zone");
    let turns: Vec<_> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Sold(seat, kind, _) => Some(format!("{seat} sold {kind}")),
            Event::Consumed(seat, source, n) => Some(format!("{seat} consumed {n} by {source}")),
            _ => None,
        })
        .collect();
    let expected = ["p2 sold rare", "p2 consumed 1 by home", "p1 sold rare", "p1 consumed 1 by home"];
    assert_eq!(turns, expected);
}

/// NF-138: what was sold is gone when Consume begins.
#[test]
fn nf_138_trade_comes_before_consume() {
    let table = "p1 colonies iron_hills* spice_world*";
    let mut sold = Play::deal(table);
    sold.play("p1 select trade_consume\np1 sell iron_hills");
    assert_eq!(sold.empire("p1").vp, 1, "one good is too few for Old Earth");
    let mut kept = Play::deal(table);
    kept.play("p1 select trade_consume\np1 pass");
    assert_eq!(kept.empire("p1").vp, 1 + 3);
}

/// NF-139: a player may sell any one good or none; no power is needed, and only one good can be sold.
#[test]
fn nf_139_each_player_may_sell_one_good() {
    let table = "p1 home barnard_foundries*\np1 colonies cradle_seas* artist_settlement";
    let mut play = Play::deal(table);
    play.play("p1 select trade_consume");
    assert_eq!(play.legal_of("p1"), ["sell cradle_seas", "sell home", "pass"]);
    assert_eq!(play.why_not("p1", "colony artist_settlement"), Some(Reason::NoGood));
    play.play("p1 sell cradle_seas");
    assert_eq!(play.decision(), Some(Decision::Select), "one good, then it is over");
    assert_eq!(play.colonies("p1"), ["artist_settlement", "cradle_seas", "home*rare"]);

    let mut passed = Play::deal(table);
    passed.play("p1 select trade_consume\np1 pass");
    assert_eq!(passed.empire("p1").credits, 0);
    assert_eq!(passed.empire("p1").goods.len(), 2);
}

/// NF-139: everybody may sell, not only the selector; a player who has no good is not asked.
#[test]
fn nf_139_not_only_the_selector_sells() {
    let mut play = Play::deal("p1 home luyten_garrison\np3 home luyten_garrison\np3 colonies iron_hills*");
    play.play("p1 select trade_consume");
    assert_eq!(play.asked().as_deref(), Some("p3"));
    play.play("p3 sell iron_hills");
    assert_eq!(play.empire("p3").credits, 2);
}

/// NF-140: blue 1, brown 2, green 3, yellow 4.
#[test]
fn nf_140_prices() {
    for (world, price) in
        [("artist_settlement", 1), ("iron_hills", 2), ("swarm_nest", 3), ("alien_seed_reactor", 4)]
    {
        let mut play = Play::deal(&format!("p1 home luyten_garrison\np1 colonies {world}*"));
        play.play(&format!("p1 select trade_consume\np1 sell {world}"));
        assert_eq!(play.empire("p1").credits, price, "{world}");
    }
}

/// NF-140, NF-073: the joker's good has the price of its kind, but it cannot be sold, so it is not offered.
#[test]
fn nf_140_the_good_of_the_refinery_is_never_sold() {
    let mut play = Play::deal(
        "p1 home luyten_garrison
         p1 colonies alien_oort_cloud_refinery*alientech iron_hills*",
    );
    play.play("p1 select trade_consume");
    assert_eq!(play.legal_of("p1"), ["sell iron_hills", "pass"]);
    assert_eq!(play.why_not("p1", "colony alien_oort_cloud_refinery"), Some(Reason::Untradable));
}

/// NF-141: Trade powers add up on the sale and pay nothing without one.
#[test]
fn nf_141_trade_powers_add_to_a_sale() {
    let table = "p1 developments trade_league export_duties\np1 colonies iron_hills*";
    let mut sold = Play::deal(table);
    sold.play("p1 select trade_consume\np1 sell iron_hills");
    assert_eq!(sold.empire("p1").credits, 2 + 3, "Old Earth, Trade League, Export Duties");
    let mut unsold = Play::deal("p1 developments export_duties\np1 colonies iron_hills*");
    unsold.play("p1 select trade_consume\np1 pass");
    assert_eq!(unsold.empire("p1").credits, 0);
    let mut without = Play::deal("p1 developments export_duties\np1 colonies iron_hills");
    without.play("p1 select trade_consume");
    assert_eq!(without.empire("p1").credits, 0);
}

/// NF-141: the powers of other players do not count.
#[test]
fn nf_141_only_own_powers_count() {
    let mut play =
        Play::deal("p1 home luyten_garrison\np1 colonies iron_hills*\np2 developments export_duties");
    play.play("p1 select trade_consume\np1 sell iron_hills");
    assert_eq!(play.empire("p1").credits, 2);
}

/// NF-142: Spice World pays more for Novelty goods only, from whichever colony they come.
#[test]
fn nf_142_some_powers_are_for_one_kind() {
    let table = "p1 home luyten_garrison\np1 colonies spice_world artist_settlement* iron_hills*";
    for (world, credits) in [("artist_settlement", 1 + 2), ("iron_hills", 2)] {
        let mut play = Play::deal(table);
        play.play(&format!("p1 select trade_consume\np1 sell {world}"));
        assert_eq!(play.empire("p1").credits, credits, "{world}");
    }
}

/// NF-143: sold and consumed goods lie in the supply again.
#[test]
fn nf_143_goods_go_back_to_the_supply() {
    let mut play = Play::deal("p1 colonies iron_hills* cradle_seas* alien_curio_vault*");
    assert_eq!(play.board().goods, [19, 16, 12, 10]);
    play.play("p1 select trade_consume\np1 sell alien_curio_vault");
    assert_eq!(play.board().goods, [19, 17, 13, 11], "one sold, two consumed by Old Earth");
    assert!(play.empire("p1").goods.is_empty());
    assert_eq!(play.asked(), Some(seat_of("p2").to_string()));
}
