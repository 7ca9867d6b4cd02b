//! Merchant of Venus: what a table is worth to a seat, and who plays it.

mod chart;
mod estate;
mod market;
mod plan;
mod prospects;
mod sight;
mod trader;
mod trials;
mod wares;
mod wealth;
mod weights;

use crate::{Advice, Evaluate, Greedy, Judged};
use engine::{Seat, Turn};
use merchant_of_venus::{Action, State, View, score};
pub use trader::Trader;
pub use wealth::wealth;
pub use weights::Weights;

impl Judged for State {
    type Judge = Judge;
    type Forecast = Forecast;
    type Greedy = Greedy<Judge>;
    type Search = Trader;

    /// Looks at the choice and its own next one. What choices look the same is left to luck: most steps on the
    /// way from one market to the next change nothing that one owns.
    fn greedy(seed: u64) -> Greedy<Judge> {
        Greedy::seeded(Judge, seed)
    }

    fn search(seed: u64) -> Trader {
        Trader::seeded(seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::search(0).advice(turn)
    }
}

/// One credit, in the unit of all sums here.
const CREDIT: i64 = 1000;

/// Judges a table by what one owns: see [`wealth`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(wealth(view, seat)) * CREDIT
    }
}

/// Looks at nothing but the credits that final scoring would count now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forecast;

impl Evaluate<State> for Forecast {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(score::sheet(view, seat).credits()) * CREDIT
    }
}
