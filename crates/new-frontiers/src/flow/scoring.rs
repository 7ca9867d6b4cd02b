//! NF-074, NF-167: before scoring, explored worlds return to the bag and the owner of the joker says what it counts
//! as.

use super::Part;
use crate::action::Action;
use crate::cards::Colour;
use crate::event::{Decision, Event};
use crate::ids::Kind;
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// The owner of the joker is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Counting {
    /// Who.
    pub seat: Seat,
}

impl Part<State> for Counting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::CountAs
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(Kind::ALL.map(Action::Declare));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Declare(kind) = action else { return };
        state.empires[self.seat].joker_counts_as = Some(kind);
        log.tell(Event::Declared(self.seat, kind));
    }
}

impl Counting {
    /// Explored worlds return to the bag; the player who has settled the joker is asked.
    pub(crate) fn begin(state: &mut State) {
        for seat in state.empires.seats() {
            let explored = std::mem::take(&mut state.empires[seat].explored);
            state.put_into_bag(explored);
            let pack = state.pack;
            if state.empires[seat].settled.iter().any(|world| pack[world].colour == Colour::Joker) {
                state.push(Counting { seat });
            }
        }
    }
}
