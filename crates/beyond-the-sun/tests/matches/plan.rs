//! Which matches are recorded: every number of seats, every variant, and the solo game.

use super::Planned;
use beyond_the_sun::State;
use engine::testing::Format;

/// How they are written.
pub(crate) const FORMAT: Format<State> = Format { every: 1, ending: None };

/// Matches for each number of seats and each way to play.
const N_EACH: u64 = 2;

/// Ways to play with two to four: a name for the file, and the options.
const TABLES: [(&str, &str); 7] = [
    ("standard", "standard"),
    ("expert", "expert"),
    ("display", "expert display"),
    ("leaders", "standard leaders"),
    ("leaders-display", "expert display leaders new-factions"),
    ("new-cards", "standard new-technologies new-events new-systems"),
    ("everything", "expert display leaders new-factions new-technologies new-events new-systems"),
];

/// Ways to play alone.
const SOLO: [(&str, &str); 4] = [
    ("solo-easy", "standard solo=easy"),
    ("solo-normal", "standard solo=normal"),
    ("solo-hard", "standard solo=hard"),
    ("solo-new-cards", "standard new-technologies new-systems solo=normal"),
];

/// All of them.
pub(crate) fn planned() -> Vec<Planned<State>> {
    let tables = (2..=4).flat_map(|n_seats| TABLES.iter().map(move |way| (n_seats, way)));
    let ways = tables.chain(SOLO.iter().map(|way| (1, way)));
    ways.flat_map(|(n_seats, (name, options))| {
        (1..=N_EACH).map(move |n| Planned {
            name: format!("{n_seats}-{name}-{n}"),
            n_seats,
            options: options.parse().expect("options that fit together"),
            seed: 100 * u64::from(n_seats) + n,
        })
    })
    .collect()
}
