//! NF-093 to NF-095, NF-104 and NF-105: military worlds and the strength to settle them.

use new_frontiers::cards::Pack;
use new_frontiers::ids::World;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Event, Reason, query};

/// Tiles that make exactly this much unconditional strength.
fn tiles_of_strength(strength: u8) -> &'static str {
    [
        "p2 home doomed_world",
        "p2 developments expeditionary_force",
        "p2 developments space_marines",
        "p2 developments drop_ships",
        "p2 developments drop_ships expeditionary_force",
        "p2 developments drop_ships space_marines",
        "p2 developments drop_ships space_marines expeditionary_force",
        "p2 home luyten_garrison\np2 developments drop_ships space_marines",
        "p2 home luyten_garrison\np2 developments drop_ships space_marines expeditionary_force",
        "p2 home luyten_garrison\np2 developments drop_ships space_marines expeditionary_force new_galactic_order",
    ][usize::from(strength)]
}

/// p2's turn in a Settle of p1, with these tiles.
fn turn_of_p2(lines: &str) -> Play {
    let mut play = Play::deal(&format!("seats 3\np2 colonists 4\n{lines}"));
    play.play("p1 select settle\np1 colonists");
    play
}

/// NF-093: strength of at least the defence settles a military world and is not spent; credits do not help.
#[test]
fn nf_093_strength_reaches_the_defence() {
    for world in World::all().filter(|world| Pack::standard()[*world].military) {
        let defence = Pack::standard()[world].value;
        let mut play =
            turn_of_p2(&format!("{}\np2 credits 9\np2 explored {world}", tiles_of_strength(defence)));
        play.play(&format!("p2 settle {world}"));
        assert_eq!(play.events()[0], Event::Conquered(seat_of("p2"), world, defence));
        assert_eq!(play.empire("p2").credits, 9, "nothing is paid");
        let weak =
            turn_of_p2(&format!("{}\np2 credits 9\np2 explored {world}", tiles_of_strength(defence - 1)));
        assert_eq!(weak.legal_of("p2"), ["colonists"]);
        let reason = Reason::TooWeak { need: defence, have: defence - 1 };
        assert_eq!(weak.why_not("p2", &format!("world {world}")), Some(reason));
    }
}

/// NF-093: strength counts again in the next action.
#[test]
fn nf_093_strength_is_not_spent() {
    let mut play =
        turn_of_p2("p2 developments space_marines\np2 explored alien_guard_drones uplift_otter_clans");
    play.play(
        "p2 settle alien_guard_drones\np3 colonists\np2 select retreat_into_isolation\np3 select produce",
    );
    play.play("p1 select settle\np1 colonists\np2 settle uplift_otter_clans");
    assert_eq!(play.empire("p2").settled.len(), 2);
}

/// NF-094: strength is the sum of home, developments and colonies settled before.
#[test]
fn nf_094_strength_adds_up_from_all_tiles() {
    let strength = |tiles: [&str; 3]| {
        let lines = tiles.join("\n");
        turn_of_p2(&format!("{lines}\np2 explored imperium_siege_yards"))
            .why_not("p2", "world imperium_siege_yards")
    };
    let (home, development, colony) =
        ("p2 home luyten_garrison", "p2 developments space_marines", "p2 colonies rebel_outpost");
    let weak = |have| Some(Reason::TooWeak { need: 5, have });
    assert_eq!(strength([home, development, colony]), None, "2 and 2 and 1 overcome 5");
    assert_eq!(strength(["", development, colony]), weak(3));
    assert_eq!(strength([home, "", colony]), weak(3));
    assert_eq!(strength([home, development, ""]), weak(4));
    assert_eq!(
        strength([home, development, "p2 explored rebel_outpost"]),
        weak(4),
        "explored is not settled"
    );
}

/// NF-095: one world is settled by strength or by credits, never by some of each.
#[test]
fn nf_095_strength_and_credits_do_not_mix() {
    let table = |credits: u8| {
        turn_of_p2(&format!(
            "p2 credits {credits}\np2 developments space_marines contact_specialist\np2 explored swarm_nest iron_hills"
        ))
    };
    assert_eq!(table(1).legal_of("p2"), ["colonists"], "strength 2 of 3, 1 credit of 2");
    assert_eq!(table(2).legal_of("p2"), ["colonists", "settle swarm_nest for credits", "settle iron_hills"]);
}

