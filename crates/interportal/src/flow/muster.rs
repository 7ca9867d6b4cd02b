//! Ships that come and go: the list that all see, and the berths that only their owner knows (X4R-300).

use engine::{Index, Seat};

use super::Frame;
use crate::action::Unit;
use crate::cards::ShipCard;
use crate::hex::Hex;
use crate::ids::Ground;
use crate::realm::{MARKERS, Make, Marker, Vessel};
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
        realm.fleets[usize::from(fleet)].get_or_insert(Marker::at(hex));
        fleet
    });
    realm.ships.push(Vessel { at: Some(hex).filter(|_| !secret), ..vessel });
    state.hidden.hands[seat].berths.push(fleet);
    state.stir();
    state.touch(seat);
}

/// A unit comes to a system: ships into this fleet or a new one, ground units into the army there or a new one.
pub(crate) fn commission(state: &mut State, seat: Seat, unit: Unit, hex: Hex, fleet: Option<u8>) {
    if let Some(make) = unit.make() {
        place(state, seat, Vessel::built(state, make), hex, fleet);
        return;
    }
    let Unit::Ground(ground) = unit else { return };
    let realm = &mut state.board.realms[seat];
    let there = realm
        .armies
        .iter()
        .position(|army| army.is_some_and(|marker| marker.hex == hex && marker.aboard().is_none()));
    let army = there.or_else(|| realm.armies.iter().position(Option::is_none));
    let army = army.expect("a marker is left");
    realm.armies[army].get_or_insert(Marker::at(hex));
    realm.ground[ground.at()] += 1;
    state.hidden.hands[seat].troops.change(army as u8, ground, 1);
    state.touch(seat);
}

/// A ship goes; a fleet without ships loses its marker.
pub(crate) fn remove(state: &mut State, seat: Seat, ship: usize) {
    let berths = &mut state.hidden.hands[seat].berths;
    let fleet = berths.fleet(ship);
    berths.remove(ship);
    state.board.realms[seat].service.forget(ship as u8);
    let is_empty = fleet.is_some() && !berths.of_ships().any(|other| other == fleet);
    state.realms[seat].ships.remove(ship);
    for frame in state.board.frames.iter_mut() {
        if let Frame::Retreating(retreating) = frame
            && retreating.seat == seat
        {
            retreating.forget(ship);
        }
    }
    if let Some(fleet) = fleet.filter(|_| is_empty) {
        lose_fleet(state, seat, fleet);
    }
    state.stir();
    state.touch(seat);
}

/// The marker of a fleet goes. Armies aboard go ashore on an own colony there, or are lost with it (X4R-361).
fn lose_fleet(state: &mut State, seat: Seat, fleet: u8) {
    let Some(marker) = state.realms[seat].fleets[usize::from(fleet)].take() else { return };
    state.realms[seat].service.forget_fleet(fleet);
    let ashore = state.colony_at(marker.hex).is_some_and(|colony| colony.seat == seat);
    for army in 0..MARKERS {
        let Some(aboard) = state.realms[seat].armies[army].filter(|it| it.aboard() == Some(fleet)) else {
            continue;
        };
        if ashore {
            let mut landed = aboard;
            landed.set_aboard(None);
            state.realms[seat].armies[army] = Some(landed);
            continue;
        }
        state.realms[seat].armies[army] = None;
        let units = state.hidden.hands[seat].troops.army(army as u8);
        for (ground, n) in Ground::all().zip(units) {
            state.realms[seat].ground[ground.at()] -= n;
            state.hidden.hands[seat].troops.change(army as u8, ground, -(n as i8));
        }
    }
}

/// Whether a ship is such a unit; ships without upkeep are not dismissed for it.
pub(crate) fn is(vessel: &Vessel, unit: Unit) -> bool {
    unit.make() == Some(vessel.make) && !vessel.is_free()
}

/// A unit of this kind goes to the box: the one that came last.
pub(crate) fn dismiss(state: &mut State, seat: Seat, unit: Unit) {
    let Unit::Ground(ground) = unit else {
        let ship = state.realms[seat].ships.iter().rposition(|vessel| is(vessel, unit));
        return ship.into_iter().for_each(|ship| remove(state, seat, ship));
    };
    let troops = &mut state.hidden.hands[seat].troops;
    let armies = (0..MARKERS as u8).rev();
    let Some(army) = armies.into_iter().find(|army| troops.army(*army)[ground.at()] > 0) else { return };
    troops.change(army, ground, -1);
    let is_empty = troops.army(army).iter().all(|n| *n == 0);
    let realm = &mut state.board.realms[seat];
    realm.ground[ground.at()] -= 1;
    if is_empty {
        realm.armies[usize::from(army)] = None;
    }
    state.touch(seat);
}
