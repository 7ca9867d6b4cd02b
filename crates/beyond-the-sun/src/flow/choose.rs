//! BTS-191: which option of an effect is carried out, or whether any is.

use super::{Part, Scope, cost};
use crate::action::Action;
use crate::effect::Effect;
use crate::event::{Decision, Event};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice among the options that can be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Choosing {
    pub seat: Seat,
    pub effect: Effect,
    /// The options that can be carried out, one bit each.
    pub may: u8,
    /// Whether choosing none of them is allowed.
    pub may_pass: bool,
    pub scope: Scope,
}

impl Part<State> for Choosing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.may_pass { Decision::ChooseOrPass } else { Decision::Choose }
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        if self.effect.n_options() == 1 {
            into.push(Action::Do);
        } else {
            into.extend((0..8).filter(|n| self.may >> n & 1 == 1).map(Action::Option));
        }
        if self.may_pass {
            into.push(Action::Pass);
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let n = match action {
            Action::Option(n) => n,
            Action::Do => 0,
            _ => return,
        };
        cost::begin(state, self.seat, self.effect, n, self.scope, log);
    }
}
