//! Why something cannot be chosen now.

use super::flow::{awaiting, has_room};
use super::state::ROOM;
use super::{Frame, Thing, Toy};
use engine::Seat;
use serde::Serialize;

/// The rule, and the numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Reason {
    NotAsked,
    NotNow,
    HoldIsFull { room: u8 },
    TooLittleFuel { have: u8, need: u8 },
    DeckIsEmpty,
}

pub(crate) fn why_not(toy: &Toy, seat: Seat, thing: Thing) -> Option<Reason> {
    if !awaiting(toy).has(seat) {
        return Some(Reason::NotAsked);
    }
    match (toy.top(), thing) {
        (Frame::Bidding(_), Thing::Card(_)) => None,
        (Frame::Stowing { .. }, Thing::Hold(hold)) => {
            (!has_room(toy, seat, hold)).then_some(Reason::HoldIsFull { room: ROOM })
        }
        (Frame::Digging { .. }, Thing::Deck) if toy.fuel[seat] == 0 => {
            Some(Reason::TooLittleFuel { have: 0, need: 1 })
        }
        (Frame::Digging { .. }, Thing::Deck) => toy.deck.is_empty().then_some(Reason::DeckIsEmpty),
        _ => Some(Reason::NotNow),
    }
}
