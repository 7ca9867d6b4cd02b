//! NFG-028 to NFG-036: the eight goal tiles, row by row.

use super::{goal, of};
use new_frontiers::cards::{Pack, PackRef};
use new_frontiers::goals::{amount, goal_points};
use new_frontiers::testing::{Play, seat_of};

/// What p1 has of what `id` counts, and the points for it.
fn reached(id: &str, lines: &str) -> (u8, i32) {
    reached_with(PackRef::standard(), id, lines)
}

fn reached_with(pack: PackRef, id: &str, lines: &str) -> (u8, i32) {
    let play = Play::deal_with(pack, &format!("{lines}\ngoals open {id}"));
    let (board, seat) = (play.board(), seat_of("p1"));
    assert_eq!(goal_points(board, seat, goal(id)), of(&play, "p1").goals);
    (amount(board, seat, goal(id)), of(&play, "p1").goals)
}

/// A home without a power or keyword, of the kind rare.
const HOME: &str = "p1 home barnard_foundries";

/// For each action a development and a colony with a power for it.
const POWERS: [(&str, &str); 6] = [
    ("investment_credits", "alien_memory_core"),
    ("survey_team", "imperium_survey_hq"),
    ("space_marines", "imperium_shipyards"),
    ("genome_archive", "rebel_safe_houses"),
    ("export_duties", "spice_world"),
    ("consumer_markets", "new_vinland"),
];

/// NFG-028: each of the six actions counts, by whichever tile it is changed: 4, 5 and 6 give 2, 5 and 8.
#[test]
fn nfg_028_skilled_workers() {
    for chosen in 0..64_u8 {
        let of = |with: bool| -> Vec<&str> {
            let chosen = (0..6).filter(|n| chosen >> n & 1 == 1).map(|n| POWERS[n]);
            chosen.map(|(development, colony)| if with { development } else { colony }).collect()
        };
        let n = chosen.count_ones() as u8;
        let points = [0, 0, 0, 0, 2, 5, 8][usize::from(n)];
        for (what, tiles) in [("developments", of(true)), ("colonies", of(false))] {
            let lines = format!("{HOME}\np1 {what} {}", tiles.join(" "));
            assert_eq!(reached("skilled_workers", &lines), (n, points), "{tiles:?}");
        }
    }
}

/// NFG-028, NF-068: the home counts, and a tile with powers for two actions counts for both.
#[test]
fn nfg_028_the_home_counts() {
    assert_eq!(reached("skilled_workers", "p1 home old_earth").0, 2);
    assert_eq!(reached("skilled_workers", "p1 home rebel_haven").0, 2);
    assert_eq!(reached("skilled_workers", "p1 home kepler_drift_fleet").0, 1, "two powers, one action");
    assert_eq!(reached("skilled_workers", HOME).0, 0);
    let joker = format!("{HOME}\np1 colonies alien_oort_cloud_refinery");
    assert_eq!(reached("skilled_workers", &joker).0, 0, "a property is no power");
}

/// NFX-14: powers for 4 of the 6 actions give 2 VP; more powers for the same actions change nothing.
#[test]
fn nfx_14_skilled_workers() {
    let four = "p1 home old_earth\np1 developments investment_credits survey_team";
    assert_eq!(reached("skilled_workers", four), (4, 2));
    let more = "p1 developments export_duties consumer_markets galactic_federation federation_survey
        p1 colonies spice_world new_vinland alien_memory_core imperium_survey_hq";
    assert_eq!(reached("skilled_workers", &format!("{four}\n{more}")), (4, 2));
}

/// NFG-029: Consume powers are counted one by one: 2, 4 and 6 give 2, 5 and 8.
#[test]
fn nfg_029_volunteer_programme() {
    let tiles = [
        "new_vinland",
        "orbital_gardens",
        "emigrant_port",
        "travelling_carnival",
        "festival_world",
        "dream_studios",
        "grand_bazaar",
    ];
    for (n, points) in [0, 0, 2, 2, 5, 5, 8, 8].into_iter().enumerate() {
        let lines = format!("{HOME}\np1 colonies {}", tiles[..n].join(" "));
        assert_eq!(reached("volunteer_programme", &lines), (n as u8, points));
    }
    let others = "p1 developments space_marines export_duties genome_archive survey_team investment_credits";
    assert_eq!(reached("volunteer_programme", &format!("{HOME}\n{others}")).0, 0, "powers for other actions");
}

/// NFG-029: every Consume power counts: of homes, of developments, and those that consume nothing.
#[test]
fn nfg_029_every_consume_power() {
    assert_eq!(reached("volunteer_programme", "p1 home old_earth").0, 1);
    for development in ["consumer_markets", "galactic_salon", "new_economy", "mining_league"] {
        let lines = format!("{HOME}\np1 developments {development}");
        assert_eq!(reached("volunteer_programme", &lines).0, 1, "{development}");
    }
}

/// NFG-029: two Consume powers of one tile are two.
#[test]
fn nfg_029_two_powers_of_one_tile() {
    let text = "[[world]]\nid = \"new_vinland\"\npowers = [\"consume: 1 any -> 2 credits\", \"consume: 1 any -> 1 vp\"]";
    let pack = PackRef::new(Pack::with("mine.toml", text).expect("a good override"));
    let lines = format!("{HOME}\np1 colonies new_vinland");
    assert_eq!(reached_with(pack, "volunteer_programme", &lines), (2, 2));
}

