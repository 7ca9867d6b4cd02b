//! BTS-034, BTS-042: whether an effect can be carried out, costs and all, and would change anything.
//!
//! The look ahead follows every path through the options with a purse in place of the state. It ends where
//! the action ends, so that what is chosen first leaves enough for what must follow (BTS-110).

mod look;
mod step;

use super::{Paying, Scope};
use crate::effect::{Choice, Effect};
use crate::space::Printed;
use crate::state::State;
use engine::{List, Seat};
use look::{Look, Next};

/// Options of an effect that `seat` can carry out now, a bit each.
pub(crate) fn options(state: &State, seat: Seat, effect: Effect, optional: bool, scope: Scope) -> u8 {
    let look = Look::now(state, seat);
    let (next, changed) = bounds(state, scope, !optional);
    let purse = look.purse(changed);
    let choices = state.pack.pack().code.options(effect);
    let must = scope.research && choices.iter().any(|choice| choice.research);
    let may = |choice: &Choice| (choice.research || !must) && look.option(choice, scope, &next, purse);
    (0..8).zip(choices).filter(|(_, choice)| may(choice)).fold(0, |mask, (n, _): (u8, _)| mask | 1 << n)
}

/// BTS-042, BTS-202: whether an optional effect may be skipped.
pub(crate) fn may_skip(state: &State, seat: Seat, effect: Effect, scope: Scope) -> bool {
    let look = Look::now(state, seat);
    !look.must(effect, scope) && may_stop(state, seat, scope, false)
}

/// Whether the action can go on, and end with a change, if nothing more is done here. `changed` says whether
/// this step has changed something.
pub(crate) fn may_stop(state: &State, seat: Seat, scope: Scope, changed: bool) -> bool {
    if !scope.action {
        return true;
    }
    let look = Look::now(state, seat);
    look.follows(&Next::Frames(state.frames.len()), look.purse(state.this_turn.changed || changed))
}

/// Whether an action can be chosen, with so much ore on top of its cost (BTS-034, BTS-035).
pub(crate) fn may_act(state: &State, seat: Seat, printed: Printed, effect: Effect, extra: u8) -> bool {
    // Most actions that cannot be chosen are simply too expensive, and that is quickly seen.
    let (ore, pop) = (state.tableaus[seat].ore, state.tableaus[seat].pop);
    let in_reach = |choice: &Choice| {
        ore >= u16::from(choice.cost.ore) + u16::from(extra) && pop + 1 >= choice.cost.recall
    };
    if !state.pack.pack().code.options(effect).iter().any(in_reach) {
        return false;
    }
    let mut look = Look { state, seat, copies: List::new() };
    look.copies.push(printed);
    let mut purse = look.purse(extra > 0);
    let Some(ore) = purse.ore.checked_sub(u16::from(extra)) else { return false };
    purse.ore = ore;
    let scope = Scope { action: true, ..Scope::default() };
    look.effect(effect, scope, &Next::End, purse)
}

/// Whether an action can be copied now.
pub(crate) fn may_copy(state: &State, seat: Seat, printed: Printed, effect: Effect, scope: Scope) -> bool {
    let (next, changed) = bounds(state, scope, true);
    let mut look = Look::now(state, seat);
    if look.copies.contains(&printed) || look.copies.len() == 4 {
        return false;
    }
    look.copies.push(printed);
    look.effect(effect, scope, &next, look.purse(changed))
}

/// Whether an any-time ability can be used and does something.
pub(crate) fn may_use(state: &State, seat: Seat, effect: Effect) -> bool {
    options(state, seat, effect, true, Scope::default()) != 0
}

/// Whether this opponent can be the one paid.
pub(crate) fn may_pay(state: &State, paying: &Paying, paid: Seat) -> bool {
    let look = Look::now(state, paying.seat);
    let (next, changed) = bounds(state, paying.scope, true);
    let choice = state.pack.pack().code.options(paying.effect)[usize::from(paying.option)];
    let scope = Scope { paid: Some(paid), ..paying.scope };
    let ways = [0, 1].into_iter();
    let mut paid = ways.filter_map(|as_ore| look.paid(&choice, scope, look.purse(changed), as_ore));
    paid.any(|purse| look.follows(&Next::Items(choice.items, scope, &next), purse))
}

/// Whether the cost can be paid with this many recalls as ore.
pub(crate) fn may_recall(state: &State, paying: &Paying, as_ore: u8) -> bool {
    let choice = state.pack.pack().code.options(paying.effect)[usize::from(paying.option)];
    if choice.cost.recall == 0 {
        return as_ore == 0;
    }
    let look = Look::now(state, paying.seat);
    let (next, changed) = bounds(state, paying.scope, true);
    look.paid(&choice, paying.scope, look.purse(changed), as_ore)
        .is_some_and(|purse| look.follows(&Next::Items(choice.items, paying.scope, &next), purse))
}

/// Where looking ends, and whether a change is already sure.
fn bounds(state: &State, scope: Scope, changed: bool) -> (Next<'static>, bool) {
    if scope.action {
        (Next::Frames(state.frames.len()), state.this_turn.changed)
    } else {
        (Next::End, changed)
    }
}
