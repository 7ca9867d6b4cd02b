//! New Frontiers: what a table is worth to a seat.

mod powers;
mod worlds;

use crate::{Evaluate, Judged};
use engine::Seat;
use new_frontiers::effect::Gains;
use new_frontiers::{Board, Empire, State, View, query, score};

impl Judged for State {
    type Judge = Judge;
}

/// One point, in the unit of all sums here.
pub(crate) const POINT: i64 = 1000;

/// The whole game, in the unit of the time that is left.
const WHOLE: i64 = 1000;

/// What the round in which the end has come is still good for.
const LAST_ROUND: i64 = 40;

/// Judges a table by the points that lie on it and by what is left of the game to make more of the rest.
///
/// Money, colonists, goods, powers and explored worlds are worth something as long as there is time to use
/// them, and next to nothing in the last round. What others have counts only as far as it brings the end near.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Judge;

impl Evaluate<State> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        let mut board = view.board;
        // A goal that its keeper still hides will be turned up and score like the others.
        if let (Some(goals), Some(kept)) = (&mut board.goals, view.kept) {
            goals.open.add(kept);
        }
        Rates::of(&board).holdings(&board, seat)
    }
}

/// What things are worth at one moment of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rates {
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
        Self { left, credit: 100 + 1000 * left / WHOLE, colonist: 40 + 250 * left / WHOLE }
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
            + tapering(i64::from(empire.credits), 12) * self.credit / 2
            + tapering(i64::from(empire.colonists), 4) * self.colonist / 2
            + self.goods(pack, empire)
            + self.powers(pack, empire)
            + self.explored(pack, empire)
    }
}

/// Twice `n`, but only once what goes beyond `enough`.
fn tapering(n: i64, enough: i64) -> i64 {
    n + n.min(enough)
}

/// How much of the game is left, by the end that is nearest.
fn time_left(board: &Board) -> i64 {
    if board.ending.is_near() {
        return LAST_ROUND;
    }
    let pack = &*board.pack;
    let (ends, setup) = (&pack.ends, pack.setup(usize::from(board.empires.n_seats())));
    let most = |count: fn(&new_frontiers::cards::Pack, &Empire) -> u8| {
        board.empires.as_slice().iter().map(|empire| count(pack, empire)).max().unwrap_or_default()
    };
    let share = |left: u16, all: u16| WHOLE * i64::from(left) / i64::from(all.max(1));
    let spaces = u16::from(ends.development_spaces);
    let colonies = u16::from(ends.colonies);
    let shares = [
        share(spaces.saturating_sub(most(query::spaces).into()), spaces),
        share(colonies.saturating_sub(most(|_, empire| empire.colonies().len()).into()), colonies - 1),
        share(
            board.colonists.saturating_sub(ends.colonists_left).into(),
            setup.colonist_pool.saturating_sub(ends.colonists_left).into(),
        ),
        share(board.vp_pool, setup.vp_pool.into()),
    ];
    shares.into_iter().min().unwrap_or(WHOLE).clamp(LAST_ROUND, WHOLE)
}
