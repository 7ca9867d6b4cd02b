//! NFG-016, R4: the owner of a hidden goal is asked only if turning it up can matter, as far as everybody knows.

use super::{BAG, EIGHT};
use engine::Quick;
use new_frontiers::Decision;
use new_frontiers::testing::Play;

const STOCKPILE_GOALS: [&str; 3] = ["exploration", "stockpile_resources", "trade_taxes"];

/// Whether p3, who keeps Diversity, is asked when p1 selects `tile` at this table.
fn asked(tile: &str, lines: &str) -> bool {
    let mut play = Play::deal(&format!("seats 3\n{BAG}\ngoals keeper p3 diversity\n{lines}"));
    play.play(&format!("p1 select {tile}"));
    play.decision() == Some(Decision::RevealGoal)
}

/// NFG-016, R4: nothing is stored in these actions.
#[test]
fn nfg_016_r4_actions_without_storing() {
    let rich = format!(
        "p1 explored {EIGHT}\np2 colonies iron_hills*\np2 developments terraforming_robots\np2 credits 9"
    );
    for tile in ["set_galactic_goals", "develop", "send_diplomatic_envoys"] {
        assert!(!asked(tile, &rich), "{tile}");
    }
    for tile in ["explore", "produce", "trade_consume"] {
        assert!(asked(tile, &rich), "{tile}");
    }
}

/// NFG-016, NFG-019, R4: Exploration can matter in Explore only if some player could get too many worlds.
#[test]
fn nfg_016_r4_worlds_in_explore() {
    let seven = EIGHT.rsplit_once(' ').expect("many").0;
    for (lines, may) in [
        (String::new(), false),
        (format!("p2 explored {EIGHT}"), true),
        (format!("p2 explored {seven}"), false),
        (format!("p1 explored {seven}"), true),
        (format!("p2 explored {seven}\np2 developments survey_team"), true),
        (format!("p2 explored {EIGHT}\nbag"), false),
        (format!("p2 explored {EIGHT}\ngoals open exploration"), false),
        (format!("p2 explored {EIGHT}\np2 stored iron_hills comet_zone swarm_nest militia_town"), false),
        (format!("p2 explored {EIGHT}\np2 stored iron_hills comet_zone swarm_nest"), true),
    ] {
        assert_eq!(asked("explore", &lines), may, "{lines}");
    }
}

/// NFG-016, NFG-020, R4: in Settle somebody must be able to draw more worlds than there is room for.
#[test]
fn nfg_016_r4_worlds_in_settle() {
    let (seven, last) = EIGHT.rsplit_once(' ').expect("many");
    let robots = "p2 developments terraforming_robots";
    for (lines, may) in [
        (format!("p2 explored {EIGHT}"), false),
        (format!("p2 explored {EIGHT}\n{robots}"), true),
        (format!("p2 explored {seven}\np2 colonies {last}\n{robots}"), true),
        (format!("p2 explored {seven}\n{robots}"), false),
        (format!("p2 explored {seven}\n{robots} improved_logistics"), true),
        (format!("p2 explored {EIGHT}\np1 developments terraforming_robots"), false),
        (format!("p2 explored {EIGHT}\n{robots}\nbag"), false),
    ] {
        assert_eq!(asked("settle", &lines), may, "{lines}");
    }
}

/// NFG-016, NFG-021, NFG-022, R4: somebody must have a colony for goods, or a good that can be sold.
#[test]
fn nfg_016_r4_goods() {
    for (lines, produce, trade) in [
        ("", false, false),
        ("p2 colonies festival_world", false, false),
        ("p2 colonies iron_hills", true, false),
        ("p2 colonies shattered_moon*", true, true),
        ("p2 colonies alien_oort_cloud_refinery*rare", true, false),
        ("p2 home sirius_freeport", true, false),
        ("p2 home sirius_freeport\ngoals open stockpile_resources", false, false),
        ("p2 colonies iron_hills*\ngoals open trade_taxes", true, false),
        ("p2 colonies iron_hills*\np2 stored rare 6 credits 7", false, false),
        ("p2 colonies iron_hills*\np2 stored rare 5 credits 6", true, true),
    ] {
        assert_eq!((asked("produce", lines), asked("trade_consume", lines)), (produce, trade), "{lines}");
    }
}

/// NFG-016, R4: nobody is left out: whenever something can be stored for a face-up goal, its owner would have been
/// asked before that action if the goal had still been face down.
#[test]
fn nfg_016_r4_nobody_is_passed_over() {
    let (mut n_stored, mut n_asked, mut n_selected) = ([0; 3], 0, 0);
    for seed in 0..40 {
        let mut play = Play::deal(&format!("seats 3\ngoals open {}", STOCKPILE_GOALS.join(" ")));
        let mut luck = Quick::seeded(seed);
        let mut would_ask = [false; 3];
        for _ in 0..400 {
            let Some(seat) = play.asked() else { break };
            let legal = play.legal_of(&seat);
            let line = format!("{seat} {}", legal[luck.below(legal.len())]);
            if play.decision() == Some(Decision::Select) {
                would_ask = STOCKPILE_GOALS.map(|goal| {
                    let mut hidden = play.clone();
                    hidden.hide("p2", goal).play(&line);
                    hidden.decision() == Some(Decision::RevealGoal)
                });
                n_selected += 3;
                n_asked += would_ask.iter().filter(|asked| **asked).count();
            }
            for (at, store) in ["store world ", "store good ", "store credits "].into_iter().enumerate() {
                if legal.iter().any(|action| action.starts_with(store)) {
                    assert!(would_ask[at], "seed {seed}: {line} of {legal:?}");
                    n_stored[at] += 1;
                }
            }
            play.play(&line);
        }
    }
    assert!(n_stored.iter().all(|n| *n > 10), "all three were stored for: {n_stored:?}");
    assert!(n_asked * 4 < n_selected, "seldom asked: {n_asked} of {n_selected}");
}
