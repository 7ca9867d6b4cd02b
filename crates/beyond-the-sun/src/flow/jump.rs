//! BTS-149 to BTS-153: moving ships, all moves of one effect at once; then control is corrected.

use super::{Part, Scope, prospect, reach};
use crate::action::Action;
use crate::effect::Ability;
use crate::event::{Decision, Event};
use crate::ids::{Leader, Place};
use crate::state::State;
use crate::tableau::hull;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// Jumps being made, one ship and one line at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Jumping {
    pub seat: Seat,
    /// Jumps left.
    pub left: u8,
    /// Whether take-control bonuses wait for the colony that follows.
    pub hold: bool,
    /// Whether any ship has moved.
    pub moved: bool,
    /// Whether a token has given more jumps.
    pub more: bool,
    pub scope: Scope,
}

impl Jumping {
    /// Asks for jumps, unless there is no ship to move.
    pub(crate) fn begin(state: &mut State, seat: Seat, n: u8, hold: bool, scope: Scope) {
        let n = state.limited(n);
        if !state.tableaus[seat].with_ships().is_empty() && n > 0 {
            state.push(Jumping { seat, left: n, hold, moved: false, more: false, scope });
        }
    }

    /// BTL-030: the leader whose token gives more jumps, and how many.
    fn token(&self, state: &State) -> Option<(Leader, u8)> {
        if self.more {
            return None;
        }
        let more = |ability| if let Ability::TokenMoreJumps(more) = ability { Some(more) } else { None };
        state.token_for(self.seat, more)
    }

    /// The end of moving: all ships have reached their final places (BTS-151).
    fn end(self, state: &mut State, log: &mut Log<Event>) {
        if self.moved {
            if self.scope.action {
                let changed = state.tableaus[self.seat].ships != state.this_turn.ships;
                state.this_turn.changed |= changed;
            } else {
                state.this_turn.changed = true;
            }
            if self.hold {
                state.correct_control_late(log);
            } else {
                state.correct_control(log);
            }
        }
    }

    /// Whether the action has changed anything, given these ships.
    fn changed(&self, state: &State, ships: &crate::state::Ships) -> bool {
        state.this_turn.changed || *ships != state.this_turn.ships
    }

    /// BTS-042, BTS-190: whether the action can still be carried out in full after this jump, with this many jumps
    /// left. `colony` says whether a colony must follow, and whether of a neutral system.
    fn may(&self, state: &State, jump: (u8, Place, Place), left: u8, colony: Option<bool>) -> bool {
        let (level, from, to) = jump;
        if let Some(neutral) = colony {
            let mut after = *state;
            after.tableaus[self.seat].move_ship(level, from, to);
            return reach::is_possible(&after, self.seat, neutral, left);
        }
        if left > 0 || !self.scope.action || state.this_turn.changed {
            return true;
        }
        let mut ships = state.tableaus[self.seat].ships;
        let level = usize::from(hull(level)) - 1;
        ships[from.at()][level] -= 1;
        ships[to.at()][level] += 1;
        self.changed(state, &ships) || prospect::may_stop(state, self.seat, self.scope, false)
    }
}

impl Part<State> for Jumping {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Jump(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let n_before = into.len();
        let tableau = &state.tableaus[self.seat];
        let wormhole = state.has_tech(self.seat, state.pack.masks.wormhole);
        let colony = self.scope.action.then(|| reach::comes_next(state)).flatten();
        let token = self.token(state);
        let spare = token.map_or(0, |(_, more)| more);
        for from in tableau.with_ships() {
            for to in state.jumps_from(self.seat, from, wormhole) {
                let Some(left) = self.left.checked_sub(state.entry_cost(to)) else { continue };
                let least = state.entry_level(to);
                let may = |level: &u8| {
                    hull(*level) >= least && self.may(state, (*level, from, to), left + spare, colony)
                };
                let levels = tableau.levels(from).filter(may);
                levels.for_each(|level| into.push(Action::Jump(level, from, to)));
            }
        }
        into.extend(token.map(|(leader, _)| Action::More(leader)));
        let changed = self.changed(state, &tableau.ships);
        if into.len() == n_before || prospect::may_stop(state, self.seat, self.scope, changed) {
            into.push(Action::Done);
        }
        // A bonus must not make impossible what the interrupted action needs.
        if !self.scope.action {
            prospect::keep_possible(state, self.seat, into, n_before, |after, action, _| {
                if let Action::Jump(level, from, to) = action {
                    after.tableaus[self.seat].move_ship(level, from, to);
                }
                after.push(*self);
            });
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Jump(level, from, to) => {
                state.tableaus[self.seat].move_ship(level, from, to);
                log.tell(Event::Jumped(self.seat, hull(level), state.spot(from), state.spot(to)));
                self.moved = true;
                self.left -= state.entry_cost(to);
                state.count_jumps(state.entry_cost(to));
            }
            Action::More(leader) => {
                self.left += self.token(state).map_or(0, |(_, more)| more);
                self.more = true;
                state.spend_tokens(self.seat, leader, 1, log);
            }
            _ => return self.end(state, log),
        }
        if self.left > 0 || self.token(state).is_some() {
            return state.push(self);
        }
        self.end(state, log);
    }
}

/// Ships moving to any place regardless of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Warping {
    pub seat: Seat,
    /// Ships that may still move.
    pub left: u8,
    /// Whether any has.
    pub moved: bool,
}

impl Warping {
    /// Asks for the next ship, or corrects control when all have moved.
    pub(crate) fn go_on(mut self, state: &mut State, log: &mut Log<Event>) {
        self.left = state.limited(self.left);
        if self.left > 0 && !state.tableaus[self.seat].with_ships().is_empty() {
            state.push(self);
        } else if self.moved {
            state.correct_control(log);
        }
    }
}

impl Part<State> for Warping {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Warp(self.left)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let first = into.len();
        let tableau = &state.tableaus[self.seat];
        for from in tableau.with_ships() {
            for level in tableau.levels(from) {
                let to = state
                    .places_for(self.seat)
                    .iter()
                    .filter(|to| *to != from && state.may_enter(*to, level));
                into.extend(to.map(|to| Action::Warp(level, from, to)));
            }
        }
        into.push(Action::Done);
        prospect::keep_possible(state, self.seat, into, first, |after, action, log| {
            self.apply(after, action, log);
        });
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Warp(level, from, to) = action {
            state.tableaus[self.seat].move_ship(level, from, to);
            state.this_turn.changed = true;
            log.tell(Event::Jumped(self.seat, hull(level), state.spot(from), state.spot(to)));
            self.moved = true;
            self.left -= 1;
            state.count_jumps(1);
        } else {
            self.left = 0;
        }
        self.go_on(state, log);
    }
}
