//! NF-059 to NF-068: rules for all powers.

use new_frontiers::cards::{Pack, PackRef};
use new_frontiers::ids::{Development, Phase};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Options, Reason, score};

/// What p1 has after selecting `tile` with the development `own`, buying and settling whenever possible.
fn harvest(own: &str, tile: &str) -> [u16; 6] {
    let mut play = Play::deal(&format!(
        "seats 3
         p1 home barnard_foundries* credits 9 colonists 3
         p1 colonies comet_zone iron_hills* cradle_seas gem_cutters_moon
         p1 explored new_vinland
         {own}"
    ));
    let target = if own.contains("genome_archive") { "consumer_markets" } else { "genome_archive" };
    play.play(&format!("p1 select {tile}"));
    while play.decision() != Some(Decision::Select) {
        let seat = play.asked().expect("the game goes on");
        let wanted = [format!("develop {target}"), "settle new_vinland".to_owned()];
        let legal = play.legal_of(&seat);
        let line = wanted.into_iter().find(|line| legal.contains(line)).unwrap_or(legal[0].clone());
        play.play(&format!("{seat} {line}"));
    }
    let empire = play.empire("p1");
    let count = |n: u8| u16::from(n);
    [
        empire.credits,
        empire.vp,
        count(empire.colonists),
        count(empire.explored.len()),
        count(empire.goods.len()),
        count(empire.settled.len()),
    ]
}

/// NF-059: a power changes the action of its symbol and none of the others.
#[test]
fn nf_059_a_power_changes_its_own_action_alone() {
    let actions = [
        ("develop", &[Phase::Develop][..]),
        ("explore", &[Phase::Explore]),
        ("settle", &[Phase::Settle]),
        ("produce", &[Phase::Produce]),
        ("trade_consume", &[Phase::Trade, Phase::Consume]),
    ];
    let pack = Options::default().pack;
    for (tile, phases) in actions {
        let without = harvest("", tile);
        let mut n_changed = 0;
        for development in Development::all() {
            let with = harvest(&format!("p1 developments {development}"), tile);
            if pack[development].powers.iter().any(|power| phases.contains(&power.phase())) {
                n_changed += usize::from(with != without);
            } else {
                assert_eq!(with, without, "{development} has no power for {tile}");
            }
        }
        assert!(n_changed > 0, "some development is felt in {tile}");
    }
}

/// NF-060: a mandatory power is used, or the player cannot avoid it.
#[test]
fn nf_060_powers_must_be_used() {
    let bag = "bag comet_zone iron_hills glass_desert new_vinland spice_world swarm_nest militia_town gem_cutters_moon";
    let mut play = Play::deal(&format!("seats 3\n{bag}\np2 developments survey_team"));
    play.play("p1 select explore");
    let taken = [play.layout()[0].clone(), play.layout()[1].clone()];
    play.play(&format!("p1 take {}\np2 take {}", taken[0], taken[1]));
    assert_eq!(play.explored("p2").len(), 2, "the extra world is drawn unasked");

    let mut play = Play::deal("seats 3\np1 home sirius_freeport\np1 colonies new_vinland* iron_hills*");
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.legal_of("p1"), ["consume home", "consume new_vinland"], "there is no pass");
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::MustConsume));

    let mut play =
        Play::deal("seats 3\np2 developments genome_archive\np2 colonies cradle_seas deep_space_symbionts");
    play.play("p1 select produce");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Windfall)));
    assert_eq!(
        play.legal_of("p2"),
        ["produce cradle_seas", "produce deep_space_symbionts"],
        "there is no pass"
    );
}

/// NF-060: a power that says "may" can be declined.
#[test]
fn nf_060_may_powers_can_be_declined() {
    let mut play = Play::deal(
        "seats 3\np1 home barnard_foundries\np1 developments trade_league\np1 colonies iron_hills* comet_zone*",
    );
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.legal_of("p1"), ["sell iron_hills", "sell comet_zone", "pass"]);
    play.play("p1 pass");
    assert_eq!(play.empire("p1").goods.len(), 2);
    assert_eq!(play.asked().as_deref(), Some("p2"));

    let mut play = Play::deal(
        "seats 3\np1 credits 9 colonists 3\np1 developments improved_logistics\np1 explored iron_hills comet_zone",
    );
    play.play("p1 select settle\np1 settle iron_hills");
    assert_eq!(play.legal_of("p1"), ["done", "settle comet_zone"]);
    play.play("p1 done");
    assert_eq!(play.explored("p1"), ["comet_zone"]);

    let mut play = Play::deal("seats 3\np1 colonies imperium_depot*\np1 explored uplift_otter_clans");
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "discard imperium_depot for imperium_depot"]);
    play.play("p1 colonists");
    assert_eq!(play.colonies("p1"), ["imperium_depot*rare", "home"]);
}

