//! The players one can put on a seat, by name.

use crate::{Advice, Bot, Evaluate, Greedy, Planner, Random, Reach};
use engine::{Game, Turn};
use std::fmt;
use std::str::FromStr;

/// A game that bots know how to judge.
pub trait Judged: Game {
    /// What judges it.
    type Judge: Evaluate<Self> + Clone + Default + fmt::Debug;
    /// What sees nothing but the score.
    type Forecast: Evaluate<Self> + Clone + Default + fmt::Debug;

    /// How far [`Level::Search`] looks: two rests more. With more worlds or rests a move takes longer than it
    /// gains.
    const SEARCH: Reach = Reach { n_rests: 3, n_worlds: 4, n_candidates: usize::MAX };

    /// Whether nothing is half done at a table where this is asked, so that it can be judged fairly.
    fn is_rest(decision: Self::Decision) -> bool;
}

/// Far enough to see the action that is selected carried out by everybody.
const ACTION: Reach = Reach { n_rests: 1, n_worlds: 4, n_candidates: usize::MAX };

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Chooses blindly.
    Random,
    /// Takes what scores most at once.
    Score,
    /// Judges how the table will look when the action is over.
    Greedy,
    /// Judges how the table will look some actions later.
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
            Self::Score => Player::Score(Greedy::seeded(G::Forecast::default(), seed)),
            Self::Greedy => Player::Planner(Planner::seeded(G::Judge::default(), ACTION, seed)),
            Self::Search => Player::Planner(Planner::seeded(G::Judge::default(), G::SEARCH, seed)),
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
    /// See [`Level::Score`].
    Score(Greedy<G::Forecast>),
    /// See [`Level::Greedy`] and [`Level::Search`].
    Planner(Planner<G::Judge>),
}

impl<G: Judged> Bot<G> for Player<G> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(turn),
            Self::Score(bot) => bot.choose(turn),
            Self::Planner(bot) => bot.choose(turn),
        }
    }
}

/// What a good bot thinks of the legal actions, best first. The same turn always gets the same advice.
pub fn advice<G: Judged>(turn: &Turn<G>) -> Vec<Advice<G::Action>> {
    Planner::seeded(G::Judge::default(), ACTION, 0).advice(turn)
}
