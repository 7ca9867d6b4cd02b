//! NF-126 to NF-136: Produce.

use new_frontiers::cards::{Colour, Pack};
use new_frontiers::ids::{Home, Kind, World};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Reason};

/// A round in which p1, p2 and p3 select in this order and nobody selects Produce.
const IDLE_ROUND: &str = "p1 select retreat_into_isolation
    p2 select trade_consume
    p3 select settle\np3 colonists\np1 colonists\np2 colonists";

/// NF-126: every empty production colony of every player gets a good of its own kind from the supply.
#[test]
fn nf_126_each_empty_production_colony_gets_a_good() {
    let mut play = Play::deal(
        "p1 colonies artist_settlement comet_zone swarm_nest
         p2 home barnard_foundries
         p2 colonies alien_seed_reactor
         p3 colonies iron_hills* spice_world",
    );
    play.play("p1 select produce");
    let of_p1 = ["swarm_nest*genes", "artist_settlement*novelty", "comet_zone*rare", "home"];
    assert_eq!(play.colonies("p1"), of_p1, "military ones produce too");
    assert_eq!(play.colonies("p2"), ["alien_seed_reactor*alientech", "home*rare"]);
    assert_eq!(play.colonies("p3"), ["spice_world*novelty", "iron_hills*rare", "home"]);
    assert_eq!(play.board().goods, [19 - 2, 17 - 3, 13 - 1, 11 - 1]);
}

/// NF-126: windfall colonies do not produce without a power.
#[test]
fn nf_126_windfall_colonies_stay_empty() {
    let mut play = Play::deal("p2 colonies shattered_moon cradle_seas\np3 home gliese_gene_vault");
    play.play("p1 select produce");
    assert_eq!(play.colonies("p2"), ["shattered_moon", "cradle_seas", "home"]);
    assert_eq!(play.colonies("p3"), ["home"]);
}

/// NF-127: the selector alone takes all credits from the tile.
#[test]
fn nf_127_the_selector_takes_the_credits_on_the_tile() {
    let mut play = Play::deal("supply produce 3\norder p2 p1 p3\np2 credits 1");
    play.play("p2 select produce");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).credits), [0, 4, 0]);
    assert_eq!(play.board().produce_credits, 0);
}

/// NF-128: the selector chooses one empty windfall colony; it gets a good of its colour, the others nothing.
#[test]
fn nf_128_the_selector_produces_on_one_windfall_colony() {
    let mut play = Play::deal(
        "p1 home gliese_gene_vault
         p1 colonies shattered_moon devolved_uplift_race* artist_settlement
         p2 colonies cradle_seas",
    );
    play.play("p1 select produce");
    assert_eq!(play.decision(), Some(Decision::Windfall));
    assert_eq!(play.legal_of("p1"), ["produce shattered_moon", "produce home"], "not the full one; no pass");
    for full_or_fixed in ["devolved_uplift_race", "artist_settlement"] {
        let reason = play.why_not("p1", &format!("colony {full_or_fixed}"));
        assert_eq!(reason, Some(Reason::DoesNotFit));
    }
    play.play("p1 produce home");
    let after = ["devolved_uplift_race*novelty", "artist_settlement*novelty", "shattered_moon", "home*genes"];
    assert_eq!(play.colonies("p1"), after);
    assert_eq!(play.colonies("p2"), ["cradle_seas", "home"], "not for those who did not select");
    assert_eq!(play.decision(), Some(Decision::Select));
}

/// NF-128: with a single empty windfall colony there is nothing to choose.
#[test]
fn nf_128_a_single_windfall_colony_is_served_without_asking() {
    let mut play = Play::deal("p1 colonies shattered_moon cradle_seas*");
    play.play("p1 select produce");
    assert_eq!(play.colonies("p1"), ["shattered_moon*rare", "cradle_seas*genes", "home"]);
    assert_eq!(play.decision(), Some(Decision::Select));
}

/// NF-129: a colony that holds a good gets no second one.
#[test]
fn nf_129_a_colony_holds_one_good_at_most() {
    let mut play = Play::deal("p1 colonies iron_hills* shattered_moon*\np2 colonies comet_zone*");
    let before = *play.board();
    play.play("p1 select produce");
    assert_eq!(play.board().goods, before.goods);
    assert_eq!(play.colonies("p1"), ["shattered_moon*rare", "iron_hills*rare", "home"]);
    assert!(!play.events().iter().any(|event| matches!(event, Event::Produced(..))));
}

