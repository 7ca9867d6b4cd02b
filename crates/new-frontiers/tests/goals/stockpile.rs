//! NFG-012 to NFG-015: what may be stored, when, and how much at most.

use super::{EIGHT, keeper, laden, stockpile};
use new_frontiers::ids::Goal;
use new_frontiers::testing::Play;
use new_frontiers::{Decision, Stockpile};
use std::collections::BTreeSet;

/// p1 has more worlds than it may have after Explore, goods after Produce and a sale in Trade.
const RICH: &str = "seats 3
    bag comet_zone spice_world glass_desert new_vinland swarm_nest militia_town artist_settlement
    p1 colonies iron_hills
    p1 explored cradle_seas ring_quarry dream_studios grand_bazaar orbital_gardens glowing_belt festival_world";

/// Plays a round of Explore, Produce and Trade and collects what may be stored: `world`, `good`, `credits`. Nobody
/// stores anything, and a face-down goal stays face down.
fn offered(lines: &str) -> BTreeSet<String> {
    let mut play = Play::deal(&format!("{RICH}\n{lines}"));
    let mut found = BTreeSet::new();
    while play.board().round == 1 {
        let seat = play.asked().expect("the game goes on");
        let legal = play.legal_of(&seat);
        let words = legal.iter().filter_map(|action| action.strip_prefix("store ")?.split(' ').next());
        found.extend(words.map(str::to_owned));
        let wanted =
            ["select explore", "select produce", "select trade_consume", "sell iron_hills", "pass", "done"];
        let action = wanted.iter().find(|wanted| legal.iter().any(|action| action == *wanted));
        play.play(&format!("{seat} {}", action.map_or(legal[0].as_str(), |action| action)));
    }
    assert_eq!(stockpile(&play, "p1"), Stockpile::default());
    found
}

/// NFG-012: three of the eight goals are for stockpiles: one for worlds, one for goods, one for credits.
#[test]
fn nfg_012_three_goals_for_stockpiles() {
    for goal in Goal::all() {
        let what = match goal.id() {
            "exploration" => vec!["world"],
            "stockpile_resources" => vec!["good"],
            "trade_taxes" => vec!["credits"],
            _ => vec![],
        };
        let expected: BTreeSet<_> = what.into_iter().map(str::to_owned).collect();
        assert_eq!(offered(&format!("goals open {goal}")), expected, "{goal}");
    }
    assert_eq!(offered("goals open exploration stockpile_resources trade_taxes diversity").len(), 3);
}

/// NFG-013: nothing is stored for a goal that is face down or in the stack, not even by its owner.
#[test]
fn nfg_013_only_while_the_goal_lies_open() {
    assert!(offered("goals").is_empty());
    for goal in ["exploration", "stockpile_resources", "trade_taxes"] {
        for keeper in ["p1", "p2"] {
            assert!(offered(&format!("goals keeper {keeper} {goal}")).is_empty(), "{goal} kept by {keeper}");
        }
    }
}

/// NFG-013: every player may store, no matter who took the goal or selected the action; each into the own stockpile.
#[test]
fn nfg_013_everybody_may_store() {
    let mut play = Play::deal(
        "seats 3
         p1 colonies spice_world*
         p2 colonies iron_hills*
         p3 colonies swarm_nest*
         goals open stockpile_resources trade_taxes",
    );
    play.play("p1 select produce\np1 done\np2 store good iron_hills\np3 done");
    assert_eq!(["p1", "p2", "p3"].map(|seat| stockpile(&play, seat).goods), [[0; 4], [0, 1, 0, 0], [0; 4]]);
    play.play("p2 select trade_consume\np3 sell swarm_nest\np3 store credits 3\np1 sell spice_world\np1 store credits 1");
    assert_eq!(["p1", "p2", "p3"].map(|seat| stockpile(&play, seat).credits), [1, 0, 3]);
}

/// NFG-013: only the matching action counts: goods of other actions stay, and so do credits that are not from a sale.
#[test]
fn nfg_013_only_in_the_matching_action() {
    let open = "goals open stockpile_resources trade_taxes exploration";
    let mut play = Play::deal(&format!(
        "seats 3
         supply produce 5
         p1 credits 3 colonists 2
         p1 colonies new_vinland* gem_cutters_moon
         p1 explored cradle_seas
         {open}"
    ));
    play.play("p1 select settle\np1 settle cradle_seas");
    assert_eq!(
        (laden(&play, "p1").len(), play.asked().as_deref()),
        (2, Some("p2")),
        "a good came, in Settle"
    );
    play.play("p2 colonists\np3 colonists\np2 select trade_consume");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Trade)));
    play.play("p1 pass");
    assert!(
        play.legal_of("p1").iter().all(|action| !action.starts_with("store")),
        "{:?}",
        play.legal_of("p1")
    );
    play.play("p1 consume new_vinland\np1 spend new_vinland");
    assert_eq!((play.empire("p1").credits, play.decision()), (1 + 2, Some(Decision::Select)));
    play.play("p3 select produce");
    assert_eq!((play.empire("p1").credits, play.empire("p3").credits), (3 + 1, 5), "the moon, and the tile");
    assert_eq!(play.decision(), Some(Decision::StoreGoods), "goods, but no credits");
}

