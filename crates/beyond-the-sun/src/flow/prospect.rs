//! BTS-034, BTS-042: whether an effect can be carried out, including its costs, and would change anything.
//!
//! The look ahead follows every path through the options with a purse instead of the state. It stops where the action
//! ends, so that an early choice leaves enough for what must follow (BTS-110).

mod look;
mod refused;
mod spare;

use super::{Frame, Paying, Scope, Source, leaders};
use crate::effect::{Effect, EffectOption};
use crate::ids::Leader;
use crate::space::Printed;
use crate::state::State;
use crate::why::Reason;
use engine::{Seat, Unsaid, require};
use look::Way;
pub(super) use look::{Look, Next, Purse};
pub(crate) use refused::Refused;
pub(super) use refused::one_of;
pub(crate) use spare::{can_spare, keep_possible};

/// Options of an effect that `seat` can carry out now, one bit each.
pub(crate) fn options(state: &State, seat: Seat, effect: Effect, optional: bool, scope: Scope) -> u8 {
    let look = Look::now(state, seat);
    let (next, changed) = bounds(state, scope, !optional);
    let purse = look.purse(changed);
    let choices = state.pack.pack().code.options(effect);
    let must = scope.research && choices.iter().any(|choice| choice.research);
    let may = |choice: &EffectOption| {
        (choice.research || !must) && look.option::<Unsaid>(choice, scope, &next, purse).is_ok()
    };
    let bits = |may: &dyn Fn(&EffectOption) -> bool| {
        let those = (0..8).zip(choices).filter(|(_, choice)| may(choice));
        those.fold(0, |mask, (n, _): (u8, _)| mask | 1 << n)
    };
    let all = bits(&may);
    if scope.action || all == 0 {
        return all;
    }
    let Some(duty) = spare::Duty::of(state, seat, state.frames.len()) else { return all };
    let allowed = all & bits(&|choice| duty.allows(state, choice, scope));
    if allowed == 0 && !optional { all } else { allowed }
}

/// BTS-042, BTS-202: whether an optional effect may be skipped.
pub(crate) fn may_skip(state: &State, seat: Seat, effect: Effect, scope: Scope) -> bool {
    let look = Look::now(state, seat);
    !look.must(effect, scope) && may_stop(state, seat, scope, false)
}

/// Whether the action can continue, and end with a change, if nothing more is done here. `changed` says whether this
/// step has changed something.
pub(crate) fn may_stop(state: &State, seat: Seat, scope: Scope, changed: bool) -> bool {
    if !scope.action {
        return true;
    }
    let look = Look::now(state, seat);
    let purse = look.purse(state.this_turn.changed || changed);
    look.follows::<Unsaid>(&Next::Frames(state.frames.len()), purse).is_ok()
}

/// What `seat` has when it chooses an action. It is the same for all actions, so it is computed once.
pub(crate) struct Outlook<'s> {
    look: Look<'s>,
    purse: Purse,
}

impl<'s> Outlook<'s> {
    pub(crate) fn of(state: &'s State, seat: Seat) -> Self {
        let look = Look::now(state, seat);
        let purse = look.purse(false);
        Self { look, purse }
    }

    /// Whether an action can be chosen, with this much ore in addition to its cost (BTS-034, BTS-035).
    pub(crate) fn may_act<R: Refused>(&self, printed: Printed, effect: Effect, extra: u8) -> Result<(), R> {
        let mut scope = Scope { action: true, on: Source::action(printed.holder), ..Scope::default() };
        let mut purse = self.purse;
        if purse.token == 0 || purse.credit > 0 {
            scope.extra = extra;
        } else {
            // A token saves nothing of the surcharge.
            let (printed, extra, have) = (0, u16::from(extra), purse.ore);
            require(have >= extra, || Reason::too_little_ore(printed, extra, extra, have))?;
            (purse.ore, purse.changed) = (have - extra, extra > 0);
        }
        let choices = self.look.code.options(effect);
        one_of(choices.iter().map(|choice| match self.look.deciding(choice, purse) {
            Some(needs) => self.look.meets(needs, choice, scope, purse),
            None => self.acting(printed).can_go_through(choice, scope, &Next::End, purse),
        }))
    }

