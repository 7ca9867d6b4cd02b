//! BTS-089 to BTS-092: who wins when VP are equal.

use beyond_the_sun::testing::Play;
use engine::Game;

/// The winners after a last turn of p2 that changes nothing except 1 cube and 2 ore; `lines` can give p1 the same.
fn winners(lines: &str) -> Vec<String> {
    let mut play = Play::deal(&format!(
        "seats 2\nachievements empire transcendence polymath specialist\nturn p2\nround 3\nlast-round 3\n{lines}"
    ));
    play.play("p2 go basic-recruit\np2 mine");
    let outcome = play.state().outcome().expect("it is over");
    assert_eq!(outcome.points.as_slice()[0], outcome.points.as_slice()[1], "a tie");
    outcome.winners().iter().map(|seat| seat.to_string()).collect()
}

/// BTS-089: fewest food and ore markers together on the tracks, before anything else.
#[test]
fn bts_089_fewest_markers_first() {
    assert_eq!(winners("p1 removed food 1\np2 pop 9 ore 90"), ["p1"]);
    assert_eq!(
        winners("p1 removed food 2 ore 1\np2 removed food 2\np2 pop 9"),
        ["p1"],
        "3 markers against 2"
    );
    assert_eq!(
        winners("p1 removed food 1\np1 pop 3 ore 2\np2 removed ore 1"),
        ["p1", "p2"],
        "both sorts together"
    );
}

/// BTS-090: then most population.
#[test]
fn bts_090_then_population() {
    assert_eq!(winners("p1 pop 4 ore 0\np2 pop 2 ore 90"), ["p1"]);
    assert_eq!(winners("p1 pop 3 ore 90\np2 pop 3"), ["p2"], "4 against 3 at the end");
}

/// BTS-091: then most ore.
#[test]
fn bts_091_then_ore() {
    assert_eq!(winners("p1 pop 3 ore 3\np2 pop 2 ore 0"), ["p1"]);
    assert_eq!(winners("p1 pop 3 ore 3\np2 pop 2 ore 2"), ["p2"]);
}

/// BTS-092: factions that are still tied share the victory.
#[test]
fn bts_092_then_the_victory_is_shared() {
    assert_eq!(winners("p1 pop 3 ore 2\np2 pop 2 ore 0"), ["p1", "p2"]);
}
