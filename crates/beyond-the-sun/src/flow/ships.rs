//! Ships that leave the board: to the museum, to population or supply, or sent away by others.

use super::{Part, cost, prospect};
use crate::action::Action;
use crate::effect::Face;
use crate::event::{Decision, Event};
use crate::ids::Place;
use crate::state::State;
use crate::tableau::hull;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Own ships being given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Donating {
    pub seat: Seat,
    /// Ships still to give.
    pub left: u8,
    /// What their cubes become; `None` for the museum (BTS-206).
    pub face: Option<Face>,
}

impl Donating {
    /// One ship becomes population or supply.
    pub(crate) fn give(state: &mut State, seat: Seat, face: Face, log: &mut Log<Event>) {
        Donating { seat, left: 1, face: Some(face) }.go_on(state, log);
    }

    /// Asks for the next ship, or corrects control when all are gone.
    pub(crate) fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        if self.left > 0 && !state.tableaus[self.seat].with_ships().is_empty() {
            state.push(self);
        } else {
            state.ships_left(self.seat, log);
        }
    }
}

impl Part<State> for Donating {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.face.is_none() { Decision::Museum } else { Decision::PayShip }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let action = if self.face.is_none() { Action::Museum } else { Action::Return };
        let first = into.len();
        cost::own_ships(state, self.seat, |level, place| into.push(action(level, place)));
        prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
            self.apply(after, action, log);
        });
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let (Action::Museum(level, place) | Action::Return(level, place)) = action else { return };
        let mat = state.mat_card(self.seat);
        let tableau = &mut state.tableaus[self.seat];
        tableau.remove_ship(place, level);
        match self.face {
            None => tableau.museum[usize::from(hull(level)) - 1] += 1,
            Some(Face::Pop) => tableau.pop += 1,
            Some(_) => tableau.put_supply(mat),
        }
        state.this_turn.changed = true;
        let level = hull(level);
        log.tell(match self.face {
            None => Event::Donated(self.seat, level, state.spot(place)),
            Some(Face::Pop) => Event::Retired(self.seat, level, state.spot(place)),
            Some(_) => Event::ReturnedShip(self.seat, level, state.spot(place)),
        });
        self.left -= 1;
        self.go_on(state, log);
    }
}

/// Ships of others being sent to Deep Space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Banishing {
    pub seat: Seat,
    /// Ships that may still be sent away.
    pub left: u8,
    /// Whether any has been.
    pub moved: bool,
}

impl Banishing {
    /// Asks for the next ship, or corrects control when all are gone.
    pub(crate) fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        let mut any = false;
        self.each(state, |_, _, _| any = true);
        if self.left > 0 && any {
            state.push(self);
        } else if self.moved {
            state.correct_control(log);
        }
    }

    /// Ships of others on systems and shipyards.
    fn each(&self, state: &State, mut each: impl FnMut(Seat, u8, Place)) {
        for (seat, tableau) in state.tableaus.iter().filter(|(seat, _)| *seat != self.seat) {
            for place in tableau.with_ships().and(state.open_to_events()) {
                tableau.levels(place).for_each(|level| each(seat, level, place));
            }
        }
    }
}

impl Part<State> for Banishing {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Banish(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.each(state, |seat, level, place| into.push(Action::Banish(seat, level, place)));
        into.push(Action::Done);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Banish(seat, level, place) = action {
            state.tableaus[seat].move_ship(level, place, Place::DeepSpace);
            state.this_turn.changed = true;
            log.tell(Event::Expelled(seat, hull(level), state.spot(place)));
            self.moved = true;
            self.left -= 1;
        } else {
            self.left = 0;
        }
        self.go_on(state, log);
    }
}
