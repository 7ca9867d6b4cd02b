//! New Frontiers: the value of a state for a seat.

mod features;
mod goals;
mod homes;
mod powers;
mod time;
mod worlds;

use crate::net::Learned;
use crate::ranked::{learned_from, ranked_by_network};
use crate::{Advice, Depth, Evaluate, Graded, Judged, Planner, Ranked, Ranking, Reach, Resting};
use engine::{Seat, Turn};
use new_frontiers::effect::Gains;
use new_frontiers::{Action, Board, Decision, State, View, score};
use time::{WHOLE, place, round_left, time_left};

impl Judged for State {
    type Judge = Judge;
    type ScoreOnly = ScoreOnly;
    type Greedy = Planner<Judge>;
    type Search = Planner<Judge>;
    type Ranked = Ranked;

    fn greedy(seed: u64) -> Planner<Judge> {
        Planner::seeded(Judge, Reach::ACTION, seed)
    }

    /// Two more rests. With more imagined states or rests a move takes longer without a benefit.
    fn search(seed: u64) -> Planner<Judge> {
        let reach = Reach { n_rests: 3, n_worlds: 4, n_candidates: usize::MAX };
        Planner::seeded(Judge, reach, seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::greedy(0).advice(turn)
    }

    ranked_by_network!();
}

impl Resting for State {
    /// Between two actions nothing is unfinished: all goods, credits and worlds have been moved.
    fn is_rest(decision: Decision) -> bool {
        decision == Decision::Select
    }
}

impl Ranking for State {
    const NOISE: Option<f32> = Some(110_000.0);
    const HARD: Depth = Depth::of(400);
    const EXPERT: Depth = Depth::of(4000);

    fn measured(action: Action) -> Option<f32> {
        match action {
            Action::Home(home) => homes::won(home),
            _ => None,
        }
    }
}

impl Graded for State {
    type Plan = Planner<Learned>;

    fn plan(judge: Learned, seed: u64) -> Planner<Learned> {
        Planner::seeded(judge, Reach::ACTION, seed)
    }

    learned_from!("../nets/new-frontiers.net");
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// The weight of the others' value against the seat's own, in hundredths. With 0, no seat would mind helping others
/// or dare to end a game; with 100, a point taken from one of several rivals would be as good as a point gained.
const RIVALS: i64 = 80;

/// This many credits can be spent soon; further credits count less.
const CREDITS_IN_USE: i64 = 12;

/// The same for colonists.
const COLONISTS_IN_USE: i64 = 4;

/// A place further up on the order track, over a whole game.
const EARLIER: i64 = 100;

/// Evaluates a state by its points and by what the rest of the game can make of everything else, for the seat itself
/// and for the others.
///
/// Money, colonists, goods, powers and explored worlds have a value while there is time to use them, and almost none
/// in the last round. This holds for all players, so a seat with better prospects delays the end, and a seat that
/// leads brings it nearer. Rounds also run out without progress, so waiting does not help anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let mut board = view.board;
        // A goal that its owner still hides will be turned up and score like the others.
        if let (Some(goals), Some(kept)) = (&mut board.goals, view.kept) {
            goals.open.add(kept);
        }
        let rates = Rates::of(&board);
        let others = board.empires.seats().filter(|other| *other != seat);
        let sum: i64 = others.map(|other| rates.holdings(&board, other)).sum();
        let n_others = i64::from(board.empires.n_seats()) - 1;
        rates.holdings(&board, seat) - sum * RIVALS / (100 * n_others)
    }
}

/// Considers only the score that all players see on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreOnly;

impl Evaluate<State> for ScoreOnly {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(score::sheet(view, seat).total()) * POINT
    }
}

/// The values of things at one moment of the game.
#[derive(Clone, Copy, Debug)]
struct Rates {
    /// What is left of the game, of [`WHOLE`].
    left: i64,
    /// A credit.
    credit: i64,
    /// A colonist on the mat.
    colonist: i64,
}

impl Rates {
    fn of(board: &Board) -> Self {
        let left = time_left(board);
        // What is left over has no use after the last selection.
        let usable = if board.ending.is_near() { round_left(board) } else { WHOLE };
        let rate = |last: i64, first: i64| (last * usable + (first - last) * left) / WHOLE;
        Self { left, credit: rate(100, 1100), colonist: rate(40, 290) }
    }

    /// `worth` at the start of the game, reduced to the remaining time.
    const fn over_time(self, worth: i64) -> i64 {
        worth * self.left / WHOLE
    }

    fn gains(self, gains: Gains) -> i64 {
        i64::from(gains.credits) * self.credit
            + i64::from(gains.vp) * POINT
            + i64::from(gains.colonists) * self.colonist
    }

    /// The value of everything that `seat` has.
    fn holdings(self, board: &Board, seat: Seat) -> i64 {
        let (pack, empire) = (&*board.pack, &board.empires[seat]);
        i64::from(score::sheet(board, seat).total()) * POINT
            + i64::from(score::tie_break(empire))
            + tapering(empire.credits.into(), CREDITS_IN_USE) * self.credit / 2
            + tapering(empire.colonists.into(), COLONISTS_IN_USE) * self.colonist / 2
            + self.goods(pack, empire)
            + self.powers(pack, empire)
            + self.explored(pack, empire)
            + self.over_time(goals::way_made(board, seat) + place(board, seat) * EARLIER)
    }
}

/// Twice `n` up to `enough`, and once for the part beyond.
fn tapering(n: i64, enough: i64) -> i64 {
    n + n.min(enough)
}
