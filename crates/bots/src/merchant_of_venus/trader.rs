//! A trader that plans its journeys.

use super::chart::{Chart, Waters};
use super::sight::Sight;
use super::{CREDIT, Weights};
use crate::{Advice, Bot};
use engine::{Chance, Game, Quick, Seat, Turn};
use merchant_of_venus::{Action, Decision, State};
use std::cell::LazyCell;

/// The value of an action that is never taken: less than the value of any state.
const NEVER: f64 = -1e9;

/// Plans journeys from market to market and takes the action after which the best plan brings most.
///
/// The value of a plan is what its stops bring, minus the value of an ordinary turn for every turn that it takes.
/// Hidden information is imagined.
#[derive(Clone, Debug)]
pub struct Trader {
    weights: Weights,
    luck: Quick,
    chart: Option<Chart>,
}

impl Trader {
    /// A trader with the random numbers of `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self::weighing(Weights::default(), seed)
    }

    /// The same with the given weights.
    pub const fn weighing(weights: Weights, seed: u64) -> Self {
        Self { weights, luck: Quick::seeded(seed), chart: None }
    }

    /// All legal actions, best first; equal ones in the order of `turn.legal`.
    pub fn advice(&mut self, turn: &Turn<State>) -> Vec<Advice<Action>> {
        let mut advice = self.weighed(turn);
        advice.sort_by_key(|advice| std::cmp::Reverse(advice.worth));
        advice
    }

    fn weighed(&mut self, turn: &Turn<State>) -> Vec<Advice<Action>> {
        let sign = if captain(turn) == turn.seat { 1 } else { -1 };
        let mut advice = self.valued(turn, &turn.legal);
        advice.iter_mut().for_each(|advice| advice.worth *= sign);
        advice
    }

    /// The actions `about` with the worth of the state after them for the captain of the ship that they move.
    pub(super) fn valued(&mut self, turn: &Turn<State>, about: &[Action]) -> Vec<Advice<Action>> {
        let captain = captain(turn);
        let chart = match self.chart.take() {
            Some(chart) if chart.waters == Waters::of(&turn.view, captain) => chart,
            _ => Chart::of(&turn.view, captain),
        };
        let seeds: Vec<u64> = (0..self.weights.worlds as usize).map(|_| self.luck.word()).collect();
        let imagine = |seed: &u64| State::imagine(&turn.view, turn.seat, Chance::seeded(*seed));
        let worlds: LazyCell<Vec<State>, _> = LazyCell::new(|| seeds.iter().map(imagine).collect());
        let sight = Sight { chart: &chart, weights: &self.weights, captain, root: turn.decision };
        let landing = sight.landing(turn);
        let weigh = |action: &Action| {
            let worth = match action {
                Action::Land | Action::Go(_) if landing.is_some_and(|(way, _)| way == *action) => {
                    landing.map_or(0.0, |(_, worth)| worth)
                }
                Action::Head(space) => sight.heading(&turn.view, Some(*space)),
                Action::Launch => sight.heading(&turn.view, None),
                // Throwing cargo away during a flight brings nothing, unless something else needs the space.
                Action::Cargo if is_on_the_way(turn.decision) => NEVER,
                Action::Cargo => sight.unloaded(&worlds[0], turn.seat) - 1.0,
                Action::Power(..) if matches!(turn.decision, Decision::Fight(_)) => {
                    sight.armed(&worlds, turn.seat, *action)
                }
                _ => sight.tried(&worlds, turn.seat, *action),
            };
            Advice { action: *action, worth: (worth * CREDIT as f64) as i64 }
        };
        let weighed = about.iter().map(weigh).collect();
        self.chart = Some(chart);
        weighed
    }
}

/// Whose ship moves. A player who steers another ship chooses the worst for it.
fn captain(turn: &Turn<State>) -> Seat {
    if matches!(turn.decision, Decision::Steer) { turn.view.turn.seat } else { turn.seat }
}

/// Whether this decision is in the middle of a flight.
pub(super) fn is_on_the_way(decision: Decision) -> bool {
    matches!(decision, Decision::Move | Decision::Fight(_) | Decision::EndOfMove)
}

impl Bot<State> for Trader {
    fn choose(&mut self, turn: &Turn<State>) -> Action {
        if let [only] = turn.legal[..] {
            return only;
        }
        self.advice(turn)[0].action
    }
}
