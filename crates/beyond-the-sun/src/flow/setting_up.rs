//! The part of the set-up that leaves choices: expert mats, and the special set-up of mats.

use super::{Part, Turning, Weighing, runs_by_itself};
use crate::action::Action;
use crate::event::{Cause, Decision, Event};
use crate::ids::{Mat, Set};
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

/// Expert mats of the base game that nobody has; in the solo game standard ones (BTA-007).
pub(crate) fn free_mats(state: &State) -> impl Iterator<Item = Mat> + '_ {
    let expert = !state.is_solo();
    let base = move |mat: &Mat| {
        state.pack[*mat].expert == expert && state.pack[state.pack[*mat].faction].set == Set::Base
    };
    let taken = |mat: Mat| state.tableaus.iter().any(|(_, tableau)| tableau.seated && tableau.mat == mat);
    Mat::all().filter(base).filter(move |mat| !taken(*mat))
}

impl Part for PickingMat {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickMat
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(free_mats(state).map(Action::Mat));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let Action::Mat(mat) = action else { return };
        let seat = self.seat(state);
        setup::seat_at(state, seat, mat);
        log.tell(Event::PickedMat(seat, mat));
        if self.left > 1 {
            state.push(PickingMat { left: self.left - 1 });
        } else {
            state.push(Preparing { n_done: 0 });
        }
    }

    fn run(self, _: &mut State, _: &mut impl Log<Event>) {}
}

/// Special set-ups of mats, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Preparing {
    pub n_done: u8,
}

impl Part for Preparing {
    runs_by_itself!();

    fn run(self, state: &mut State, log: &mut impl Log<Event>) {
        state.unlock(log);
        let special = state.pack.setup(usize::from(state.n_seats())).special_setup;
        if self.n_done == state.n_seats() || !special || state.is_solo() {
            return state.push(Turning::Begin);
        }
        let seat = Seat((state.first.0 + self.n_done) % state.n_seats());
        state.push(Preparing { n_done: self.n_done + 1 });
        state.turn = seat;
        let mat = state.mat(seat);
        let effect = state.pack[mat].setup;
        state.push(Weighing::bonus(seat, effect, Cause::SetUp(mat)));
    }
}
