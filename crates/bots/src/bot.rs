//! The trait of a bot, and the simplest bot.

use engine::{Game, Quick, Turn};

/// A player that is not a person.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of `turn`.
    fn choose(&mut self, turn: &Turn<G>) -> G::Action;

    /// The same, but a bot that searches long takes the best it has found as soon as `goes_on` says no. Bots have no
    /// clock of their own: who asks knows how long the answer may take.
    fn choose_while(&mut self, turn: &Turn<G>, goes_on: &dyn Fn() -> bool) -> G::Action {
        let _ = goes_on;
        self.choose(turn)
    }
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
