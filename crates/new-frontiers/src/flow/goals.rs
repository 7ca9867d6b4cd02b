//! NFG-004 to NFG-011: Set Galactic Goals.

use super::Part;
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::Goal;
use crate::state::State;
use engine::{Known, Log, Seat, Secret};
use serde::{Deserialize, Serialize};

/// NFG-007: goals to look at.
const N_DRAWN: usize = 3;

/// The selector has drawn goals, keeps one and puts the others under the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keeping {
    /// Who.
    pub(crate) seat: Seat,
    /// Whether one has been kept, so that only the order of the others is left to choose.
    pub(crate) kept: bool,
}

impl Part<State> for Keeping {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.kept { Decision::PutUnder } else { Decision::KeepGoal }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let action = if self.kept { Action::Under } else { Action::Keep };
        into.extend(state.hidden.drawn.iter().copied().map(action));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Keep(goal) => self.keep(state, goal, log),
            Action::Under(goal) => {
                take_out(state, goal);
                state.hidden.stack.put_under(goal);
                put_last_under(state);
            }
            _ => {}
        }
    }
}

impl Keeping {
    /// NFG-007: draws as many goals as there are; with a single goal there is nothing to choose.
    pub(crate) fn begin(state: &mut State, seat: Seat, log: &mut Log<Event>) {
        for _ in 0..N_DRAWN.min(state.hidden.stack.len()) {
            if let Some(goal) = state.hidden.stack.draw(log) {
                state.hidden.drawn.push(goal);
            }
        }
        let n = state.hidden.drawn.len() as u8;
        log.tell(Event::DrewGoals(seat, n));
        let frame = Keeping { seat, kept: false };
        match state.hidden.drawn.first().copied() {
            None => {}
            Some(only) if n == 1 => frame.keep(state, only, log),
            Some(_) => state.push(frame),
        }
    }

    /// NFG-008 to NFG-010: the goal is kept face down, and the former face-down goal is turned up.
    fn keep(self, state: &mut State, goal: Goal, log: &mut Log<Event>) {
        turn_up(state, log);
        take_out(state, goal);
        state.hidden.kept = Some(Secret::keep(goal));
        if let Some(goals) = &mut state.board.goals {
            goals.keeper = Some(self.seat);
        }
        log.tell(Event::KeptGoal(self.seat));
        log.say(Known::Only(self.seat), Event::KeptThis(self.seat, goal));
        if state.hidden.drawn.len() > 1 {
            state.push(Keeping { kept: true, ..self });
        } else {
            put_last_under(state);
        }
    }
}

fn take_out(state: &mut State, goal: Goal) {
    if let Some(at) = state.hidden.drawn.iter().position(|drawn| *drawn == goal) {
        state.hidden.drawn.remove(at);
    }
}

fn put_last_under(state: &mut State) {
    if let Some(goal) = state.hidden.drawn.pop() {
        state.hidden.stack.put_under(goal);
    }
}

/// NFG-010, NFG-016, NFG-024: turns the face-down goal up, if there is one.
pub(crate) fn turn_up(state: &mut State, log: &mut Log<Event>) {
    let Some(secret) = state.hidden.kept.take() else { return };
    let goal = secret.open(log);
    if let Some(goals) = &mut state.board.goals {
        goals.open.add(goal);
        if let Some(seat) = goals.keeper.take() {
            log.tell(Event::RevealedGoal(seat, goal));
        }
    }
}
