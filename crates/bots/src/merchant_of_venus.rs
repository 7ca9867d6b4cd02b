//! Merchant of Venus: the value of a state for a seat, and the bots for it.

mod captain;
mod chart;
mod errands;
mod estate;
mod features;
mod fittings;
mod itinerary;
mod market;
mod plan;
mod prospects;
mod reckoning;
mod sight;
mod trader;
mod trials;
mod wares;
mod wealth;
mod weights;

use crate::net::Learned;
use crate::reckoned::chances_by_worth;
use crate::{Advice, Evaluate, Graded, Greedy, Judged, Level, Rank};
pub use captain::{Captain, Foresight};
use engine::{Seat, Turn};
pub use itinerary::{Itinerary, Stop};
use merchant_of_venus::{Action, Decision, State, View, score};
pub use trader::Trader;
pub use wealth::wealth;
pub use weights::Weights;

impl Judged for State {
    type Judge = Judge;
    type ScoreOnly = ScoreOnly;
    type Greedy = Greedy<Judge>;
    type Search = Trader;
    type Ranked = Trader;

    /// Looks at the choice and the seat's own next choice. Choices with the same value are taken at random: most
    /// steps from one market to the next change nothing that the player owns.
    fn greedy(seed: u64) -> Greedy<Judge> {
        Greedy::seeded(Judge, seed)
    }

    fn search(seed: u64) -> Trader {
        Trader::seeded(seed)
    }

    fn ranked(rank: Rank, seed: u64) -> Option<Trader> {
        Some(Trader::weighing(Weights::of(rank), seed))
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::search(0).advice(turn)
    }

    chances_by_worth!();
}

/// How far a captain looks that plays in training.
const NEAR: Foresight = Foresight { n_candidates: 4, n_worlds: 8, n_turns: 1 };

impl Graded for State {
    const TEACHER: Level = Level::Search;
    type Plan = Captain;

    fn plan(judge: Learned, seed: u64) -> Captain {
        Captain::seeded(judge, NEAR, seed)
    }

    /// The network is asked between turns only.
    fn is_judged(decision: Decision) -> bool {
        decision == Decision::Start
    }

    fn learned() -> Option<Learned> {
        None
    }
}

/// One credit, in the unit of all sums here.
const CREDIT: i64 = 1000;

/// Evaluates a state by what the player owns: see [`wealth`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(wealth(view, seat)) * CREDIT
    }
}

/// Considers only the credits that final scoring would count now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreOnly;

impl Evaluate<State> for ScoreOnly {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(score::sheet(view, seat).credits()) * CREDIT
    }
}
