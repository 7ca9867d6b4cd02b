//! Interportal: the value of a state for a seat.

mod campaign;
mod estate;
mod features;
mod galaxy;
mod grounds;
mod marshal;
mod offices;
mod reckoning;
mod regent;
mod science;
mod senator;
mod service;
mod sight;
mod tactics;
mod time;
mod union;
mod war;
mod weights;
mod wonders;

use crate::reckoned::chances_by_worth;
use crate::{Advice, Evaluate, Judged, Rank, Resting};
use engine::{Seat, Turn};
pub use grounds::Ground;
use interportal::ids::Resource;
use interportal::realm::Realm;
use interportal::{Action, Board, Books, Decision, State, View, score};
pub use regent::Regent;
use time::rounds_left;
pub use weights::Weights;

impl Judged for State {
    type Judge = Judge;
    type ScoreOnly = ScoreOnly;
    type Greedy = Regent;
    type Search = Regent;
    type Ranked = Regent;

    fn greedy(seed: u64) -> Regent {
        Regent::seeded(Judge::default(), seed)
    }

    fn search(seed: u64) -> Regent {
        Regent::seeded(Judge { weights: Weights::finishing() }, seed)
    }

    fn ranked(rank: Rank, seed: u64) -> Option<Regent> {
        let weights = match rank {
            Rank::Easy => Weights { overlooks: 60, ..Weights::growing() },
            Rank::Normal => Weights { overlooks: 37, ..Weights::saving() },
            Rank::Hard => Weights { overlooks: 20, ..Weights::strong() },
            Rank::Expert => Weights::finishing(),
        };
        Some(Regent::seeded(Judge { weights }, seed))
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::search(0).advice(turn)
    }

    chances_by_worth!();
}

impl Resting for State {
    /// Between two actions of a turn nothing is unfinished.
    fn is_rest(decision: Decision) -> bool {
        matches!(decision, Decision::Act(..))
    }
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// Evaluates a state by its points and by what the rounds that are left can make of everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge {
    /// The weights.
    pub weights: Weights,
}

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        self.within(view, seat, rounds_left(view))
    }
}

impl Judge {
    /// The value of a state if so many rounds are left.
    fn within(&self, view: &View, seat: Seat, rounds: i64) -> i64 {
        let table = Table::new(view, seat, rounds, &self.weights);
        let points = i64::from(score::half_points(view, seat)) * POINT / 2;
        points
            + table.income()
            + table.capacity()
            + table.colonies()
            + table.science()
            + table.offices()
            + table.advisors()
            + table.goals()
            + table.investors()
            + table.cards()
            + table.scouts()
            + table.settlers()
            + table.warships()
            + table.campaign()
            + table.defence()
            + table.wonders()
            + table.service()
            + table.accounts()
    }
}

/// Considers only the points that all players see on the screen, and of equal ones what the next round brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreOnly;

impl Evaluate<State> for ScoreOnly {
    /// Some turns have several hundred actions, each with as many after it.
    const N_CONTINUED: usize = 6;

    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let net = Books::open(view, seat).income().net();
        let income: i64 = Resource::ALL.map(|resource| i64::from(net[resource])).iter().sum();
        i64::from(score::half_points(view, seat)) * POINT / 2 + income
    }
}

/// The state from the perspective of one seat.
struct Table<'v> {
    view: &'v View,
    board: &'v Board,
    seat: Seat,
    books: Books<'v>,
    /// How many rounds are left.
    rounds: i64,
    weights: &'v Weights,
}

impl<'v> Table<'v> {
    fn new(view: &'v View, seat: Seat, rounds: i64, weights: &'v Weights) -> Self {
        Self { view, board: view, seat, books: Books::open(view, seat), rounds, weights }
    }

    fn realm(&self) -> &'v Realm {
        &self.board.realms[self.seat]
    }

    /// Event cards, known to all or not.
    fn n_cards(&self) -> i64 {
        (self.board.cards_of(self.seat).count() as i64) + i64::from(self.view.n_held[self.seat].events)
    }

    /// Cards in hand.
    fn cards(&self) -> i64 {
        let market = i64::from(self.view.n_held[self.seat].market);
        self.n_cards() * self.weights.card + market * self.weights.market
    }
}
