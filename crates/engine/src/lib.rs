//! What every game is built on: seats, chance, hidden zones, the log, matches and the laws.
//!
//! A game is a type that *is* its state and implements [`Game`]. Everything else is built on that once: [`Match`]
//! plays it, keeps its actions and undoes them; [`Turn`] contains everything that a person or a bot needs to decide;
//! [`testing`] contains the laws that every game must obey, and recorded matches.
//!
//! This crate does no IO, reads no clock and starts no thread.

mod bits;
mod chance;
mod flow;
mod game;
mod list;
mod log;
mod matches;
mod naming;
mod refusal;
mod restore;
mod seat;
pub mod testing;
mod turn;
mod zone;

pub use bits::{Bits, Index};
pub use chance::{Chance, Dealer, Quick};
pub use flow::Part;
pub use game::{Game, Outcome, Unreadable};
pub use list::List;
pub use log::{Known, Log, Reveal};
pub use matches::{Illegal, Match, Refused, Said};
pub use refusal::{Refusal, Unsaid, require};
pub use restore::{Broken, Saved};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use turn::Turn;
pub use zone::{Bag, Deck, Sealed, Secret};
