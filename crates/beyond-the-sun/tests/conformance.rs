//! The laws of every game, for every way to play this one.

use beyond_the_sun::{Options, State};
use engine::testing::conforms;

/// Whole random games at each number of seats, every law held at every step.
fn laws(options: &Options) {
    for n_seats in 2..=4 {
        conforms::<State>(n_seats, options, 0..5, 20_000);
    }
}

#[test]
fn standard_mats() {
    laws(&Options::default());
}

#[test]
fn expert_mats() {
    laws(&Options { expert: true, ..Options::default() });
}

#[test]
fn with_the_display() {
    laws(&Options { expert: true, display: true, ..Options::default() });
}

#[test]
fn against_the_anarchists() {
    for line in ["solo=easy", "solo=normal", "solo=hard", "solo=6", "solo=16"] {
        let options: Options = line.parse().expect("options of the solo game");
        conforms::<State>(1, &options, 0..5, 20_000);
    }
}
