//! Golden playthroughs: whole games as text, one for each number of players and each way to set up.
//!
//! A change of rules changes these files, and a reviewer reads the difference. `UPDATE=1` rewrites them.

mod choosing;

use beyond_the_sun::score::sheet;
use beyond_the_sun::{Event, Options, State};
use choosing::choose;
use engine::{Match, Quick, Viewer};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// Plays one game and writes it down: a line for each action with its events.
fn playthrough(n_seats: u8, options: &str) -> String {
    let seed = 3000 + u64::from(n_seats);
    let options: Options = options.parse().expect("options");
    let mut m = Match::<State>::new(n_seats, options, seed).expect("the options fit");
    let mut luck = Quick::seeded(seed);
    let mut told = format!("seats {n_seats}, {options}, seed {seed}\n");
    while let Some(seat) = m.awaiting().iter().next() {
        let action = choose(&m.legal(seat), &mut luck);
        let log = m.act(seat, action).expect("legal");
        let mark = if log.revealed() { "!" } else { "" };
        write!(told, "{seat} {action}{mark}").expect("a string");
        for event in log.seen_by(Viewer::Spectator) {
            // The action itself shows a jump, and the acting seat shows the turn.
            if !matches!(event, Event::Jumped(..) | Event::TurnBegan(_)) {
                write!(told, "; {event:?}").expect("a string");
            }
        }
        told.push('\n');
    }
    let (view, outcome) = (m.view(Viewer::Spectator), m.outcome().expect("it is over"));
    for (seat, points) in outcome.points.iter() {
        writeln!(told, "{seat}: {points} points, place {}", outcome.places[seat]).expect("a string");
    }
    // In a solo game the points of the anarchists are written, too.
    for seat in view.tableaus.seats() {
        writeln!(told, "{seat}: {:?}", sheet(&view, seat)).expect("a string");
    }
    told
}

fn path(n_seats: u8, options: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    PathBuf::from(folder).join(format!("{n_seats}-{}.txt", options.replace([' ', '='], "-")))
}

const HINT: &str = "If the change is meant: UPDATE=1 cargo test -p beyond-the-sun-tests --test playthroughs";

/// Compares a playthrough with its file, or rewrites the file.
fn check(n_seats: u8, options: &str) {
    let (path, text) = (path(n_seats, options), playthrough(n_seats, options));
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
fn one_against_the_anarchists() {
    check(1, "standard solo=normal");
    check(1, "standard new-technologies new-systems solo=hard");
}

#[test]
fn two_players() {
    check(2, "standard");
    check(2, "standard leaders new-technologies");
    check(2, "expert display");
}

#[test]
fn three_players() {
    check(3, "standard");
    check(3, "expert");
    check(3, "expert new-factions new-events new-systems");
}

#[test]
fn four_players() {
    check(4, "standard");
    check(4, "expert display");
    check(4, "expert leaders new-factions new-technologies new-events new-systems");
}
