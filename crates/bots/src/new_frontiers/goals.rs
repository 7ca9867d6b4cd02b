//! What the way to a goal is worth before its next step is reached.

use super::POINT;
use engine::Seat;
use new_frontiers::{Board, goals};

/// How much of the next step the way to it counts for at the start of the game, in hundredths.
const WAY: i64 = 50;

/// The points of next steps, as far as the way to them is made; steps that are reached are points already.
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
