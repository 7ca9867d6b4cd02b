//! The levels of bots, by name.

use crate::{Advice, Bot, Evaluate, Greedy, Random};
use engine::{Game, Turn};
use std::fmt;
use std::str::FromStr;

/// A game that bots can evaluate.
pub trait Judged: Game {
    /// What judges it.
    type Judge: Evaluate<Self> + Clone + Default + fmt::Debug;
    /// The evaluation by the score alone.
    type ScoreOnly: Evaluate<Self> + Clone + Default + fmt::Debug;
    /// The player of [`Level::Greedy`].
    type Greedy: Bot<Self> + Clone + fmt::Debug;
    /// The player of [`Level::Search`].
    type Search: Bot<Self> + Clone + fmt::Debug;

    /// The player of [`Level::Greedy`] with the random numbers of `seed`.
    fn greedy(seed: u64) -> Self::Greedy;

    /// The player of [`Level::Search`] with the random numbers of `seed`.
    fn search(seed: u64) -> Self::Search;

    /// The legal actions in the order of a strong bot, best first. The same turn always gets the same advice.
    fn advice(turn: &Turn<Self>) -> Vec<Advice<Self::Action>>;
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Chooses blindly.
    Random,
    /// Takes the action with the highest immediate score.
    Score,
    /// Evaluates the state after the present choice has been carried out completely.
    Greedy,
    /// Looks further ahead.
    Search,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Score, Self::Greedy, Self::Search];

    /// Their names, weakest first.
    pub const NAMES: [&'static str; 4] =
        [Self::Random.name(), Self::Score.name(), Self::Greedy.name(), Self::Search.name()];

    /// The name in commands, addresses and the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Score => "score",
            Self::Greedy => "greedy",
            Self::Search => "search",
        }
    }

    /// A player of this level. The same seed always plays the same.
    pub fn player<G: Judged>(self, seed: u64) -> Player<G> {
        match self {
            Self::Random => Player::Random(Random::seeded(seed)),
            Self::Score => Player::Score(Greedy::seeded(G::ScoreOnly::default(), seed)),
            Self::Greedy => Player::Greedy(G::greedy(seed)),
            Self::Search => Player::Search(G::search(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no bot with this name.
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
    /// See [`Level::Score`].
    Score(Greedy<G::ScoreOnly>),
    /// See [`Level::Greedy`].
    Greedy(G::Greedy),
    /// See [`Level::Search`].
    Search(G::Search),
}

impl<G: Judged> Bot<G> for Player<G> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(turn),
            Self::Score(bot) => bot.choose(turn),
            Self::Greedy(bot) => bot.choose(turn),
            Self::Search(bot) => bot.choose(turn),
        }
    }
}

/// The legal actions in the order of a strong bot, best first. The same turn always gets the same advice.
pub fn advice<G: Judged>(turn: &Turn<G>) -> Vec<Advice<G::Action>> {
    G::advice(turn)
}
