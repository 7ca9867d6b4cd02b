//! Lets the strongest bots play New Frontiers and writes their matches for `crates/new-frontiers/tests/matches/bots`.
//!
//! `cargo run --release -p bots --example record_new_frontiers` replaces all of them. Run it when the rules or the
//! state have changed, never to make a failing test pass.

#[path = "../../new-frontiers/tests/matches/format.rs"]
mod format;

use bots::{Bot, Level};
use engine::Match;
use format::FORMAT;
use new_frontiers::{Options, State};
use std::path::Path;
use std::{error, fs};

/// Matches for each number of players and each set-up.
const N_MATCHES: u64 = 3;

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../new-frontiers/tests/matches/bots"));
    fs::create_dir_all(folder)?;
    for n_seats in 2..=5 {
        for options in ["first-game", "later-game", "first-game goals", "later-game goals"] {
            for n in 1..=N_MATCHES {
                let (m, digests) = FORMAT.played(&FORMAT.written(&match_of_bots(n_seats, options, n)?))?;
                let name = format!("{n_seats}-{}-{n}.txt", options.replace(' ', "-"));
                fs::write(folder.join(&name), FORMAT.recorded(&m, &digests))?;
                println!("{name}");
            }
        }
    }
    Ok(())
}

/// A match that bots of the highest level play to its end.
fn match_of_bots(n_seats: u8, options: &str, n: u64) -> Result<Match<State>, Box<dyn error::Error>> {
    let options: Options = options.parse()?;
    let seed = 100 * u64::from(n_seats) + n;
    let mut m = Match::<State>::new(n_seats, options, seed)?;
    let mut players: Vec<_> =
        (0..n_seats).map(|seat| Level::Search.player::<State>(seed + u64::from(seat))).collect();
    while let Some(turn) = m.awaiting().iter().next().and_then(|seat| m.turn(seat)) {
        let action = players[usize::from(turn.seat.0)].choose(&turn);
        m.act(turn.seat, action)?;
    }
    Ok(m)
}
