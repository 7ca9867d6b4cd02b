//! How many rounds are left.

use engine::Seat;
use interportal::{Board, score};

/// The round in which a game among good players ends.
const USUAL_END: i64 = 13;

/// The half points that a leader gains in a late round.
const PACE: i64 = 3;

/// How many rounds the game will probably last, the present one included.
pub(super) fn rounds_left(board: &Board) -> i64 {
    let most = board.realms.seats().map(|seat: Seat| score::half_points(board, seat)).max().unwrap_or(0);
    let missing = i64::from((score::threshold(board) - most).max(0));
    let (round, limit) = (i64::from(board.round), i64::from(board.pack.end.round_limit));
    let by_points = (missing + PACE - 1) / PACE + 1;
    by_points.min((USUAL_END - round).max(by_points / 2)).clamp(1, (limit - round + 1).max(1))
}
