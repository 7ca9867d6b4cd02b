//! Which matches are recorded: every number of seats and every length, with bots of several levels.

use engine::testing::Format;
use interportal::{Options, State};

/// How they are written.
pub(crate) const FORMAT: Format<State> = Format { every: 20, ending: None };

/// Matches for each number of seats and each length.
const N_EACH: u64 = 3;

/// A match to be recorded.
pub(crate) struct Planned {
    /// The file, without its ending.
    pub(crate) name: String,
    /// How many play.
    pub(crate) n_seats: u8,
    /// The variants.
    pub(crate) options: Options,
    /// The seed of the match; the bots' luck and their levels follow from it, too.
    pub(crate) seed: u64,
}

/// All of them.
pub(crate) fn planned() -> Vec<Planned> {
    let lengths = [("short", 1), ("standard", 2), ("long", 3)];
    let tables = (2..=6).flat_map(|n_seats| lengths.map(|length| (n_seats, length)));
    tables
        .flat_map(|(n_seats, (length, place))| {
            (1..=N_EACH).map(move |n| Planned {
                name: format!("{n_seats}-{length}-{n}"),
                n_seats,
                options: format!("quick {length} calm").parse().expect("options that fit together"),
                seed: 1000 * u64::from(n_seats) + 100 * place + n,
            })
        })
        .collect()
}
