//! BTL-039 to BTL-041: an additional action before production, on a technology researched in this turn.

use crate::action::Action;
use crate::effect::Ability;
use crate::event::{Decision, Event};
use crate::flow::prospect::Outlook;
use crate::flow::{Part, act, claim};
use crate::ids::Leader;
use crate::space::{Holder, Space};
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Whether an additional action is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ActingAgain {}

/// The leader who grants it, while a token is left.
fn leader(state: &State) -> Option<Leader> {
    let able = |ability| (ability == Ability::TokenExtraAction).then_some(());
    state.token_for(state.turn, able).map(|(leader, ())| leader)
}

/// Free spaces of technologies researched in this turn whose action can be carried out.
fn spaces(state: &State) -> impl Iterator<Item = Space> + '_ {
    let (seat, pack, n_seats) = (state.turn, state.pack.pack(), state.n_seats());
    let learned = state.this_turn.learned.iter().map(Holder::Tech);
    let spaces =
        learned.flat_map(move |holder| (0..holder.n_spaces(pack, n_seats)).map(move |n| Space { holder, n }));
    let free =
        |space: &Space| state.pawn_on(*space).is_none() && state.tableaus[state.turn].pawn != Some(*space);
    let outlook = Outlook::of(state, seat);
    spaces.filter(free).filter(move |space| {
        let printed = space.printed(pack);
        let effect = space.holder.effect(pack, printed.n);
        effect.is_some_and(|effect| outlook.may_act(printed, effect, 0))
    })
}

impl Part<State> for ActingAgain {
    fn asks(&self, state: &State) -> Option<Seat> {
        (leader(state).is_some() && spaces(state).next().is_some()).then_some(state.turn)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ActAgain
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(spaces(state).map(Action::Go));
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
