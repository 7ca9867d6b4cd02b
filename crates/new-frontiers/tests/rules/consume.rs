//! NF-144 to NF-154: Consume, and the pool of points running out.

use new_frontiers::testing::Play;
use new_frontiers::{Decision, Reason};

/// NF-144: a player who can use a Consume power must use it, again and again, until none can be used.
#[test]
fn nf_144_powers_must_be_used_until_none_can() {
    let mut play = Play::deal(
        "p1 home luyten_garrison
         p1 colonies orbital_gardens* dream_studios* iron_hills*",
    );
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Consume));
    assert_eq!(play.legal_of("p1"), ["consume orbital_gardens", "consume dream_studios"]);
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::MustConsume));
    play.play("p1 consume dream_studios\np1 spend iron_hills");
    // The Gardens are the last power: it is used without asking which power, on a good of the player's choice.
    assert_eq!(play.decision(), Some(Decision::Spend(1)));
    play.play("p1 spend dream_studios");
    assert_eq!(play.decision(), Some(Decision::Select), "each power once");
    assert_eq!(play.colonies("p1"), ["orbital_gardens*novelty", "iron_hills", "dream_studios", "home"]);
    assert_eq!(play.empire("p1").vp, 1 + 2 + 1);
}

/// NF-144: it ends when no good that is left fits an unused power.
#[test]
fn nf_144_it_ends_when_no_good_fits() {
    let mut play = Play::deal("p1 home luyten_garrison\np1 colonies travelling_carnival iron_hills*");
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Select), "the Carnival takes Novelty goods");
    assert_eq!(play.empire("p1").goods.len(), 1);
    assert_eq!(play.empire("p1").vp, 1);
}

/// NF-145: the order is free, even an order that leaves goods which another order would consume.
#[test]
fn nf_145_the_order_is_the_owners() {
    let table = "p1 home luyten_garrison
         p1 colonies travelling_carnival orbital_gardens artist_settlement* iron_hills*";
    let mut wasteful = Play::deal(table);
    wasteful.play(
        "p1 select trade_consume
         p1 pass
         p1 consume orbital_gardens
         p1 spend artist_settlement",
    );
    assert_eq!(wasteful.decision(), Some(Decision::Select));
    assert_eq!(wasteful.empire("p1").vp, 1 + 1);
    assert_eq!(wasteful.colonies("p1")[3..], ["iron_hills*rare", "home"], "left over");

    let mut thrifty = Play::deal(table);
    thrifty.play("p1 select trade_consume\np1 pass\np1 consume travelling_carnival");
    assert_eq!(thrifty.empire("p1").vp, 1 + 2 + 1, "then the Gardens take the other good");
    assert!(thrifty.empire("p1").goods.is_empty());
}

/// NF-146: without a Consume power goods stay where they are.
#[test]
fn nf_146_no_power_no_consumption() {
    let mut play = Play::deal(
        "p1 home luyten_garrison
         p1 colonies iron_hills* cradle_seas*
         p2 colonies orbital_gardens",
    );
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Select));
    assert_eq!(play.empire("p1").goods.len(), 2);
    assert_eq!(play.empire("p1").vp, 1, "the selector's bonus");
}

/// NF-146, NF-061: "Why not?" on a tile says whether it has no Consume power or cannot use it now.
#[test]
fn nf_146_the_reasons() {
    let mut play = Play::deal(
        "p1 home luyten_garrison
         p1 developments consumer_markets mining_league
         p1 colonies orbital_gardens dream_studios iron_hills* cradle_seas* shattered_moon*",
    );
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Consume));
    let why = |play: &Play, thing: &str| play.why_not("p1", thing);
    assert_eq!(why(&play, "colony iron_hills"), Some(Reason::NoConsumePower));
    assert_eq!(why(&play, "development genome_archive"), Some(Reason::NoConsumePower));
    assert_eq!(
        why(&play, "development consumer_markets"),
        Some(Reason::PowerCannotBeUsed),
        "no Novelty goods"
    );
    assert_eq!(why(&play, "development mining_league"), None);
    play.play("p1 consume orbital_gardens");
    assert_eq!(play.decision(), Some(Decision::Spend(1)));
    assert_eq!(why(&play, "colony dream_studios"), Some(Reason::NoGood));
    play.play("p1 spend iron_hills");
    assert_eq!(play.decision(), Some(Decision::Spend(1)), "the Studios are left; the League lacks a good");
    assert_eq!(why(&play, "colony iron_hills"), Some(Reason::NoGood));
    play.play("p1 spend cradle_seas");
    assert_eq!(play.decision(), Some(Decision::Select));
}

