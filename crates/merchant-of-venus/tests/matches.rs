//! Whole matches as text, replayed to their result and to the same state after every action.
//!
//! They are written by `crates/bots/tests/record_merchant_of_venus.rs`.

#[path = "matches/format.rs"]
mod format;
#[path = "../../engine/tests/recorded/mod.rs"]
mod recorded;

use format::FORMAT;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/matches");

/// Every match leads to its result over the same states, and is written as it was read.
#[test]
fn recorded_matches_come_to_their_results() {
    let matches = recorded::texts(FOLDER);
    assert!(matches.len() >= 40, "{} matches", matches.len());
    for (name, text) in &matches {
        recorded::comes_to_its_states(&FORMAT, name, text);
    }
}

/// They are played at every number of seats and with every variant, alone and together.
#[test]
fn all_ways_to_play_are_recorded() {
    let matches = recorded::texts(FOLDER);
    for n_seats in 1..=4 {
        for options in [
            "dealt-pilots",
            "chosen-pilots",
            "dealt-pilots contracts-and-markers",
            "chosen-pilots contracts-and-markers",
        ] {
            let head = format!("seats {n_seats}\noptions {options}\n");
            assert!(matches.iter().any(|(_, text)| text.contains(&head)), "{n_seats} seats, {options}");
        }
    }
}

/// A changed action or result is found and reported with its line.
#[test]
fn faults_name_their_line() {
    recorded::faults_name_their_line(&FORMAT, &recorded::text(FOLDER, "4-seats-7400"));
}
