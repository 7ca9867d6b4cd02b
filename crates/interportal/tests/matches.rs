//! Whole matches as text, played again to their result and to the same states on the way.
//!
//! They are written by `crates/bots/examples/record_interportal.rs`.
//! In 3-long-1 and 6-long-2 the last part is of players who choose at random: with rules number 17 a raid is offered there
//! that the bots were not asked about.

#[path = "matches/plan.rs"]
mod plan;

use plan::{FORMAT, planned};
use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/matches"))
}

/// Every planned match comes to the result and to the states that are written in its file, and is of the seats, options
/// and seed that were planned.
#[test]
fn recorded_matches_come_to_their_states() {
    let planned = planned();
    assert!(planned.len() >= 40, "{} matches", planned.len());
    for plan in planned {
        let name = &plan.name;
        let text = fs::read_to_string(folder().join(name).with_extension("txt"));
        let text = text.unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let (m, digests) = FORMAT.played(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(m.outcome().is_some(), "{name}: it is not over");
        assert_eq!((m.n_seats(), m.saved().seed), (plan.n_seats, plan.seed), "{name}");
        assert_eq!(m.options(), &plan.options, "{name}");
        let again = FORMAT.recorded(&m, &digests);
        for (n, (found, expected)) in again.lines().zip(text.lines()).enumerate() {
            assert_eq!(found, expected, "{name}: line {}", n + 1);
        }
        assert_eq!(again, text, "{name}");
    }
}

/// No file lies in the folder that nobody planned.
#[test]
fn no_other_match_is_recorded() {
    let planned = planned();
    for entry in fs::read_dir(folder()).expect("the folder of matches") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            assert!(planned.iter().any(|plan| plan.name == name), "{name} is not planned: delete it");
        }
    }
}

/// A changed action or result is found and named with its line; another state has another digest.
#[test]
fn faults_name_their_line() {
    let name = &planned()[0].name;
    let text = fs::read_to_string(folder().join(name).with_extension("txt")).expect("a match");
    let points = text.lines().find(|line| line.starts_with("points")).expect("points");
    let n_points = text.lines().position(|line| line == points).expect("a line") + 1;
    let fault =
        |from: &str, to: &str| FORMAT.played(&text.replacen(from, to, 1)).map(|_| ()).expect_err("a fault");
    let expected = format!("line {n_points}: expected points 1, found {}", &points[7..]);
    assert_eq!(fault(points, "points 1"), expected);
    assert_eq!(fault("game interportal", "game chess"), "line 1: expected the game interportal");
    let first = text.lines().nth(6).expect("an action");
    let seat = first.split(' ').next().expect("a seat");
    assert!(fault(first, &format!("{seat} hurry")).starts_with("line 7: "));
    assert_eq!(fault(first, "p9 pass"), "line 7: expected a seat such as `p1`");
    let seed = text.lines().find(|line| line.starts_with("seed")).expect("a seed");
    let (head, _) = text.split_once(first).expect("a head");
    let begun = |head: &str| FORMAT.played(head).expect("a match that has just begun").1;
    assert_ne!(begun(head), begun(&head.replacen(seed, "seed 1", 1)));
}
