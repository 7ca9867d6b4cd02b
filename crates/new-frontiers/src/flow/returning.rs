//! NF-084, NF-085, NF-114: who has more than nine worlds puts explored ones back.

use super::{Part, store};
use crate::action::Action;
use crate::cards::Stored;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A player puts a surplus world back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Returning {
    /// Who.
    pub seat: Seat,
    /// Whether a world was stored in this action (NFG-018).
    pub stored: bool,
}

impl Part for Returning {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Return(state.n_surplus(self.seat))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let explored = state.empires[self.seat].explored;
        into.extend(explored.iter().map(Action::Return));
        if !self.stored && store::room(state, self.seat, Stored::ReturnedWorld) > 0 {
            into.extend(explored.iter().map(Action::StoreWorld));
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let stored = match action {
            Action::Return(world) => {
                state.empires[self.seat].explored.remove(world);
                state.bag.put(world);
                log.tell(Event::Returned(self.seat, world));
                self.stored
            }
            Action::StoreWorld(world) => {
                state.empires[self.seat].explored.remove(world);
                store::put(state, self.seat, |stockpile| stockpile.worlds.add(world));
                log.tell(Event::StoredWorld(self.seat, world));
                true
            }
            _ => return,
        };
        if state.n_surplus(self.seat) > 0 {
            state.push(Returning { stored, ..self });
        }
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
}

impl Returning {
    /// Asks, if there is a surplus.
    pub(crate) fn begin(state: &mut State, seat: Seat) {
        if state.n_surplus(seat) > 0 {
            state.push(Returning { seat, stored: false });
        }
    }
}
