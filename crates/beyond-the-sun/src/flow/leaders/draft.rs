//! BTL-007 to BTL-011: leaders are laid out and picked, forward and back.

use crate::action::Action;
use crate::event::{Decision, Event};
use crate::flow::{Part, Preparing};
use crate::ids::{Colour, Leader};
use crate::state::State;
use crate::why::Reason;
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// Leaders being picked: first in reverse turn order, then in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Drafting {
    pub n_picked: u8,
}

impl Drafting {
    /// BTL-009, BTL-010: the start player picks last in the first round and first in the second.
    fn seat(self, state: &State) -> Seat {
        let n = state.n_seats();
        let from_first = if self.n_picked < n { n - 1 - self.n_picked } else { self.n_picked - n };
        Seat((state.first.0 + from_first) % n)
    }

    /// BTL-010: whether a leader may be picked; in the second round one of the other colour alone.
    pub(crate) fn may(self, state: &State, leader: Leader) -> Result<Action, Reason> {
        let own = state.tableaus[self.seat(state)].retinue.leaders;
        if own[state.pack[leader].colour.at()].is_some() {
            return Err(Reason::ColourTaken);
        }
        state.offered.has(leader).then_some(Action::Lead(leader)).ok_or(Reason::NotYourLeader)
    }
}

impl Part<State> for Drafting {
    fn asks(&self, state: &State) -> Option<Seat> {
        (!state.offered.is_empty()).then(|| self.seat(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickLeader
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.offered.iter().filter_map(|leader| self.may(state, leader).ok()));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Lead(leader) = action else { return };
        let seat = self.seat(state);
        let colour = state.pack[leader].colour;
        state.board.offered.remove(leader);
        state.tableaus[seat].retinue.leaders[colour.at()] = Some(leader);
        log.tell(Event::PickedLeader(seat, leader));
        let n_picked = self.n_picked + 1;
        if n_picked < 2 * state.n_seats() {
            state.push(Drafting { n_picked });
        } else {
            // BTL-011.
            state.board.offered = Bits::EMPTY;
            state.push(Preparing { n_done: 0 });
        }
    }

    /// BTL-007, BTL-008: both rows are laid out when the mats are known.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let n = state.n_seats() + state.pack.deal.extra_leaders;
        for colour in Colour::ALL {
            let mut left: Bits<Leader> =
                Leader::all().filter(|leader| state.pack[*leader].colour == colour).collect();
            for _ in 0..n {
                let drawn = state.chance.below(u32::from(left.len()), log) as u8;
                let Some(leader) = left.nth(drawn) else { break };
                left.remove(leader);
                state.board.offered.add(leader);
            }
        }
        log.tell(Event::OfferedLeaders(state.offered));
        state.push(self);
    }
}
