//! BTS-190: voluntary spending must leave enough for what the seat must still carry out.

use super::look::{Look, Next};
use crate::action::Action;
use crate::effect::{Effect, EffectOption, Step};
use crate::event::Event;
use crate::flow::{Frame, Scope};
use crate::state::State;
use engine::{Log, Seat, Unsaid};

/// What a seat must still carry out, if that is possible now and could become impossible.
pub(super) struct Duty {
    seat: Seat,
    action_only: bool,
}

impl Duty {
    /// The duty in the first `n` frames. If not all of it is possible, at least the action that a bonus has
    /// interrupted must stay possible.
    pub(super) fn of(state: &State, seat: Seat, n: usize) -> Option<Self> {
        if !is_at_stake(state, seat, n) {
            return None;
        }
        let duties = [false, true].map(|action_only| Self { seat, action_only });
        duties.into_iter().find(|duty| duty.is_possible(state, n))
    }

    fn look<'s>(&self, state: &'s State) -> Look<'s> {
        Look { action_only: self.action_only, ..Look::now(state, self.seat) }
    }

    fn is_possible(&self, state: &State, n: usize) -> bool {
        let look = self.look(state);
        look.follows::<Unsaid>(&Next::Frames(n), look.purse(true)).is_ok()
    }

    /// Whether it is still possible after an option of a bonus.
    pub(super) fn allows(&self, state: &State, choice: &EffectOption, scope: Scope) -> bool {
        let look = self.look(state);
        let next = Next::Frames(state.frames.len());
        look.option::<Unsaid>(choice, scope, &next, look.purse(true)).is_ok()
    }
}

/// Whether anything that waits for `seat` may need something that is missing.
fn is_at_stake(state: &State, seat: Seat, n: usize) -> bool {
    let code = &state.pack.pack().code;
    let own = state.frames[..n].iter().rev().take_while(|frame| !matches!(frame, Frame::Acted(_)));
    let can_fail = |effect: Effect| code.any_step(effect, &Step::can_be_impossible);
    own.into_iter().any(|frame| match frame {
        // BTS-202: mandatory research may be in an optional part.
        Frame::Doing(it) => it.seat == seat && (it.scope.research || !code.is_sure(it.items)),
        Frame::Repeating(it) => it.seat == seat && can_fail(it.effect),
        _ => false,
    })
}

/// Removes those actions from `first` on that would make impossible what `seat` must still carry out. If none is
/// left, all stay, because something must be chosen. `act` does an action on a copy of the state without the frame
/// that asks.
pub(crate) fn keep_possible(
    state: &State,
    seat: Seat,
    into: &mut Vec<Action>,
    first: usize,
    act: impl Fn(&mut State, Action, &mut Log<Event>),
) {
    let Some(duty) = Duty::of(state, seat, state.frames.len() - 1) else { return };
    let leaves = |action: Action| {
        let mut after = *state;
        after.board.frames.pop();
        act(&mut after, action, &mut Log::silent());
        duty.is_possible(&after, after.frames.len())
    };
    let kept: Vec<_> = into[first..].iter().copied().filter(|action| leaves(*action)).collect();
    if !kept.is_empty() {
        into.truncate(first);
        into.extend(kept);
    }
}

/// Whether `seat` does not need what `spend` takes.
pub(crate) fn can_spare(state: &State, seat: Seat, spend: impl Fn(&mut State)) -> bool {
    let n = state.frames.len();
    Duty::of(state, seat, n).is_none_or(|duty| {
        let mut after = *state;
        spend(&mut after);
        duty.is_possible(&after, n)
    })
}
