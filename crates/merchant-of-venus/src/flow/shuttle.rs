//! MV-196 to MV-198: the shuttle fetches and brings passengers.

use super::Part;
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Culture, Passenger};
use crate::query::{Place, distance};
use crate::state::{Board, State};
use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

/// Passengers within a distance may come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Shuttling {
    pub(crate) most: u8,
}

impl Shuttling {
    /// The places within reach, by number: the base, then cultures.
    fn places(self, state: &Board) -> [bool; Culture::COUNT + 1] {
        let mut near = [false; Culture::COUNT + 1];
        for (space, _) in distance(state, state.turn.seat, self.most) {
            if let Some(place) = state.place(space) {
                near[place.at()] = true;
            }
        }
        near
    }

    fn place_of(self, state: &State, passenger: Passenger) -> Option<Place> {
        let places = [Place::Base].into_iter().chain(Culture::all().map(Place::Of));
        places.into_iter().find(|place| state.waiting[place.at()].has(passenger))
    }

    /// The ways in which passengers could be dropped off, then those in which they could be fetched.
    fn passengers(self, state: &Board) -> impl Iterator<Item = Action> + use<'_> {
        let (near, seat) = (self.places(state), state.turn.seat);
        let places = [Place::Base].into_iter().chain(Culture::all().map(Place::Of));
        let all = places.filter(move |place| near[place.at()]);
        let drop = all.clone().flat_map(move |place| state.arriving(seat, place));
        drop.chain(all.flat_map(move |place| state.boarding(seat, place)))
    }

    /// Whether anybody could come or go.
    pub(super) fn has_passengers(self, board: &Board) -> bool {
        self.passengers(board).next().is_some()
    }
}

impl Part<State> for Shuttling {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.has_passengers(state).then_some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Shuttle
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.passengers(state));
        into.push(Action::Done);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        match action {
            Action::Drop(passenger) => {
                state.push(self);
                state.deliver(seat, passenger, log);
            }
            Action::Take(passenger) => {
                state.push(self);
                if let Some(place) = self.place_of(state, passenger) {
                    state.board_passenger(seat, passenger, place, log);
                }
            }
            _ => {}
        }
    }
}
