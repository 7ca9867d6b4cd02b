//! Ships that come and go: the list that all see, and the berths that only their owner knows (X4R-300).

use engine::Seat;

use crate::cards::ShipCard;
use crate::hex::Hex;
use crate::realm::{Make, Marker, Vessel};
use crate::state::{Board, State};

impl Board {
    /// The hull that a ship is built on.
    pub(crate) fn hull(&self, make: Make) -> &'static ShipCard {
        let pack = self.pack.pack();
        match make {
            Make::Blueprint(ship, _) => &pack[ship],
            Make::Standard(ship) => &pack[pack[ship].base],
            Make::Kosme(ship) => &pack[pack[ship].base],
        }
    }

    /// X4-115, X4-116, X4-200: whether ships of this kind travel in fleets, in secret; civil ships and starbases lie
    /// open.
    pub(crate) fn is_secret(&self, make: Make) -> bool {
        let hull = self.hull(make);
        hull.military && !hull.counts_as_building
    }
}

/// A ship comes to a system: into this fleet there, or as a new one (X4R-307).
///
/// # Panics
/// If the list of ships is full or no marker is left, which legality forbids (X4R-297).
pub(crate) fn place(state: &mut State, seat: Seat, vessel: Vessel, hex: Hex, fleet: Option<u8>) {
    let secret = state.is_secret(vessel.make);
    let realm = &mut state.board.realms[seat];
    let fleet = secret.then(|| {
        let free = realm.fleets.iter().position(Option::is_none);
        let fleet = fleet.or(free.map(|free| free as u8)).expect("a marker is left");
        realm.fleets[usize::from(fleet)] = Some(Marker { hex });
        fleet
    });
    realm.ships.push(Vessel { at: Some(hex).filter(|_| !secret), ..vessel });
    state.hidden.hands[seat].berths.push(fleet);
    state.touch(seat);
}
