//! Colony ships become colonies (X4-102 to X4-104, X4R-060).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Effecting, Offer, Seek, Verdict, happening, muster, uprising};
use crate::action::Action;
use crate::cards::Special;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{Resource, Ship, named};
use crate::notation::Moment;
use crate::state::{COLONIES, Colony, Happened, State};
use crate::thing::Thing;

/// A seat goes through its colony ships, system by system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Founding {
    seat: Seat,
    /// The first hex of the spiral that has not been asked about.
    from: u8,
}

impl Founding {
    pub(super) const fn of(seat: Seat) -> Self {
        Self { seat, from: 0 }
    }

    /// The next system where a colony can be founded.
    fn next(&self, state: &State) -> Option<Hex> {
        founding_sites(state, self.seat).iter().find(|hex| hex.at() >= usize::from(self.from))
    }
}

fn is_colony_ship(state: &State, vessel: &crate::realm::Vessel) -> bool {
    state.hull(vessel.make).id == named!(Ship, "colony-ship")
}

/// X4R-060, X4R-061: uninhabited planets with an own colony ship, without neutral units, that no other player controls.
fn founding_sites(state: &State, seat: Seat) -> HexSet {
    if state.colonies.len() >= COLONIES {
        return HexSet::NONE;
    }
    let ships = state.realms[seat].ships.iter().filter(|vessel| is_colony_ship(state, vessel));
    let free = |hex: &Hex| {
        let system = state.system(*hex);
        let inhabited = state.colony_at(*hex).is_some();
        let held = state.controller(*hex).is_some_and(|other| other != seat);
        system.planet.is_some() && system.group.is_none() && !inhabited && !held
    };
    ships.filter_map(|vessel| vessel.at).filter(free).collect()
}

impl Part<State> for Founding {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.next(state).map(|_| self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Found(self.next(state).unwrap_or_default())
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(hex) = self.next(state) else { return };
        state.push(Self { from: hex.at() as u8 + 1, ..self });
        if action == Action::Found {
            found(state, self.seat, hex, log);
        }
    }
}

impl Offer for Founding {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for action in [Action::Found, Action::Wait] {
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}

/// X4-102, X4-103: the ship goes, and with it its upkeep; a colony of level 1 comes.
fn found(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let here = |vessel: &crate::realm::Vessel| vessel.at == Some(hex) && is_colony_ship(state, vessel);
    let Some(ship) = state.realms[seat].ships.iter().position(here) else { return };
    muster::remove(state, seat, ship);
    let colony = Colony { seat, hex, level: 1, founder: seat, raised: true, ..Colony::default() };
    state.colonies.push(colony);
    state.touch(seat);
    log.tell(Event::Founded(seat, hex));
    state.push(Foundation { seat, hex });
    let planet = state.system(hex).planet.and_then(|planet| state.pack.pack()[planet].effect.as_ref());
    planet
        .into_iter()
        .for_each(|effect| Effecting::card(seat, hex, **effect).at_moment(state, Moment::Found, log));
    happening::happen(state, seat, Moment::Found, Some(hex), log);
}

/// What is chosen when a colony is founded: its resource, and whether it draws events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Foundation {
    seat: Seat,
    hex: Hex,
}

impl Foundation {
    /// X4R-PL10: the planet lets choose what it yields.
    fn chooses_yield(&self, state: &State) -> bool {
        let planet = state.system(self.hex).planet;
        let choice = planet.is_some_and(|planet| state.pack[planet].yield_choice_per_level.is_some());
        choice && state.colony_at(self.hex).is_some_and(|colony| colony.choice.is_none())
    }
}

impl Part<State> for Foundation {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        if self.chooses_yield(state) {
            Decision::ChooseYield(self.hex)
        } else {
            Decision::FoundWithEvents(self.hex)
        }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Produce(resource) => {
                if let Some(colony) = state.board.colony_mut(self.hex) {
                    colony.choice = Some(resource);
                }
                state.push(self);
            }
            Action::Event => draw_event(state, self.seat, self.hex, log),
            _ => {}
        }
        state.touch(self.seat);
    }
}

impl Offer for Foundation {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if self.chooses_yield(state) {
            for resource in Resource::ALL.into_iter().filter(|it| seek.wants(Thing::Resource(*it))) {
                to(Action::Produce(resource), Ok(()));
            }
            return;
        }
        for action in [Action::Event, Action::Plain] {
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}

/// X4-104: the card of the colony's level is drawn and lies open beside it.
pub(super) fn draw_event(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let Some(colony) = state.colony_at(hex) else { return };
    let level = usize::from(colony.level);
    let Some(deck) = state.hidden.planetary.get_mut(level - 1) else { return };
    let Some(event) = deck.draw(log) else { return };
    if let Some(colony) = state.board.colony_mut(hex) {
        colony.events.push(Happened::of(event, 0, false));
    }
    log.tell(Event::PlanetaryEvent(seat, hex, event));
    state.touch(seat);
    if let Some(effect) = state.pack.pack()[event].effect.as_ref() {
        state.push(Effecting::card(seat, hex, **effect));
    }
    if state.pack[event].special == Some(Special::Uprising) {
        uprising::rise(state, seat, hex, log);
    }
}