/// NFG-014: at most 4 worlds.
#[test]
fn nfg_014_four_worlds() {
    let worlds = ["uplift_academy", "alien_memory_core", "rebel_outpost", "swarm_nest"];
    for n in 0..=4 {
        let stored = worlds[..n].join(" ");
        let mut play = Play::deal(&format!(
            "seats 3\nbag comet_zone\np1 developments terraforming_robots\np1 colonists 1 credits 2
             p1 explored {EIGHT}
             p1 stored {stored}
             goals open exploration"
        ));
        play.play("p1 select settle\np1 settle orbital_gardens\np2 colonists\np3 colonists");
        assert_eq!(play.decision(), Some(Decision::Return(1)));
        assert_eq!(play.offers("p1 store world comet_zone"), n < 4, "{n} are stored");
    }
}

/// NFG-014: at most 6 goods of any kinds. After the sixth the player is not asked any more.
#[test]
fn nfg_014_six_goods() {
    let dealt = |stored: &str| {
        let mut play = Play::deal(&format!(
            "seats 3\np1 colonies iron_hills* swarm_nest* spice_world*\np1 stored {stored}
             goals open stockpile_resources"
        ));
        play.play("p1 select produce");
        play
    };
    let mut play = dealt("novelty 1 rare 1 genes 1 alientech 1");
    play.play("p1 store good iron_hills\np1 store good swarm_nest");
    assert_eq!((stockpile(&play, "p1").goods, play.decision()), ([1, 2, 2, 1], Some(Decision::Select)));
    assert_eq!(laden(&play, "p1"), ["spice_world"], "the seventh stays where it is");
    for full in ["rare 6", "novelty 3 alientech 3"] {
        assert_eq!(dealt(full).decision(), Some(Decision::Select), "{full}");
    }
}

/// NFG-014: at most 7 credits: of a sale only as many as still fit.
#[test]
fn nfg_014_seven_credits() {
    for (stored, most) in [(0, Some(4)), (3, Some(4)), (4, Some(3)), (6, Some(1)), (7, None)] {
        let mut play = Play::deal(&format!(
            "seats 3\np1 colonies swarm_nest*\np1 stored credits {stored}\ngoals open trade_taxes"
        ));
        play.play("p1 select trade_consume\np1 sell swarm_nest");
        let decision = most.map_or(Decision::Select, Decision::StoreCredits);
        assert_eq!(play.decision(), Some(decision), "{stored} are stored");
        if let Some(most) = most {
            assert_eq!(play.legal_of("p1").len(), usize::from(most) + 1);
            play.play(&format!("p1 store credits {most}"));
            assert_eq!(stockpile(&play, "p1").credits, stored + most);
        }
        assert_eq!(play.empire("p1").credits, u16::from(4 - most.unwrap_or(0)));
    }
}

/// NFG-015: what is stored can be neither spent nor sold nor consumed nor settled.
#[test]
fn nfg_015_stored_things_are_gone() {
    let mut play = Play::deal(
        "seats 3
         p1 colonists 5
         p1 stored credits 7 rare 3 genes 3 devolved_uplift_race
         goals open stockpile_resources trade_taxes exploration",
    );
    play.play("p1 select trade_consume");
    assert_eq!(
        (play.asked().as_deref(), play.empire("p1").vp),
        (Some("p2"), 1),
        "nothing to sell or consume"
    );
    play.play("p2 select settle\np2 colonists\np3 colonists");
    assert_eq!(play.legal_of("p1"), ["colonists"]);
    play.play("p1 colonists\np3 select develop\np3 pass");
    assert_eq!((play.asked().as_deref(), play.board().round), (Some("p1"), 2), "p1 can buy nothing");
    assert_eq!(keeper(&play), None);
    let kept = stockpile(&play, "p1");
    assert_eq!((kept.credits, kept.goods, kept.worlds.len()), (7, [0, 3, 3, 0], 1));
}
