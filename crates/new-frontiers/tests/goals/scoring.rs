//! NFG-017, NFG-024 to NFG-027, NFG-037: which goals score, and what counts for them.

use super::{ended, finish, keeper, of, open, outcome};
use new_frontiers::ids::Goal;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event};

/// p2 reaches some row of every goal.
const P2: &str = "p2 home old_earth
    p2 colonists 5
    p2 developments investment_credits survey_team alien_monument terraforming_robots
    p2 colonies iron_hills cradle_seas spice_world imperium_shipyards
    p2 stored credits 4 rare 2 genes 3 comet_zone swarm_nest";

/// What each goal is worth to p2.
const WORTH: [(&str, i32); 8] = [
    ("skilled_workers", 5),
    ("volunteer_programme", 0),
    ("diversity", 3),
    ("faction_tolerance", 2),
    ("conscription", 5),
    ("exploration", 5),
    ("stockpile_resources", 5),
    ("trade_taxes", 2),
];

/// NFG-024: a goal that is face down at the end is turned up before the score is counted, and scores.
#[test]
fn nfg_024_face_down_until_the_end() {
    for (goal, points) in WORTH {
        let mut play = Play::deal(&format!("supply vp 1\n{P2}\ngoals keeper p3 {goal}"));
        assert_eq!(of(&play, "p2").goals, 0, "not before");
        finish(&mut play);
        assert_eq!((keeper(&play), open(&play)), (None, vec![goal.to_owned()]));
        assert_eq!((of(&play, "p2").goals, of(&play, "p3").goals), (points, 0), "{goal}");
        let at = |wanted: &Event| play.events().iter().position(|event| event == wanted);
        let revealed = at(&Event::RevealedGoal(seat_of("p3"), super::goal(goal)));
        assert!(revealed.is_some() && revealed < at(&Event::Ended), "{:?}", play.events());
    }
}

/// NFG-024, NF-074: it is face up before the owner of the joker says what the joker counts as.
#[test]
fn nfg_024_before_the_joker_is_declared() {
    let colonies = "p2 colonies iron_hills cradle_seas alien_oort_cloud_refinery";
    for (kind, points) in [("rare", 0), ("genes", 0), ("novelty", 3), ("alientech", 3)] {
        let mut play = ended(&format!("{colonies}\ngoals keeper p3 diversity"));
        assert_eq!((play.decision(), open(&play)), (Some(Decision::CountAs), vec!["diversity".to_owned()]));
        play.play(&format!("p2 declare {kind}"));
        assert_eq!(of(&play, "p2").goals, points, "{kind}");
    }
}

/// NFG-025, NFG-011: all goals that were taken score, each separately; those in the stack do not.
#[test]
fn nfg_025_goals_in_play_score() {
    assert_eq!(of(&ended(P2), "p2").goals, 0, "all are in the stack");
    for (goal, points) in WORTH {
        assert_eq!(of(&ended(&format!("{P2}\ngoals open {goal}")), "p2").goals, points, "{goal}");
    }
    let all: Vec<&str> = WORTH.iter().map(|(goal, _)| *goal).collect();
    let play = ended(&format!("{P2}\ngoals open {}", all[1..].join(" ")));
    assert_eq!(of(&play, "p2").goals, 3 + 2 + 5 + 5 + 5 + 2);
    assert_eq!(all, Goal::all().map(Goal::id).collect::<Vec<_>>(), "no goal is forgotten");
}

/// NFG-025, NF-169: points of goals are part of the score and can decide the game.
#[test]
fn nfg_025_goals_decide() {
    let table = "p1 vp 4\np2 vp 1 colonists 5";
    assert_eq!(outcome(&ended(table)).places.as_slice()[..2], [1, 2]);
    let play = ended(&format!("{table}\ngoals open conscription"));
    assert_eq!((outcome(&play).points.as_slice(), of(&play, "p2").total()), ([8, 9, 3].as_slice(), 9));
    assert_eq!(outcome(&play).places.as_slice()[..2], [2, 1]);
}

