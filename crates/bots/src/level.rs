//! The players one can put on a seat, by name.

use crate::{Advice, Bot, Evaluate, Greedy, Random};
use engine::{Game, Turn};
use std::fmt;
use std::str::FromStr;

/// A game that bots know how to judge.
pub trait Judged: Game {
    /// What judges it.
    type Judge: Evaluate<Self> + Clone + Default + fmt::Debug;
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Chooses blindly.
    Random,
    /// Takes what looks best at once.
    Greedy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Their names, weakest first.
    pub const NAMES: [&'static str; 2] = [Self::Random.name(), Self::Greedy.name()];

    /// The name in commands, addresses and the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this level. The same seed always plays the same.
    pub fn player<G: Judged>(self, seed: u64) -> Player<G> {
        match self {
            Self::Random => Player::Random(Random::seeded(seed)),
            Self::Greedy => Player::Greedy(Greedy::seeded(G::Judge::default(), seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No bot has that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot `{}`: choose from {}", self.0, Level::NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// A bot of some level for a seat of `G`.
#[derive(Clone, Debug)]
pub enum Player<G: Judged> {
    /// See [`Level::Random`].
    Random(Random),
    /// See [`Level::Greedy`].
    Greedy(Greedy<G::Judge>),
}

impl<G: Judged> Bot<G> for Player<G> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(turn),
            Self::Greedy(bot) => bot.choose(turn),
        }
    }
}

/// What the best bot thinks of the legal actions, best first. The same turn always gets the same advice.
pub fn advice<G: Judged>(turn: &Turn<G>) -> Vec<Advice<G::Action>> {
    Greedy::seeded(G::Judge::default(), 0).advice(turn)
}
