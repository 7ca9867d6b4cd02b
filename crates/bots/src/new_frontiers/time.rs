//! How much of the game is left, and the order of play in it.

use engine::Seat;
use new_frontiers::cards::Pack;
use new_frontiers::{Board, Empire, query};

/// The whole game, in the unit of the time that is left.
pub(super) const WHOLE: i64 = 1000;

/// The value of a last round.
const LAST_ROUND: i64 = 40;

/// After this many rounds every round is played as if it were the last. The rules let players wait forever, and an
/// evaluation by supplies alone gives waiting no cost. A game with progress takes nine to thirteen rounds.
const LONG_GAME: i64 = 13;

/// How much of the game is left, by the nearest end condition.
pub(super) fn time_left(board: &Board) -> i64 {
    if board.ending.is_near() {
        return LAST_ROUND * round_left(board) / WHOLE;
    }
    let pack = &*board.pack;
    let (ends, setup) = (&pack.ends, pack.setup(usize::from(board.empires.n_seats())));
    let most = |count: fn(&Pack, &Empire) -> u8| -> i64 {
        board.empires.as_slice().iter().map(|empire| count(pack, empire)).max().unwrap_or_default().into()
    };
    let share = |left: i64, all: i64| WHOLE * left.max(0) / all.max(1);
    let (spaces, colonies) = (i64::from(ends.development_spaces), i64::from(ends.colonies));
    let (kept_back, pool) = (i64::from(ends.colonists_left), i64::from(setup.colonist_pool));
    let shares = [
        share(LONG_GAME - i64::from(board.round), LONG_GAME),
        share(spaces - most(query::spaces), spaces),
        share(colonies - most(|_, empire| empire.colonies().len()), colonies - 1),
        share(i64::from(board.colonists) - kept_back, pool - kept_back),
        share(board.vp_pool.into(), setup.vp_pool.into()),
    ];
    shares.into_iter().min().unwrap_or(WHOLE).clamp(LAST_ROUND, WHOLE)
}

/// How much of the round is left, by the discs that have yet to select.
pub(super) fn round_left(board: &Board) -> i64 {
    let n_discs = board.discs.len() as i64;
    WHOLE * (n_discs - i64::from(board.n_selected)) / n_discs.max(1)
}

/// How many discs the first disc of `seat` is ahead of the end of the order track.
pub(super) fn place(board: &Board, seat: Seat) -> i64 {
    let at = board.discs.iter().position(|disc| *disc == seat).unwrap_or(board.discs.len());
    (board.discs.len() - at) as i64
}
