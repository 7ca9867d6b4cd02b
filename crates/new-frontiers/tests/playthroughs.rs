//! Golden playthroughs: whole games as text, one for each number of players and each way to set up.
//!
//! A change of rules changes these files, and a reviewer reads the difference. `UPDATE=1` rewrites them.

mod choosing;
#[path = "playthroughs/telling.rs"]
mod telling;

use choosing::{Leaning, choose};
use engine::{Match, Quick};
use new_frontiers::{Options, State};
use std::fs;
use std::path::PathBuf;
use telling::Telling;

const OPTIONS: [&str; 3] = ["first-game", "later-game", "later-game goals"];

/// Plays one game and writes it down.
fn playthrough(n_seats: u8, options: &str) -> String {
    let options: Options = options.parse().expect("options");
    // Any seed would do; games with different numbers of players use different seeds.
    let seed = 1000 + u64::from(n_seats);
    let mut m = Match::<State>::new(n_seats, options, seed).expect("two to five can play");
    let mut luck = Quick::seeded(seed);
    let leanings = [Leaning::Even, Leaning::Builder, Leaning::Merchant, Leaning::Settler, Leaning::Even];
    let mut telling = Telling::of(&m, seed);
    while let Some(seat) = m.awaiting().iter().next() {
        let action = choose(&m, seat, leanings[usize::from(seat.0)], &mut luck);
        telling.asks(&m, seat, action);
        let log = m.act(seat, action).expect("legal");
        telling.happened(&m, &log);
    }
    telling.ends(&m)
}

fn path(n_seats: u8, options: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    PathBuf::from(folder).join(format!("{n_seats}-{}.txt", options.replace(' ', "-")))
}

/// Compares a playthrough with its file, or rewrites the file.
fn check(n_seats: u8) {
    for options in OPTIONS {
        let (path, text) = (path(n_seats, options), playthrough(n_seats, options));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &text).expect("the playthrough is written");
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        if let Some((n, (old, new))) =
            golden.lines().zip(text.lines()).enumerate().find(|(_, (old, new))| old != new)
        {
            panic!("{}:{}: the file has\n  {old}\nthe rules say\n  {new}\n{HINT}", path.display(), n + 1);
        }
        assert_eq!(
            golden.lines().count(),
            text.lines().count(),
            "{}: lengths differ. {HINT}",
            path.display()
        );
    }
}

const HINT: &str = "If the change is meant: UPDATE=1 cargo test -p new-frontiers-tests --test playthroughs";

#[test]
fn two_players() {
    check(2);
}

#[test]
fn three_players() {
    check(3);
}

#[test]
fn four_players() {
    check(4);
}

#[test]
fn five_players() {
    check(5);
}

/// No file is left over from a set-up that no longer exists.
#[test]
fn every_file_is_played() {
    let known: Vec<_> = (2..=5).flat_map(|n_seats| OPTIONS.map(|options| path(n_seats, options))).collect();
    let folder = known[0].parent().expect("a folder");
    for entry in fs::read_dir(folder).expect("the folder of playthroughs") {
        let file = entry.expect("a file").path();
        let is_golden = file.extension().is_some_and(|extension| extension == "txt");
        assert!(!is_golden || known.contains(&file), "{} belongs to no test", file.display());
    }
}
