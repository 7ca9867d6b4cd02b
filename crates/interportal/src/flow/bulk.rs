//! Further copies of an item just fitted, for capacity (X4-414, X4R-101).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::fitting::{Fitting, Order};
use super::outfitting::blueprints;
use super::{Offer, Seek, Verdict, research};
use crate::action::{self, Action};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{Capacity, Ship};
use crate::state::State;
use crate::thing::Thing;
use crate::why::{Fault, Reason};

/// The same item may go into further slots for 1 capacity each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Bulk {
    pub(super) seat: Seat,
    pub(super) item: u8,
}

impl Bulk {
    pub(super) const fn of(seat: Seat, order: Order) -> Self {
        Self { seat, item: order.number() }
    }

    /// The first slot of a blueprint that takes the item; the set of slots stays as it is.
    fn slot(&self, state: &State, (ship, variant, set): (Ship, u8, u8)) -> Option<u8> {
        let item = action::Fitting::in_slot(self.item)?;
        let pack = state.pack.pack();
        research::needs(state, self.seat, &pack[ship].unlocked_by).ok()?;
        let frame = Fitting { seat: self.seat, ship, variant, set };
        if frame.drawing(state).set != set {
            return None;
        }
        let (mut slots, drawing) = (0..=frame.n_slots(pack), frame.drawing(state));
        slots.find(|slot| frame.has_room(state, &drawing, item, *slot).is_ok())
    }

    /// The capacity that pays: that of which more is left.
    fn capacity(&self, state: &State) -> Option<Capacity> {
        let books = Books::open(state, self.seat);
        let most = Capacity::ALL.into_iter().max_by_key(|capacity| books.capacity_left(*capacity));
        most.filter(|capacity| books.capacity_left(*capacity) > 0)
    }
}

impl Part<State> for Bulk {
    /// Capacity lies open, so who has none need not be asked.
    fn asks(&self, state: &State) -> Option<Seat> {
        self.capacity(state).map(|_| self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseBlueprint
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Refit(ship, variant, set) = action else { return };
        let (Some(slot), Some(item)) =
            (self.slot(state, (ship, variant, set)), action::Fitting::in_slot(self.item))
        else {
            return;
        };
        let Some(capacity) = self.capacity(state) else { return };
        state.realms[self.seat].spent[capacity as usize] += 1;
        let pack = state.pack.pack();
        state.hidden.hands[self.seat].drawings.fit(pack, (ship, variant, set), usize::from(slot), item);
        state.disclose(self.seat, (ship, variant), log);
        state.overlook(self.seat, log);
        log.tell(Event::Fitted(self.seat, 0));
        state.touch(self.seat);
        state.push(self);
    }
}

impl Offer for Bulk {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for (ship, variant, set) in blueprints(state) {
            if seek.wants(Thing::Blueprint(ship, variant)) {
                let fault: Reason = Fault::DoesNotFit.into();
                let verdict = self.slot(state, (ship, variant, set)).map(|_| ()).ok_or(fault);
                to(Action::Refit(ship, variant, set), verdict);
            }
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
