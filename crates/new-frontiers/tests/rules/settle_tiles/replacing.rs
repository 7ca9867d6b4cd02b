//! NF-115 to NF-125: Terraforming Engineers and the Doomed World replace one colony by another.

use new_frontiers::cards::{Pack, PackRef};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Reason};

fn replacements(play: &Play, seat: &str) -> Vec<String> {
    play.legal_of(seat).into_iter().filter(|line| line.starts_with("replace")).collect()
}

/// NF-115: Engineers replace a non-military colony by an explored non-military world of its kind, free of
/// charge.
#[test]
fn nf_115_engineers_replace_a_colony_free_of_charge() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 colonies iron_hills*
         p1 explored comet_zone",
    );
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "replace iron_hills with comet_zone"]);
    play.play("p1 replace iron_hills with comet_zone");
    assert_eq!(play.colonies("p1"), ["comet_zone", "home"]);
    assert!(play.explored("p1").is_empty());
    assert_eq!(play.empire("p1").credits, 0);
    assert_eq!(play.board().goods, [19, 17, 13, 11], "the good on the old colony is gone (ruling 2)");
}

/// NF-115: neither the old colony nor the new world may be military.
#[test]
fn nf_115_military_worlds_are_no_part_of_it() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 colonies rebel_ore_haulers iron_hills
         p1 explored rebel_arms_cache comet_zone",
    );
    play.play("p1 select settle");
    assert_eq!(replacements(&play, "p1"), ["replace iron_hills with comet_zone"]);
}

/// NF-115: once in an action, and nobody has to.
#[test]
fn nf_115_once_and_by_choice() {
    let table = "p1 developments terraforming_engineers
         p1 colonies iron_hills artist_settlement
         p1 explored comet_zone spice_world";
    let mut play = Play::deal(table);
    play.play("p1 select settle");
    assert_eq!(replacements(&play, "p1").len(), 2);
    play.play("p1 replace iron_hills with comet_zone");
    assert!(replacements(&play, "p1").is_empty(), "once");

    let mut play = Play::deal(table);
    play.play("p1 select settle\np1 colonists");
    assert_eq!(play.decision(), Some(Decision::SettleMore), "also after the main choice (ruling 4)");
    play.play("p1 done");
    assert_eq!(play.asked().as_deref(), Some("p2"));
    assert_eq!(play.colonies("p1"), ["artist_settlement", "iron_hills", "home"]);
}

/// NF-115: the home is a colony like any other (ruling 3); it is gone then, with its power and points.
#[test]
fn nf_115_engineers_may_replace_the_home() {
    let mut play = Play::deal(
        "p1 home barnard_foundries*
         p1 developments terraforming_engineers
         p1 explored comet_zone",
    );
    play.play("p1 select settle\np1 replace home with comet_zone");
    assert_eq!(play.colonies("p1"), ["comet_zone"]);
    assert_eq!(play.empire("p1").home, None);
    assert_eq!(new_frontiers::score::sheet(play.board(), seat_of("p1")).colonies, 2);
    assert_eq!(play.board().goods[1], 17, "its good went to the supply");
    assert_eq!(play.empire("p1").colonists, 1, "the colonist of the home lives on the new colony");
}

/// NF-116: the kind must be the same; windfall and production worlds of a kind are one kind.
#[test]
fn nf_116_the_kind_must_be_the_same() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 home doomed_world
         p1 colonies shattered_moon artist_settlement
         p1 explored iron_hills cradle_seas silent_alien_terraces travelling_carnival",
    );
    play.play("p1 select settle");
    let of_engineers: Vec<_> =
        replacements(&play, "p1").into_iter().filter(|line| !line.contains(" home ")).collect();
    let same =
        ["replace artist_settlement with travelling_carnival", "replace shattered_moon with iron_hills"];
    assert_eq!(of_engineers, same);
}