    /// The look ahead from an action; the action cannot copy itself.
    fn acting(&self, printed: Printed) -> Look<'s> {
        let mut look = self.look.clone();
        look.copies.clear();
        look.copies.push(printed);
        look
    }
}

/// Whether an action can be copied now.
pub(crate) fn may_copy(state: &State, seat: Seat, printed: Printed, effect: Effect, scope: Scope) -> bool {
    let (next, changed) = bounds(state, scope, true);
    let mut look = Look::now(state, seat);
    if look.copy::<Unsaid>(printed).is_err() {
        return false;
    }
    let scope = Scope { on: Source::action(printed.holder), ..scope };
    look.effect::<Unsaid>(effect, scope, &next, look.purse(changed)).is_ok()
}

/// Whether an any-time ability can be used and does something.
pub(crate) fn may_use(state: &State, seat: Seat, effect: Effect) -> bool {
    options(state, seat, effect, true, Scope::default()) != 0
}

/// Whether this opponent can be chosen as the player paid.
pub(crate) fn may_pay(state: &State, paying: &Paying, paid: Seat) -> bool {
    let scope = Scope { paid: Some(paid), ..paying.scope };
    can_go_on(state, paying, scope, |_| true)
}

/// Whether the cost can be paid with this many recalls as ore.
pub(crate) fn may_recall(state: &State, paying: &Paying, as_ore: u8) -> bool {
    let choice = state.pack.pack().code.options(paying.effect)[usize::from(paying.option)];
    if choice.cost.recall == 0 {
        return as_ore == 0;
    }
    can_go_on(state, paying, paying.scope, |way| way.as_ore == as_ore)
}

/// Whether the rest of the cost can be paid without any further reduction.
pub(crate) fn may_pay_full(state: &State, paying: &Paying) -> bool {
    let as_ore = paying.as_ore.unwrap_or_default();
    can_go_on(state, paying, paying.scope, |way| way.as_ore == as_ore && !way.token && !way.credit)
}

/// Whether the cost can be paid if this leader reduces it.
pub(crate) fn may_save(state: &State, paying: &Paying, leader: Leader) -> bool {
    let as_ore = paying.as_ore.unwrap_or_default();
    let credit = leaders::credit(state, paying.seat).is_some_and(|(own, _)| own == leader);
    let uses = |way: &Way| if credit { way.credit } else { way.token };
    can_go_on(state, paying, paying.scope, |way| way.as_ore == as_ore && uses(way))
}

/// Whether the option can be carried out in full after it has been paid for in one of these ways.
fn can_go_on(state: &State, paying: &Paying, scope: Scope, fits: impl Fn(&Way) -> bool) -> bool {
    let look = Look::now(state, paying.seat);
    let (next, changed) = bounds(state, scope, true);
    let choice = state.pack.pack().code.options(paying.effect)[usize::from(paying.option)];
    let purse = look.purse(changed);
    let inner = Scope { extra: 0, ..scope };
    let ways = look.ways(&choice, scope, purse).filter(fits).map(|way| Way { less: paying.less, ..way });
    one_of::<Unsaid>(ways.map(|way| {
        let purse = look.paid(&choice, scope, purse, way)?;
        look.follows(&Next::Items(choice.items, inner, &next), purse)
    }))
    .is_ok()
}

/// Where the look ahead stops, and whether a change is already certain.
fn bounds(state: &State, scope: Scope, changed: bool) -> (Next<'static>, bool) {
    if scope.action && matches!(state.frames.last(), Some(Frame::Acted(_))) {
        (Next::End, state.this_turn.changed)
    } else if scope.action {
        (Next::Frames(state.frames.len()), state.this_turn.changed)
    } else {
        (Next::End, changed)
    }
}
