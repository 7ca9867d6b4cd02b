//! Matches that are to be recorded.

use engine::Game;

/// A match to be recorded.
pub(crate) struct Planned<G: Game> {
    /// The file, without its ending.
    pub(crate) name: String,
    /// How many play.
    pub(crate) n_seats: u8,
    /// The variants.
    pub(crate) options: G::Options,
    /// The seed of the match; the luck of the bots follows from it, too.
    pub(crate) seed: u64,
}
