//! NF-084, NF-085, NF-114: who has more than nine worlds puts explored ones back.

use super::Part;
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A player puts a surplus world back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Returning {
    /// Who.
    pub seat: Seat,
}

impl Part for Returning {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Return(state.n_surplus(self.seat))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.empires[self.seat].explored.iter().map(Action::Return));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let Action::Return(world) = action else { return };
        state.empires[self.seat].explored.remove(world);
        state.bag.put(world);
        log.tell(Event::Returned(self.seat, world));
        Returning::begin(state, self.seat);
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
}

impl Returning {
    /// Asks, if there is a surplus.
    pub(crate) fn begin(state: &mut State, seat: Seat) {
        if state.n_surplus(seat) > 0 {
            state.push(Returning { seat });
        }
    }
}
