//! Ships of one system change their fleets without a move (X4R-307).

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict};
use crate::action::{Action, Craft};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::realm::{MARKERS, Mark, SHIPS};
use crate::state::State;
use crate::thing::{Thing, Word};
use crate::why::Fault;

/// A seat regroups the fleets of a system. How many ships have changed is open, which is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Regrouping {
    seat: Seat,
    hex: Hex,
    n_shifted: u8,
}

impl Regrouping {
    pub(super) const fn of(seat: Seat, hex: Hex) -> Self {
        Self { seat, hex, n_shifted: 0 }
    }
}

impl State {
    /// A ship goes over into another fleet of its system, or forms a new one. A fleet without ships loses its marker.
    pub(super) fn shift(&mut self, seat: Seat, ship: usize, into: Option<u8>) -> Option<u8> {
        let berths = &mut self.hidden.hands[seat].berths;
        let from = berths.fleet(ship)?;
        let realm = &mut self.board.realms[seat];
        let old = realm.fleets[usize::from(from)]?;
        let free = realm.fleets.iter().position(Option::is_none).map(|free| free as u8);
        let into_fleet = into.or(free)?;
        if into.is_none() {
            realm.fleets[usize::from(into_fleet)] = Some(old);
        }
        berths.assign(ship, into_fleet);
        if !berths.of_ships().any(|other| other == Some(from)) {
            self.disband(seat, from, into_fleet);
        }
        self.stir();
        Some(into_fleet)
    }

    /// A fleet is merged into another: its marker goes, and armies aboard change over.
    pub(super) fn disband(&mut self, seat: Seat, fleet: u8, into: u8) {
        let realm = &mut self.board.realms[seat];
        let moved =
            realm.fleets[usize::from(fleet)].take().is_some_and(|marker| marker.course.is(Mark::Moved));
        // X4R-363: ships that have moved do not move again with others.
        if let Some(marker) = &mut realm.fleets[usize::from(into)] {
            marker.course.set(Mark::Moved, moved || marker.course.is(Mark::Moved));
        }
        for army in realm.armies.iter_mut().flatten().filter(|army| army.aboard() == Some(fleet)) {
            army.set_aboard(Some(into));
        }
        self.stir();
    }

    /// The first ship of each kind in a fleet; ships that are alike are offered once.
    pub(super) fn kinds(&self, seat: Seat, fleet: u8) -> List<u8, SHIPS> {
        let ships = &self.realms[seat].ships;
        let mut kinds: List<u8, SHIPS> = List::new();
        for (ship, vessel) in self.crew(seat, fleet) {
            if !kinds.iter().any(|first| ships[usize::from(*first)] == *vessel) {
                kinds.push(ship as u8);
            }
        }
        kinds
    }
}

impl Part<State> for Regrouping {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Regroup(self.hex)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Self { seat, hex, n_shifted } = self;
        let Action::Shift(ship, into) = action else {
            return log.tell(Event::Regrouped(seat, hex));
        };
        let ship = usize::from(ship) - 1;
        let moved = self.course_moved(state, ship);
        let from = state.hidden.hands[seat].berths.fleet(ship);
        let into = state.shift(seat, ship, into.map(|fleet| fleet - 1));
        state.overlook(seat, log);
        if let Some(fleet) = into.and_then(|into| state.board.realms[seat].fleets[usize::from(into)].as_mut())
        {
            fleet.course.set(Mark::Moved, moved || fleet.course.is(Mark::Moved));
        }
        for fleet in [from, into].into_iter().flatten() {
            if state.realms[seat].fleets[usize::from(fleet)].is_some() {
                state.cloak(seat, Craft::Fleet(fleet), log);
            }
        }
        // Nobody shifts more ships than there are.
        if usize::from(n_shifted) + 1 < state.realms[seat].ships.len() {
            state.push(Self { n_shifted: n_shifted + 1, ..self });
        } else {
            log.tell(Event::Regrouped(seat, hex));
        }
    }
}

impl Regrouping {
    fn course_moved(&self, state: &State, ship: usize) -> bool {
        let fleet = state.hidden.hands[self.seat].berths.fleet(ship);
        let marker = fleet.and_then(|fleet| state.realms[self.seat].fleets[usize::from(fleet)]);
        marker.is_some_and(|marker| marker.course.is(Mark::Moved))
    }
}

impl Offer for Regrouping {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let fleets = &state.realms[self.seat].fleets;
        let here = |fleet: &u8| fleets[usize::from(*fleet)].is_some_and(|marker| marker.hex == self.hex);
        let markers: List<u8, MARKERS> = (0..MARKERS as u8).filter(here).collect();
        let full = fleets.iter().all(Option::is_some);
        for from in markers.iter().copied() {
            let alone = state.crew(self.seat, from).nth(1).is_none();
            let kinds = state.kinds(self.seat, from);
            for ship in kinds.iter().filter(|ship| seek.wants(Thing::Vessel(**ship + 1))) {
                for into in markers.iter().filter(|into| **into != from) {
                    to(Action::Shift(ship + 1, Some(into + 1)), Ok(()));
                }
                let verdict = match (alone, full) {
                    (true, _) => Err(Fault::LastShip.into()),
                    (_, true) => Err(Fault::TooMany.into()),
                    _ => Ok(()),
                };
                to(Action::Shift(ship + 1, None), verdict);
            }
        }
        if seek.wants(Thing::Word(Word::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