/// NFG-026: categories count once, whichever tiles show them; explored worlds show none.
#[test]
fn nfg_026_different_categories() {
    let cases = [
        ("diversity", "colonies iron_hills cradle_seas spice_world", 3),
        ("diversity", "colonies spice_world cradle_seas iron_hills", 3),
        ("diversity", "colonies iron_hills cradle_seas swarm_nest comet_zone", 0),
        ("diversity", "explored iron_hills cradle_seas spice_world", 0),
        ("faction_tolerance", "colonies rebel_outpost uplift_academy alien_obelisk", 2),
        ("faction_tolerance", "colonies alien_obelisk rebel_outpost uplift_academy", 2),
        ("faction_tolerance", "colonies rebel_outpost rebel_citadel alien_obelisk alien_memory_core", 0),
        ("faction_tolerance", "explored rebel_outpost uplift_academy alien_obelisk", 0),
        ("skilled_workers", "colonies alien_memory_core imperium_survey_hq spice_world new_vinland", 2),
        ("skilled_workers", "colonies spice_world new_vinland glowing_belt orbital_gardens dream_studios", 0),
        ("skilled_workers", "explored alien_memory_core imperium_survey_hq spice_world new_vinland", 0),
    ];
    for (goal, tiles, points) in cases {
        let play = Play::deal(&format!("p2 {tiles}\ngoals open {goal}"));
        assert_eq!(of(&play, "p2").goals, points, "{goal}: {tiles}");
    }
}

/// NFG-027: an amount between two rows scores the lower one, above the last row the last one.
#[test]
fn nfg_027_the_row_reached() {
    for (colonists, points) in [(3, 2), (4, 2), (5, 5), (6, 5), (7, 8), (11, 8)] {
        let play = Play::deal(&format!("p1 colonists {colonists}\ngoals open conscription"));
        assert_eq!(of(&play, "p1").goals, points, "{colonists} colonists");
    }
}

/// NFG-017: stored worlds and goods count for no "?".
#[test]
fn nfg_017_stored_worlds_count_for_no_condition() {
    let table = "p2 developments galactic_exchange frontier_settlers imperium_lords pan_galactic_hologrid
        p2 colonies uplift_academy rebel_resistance";
    let stored = "p2 stored alientech 2 novelty 2 devolved_uplift_race rebel_outpost travelling_carnival";
    let (without, with) = (ended(table), ended(&format!("{table}\n{stored}")));
    assert_eq!(of(&with, "p2"), of(&without, "p2"));
    // The same worlds as colonies do count.
    let settled = "p2 colonies devolved_uplift_race rebel_outpost travelling_carnival";
    let settled = of(&ended(&format!("{table}\n{settled}")), "p2");
    assert!(settled.scored_developments > of(&without, "p2").scored_developments);
    assert!(settled.scored_colonies > of(&without, "p2").scored_colonies);
}

/// NFG-017, NFG-026: stored things do not count for goals about tiles of the empire.
#[test]
fn nfg_017_stored_worlds_show_no_category() {
    let cases = [
        (
            "diversity",
            "colonies iron_hills cradle_seas",
            "spice_world alien_obelisk novelty 1 alientech 1",
            3,
        ),
        ("faction_tolerance", "colonies rebel_outpost uplift_academy", "alien_obelisk imperium_shipyards", 2),
        ("skilled_workers", "colonies alien_memory_core", "imperium_survey_hq imperium_shipyards", 2),
        ("volunteer_programme", "colonies iron_hills", "orbital_gardens dream_studios", 2),
    ];
    for (goal, tiles, stored, points) in cases {
        let worlds: Vec<&str> =
            stored.split(' ').filter(|word| new_frontiers::ids::World::from_id(word).is_some()).collect();
        let goals =
            |lines: String| of(&Play::deal(&format!("p2 {tiles}\n{lines}\ngoals open {goal}")), "p2").goals;
        assert_eq!(goals(format!("p2 stored {stored}")), 0, "{goal}");
        assert!(goals(format!("p2 colonies {}", worlds.join(" "))) >= points, "{goal}: settled they count");
    }
}

/// NFG-017: stored worlds bring no printed points, and without their goals stored things bring none at all.
#[test]
fn nfg_017_stored_things_score_by_their_goal_alone() {
    let stored = "p2 stored credits 7 rare 6 alien_memory_core rebel_last_bastion";
    let play = ended(&format!("{stored}\ngoals open conscription volunteer_programme"));
    assert_eq!((of(&play, "p2").total(), of(&play, "p3").total()), (3, 3), "Old Earth, and nothing else");
}

/// NFG-037, NFG-017: stored credits and goods do not break a tie; those in hand do.
#[test]
fn nfg_037_stockpiles_break_no_tie() {
    let play = ended("p2 stored credits 7 rare 6\np3 credits 1");
    assert_eq!(outcome(&play).points.as_slice(), [4, 3, 3]);
    assert_eq!(outcome(&play).places.as_slice(), [1, 3, 2]);
    let play =
        ended("p2 vp 1 credits 2\np2 stored credits 7\np3 vp 1 credits 2\np3 stored rare 6\np1 credits 2");
    assert_eq!(outcome(&play).points.as_slice(), [4, 4, 4]);
    assert_eq!((outcome(&play).places.as_slice(), outcome(&play).winners().len()), ([1, 1, 1].as_slice(), 3));
}
