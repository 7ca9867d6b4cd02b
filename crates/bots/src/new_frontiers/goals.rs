//! The value of progress towards the next step of a goal.

use super::POINT;
use engine::Seat;
use new_frontiers::{Board, goals};

/// The weight of progress towards the next step at the start of the game, in hundredths.
const WAY: i64 = 50;

/// The points of next steps, by progress; steps that are reached are already points.
pub(super) fn way_made(board: &Board, seat: Seat) -> i64 {
    let Some(goals) = &board.goals else { return 0 };
    let made = |goal| {
        let (amount, steps) = (goals::amount(board, seat, goal), &board.pack[goal].steps);
        let next = steps.iter().position(|step| step.amount > amount)?;
        let (from, vp) = next.checked_sub(1).map_or((0, 0), |last| (steps[last].amount, steps[last].vp));
        let step = &steps[next];
        Some(POINT * i64::from(step.vp - vp) * i64::from(amount - from) / i64::from(step.amount - from))
    };
    goals.open.iter().filter_map(made).sum::<i64>() * WAY / 100
}
