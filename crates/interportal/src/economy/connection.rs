//! Which colonies trade routes connect with the capital (X4R-077).

use engine::Seat;

use crate::hex::{HEXES, Hex};
use crate::state::State;

/// The connected colonies of a seat; the capital is never one of them.
pub(super) fn connected(state: &State, seat: Seat) -> Vec<Hex> {
    let capital = state.realms[seat].capital;
    let carries = |hex: Hex| {
        let system = state.system(hex);
        system.route.is_some() && system.blockade.is_none() && system.group.is_none()
    };
    let mut reached = [false; HEXES];
    let mut edge: Vec<Hex> = capital.neighbours().chain([capital]).filter(|hex| carries(*hex)).collect();
    while let Some(hex) = edge.pop() {
        if !std::mem::replace(&mut reached[hex.at()], true) {
            edge.extend(hex.neighbours().filter(|next| carries(*next) && !reached[next.at()]));
        }
    }
    let touches = |hex: Hex| reached[hex.at()] || hex.neighbours().any(|next| reached[next.at()]);
    let colonies = state.colonies_of(seat).map(|colony| colony.hex);
    colonies.filter(|hex| *hex != capital && touches(*hex)).collect()
}
