//! Expeditions beyond the rim (X4-059, X4-060, X4R-064 to X4R-066).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, moving};
use crate::action::{Action, Craft};
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::Kind;
use crate::state::{Board, State};
use crate::thing::Thing;

/// A research ship goes beyond the rim: where, and which one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Expedition {
    pub(super) seat: Seat,
    /// Whether the returned planet is placed, rather than the top card of the deck.
    pub(super) returned: bool,
    pub(super) at: Option<Hex>,
}

impl Board {
    /// X4R-064: free hexes beyond the rim next to own units or colonies on it, or else next to the home world.
    pub(crate) fn beyond(&self, seat: Seat) -> HexSet {
        let outside =
            |hex: &Hex| hex.distance(Hex::CENTRE) == self.radius + 1 && self.system(*hex).planet.is_none();
        let rim = |hex: &Hex| hex.distance(Hex::CENTRE) == self.radius;
        let own: HexSet = self.presence(seat).iter().filter(rim).collect();
        let near: HexSet = own.grown().iter().filter(outside).collect();
        if near.iter().next().is_some() {
            return near;
        }
        HexSet::only(self.realms[seat].capital).grown().iter().filter(outside).collect()
    }

    /// The own research ships, by their place in the list.
    pub(crate) fn explorers(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let ships = self.realms[seat].ships.iter().zip(1u8..);
        let is = |make| self.hull(make).id.id() == "research-ship";
        ships.filter(move |(vessel, _)| is(vessel.make)).map(|(_, place)| place)
    }
}

/// X4R-064, X4R-066, X4R-313: whether there is a ship to go, a place to go to and a planet to find.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let ship = state.explorers(seat).next().is_some();
    ship && state.beyond(seat).iter().next().is_some() && !state.hidden.planets.is_empty()
}

impl Expedition {
    fn go(self, state: &mut State, hex: Hex, ship: u8, log: &mut Log<Event>) {
        let planet = if self.returned {
            state.realms[self.seat].returned.take()
        } else {
            state.hidden.planets.draw(log)
        };
        let Some(planet) = planet else { return };
        let system = &mut state.board.systems[hex.at()];
        system.planet = Some(planet);
        system.kind = Some(Kind::Planet);
        moving::transfer(state, self.seat, Craft::Ship(ship - 1), hex);
        state.realms[self.seat].expeditions = state.realms[self.seat].expeditions.saturating_add(1);
        log.tell(Event::Expedition(self.seat, hex, planet));
        state.touch_all();
    }
}

impl Part<State> for Expedition {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.at.is_none() { Decision::PickSystem } else { Decision::PickShip }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, self.at) {
            (Action::At(hex), _) => state.push(Self { at: Some(hex), ..self }),
            (Action::Ship(ship), Some(hex)) => self.go(state, hex, ship, log),
            _ => {}
        }
    }
}

impl Offer for Expedition {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if self.at.is_none() {
            for hex in state.beyond(self.seat).iter().filter(|hex| seek.wants(Thing::System(*hex))) {
                to(Action::At(hex), Ok(()));
            }
            return;
        }
        for ship in state.explorers(self.seat).filter(|it| seek.wants(Thing::Vessel(*it))) {
            to(Action::Ship(ship), Ok(()));
        }
    }
}
