//! `fernweh ladder` and `fernweh train`.

use super::run;
use std::fs;

#[test]
fn a_ladder_is_printed_and_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (csv, svg) = (file("ladder.csv"), file("ladder.svg"));
    let words = ["ladder", "new-frontiers", "--bots", "score,random", "--games", "10", "--threads", "1"];
    let printed = run(&[&words[..], &["--csv", &csv, "--svg", &svg]].concat()).well();
    assert!(
        printed.starts_with("new-frontiers, later-game: 10 games of each pair from seed 1\n"),
        "{printed}"
    );
    assert!(printed.contains("| score") && printed.contains("95 % interval"), "{printed}");
    assert_eq!(fs::read_to_string(csv).expect("rows").lines().count(), 2);
    assert!(fs::read_to_string(svg).expect("a picture").starts_with("<svg"));
    let alone = run(&["ladder", "new-frontiers", "--bots", "score"]).badly(2);
    assert!(alone.contains("name at least two"), "{alone}");
}

#[test]
fn a_network_is_trained_and_tells_its_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let net = folder.path().join("small.net").display().to_string();
    let words = ["train", "new-frontiers", "--rounds", "1", "--games", "8", "--gate", "2", "--out", &net];
    let said = run(&words).well();
    assert!(said.starts_with("round 0: 8 games, loss ") && said.contains("the best of 1 rounds"), "{said}");
    let head = fs::read(&net).expect("a network");
    let head = String::from_utf8_lossy(&head[..700.min(head.len())]).into_owned();
    assert!(head.starts_with("fernweh net 1\ngame new-frontiers\n"), "{head}");
    assert!(head.contains("command fernweh train new-frontiers --rounds 1 --games 8 --gate 2"), "{head}");
    let other = run(&["train", "interportal", "--out", &net]).badly(2);
    assert!(other.contains("no network"), "{other}");
}