/// NF-061: each Consume power is used once an action, and again in the next.
#[test]
fn nf_061_consume_powers_work_once_an_action() {
    let goods = "orbital_gardens* iron_hills* comet_zone*";
    let mut play = Play::deal(&format!("seats 3\np1 home barnard_foundries\np1 colonies {goods}"));
    play.play("p1 select trade_consume\np1 pass\np1 spend iron_hills");
    assert_eq!(
        (play.empire("p1").vp, play.empire("p1").goods.len()),
        (2, 2),
        "1 for selecting, 1 for a good"
    );
    play.play("p2 select retreat_into_isolation\np3 select produce");
    play.play("p1 select trade_consume\np1 pass\np1 spend comet_zone");
    assert_eq!((play.empire("p1").vp, play.empire("p1").goods.len()), (4, 3), "p3 let it produce twice more");
}

/// NFX-04: Designer Species consume two goods for their points, not four.
#[test]
fn nfx_04_consume_power_once() {
    let goods = "cradle_seas* deep_space_symbionts* designer_species* uplift_academy*";
    let mut play = Play::deal(&format!("seats 3\np1 home barnard_foundries\np1 colonies {goods}"));
    play.play("p1 select trade_consume\np1 pass");
    assert_eq!(play.decision(), Some(Decision::Spend(2)));
    play.play("p1 spend cradle_seas\np1 spend uplift_academy");
    assert_eq!(
        play.colonies("p1"),
        ["cradle_seas", "deep_space_symbionts*genes", "designer_species*genes", "uplift_academy", "home"]
    );
    assert_eq!(play.empire("p1").vp, 1 + 3);
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
}

/// NF-062: a power does not work in the action in which its tile arrived; it works from the next action on.
#[test]
fn nf_062_powers_sleep_in_the_action_of_their_arrival() {
    let mut play = Play::deal(
        "seats 3
         p1 credits 5 colonists 5
         p1 developments improved_logistics
         p1 explored imperium_shipyards uplift_otter_clans",
    );
    play.play("p1 select settle\np1 settle imperium_shipyards");
    assert_eq!(
        play.asked().as_deref(),
        Some("p2"),
        "strength 2 of the new colony does not serve the second world"
    );
    play.play(
        "p2 colonists\np3 colonists\np2 select retreat_into_isolation\np3 select produce\np1 select settle",
    );
    assert!(play.offers("p1 settle uplift_otter_clans"));

    let mut play = Play::deal("seats 3\np1 credits 9");
    play.play("p1 select develop\np1 develop galactic_federation");
    assert_eq!(play.empire("p1").credits, 1, "9 less 1 for selecting; its own discount comes too late");
    play.play("p2 select trade_consume\np3 select produce\np1 select develop\np1 develop contact_specialist");
    assert_eq!(play.empire("p1").credits, 0, "3 less 1 less 1");
}

/// NF-062: nor does a tile fire at its own purchase. No development of the standard tiles could, so one is changed.
#[test]
fn nf_062_a_development_does_not_trigger_itself() {
    let text = "[[development]]\nid = \"investment_credits\"\npowers = [\"after develop: gain 1 credit\"]\n";
    let pack = PackRef::new(Pack::with("trigger.toml", text).expect("a pack"));
    let mut play = Play::deal_with(pack, "seats 3\np1 credits 4");
    play.play("p1 select develop\np1 develop investment_credits");
    assert_eq!(play.empire("p1").credits, 4 - 2);
    play.play("p2 select trade_consume\np3 select produce\np1 select develop\np1 develop contact_specialist");
    assert_eq!(play.empire("p1").credits, 1, "it does at the next one");
}

