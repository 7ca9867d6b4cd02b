//! Whole matches as text, played again to their result and to the same states on the way.
//!
//! They are written by `crates/bots/examples/record_interportal.rs`.
//! With rules number 19 the actions of the former matches were kept up to the first that was no longer legal; bots went on.

#[path = "../../engine/tests/recorded/as_planned.rs"]
mod as_planned;
#[path = "matches/plan.rs"]
mod plan;
#[path = "../../engine/tests/recorded/planned.rs"]
mod planning;
#[path = "../../engine/tests/recorded/mod.rs"]
mod recorded;

use plan::{FORMAT, planned};
use planning::Planned;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/matches");

#[test]
fn recorded_matches_come_to_their_states() {
    as_planned::all_come_to_their_states(&FORMAT, FOLDER, &planned());
}

#[test]
fn no_other_match_is_recorded() {
    as_planned::no_other_is_recorded(FOLDER, &planned());
}

/// A changed action or result is found and named with its line; another state has another digest.
#[test]
fn faults_name_their_line() {
    let text = recorded::text(FOLDER, &planned()[0].name);
    recorded::faults_name_their_line(&FORMAT, &text);
    let seed = text.lines().find(|line| line.starts_with("seed")).expect("a seed");
    let (head, _) = text.split_once("\n\n").expect("a head");
    let begun = |head: &str| FORMAT.played(head).expect("a match that has just begun").1;
    assert_ne!(begun(head), begun(&head.replacen(seed, "seed 1", 1)));
}
