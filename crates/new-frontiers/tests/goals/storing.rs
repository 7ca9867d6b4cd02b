//! NFG-021, NFG-022: goods are stored for Stockpile Resources and credits for Trade Taxes.

use super::{BAG, EIGHT, laden, stockpile, stored_worlds};
use engine::Index;
use new_frontiers::cards::{Pack, PackRef};
use new_frontiers::ids::Kind;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event};

fn goods(play: &Play, seat: &str) -> [u8; 4] {
    stockpile(play, seat).goods
}

/// NFG-021: after Produce, the selector first, everybody may store any goods they have, old and new ones.
#[test]
fn nfg_021_goods_old_and_new() {
    let mut play = Play::deal(
        "seats 3
         p1 colonies spice_world* iron_hills
         p2 colonies comet_zone swarm_nest*
         p3 colonies cradle_seas*
         goals open stockpile_resources",
    );
    play.play("p1 select trade_consume\np1 pass\np2 pass\np3 pass");
    play.play("p2 select produce");
    let mut n = 0;
    for (seat, legal) in [
        ("p2", vec!["store good comet_zone", "store good swarm_nest", "done"]),
        ("p3", vec!["store good cradle_seas", "done"]),
        ("p1", vec!["store good spice_world", "store good iron_hills", "done"]),
    ] {
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::StoreGoods)));
        let mut found = play.legal_of(seat);
        found.sort();
        let mut legal: Vec<_> = legal.into_iter().map(str::to_owned).collect();
        legal.sort();
        assert_eq!(found, legal);
        n += 1;
        match n {
            1 => play.play("p2 store good swarm_nest\np2 store good comet_zone"),
            2 => play.play("p3 done"),
            _ => play.play("p1 store good spice_world\np1 done"),
        };
    }
    assert_eq!(["p1", "p2", "p3"].map(|seat| goods(&play, seat)), [[1, 0, 0, 0], [0, 1, 1, 0], [0; 4]]);
    assert_eq!(
        (laden(&play, "p1"), laden(&play, "p3")),
        (vec!["iron_hills".into()], vec!["cradle_seas".into()])
    );
    assert!(laden(&play, "p2").is_empty(), "all of them");
    assert_eq!(play.decision(), Some(Decision::Select));
}

/// NFG-021, R5: goods are stored when all have produced and the most of a kind has been rewarded.
#[test]
fn nfg_021_after_everybody_has_produced() {
    let mut play = Play::deal(
        "seats 3
         p1 developments mining_conglomerate
         p1 colonies iron_hills comet_zone
         p3 colonies glass_desert
         goals open stockpile_resources",
    );
    play.play("p1 select produce");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::StoreGoods)));
    assert_eq!((laden(&play, "p3"), play.empire("p1").credits), (vec!["glass_desert".into()], 1 + 2));
    play.play("p1 store good iron_hills\np1 store good comet_zone\np3 done");
    assert_eq!(play.empire("p1").credits, 3);
}

/// NFG-021: stored goods leave the colony, which may produce again, and do not go back to the supply.
#[test]
fn nfg_021_stored_goods_do_not_go_back() {
    let mut play = Play::deal("seats 3\np1 colonies iron_hills*\ngoals open stockpile_resources");
    let supply = play.board().goods[Kind::Rare.at()];
    play.play("p1 select produce\np1 store good iron_hills");
    assert_eq!((goods(&play, "p1"), play.board().goods[Kind::Rare.at()]), ([0, 1, 0, 0], supply));
    play.play("p2 select develop\np2 pass\np3 select trade_consume");
    play.play("p1 select produce");
    assert_eq!(laden(&play, "p1"), ["iron_hills"]);
    assert_eq!(play.board().goods[Kind::Rare.at()], supply - 1);
}

/// NFG-021, NF-071: the good on the joker can never be sold, but it can be stored, as the kind it was made.
#[test]
fn nfg_021_the_good_on_the_joker() {
    let mut play =
        Play::deal("seats 3\np1 colonies alien_oort_cloud_refinery*genes\ngoals open stockpile_resources");
    play.play("p1 select produce\np1 store good alien_oort_cloud_refinery");
    assert_eq!((goods(&play, "p1"), play.empire("p1").joker_good), ([0, 0, 1, 0], None));
}

