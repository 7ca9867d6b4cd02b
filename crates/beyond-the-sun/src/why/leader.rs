//! Why a leader, with its tokens and tiles, can do nothing now.

use super::Reason;
use crate::effect::Ability;
use crate::flow::{Frame, leaders};
use crate::ids::Leader;
use crate::state::State;
use engine::{Index, Seat};

/// The reason against a leader that is part of no legal action.
pub(super) fn not(state: &State, seat: Seat, frame: &Frame, leader: Leader) -> Reason {
    let (card, retinue) = (&state.pack[leader], &state.tableaus[seat].retinue);
    if matches!(frame, Frame::Drafting(_)) && retinue.leaders[card.colour.at()].is_some() {
        return Reason::ColourTaken;
    }
    if !retinue.has(leader) {
        return Reason::NotYourLeader;
    }
    if card.tokens > 0 && retinue.tokens_on(leader) == 0 {
        return Reason::NoTokenLeft;
    }
    let credit = card.abilities.iter().any(|ability| matches!(ability, Ability::Credit { .. }));
    match frame {
        Frame::Producing(_) if credit => {
            let need = leaders::repayment(state, seat).map(|(_, ore)| u16::from(ore));
            need.map_or(Reason::NotNow, |need| Reason::TooLittleOre { need, have: state.tableaus[seat].ore })
        }
        Frame::Paying(_) | Frame::Trading(_) if credit && retinue.credit_used => Reason::CreditUsed,
        _ => Reason::NotNow,
    }
}