/// NF-116: for this power, and this power only, grey is a kind too.
#[test]
fn nf_116_grey_counts_as_a_kind_here() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 explored festival_world alien_rosetta_stone_world imperium_throne_world spice_world comet_zone",
    );
    play.play("p1 select settle");
    let grey = ["alien_rosetta_stone_world", "festival_world", "imperium_throne_world"];
    // The home costs 3, so the Throne World, at 6 with two colonists, is just within reach.
    assert_eq!(replacements(&play, "p1"), grey.map(|world| format!("replace home with {world}")));
}

/// NF-117, NFD-12: from printed cost 2 the costs 2 to 5 are allowed, 1 and 6 are not; discounts play no part.
#[test]
fn nfd_12_costs_from_two() {
    let mut play = Play::deal(
        "p1 colonists 3
         p1 developments terraforming_engineers prefab_habitats
         p1 home alpha_centauri
         p1 colonies swarm_nest glass_desert
         p1 explored shattered_moon iron_hills comet_zone imperium_foundry_world imperium_shipyards ring_quarry",
    );
    play.play("p1 select settle");
    let fits = |old: &str| {
        ["iron_hills", "comet_zone", "imperium_foundry_world", "imperium_shipyards"]
            .map(|new| format!("replace {old} with {new}"))
    };
    let expected: Vec<_> = fits("glass_desert").into_iter().chain(fits("home")).collect();
    assert_eq!(replacements(&play, "p1"), expected);
}

/// NF-117: the printed costs are compared, regardless of discounts.
#[test]
fn nf_117_discounts_play_no_part_in_the_comparison() {
    let mut play = Play::deal(
        "p1 colonists 3
         p1 developments terraforming_engineers prefab_habitats
         p1 colonies glass_desert comet_zone
         p1 explored ring_quarry iron_hills",
    );
    play.play("p1 select settle");
    // With both discounts the Quarry would cost 4, and the Iron Hills as much as the Comet Zone.
    let fits = ["replace glass_desert with iron_hills", "replace comet_zone with ring_quarry"];
    assert_eq!(replacements(&play, "p1"), fits);
}

/// NF-118: a replacement is not settling: it triggers nothing and is independent of the main choice.
#[test]
fn nf_118_a_replacement_is_no_settling() {
    let mut play = Play::deal(
        "p1 credits 1
         p1 developments terraforming_engineers terraforming_robots frontier_settlers
         p1 home terraforming_vanguard
         p1 colonies iron_hills
         p1 explored comet_zone artist_settlement
         bag spice_world",
    );
    play.play("p1 select settle\np1 replace iron_hills with comet_zone");
    let (p1, new) = (seat_of("p1"), play.empire("p1").settled.iter().next().expect("a colony"));
    assert_eq!(play.events().last(), Some(&Event::Replaced(p1, old(), new)), "nothing follows");
    assert_eq!(play.bag(), ["spice_world"]);
    assert_eq!((play.empire("p1").credits, play.empire("p1").colonists), (1, 1));
    assert_eq!(play.legal_of("p1"), ["colonists", "settle artist_settlement"], "the choice is still open");
}

fn old() -> new_frontiers::Colony {
    new_frontiers::Colony::from_id("iron_hills").expect("a colony")
}

/// NF-118: it does not use up the second world of Improved Logistics, nor is it one of the two.
#[test]
fn nf_118_it_comes_on_top_of_settling_twice() {
    let mut play = Play::deal(
        "p1 credits 9 colonists 9
         p1 developments terraforming_engineers improved_logistics
         p1 colonies iron_hills
         p1 explored comet_zone artist_settlement spice_world",
    );
    play.play(
        "p1 select settle
         p1 settle artist_settlement
         p1 replace iron_hills with comet_zone
         p1 settle spice_world",
    );
    assert_eq!(play.colonies("p1"), ["artist_settlement", "spice_world", "comet_zone", "home"]);
}

