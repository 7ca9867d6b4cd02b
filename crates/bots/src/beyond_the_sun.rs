//! Beyond the Sun: the value of a state for a seat.

mod achievements;
mod actions;
mod features;
mod lots;
mod means;
mod places;
mod research;
mod solo;
mod time;
mod weights;

use crate::net::Learned;
use crate::ranked::{learned_from, ranked_by_network};
use crate::{Advice, Depth, Evaluate, Graded, Judged, Level, Planner, Rank, Ranked, Ranking, Reach, Resting};
use beyond_the_sun::ids::Sort;
use beyond_the_sun::tableau::{Tableau, strength};
use beyond_the_sun::{Action, Board, Decision, State, View, score};
use engine::{Index, Seat, Turn};
use means::Means;
use time::{overtime, turns_left};
pub use weights::Weights;

impl Judged for State {
    type Judge = Judge;
    type ScoreOnly = ScoreOnly;
    type Greedy = Planner<Judge>;
    type Search = Planner<Judge>;
    type Ranked = Ranked;

    fn greedy(seed: u64) -> Planner<Judge> {
        Planner::seeded(Judge::default(), Reach::ACTION, seed)
    }

    /// A turn has many choices with further choices: only the best ones are continued.
    fn search(seed: u64) -> Planner<Judge> {
        let reach = Reach { n_rests: 3, n_worlds: 2, n_candidates: 4 };
        Planner::seeded(Judge::default(), reach, seed)
    }

    /// The evaluation by the score alone wins no game, so a newcomer meets the one written by hand.
    fn by_hand(rank: Rank) -> Level {
        match rank {
            Rank::Easy | Rank::Normal => Level::Greedy,
            Rank::Hard | Rank::Expert => Level::Search,
        }
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::greedy(0).advice(turn)
    }

    ranked_by_network!();
}

impl Resting for State {
    /// Between two turns nothing is unfinished: all ships have arrived, and all production is done.
    fn is_rest(decision: Decision) -> bool {
        decision == Decision::Act
    }
}

impl Ranking for State {
    /// Asked after a single choice instead of a whole turn, the network loses to the evaluation written by hand.
    const NOISE: Option<f32> = None;
    const HARD: Depth = Depth::of(2000);
    const EXPERT: Depth = Depth::of(8000);

    fn measured(action: Action) -> Option<f32> {
        match action {
            Action::Mat(mat) => lots::with_mat(mat),
            Action::Lead(leader) => lots::with_leader(leader),
            _ => None,
        }
    }
}

impl Graded for State {
    const LESSONS: u64 = 8;
    type Plan = Planner<Learned>;

    fn plan(judge: Learned, seed: u64) -> Planner<Learned> {
        Planner::seeded(judge, Reach::ACTION, seed)
    }

    learned_from!("../nets/beyond-the-sun.net");
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// Evaluates a state by its points and by what the remaining turns can make of everything else, for the seat itself
/// and for the others.
///
/// Cubes, ore and ships have a value while there are turns to use them; production and actions have more value the
/// more turns are left. Turns run out for all players, so a seat with better prospects delays the end, and a seat
/// that leads claims achievements. Rounds also run out without claims, so waiting does not help anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge {
    /// The weights.
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
    /// The weight of the others' value, in hundredths: smaller and smaller in a long game, so that nobody keeps
    /// preventing its end.
    fn rivals(&self, board: &Board) -> i64 {
        self.weights.rivals * (10 - overtime(board, &self.weights)).max(0) / 10
    }

    /// The value of everything that `seat` has.
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

/// Considers only the score that all players see on the screen.
///
/// Points can be collected forever, a few each round, while nobody claims anything. So in a game that has taken far
/// too long the distance to the next claim counts as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreOnly;

impl Evaluate<State> for ScoreOnly {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let weights = Weights { long_game: FAR_TOO_LONG, ..Weights::default() };
        i64::from(score::sheet(view, seat).total()) * POINT + Table::new(view, seat, &weights).nearer_end()
    }
}

/// The usual number of rounds if all players consider only the score.
const FAR_TOO_LONG: i64 = 40;

/// The state from the perspective of one seat.
#[derive(Clone, Copy)]
struct Table<'b> {
    board: &'b Board,
    seat: Seat,
    /// How many turns the seat will probably still play.
    turns: i64,
    /// The actions that it has for this.
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

    /// The part of `worth` that can be used in the remaining turns; all of it if there are `enough` turns.
    fn in_time(&self, worth: i64, enough: i64) -> i64 {
        worth * self.turns.min(enough) / enough
    }

    /// The value of `worth` if it is this many tenths of a turn away.
    fn soon(&self, worth: i64, tenths: i64) -> i64 {
        let left = 10 * self.turns;
        if tenths > left && self.board.last_round.is_some() {
            return 0;
        }
        let soon = worth * self.weights.patience / (self.weights.patience + tenths);
        if tenths > left { soon * left / tenths } else { soon }
    }

    /// Whether the game has taken long enough and nobody has brought its end nearer.
    fn is_long(&self) -> bool {
        !self.board.is_solo()
            && self.board.last_round.is_none()
            && i64::from(self.board.round) >= self.weights.long_game
    }

    /// BTS-089 to BTS-091: tie-breaks, with a very small weight.
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
        // A column is not refilled while the cubes are in use, so a symbol works for a few growths only.
        let growth = mat.growth(removed(Sort::Food)).map(|column| {
            let turns = weights.dry + i64::from(tableau.supply[column.at()]);
            weights.growth * turns.min(self.turns) / 10
        });
        let mined = i64::from(mat.ore(removed(Sort::Ore))) * weights.mine;
        let markers = Sort::ALL.map(|sort| i64::from(removed(sort))).iter().sum::<i64>() * weights.marker;
        growth.sum::<i64>() + (mined + markers) * self.turns / 10
    }
}

/// A hundred times `n` up to `enough`, forty times for the part beyond, and ten times for the part beyond twice as
/// much.
fn tapering(n: i64, enough: i64) -> i64 {
    10 * n + 30 * n.min(2 * enough) + 60 * n.min(enough)
}
