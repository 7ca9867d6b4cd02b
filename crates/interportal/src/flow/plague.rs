//! The great plague at income: food for all colonies, or one of them loses a level (X4R-CR1).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, build};
use crate::action::Action;
use crate::cards::Special;
use crate::council_words::{CouncilDecision, CouncilEvent};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::Resource;
use crate::motion::{Matter, Motion};
use crate::state::State;
use crate::thing::Thing;

/// A player pays or chooses a colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plague {
    seat: Seat,
}

/// The plague comes to every player, from the one with the marker.
pub(super) fn come(state: &mut State) {
    if state.suffers(Special::GreatPlague) {
        for seat in state.in_order().rev() {
            state.push(Plague { seat });
        }
    }
}

impl Plague {
    fn food(&self, state: &State) -> u8 {
        state.colonies_of(self.seat).count() as u8
    }
}

impl Part<State> for Plague {
    /// X4R-398: a colony of level 1 loses nothing; who has no other one and too little food is spared.
    fn asks(&self, state: &State) -> Option<Seat> {
        let falls = state.colonies_of(self.seat).any(|colony| colony.level > 1);
        let food = i16::from(self.food(state));
        let pays = state.realms[self.seat].accounts[Resource::Food] >= food;
        Some(self.seat).filter(|_| falls || pays)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Council(CouncilDecision::Plague(self.food(state)))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::At(hex) => build::lower(state, hex, log),
            _ => {
                let food = self.food(state);
                state.realms[self.seat].accounts[Resource::Food] -= i16::from(food);
                log.tell(Event::Council(CouncilEvent::Treated(self.seat, food)));
            }
        }
    }
}

impl Offer for Plague {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if seek.wants(Thing::Matter(Matter::Treat)) {
            let verdict = Books::open(state, self.seat).has(Resource::Food, i16::from(self.food(state)));
            to(Action::Motion(Motion::Treat), verdict);
        }
        for colony in state.colonies_of(self.seat).filter(|colony| colony.level > 1) {
            if seek.wants(Thing::System(colony.hex)) {
                to(Action::At(colony.hex), Ok(()));
            }
        }
    }
}
