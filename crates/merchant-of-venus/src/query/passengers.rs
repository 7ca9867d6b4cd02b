//! MV-143 to MV-145: who may come aboard and who may leave the ship.

use super::{Place, Refusal};
use crate::action::Action;
use crate::ids::Passenger;
use crate::state::Board;
use crate::why::Reason;
use engine::Seat;

impl Board {
    /// MV-143, MV-144: whether `seat` may take a passenger aboard at a place.
    pub(crate) fn may_board(&self, seat: Seat, place: Place, passenger: Passenger) -> Result<Action, Reason> {
        if !self.waiting[place.at()].has(passenger) {
            Err(Reason::NotHere)
        } else if self.turn.left.2.has(passenger) {
            Err(Reason::Refused(Refusal::LeftThisTurn))
        } else if !self.has_room_for_passenger(seat, passenger) {
            Err(Reason::NoRoom)
        } else {
            Ok(Action::Take(passenger))
        }
    }

    /// MV-145: whether a passenger of `seat` may leave the ship at a place.
    pub(crate) fn may_drop(&self, seat: Seat, place: Place, passenger: Passenger) -> Result<Action, Reason> {
        let to = self.pack.pack()[passenger].to;
        if !self.merchants[seat].passengers.has(passenger) {
            Err(Reason::NotHere)
        } else if Place::of(to) != place {
            Err(Reason::OtherDestination(to))
        } else {
            Ok(Action::Drop(passenger))
        }
    }

    /// The ways in which passengers can come aboard at a place.
    pub(crate) fn boarding(&self, seat: Seat, place: Place) -> impl Iterator<Item = Action> + use<'_> {
        let waiting = self.waiting[place.at()].iter();
        waiting.filter_map(move |passenger| self.may_board(seat, place, passenger).ok())
    }

    /// The ways in which passengers can leave the ship at a place.
    pub(crate) fn arriving(&self, seat: Seat, place: Place) -> impl Iterator<Item = Action> + use<'_> {
        let aboard = self.merchants[seat].passengers.iter();
        aboard.filter_map(move |passenger| self.may_drop(seat, place, passenger).ok())
    }
}
