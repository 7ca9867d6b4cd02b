//! The laws of every game, for every variant of this one.
//!
//! `FERNWEH_SOAK=10000` plays that many games for each variant instead of five, and a fifth of it for modules.

use beyond_the_sun::{Options, State};
use engine::testing::conforms;

/// Games for each way to play.
#[expect(clippy::disallowed_methods, reason = "an environment variable sets the number of games")]
fn n_games() -> u64 {
    std::env::var("FERNWEH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(5)
}

/// Whole random games at each number of seats; every law is checked at every step.
fn laws(options: &Options) {
    for n_seats in 2..=4 {
        conforms::<State>(n_seats, options, 0..n_games(), 20_000);
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

/// BTL-006: for all modules of the expansion.
#[test]
fn modules_of_the_expansion() {
    for line in [
        "standard leaders new-events",
        "expert display leaders new-factions new-technologies new-events new-systems",
        "expert new-factions new-systems",
    ] {
        let options = line.parse().expect("a combination that fits");
        for n_seats in 2..=4 {
            conforms::<State>(n_seats, &options, 0..n_games().div_ceil(5), 20_000);
        }
    }
}

#[test]
fn against_the_anarchists() {
    for line in ["solo=easy", "solo=normal new-systems", "solo=hard", "solo=6 new-technologies", "solo=16"] {
        let options: Options = line.parse().expect("options of the solo game");
        conforms::<State>(1, &options, 0..n_games(), 20_000);
    }
}
