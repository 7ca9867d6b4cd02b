//! Why a leader, with its tokens and tiles, can do nothing now.

use super::Reason;
use crate::effect::Ability;
use crate::flow::{Frame, leaders};
use crate::ids::Leader;
use crate::state::State;
use engine::Seat;

/// The reason against a leader that is part of no legal action.
pub(super) fn not(state: &State, seat: Seat, frame: &Frame, leader: Leader) -> Reason {
    let (card, retinue) = (&state.pack[leader], &state.tableaus[seat].retinue);
    if let Frame::Drafting(frame) = frame {
        return frame.may(state, leader).err().unwrap_or(Reason::NotNow);
    }
    if !retinue.has(leader) {
        return Reason::NotYourLeader;
    }
    if card.tokens > 0 && retinue.tokens_on(leader) == 0 {
        return Reason::NoTokenLeft;
    }
    let credit = card.abilities.iter().any(|ability| matches!(ability, Ability::Credit { .. }));
    match frame {
        Frame::Producing(_) if credit => leaders::may_repay(state, seat).err(),
        Frame::Paying(_) | Frame::Trading(_) if credit => leaders::may_take_credit(state, seat).err(),
        _ => None,
    }
    .unwrap_or(Reason::NotNow)
}
