//! Interportal: the value of a state for a seat.

use crate::{Advice, Evaluate, Greedy, Judged, Resting};
use engine::{Seat, Turn};
use interportal::{Action, Books, Decision, State, View, ids::Resource, score};

impl Judged for State {
    type Judge = Judge;
    type ScoreOnly = ScoreOnly;
    type Greedy = Greedy<Judge>;
    type Search = Greedy<Judge>;

    fn greedy(seed: u64) -> Greedy<Judge> {
        Greedy::seeded(Judge, seed).looking(0)
    }

    fn search(seed: u64) -> Greedy<Judge> {
        Greedy::seeded(Judge, seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::greedy(0).advice(turn)
    }
}

impl Resting for State {
    /// Between two actions of a turn nothing is unfinished.
    fn is_rest(decision: Decision) -> bool {
        matches!(decision, Decision::Act(..))
    }
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// Evaluates a state by its points and by the income of the rounds that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let income = Books::open(view, seat).income().net();
        let income: i64 = Resource::ALL.map(|resource| i64::from(income[resource])).iter().sum();
        let left = i64::from(view.pack.end.round_limit.saturating_sub(view.round));
        ScoreOnly.worth(view, seat) + income * left * POINT / 100
    }
}

/// Considers only the points that all players see on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreOnly;

impl Evaluate<State> for ScoreOnly {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(score::half_points(view, seat)) * POINT / 2
    }
}
