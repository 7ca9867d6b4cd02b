//! How many rounds are left.

use super::Weights;
use engine::Seat;
use interportal::{Board, score};

/// The round in which a game among good players ends.
const USUAL_END: i64 = 13;

/// The half points that a leader gains in a late round.
const PACE: i64 = 3;

/// The same for a player with these weights: who sees the end coming knows that nothing comes after it.
pub(super) fn horizon(board: &Board, weights: &Weights) -> i64 {
    let rounds = rounds_left(board);
    let ends = |seat: Seat| score::half_points(board, seat) >= score::threshold(board);
    let last =
        weights.foresight && (board.round >= board.pack.end.round_limit || board.realms.seats().any(ends));
    if last { 0 } else { rounds }
}

/// How many rounds the game will probably last, the present one included.
pub(super) fn rounds_left(board: &Board) -> i64 {
    let most = board.realms.seats().map(|seat: Seat| score::half_points(board, seat)).max().unwrap_or(0);
    let missing = i64::from((score::threshold(board) - most).max(0));
    let (round, limit) = (i64::from(board.round), i64::from(board.pack.end.round_limit));
    let by_points = (missing + PACE - 1) / PACE + 1;
    by_points.min((USUAL_END - round).max(by_points / 2)).clamp(1, (limit - round + 1).max(1))
}
