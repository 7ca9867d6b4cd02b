//! Which matches are recorded: every number of seats and every length, with bots of several levels.

use super::Planned;
use engine::testing::Format;
use interportal::State;

/// How they are written.
pub(crate) const FORMAT: Format<State> = Format { every: 20, ending: None };

/// Matches for each number of seats and each length.
const N_EACH: u64 = 3;

/// All of them.
pub(crate) fn planned() -> Vec<Planned<State>> {
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
