//! MV-042 to MV-046, MV-165: rounds, turns and their ends.

use super::{Counting, Part, Starting, supply, titles};
use crate::cards::TrackEvent;
use crate::event::Event;
use crate::state::{State, ThisTurn};
use engine::{Bits, Log, Seat};
use serde::{Deserialize, Serialize};

/// A round in progress; this many have had their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Playing {
    pub(crate) n_done: u8,
}

impl Playing {
    /// MV-042, MV-043: the next round and the effect of its space on the track.
    pub(crate) fn begin_round(state: &mut State, log: &mut Log<Event>) {
        state.round += 1;
        log.tell(Event::RoundBegan(state.round));
        for seat in state.order() {
            state.board.merchants[seat].used_round = Bits::EMPTY;
        }
        let pack = state.pack.pack();
        let space = &pack.round_track.spaces.get_ref()[usize::from(state.round) - 1];
        for event in &space.events {
            match event {
                TrackEvent::Passenger => supply::draw_passenger(state, log),
                TrackEvent::Drill => pay_drills(state, log),
            }
        }
        state.push(Playing { n_done: 0 });
    }
}

/// MV-045, MV-111: drill tokens pay and return.
fn pay_drills(state: &mut State, log: &mut Log<Event>) {
    let each = state.pack.constants.drill_credits;
    for seat in state.order() {
        let merchant = &mut state.board.merchants[seat];
        let paid = each * u16::from(merchant.drills.len());
        merchant.drills = Bits::EMPTY;
        if paid > 0 {
            merchant.credits += u32::from(paid);
            log.tell(Event::DrillsPaid(seat, paid));
        }
    }
}

impl Part<State> for Playing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if let Some(seat) = state.order().nth(usize::from(self.n_done)) {
            state.push(Playing { n_done: self.n_done + 1 });
            state.board.turn = ThisTurn { seat, ..ThisTurn::default() };
            log.tell(Event::TurnBegan(seat));
            state.push(Starting);
            return;
        }
        miss_deadlines(state, log);
        if state.round < state.pack.constants.rounds {
            Playing::begin_round(state, log);
        } else {
            state.push(Counting);
        }
    }
}

/// D-80: challenges whose deadline has passed cost infamy.
fn miss_deadlines(state: &mut State, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    for n in 0..state.trials.len() {
        let trial = state.trials[n];
        let card = &pack[trial.challenge];
        if trial.met.is_none() && card.deadline <= state.round {
            state.board.trials[n].met = Some(false);
            log.tell(Event::Missed(Seat(0), trial.challenge));
            state.gain_infamy(Seat(0), i32::from(card.infamy), log);
        }
    }
}

/// The turn is over: titles are checked, dice are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Closing;

impl Part<State> for Closing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        titles::check(state, log);
    }
}
