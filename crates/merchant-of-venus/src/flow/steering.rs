//! MV-073: who chooses the direction at navigation spaces and telegates when no die does.

use super::{Part, moving};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// The player to the left chooses the exit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Steering;

impl Part<State> for Steering {
    fn asks(&self, state: &State) -> Option<Seat> {
        // If no exit can be paid, the ship stays and nobody is asked.
        (!state.steps().is_empty()).then(|| state.left_of(state.turn.seat))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Steer
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.steps().iter().copied().map(Action::Steer));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Steer(space) = action else { return };
        log.tell(Event::Steered(state.left_of(state.turn.seat), space));
        moving::step(state, space, log);
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        state.board.turn.ended = true;
        log.tell(Event::TurnEnded(state.turn.seat));
    }
}

/// The player chooses exit or telegate freely, thanks to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Coursing;

impl Part<State> for Coursing {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseCourse
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        if state.turn.gate {
            let numbers = (1..=6).filter(|number| state.gate_target(*number).is_some());
            into.extend(numbers.map(Action::Gate));
        } else {
            into.extend(state.steps().iter().copied().map(Action::Steer));
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Gate(number) => moving::jump(state, number, log),
            Action::Steer(space) => moving::step(state, space, log),
            _ => {}
        }
    }
}
