//! The players of the levels easy, normal, hard and expert in games that have a network.

use crate::net::{Featured, Learned};
use crate::{Bot, Depth, Level, Noisy, Opened, Planner, Reach, Resting, Tree};
use engine::{Game, Turn};
use std::fmt;

/// A game whose network can be trained.
pub trait Graded: Featured {
    /// Who plays the games from which a network learns first, and what a network is compared with.
    const TEACHER: Level = Level::Greedy;
    /// The first round plays one game for so many of each later round: the teacher may take long.
    const LESSONS: u64 = 1;
    /// Carries a choice out completely and asks the network then.
    type Plan: Bot<Self> + Clone + fmt::Debug;

    /// The player that plans with `judge`.
    fn plan(judge: Learned, seed: u64) -> Self::Plan;

    /// Whether the network is asked about states with this decision; it learns from them only.
    fn is_judged(_decision: Self::Decision) -> bool {
        true
    }

    /// The network of this version.
    fn learned() -> Option<Learned>;
}

/// The strength of the levels that [`Ranked`] plays.
pub trait Ranking: Graded + Resting {
    /// How blurred [`Rank::Easy`] sees: an action whose log-odds are so many millionths lower is taken about a third
    /// as often. `None` if [`Rank::Easy`] is played by hand, because the network needs to see the end of a choice.
    const NOISE: Option<f32>;
    /// How deep [`Rank::Hard`] searches.
    const HARD: Depth;
    /// How deep [`Rank::Expert`] searches.
    const EXPERT: Depth;

    /// How many of a hundred games seats with this choice have won, where it was given by lot and may decide which
    /// home, mat or leader a seat plays with; `None` for all other actions.
    fn measured(_action: Self::Action) -> Option<f32> {
        None
    }
}

/// The methods of `impl Judged` for a game whose network plays at all levels, and says what the chances are.
macro_rules! ranked_by_network {
    () => {
        fn ranked(rank: $crate::Rank, seed: u64) -> Option<$crate::Ranked> {
            $crate::Ranked::of::<Self>(rank, <Self as $crate::Graded>::learned()?, seed)
        }

        fn weights() -> Option<u64> {
            Some(<Self as $crate::Graded>::learned()?.net().fingerprint())
        }

        fn insight(
            turn: &engine::Turn<Self>,
            played: Option<Self::Action>,
            n_descents: u32,
            seed: u64,
            goes_on: &dyn Fn() -> bool,
        ) -> Option<$crate::Insight<Self>> {
            let judge = <Self as $crate::Graded>::learned()?;
            $crate::Tree::seeded(judge, $crate::Depth::of(n_descents), seed).insight(turn, played, goes_on)
        }
    };
}

/// The network of a game, read once from a file that `fernweh train` has made; the head of the file says how.
macro_rules! learned_from {
    ($file:literal) => {
        fn learned() -> Option<$crate::net::Learned> {
            static LEARNED: std::sync::LazyLock<Option<$crate::net::Learned>> =
                std::sync::LazyLock::new(|| {
                    let read = $crate::net::Net::read::<State>(include_bytes!($file));
                    read.ok().map(|(_, net)| $crate::net::Learned::new(net))
                });
            LEARNED.clone()
        }
    };
}

pub(crate) use {learned_from, ranked_by_network};

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
    Normal(Opened<Planner<Learned>>),
    /// See [`Rank::Hard`] and [`Rank::Expert`].
    Tree(Opened<Tree<Learned>>),
}

impl Ranked {
    /// The player of `rank` in `G` that asks `judge`, if there is one.
    pub fn of<G: Ranking>(rank: Rank, judge: Learned, seed: u64) -> Option<Self> {
        Some(match rank {
            Rank::Easy => Self::Easy(Noisy::seeded(judge, G::NOISE?, seed)),
            Rank::Normal => Self::Normal(Opened::seeded(Planner::seeded(judge, Reach::ACTION, seed), seed)),
            Rank::Hard => Self::Tree(Opened::seeded(Tree::seeded(judge, G::HARD, seed), seed)),
            Rank::Expert => Self::Tree(Opened::seeded(Tree::seeded(judge, G::EXPERT, seed), seed)),
        })
    }
}

impl<G: Ranking> Bot<G> for Ranked {
    fn choose(&mut self, turn: &Turn<G>) -> G::Action {
        match self {
            Self::Easy(bot) => bot.choose(turn),
            Self::Normal(bot) => bot.choose(turn),
            Self::Tree(bot) => bot.choose(turn),
        }
    }

    fn choose_while(&mut self, turn: &Turn<G>, goes_on: &dyn Fn() -> bool) -> G::Action {
        match self {
            Self::Easy(bot) => bot.choose(turn),
            Self::Normal(bot) => bot.choose(turn),
            Self::Tree(bot) => bot.choose_while(turn, goes_on),
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
