//! NF-084, NF-085, NF-114: a player who has more than nine worlds puts explored worlds back.

use super::{Part, store};
use crate::action::Action;
use crate::cards::{Moment, Stored};
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A player puts a surplus world back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Returning {
    /// Who.
    pub seat: Seat,
    /// After which action.
    pub after: Moment,
    /// Worlds stored in this action (NFG-018).
    pub n_stored: u8,
}

impl Part<State> for Returning {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Return(state.n_surplus(self.seat))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let explored = state.empires[self.seat].explored;
        into.extend(explored.iter().map(Action::Return));
        if store::room(state, self.seat, Stored::ReturnedWorld, self.after, self.n_stored) > 0 {
            into.extend(explored.iter().map(Action::StoreWorld));
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Return(world) => {
                state.empires[self.seat].explored.remove(world);
                state.bag.put(world);
                log.tell(Event::Returned(self.seat, world));
            }
            Action::StoreWorld(world) => {
                state.empires[self.seat].explored.remove(world);
                store::put(state, self.seat, |stockpile| stockpile.worlds.add(world));
                log.tell(Event::StoredWorld(self.seat, world));
                self.n_stored += 1;
            }
            _ => return,
        }
        if state.n_surplus(self.seat) > 0 {
            state.push(self);
        }
    }
}

impl Returning {
    /// Asks, if there are too many.
    pub(crate) fn begin(state: &mut State, seat: Seat, after: Moment) {
        if state.n_surplus(seat) > 0 {
            state.push(Returning { seat, after, n_stored: 0 });
        }
    }
}
