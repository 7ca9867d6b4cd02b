//! Moving supply cubes between columns.

use super::Part;
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::Column;
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// Supply cubes being moved one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Shifting {
    pub seat: Seat,
    /// Cubes still to move.
    pub left: u8,
    /// Whether they must come from the rightmost column that has any.
    pub rightmost: bool,
    /// Where to; a column of choice if not given.
    pub to: Option<Column>,
}

impl Shifting {
    /// Asks for the next cube, as long as one can be moved.
    pub(crate) fn go_on(self, state: &mut State) {
        let mut any = false;
        self.each(state, |_, _| any = true);
        if self.left > 0 && any {
            state.push(self);
        }
    }

    /// Moves that are possible: A may overflow, other columns need a free field.
    fn each(&self, state: &State, mut each: impl FnMut(Column, Column)) {
        let (supply, mat) = (state.tableaus[self.seat].supply, state.mat_card(self.seat));
        let columns = || Column::ALL.into_iter().filter(|column| supply[column.at()] > 0);
        let rightmost = columns().next_back();
        for from in columns().filter(|from| !self.rightmost || Some(*from) == rightmost) {
            let to = Column::ALL.into_iter().filter(|to| self.to.is_none_or(|only| only == *to));
            let room = |to: &Column| *to == Column::A || supply[to.at()] < mat.columns[to.at()];
            to.filter(|to| *to != from && room(to)).for_each(|to| each(from, to));
        }
    }
}

impl Part<State> for Shifting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::MoveSupply(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.each(state, |from, to| into.push(Action::Shift(from, to)));
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Shift(from, to) = action else { return };
        let supply = &mut state.tableaus[self.seat].supply;
        supply[from.at()] -= 1;
        supply[to.at()] += 1;
        state.this_turn.changed = true;
        log.tell(Event::Shifted(self.seat, from, to));
        self.left -= 1;
        self.go_on(state);
    }
}
