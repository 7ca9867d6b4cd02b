//! The ladder: all pairs once, strengths that explain the results, and files that tell the same.

use crate::order;
use sim::{GAMES, Order, Pair, Simulated, elo};
use std::fs;

fn climb(order: &Order) -> sim::Ladder {
    Simulated::find(GAMES, &order.game).expect("a game").climb(order).expect("a sound order")
}

#[test]
fn ten_wins_for_one_are_400_points() {
    let elo = elo(2, &[Pair { bots: [0, 1], halves: 20_000, n_games: 11_000 }]);
    assert!((elo[0] - elo[1] - 400.0).abs() < 1.0, "{elo:?}");
    assert!((elo[0] + elo[1]).abs() < 1e-6);
}

#[test]
fn a_bot_that_wins_everything_has_a_strength() {
    let pair = |bots, halves| Pair { bots, halves, n_games: 100 };
    let elo = elo(3, &[pair([0, 1], 200), pair([0, 2], 200), pair([1, 2], 150)]);
    assert!(elo.iter().all(|elo| elo.is_finite()) && elo[0] > elo[1] && elo[1] > elo[2], "{elo:?}");
}

#[test]
fn all_pairs_are_played_and_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let ladder = climb(&order(&["random", "score", "greedy"], 12));
    let bots: Vec<[usize; 2]> = ladder.pairs.iter().map(|pair| pair.bots).collect();
    assert_eq!(bots, [[0, 1], [0, 2], [1, 2]]);
    // The first of each pair is the weaker one.
    assert!(ladder.pairs.iter().all(|pair| pair.n_games == 12 && pair.value() < 0.5), "{:?}", ladder.pairs);
    assert!(ladder.rungs.is_sorted_by(|a, b| a.elo < b.elo), "{:?}", ladder.rungs);
    let (csv, svg) = (folder.path().join("ladder.csv"), folder.path().join("ladder.svg"));
    ladder.write_csv(&csv).expect("a row for each pair");
    ladder.write_svg(&svg).expect("a picture");
    let rows = crate::rows(&fs::read(csv).expect("written"));
    assert_eq!(rows.len(), 3);
    assert_eq!((&*rows[2]["first"], &*rows[2]["second"]), ("score", "greedy"));
    assert_eq!(rows[2]["halves"], ladder.pairs[2].halves.to_string());
    let svg = fs::read_to_string(svg).expect("written");
    let place = |bot: &str| svg.find(&format!(">{bot}<")).expect("each bot has a bar");
    assert!(place("greedy") < place("score") && place("score") < place("random"), "strongest first");
    let text = ladder.to_string();
    assert!(text.contains("95 % interval") && text.contains("| score"), "{text}");
}

/// Seats change, so that no bot has an advantage over itself.
#[test]
fn a_bot_is_as_strong_as_itself() {
    let ladder = climb(&Order { options: "first-game".into(), ..order(&["score", "score"], 10) });
    let pair = &ladder.pairs[0];
    let (low, high) = pair.interval();
    assert!(low < 0.5 && 0.5 < high, "{pair:?}");
}

#[test]
fn the_ladder_does_not_depend_on_threads() {
    let order = order(&["greedy", "random"], 10);
    let one = climb(&Order { n_threads: 1, ..order.clone() });
    assert_eq!(one, climb(&Order { n_threads: 3, ..order }));
}
