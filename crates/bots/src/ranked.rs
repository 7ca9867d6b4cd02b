//! The players of the levels easy, normal, hard and expert in games that have a network.

use crate::net::{Featured, Learned};
use crate::{Bot, Depth, Noisy, Planner, Reach, Resting, Tree};
use engine::{Game, Turn};

/// A game with a network and the strength of its levels.
pub trait Graded: Featured + Resting {
    /// How blurred [`Rank::Easy`] sees: an action whose log-odds are so many millionths lower is taken about a third
    /// as often.
    const NOISE: f32;
    /// How deep [`Rank::Hard`] searches.
    const HARD: Depth;
    /// How deep [`Rank::Expert`] searches.
    const EXPERT: Depth;

    /// The network of this version.
    fn learned() -> Option<Learned>;
}

/// A level that is the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// For newcomers: good choices are likely, mistakes are possible.
    Easy,
    /// Sees the end of the present action.
    Normal,
    /// Searches a small tree.
    Hard,
    /// Searches a large tree.
    Expert,
}

/// A player of some rank.
#[derive(Clone, Debug)]
pub enum Ranked {
    /// See [`Rank::Easy`].
    Easy(Noisy<Learned>),
    /// See [`Rank::Normal`].
    Normal(Planner<Learned>),
    /// See [`Rank::Hard`] and [`Rank::Expert`].
    Tree(Tree<Learned>),
}

impl Ranked {
    /// The player of `rank` in `G` that asks `judge`.
    pub fn of<G: Graded>(rank: Rank, judge: Learned, seed: u64) -> Self {
        match rank {
            Rank::Easy => Self::Easy(Noisy::seeded(judge, G::NOISE, seed)),
            Rank::Normal => Self::Normal(Planner::seeded(judge, Reach::ACTION, seed)),
            Rank::Hard => Self::Tree(Tree::seeded(judge, G::HARD, seed)),
            Rank::Expert => Self::Tree(Tree::seeded(judge, G::EXPERT, seed)),
        }
    }
}

impl<G: Graded> Bot<G> for Ranked {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Easy(bot) => bot.choose(turn),
            Self::Normal(bot) => bot.choose(turn),
            Self::Tree(bot) => bot.choose(turn),
        }
    }
}

/// The ranked player of a game without a network: there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unranked {}

impl<G: Game> Bot<G> for Unranked {
    fn choose(&mut self, _: &Turn<G>) -> G::Action {
        match *self {}
    }
}
