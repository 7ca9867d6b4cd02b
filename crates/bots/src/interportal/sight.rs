//! What weaker players overlook: the same actions for a whole round.

use super::Weights;
use engine::Seat;
use interportal::{Action, Board};

/// Start and factor of the sum over the letters of an action (FNV-1a).
const START: u64 = 0xcbf2_9ce4_8422_2325;
const FACTOR: u64 = 0x0100_0000_01b3;

/// What a seat overlooks in the present round.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    overlooks: u64,
    start: u64,
}

impl Sight {
    /// The sight of a seat. It follows from what lies open, since a bot may be asked anew for each choice.
    pub(super) fn of(board: &Board, seat: Seat, weights: &Weights) -> Self {
        let mut start = START;
        let mut add = |n: u64| start = (start ^ n).wrapping_mul(FACTOR);
        if weights.overlooks > 0 {
            add(u64::from(board.round));
            add(u64::from(seat.0));
            board.colonies.iter().for_each(|colony| add(colony.hex.at() as u64));
        }
        Self { overlooks: weights.overlooks, start }
    }

    /// Whether an action is overlooked. Who does not act at all never is.
    pub(super) fn misses(&self, action: Action) -> bool {
        if self.overlooks == 0 || matches!(action, Action::Pass | Action::End) {
            return false;
        }
        let sum = |sum: u64, letter: u8| (sum ^ u64::from(letter)).wrapping_mul(FACTOR);
        let sum = action.to_string().bytes().fold(self.start, sum);
        (sum >> 24) % 100 < self.overlooks
    }
}
