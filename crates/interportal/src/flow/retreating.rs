//! Who may choose freely where to withdraw names the system, one fleet or civil unit after the other (X4R-A06, X4R-465).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, fleeing, moving};
use crate::action::{Action, Craft};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::notation::Permission;
use crate::realm::{MARKERS, SHIPS};
use crate::state::{Board, State};
use crate::thing::Thing;
use crate::war::WarDecision;

/// Fleets and civil units of a seat that have withdrawn to where X4R-183 leads them, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Retreating {
    pub(super) seat: Seat,
    /// In bytes, so that frames stay small.
    fleets: [u8; 2],
    ships: [u8; 8],
}

impl Retreating {
    pub(super) const fn of(seat: Seat) -> Self {
        Self { seat, fleets: [0; 2], ships: [0; 8] }
    }

    fn ships(&self) -> u64 {
        u64::from_le_bytes(self.ships)
    }

    fn fleets(&self) -> u16 {
        u16::from_le_bytes(self.fleets)
    }

    /// This one has withdrawn, too.
    pub(super) fn add(&mut self, craft: Craft) {
        match craft {
            Craft::Fleet(fleet) => self.fleets = (self.fleets() | 1 << fleet).to_le_bytes(),
            Craft::Ship(ship) => self.ships = (self.ships() | 1 << ship).to_le_bytes(),
        }
    }

    fn without(mut self, craft: Craft) -> Self {
        match craft {
            Craft::Fleet(fleet) => self.fleets = (self.fleets() & !(1 << fleet)).to_le_bytes(),
            Craft::Ship(ship) => self.ships = (self.ships() & !(1 << ship)).to_le_bytes(),
        }
        self
    }

    /// A ship of the seat is gone, and those behind it have moved up in the list.
    pub(super) fn forget(&mut self, ship: usize) {
        let below = (1 << ship) - 1;
        let ships = self.ships();
        self.ships = (ships & below | ships >> 1 & !below).to_le_bytes();
    }

    /// The owner is asked, if something lets it choose and it has not left battles out (X4R-462).
    pub(super) fn begin(self, state: &mut State) {
        let free = Books::open(state, self.seat).is_allowed(Permission::FreeRetreat);
        let any = self.fleets() != 0 || self.ships() != 0;
        if any && free && !state.leaves_battles(self.seat) {
            state.push(self);
        }
    }

    /// The next of them.
    fn craft(&self) -> Option<Craft> {
        let fleet = (0..MARKERS as u8).find(|fleet| self.fleets() >> fleet & 1 == 1).map(Craft::Fleet);
        fleet.or_else(|| (0..SHIPS as u8).find(|ship| self.ships() >> ship & 1 == 1).map(Craft::Ship))
    }

    /// The system that a craft came from, and the one where it is; nothing if it is gone.
    fn way(&self, board: &Board, craft: Craft) -> Option<(Hex, Hex)> {
        let realm = &board.realms[self.seat];
        match craft {
            Craft::Fleet(fleet) => {
                realm.fleets[usize::from(fleet)].and_then(|marker| Some((marker.course.came?, marker.hex)))
            }
            Craft::Ship(ship) => {
                let vessel = realm.ships.get(usize::from(ship))?;
                vessel.course.came.zip(vessel.at)
            }
        }
    }

    /// The systems to choose from: where it is, and every other refuge next to where it came from.
    fn refuges(&self, state: &State, craft: Craft) -> HexSet {
        let Some((from, at)) = self.way(state, craft) else { return HexSet::NONE };
        let near = from.neighbours().filter(|to| state.is_on_map(*to));
        near.filter(|to| fleeing::is_refuge(state, self.seat, *to)).chain([at]).collect()
    }

    fn asked(&self, state: &State) -> Option<Craft> {
        self.craft().filter(|craft| self.refuges(state, *craft).iter().count() > 1)
    }
}

impl Part<State> for Retreating {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.asked(state).map(|_| self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        let craft = self.craft().unwrap_or_default();
        let from = self.way(state, craft).map_or(Hex::CENTRE, |(from, _)| from);
        Decision::War(WarDecision::Refuge(craft, from))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(craft) = self.craft() else { return };
        state.push(self.without(craft));
        if let (Action::At(to), Some((from, at))) = (action, self.way(state, craft))
            && to != at
        {
            moving::transfer(state, self.seat, craft, to);
            moving::course(state, self.seat, craft).came = Some(from);
            log.tell(Event::Withdrew(self.seat, craft, from, to));
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if let Some(craft) = self.craft() {
            state.push(self.without(craft));
        }
    }
}

impl Offer for Retreating {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(craft) = self.asked(state) else { return };
        for hex in self.refuges(state, craft).iter().filter(|hex| seek.wants(Thing::System(*hex))) {
            to(Action::At(hex), Ok(()));
        }
    }
}
