//! The laws of every game, for every variant of this one.
//!
//! `FERNWEH_SOAK=1000` plays that many games for each variant instead of three.

use engine::testing::conforms;
use merchant_of_venus::{Options, State};

/// Games for each way to play.
#[expect(clippy::disallowed_methods, reason = "an environment variable sets the number of games")]
fn n_games() -> u64 {
    std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(3)
}

/// Whole random games at each number of seats; every law is checked at every step.
fn laws(options: &Options) {
    for n_seats in 1..=4 {
        conforms::<State>(n_seats, options, 0..n_games(), 20_000);
    }
}

#[test]
fn dealt_pilots() {
    laws(&Options::default());
}

#[test]
fn chosen_pilots() {
    laws(&Options { choose_pilots: true, ..Options::default() });
}

/// MV-018, MV-137: with encounter markers and spaceport contracts.
#[test]
fn contracts_and_markers() {
    laws(&Options { contracts_and_markers: true, ..Options::default() });
}
