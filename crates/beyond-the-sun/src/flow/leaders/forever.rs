//! BTL-052: of two options of a mat, the first one used excludes the other permanently.

use crate::action::Action;
use crate::effect::Effect;
use crate::event::{Cause, Decision, Event};
use crate::flow::{Part, Weighing, prospect};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Whether an option is used for the first time, so that the other one is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Committing {
    pub seat: Seat,
    pub ability: u8,
    pub option: u8,
    pub effect: Effect,
}

impl Part<State> for Committing {
    /// BTL-053: the owner is not asked if the option would do nothing, or if one has been chosen already.
    fn asks(&self, state: &State) -> Option<Seat> {
        let open = state.tableaus[self.seat].retinue.forever.is_none();
        (open && prospect::may_use(state, self.seat, self.effect)).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseForGood(self.option)
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend([Action::Do, Action::Pass]);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Do {
            let Committing { seat, ability, option, effect } = self;
            state.tableaus[seat].retinue.forever = Some(option);
            log.tell(Event::ChoseForGood(seat, option));
            let cause = Cause::MatOption(ability, option);
            state.use_once(seat, cause);
            state.push(Weighing::bonus(seat, effect, cause));
        }
    }
}