/// NF-130: grey colonies never get a good, not even by the selector's bonus.
#[test]
fn nf_130_grey_colonies_get_no_goods() {
    let mut play = Play::deal("p1 colonies festival_world rebel_citadel alien_rosetta_stone_world");
    play.play("p1 select produce");
    assert!(play.empire("p1").goods.is_empty());
    assert_eq!(play.board().goods, [19, 17, 13, 11]);
}

/// NF-131: a round without Produce leaves a credit on its tile, one more each time; a round with it does not.
#[test]
fn nf_131_an_unselected_produce_gathers_credits() {
    let mut play = Play::deal("");
    play.play(IDLE_ROUND);
    assert_eq!(play.board().produce_credits, 1);
    play.play(IDLE_ROUND);
    assert_eq!(play.board().produce_credits, 2);
    play.play("p1 select produce\np2 select retreat_into_isolation\np3 select trade_consume");
    assert_eq!(play.board().produce_credits, 0);
}

/// NFD-09: unselected in three rounds, selected in the fourth: 3 credits.
#[test]
fn nfd_09_three_rounds_without_produce() {
    let mut play = Play::deal("");
    for _ in 0..3 {
        play.play(IDLE_ROUND);
    }
    let before = play.empire("p1").credits;
    play.play("p1 select produce");
    assert_eq!(play.empire("p1").credits - before, 3);
}

/// NF-132, NFX-09: the Comet Zone pays when a good is put on it, and only then.
#[test]
fn nfx_09_comet_zone_pays_only_when_it_produces() {
    let mut empty = Play::deal("p1 colonies comet_zone gem_cutters_moon");
    empty.play("p1 select produce");
    assert_eq!(empty.empire("p1").credits, 2, "one each");
    let mut full = Play::deal("p1 colonies comet_zone* gem_cutters_moon*");
    full.play("p1 select produce");
    assert_eq!(full.empire("p1").credits, 0);
}

/// NF-133: goods put down in this action count, goods that lay there do not; at least one is needed.
#[test]
fn nf_133_only_goods_of_this_action_are_compared() {
    let mut play = Play::deal(
        "p1 developments mining_conglomerate
         p1 colonies iron_hills* comet_zone* rebel_ore_haulers* shattered_moon*
         p2 developments mining_conglomerate
         p2 colonies glass_desert",
    );
    play.play("p1 select produce");
    assert_eq!(play.empire("p1").credits, 0, "four goods, none of them new");
    assert_eq!(play.empire("p2").credits, 2);

    let mut fewer = Play::deal(
        "p1 developments mining_conglomerate
         p1 colonies iron_hills comet_zone* rebel_ore_haulers* shattered_moon*
         p2 developments mining_conglomerate
         p2 colonies glass_desert ring_quarry",
    );
    fewer.play("p1 select produce");
    assert_eq!(fewer.empire("p1").credits, 0, "one new good of four");
    assert_eq!(fewer.empire("p2").credits, 2, "two new goods");

    let mut none = Play::deal("p1 developments mining_conglomerate\np2 developments mining_conglomerate");
    none.play("p1 select produce");
    assert_eq!([none.empire("p1").credits, none.empire("p2").credits], [0, 0], "nobody produced any");
}

/// NF-133: tied players are rewarded; a player who is beaten is not, even by a later player without the tile.
#[test]
fn nf_133_nobody_may_have_produced_more() {
    let table = "p1 developments mining_conglomerate
         p1 colonies iron_hills
         p2 developments mining_conglomerate
         p2 colonies glass_desert";
    let mut tie = Play::deal(table);
    tie.play("p1 select produce");
    assert_eq!([tie.empire("p1").credits, tie.empire("p2").credits], [2, 2]);
    let mut beaten = Play::deal(&format!("{table}\np3 colonies imperium_foundry_world ring_quarry"));
    beaten.play("p1 select produce");
    assert_eq!([beaten.empire("p1").credits, beaten.empire("p2").credits], [0, 0]);
}

/// NF-133: a windfall good of the kind that is produced in the action counts as well.
#[test]
fn nf_133_windfall_goods_of_the_action_count() {
    let mut play = Play::deal(
        "p1 developments mining_conglomerate
         p1 colonies shattered_moon
         p2 colonies iron_hills",
    );
    play.play("p1 select produce");
    assert_eq!(play.empire("p1").credits, 2);
}

