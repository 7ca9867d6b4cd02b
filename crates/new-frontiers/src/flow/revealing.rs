//! NFG-016: between the selection of an action and its execution, a stockpile goal may be turned up.

use super::{Part, Resolving, goals, store};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Goal, Tile};
use crate::state::State;
use crate::why::Reason;
use engine::{Log, Refusal, Seat, Secret, Unsaid, require};
use serde::{Deserialize, Serialize};

/// The owner of the face-down goal is asked.
///
/// Whether the owner is asked does not depend on the goal: being asked only with a stockpile goal would reveal it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Revealing {
    /// Who.
    pub(crate) seat: Seat,
}

impl Part<State> for Revealing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::RevealGoal
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(Self::may::<Unsaid>(state));
        into.push(Action::Pass);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Reveal {
            goals::turn_up(state, log);
        }
    }
}

impl Revealing {
    /// NFG-016: whether the owner may turn the goal up.
    pub(crate) fn may<R: Refusal<Reason>>(state: &State) -> Result<Action, R> {
        let stores = |goal: Secret<Goal>| state.pack[goal.for_its_keeper()].store.is_some();
        require(state.hidden.kept.is_some_and(stores), || Reason::NotAStockpileGoal)?;
        Ok(Action::Reveal)
    }
}

/// A selected action that waits for the owner's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Beginning {
    /// The action.
    pub(crate) tile: Tile,
}

impl Part<State> for Beginning {
    fn decision(&self, _: &State) -> Decision {
        Decision::Select
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        Resolving::begin(state, self.tile, log);
    }
}

impl Beginning {
    /// The action begins. If, as far as everybody knows, the face-down goal may be one for which something can be
    /// stored in this action, its owner is asked first (R4).
    pub(crate) fn push(state: &mut State, tile: Tile) {
        state.push(Beginning { tile });
        let Some(goals) = state.goals else { return };
        let Some(seat) = goals.keeper else { return };
        if Goal::all().any(|goal| !goals.open.has(goal) && store::may_serve(state, goal, tile)) {
            state.push(Revealing { seat });
        }
    }
}