/// NF-147: a good for points, credits or a colonist; two goods for three points, never one and never four;
/// goods of a given kind only.
#[test]
fn nf_147_what_powers_take_and_give() {
    // Home and colonies of p1; then the points, credits, colonists and goods it has after consuming.
    let cases = [
        ("luyten_garrison", "new_vinland iron_hills*", [0, 2, 0, 0]),
        ("luyten_garrison", "emigrant_port iron_hills*", [0, 1, 1, 0]),
        ("luyten_garrison", "dream_studios iron_hills*", [2, 0, 0, 0]),
        ("vega_conservatory", "iron_hills*", [1, 1, 0, 0]),
        ("old_earth", "iron_hills*", [0, 0, 0, 1]),
        ("old_earth", "iron_hills* comet_zone*", [3, 0, 0, 0]),
        ("luyten_garrison", "galactic_news_hub* iron_hills* cradle_seas*", [0, 0, 0, 3]),
        ("luyten_garrison", "galactic_news_hub* artist_settlement* iron_hills*", [3, 0, 0, 1]),
        ("luyten_garrison", "uplift_miners_commune iron_hills* comet_zone*", [0, 0, 0, 2]),
        ("luyten_garrison", "uplift_miners_commune iron_hills* cradle_seas*", [3, 0, 0, 0]),
        ("luyten_garrison", "alien_obelisk* iron_hills*", [2, 0, 0, 1]),
    ];
    for (home, colonies, expected) in cases {
        let mut play = Play::deal(&format!("order p2 p1 p3\np1 home {home}\np1 colonies {colonies}"));
        play.play("p2 select trade_consume\np1 pass");
        assert_eq!(play.decision(), Some(Decision::Select), "{colonies}: nothing is left to choose");
        let p1 = play.empire("p1");
        let found = [p1.vp, p1.credits, u16::from(p1.colonists), u16::from(p1.goods.len())];
        assert_eq!(found, expected, "{home} {colonies}");
    }
}

/// NF-147: a power for any goods lets the owner choose them, one at a time; the rest stays.
#[test]
fn nf_147_the_owner_chooses_which_goods_go() {
    let mut play = Play::deal("p1 colonies iron_hills* cradle_seas* alien_curio_vault*");
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Spend(2)), "Old Earth takes two");
    assert_eq!(play.legal_of("p1"), ["spend iron_hills", "spend cradle_seas", "spend alien_curio_vault"]);
    play.play("p1 spend cradle_seas\np1 spend iron_hills");
    assert_eq!(play.colonies("p1")[2..], ["alien_curio_vault*alientech", "home"]);
    assert_eq!(play.empire("p1").vp, 1 + 3);
}

/// NF-148, NFX-11: "up to" takes all it can get, up to its number, and pays for each.
#[test]
fn nfx_11_up_to_takes_as_many_as_possible() {
    let novelty = ["artist_settlement*", "spice_world*", "orbital_gardens*", "imperium_survey_hq*"];
    for (n_goods, n_paid) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)] {
        let colonies = novelty[..n_goods].join(" ").replace("orbital_gardens*", "gem_cutters_moon*");
        let mut play = Play::deal(&format!(
            "order p2 p1 p3
             p1 home luyten_garrison
             p1 developments consumer_markets
             p1 colonies iron_hills* {colonies}"
        ));
        play.play("p2 select trade_consume\np1 pass");
        if n_goods > n_paid {
            assert_eq!(play.decision(), Some(Decision::Spend(3)), "it is open which, not how many");
            assert!(!play.offers("p1 pass") && !play.offers("p1 spend iron_hills"));
            play.play("p1 spend artist_settlement\np1 spend spice_world\np1 spend imperium_survey_hq");
        }
        assert_eq!(usize::from(play.empire("p1").vp), n_paid);
        assert_eq!(usize::from(play.empire("p1").goods.len()), 1 + n_goods - n_paid);
        assert_eq!(play.decision(), Some(Decision::Select));
    }
}

/// NF-148: for each good a point and a credit, where the power says so.
#[test]
fn nf_148_every_good_pays_the_whole_reward() {
    let mut play = Play::deal(
        "order p2 p1 p3
         p1 home luyten_garrison
         p1 developments imperium_arms_factory
         p1 colonies iron_hills* comet_zone*",
    );
    play.play("p2 select trade_consume\np1 pass");
    assert_eq!((play.empire("p1").vp, play.empire("p1").credits), (2, 2));
}