/// NF-134: the goods of each kind suffice for all worlds, all homes that can meet, and the joker.
#[test]
fn nf_134_goods_suffice_in_the_base_game() {
    let pack = Pack::standard();
    for kind in Kind::ALL {
        let colour = Colour::Kind(kind);
        let worlds = World::all().filter(|world| pack[*world].colour == colour).count();
        let jokers = World::all().filter(|world| pack[*world].colour == Colour::Joker).count();
        let mats = 1..=pack.limits.empire_mats;
        let homes = mats.filter(|mat| {
            Home::all().any(|home| pack[home].mat == *mat && pack[home].colony.colour == colour)
        });
        let most = worlds + jokers + homes.count().min(5);
        assert!(usize::from(pack[kind].count) >= most, "{kind}: {most} could be needed");
    }
}

/// NF-135: in a shortage the selector gets all goods first, production and windfall, then the others in order.
#[test]
fn nf_135_a_shortage_hits_later_players() {
    let mut play = Play::deal(
        "supply rare 1
         order p2 p3 p1
         p1 colonies comet_zone
         p3 colonies iron_hills",
    );
    play.play("p2 select produce");
    assert_eq!(play.colonies("p3"), ["iron_hills*rare", "home"]);
    assert_eq!(play.colonies("p1"), ["comet_zone", "home"]);
    assert_eq!(play.empire("p1").credits, 0, "nothing was produced on the Comet Zone");
    assert_eq!(play.board().goods[1], 0);

    let mut windfall = Play::deal("supply rare 1\np1 colonies glowing_belt\np2 colonies iron_hills");
    windfall.play("p1 select produce");
    assert_eq!(windfall.colonies("p1"), ["glowing_belt*rare", "home"]);
    assert_eq!(windfall.colonies("p2"), ["iron_hills", "home"]);
}

/// NF-128, NF-135: a windfall colony whose goods have run out cannot be chosen; with one other there is no choice.
#[test]
fn nf_135_no_windfall_good_of_a_kind_that_has_run_out() {
    let mut play = Play::deal("supply rare 0\np1 colonies shattered_moon cradle_seas travelling_carnival");
    play.play("p1 select produce");
    assert_eq!(play.legal_of("p1"), ["produce travelling_carnival", "produce cradle_seas"]);
    let mut play = Play::deal("supply rare 0\np1 colonies shattered_moon cradle_seas");
    play.play("p1 select produce");
    assert_eq!(play.decision(), Some(Decision::Select), "there is nothing to choose");
    assert_eq!(play.colonies("p1"), ["shattered_moon", "cradle_seas*genes", "home"]);
}

/// NF-136: with fewer goods than empty colonies of the kind the owner chooses, one after the other.
#[test]
fn nf_136_the_owner_chooses_which_colonies_produce() {
    let mut play = Play::deal(
        "supply rare 2
         p1 colonies iron_hills comet_zone glass_desert shattered_moon artist_settlement",
    );
    play.play("p1 select produce");
    assert_eq!(play.decision(), Some(Decision::ProduceShort(Kind::Rare)));
    let all = ["produce iron_hills", "produce glass_desert", "produce comet_zone"];
    assert_eq!(play.legal_of("p1"), all, "windfall colonies have no part in it");
    play.play("p1 produce comet_zone");
    assert_eq!(play.legal_of("p1"), all[..2]);
    play.play("p1 produce glass_desert");
    assert_eq!(play.decision(), Some(Decision::Select), "nothing is left for the windfall colony");
    let after = ["artist_settlement*novelty", "shattered_moon", "iron_hills", "glass_desert*rare"];
    assert_eq!(play.colonies("p1")[..4], after);
    assert_eq!(play.empire("p1").credits, 1, "for the Comet Zone");
}

/// NF-136: with exactly as many goods as colonies, or none at all, there is nothing to choose.
#[test]
fn nf_136_no_choice_without_need() {
    for supply in [0, 2] {
        let mut play = Play::deal(&format!("supply rare {supply}\np1 colonies iron_hills comet_zone"));
        play.play("p1 select produce");
        assert_eq!(play.decision(), Some(Decision::Select));
        assert_eq!(u16::from(play.empire("p1").goods.len()), supply);
        assert_eq!(play.asked(), Some(seat_of("p2").to_string()));
    }
}
