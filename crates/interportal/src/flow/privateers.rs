//! Privateers: fleets whose owner the table does not show (X4R-166 to X4R-168, X4R-459, X4R-460).
//!
//! Their markers stay in the realm of their owner, but count for nobody; views leave them out for who does not know them.

use engine::{List, Log, Seat, Seats};

use super::assault::{WATCHED, wreck};
use super::{Clash, Frame, Verdict, happening};
use crate::action::Craft;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::notation::Moment;
use crate::realm::{Hand, MARKERS, Mark, Marker, Realm, SHIPS};
use crate::state::{Board, CLOSED, RETHOUGHT, State};
use crate::war::{WarEvent, WarFault};
use crate::warfare::Prey;
use crate::why::Fault;

impl Board {
    /// The fleets of a seat that sail as privateers, and where they are.
    pub(crate) fn privateers(&self, seat: Seat) -> impl Iterator<Item = (u8, Hex)> {
        let fleets = (0..).zip(&self.realms[seat].fleets);
        let fleets = fleets.filter_map(|(fleet, marker)| marker.as_ref().map(|marker| (fleet, marker)));
        fleets.filter(|(_, marker)| marker.is_privateer()).map(|(fleet, marker)| (fleet, marker.hex))
    }

    /// The systems with privateers, which everybody sees.
    pub(crate) fn privateer_sites(&self) -> HexSet {
        self.realms.seats().flat_map(|seat| self.privateers(seat)).map(|(_, hex)| hex).collect()
    }

    /// Whether a seat has privateers in a system.
    pub(crate) fn has_privateers(&self, seat: Seat, hex: Hex) -> bool {
        self.privateers(seat).any(|(_, at)| at == hex)
    }

    /// Whether others have privateers in a system; the own ones everybody knows.
    pub(super) fn has_foreign_privateers(&self, seat: Seat, hex: Hex) -> bool {
        self.realms.seats().any(|other| other != seat && self.has_privateers(other, hex))
    }

    /// Whether a fleet is just moving, which everybody sees.
    fn is_under_way(&self, seat: Seat, fleet: u8) -> bool {
        let moves = |frame: &Frame| matches!(frame, Frame::Moving(it) if it.seat == seat && it.craft == Craft::Fleet(fleet));
        self.frames.iter().any(moves)
    }
}

impl State {
    /// X4R-166: whether a viewer, nobody for who only looks on, knows whose privateers a fleet is.
    fn is_unmasked(&self, viewer: Option<Seat>, owner: Seat, fleet: u8) -> bool {
        let knows = |it: Seat| {
            let told = self.hidden.hands[owner].unmasked.has(it);
            it == owner || told || self.sees_fleets_of(it, owner)
        };
        self.is_under_way(owner, fleet) || viewer.is_some_and(knows)
    }

    /// Takes privateers off a table that the viewer does not know, and says where they are.
    pub(crate) fn mask(&self, viewer: Option<Seat>, table: &mut Board) -> List<Hex, { 2 * MARKERS }> {
        let mut hidden: List<Hex, { 2 * MARKERS }> = List::new();
        for owner in self.realms.seats() {
            for (fleet, hex) in self.privateers(owner) {
                // No game comes near so many; further ones stay in sight.
                if !self.is_unmasked(viewer, owner, fleet) && hidden.len() < 2 * MARKERS {
                    table.realms[owner].fleets[usize::from(fleet)] = None;
                    hidden.push(hex);
                }
            }
        }
        hidden.sort_unstable_by_key(|hex| hex.at());
        hidden
    }

    /// X4R-166, X4R-459: improved sensors that reach privateers tell their owner whose they are.
    pub(super) fn spot_privateers(&mut self, log: &mut Log<Event>) {
        if self.privateer_sites().is_empty() {
            return;
        }
        for watcher in self.realms.seats() {
            let reach = self.sensors(watcher);
            for owner in self.realms.seats().filter(|owner| *owner != watcher) {
                let found = self.board.privateers(owner).any(|(_, hex)| reach.has(hex));
                let unmasked = &mut self.hidden.hands[owner].unmasked;
                if found && !unmasked.has(watcher) {
                    unmasked.add(watcher);
                    self.hidden.hands[watcher].berths.show(log);
                }
            }
        }
    }

    /// X4R-168: a blockade of a route ends with the route, or when no privateers are there.
    pub(super) fn open_routes(&mut self, log: &mut Log<Event>) {
        let sites = self.privateer_sites();
        for place in (0..self.closed.len()).rev() {
            let hex = self.closed[place];
            if !sites.has(hex) || self.system(hex).route.is_none() {
                self.board.closed.remove(place);
                log.tell(Event::War(WarEvent::RouteClosed(hex, false)));
                self.touch_all();
            }
        }
    }
}

