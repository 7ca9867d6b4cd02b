//! Dangers on the way: storms, black holes, and ships that are damaged or lost (X4R-042, X4R-043, X4R-047).

use engine::{List, Log, Seat};

use super::{Frame, Moving, muster};
use crate::action::Craft;
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{Class, Equipment, Kind, Resource, named};
use crate::realm::{Make, SHIPS};
use crate::state::State;

/// X4R-042, X4R-043, X4R-047: each ship that enters rolls, carried ones with their carrier; a trade route protects.
pub(super) fn roll(state: &mut State, moving: &Moving, hex: Hex, log: &mut Log<Event>) {
    let kind = state.system(hex).kind.filter(|_| state.is_dangerous(hex));
    let Some(kind) = kind.filter(|kind| matches!(kind, Kind::Storm | Kind::BlackHole)) else { return };
    let seat = moving.seat;
    for ship in entering(state, moving).iter().rev().copied() {
        if state.chance.below(6, log) > 0 {
            continue;
        }
        let ship = usize::from(ship);
        match kind {
            Kind::Storm => damage(state, seat, ship, hex, 1, log),
            _ if is_frail(state, seat, ship) => destroy(state, seat, ship, hex, log),
            _ => damage(state, seat, ship, hex, 2, log),
        }
    }
    if let Craft::Fleet(fleet) = moving.craft {
        shed(state, seat, fleet, hex, log);
    }
}

/// The ships that roll, by their place in the list.
fn entering(state: &State, moving: &Moving) -> List<u8, SHIPS> {
    match moving.craft {
        Craft::Ship(ship) => [ship].into_iter().collect(),
        Craft::Fleet(fleet) => {
            let crew = state.crew(moving.seat, fleet).filter(|(_, vessel)| !state.is_carried(vessel));
            crew.map(|(ship, _)| ship as u8).collect()
        }
    }
}

/// Small combat ships and civil ships.
pub(super) fn is_frail(state: &State, seat: Seat, ship: usize) -> bool {
    let hull = state.hull(state.realms[seat].ships[ship].make);
    hull.class == Class::Ks || !hull.military
}

/// Hull points are lost; a ship without any is destroyed.
pub(super) fn damage(state: &mut State, seat: Seat, ship: usize, hex: Hex, n: u8, log: &mut Log<Event>) {
    let vessel = &mut state.board.realms[seat].ships[ship];
    if vessel.hull <= n {
        return destroy(state, seat, ship, hex, log);
    }
    vessel.hull -= n;
    log.tell(Event::Damaged(seat, vessel.make, hex, n));
    state.stir();
}

/// A ship is lost; a move of it ends with it.
pub(super) fn destroy(state: &mut State, seat: Seat, ship: usize, hex: Hex, log: &mut Log<Event>) {
    log.tell(Event::ShipLost(seat, state.realms[seat].ships[ship].make, hex));
    for frame in state.board.frames.iter_mut() {
        if let Frame::Moving(moving) = frame
            && moving.seat == seat
        {
            moving.gone |= moving.craft == Craft::Ship(ship as u8);
        }
    }
    salvage(state, seat, state.realms[seat].ships[ship].make, log);
    muster::remove(state, seat, ship);
}

/// X4-262: a salvage module brings back half of the price, rounded up.
fn salvage(state: &mut State, seat: Seat, make: Make, log: &mut Log<Event>) {
    if !state.is_fitted(seat, make, named!(Equipment, "salvage-module")) {
        return;
    }
    let pack = state.pack.pack();
    let price = match make {
        Make::Blueprint(ship, _) => pack[ship].cost.awe,
        Make::Standard(ship) => pack[ship].cost.awe,
        Make::Kosme(_) => 0,
    };
    let back = price.div_ceil(2);
    state.realms[seat].accounts[Resource::Awe] += i16::from(back);
    log.tell(Event::Salvaged(seat, back));
}

/// X4R-223: small craft without a place are lost.
pub(super) fn shed(state: &mut State, seat: Seat, fleet: u8, hex: Hex, log: &mut Log<Event>) {
    for vessel in state.shed(seat, fleet).iter() {
        log.tell(Event::ShipLost(seat, vessel.make, hex));
    }
}
