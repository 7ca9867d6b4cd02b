//! New Frontiers: what a table is worth to a seat.

mod goals;
mod powers;
mod time;
mod worlds;

use crate::{Advice, Evaluate, Judged, Planner, Reach, Resting};
use engine::{Seat, Turn};
use new_frontiers::effect::Gains;
use new_frontiers::{Action, Board, Decision, State, View, score};
use time::{WHOLE, place, round_left, time_left};

impl Judged for State {
    type Judge = Judge;
    type Forecast = Forecast;
    type Greedy = Planner<Judge>;
    type Search = Planner<Judge>;

    fn greedy(seed: u64) -> Planner<Judge> {
        Planner::seeded(Judge, Reach::ACTION, seed)
    }

    /// Two rests more. With more worlds or rests a move takes longer than it gains.
    fn search(seed: u64) -> Planner<Judge> {
        let reach = Reach { n_rests: 3, n_worlds: 4, n_candidates: usize::MAX };
        Planner::seeded(Judge, reach, seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        Self::greedy(0).advice(turn)
    }
}

impl Resting for State {
    /// Between two actions all goods, credits and worlds are where they belong.
    fn is_rest(decision: Decision) -> bool {
        decision == Decision::Select
    }
}

/// One point, in the unit of all sums here.
const POINT: i64 = 1000;

/// How much what others have counts against what one has oneself, in hundredths.
///
/// Were it nothing, nobody would mind helping others or dare to end a game; were it all, a point taken from
/// one of several rivals would be as good as a point made.
const RIVALS: i64 = 80;

/// So many credits can soon be spent; those beyond count less.
const CREDITS_IN_USE: i64 = 12;

/// The same for colonists.
const COLONISTS_IN_USE: i64 = 4;

/// A place further up on the order track, over a whole game.
const EARLIER: i64 = 100;

/// Judges a table by the points that lie on it and by what is left of the game to make more of the rest, for
/// oneself and for the others.
///
/// Money, colonists, goods, powers and explored worlds are worth something as long as there is time to use
/// them, and next to nothing in the last round. Since that holds for everybody, whoever has the better
/// prospects plays for time and whoever is ahead brings the end near; and since time also runs by itself,
/// waiting gains nobody anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let mut board = view.board;
        // A goal that its keeper still hides will be turned up and score like the others.
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

/// Looks at nothing but the score as it stands on everybody's screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forecast;

impl Evaluate<State> for Forecast {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(score::sheet(view, seat).total()) * POINT
    }
}

/// What things are worth at one moment of the game.
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
        // What is left over buys nothing after the last selection.
        let usable = if board.ending.is_near() { round_left(board) } else { WHOLE };
        let rate = |last: i64, first: i64| (last * usable + (first - last) * left) / WHOLE;
        Self { left, credit: rate(100, 1100), colonist: rate(40, 290) }
    }

    /// `worth` at the start of the game, cut down to the time that is left.
    const fn over_time(self, worth: i64) -> i64 {
        worth * self.left / WHOLE
    }

    fn gains(self, gains: Gains) -> i64 {
        i64::from(gains.credits) * self.credit
            + i64::from(gains.vp) * POINT
            + i64::from(gains.colonists) * self.colonist
    }

    /// All that `seat` has and may make of it.
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

/// Twice `n`, but only once what goes beyond `enough`.
fn tapering(n: i64, enough: i64) -> i64 {
    n + n.min(enough)
}
