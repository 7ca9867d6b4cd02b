//! The part of the set-up that has choices: expert mats, and the special set-up of mats.

use super::{Arranging, Drafting, Frame, Part, Turning};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Mat, Module, Set};
use crate::setup;
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Expert mats being picked, in reverse turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PickingMat {
    /// How many have still to pick.
    pub left: u8,
}

impl PickingMat {
    fn seat(&self, state: &State) -> Seat {
        Seat((state.first.0 + self.left - 1) % state.n_players())
    }
}

/// BTL-021: expert mats that nobody has; in the solo game standard ones (BTA-007).
pub(crate) fn free_mats(state: &State) -> impl Iterator<Item = Mat> + '_ {
    let (expert, new) = (!state.is_solo(), state.modules.has(Module::NewFactions));
    let in_play = move |mat: &Mat| {
        state.pack[*mat].expert == expert && (new || state.pack[state.pack[*mat].faction].set == Set::Base)
    };
    let taken = |mat: Mat| state.tableaus.iter().any(|(_, tableau)| tableau.seated && tableau.mat == mat);
    Mat::all().filter(in_play).filter(move |mat| !taken(*mat))
}

impl Part<State> for PickingMat {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickMat
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(free_mats(state).map(Action::Mat));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Mat(mat) = action else { return };
        let seat = self.seat(state);
        setup::seat_at(state, seat, mat);
        log.tell(Event::PickedMat(seat, mat));
        if self.left > 1 {
            state.push(PickingMat { left: self.left - 1 });
        } else {
            let next = Preparing::first(state);
            state.push(next);
        }
    }
}

/// Special set-ups of mats, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Preparing {
    pub n_done: u8,
}

impl Preparing {
    /// What follows once everybody has a mat: the set-ups, or the draft of leaders before them (BTL-007).
    pub(crate) fn first(state: &State) -> Frame {
        if state.modules.has(Module::Leaders) {
            Drafting { n_picked: 0 }.into()
        } else {
            Preparing { n_done: 0 }.into()
        }
    }
}

impl Part<State> for Preparing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        state.unlock(log);
        // BTA-007: a solo player ignores the special set-up of the mat.
        if self.n_done == state.n_seats() || state.is_solo() {
            state.lay_tokens(log);
            return state.push(Turning::Begin);
        }
        let seat = Seat((state.first.0 + self.n_done) % state.n_seats());
        state.push(Preparing { n_done: self.n_done + 1 });
        state.turn = seat;
        let arranging = Arranging::of(state, seat);
        state.push(arranging);
    }
}
