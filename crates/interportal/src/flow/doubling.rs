//! War economy: a military unit that was just built comes twice (X4-353, X4R-100).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::may_place;
use super::{Offer, Seek, Verdict, muster};
use crate::action::{Action, Unit};
use crate::cards::Special;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Capacity;
use crate::notation::BuildingKind;
use crate::state::State;
use crate::thing::Thing;
use crate::war::{WarDecision, WarEvent};
use crate::warfare::Warfare;

/// Whether a unit that was paid in a system comes once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Doubling {
    seat: Seat,
    unit: Unit,
    hex: Hex,
}

impl Doubling {
    /// A unit was bought in a system.
    pub(super) fn offer(state: &mut State, seat: Seat, unit: Unit, hex: Hex) {
        let it = Self { seat, unit, hex };
        if state.tally(seat).has(Special::WarDuplication) && it.may(state).is_ok() {
            state.push(it);
        }
    }

    fn is_military(&self, state: &State) -> bool {
        self.unit.make().is_none_or(|make| state.hull(make).military)
    }

    /// X4R-100: in war, one unit for each capacity building there and round.
    fn is_open(&self, state: &State) -> bool {
        let at_war = state.wars.iter().any(|war| war.seats().has(self.seat));
        let pack = state.pack.pack();
        let left = state.colony_at(self.hex).filter(|colony| colony.seat == self.seat).map_or(0, |colony| {
            let all = colony.buildings.iter().filter(|it| pack[it.building].kind == BuildingKind::Capacity);
            (all.count() as u8).saturating_sub(colony.doubled)
        });
        at_war && left > 0 && self.is_military(state)
    }

    /// The full capacity is needed again, and room.
    fn may(&self, state: &State) -> Verdict {
        if !self.is_open(state) {
            return Err(crate::why::Fault::NoSite.into());
        }
        let books = Books::open(state, self.seat);
        may_place(state, &books, self.seat, self.unit, self.hex, true)?;
        let quote = books.unit_quote(self.unit, self.hex);
        for capacity in Capacity::ALL {
            let (need, have) = (quote.capacity[capacity as usize], books.capacity_left(capacity));
            if need > have {
                return Err(crate::why::Reason::NoCapacity { capacity, need, have });
            }
        }
        Ok(())
    }

    fn build(self, state: &mut State, log: &mut Log<Event>) {
        let Self { seat, unit, hex } = self;
        let quote = Books::open(state, seat).unit_quote(unit, hex);
        for capacity in Capacity::ALL {
            state.board.realms[seat].spent[capacity as usize] += quote.capacity[capacity as usize];
        }
        if let Some(colony) = state.board.colony_mut(hex) {
            colony.doubled += 1;
        }
        // It joins the ship that it is a copy of.
        let last = state.realms[seat].ships.len().checked_sub(1);
        let fleet = last.and_then(|ship| state.hidden.hands[seat].berths.fleet(ship));
        log.tell(Event::War(WarEvent::Duplicated(seat, hex)));
        muster::commission(state, seat, unit, hex, fleet);
    }
}

impl Part<State> for Doubling {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.may(state).is_ok().then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(WarDecision::Duplicate(self.hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Warfare(Warfare::Duplicate) {
            self.build(state, log);
        }
    }
}

impl Offer for Doubling {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if seek.wants(Thing::Warfare(Warfare::Duplicate)) {
            to(Action::Warfare(Warfare::Duplicate), self.may(state));
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
