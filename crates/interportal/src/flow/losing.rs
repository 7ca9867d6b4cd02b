//! A colony loses buildings, as its owner chooses (X4R-058).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::state::State;
use crate::thing::Thing;

/// So many buildings of a colony go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Losing {
    pub(super) hex: Hex,
    pub(super) n: u8,
}

impl Losing {
    fn lose(self, state: &mut State, place: u8, log: &mut Log<Event>) {
        let n = self.n - 1;
        if n > 0 {
            state.push(Self { n, ..self });
        }
        let Some(colony) = state.board.colony_mut(self.hex) else { return };
        let removed = colony.buildings.remove(usize::from(place) - 1);
        let owner = colony.seat;
        log.tell(Event::Removed(owner, removed.building, self.hex));
        state.touch(owner);
        state.touch(removed.seat);
    }

    fn n_buildings(&self, state: &State) -> usize {
        state.colony_at(self.hex).map_or(0, |colony| colony.buildings.len())
    }
}

impl Part<State> for Losing {
    fn asks(&self, state: &State) -> Option<Seat> {
        let colony = state.colony_at(self.hex).filter(|colony| colony.buildings.len() > 1);
        colony.map(|colony| colony.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::LoseBuilding(self.hex)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Slot(_, place) = action {
            self.lose(state, place, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.n_buildings(state) == 1 {
            self.lose(state, 1, log);
        }
    }
}

impl Offer for Losing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for place in 1..=self.n_buildings(state) as u8 {
            if seek.wants(Thing::Slot(self.hex, place)) {
                to(Action::Slot(self.hex, place), Ok(()));
            }
        }
    }
}
