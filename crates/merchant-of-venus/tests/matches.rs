//! Whole matches as text, replayed to their result and to the same state after every action.
//!
//! They are written by `crates/bots/tests/record_merchant_of_venus.rs`.

#[path = "matches/format.rs"]
mod format;

use engine::Game;
use format::FORMAT;
use merchant_of_venus::State;
use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/matches"))
}

/// The texts in the folder, by name.
fn recorded() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder()).expect("the folder of matches") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path.display().to_string(), text));
        }
    }
    found
}

/// Every match leads to its result over the same states, and is written as it was read.
#[test]
fn recorded_matches_come_to_their_results() {
    let matches = recorded();
    assert!(matches.len() >= 40, "{} matches", matches.len());
    for (name, text) in &matches {
        let (m, digests) = FORMAT.played(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(m.outcome().is_some(), "{name}: it is not over");
        let again = FORMAT.recorded(&m, &digests);
        for (n, (found, expected)) in again.lines().zip(text.lines()).enumerate() {
            assert_eq!(found, expected, "{name}: line {}", n + 1);
        }
        assert_eq!(again, *text, "{name}");
    }
}

/// They are played at every number of seats and with every variant, alone and together.
#[test]
fn all_ways_to_play_are_recorded() {
    let matches = recorded();
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
    let (_, text) = recorded().into_iter().next().expect("a match");
    let points = text.lines().find(|line| line.starts_with("points")).expect("points");
    let n_points = text.lines().position(|line| line == points).expect("a line") + 1;
    let fault =
        |from: &str, to: &str| FORMAT.played(&text.replacen(from, to, 1)).map(|_| ()).expect_err("a fault");
    let expected = format!("line {n_points}: expected points 1, found {}", &points[7..]);
    assert_eq!(fault(points, "points 1"), expected);
    let first = text.lines().nth(6).expect("an action");
    let seat = first.split(' ').next().expect("a seat");
    assert!(fault(first, &format!("{seat} jump")).starts_with("line 7: `jump` of "));
    let rules = format!("rules {}", State::RULES);
    assert!(fault(&rules, "rules x").starts_with("line 2: "));
}
