//! Income, upkeep, capacity and prices, worked out from the state and from every effect in force.
//!
//! Nothing here changes anything. [`Books`] gathers what is in force for one seat once and then answers questions.

mod amount;
mod capacity;
mod connection;
mod exchange;
mod force;
mod income;
mod price;
mod property;
mod select;
mod sight;
mod upkeep;

use engine::Seat;

use crate::cards::Pack;
use crate::hex::Hex;
use crate::state::State;

use force::Force;
pub use income::Income;
pub use upkeep::Upkeep;

/// What can be worked out for one seat.
#[derive(Debug)]
pub struct Books<'s> {
    state: &'s State,
    pack: &'static Pack,
    seat: Seat,
    /// Colonies connected with the capital (X4R-077).
    connected: Vec<Hex>,
    /// Changes of quantities in force.
    forces: Vec<Force>,
}

impl<'s> Books<'s> {
    /// The books of a seat.
    pub fn open(state: &'s State, seat: Seat) -> Self {
        let connected = connection::connected(state, seat);
        let mut books = Self { state, pack: state.pack.pack(), seat, connected, forces: Vec::new() };
        books.forces = force::gather(&books);
        books
    }

    /// X4R-077: the colonies connected with the capital by trade routes.
    pub fn connected(&self) -> &[Hex] {
        &self.connected
    }
}
