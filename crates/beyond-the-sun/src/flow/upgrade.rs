//! BTS-144 to BTS-147: upgrading ships.

use super::{Part, Scope, prospect};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::Place;
use crate::state::State;
use crate::tableau::{Tableau, hull};
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Ships being upgraded one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Upgrading {
    pub seat: Seat,
    /// Upgrades left.
    pub left: u8,
    /// Levels for each ship; 0 for single levels that may be given to the same ship again.
    pub by: u8,
    /// Ships upgraded so far, by their present place and level: they are not upgraded twice.
    pub done: [Option<(Place, u8)>; 3],
    pub scope: Scope,
}

impl Upgrading {
    /// Asks for ships, unless there is none below level 4.
    pub(crate) fn begin(state: &mut State, seat: Seat, left: u8, by: u8, scope: Scope, log: &mut Log<Event>) {
        Upgrading { seat, left, by, done: [None; 3], scope }.go_on(state, log);
    }

    fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        let mut ships = engine::List::<Option<(Place, u8)>, 2>::new();
        if self.left > 0 {
            self.free_ships(&state.tableaus[self.seat]).take(2).for_each(|ship| ships.push(Some(ship)));
        }
        if let [Some((place, level))] = ships[..]
            && self.is_mandatory()
        {
            // With one ship to raise there is nothing to choose.
            self.raise(state, level, place, log);
        } else if !ships.is_empty() {
            state.push(self);
        } else {
            // BTS-148: control is corrected after the upgrade.
            state.correct_control(log);
        }
    }

    /// Ships at a place and level that may be upgraded.
    fn n_free(&self, tableau: &Tableau, place: Place, level: u8) -> u8 {
        let done = self.done.iter().flatten().filter(|ship| **ship == (place, level)).count() as u8;
        tableau.n_ships(place, level) - done
    }

    /// BTS-190, BTS-193: distributing levels is mandatory while a ship can be raised; "up to" a number of ships is
    /// optional.
    fn is_mandatory(&self) -> bool {
        self.by == 0
    }

    /// Ships that may be upgraded, each sort at each place once.
    fn free_ships<'t>(&'t self, tableau: &'t Tableau) -> impl Iterator<Item = (Place, u8)> + 't {
        tableau.with_ships().iter().flat_map(move |place| {
            let below = tableau.levels(place).filter(|level| hull(*level) < 4);
            below
                .filter(move |level| self.n_free(tableau, place, *level) > 0)
                .map(move |level| (place, level))
        })
    }

    fn raise(mut self, state: &mut State, level: u8, place: Place, log: &mut Log<Event>) {
        let to = (hull(level) + self.by.max(1)).min(4);
        state.tableaus[self.seat].change_ship(level, place, place, to);
        self.left -= 1;
        if self.by > 0
            && let Some(free) = self.done.iter_mut().find(|ship| ship.is_none())
        {
            *free = Some((place, to + level - hull(level)));
        }
        state.this_turn.changed = true;
        log.tell(Event::Upgraded(self.seat, state.spot(place), hull(level), to));
        self.go_on(state, log);
    }
}

impl Part<State> for Upgrading {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Upgrade(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let ships = self.free_ships(&state.tableaus[self.seat]);
        into.extend(ships.map(|(place, level)| Action::Upgrade(level, place)));
        if !self.is_mandatory() && prospect::may_stop(state, self.seat, self.scope, false) {
            into.push(Action::Done);
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Upgrade(level, place) = action {
            return self.raise(state, level, place, log);
        }
        self.left = 0;
        self.go_on(state, log);
    }
}
