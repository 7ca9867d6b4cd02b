//! What the tests of every game check on its recorded matches.

use engine::testing::Format;
use engine::{Game, Match};
use std::fs;
use std::path::Path;

/// The texts in a folder, by the name of the file without its ending.
pub(crate) fn texts(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of matches") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            found.push((name, fs::read_to_string(&path).expect("a text")));
        }
    }
    found
}

/// The text of one match.
pub(crate) fn text(folder: &str, name: &str) -> String {
    let text = fs::read_to_string(Path::new(folder).join(name).with_extension("txt"));
    text.unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// Plays a match to its end, and to the result and to every state that are written in its text, and gives the match.
pub(crate) fn comes_to_its_states<G: Game>(format: &Format<G>, name: &str, text: &str) -> Match<G> {
    let (m, digests) = format.played(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert!(m.outcome().is_some(), "{name}: it is not over");
    let again = format.recorded(&m, &digests);
    for (n, (found, expected)) in again.lines().zip(text.lines()).enumerate() {
        assert_eq!(found, expected, "{name}: line {}", n + 1);
    }
    assert_eq!(again, text, "{name}");
    m
}

/// A changed action, seat or result of a text is found and named with its line.
pub(crate) fn faults_name_their_line<G: Game>(format: &Format<G>, text: &str) {
    let fault =
        |from: &str, to: &str| format.played(&text.replacen(from, to, 1)).map(|_| ()).expect_err("a fault");
    let points = text.lines().find(|line| line.starts_with("points")).expect("points");
    let n_points = text.lines().position(|line| line == points).expect("a line") + 1;
    let expected = format!("line {n_points}: expected points 1, found {}", &points[7..]);
    assert_eq!(fault(points, "points 1"), expected);
    let game = G::NAME;
    let other = format!("line 1: expected the game {game}");
    assert_eq!(fault(&format!("game {game}"), "game chess"), other);
    let first = text.lines().nth(6).expect("an action");
    let seat = first.split(' ').next().expect("a seat");
    assert!(fault(first, &format!("{seat} hurry")).starts_with("line 7: "));
    assert_eq!(fault(first, "p9 pass"), "line 7: expected a seat such as `p1`");
    assert!(fault(&format!("rules {}", G::RULES), "rules x").starts_with("line 2: "));
}
