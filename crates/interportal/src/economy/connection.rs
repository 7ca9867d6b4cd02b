//! Which colonies trade routes connect with the capital (X4R-077).

use engine::Seat;

use crate::hex::HexSet;
use crate::state::{Board, System};

/// The connected colonies of a seat; the capital is never one of them.
pub(super) fn connected(board: &Board, seat: Seat) -> HexSet {
    let capital = board.realms[seat].capital;
    let mut colonies = board.colonies_of(seat).map(|colony| colony.hex).filter(|hex| *hex != capital);
    // Most players have no other colony for a long time.
    let Some(first) = colonies.next() else { return HexSet::NONE };
    let carries =
        |system: &System| system.route.is_some() && system.blockade.is_none() && system.group.is_none();
    // X4R-168: privateers close routes, too.
    let closed: HexSet = board.closed.iter().copied().collect();
    let routes = board.systems_where(carries).except(board.cut_off()).except(closed);
    if routes.is_empty() {
        return HexSet::NONE;
    }
    let reached = HexSet::only(capital).grown().flood(routes).grown();
    std::iter::once(first).chain(colonies).filter(|hex| reached.has(*hex)).collect()
}
