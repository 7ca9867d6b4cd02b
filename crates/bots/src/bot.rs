//! The trait of a bot, and the simplest bot.

use engine::{Game, Quick, Turn};

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of `turn`.
    fn choose(&mut self, turn: &Turn<G>) -> G::Action;
}

/// Chooses blindly.
#[derive(Clone, Debug)]
pub struct Random(Quick);

impl Random {
    /// The random player with the random numbers of `seed`.
    pub const fn seeded(seed: u64) -> Self {
        Self(Quick::seeded(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        turn.legal[self.0.below(turn.legal.len())]
    }
}
