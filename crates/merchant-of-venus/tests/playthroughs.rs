//! Golden playthroughs: whole games as text, one for each number of players.
//!
//! A change of rules changes these files, and a reviewer reads the difference. `UPDATE=1` rewrites them.

mod choosing;

use choosing::choose;
use engine::{Match, Quick, Viewer};
use merchant_of_venus::score::sheet;
use merchant_of_venus::{Event, Options, State};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// Plays one game and writes it down: a line for each action with its events.
fn playthrough(n_seats: u8) -> String {
    let seed = 2000 + u64::from(n_seats);
    let options = Options { choose_pilots: n_seats == 3, ..Options::default() };
    let mut m = Match::<State>::new(n_seats, options, seed).expect("one to four can play");
    let mut luck = Quick::seeded(seed);
    let mut told = format!("seats {n_seats}, {options}, seed {seed}\n");
    while let Some(seat) = m.awaiting().iter().next() {
        let action = choose(&m.legal(seat), &mut luck);
        let log = m.act(seat, action).expect("legal");
        let mark = if log.revealed() { "!" } else { "" };
        write!(told, "{seat} {action}{mark}").expect("a string");
        for event in log.seen_by(Viewer::Spectator) {
            // The action itself shows a step.
            if !matches!(event, Event::Moved(..)) {
                write!(told, "; {event:?}").expect("a string");
            }
        }
        told.push('\n');
    }
    let (board, outcome) = (m.view(Viewer::Spectator).board, m.outcome().expect("it is over"));
    for seat in board.merchants.seats() {
        let sheet = sheet(&board, seat);
        writeln!(told, "{seat}: {} credits, place {}: {sheet:?}", outcome.points[seat], outcome.places[seat])
            .expect("a string");
    }
    told
}

fn path(n_seats: u8) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    PathBuf::from(folder).join(format!("{n_seats}-players.txt"))
}

const HINT: &str =
    "If the change is meant: UPDATE=1 cargo test -p merchant-of-venus-tests --test playthroughs";

/// Compares a playthrough with its file, or rewrites the file.
fn check(n_seats: u8) {
    let (path, text) = (path(n_seats), playthrough(n_seats));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).expect("the playthrough is written");
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    for (n, (old, new)) in golden.lines().zip(text.lines()).enumerate() {
        assert_eq!(old, new, "{}:{}: {HINT}", path.display(), n + 1);
    }
    assert_eq!(golden.lines().count(), text.lines().count(), "{}: lengths differ. {HINT}", path.display());
}

#[test]
fn one_player() {
    check(1);
}

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