/// NF-104: conditional strength counts against worlds with the keyword or kind, and no others.
#[test]
fn nf_104_conditional_strength() {
    let marches =
        turn_of_p2("p2 home imperium_marches\np2 explored rebel_safe_houses swarm_nest rebel_outpost");
    assert_eq!(marches.legal_of("p2"), ["colonists", "settle rebel_safe_houses"]);
    assert_eq!(marches.why_not("p2", "world swarm_nest"), Some(Reason::TooWeak { need: 3, have: 1 }));
    assert_eq!(marches.why_not("p2", "world rebel_outpost"), Some(Reason::TooWeak { need: 5, have: 3 }));

    let centauri = "p2 home alpha_centauri\np2 developments expeditionary_force";
    let centauri = turn_of_p2(&format!(
        "{centauri}\np2 explored rebel_arms_cache uplift_otter_clans rebel_pirate_radio"
    ));
    assert_eq!(
        centauri.legal_of("p2"),
        ["colonists", "settle rebel_arms_cache"],
        "1, and 1 against Rare Elements"
    );
}

/// NFX-08: strength against Rebels, or against Rare Elements, does not count against other worlds.
#[test]
fn nfx_08_conditional_strength() {
    for world in World::all().filter(|world| Pack::standard()[*world].military) {
        let play = Play::deal("seats 3\np2 home alpha_centauri\np2 colonies imperium_listening_post");
        let card = &Pack::standard()[world];
        let rebel = card.keywords.contains(new_frontiers::ids::Keyword::Rebel);
        let rare = card.colour == new_frontiers::cards::Colour::Kind(new_frontiers::ids::Kind::Rare);
        let strength = query::strength(&play.board().pack, play.empire("p2"), world, Default::default());
        assert_eq!(strength, 2 * u8::from(rebel) + u8::from(rare), "against {world}");
    }
}

/// NFD-10: 2 of Space Marines and 2 against Rebels: 4 against Rebels, not 3 against others.
#[test]
fn nfd_10_base_and_conditional_strength() {
    let own = "p2 developments space_marines\np2 colonies imperium_listening_post";
    let play = turn_of_p2(&format!("{own}\np2 explored rebel_clone_legion rebel_outpost swarm_nest"));
    assert_eq!(play.legal_of("p2"), ["colonists", "settle rebel_clone_legion"]);
    assert_eq!(play.why_not("p2", "world rebel_outpost"), Some(Reason::TooWeak { need: 5, have: 4 }));
    assert_eq!(play.why_not("p2", "world swarm_nest"), Some(Reason::TooWeak { need: 3, have: 2 }));
}

/// NF-105: a good from any own colony may be discarded for strength, once for each such power.
#[test]
fn nf_105_a_good_for_strength() {
    let mut play = turn_of_p2(
        "p2 home sirius_freeport*\np2 colonies imperium_depot iron_hills*\np2 explored uplift_otter_clans swarm_nest",
    );
    assert_eq!(
        play.legal_of("p2"),
        ["colonists", "discard iron_hills for imperium_depot", "discard home for imperium_depot"]
    );
    let supply = play.board().goods;
    play.play("p2 discard iron_hills for imperium_depot");
    assert_eq!(play.colonies("p2"), ["imperium_depot", "iron_hills", "home*novelty"]);
    assert_eq!(play.board().goods, [supply[0], supply[1] + 1, supply[2], supply[3]]);
    assert_eq!(
        play.legal_of("p2"),
        ["colonists", "settle uplift_otter_clans"],
        "2 against 3 is too little, and no second good"
    );
    assert_eq!(play.why_not("p2", "world swarm_nest"), Some(Reason::TooWeak { need: 3, have: 2 }));
}

/// NF-105: the strength is gone when the action is over.
#[test]
fn nf_105_the_strength_lasts_for_one_action() {
    let mut play = turn_of_p2(
        "p2 colonies imperium_depot* iron_hills*\np2 explored uplift_otter_clans uplift_raven_flocks",
    );
    play.play("p2 discard imperium_depot for imperium_depot\np2 settle uplift_otter_clans\np3 colonists");
    play.play("p2 select retreat_into_isolation\np3 select explore");
    while play.asked().as_deref() != Some("p1") || !play.offers("p1 select settle") {
        let seat = play.asked().expect("the game goes on");
        let line = format!("{seat} {}", play.legal_of(&seat)[0]);
        play.play(&line);
    }
    play.play("p1 select settle\np1 colonists");
    assert!(!play.offers("p2 settle uplift_raven_flocks"));
    assert!(play.offers("p2 discard iron_hills for imperium_depot"), "but the power is there again");
}

