//! Income, upkeep, capacity and prices, worked out from the open table and from every effect in force.
//!
//! Nothing here changes anything but tallies. A [`Tally`] holds what is in force for a seat and is counted anew when
//! something has changed; [`Books`] answer questions from it without walking through cards.

mod amount;
mod ask;
mod capacity;
mod connection;
mod deeds;
mod exchange;
mod force;
mod income;
mod pact;
mod price;
mod property;
mod prowess;
mod quote;
mod select;
mod sight;
mod stride;
mod tally;
mod upkeep;

use engine::Seat;

use crate::cards::Pack;
use crate::hex::HexSet;
use crate::state::Board;

pub use amount::{Step, changed};
pub(crate) use deeds::Deal;
use force::InForce;
pub use income::Income;
pub use price::TechPrices;
pub use quote::Quote;
pub use tally::Tally;
pub use upkeep::Upkeep;

/// What can be worked out for one seat.
#[derive(Clone, Copy, Debug)]
pub struct Books<'s> {
    board: &'s Board,
    pack: &'static Pack,
    seat: Seat,
    /// What is in force; nothing while that is being counted, and for conditions, which would go in circles.
    tally: Option<&'s Tally>,
}

impl<'s> Books<'s> {
    /// The books of a seat, as its tally stands.
    pub fn open(board: &'s Board, seat: Seat) -> Self {
        Self { board, pack: board.pack.pack(), seat, tally: Some(&board.tallies[seat]) }
    }

    /// The books of a seat with no effect in force.
    fn bare(board: &'s Board, seat: Seat) -> Self {
        Self { board, pack: board.pack.pack(), seat, tally: None }
    }

    /// X4R-077: the colonies connected with the capital by trade routes.
    pub fn connected(&self) -> HexSet {
        self.tally.map_or_else(|| connection::connected(self.board, self.seat), |tally| tally.connected)
    }

    fn forces(&self) -> &'s [InForce] {
        self.tally.map_or(&[], |tally| &tally.forces)
    }
}
