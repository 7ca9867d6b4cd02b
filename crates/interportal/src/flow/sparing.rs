//! A ship that came without upkeep is marked as such.

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::realm::Mark;
use crate::state::State;

/// The ship that has come since there were so many never costs upkeep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sparing {
    pub(super) seat: Seat,
    pub(super) before: u8,
}

impl Part<State> for Sparing {
    fn run(self, state: &mut State, _: &mut Log<Event>) {
        let ships = &mut state.board.realms[self.seat].ships;
        if ships.len() > usize::from(self.before) {
            ships.last_mut().into_iter().for_each(|vessel| vessel.course.set(Mark::Free, true));
            state.touch(self.seat);
        }
    }
}