/// NF-148: goods of any kind, too, are paid for one by one.
#[test]
fn nf_148_goods_of_any_kind_pay_each() {
    let colonies = ["iron_hills*", "cradle_seas*", "spice_world*"];
    for (n_goods, n_paid) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let mut play = Play::deal(&format!(
            "order p2 p1 p3
             p1 home luyten_garrison
             p1 colonies festival_world {}",
            colonies[..n_goods].join(" ")
        ));
        play.play("p2 select trade_consume");
        if n_goods > 0 {
            play.play("p1 pass");
        }
        if n_goods > n_paid {
            assert_eq!(play.decision(), Some(Decision::Spend(2)));
            play.play("p1 spend iron_hills\np1 spend spice_world");
        }
        assert_eq!(usize::from(play.empire("p1").vp), n_paid, "{n_goods} goods");
        assert_eq!(play.decision(), Some(Decision::Select));
    }
}

/// NF-148: "up to so many different" takes one good of each kind there is.
#[test]
fn nf_148_up_to_different_takes_one_of_each_kind() {
    let mut play = Play::deal(
        "order p2 p1 p3
         p1 home luyten_garrison
         p1 developments galactic_exchange
         p1 colonies iron_hills* comet_zone* cradle_seas*",
    );
    play.play("p2 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Spend(2)));
    play.play("p1 spend comet_zone");
    assert_eq!(play.decision(), Some(Decision::Select), "the Genes good is no choice");
    assert_eq!(play.empire("p1").vp, 2);
    assert_eq!(play.colonies("p1"), ["iron_hills*rare", "cradle_seas", "comet_zone", "home"]);
}

/// NF-149: a point for every good consumed by other powers; goods that were sold do not count, and it
/// consumes none itself.
#[test]
fn nf_149_booming_economy_pays_for_each_good_consumed() {
    let mut play = Play::deal(
        "order p2 p1 p3
         p1 developments new_economy
         p1 colonies iron_hills* comet_zone* glass_desert*",
    );
    play.play("p2 select trade_consume\np1 sell comet_zone");
    assert_eq!(play.empire("p1").vp, 3 + 2, "Old Earth, then two goods");
    let mut idle = Play::deal("order p2 p1 p3\np1 developments new_economy\np1 colonies iron_hills*");
    idle.play("p2 select trade_consume\np1 pass");
    assert_eq!(idle.empire("p1").vp, 0);
    assert_eq!(idle.empire("p1").goods.len(), 1);
}

/// NF-149: it counts the goods of its owner in this action, not those of others or of earlier actions.
#[test]
fn nf_149_only_own_goods_of_this_action() {
    let mut play = Play::deal(
        "order p2 p1 p3
         p1 developments new_economy
         p1 colonies iron_hills* comet_zone*
         p2 colonies artist_settlement* spice_world*",
    );
    play.play("p2 select trade_consume\np2 pass\np1 pass");
    assert_eq!(play.empire("p1").vp, 5);
    play.play("p1 select retreat_into_isolation\np3 select send_diplomatic_envoys");
    play.play("p3 select trade_consume");
    assert_eq!(play.empire("p1").vp, 5, "nothing was consumed this time");
}

/// NF-150: the Salon adds a point to Booming Economy, even where no good is consumed; without it there is
/// none.
#[test]
fn nf_150_the_salon_adds_a_point() {
    let mut with = Play::deal("order p2 p1 p3\np1 developments new_economy galactic_salon");
    with.play("p2 select trade_consume");
    assert_eq!(with.empire("p1").vp, 1 + 1, "the Salon's own and the one more");
    let mut without =
        Play::deal("order p2 p1 p3\np1 developments new_economy\np2 developments galactic_salon");
    without.play("p2 select trade_consume");
    assert_eq!(without.empire("p1").vp, 0, "the Salon of another player does nothing for it");
}

/// NF-151: the Salon gives its point without a good, once in each Consume.
#[test]
fn nf_151_the_salon_needs_no_good() {
    let mut play = Play::deal("order p2 p1 p3\np1 developments galactic_salon\np1 colonies iron_hills*");
    play.play("p2 select trade_consume\np1 pass");
    assert_eq!(play.empire("p1").vp, 1);
    assert_eq!(play.empire("p1").goods.len(), 1);
}

/// NFX-10: the worked example: 2 credits and 8 points.
#[test]
fn nfx_10_consume_with_booming_economy() {
    let mut play = Play::deal(
        "order p2 p1 p3
         p1 home old_earth
         p1 developments new_economy galactic_salon
         p1 colonies new_vinland* iron_hills* cradle_seas*",
    );
    play.play(
        "p2 select trade_consume
         p1 pass
         p1 consume new_vinland
         p1 spend new_vinland
         p1 consume home",
    );
    assert_eq!(play.decision(), Some(Decision::Select), "the Salon, being the last, is used by itself");
    assert_eq!((play.empire("p1").credits, play.empire("p1").vp), (2, 8));
    assert!(play.empire("p1").goods.is_empty());
}

/// NF-152: Trade League may sell one more good while consuming: without the additions of Trade, and only if
/// its owner likes.
#[test]
fn nf_152_trade_league_may_sell_one_more() {
    let table = "order p2 p1 p3
         p1 home rebel_haven
         p1 developments trade_league
         p1 colonies iron_hills* cradle_seas* alien_curio_vault*";
    let mut play = Play::deal(table);
    play.play("p2 select trade_consume\np1 sell iron_hills");
    assert_eq!(play.empire("p1").credits, 2 + 1 + 1, "the first sale with both additions");
    assert_eq!(play.decision(), Some(Decision::SellMore));
    assert_eq!(play.legal_of("p1"), ["sell cradle_seas", "sell alien_curio_vault", "pass"]);
    play.play("p1 sell alien_curio_vault");
    assert_eq!(play.empire("p1").credits, 4 + 4, "the second at its printed price");
    assert_eq!(play.decision(), Some(Decision::Select), "once");

    let mut passed = Play::deal(table);
    passed.play("p2 select trade_consume\np1 pass\np1 pass");
    assert_eq!(passed.decision(), Some(Decision::Select));
    assert_eq!(passed.empire("p1").goods.len(), 3);
    assert_eq!(passed.empire("p1").credits, 0);
}

/// NF-152: mandatory powers must be used; the sale may come before, between or after them, and is not consumption.
#[test]
fn nf_152_the_sale_does_not_replace_consuming() {
    let table = "order p2 p1 p3
         p1 developments trade_league new_economy
         p1 colonies iron_hills* cradle_seas* alien_curio_vault*";
    let mut play = Play::deal(table);
    play.play("p2 select trade_consume\np1 pass");
    let first = ["consume home", "sell iron_hills", "sell cradle_seas", "sell alien_curio_vault"];
    assert_eq!(play.legal_of("p1"), first, "no pass: Old Earth can be used");
    play.play("p1 sell alien_curio_vault");
    assert_eq!(play.decision(), Some(Decision::Select), "Old Earth took the other two by itself");
    assert_eq!(play.empire("p1").vp, 3 + 2, "the good sold is not counted by Booming Economy");
    assert_eq!(play.empire("p1").credits, 4);
}

/// NF-153, NF-154, NFD-08: 2 points in the pool, 5 are earned: all 5 are paid, later ones too, and the game
/// ends with the round.
#[test]
fn nfd_08_an_empty_pool_still_pays() {
    let mut play = Play::deal(
        "supply vp 3
         p1 home luyten_garrison
         p1 developments diversified_economy
         p1 colonies artist_settlement* iron_hills* cradle_seas*
         p2 colonies comet_zone* glass_desert*",
    );
    play.play("p1 select trade_consume");
    assert_eq!(play.board().vp_pool, 2, "the selector has its point");
    assert!(!play.board().ending.is_near());
    play.play("p1 pass");
    assert_eq!(play.empire("p1").vp, 1 + 5);
    assert_eq!(play.board().vp_pool, 0);
    assert!(play.board().ending.points);
    play.play("p2 pass");
    assert_eq!(play.empire("p2").vp, 3, "later in the round points are paid in full");
    assert_eq!(play.decision(), Some(Decision::Select), "the round is played to its end");
    play.play("p2 select retreat_into_isolation\np3 select send_diplomatic_envoys");
    assert_eq!(play.empire("p3").vp, 1);
    assert_eq!(play.asked(), None, "and then it is over");
}

/// NF-154: taking the very last point ends the game; leaving one does not.
#[test]
fn nf_154_the_last_point_ends_the_game() {
    for (pool, ends) in [(5, false), (4, true)] {
        let mut play =
            Play::deal(&format!("order p2 p1 p3\nsupply vp {pool}\np1 colonies iron_hills* comet_zone*"));
        play.play("p2 select trade_consume\np1 pass");
        assert_eq!(play.board().vp_pool, pool - 1 - 3);
        assert_eq!(play.board().ending.points, ends, "pool {pool}");
    }
}
