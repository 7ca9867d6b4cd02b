//! Beyond the Sun: what a table is worth to a seat.

mod achievements;
mod actions;
mod means;
mod places;
mod research;
mod solo;
mod time;
mod weights;

use crate::{Advice, Evaluate, Judged, Planner, Reach, Resting};
use beyond_the_sun::ids::Sort;
use beyond_the_sun::tableau::{Tableau, strength};
use beyond_the_sun::{Action, Board, Decision, State, View, score};
use engine::{Index, Seat, Turn};
use means::Means;
use time::{overtime, turns_left};
pub use weights::Weights;

impl Judged for State {
    type Judge = Judge;
    type Forecast = Forecast;
    type Greedy = Planner<Judge>;
    type Search = Planner<Judge>;

    fn greedy(seed: u64) -> Planner<Judge> {
        Planner::seeded(Judge::default(), Reach::ACTION, seed)
    }

    /// A turn has many choices with choices of their own: only the best are played on.
    fn search(seed: u64) -> Planner<Judge> {
        let reach = Reach { n_rests: 3, n_worlds: 2, n_candidates: 4 };
        Planner::seeded(Judge::default(), reach, seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::greedy(0).advice(turn)
    }
}

impl Resting for State {
    /// Between two turns nothing is half done: all ships have arrived, and all production is in.
    fn is_rest(decision: Decision) -> bool {
        decision == Decision::Act
    }
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// Judges a table by the points that lie on it and by what the turns that are left can make of the rest, for
/// oneself and for the others.
///
/// Cubes, ore and ships are worth something as long as there are turns to use them in, production and actions
/// the more turns are left. Since turns run out for everybody, whoever has the better prospects plays for time
/// and whoever is ahead claims achievements; and since they run out by themselves too, waiting gains nobody
/// anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge {
    /// What things are worth.
    pub weights: Weights,
}

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        if view.is_solo() {
            return self.alone(view, seat);
        }
        let others = view.tableaus.seats().filter(|other| *other != seat);
        let sum: i64 = others.map(|other| self.holdings(view, other)).sum();
        let n_others = i64::from(view.n_seats()) - 1;
        self.holdings(view, seat) - sum * self.rivals(view) / (100 * n_others)
    }
}

impl Judge {
    /// How much what others have counts, in hundredths: less and less in a long game, so that nobody keeps
    /// undoing what would bring it to its end.
    fn rivals(&self, board: &Board) -> i64 {
        self.weights.rivals * (10 - overtime(board, &self.weights)).max(0) / 10
    }

    /// All that `seat` has and may make of it.
    fn holdings(&self, board: &Board, seat: Seat) -> i64 {
        let points = i64::from(score::sheet(board, seat).total()) * POINT;
        let table = Table::new(board, seat, &self.weights);
        points
            + table.tie_break()
            + table.supplies()
            + table.production()
            + table.actions()
            + table.places()
            + table.way_up()
            + table.achievements()
    }
}

/// Looks at nothing but the score as it stands on everybody's screen.
///
/// Points can be gathered for ever, a few each round, while nobody claims anything. So in a game that has taken far too
/// long the way to the next claim counts as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forecast;

impl Evaluate<State> for Forecast {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let weights = Weights { long_game: FAR_TOO_LONG, ..Weights::default() };
        i64::from(score::sheet(view, seat).total()) * POINT + Table::new(view, seat, &weights).nearer_end()
    }
}

/// So many rounds are usual where everybody looks at nothing but the score.
const FAR_TOO_LONG: i64 = 40;

/// The table as one seat looks at it.
#[derive(Clone, Copy)]
struct Table<'b> {
    board: &'b Board,
    seat: Seat,
    /// How many turns the seat will probably still play.
    turns: i64,
    /// What it can do for that.
    means: Means,
    weights: &'b Weights,
}

impl<'b> Table<'b> {
    fn new(board: &'b Board, seat: Seat, weights: &'b Weights) -> Self {
        Self { board, seat, turns: turns_left(board, seat, weights), means: Means::of(board, seat), weights }
    }

    fn tableau(&self) -> &'b Tableau {
        &self.board.tableaus[self.seat]
    }

    /// So much of `worth` as there are turns left to make something of it, of `enough` turns.
    fn in_time(&self, worth: i64, enough: i64) -> i64 {
        worth * self.turns.min(enough) / enough
    }

    /// What `worth` counts for so many tenths of a turn before one has it.
    fn soon(&self, worth: i64, tenths: i64) -> i64 {
        let left = 10 * self.turns;
        if tenths > left && self.board.last_round.is_some() {
            return 0;
        }
        let soon = worth * self.weights.patience / (self.weights.patience + tenths);
        if tenths > left { soon * left / tenths } else { soon }
    }

    /// Whether the game has taken long enough and nobody has brought its end near.
    fn is_long(&self) -> bool {
        !self.board.is_solo()
            && self.board.last_round.is_none()
            && i64::from(self.board.round) >= self.weights.long_game
    }

    /// BTS-089 to BTS-091: too little to play for, but better than nothing.
    fn tie_break(&self) -> i64 {
        let Tableau { removed, pop, ore, .. } = self.tableau();
        i64::from(removed.iter().sum::<u8>()) * 6 + i64::from(*pop) * 2 + i64::from(*ore)
    }

    /// Ore, population and ships.
    fn supplies(&self) -> i64 {
        let (tableau, weights) = (self.tableau(), self.weights);
        let ore = tapering(tableau.ore.into(), weights.ore_in_use) * weights.ore;
        let pop = tapering(tableau.pop.into(), weights.pop_in_use) * weights.pop;
        let fleet = tapering(strength(tableau.fleet()).into(), weights.strength_in_use) * weights.strength;
        self.in_time((ore + pop + fleet) / 100, 4)
    }

    /// What every production will bring, and the markers on the way to more.
    fn production(&self) -> i64 {
        let (tableau, mat, weights) = (self.tableau(), self.board.mat_card(self.seat), self.weights);
        let removed = |sort: Sort| tableau.removed[sort.at()];
        // A column is not refilled while the cubes are in use, so a symbol is good for a few growths only.
        let growth = mat.growth(removed(Sort::Food)).map(|column| {
            let turns = weights.dry + i64::from(tableau.supply[column.at()]);
            weights.growth * turns.min(self.turns) / 10
        });
        let mined = i64::from(mat.ore(removed(Sort::Ore))) * weights.mine;
        let markers = Sort::ALL.map(|sort| i64::from(removed(sort))).iter().sum::<i64>() * weights.marker;
        growth.sum::<i64>() + (mined + markers) * self.turns / 10
    }
}

/// A hundred times `n` as far as it is `enough`, forty times what goes beyond, and ten times what is more than
/// twice as much.
fn tapering(n: i64, enough: i64) -> i64 {
    10 * n + 30 * n.min(2 * enough) + 60 * n.min(enough)
}