/// NFG-022: of the credits of a sale any number may be stored, or none; the price with all Trade powers is
/// what was received.
#[test]
fn nfg_022_credits_of_a_sale() {
    let dealt = || {
        let mut play = Play::deal(
            "seats 3\np1 credits 5\np1 developments export_duties\np1 colonies swarm_nest*\ngoals open trade_taxes",
        );
        play.play("p1 select trade_consume\np1 sell swarm_nest");
        assert_eq!(
            play.decision(),
            Some(Decision::StoreCredits(5)),
            "3, and 1 each for Old Earth and Duties"
        );
        play
    };
    let mut play = dealt();
    assert_eq!(
        play.legal_of("p1"),
        [
            "store credits 1",
            "store credits 2",
            "store credits 3",
            "store credits 4",
            "store credits 5",
            "pass"
        ]
    );
    play.play("p1 pass");
    assert_eq!((stockpile(&play, "p1").credits, play.empire("p1").credits), (0, 10));
    for n in 1..=5 {
        let mut play = dealt();
        play.play(&format!("p1 store credits {n}"));
        assert_eq!((stockpile(&play, "p1").credits, play.empire("p1").credits), (n, 10 - u16::from(n)));
        assert_eq!(play.events()[0], Event::StoredCredits(seat_of("p1"), n));
    }
}

/// NFG-022: each sale counts, also that of Trade League in Consume, and that of every player.
#[test]
fn nfg_022_from_each_sale() {
    let mut play = Play::deal(
        "seats 3
         p1 home barnard_foundries
         p1 developments trade_league
         p1 colonies iron_hills* comet_zone*
         p3 colonies spice_world*
         goals open trade_taxes",
    );
    play.play("p1 select trade_consume\np1 sell iron_hills\np1 store credits 3");
    assert_eq!(play.decision(), Some(Decision::SellMore));
    play.play("p1 sell comet_zone");
    assert_eq!(play.decision(), Some(Decision::StoreCredits(2)), "the base price");
    play.play("p1 store credits 1\np3 sell spice_world\np3 store credits 4");
    assert_eq!((stockpile(&play, "p1").credits, play.empire("p1").credits), (4, 1));
    assert_eq!(
        (stockpile(&play, "p3").credits, play.empire("p3").credits),
        (4, 0),
        "1, 2 and 1 of Old Earth"
    );
}

/// NFG-018, NFG-021, NFG-022: the goal in the pack says when and how much may be stored, so a pack may change it.
#[test]
fn nfg_018_the_goal_says_when_and_how_much() {
    let text = r#"
[[goal]]
id = "exploration"
store_after = ["explore"]
store_per_action = 2

[[goal]]
id = "stockpile_resources"
store_per_action = 1

[[goal]]
id = "trade_taxes"
store_per_action = 2
"#;
    let pack = PackRef::new(Pack::with("mine.toml", text).expect("a good override"));
    let open = "goals open exploration stockpile_resources trade_taxes";
    let mut play = Play::deal_with(pack, &format!("seats 3\n{BAG}\np1 explored {EIGHT}\n{open}"));
    play.play(
        "p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take new_vinland\np1 take swarm_nest",
    );
    play.play("p1 store world cradle_seas\np1 store world comet_zone");
    assert_eq!(stored_worlds(&play, "p1").len(), 2);

    let robots = "p1 developments terraforming_robots\np1 colonists 1 credits 9";
    let mut play = Play::deal_with(pack, &format!("seats 3\n{BAG}\n{robots}\np1 explored {EIGHT}\n{open}"));
    play.play("p1 select settle\np1 settle orbital_gardens\np2 colonists\np3 colonists");
    assert!(play.legal_of("p1").iter().all(|action| action.starts_with("return ")), "not after Settle");

    let mut play = Play::deal_with(pack, &format!("seats 3\np1 colonies swarm_nest* iron_hills*\n{open}"));
    play.play("p1 select produce\np1 store good iron_hills");
    assert_eq!(play.decision(), Some(Decision::Select), "one good at a time");
    play.play("p2 select trade_consume\np1 sell swarm_nest");
    assert_eq!(play.decision(), Some(Decision::StoreCredits(2)));
}
