//! BTS-200 to BTS-202: carrying out the action of another space, which may be occupied.

use super::{Part, Scope, Source, Weighing, prospect};
use crate::action::Action;
use crate::effect::{Effect, Whose};
use crate::event::{Decision, Event};
use crate::ids::{Basic, Guild};
use crate::space::{Holder, Printed};
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the action to copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Copying {
    pub seat: Seat,
    pub whose: Whose,
    pub scope: Scope,
}

/// Actions whose place allows copying, with their effects. If research is required, actions without research are
/// omitted.
pub(crate) fn candidates(
    state: &State,
    seat: Seat,
    whose: Whose,
    scope: Scope,
) -> impl Iterator<Item = (Printed, Effect)> + '_ {
    let pack = state.pack.pack();
    let open = whose != Whose::Theirs;
    let basics = Basic::all().filter(move |_| open).map(Holder::Basic);
    let guilds = Guild::all().filter(move |guild| open && state.guilds.has(*guild)).map(Holder::Guild);
    let of = match whose {
        Whose::Any => None,
        Whose::Own => Some(seat),
        Whose::Theirs => scope.paid,
    };
    let slots = crate::ids::Slot::all().filter(move |slot| {
        whose == Whose::Any || of.is_some_and(|seat| state.tableaus[seat].researched.has(*slot))
    });
    let techs = slots.filter_map(|slot| state.slots[slot.at()]).map(Holder::Tech);
    let printed = basics
        .chain(guilds)
        .chain(techs)
        .flat_map(move |holder| (0..holder.n_actions(pack)).map(move |n| Printed { holder, n }));
    printed.filter_map(move |printed| {
        let effect = printed.holder.effect(pack, printed.n)?;
        let has_research = || pack.code.options(effect).iter().any(|choice| choice.research);
        (!scope.research || has_research()).then_some((printed, effect))
    })
}

impl Part<State> for Copying {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::CopyAction
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let may = |(printed, effect): &(Printed, Effect)| {
            prospect::may_copy(state, self.seat, *printed, *effect, self.scope)
        };
        let all = candidates(state, self.seat, self.whose, self.scope);
        into.extend(all.filter(may).map(|(printed, _)| Action::Copy(printed)));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Copy(printed) = action else { return };
        let Some(effect) = printed.holder.effect(state.pack.pack(), printed.n) else { return };
        state.this_turn.copies.push(printed);
        log.tell(Event::Copied(self.seat, printed));
        let scope = Scope { on: Source::action(printed.holder), ..self.scope };
        state.push(Weighing { seat: self.seat, effect, optional: false, scope, cause: None });
    }
}

impl Copying {
    /// Asks, unless nothing can be copied.
    pub(crate) fn begin(self, state: &mut State) {
        let may = |(printed, effect): (Printed, Effect)| {
            prospect::may_copy(state, self.seat, printed, effect, self.scope)
        };
        if candidates(state, self.seat, self.whose, self.scope).any(may) {
            state.push(self);
        }
    }
}