/// An imagined owner of privateers that the viewer does not know: somebody who has ships for them.
pub(crate) fn imagined_owner(
    board: &Board,
    viewer: Seat,
    below: impl FnOnce(usize) -> usize,
) -> Option<(Seat, usize)> {
    let free = |seat: Seat| board.realms[seat].fleets.iter().position(Option::is_none);
    let n_ships = |seat: Seat| board.realms[seat].ships.iter().filter(|vessel| vessel.at.is_none()).count();
    let n_fleets = |seat: Seat| board.realms[seat].fleets.iter().flatten().count();
    let others = board.realms.seats().filter(|it| *it != viewer && !board.sees_fleets_of(viewer, *it));
    let able: Vec<Seat> = others.filter(|it| free(*it).is_some() && n_ships(*it) > n_fleets(*it)).collect();
    // Ships without any fleet in sight must be there.
    let bare: Vec<Seat> = able.iter().copied().filter(|it| n_fleets(*it) == 0).collect();
    let all = if bare.is_empty() { able } else { bare };
    let seat = *all.get(below(all.len().max(1)))?;
    free(seat).map(|place| (seat, place))
}

/// A privateer marker in a system.
pub(crate) fn marker(hex: Hex) -> Marker {
    let mut marker = Marker::at(hex);
    marker.course.set(Mark::Mercenary, true);
    marker
}

/// X4R-166: privateers are fleets of their owner again when a Movement phase begins.
pub(super) fn end(realm: &mut Realm, hand: &mut Hand) {
    realm.fleets.iter_mut().flatten().for_each(|marker| marker.course.set(Mark::Mercenary, false));
    hand.unmasked = Seats::NONE;
}

/// X4R-460: the privateers of a player in a system are its fleets again, and everybody knows that.
fn unmask(state: &mut State, owner: Seat, hex: Hex, log: &mut Log<Event>) {
    let fleets = state.board.realms[owner].fleets.iter_mut().flatten();
    for marker in fleets.filter(|marker| marker.hex == hex && marker.is_privateer()) {
        marker.course.set(Mark::Mercenary, false);
    }
    state.hidden.hands[owner].berths.show(log);
    log.tell(Event::War(WarEvent::Unmasked(owner, hex)));
    state.stir();
}

/// X4R-167, X4R-460: privateers beside hostile neutral units fight them, and show whose they are.
pub(super) fn meet_neutrals(state: &mut State, log: &mut Log<Event>) {
    for owner in state.in_order() {
        let met = state.privateers(owner).map(|(_, hex)| hex);
        let met: HexSet =
            met.filter(|hex| state.is_hostile(*hex, true) && !state.pays_pirates(owner, *hex)).collect();
        met.iter().for_each(|hex| unmask(state, owner, hex, log));
    }
}

/// X4R-168: privateers blockade foreign trade routes and nothing else.
pub(super) fn may_blockade(state: &State, seat: Seat, hex: Hex) -> Verdict {
    let full = state.rethought.len() >= RETHOUGHT || state.closed.len() >= CLOSED;
    if state.rethought.contains(&hex) || full && !state.closed.contains(&hex) {
        return Err(Fault::BlockadeChanged.into());
    }
    let foreign = state.system(hex).route.is_some_and(|builder| builder != seat);
    if foreign { Ok(()) } else { Err(Fault::NothingToBlockade.into()) }
}

/// X4R-168: the route is closed, or open again; nobody has a reason for war.
pub(super) fn blockade(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    state.rethought.push(hex);
    let closed = state.closed.iter().position(|it| *it == hex);
    match closed {
        Some(place) => {
            state.board.closed.remove(place);
        }
        None => state.board.closed.push(hex),
    }
    log.tell(Event::War(WarEvent::RouteClosed(hex, closed.is_none())));
    state.touch_all();
}

/// X4R-167: nothing that a fleet or starbase of its owner guards, and a watch once in a phase.
pub(super) fn may_plunder(state: &Board, (prey, hex, victim): (Prey, Hex, Seat)) -> Verdict {
    if state.has_warships(victim, hex) {
        return Err(WarFault::Guarded.into());
    }
    if prey == Prey::Watch { state.may_strike(hex, WATCHED) } else { Ok(()) }
}

/// X4R-167, X4R-168: privateers attack without a name, a reason for war or a sanction.
pub(super) fn plunder(state: &mut State, seat: Seat, raid: (Prey, Hex, Seat), log: &mut Log<Event>) {
    let (prey, hex, victim) = raid;
    log.tell(Event::War(WarEvent::Plundered(victim, prey, hex)));
    let fleets: List<u8, MARKERS> =
        state.privateers(seat).filter(|(_, at)| *at == hex).map(|(fleet, _)| fleet).collect();
    let berths = state.hidden.hands[seat].berths.of_ships().enumerate();
    let crew = berths.filter(|(_, berth)| berth.is_some_and(|fleet| fleets.contains(&fleet)));
    let ships: List<u8, SHIPS> = crew.map(|(ship, _)| ship as u8).collect();
    let before = state.realms[victim].ships.len();
    wreck(state, (seat, &ships), raid, log);
    // X4R-P38: for each route and each civil unit.
    let n_lost = before - state.realms[victim].ships.len() + usize::from(prey == Prey::Route);
    for _ in 0..n_lost {
        happening::happen(state, seat, Moment::PrivateerDestroys, Some(hex), log);
    }
}

/// X4R-168, X4R-460: a fleet attacks privateers; the first ones in turn order if there are several.
pub(super) fn hunt(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let mut others = state.in_order().filter(|other| *other != seat);
    let Some(owner) = others.find(|other| state.has_privateers(*other, hex)) else { return };
    unmask(state, owner, hex, log);
    state.push(Clash::of(hex, Seats::only(seat), Seats::only(owner)));
}
