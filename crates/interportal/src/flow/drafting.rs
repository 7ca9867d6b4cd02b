//! What others see while a seat works on its blueprints (X4R-301).

use engine::{Log, Part, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::buying::Purchase;
use super::{Frame, Offer, Seek, Verdict};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::state::{Board, State};
use crate::thing::Thing;

/// A seat is asked about its blueprints; what it is asked is secret. Stands in views and imagined tables alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Drafting {
    seat: Seat,
}

/// The seat that alone may know what a frame is about: an item that is fitted, or the blueprint that gets it.
fn keeper(frame: &Frame) -> Option<Seat> {
    match frame {
        Frame::Fitting(part) => Some(part.seat),
        Frame::Paying(part) => Some(part.seat).filter(|_| matches!(part.what, Purchase::Item(_))),
        Frame::Bulk(part) => Some(part.seat),
        Frame::Outfitting(part) => Some(part.effect.seat).filter(|_| part.chosen().is_some()),
        _ => None,
    }
}

/// X4R-301: the open table without what others fit.
pub(crate) fn veiled(board: &Board, viewer: Viewer) -> Board {
    let mut board = *board;
    for frame in board.frames.iter_mut() {
        let other = keeper(frame).filter(|seat| viewer != Viewer::Seat(*seat));
        if let Some(seat) = other {
            *frame = Drafting { seat }.into();
        }
    }
    board
}

impl Part<State> for Drafting {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::ChooseBlueprint
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    /// In an imagined table nothing is fitted.
    fn apply(self, _: &mut State, _: Action, _: &mut Log<Event>) {}
}

impl Offer for Drafting {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