/// NF-105, R3: a good can be discarded only if the reachable strength overcomes a world for which there are colonists
/// and which the player cannot settle without discarding.
#[test]
fn nf_105_r3_only_where_it_can_serve() {
    let depot = "discard imperium_depot for imperium_depot".to_owned();
    let offered = |lines: &str| turn_of_p2(&format!("p2 colonies imperium_depot*\n{lines}")).legal_of("p2");
    for (lines, serves) in [
        ("p2 explored uplift_otter_clans", true),
        ("p2 explored swarm_nest", false),
        ("p2 explored swarm_nest\np2 developments expeditionary_force", true),
        ("p2 explored rebel_outpost", false),
        ("p2 explored rebel_outpost\np2 developments expeditionary_force", true),
        ("p2 explored uplift_otter_clans\np2 developments space_marines", false),
        ("p2 explored uplift_otter_clans swarm_nest\np2 developments space_marines", true),
        ("p2 explored swarm_nest\np2 developments contact_specialist\np2 credits 9", false),
        ("p2 explored uplift_otter_clans\np2 developments contact_specialist\np2 credits 9", true),
        ("p2 explored uplift_otter_clans\np2 colonists 0", false),
    ] {
        assert_eq!(offered(lines).contains(&depot), serves, "{lines}");
    }
}

/// NF-105, R3: several goods may be needed for one world, and each must fit its power: of two powers for 2, one takes
/// only Rare Elements.
#[test]
fn nf_105_r3_several_goods_for_one_world() {
    let own = "p2 colonies imperium_depot rebel_arms_cache iron_hills* orbital_gardens*";
    let mut play = turn_of_p2(&format!("{own}\np2 explored uplift_concord"));
    let (cache, depot) =
        ("discard iron_hills for rebel_arms_cache", "discard orbital_gardens for imperium_depot");
    assert_eq!(play.legal_of("p2"), ["colonists", cache, depot], "Iron Hills for the Depot would be in vain");
    play.play(&format!("p2 {depot}\np2 {cache}\np2 settle uplift_concord"));
    let with_a_third = format!("{own} comet_zone*\np2 explored uplift_concord");
    assert!(turn_of_p2(&with_a_third).offers("p2 discard iron_hills for imperium_depot"));
}

/// NF-105, NF-120, R3: a player who may still replace a colony may discard its good first, because the new colony may
/// bring another good.
#[test]
fn nf_105_r3_discarding_before_replacing() {
    let own = "p2 colonies imperium_depot rebel_arms_cache shattered_moon*\np2 explored uplift_concord";
    assert_eq!(turn_of_p2(own).legal_of("p2"), ["colonists"], "one good makes 2 of 4");
    let mut play = turn_of_p2(&format!("{own} glowing_belt\np2 developments terraforming_engineers"));
    play.play("p2 discard shattered_moon for imperium_depot\np2 replace shattered_moon with glowing_belt");
    play.play("p2 discard glowing_belt for rebel_arms_cache\np2 settle uplift_concord");
    assert!(play.colonies("p2").contains(&"uplift_concord*genes".to_owned()));
}

/// NF-105: a power that names a kind takes no other good.
#[test]
fn nf_105_the_good_must_fit() {
    let play = turn_of_p2(
        "p2 colonies rebel_arms_cache* orbital_gardens* comet_zone*\np2 explored uplift_otter_clans",
    );
    assert_eq!(
        play.legal_of("p2"),
        [
            "colonists",
            "discard rebel_arms_cache for rebel_arms_cache",
            "discard comet_zone for rebel_arms_cache"
        ]
    );
    let play =
        turn_of_p2("p2 colonies self_repairing_alien_artillery* comet_zone*\np2 explored uplift_otter_clans");
    let artillery = "self_repairing_alien_artillery";
    assert_eq!(play.legal_of("p2"), ["colonists".to_owned(), format!("discard {artillery} for {artillery}")]);
}
