//! Expeditions beyond the rim (X4-059, X4-060, X4R-064 to X4R-066).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, moving};
use crate::action::{Action, Craft};
use crate::cards::Special;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{EventCard, Kind};
use crate::realm::Mark;
use crate::state::{Board, State};
use crate::thing::Thing;

/// What a civil ship goes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Errand {
    /// The top planet card is placed beyond the rim.
    Deck,
    /// The returned planet is placed there.
    Returned,
    /// A hidden path leads to another system (X4R-EN7).
    Path,
    /// No ship goes: a wormhole opens between the system of its card and another one (X4R-EX9).
    Wormhole,
}

/// A civil ship goes beyond the rim, or along a hidden path: where, and which one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Expedition {
    pub(super) seat: Seat,
    pub(super) errand: Errand,
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
        let is = |make| Some(self.hull(make).id) == self.pack.fits.research_ship;
        ships.filter(move |(vessel, _)| is(vessel.make)).map(|(_, place)| place)
    }
}

/// X4R-064, X4R-066, X4R-313: whether there is a ship to go, a place to go to and a planet to find.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let ship = state.explorers(seat).next().is_some();
    ship && state.beyond(seat).iter().next().is_some() && !state.hidden.planets.is_empty()
}

/// X4R-EN7: discovered systems without danger and without neutral units.
pub(super) fn safe_systems(board: &Board) -> HexSet {
    let safe = |hex: &Hex| {
        let system = board.system(*hex);
        let open = system.kind.is_some() && system.group.is_none() && board.is_on_map(*hex);
        open && board.can_be_entered(*hex) && !board.is_dangerous(*hex)
    };
    Hex::all().filter(safe).collect()
}

/// The system in which a seat drew the card of the wormhole, if it holds it.
pub(crate) fn wormhole_card(board: &Board, seat: Seat) -> Option<Hex> {
    let is = |card: EventCard| board.pack[card].special == Some(Special::Wormhole);
    board.cards_of(seat).find(|held| is(held.card)).and_then(|held| held.hex)
}

/// X4R-EX9: where the wormhole of a seat can lead.
pub(super) fn wormhole_ends(board: &Board, seat: Seat) -> HexSet {
    wormhole_card(board, seat).map_or(HexSet::NONE, |from| safe_systems(board).without(from))
}

impl Expedition {
    fn go(self, state: &mut State, hex: Hex, ship: u8, log: &mut Log<Event>) {
        let craft = Craft::Ship(ship - 1);
        let planet = match self.errand {
            Errand::Deck => state.hidden.planets.draw(log),
            Errand::Returned => state.realms[self.seat].returned.take(),
            Errand::Path | Errand::Wormhole => {
                let from = state.realms[self.seat].ships[usize::from(ship) - 1].at.unwrap_or(hex);
                moving::transfer(state, self.seat, craft, hex);
                moving::course(state, self.seat, craft).set(Mark::Moved, true);
                return log.tell(Event::Moved(self.seat, craft, from, hex));
            }
        };
        let Some(planet) = planet else { return };
        let system = &mut state.board.systems[hex.at()];
        system.planet = Some(planet);
        system.kind = Some(Kind::Planet);
        moving::transfer(state, self.seat, craft, hex);
        // X4-059: it does not move in this round.
        moving::course(state, self.seat, craft).set(Mark::Held, true);
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
            (Action::At(hex), _) if self.errand == Errand::Wormhole => {
                let Some(from) = wormhole_card(state, self.seat) else { return };
                state.board.wormhole = Some([from, hex]);
                log.tell(Event::WormholeOpened(self.seat, from, hex));
            }
            (Action::At(hex), _) => state.push(Self { at: Some(hex), ..self }),
            (Action::Ship(ship), Some(hex)) => self.go(state, hex, ship, log),
            _ => {}
        }
    }
}

impl Offer for Expedition {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if self.at.is_none() {
            let goals = match self.errand {
                Errand::Path => safe_systems(state),
                Errand::Wormhole => wormhole_ends(state, self.seat),
                Errand::Deck | Errand::Returned => state.beyond(self.seat),
            };
            for hex in goals.iter().filter(|hex| seek.wants(Thing::System(*hex))) {
                to(Action::At(hex), Ok(()));
            }
            return;
        }
        let civil = |ship: &u8| {
            let vessel = &state.realms[self.seat].ships[usize::from(*ship) - 1];
            match self.errand {
                Errand::Path => vessel.at.is_some() && !state.hull(vessel.make).military,
                _ => state.hull(vessel.make).id.id() == "research-ship",
            }
        };
        let ships = (1..=state.realms[self.seat].ships.len() as u8).filter(civil);
        for ship in ships.filter(|it| seek.wants(Thing::Vessel(*it))) {
            to(Action::Ship(ship), Ok(()));
        }
    }
}
