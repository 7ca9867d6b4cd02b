//! A colony with a new centre may rise at once, so that no building must go (X4-225).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, build};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Resource;
use crate::notation::Permission;
use crate::state::State;
use crate::thing::Thing;

/// Whether the colony here rises; it must, if the centre had no slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Crowning {
    pub(super) seat: Seat,
    pub(super) hex: Hex,
}

impl Crowning {
    /// Food that the level costs, if it can be paid and the colony was not raised this round.
    fn price(&self, state: &State) -> Option<u8> {
        state.may_now(Permission::RaiseColony).ok()?;
        let colony = state.colony_at(self.hex).filter(|colony| !colony.raised)?;
        let books = Books::open(state, self.seat);
        let food = books.raise_cost(colony)?;
        books.has(Resource::Food, i16::from(food)).ok().map(|()| food)
    }

    fn is_forced(&self, state: &State) -> bool {
        let books = Books::open(state, self.seat);
        state.colony_at(self.hex).is_some_and(|colony| books.used_slots(colony) > books.slots(colony))
    }

    fn rise(self, state: &mut State, log: &mut Log<Event>) {
        let Some(food) = self.price(state) else { return };
        state.realms[self.seat].accounts[Resource::Food] -= i16::from(food);
        build::raise(state, self.hex, log);
    }
}

impl Part<State> for Crowning {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| self.price(state).is_some() && !self.is_forced(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Crown(self.hex)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Use {
            self.rise(state, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.is_forced(state) {
            self.rise(state, log);
        }
    }
}

impl Offer for Crowning {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for action in [Action::Use, Action::Done] {
            if seek.wants(Thing::of(action)) {
                to(action, Ok(()));
            }
        }
    }
}
