//! The laws of every game, for every way to play this one.

use engine::testing::conforms;
use new_frontiers::{Options, State};

/// Whole random games at each number of seats, every law held at every step.
fn laws(options: &Options) {
    for n_seats in 2..=5 {
        conforms::<State>(n_seats, options, 0..30, 3000);
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