/// NF-063: powers for one action add up.
#[test]
fn nf_063_powers_add_up() {
    let mut play =
        Play::deal("seats 3\np1 home procyon_technocracy credits 2\np1 developments investment_credits");
    play.play("p1 select develop\np1 develop drop_ships");
    assert_eq!(play.empire("p1").credits, 0, "5 less 1 less 1 less 1");

    let mut play = Play::deal(
        "seats 3\np1 home alpha_centauri colonists 1\np1 developments prefab_habitats\np1 colonies glass_desert\np1 explored comet_zone",
    );
    play.play("p1 select settle\np1 settle comet_zone");
    assert_eq!(play.empire("p1").credits, 0, "3 less 1 less 1 less 1");

    let strong = |home: &str| {
        let mut play = Play::deal(&format!(
            "seats 3\np1 home {home} colonists 1\np1 developments space_marines drop_ships\np1 explored rebel_home_fleet"
        ));
        play.play("p1 select settle");
        play.offers("p1 settle rebel_home_fleet")
    };
    assert!(strong("luyten_garrison"), "2 and 3 and 2 overcome 7");
    assert!(!strong("rebel_haven"), "2 and 3 and 1 do not");

    let mut play =
        Play::deal("seats 3\np1 home old_earth\np1 developments export_duties\np1 colonies spice_world*");
    play.play("p1 select trade_consume\np1 sell spice_world");
    assert_eq!(play.empire("p1").credits, 5, "1 and 1 and 1 and 2");
}

/// NF-064: a price never falls below 0.
#[test]
fn nf_064_no_price_below_nothing() {
    let mut play = Play::deal(
        "seats 3\np1 credits 4 colonists 1\np1 developments prefab_habitats\np1 explored devolved_uplift_race",
    );
    play.play("p1 select settle\np1 settle devolved_uplift_race");
    assert_eq!(play.empire("p1").credits, 4, "0 less 1 is 0");
    let own = "p1 home alpha_centauri credits 4\np1 developments prefab_habitats contact_specialist\np1 colonies glass_desert";
    let mut play = Play::deal(&format!("seats 3\n{own}\np1 explored rebel_ore_haulers"));
    play.play("p1 select settle\np1 settle rebel_ore_haulers for credits");
    assert_eq!(play.empire("p1").credits, 4, "2 less 1 less 1 less 1 less 1 is 0");
}

/// NF-065: a power that changes one rule leaves the others unchanged: also without a price, colonists are needed.
#[test]
fn nf_065_other_rules_stay_in_force() {
    let mut play = Play::deal(
        "seats 3\np2 credits 9\np2 developments contact_specialist\np2 explored rebel_outpost\np2 colonists 1",
    );
    play.play("p1 select settle\np1 colonists");
    assert_eq!(play.legal_of("p2"), ["colonists"], "Contact Specialist pays, but 2 colonists must land");
    assert_eq!(play.why_not("p2", "world rebel_outpost"), Some(Reason::TooFewColonists { need: 2, have: 1 }));
    let mut play = Play::deal(
        "seats 3\np1 credits 3\np1 developments investment_credits space_marines\np1 colonies alien_memory_core",
    );
    play.play("p1 select develop");
    assert!(!play.offers("p1 develop space_marines"), "a discount does not allow the same development twice");
}

/// NFX-05: a world made cheaper still needs its printed colonists, one or two.
#[test]
fn nfx_05_discount_does_not_waive_colonists() {
    let settle = |colonists: u8, world: &str| {
        let mut play = Play::deal(&format!(
            "seats 3\np2 home alpha_centauri credits 9 colonists {colonists}\np2 developments prefab_habitats\np2 explored {world}"
        ));
        play.play("p1 select settle\np1 colonists");
        if !play.offers(&format!("p2 settle {world}")) {
            return None;
        }
        play.play(&format!("p2 settle {world}"));
        Some((play.empire("p2").credits, play.empire("p2").colonists))
    };
    assert_eq!(settle(0, "shattered_moon"), None, "free of charge, not of colonists");
    assert_eq!(settle(1, "shattered_moon"), Some((9, 0)));
    assert_eq!(settle(1, "ring_quarry"), None);
    assert_eq!(settle(2, "ring_quarry"), Some((5, 0)), "6 less 1 less 1");
}

/// NF-066: a triggered power does nothing in an action without its trigger.
#[test]
fn nf_066_no_trigger_no_effect() {
    let own = "p1 home ross_collective credits 9\np1 developments frontier_settlers terraforming_robots\np1 colonies deep_space_symbionts";
    let mut play = Play::deal(&format!("seats 3\n{own}"));
    play.play("p1 select develop\np1 pass");
    assert_eq!(play.empire("p1").credits, 9, "nothing was developed");
    play.play("p2 select settle\np2 colonists\np3 colonists\np1 colonists");
    assert_eq!(play.empire("p1").colonists, 2, "nothing was settled");
    assert!(play.explored("p1").is_empty());

    let mut play = Play::deal(&format!("seats 3\n{own}"));
    play.play("p1 select develop\np1 develop space_marines");
    assert_eq!(play.empire("p1").credits, 9 - 1 + 2, "the trigger fires both");
}