/// NF-118: the powers of the new colony do not work until the action is over, like those of a settled one.
#[test]
fn nf_118_powers_of_the_new_colony_cannot_be_combined_with_it() {
    let mut play = Play::deal(
        "p1 credits 2
         p1 developments terraforming_engineers
         p1 colonies iron_hills
         p1 explored glass_desert comet_zone",
    );
    play.play("p1 select settle\np1 replace iron_hills with glass_desert");
    assert!(!play.offers("p1 settle comet_zone"), "the Glass Desert would make it cost 2");
}

/// NF-119: a world settled in this action cannot be replaced in it.
#[test]
fn nf_119_not_a_world_settled_in_the_same_action() {
    let mut play = Play::deal(
        "p1 credits 3
         p1 developments terraforming_engineers
         p1 colonies glass_desert
         p1 explored comet_zone iron_hills imperium_foundry_world
         p1 colonists 3",
    );
    play.play("p1 select settle\np1 settle iron_hills");
    let left = ["comet_zone", "imperium_foundry_world"].map(|new| format!("replace glass_desert with {new}"));
    assert_eq!(replacements(&play, "p1"), left, "the Iron Hills have just been settled");
}

/// NF-119: neither can a world that has just replaced another (ruling R1).
#[test]
fn nf_119_not_a_world_that_has_just_replaced_another() {
    let mut play = Play::deal(
        "p1 home doomed_world
         p1 developments terraforming_engineers
         p1 explored artist_settlement spice_world",
    );
    play.play("p1 select settle\np1 replace home with artist_settlement");
    assert!(replacements(&play, "p1").is_empty());
}

/// NF-115, NF-125: if both powers could do it, the Doomed World uses its own, and the Engineers can still replace
/// another colony (ruling R2).
#[test]
fn nf_125_the_doomed_world_does_not_use_the_engineers_up() {
    let mut play = Play::deal(
        "p1 home doomed_world
         p1 developments terraforming_engineers
         p1 colonies iron_hills
         p1 explored festival_world comet_zone",
    );
    play.play("p1 select settle\np1 replace home with festival_world");
    assert_eq!(replacements(&play, "p1"), ["replace iron_hills with comet_zone"]);
}

/// NF-120: a windfall world put in as a replacement gets its good at once, a production world does not.
#[test]
fn nf_120_a_windfall_replacement_gets_its_good() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 colonies iron_hills
         p1 explored glowing_belt",
    );
    play.play("p1 select settle\np1 replace iron_hills with glowing_belt");
    assert_eq!(play.colonies("p1"), ["glowing_belt*rare", "home"]);
    assert_eq!(play.board().goods, [19, 16, 13, 11]);
}

/// NF-121: nobody can draw the old world in this Settle; after it the world is in the bag again.
#[test]
fn nf_121_the_old_world_returns_when_everybody_is_done() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 colonies iron_hills
         p1 explored comet_zone
         p2 credits 1 colonists 1
         p2 developments terraforming_robots
         p2 explored artist_settlement
         bag",
    );
    play.play("p1 select settle\np1 replace iron_hills with comet_zone\np1 colonists");
    assert!(play.bag().is_empty());
    play.play("p2 settle artist_settlement");
    assert!(play.explored("p2").is_empty(), "nothing to draw");
    play.play("p3 colonists");
    assert_eq!(play.bag(), ["iron_hills"]);
    assert!(play.board().leaving.is_empty());
}

/// NF-122: the new colony is one of the player's own explored worlds, for Engineers and Doomed World alike.
#[test]
fn nf_122_only_own_explored_worlds() {
    let mut play = Play::deal(
        "p1 developments terraforming_engineers
         p1 home doomed_world
         p1 colonies iron_hills
         p2 explored comet_zone festival_world",
    );
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists"]);
}

