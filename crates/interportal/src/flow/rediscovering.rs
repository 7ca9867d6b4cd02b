//! Research ships explore the systems they are in once more (X4-400, X4-401).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Moving, Offer, Seek, Verdict, exploring, workshop};
use crate::action::{Action, Craft};
use crate::affair::Affair;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{EventCard, Kind};
use crate::state::State;
use crate::thing::Thing;

/// One of the systems with an own research ship is explored once more, or each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rediscovering {
    seat: Seat,
    /// Whether all of them are.
    all: bool,
    /// The first hex of the spiral that has not been gone through.
    from: u8,
    /// The anomaly about which is decided.
    at: Option<Hex>,
}

impl Rediscovering {
    /// X4-400.
    pub(super) const fn one(seat: Seat) -> Self {
        Self { seat, all: false, from: 0, at: None }
    }

    /// X4-401.
    pub(super) const fn all(seat: Seat) -> Self {
        Self { seat, all: true, from: 0, at: None }
    }

    /// The systems that are left and draw from a deck of events.
    fn systems(&self, state: &State) -> HexSet {
        let draws = |hex: &Hex| exploring::deck_at(state, *hex).is_some();
        let left = |hex: &Hex| hex.at() >= usize::from(self.from);
        state.research_ships(self.seat).iter().filter(left).filter(draws).collect()
    }

    /// The own cards of an anomaly that can get a level, each once.
    fn anomalies(&self, state: &State, hex: Hex) -> impl Iterator<Item = EventCard> {
        let pack = state.pack.pack();
        let cards = state.cards_of(self.seat).filter(move |held| held.hex == Some(hex));
        cards.filter(|held| workshop::has_next(&pack[held.card], held.level)).map(|held| held.card)
    }

    /// A system is explored once more; at an anomaly its cards may get a level instead.
    fn explore(self, state: &mut State, hex: Hex, log: &mut Log<Event>) {
        if self.all {
            state.push(Self { from: hex.at() as u8 + 1, ..self });
        }
        let anomaly = state.system(hex).kind == Some(Kind::Anomaly);
        if anomaly && self.anomalies(state, hex).next().is_some() {
            state.push(Self { at: Some(hex), all: false, ..self });
        } else {
            self.draw(state, hex, log);
        }
    }

    /// The research ship is the explorer, and stays where it is.
    fn draw(&self, state: &mut State, hex: Hex, log: &mut Log<Event>) {
        let there = |ship: &u8| state.realms[self.seat].ships[usize::from(*ship)].at == Some(hex);
        let ship = state.explorers(self.seat).map(|place| place - 1).find(there);
        let Some(ship) = ship else { return };
        state.push(Moving::halted(self.seat, Craft::Ship(ship)));
        exploring::again(state, self.seat, hex, log);
    }
}

impl Part<State> for Rediscovering {
    /// Nobody, where there is nothing to choose.
    fn asks(&self, state: &State) -> Option<Seat> {
        let choice = !self.all && self.systems(state).iter().nth(1).is_some();
        (self.at.is_some() || choice).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.at.is_some() { Decision::Pick } else { Decision::PickSystem }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, self.at) {
            (Action::At(hex), _) => self.explore(state, hex, log),
            (Action::Affair(Affair::Study(card)), _) => workshop::deepen(state, self.seat, card, 0, log),
            (_, Some(hex)) => self.draw(state, hex, log),
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if let Some(hex) = self.systems(state).iter().next() {
            self.explore(state, hex, log);
        }
    }
}

impl Offer for Rediscovering {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(hex) = self.at else {
            for hex in self.systems(state).iter().filter(|hex| seek.wants(Thing::System(*hex))) {
                to(Action::At(hex), Ok(()));
            }
            return;
        };
        for card in self.anomalies(state, hex).filter(|card| seek.wants(Thing::Card(*card))) {
            to(Action::Affair(Affair::Study(card)), Ok(()));
        }
        if seek.wants(Thing::of(Action::Explore)) {
            to(Action::Explore, Ok(()));
        }
    }
}
