//! Beyond the Sun: what a table is worth to a seat.

use crate::{Evaluate, Judged};
use beyond_the_sun::ids::Sort;
use beyond_the_sun::{Board, Decision, State, View, score, tableau};
use engine::{Index, Seat};

impl Judged for State {
    type Judge = Judge;
    type Forecast = Forecast;

    /// At the start of a turn no action is half done.
    fn is_rest(decision: Decision) -> bool {
        decision == Decision::Act
    }
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// How much what others have counts against what one has oneself, in hundredths.
const RIVALS: i64 = 60;

/// A game takes about so many rounds: what is left of them is what supplies are good for.
const ROUNDS: i64 = 16;

/// What things are worth while the whole game lies ahead.
const ORE: i64 = 260;
const POPULATION: i64 = 420;
const STRENGTH: i64 = 330;
/// What one more ore or cube in every production is worth.
const INCOME: i64 = 900;
/// What a technology opens up beyond its own points.
const RESEARCHED: i64 = 500;

/// Judges a table by the points that lie on it and by supplies, ships and production, which are worth the less
/// the nearer the end is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let left = time_left(view);
        let others = view.tableaus.seats().filter(|other| *other != seat);
        let sum: i64 = others.map(|other| holdings(view, other, left)).sum();
        let n_others = i64::from(view.n_seats()) - 1;
        holdings(view, seat, left) - sum * RIVALS / (100 * n_others)
    }
}

/// Looks at nothing but the score as it stands on everybody's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forecast;

impl Evaluate<State> for Forecast {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(score::sheet(view, seat).total()) * POINT
    }
}

/// How many rounds are probably left, in hundredths of a game.
fn time_left(board: &Board) -> i64 {
    let by_rounds = 100 * (ROUNDS - i64::from(board.round)) / ROUNDS;
    let setup = board.pack.setup(usize::from(board.n_seats()));
    let claimed: i64 = board.achievements.iter().map(|achieved| achieved.claims.len() as i64).sum();
    let by_claims = 100 - 100 * claimed / i64::from(setup.end_markers.max(1));
    match board.last_round {
        Some(_) => 2,
        None => by_rounds.min(by_claims + 20).clamp(8, 100),
    }
}

/// All that `seat` has and may make of it.
fn holdings(board: &Board, seat: Seat, left: i64) -> i64 {
    let (tableau, mat) = (&board.tableaus[seat], board.mat_card(seat));
    let removed = |sort: Sort| tableau.removed[sort.at()];
    let growth = mat.growth(removed(Sort::Food)).count() as i64;
    let mined = i64::from(mat.ore(removed(Sort::Ore)));
    let fleet = i64::from(tableau::strength(tableau.fleet()));
    let lasting = (growth + mined) * INCOME + i64::from(tableau.researched.len()) * RESEARCHED;
    let in_use = i64::from(tableau.ore).min(12) * ORE
        + i64::from(tableau.pop).min(8) * POPULATION
        + fleet.min(14) * STRENGTH;
    let points = i64::from(score::sheet(board, seat).total()) * POINT;
    points + (lasting + in_use) * left / 100 + i64::from(tableau.ore) + i64::from(tableau.pop)
}
