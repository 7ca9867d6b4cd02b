//! Many games at once: tournaments, statistics and tables of results.
//!
//! An [`Order`] says what to play; [`simulate`] plays it on all cores and returns a [`Report`]. The results depend
//! only on the order, never on the number of threads: game `i` is dealt from a seed made of the order's seed and `i`,
//! and results are kept in the order of the games.
//!
//! ```
//! let order = sim::Order {
//!     game: sim::GAMES[0].name.into(),
//!     bots: vec!["greedy".into(), "random".into()],
//!     n_games: 20,
//!     ..sim::Order::default()
//! };
//! let report = sim::simulate(&order).expect("a sound order");
//! assert!(report.entrants[0].n_wins > report.entrants[1].n_wins);
//! ```

pub mod bench;
mod beyond_the_sun;
mod entry;
mod error;
mod games;
mod interportal;
mod ladder;
pub mod match_text;
mod merchant_of_venus;
mod new_frontiers;
mod order;
mod play;
mod report;
mod results;
mod run;
mod statistics;
mod tally;
pub mod train;

pub use entry::{Entry, Fate, Fates};
pub use error::Error;
pub use games::{GAMES, Reported, Simulated};
pub use ladder::{Ladder, Pair, Rung, elo};
pub use order::{Order, PATIENCE};
pub use play::{Played, Seated, play};
pub use report::{Entrant, Report};
pub use results::Row;
pub use run::rows;
pub use statistics::{Relation, Share, Spread};
pub use tally::{Tallies, Tally};

/// Plays all games of an order, of the game it names.
///
/// # Errors
/// If the order names something unknown, or a table of results cannot be written.
pub fn simulate(order: &Order) -> Result<Report, Error> {
    Simulated::find(GAMES, &order.game)?.simulate(order)
}
