//! BTS-043 to BTS-050: the production phase.

use super::{Part, Trading, claim, leaders, steps, triggers};
use crate::action::Action;
use crate::effect::Ability;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the production option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Producing {}

impl Part<State> for Producing {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Produce
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        // OQ-02: trade is possible without any exchange.
        into.extend([Action::Grow, Action::Mine, Action::Trade]);
        into.extend(leaders::may_repay(state, state.turn).map(|(leader, _)| Action::Repay(leader)));
        claim::at_any_time(state, state.turn, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn;
        match action {
            Action::Grow => steps::grow(state, seat, log),
            Action::Mine => {
                steps::mine(state, seat, log);
                triggers::triggered(state, seat, |ability| match ability {
                    Ability::OnMinePhase(effect) => Some(effect),
                    _ => None,
                });
            }
            Action::Trade => {
                log.tell(Event::Traded(seat));
                state.push(Trading { seat, n: 0, phase: true, less: 0 });
            }
            Action::Repay(leader) => {
                state.push(self);
                state.repay(seat, leader, log);
            }
            _ => {
                state.push(self);
                claim::use_now(state, seat, action, log);
            }
        }
    }
}
