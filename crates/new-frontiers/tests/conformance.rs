//! The laws of every game, for every variant of this one.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each variant instead of thirty.

use engine::testing::conforms;
use new_frontiers::{Options, State};

/// Games for each way to play.
#[expect(clippy::disallowed_methods, reason = "an environment variable sets the number of games")]
fn n_games() -> u64 {
    std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(30)
}

/// Whole random games at each number of seats; every law is checked at every step.
fn laws(options: &Options) {
    for n_seats in 2..=5 {
        conforms::<State>(n_seats, options, 0..n_games(), 3000);
    }
}

#[test]
fn first_game() {
    laws(&Options { first_game: true, ..Options::default() });
}

#[test]
fn later_game() {
    laws(&Options::default());
}

#[test]
fn with_goals() {
    laws(&Options { goals: true, ..Options::default() });
}
