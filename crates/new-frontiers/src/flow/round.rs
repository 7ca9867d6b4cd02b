//! NF-035 to NF-046, NF-161 to NF-166: a round, one selection after the other.

use super::{Beginning, Counting, Frame, Part, goals};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::Tile;
use crate::state::{Board, State};
use crate::why::Reason;
use engine::{Index, Log, Refusal, Seat, Unsaid};
use serde::{Deserialize, Serialize};

/// The next disc on the track selects an action tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Selecting;

impl Part<State> for Selecting {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.discs[usize::from(state.n_selected)])
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Select
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(tiles(state).filter_map(|tile| Self::may::<Unsaid>(state, tile).ok()));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Select(tile) = action else { return };
        let seat = state.discs[usize::from(state.n_selected)];
        state.selected[tile.at()] = Some(seat);
        log.tell(Event::Selected(seat, tile));
        Beginning::push(state, tile);
    }
}

/// NF-007, NF-018, NFG-001: seven tiles, one of which has two sides.
pub(crate) fn tiles(board: &Board) -> impl Iterator<Item = Tile> + use<> {
    let other_side = if board.goals.is_some() { Tile::Isolation } else { Tile::Goals };
    Tile::ALL.into_iter().filter(move |tile| *tile != other_side)
}

impl Selecting {
    /// NF-036: whether `tile` may be selected.
    pub(crate) fn may<R: Refusal<Reason>>(state: &State, tile: Tile) -> Result<Action, R> {
        match state.selected[tile.at()] {
            None => Ok(Action::Select(tile)),
            Some(seat) => Err(R::because(|| Reason::TileTaken(seat))),
        }
    }

    /// NF-164: the next round begins with the start player.
    pub(crate) fn begin_round(state: &mut State, log: &mut Log<Event>) {
        // The rules do not limit a game in which nobody makes progress, so the number must not overflow.
        state.round = state.round.saturating_add(1);
        state.n_selected = 0;
        state.selected = Default::default();
        log.tell(Event::RoundBegan(state.round));
        state.push(Selecting);
    }

    /// NF-044, NF-046: the disc of the selector has had its selection.
    pub(crate) fn next(state: &mut State, log: &mut Log<Event>) {
        state.n_selected += 1;
        if usize::from(state.n_selected) < state.discs.len() {
            state.push(Selecting);
        } else {
            end_round(state, log);
        }
    }
}

/// NF-161 to NF-166.
fn end_round(state: &mut State, log: &mut Log<Event>) {
    if state.ending.is_near() {
        goals::turn_up(state, log);
        log.tell(Event::Ended);
        state.push(Frame::Over);
        Counting::begin(state);
        return;
    }
    if state.selected[Tile::Produce.at()].is_none() {
        let more = state.pack[Tile::Produce].credit_if_unchosen;
        state.produce_credits = state.produce_credits.saturating_add(more);
        log.tell(Event::CreditOnProduce(state.produce_credits));
    }
    Selecting::begin_round(state, log);
}
