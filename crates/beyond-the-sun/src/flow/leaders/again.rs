//! BTL-039 to BTL-041: an additional action before production, on a technology researched in this turn.

use crate::action::Action;
use crate::effect::Ability;
use crate::event::{Decision, Event};
use crate::flow::prospect::{Outlook, Refused};
use crate::flow::{Part, act, claim};
use crate::ids::Leader;
use crate::space::{Holder, Space};
use crate::state::State;
use crate::why::Reason;
use engine::{Log, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// Whether an additional action is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ActingAgain {}

/// The leader who grants it, while a token is left.
fn leader(state: &State) -> Option<Leader> {
    let able = |ability| (ability == Ability::TokenExtraAction).then_some(());
    state.token_for(state.turn, able).map(|(leader, ())| leader)
}

/// Spaces to which the pawn may go.
fn spaces(state: &State) -> impl Iterator<Item = Action> + '_ {
    let (pack, n_seats) = (state.pack.pack(), state.n_seats());
    let learned = state.this_turn.learned.iter().map(Holder::Tech);
    let spaces =
        learned.flat_map(move |holder| (0..holder.n_spaces(pack, n_seats)).map(move |n| Space { holder, n }));
    let outlook = Outlook::of(state, state.turn);
    spaces.filter_map(move |space| may_go::<Unsaid>(state, &outlook, space).ok())
}

/// BTL-041: whether the pawn may go to a space: it is free, beside a technology researched in this turn, and its
/// action can be carried out.
fn may_go<R: Refused>(state: &State, outlook: &Outlook<'_>, space: Space) -> Result<Action, R> {
    let pack = state.pack.pack();
    let learned = matches!(space.holder, Holder::Tech(tech) if state.this_turn.learned.has(tech));
    require(learned, || Reason::NotNow)?;
    require(state.tableaus[state.turn].pawn != Some(space), || Reason::StandingThere)?;
    let other = state.pawn_on(space);
    require(other.is_none(), || other.map_or(Reason::StandingThere, Reason::Occupied))?;
    let printed = space.printed(pack);
    let effect = space.holder.effect(pack, printed.n);
    let effect = effect.ok_or_else(|| R::because(|| Reason::CannotBeCarriedOut))?;
    outlook.may_act(printed, effect, 0)?;
    Ok(Action::Go(space))
}

impl ActingAgain {
    /// Why the pawn may not go to a space.
    pub(crate) fn why_not(self, state: &State, space: Space) -> Option<Reason> {
        may_go(state, &Outlook::of(state, state.turn), space).err()
    }
}

impl Part<State> for ActingAgain {
    fn asks(&self, state: &State) -> Option<Seat> {
        (leader(state).is_some() && spaces(state).next().is_some()).then_some(state.turn)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ActAgain
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(spaces(state));
        claim::at_any_time(state, state.turn, into);
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn;
        match action {
            Action::Go(space) => {
                if let Some(leader) = leader(state) {
                    state.spend_tokens(seat, leader, 1, log);
                }
                act::go(state, seat, space, log);
            }
            Action::Done => {}
            _ => {
                state.push(self);
                claim::use_now(state, seat, action, log);
            }
        }
    }
}