/// NFG-030: 3 and 4 kinds give 3 and 8. Windfall and production colonies of one colour are one kind, grey is
/// none, the home counts.
#[test]
fn nfg_030_diversity() {
    let cases = [
        ("", 1, 0),
        ("comet_zone glowing_belt", 1, 0),
        ("spice_world", 2, 0),
        ("spice_world festival_world rebel_outpost imperium_throne_world", 2, 0),
        ("spice_world cradle_seas", 3, 3),
        ("spice_world travelling_carnival cradle_seas swarm_nest", 3, 3),
        ("spice_world cradle_seas alien_curio_vault", 4, 8),
    ];
    for (colonies, n, points) in cases {
        let lines = format!("{HOME}\np1 colonies {colonies}");
        assert_eq!(reached("diversity", &lines), (n, points), "{colonies}");
    }
}

/// NFG-031: 3, 4 and 5 keywords give 2, 5 and 8. One tile may show two; homes and developments show them too.
#[test]
fn nfg_031_faction_tolerance() {
    let cases = [
        (HOME, 0, 0),
        ("p1 home alien_wreck_camp\np1 developments alien_monument\np1 colonies alien_obelisk", 1, 0),
        ("p1 home rebel_haven\np1 colonies rebel_uplift_world", 2, 0),
        ("p1 home terraforming_vanguard\np1 colonies rebel_uplift_world", 3, 2),
        ("p1 home terraforming_vanguard\np1 colonies rebel_uplift_world alien_obelisk", 4, 5),
        ("p1 home imperium_marches\np1 colonies rebel_uplift_world alien_obelisk", 4, 5),
        (
            "p1 home imperium_marches
             p1 developments terraforming_robots alien_monument
             p1 colonies rebel_uplift_world",
            5,
            8,
        ),
    ];
    for (lines, n, points) in cases {
        assert_eq!(reached("faction_tolerance", lines), (n, points), "{lines}");
    }
}

/// NFD-17, NFG-032: colonists that wait on the mat: 3, 5 and 7 give 2, 5 and 8.
#[test]
fn nfd_17_conscription() {
    for (colonists, points) in [(0, 0), (2, 0), (3, 2), (4, 2), (5, 5), (6, 5), (7, 8), (9, 8)] {
        let lines = format!("p1 colonists {colonists}");
        assert_eq!(reached("conscription", &lines), (colonists, points));
    }
}

/// NFX-15: 6 unused colonists give 5 VP.
#[test]
fn nfx_15_conscription() {
    assert_eq!(reached("conscription", "p1 colonists 6"), (6, 5));
}

/// NFG-032: colonists that have landed on colonies are used.
#[test]
fn nfg_032_only_unused_colonists() {
    let mut play = Play::deal(
        "p1 colonists 4 credits 9\np1 explored dream_studios\np1 colonies ring_quarry\ngoals open conscription",
    );
    play.play("p1 select settle");
    assert_eq!(of(&play, "p1").goals, 5, "with the bonus there are 5");
    play.play("p1 settle dream_studios");
    assert_eq!(of(&play, "p1").goals, 2, "2 have landed");
}

/// NFG-033: stored worlds: 1, 2 and 4 give 2, 5 and 8. Explored worlds and colonies do not count.
#[test]
fn nfg_033_exploration() {
    let worlds = ["swarm_nest", "comet_zone", "rebel_outpost", "festival_world"];
    for (n, points) in [0, 2, 5, 5, 8].into_iter().enumerate() {
        let lines =
            format!("p1 stored {}\np1 explored iron_hills\np1 colonies spice_world", worlds[..n].join(" "));
        assert_eq!(reached("exploration", &lines), (n as u8, points));
    }
}

/// NFG-034: stored goods, whatever their kinds: 2, 4 and 6 give 2, 5 and 8. Goods on colonies do not count.
#[test]
fn nfg_034_stockpile_resources() {
    for (n, points) in (0..).zip([0, 0, 2, 2, 5, 5, 8]) {
        let lines = format!("p1 stored genes {n}\np1 colonies spice_world* iron_hills*");
        assert_eq!(reached("stockpile_resources", &lines), (n, points));
    }
    assert_eq!(reached("stockpile_resources", "p1 stored novelty 1 rare 1 genes 1 alientech 1"), (4, 5));
}

/// NFG-035: stored credits: 3, 5 and 7 give 2, 5 and 8. Credits in hand do not count.
#[test]
fn nfg_035_trade_taxes() {
    for (n, points) in (0..).zip([0, 0, 0, 2, 2, 5, 5, 8]) {
        let lines = format!("p1 stored credits {n}\np1 credits 9");
        assert_eq!(reached("trade_taxes", &lines), (n, points));
    }
}

/// NFG-036: Trade League is one Consume power for Volunteer Programme, and Trade and Consume for Skilled
/// Workers.
#[test]
fn nfg_036_trade_league() {
    let league = format!("{HOME}\np1 developments trade_league");
    assert_eq!(reached("volunteer_programme", &league), (1, 0));
    assert_eq!(reached("volunteer_programme", &format!("{league}\np1 colonies new_vinland")), (2, 2));
    assert_eq!(reached("skilled_workers", &league), (2, 0));
    let more = format!("{league} investment_credits survey_team");
    assert_eq!(reached("skilled_workers", &more), (4, 2));
}