/// NF-123, NFD-13: from one colonist to two, the missing one comes from the mat or it cannot be done.
#[test]
fn nfd_13_a_missing_colonist_comes_from_the_mat() {
    for (colonists, offered) in [(0, false), (1, true)] {
        let mut play = Play::deal(&format!(
            "order p2 p1 p3
             p1 colonists {colonists}
             p1 developments terraforming_engineers
             p1 colonies iron_hills
             p1 explored imperium_foundry_world"
        ));
        play.play("p2 select settle\np2 colonists");
        assert_eq!(play.offers("p1 replace iron_hills with imperium_foundry_world"), offered);
        if offered {
            play.play("p1 replace iron_hills with imperium_foundry_world");
            assert_eq!(play.empire("p1").colonists, 0);
        }
    }
}

/// NF-123: the same rule applies to the Doomed World.
#[test]
fn nf_123_the_doomed_world_needs_the_difference_too() {
    for (colonists, offered) in [(0, false), (1, true)] {
        let mut play = Play::deal(&format!(
            "order p2 p1 p3
             p1 home doomed_world colonists {colonists}
             p1 explored dream_studios"
        ));
        play.play("p2 select settle\np2 colonists");
        assert_eq!(play.offers("p1 replace home with dream_studios"), offered);
        if offered {
            play.play("p1 replace home with dream_studios");
            assert_eq!(play.empire("p1").colonists, 0);
        }
    }
}

/// NF-124, NFD-13: from two colonists to one, the spare one comes back to the mat. No pair of the standard
/// tiles shows it, so a world is changed.
#[test]
fn nf_124_a_spare_colonist_comes_back() {
    let text = "[[world]]\nid = \"imperium_shipyards\"\ncolonists = 1\n";
    let pack = PackRef::new(Pack::with("spare.toml", text).expect("a pack"));
    let mut play = Play::deal_with(
        pack,
        "p1 developments terraforming_engineers
         p1 colonies imperium_foundry_world
         p1 explored imperium_shipyards",
    );
    play.play("p1 select settle\np1 replace imperium_foundry_world with imperium_shipyards");
    assert_eq!(play.empire("p1").colonists, 1 + 1);
    assert_eq!(play.board().colonists, 33 - 1, "the supply gave the selector's colonist only");
}

/// NF-125: the Doomed World is replaced at cost 0 by a world of any kind or cost, but not by a military or an Alien
/// one.
#[test]
fn nf_125_the_doomed_world_gives_way_at_no_cost() {
    let mut play = Play::deal(
        "p1 home doomed_world
         p1 explored dream_studios cradle_seas swarm_nest alien_memory_core alien_rosetta_stone_world",
    );
    play.play("p1 select settle");
    assert_eq!(
        play.legal_of("p1"),
        ["colonists", "replace home with cradle_seas", "replace home with dream_studios"]
    );
    play.play("p1 replace home with cradle_seas");
    assert_eq!(play.colonies("p1"), ["cradle_seas*genes"]);
    assert_eq!(play.legal_of("p1"), ["colonists"], "the power went with the home");
    assert_eq!(new_frontiers::score::sheet(play.board(), seat_of("p1")).total(), 1, "not -1");
}

/// NF-125: other colonies have no such power.
#[test]
fn nf_125_no_other_home_gives_way() {
    let mut play = Play::deal("p1 home kepler_drift_fleet\np1 explored cradle_seas");
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists"]);
}

/// NF-125: after the replacement the home no longer exists for any later question.
#[test]
fn nf_125_a_home_that_was_replaced_can_still_be_asked_about() {
    let mut play = Play::deal(
        "p1 home doomed_world
         p1 colonies orbital_gardens* dream_studios*
         p1 explored cradle_seas",
    );
    play.play("p1 select settle\np1 replace home with cradle_seas\np1 colonists\np2 colonists\np3 colonists");
    play.play("p2 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Consume));
    assert_eq!(play.why_not("p1", "colony home"), Some(Reason::NoConsumePower));
}
