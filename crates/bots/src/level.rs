//! The levels of bots, by name.

use crate::{Advice, Bot, Evaluate, Greedy, Insight, Random, Rank};
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

    /// The player of each [`Rank`].
    type Ranked: Bot<Self> + Clone + fmt::Debug;

    /// The player of [`Level::Greedy`] with the random numbers of `seed`.
    fn greedy(seed: u64) -> Self::Greedy;

    /// The player of [`Level::Search`] with the random numbers of `seed`.
    fn search(seed: u64) -> Self::Search;

    /// The player of `rank` with the random numbers of `seed`, if the game has a player of its own for this rank.
    fn ranked(_rank: Rank, _seed: u64) -> Option<Self::Ranked> {
        None
    }

    /// What plays at `rank` where the game has no player of its own for it.
    fn by_hand(rank: Rank) -> Level {
        match rank {
            Rank::Easy => Level::Score,
            Rank::Normal => Level::Greedy,
            Rank::Hard | Rank::Expert => Level::Search,
        }
    }

    /// The legal actions in the order of a strong bot, best first. The same turn always gets the same advice.
    fn advice(turn: &Turn<Self>) -> Vec<Advice<Self::Action>>;

    /// A number that changes with everything that chances depend on; none for games in which nobody can say what the
    /// chances are.
    fn weights() -> Option<u64> {
        None
    }

    /// Whether chances come from a search; otherwise they come from the worth of states ([`crate::Reckoned`]).
    fn searches() -> bool {
        true
    }

    /// What a search of so many descents finds out about `turn` and about the action `played`; see [`crate::Tree::insight`].
    /// The same seed finds the same. `None` for games in which nobody can say what the chances are, and where there is
    /// no choice.
    fn insight(
        _turn: &Turn<Self>,
        _played: Option<Self::Action>,
        _n_descents: u32,
        _seed: u64,
        _goes_on: &dyn Fn() -> bool,
    ) -> Option<Insight<Self>> {
        None
    }
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
    /// One of the levels that every game has.
    Ranked(Rank),
}

impl Level {
    /// All levels: those that every game has, weakest first, and those of the evaluations written by hand, weakest
    /// first.
    pub const ALL: [Self; 8] = [
        Self::EASY,
        Self::NORMAL,
        Self::HARD,
        Self::EXPERT,
        Self::Random,
        Self::Score,
        Self::Greedy,
        Self::Search,
    ];

    /// For newcomers.
    pub const EASY: Self = Self::Ranked(Rank::Easy);
    /// An opponent who makes few mistakes.
    pub const NORMAL: Self = Self::Ranked(Rank::Normal);
    /// An opponent who looks ahead.
    pub const HARD: Self = Self::Ranked(Rank::Hard);
    /// As strong as there is.
    pub const EXPERT: Self = Self::Ranked(Rank::Expert);

    /// The names of all levels.
    pub const NAMES: [&'static str; 8] = [
        Self::EASY.name(),
        Self::NORMAL.name(),
        Self::HARD.name(),
        Self::EXPERT.name(),
        Self::Random.name(),
        Self::Score.name(),
        Self::Greedy.name(),
        Self::Search.name(),
    ];

    /// The names of the levels that every game has, weakest first.
    pub const RANKS: [&'static str; 4] =
        [Self::EASY.name(), Self::NORMAL.name(), Self::HARD.name(), Self::EXPERT.name()];

    /// The names of the levels of the evaluations written by hand, weakest first.
    pub const BY_HAND: [&'static str; 4] =
        [Self::Random.name(), Self::Score.name(), Self::Greedy.name(), Self::Search.name()];

    /// The name in commands, addresses and the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Score => "score",
            Self::Greedy => "greedy",
            Self::Search => "search",
            Self::Ranked(Rank::Easy) => "easy",
            Self::Ranked(Rank::Normal) => "normal",
            Self::Ranked(Rank::Hard) => "hard",
            Self::Ranked(Rank::Expert) => "expert",
        }
    }

    /// A player of this level. The same seed always plays the same.
    pub fn player<G: Judged>(self, seed: u64) -> Player<G> {
        match self {
            Self::Random => Player::Random(Random::seeded(seed)),
            Self::Score => Player::Score(Greedy::seeded(G::ScoreOnly::default(), seed)),
            Self::Greedy => Player::Greedy(G::greedy(seed)),
            Self::Search => Player::Search(G::search(seed)),
            Self::Ranked(rank) => {
                G::ranked(rank, seed).map_or_else(|| G::by_hand(rank).player(seed), Player::Ranked)
            }
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
    /// See [`Level::Ranked`].
    Ranked(G::Ranked),
}

impl<G: Judged> Bot<G> for Player<G> {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(turn),
            Self::Score(bot) => bot.choose(turn),
            Self::Greedy(bot) => bot.choose(turn),
            Self::Search(bot) => bot.choose(turn),
            Self::Ranked(bot) => bot.choose(turn),
        }
    }

    fn choose_while(&mut self, turn: &Turn<G>, goes_on: &dyn Fn() -> bool) -> G::Action {
        match self {
            Self::Search(bot) => bot.choose_while(turn, goes_on),
            Self::Ranked(bot) => bot.choose_while(turn, goes_on),
            quick => quick.choose(turn),
        }
    }
}

/// The legal actions in the order of a strong bot, best first. The same turn always gets the same advice.
pub fn advice<G: Judged>(turn: &Turn<G>) -> Vec<Advice<G::Action>> {
    G::advice(turn)
}
