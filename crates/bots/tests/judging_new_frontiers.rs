//! What a table of New Frontiers is worth: the order of things, not their exact values.

use bots::{Evaluate, new_frontiers::Judge};
use engine::{Game, Seat, Viewer};
use new_frontiers::testing::Play;

/// What the table that `lines` deal is worth to the first seat.
fn worth(lines: &str) -> i64 {
    let table = Play::deal(lines);
    Judge.worth(&table.state().view(Viewer::Seat(Seat(0))), Seat(0))
}

#[test]
fn a_point_is_a_thousand() {
    assert_eq!(worth("p1 vp 3") - worth("p1 vp 2"), 1000);
}

#[test]
fn credits_always_count_but_late_less_than_points() {
    let credit =
        |supply: &str| worth(&format!("{supply}\np1 credits 3")) - worth(&format!("{supply}\np1 credits 2"));
    assert!(credit("") > 0);
    assert!((1..1000).contains(&credit("supply vp 18")), "{}", credit("supply vp 18"));
}

#[test]
fn credits_are_worth_little_at_the_end() {
    let early = worth("p1 credits 6") - worth("p1 credits 0");
    let late = worth("supply vp 1\np1 credits 6") - worth("supply vp 1\np1 credits 0");
    assert!(late * 4 < early, "{late} against {early}");
}

#[test]
fn a_purchase_is_better_than_its_price() {
    assert!(worth("p1 credits 0\np1 developments investment_credits") > worth("p1 credits 3"));
}

#[test]
fn a_power_is_worth_less_the_nearer_the_end() {
    let power = |supply: &str| {
        worth(&format!("{supply}\np1 developments space_marines")) - worth(&format!("{supply}\np1 credits 0"))
    };
    assert!(power("") > power("supply vp 2"));
    assert!(power("supply vp 2") >= 1000, "its point stays");
}

#[test]
fn a_colony_is_better_than_an_explored_world_that_cannot_be_settled() {
    assert!(worth("p1 colonies iron_hills") > worth("p1 explored iron_hills"));
    assert!(worth("p1 explored iron_hills") > worth(""));
}

#[test]
fn a_world_within_reach_is_better_than_one_beyond() {
    let hope = |means: &str| worth(&format!("{means}\np1 explored swarm_nest")) - worth(means);
    assert!(
        hope("p1 colonists 1\np1 developments drop_ships")
            > hope("p1 colonists 1\np1 developments survey_team")
    );
}

#[test]
fn a_good_is_worth_something_and_a_dear_one_more() {
    let good = |world: &str| worth(&format!("p1 colonies {world}*")) - worth(&format!("p1 colonies {world}"));
    assert!(good("iron_hills") > 0);
    assert!(good("alien_seed_reactor") > good("iron_hills"));
}
