//! The recorded matches of Merchant of Venus: whole games of traders at every number of seats and with every variant.
//!
//! `FERNWEH_RECORD=1` plays and writes them again; the tests of the game itself replay them.

#[path = "../../merchant-of-venus/tests/matches/format.rs"]
mod format;

use bots::Bot;
use bots::merchant_of_venus::Trader;
use engine::Match;
use format::FORMAT;
use merchant_of_venus::{Options, State};
use std::fs;
use std::path::PathBuf;

/// Matches for each number of seats and each variant.
const N_EACH: u64 = 3;

/// All recorded matches: the name of the file, seats, options and seed.
fn planned() -> Vec<(String, u8, Options, u64)> {
    let mut planned = Vec::new();
    for n_seats in 1..=4 {
        for way in 0..4 {
            let options = Options {
                choose_pilots: way % 2 == 1,
                contracts_and_markers: way / 2 == 1,
                ..Options::default()
            };
            for n in 0..N_EACH {
                let seed = 7000 + 100 * u64::from(n_seats) + 10 * way + n;
                planned.push((format!("{n_seats}-seats-{seed}"), n_seats, options, seed));
            }
        }
    }
    planned
}

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../merchant-of-venus/tests/matches"))
}

/// A game of traders.
fn traded(n_seats: u8, options: Options, seed: u64) -> Match<State> {
    let mut m = Match::<State>::new(n_seats, options, seed).expect("one to four can play");
    let mut traders: Vec<Trader> =
        (0..n_seats).map(|seat| Trader::seeded(seed * 8 + u64::from(seat))).collect();
    while let Some(seat) = m.awaiting().iter().next() {
        let turn = m.turn(seat).expect("it is asked");
        let action = traders[usize::from(seat.0)].choose(&turn);
        m.act(seat, action).expect("traders do what is legal");
    }
    m
}

/// Every planned match is in the folder and has the seats, options and seed of its name.
#[test]
fn every_planned_match_is_recorded() {
    let is_recording = std::env::var_os("FERNWEH_RECORD").is_some();
    for (name, n_seats, options, seed) in planned() {
        let path = folder().join(&name).with_extension("txt");
        if is_recording {
            let text = FORMAT.written(&traded(n_seats, options, seed));
            let (m, digests) = FORMAT.played(&text).expect("it plays back");
            fs::write(&path, FORMAT.recorded(&m, &digests)).expect("the match is written");
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let head = format!("seats {n_seats}\noptions {options}\nseed {seed}\n");
        assert!(text.contains(&head), "{} is missing: run the test with FERNWEH_RECORD=1", path.display());
    }
}
