//! Whole matches as text, played again to their result and to the same state after every action.
//!
//! They are written by `crates/bots/examples/record_beyond_the_sun.rs`.

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
fn recorded_matches_come_to_every_state() {
    as_planned::all_come_to_their_states(&FORMAT, FOLDER, &planned());
}

#[test]
fn no_other_match_is_recorded() {
    as_planned::no_other_is_recorded(FOLDER, &planned());
}

/// A changed action, result or state is found and named with its line.
#[test]
fn faults_name_their_line() {
    recorded::faults_name_their_line(&FORMAT, &recorded::text(FOLDER, &planned()[0].name));
}
