//! NF-039 to NF-045: everybody executes a selected action, the selector first.

use super::{
    Consuming, Developing, Exploring, Keeping, Part, Producing, Returning, Selecting, Settling, Storing,
    Trading,
};
use crate::cards::Moment;
use crate::effect::Bonus;
use crate::event::{Event, Giver};
use crate::ids::Tile;
use crate::query;
use crate::state::State;
use engine::{List, Log, Seat};
use serde::{Deserialize, Serialize};

/// An action being executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Resolving {
    /// The action tile.
    pub tile: Tile,
    /// Everybody once, the selector first.
    pub order: List<Seat, 5>,
    /// How many have had their turn.
    pub n_done: u8,
    /// How far the end of the action has come.
    pub closing: u8,
}

impl Part<State> for Resolving {
    fn run(mut self, state: &mut State, log: &mut Log<Event>) {
        if let Some(seat) = self.order.get(usize::from(self.n_done)).copied() {
            let selects = self.n_done == 0;
            self.n_done += 1;
            state.push(self);
            match self.tile {
                Tile::Develop => Developing::begin(state, seat, selects, log),
                Tile::Explore => Exploring::begin(state, seat, selects, log),
                Tile::Settle => Settling::begin(state, seat, selects, log),
                Tile::Produce => Producing::begin(state, seat, selects, log),
                Tile::TradeConsume => {
                    Consuming::begin(state, seat);
                    Trading::begin(state, seat);
                }
                Tile::Isolation | Tile::Goals | Tile::Envoys => {}
            }
        } else {
            self.close(state, log);
        }
    }
}

impl Resolving {
    /// The selector takes the bonus that comes before the action, then everybody executes it (NF-039).
    pub(crate) fn begin(state: &mut State, tile: Tile, log: &mut Log<Event>) {
        let at = usize::from(state.n_selected);
        let seat = state.discs[at];
        let pack = state.pack;
        for bonus in &pack[tile].bonus {
            match bonus {
                Bonus::Gain(gains) => state.gain(seat, *gains, Giver::Tile(tile), log),
                Bonus::MoveFirst => move_first(state, log),
                // These bonuses belong to the selector's own turn in the action.
                Bonus::Power(_) | Bonus::PickOneMore | Bonus::TakeTileCredits => {}
                Bonus::MoveUp => move_up(state, log),
                Bonus::DrawGoals => {}
            }
        }
        if tile == Tile::Explore {
            Exploring::lay_out(state, log);
        }
        if tile == Tile::Produce {
            state.produced = engine::BySeat::new(state.empires.n_seats(), |_| Default::default());
        }
        let order = if pack[tile].everyone { order(state, at) } else { List::new() };
        state.push(Resolving { tile, order, n_done: 0, closing: 0 });
        if pack[tile].bonus.contains(&Bonus::DrawGoals) {
            Keeping::begin(state, seat, log);
        }
    }

    /// The end of the action, step by step, because some steps ask.
    fn close(mut self, state: &mut State, log: &mut Log<Event>) {
        let step = self.closing;
        self.closing += 1;
        let n_seats = self.order.len() as u8;
        match (self.tile, step) {
            (Tile::Explore, 0) => {
                state.push(self);
                if state.pack[self.tile].bonus.contains(&Bonus::PickOneMore) {
                    Exploring::take_second(state, self.order[0]);
                }
            }
            (Tile::Explore, 1) => {
                Exploring::put_back(state, self.order[0], log);
                state.push(self);
            }
            (Tile::Explore, step) if step < 2 + n_seats => {
                state.push(self);
                Returning::begin(state, self.order[usize::from(step - 2)], Moment::Explore);
            }
            (Tile::Settle, step) if step < n_seats => {
                state.push(self);
                Returning::begin(state, self.order[usize::from(step)], Moment::Settle);
            }
            (Tile::Produce, 0) => {
                Producing::reward_most(state, &self.order, log);
                state.push(self);
            }
            (Tile::Produce, step) if step < 1 + n_seats => {
                state.push(self);
                Storing::begin(state, self.order[usize::from(step - 1)]);
            }
            _ => {
                match self.tile {
                    Tile::Develop => end_develop(state, log),
                    Tile::Settle => end_settle(state, log),
                    _ => {}
                }
                Selecting::next(state, log);
            }
        }
    }
}

/// NF-039, NF-040, NF-042: from the selector's disc along the track and around, everybody once.
fn order(state: &State, at: usize) -> List<Seat, 5> {
    let mut order: List<Seat, 5> = List::new();
    let n = state.discs.len();
    for seat in (at..at + n).map(|place| state.discs[place % n]) {
        if !order.contains(&seat) {
            order.push(seat);
        }
    }
    order
}

/// NF-156 to NF-159: the selector's disc moves to the front. The discs in front of it have selected already, so the
/// discs that have selected remain the first ones.
fn move_first(state: &mut State, log: &mut Log<Event>) {
    let disc = state.board.discs.remove(usize::from(state.board.n_selected));
    state.discs.insert(0, disc);
    log.tell(Event::MovedFirst(disc));
}

/// NFG-005: the selector's disc swaps with the one in front of it, if there is one. With two players that may be the
/// selector's other disc; then nothing moves.
fn move_up(state: &mut State, log: &mut Log<Event>) {
    let at = usize::from(state.n_selected);
    if at > 0 && state.discs[at - 1] != state.discs[at] {
        state.discs.swap(at - 1, at);
        log.tell(Event::MovedUp(state.discs[at - 1]));
    }
}

/// NF-056: checked at the end of Develop.
fn end_develop(state: &mut State, log: &mut Log<Event>) {
    let limit = state.pack.ends.development_spaces;
    if state.empires.iter().any(|(_, empire)| query::spaces(&state.pack, empire) >= limit) {
        state.end_is_near(|ending| ending.developments = true, log);
    }
}

/// NF-098 to NF-100, NF-121: checked at the end of Settle and only then.
fn end_settle(state: &mut State, log: &mut Log<Event>) {
    let leaving = std::mem::take(&mut state.leaving);
    state.put_into_bag(leaving);
    let ends = state.pack.ends;
    if state.empires.iter().any(|(_, empire)| empire.colonies().len() >= ends.colonies) {
        state.end_is_near(|ending| ending.colonies = true, log);
    }
    if state.colonists <= ends.colonists_left {
        state.end_is_near(|ending| ending.colonists = true, log);
    }
}
