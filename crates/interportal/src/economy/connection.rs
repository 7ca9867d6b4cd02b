//! Which colonies trade routes connect with the capital (X4R-077).

use engine::Seat;

use crate::hex::{Hex, HexSet};
use crate::state::Board;

/// The connected colonies of a seat; the capital is never one of them.
pub(super) fn connected(board: &Board, seat: Seat) -> HexSet {
    let capital = board.realms[seat].capital;
    let cut_off = board.cut_off();
    let carries = |hex: &Hex| !cut_off.has(*hex) && board.has_route(*hex);
    let routes: HexSet = Hex::all().filter(carries).collect();
    if routes.is_empty() {
        return HexSet::NONE;
    }
    let reached = HexSet::only(capital).grown().flood(routes).grown();
    let colonies = board.colonies_of(seat).map(|colony| colony.hex);
    colonies.filter(|hex| *hex != capital && reached.has(*hex)).collect()
}
