//! How many turns are left.

use super::Weights;
use beyond_the_sun::Board;
use engine::Seat;

/// How many turns `seat` will probably still play after the current one. If the current turn were counted, finishing
/// anything would look like a loss.
pub(super) fn turns_left(board: &Board, seat: Seat, weights: &Weights) -> i64 {
    if board.is_solo() {
        return super::solo::turns_left(board);
    }
    let n_seats = board.n_seats();
    let place = |seat: Seat| (seat.0 + n_seats - board.first.0) % n_seats;
    let this_round = i64::from(place(seat) > place(board.turn));
    this_round + rounds_left(board, weights)
}

/// How many rounds will probably follow this one.
fn rounds_left(board: &Board, weights: &Weights) -> i64 {
    let round = i64::from(board.round);
    if let Some(last) = board.last_round {
        return i64::from(last) - round;
    }
    let needed = i64::from(board.pack.setup(usize::from(board.n_seats())).end_markers);
    let claimed: i64 = board.achievements.iter().map(|achieved| achieved.claims.len() as i64).sum();
    let by_claims = 1 + weights.rounds_a_claim * (needed - claimed);
    by_claims.min(weights.long_game - round).max(weights.at_least)
}

/// How many rounds a game has taken beyond those it should take.
pub(super) fn overtime(board: &Board, weights: &Weights) -> i64 {
    if board.is_solo() { 0 } else { (i64::from(board.round) - weights.long_game).max(0) }
}
