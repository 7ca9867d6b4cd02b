//! BTA-046, BTA-052, BTA-055: what the player decides for the anarchists.

use super::{Infiltrating, colony};
use crate::action::Action;
use crate::anarchists::PLAYER;
use crate::event::{Decision, Event};
use crate::flow::Part;
use crate::ids::{Place, Slot, Type};
use crate::state::State;
use engine::{Bits, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice that the player makes for the anarchists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Deciding {
    /// Which of these systems they colonise (BTA-046).
    Colony {
        /// The systems.
        places: Bits<Place>,
    },
    /// Which of these technologies they research (BTA-052, BTA-055).
    Research {
        /// Their level.
        level: u8,
        /// Their slots.
        slots: Bits<Slot>,
        /// The type asked for.
        kind: Option<Type>,
    },
}

impl Deciding {
    /// Asks for the slot, unless there is only one.
    pub(super) fn slot(
        state: &mut State,
        level: u8,
        slots: Bits<Slot>,
        kind: Option<Type>,
        log: &mut Log<Event>,
    ) {
        match (slots.nth(0), slots.len()) {
            (Some(only), 1) => Infiltrating::begin(state, only, kind, log),
            _ => state.push(Deciding::Research { level, slots, kind }),
        }
    }
}

impl Part<State> for Deciding {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(PLAYER)
    }

    fn decision(&self, _: &State) -> Decision {
        match self {
            Deciding::Colony { .. } => Decision::AnarchistsColonise,
            Deciding::Research { level, .. } => Decision::AnarchistsResearch(*level),
        }
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        match self {
            Deciding::Colony { places } => into.extend(places.iter().map(Action::Colonise)),
            Deciding::Research { slots, .. } => into.extend(slots.iter().map(Action::Research)),
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (self, action) {
            (Deciding::Colony { .. }, Action::Colonise(place)) => colony::settle(state, place, log),
            (Deciding::Research { kind, .. }, Action::Research(slot)) => {
                Infiltrating::begin(state, slot, kind, log);
            }
            _ => {}
        }
    }
}
