//! BTL-036: the strength tile moves to another ship when its own has left the board.

use crate::action::Action;
use crate::event::{Decision, Event};
use crate::flow::{Part, cost};
use crate::ids::Place;
use crate::state::State;
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the ship for the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Tiling {
    pub seat: Seat,
}

impl Part<State> for Tiling {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::MoveTile
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        cost::own_ships(state, self.seat, |level, place| into.push(Action::Tile(level, place)));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Tile(level, place) = action {
            state.put_tile(self.seat, place, level, log);
            state.correct_control(log);
        }
    }
}

impl State {
    /// Ships of `seat` have left the board: a tile without a ship moves to another ship, and control is corrected.
    pub(crate) fn ships_left(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.find_ship_for_tile(seat, log) {
            self.correct_control(log);
        }
    }

    /// Whether the owner of the tile must choose a ship for it; with one sort of ships left there is no choice.
    fn find_ship_for_tile(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        let tile = self.tableaus[seat].retinue.tile;
        if tile.strength == 0 || tile.under.is_some() {
            return false;
        }
        let (mut first, mut n) = (None, 0);
        cost::own_ships(self, seat, |level, place| {
            first = first.or(Some((level, place)));
            n += 1;
        });
        match first {
            Some((level, place)) if n == 1 => self.put_tile(seat, place, level, log),
            Some(_) => self.push(Tiling { seat }),
            None => log.tell(Event::TookTileBack(seat)),
        }
        n > 1
    }

    /// Puts the tile under a ship.
    pub(crate) fn put_tile(&mut self, seat: Seat, place: Place, level: u8, log: &mut Log<Event>) {
        self.tableaus[seat].retinue.tile.under = Some((place, level));
        log.tell(Event::PutTile(seat, level, self.spot(place)));
    }
}
