//! MV-023, MV-029: pilots and dials before the first round.

use super::{Part, Playing};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Dial, Pilot};
use crate::state::State;
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// Pilots are chosen, the last player first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChoosingPilot {
    pub(crate) n_chosen: u8,
    pub(crate) left: Bits<Pilot>,
}

impl Part<State> for ChoosingPilot {
    fn asks(&self, state: &State) -> Option<Seat> {
        state.order().rev().nth(usize::from(self.n_chosen))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChoosePilot
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(self.left.iter().map(Action::Pilot));
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let (Action::Pilot(pilot), Some(seat)) = (action, self.asks(state)) else { return };
        let face = state.pack.pack()[pilot].faces[0];
        let merchant = &mut state.board.merchants[seat];
        (merchant.pilot, merchant.face) = (pilot, face);
        log.tell(Event::TookPilot(seat, pilot));
        self.left.remove(pilot);
        self.n_chosen += 1;
        state.push(self);
    }
}

/// Everybody sets one dial to 2 and the other one to 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SettingDials {
    pub(crate) n_set: u8,
}

impl Part<State> for SettingDials {
    fn asks(&self, state: &State) -> Option<Seat> {
        state.order().nth(usize::from(self.n_set))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::SetDials
    }

    fn legal(&self, _: &State, into: &mut Vec<Action>) {
        into.extend(Dial::ALL.map(Action::Set));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let (Action::Set(dial), Some(seat)) = (action, self.asks(state)) else { return };
        let dials = state.pack.start.dial_choice[dial.at()];
        state.board.merchants[seat].dials = dials;
        log.tell(Event::SetDials(seat, dials[0], dials[1]));
        state.push(SettingDials { n_set: self.n_set + 1 });
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        Playing::begin_round(state, log);
    }
}