/// NF-067: a trigger that happens twice in an action works twice.
#[test]
fn nf_067_two_triggers_fire_twice() {
    let mut play = Play::deal(
        "seats 3
         p1 home terraforming_vanguard credits 4 colonists 1
         p1 developments improved_logistics frontier_settlers
         p1 explored iron_hills glass_desert",
    );
    play.play("p1 select settle\np1 settle iron_hills\np1 settle glass_desert");
    let empire = play.empire("p1");
    assert_eq!((empire.credits, empire.colonists), (2, 2));
}

/// NFX-06: with Improved Logistics and Terraforming Robots two worlds settled are two worlds drawn.
#[test]
fn nfx_06_double_trigger() {
    let mut play = Play::deal(
        "seats 3
         p1 credits 4 colonists 2
         p1 developments improved_logistics terraforming_robots
         p1 explored iron_hills glass_desert",
    );
    play.play("p1 select settle\np1 settle iron_hills");
    assert_eq!(play.explored("p1").len(), 2, "one settled, one drawn");
    play.play("p1 settle glass_desert");
    assert_eq!(play.explored("p1").len(), 2);
    let drew = |event: &&Event| matches!(event, Event::Drew(seat, _) if *seat == seat_of("p1"));
    assert_eq!(play.events().iter().filter(drew).count(), 1);
    assert_eq!(play.board().bag.len(), 56);
}

/// NFX-06, NFX-10: tiles that an example of the rulebook owns together are in different stacks, so that they can
/// occur together in a later game.
#[test]
fn nfx_06_tiles_of_an_example_can_meet() {
    for pair in [["improved_logistics", "terraforming_robots"], ["new_economy", "galactic_salon"]] {
        let pair = pair.map(|id| Development::from_id(id).expect("a development"));
        let meet = (0..100).any(|seed| {
            let play = Play::set_up(3, &Options::default(), seed);
            pair.iter().all(|face| play.board().faces.has(*face))
        });
        assert!(meet, "{pair:?}");
    }
}

/// NFX-06: a table with both faces of a stack cannot be dealt, no matter who owns them.
#[test]
fn nfx_06_two_faces_of_a_stack_never_meet() {
    for second in ["p1 developments terraforming_robots", "p2 developments terraforming_robots"] {
        let table = format!("seats 3\np1 developments diversified_economy\n{second}");
        let dealt = std::panic::catch_unwind(|| Play::deal(&table));
        let said = dealt.err().and_then(|said| said.downcast::<String>().ok()).expect("it is refused");
        assert!(said.contains("two faces of one stack"), "{said}");
    }
}

/// NF-068: the home is a colony for everything: goods, powers, keywords, counts and points.
#[test]
fn nf_068_the_home_is_a_colony() {
    let mut play = Play::deal("seats 3\np1 home sirius_freeport");
    play.play("p1 select produce");
    assert_eq!(play.colonies("p1"), ["home*novelty"], "it produces");
    play.play("p2 select trade_consume");
    assert_eq!(
        (play.asked().as_deref(), play.legal_of("p1")),
        (Some("p1"), vec!["sell home".to_owned(), "pass".to_owned()])
    );
    play.play("p1 pass");
    assert_eq!(
        (play.colonies("p1"), play.empire("p1").vp),
        (vec!["home".to_owned()], 1),
        "its power consumes its good"
    );

    let scored = |lines: &str| {
        let play = Play::deal(&format!("seats 3\n{lines}"));
        score::sheet(play.board(), seat_of("p1")).scored_developments
    };
    assert_eq!(scored("p1 home imperium_marches\np1 developments imperium_lords"), 2, "an Imperium tile");
    assert_eq!(scored("p1 home barnard_foundries\np1 developments mining_league"), 2, "a rare colony");
    assert_eq!(scored("p1 home luyten_garrison\np1 developments military_industry"), 1, "a military colony");
    assert_eq!(scored("p1 home luyten_garrison\np1 developments new_galactic_order"), 3, "strength");

    let play = Play::deal("seats 3\np1 home doomed_world");
    assert_eq!(score::sheet(play.board(), seat_of("p1")).total(), -1);
}
