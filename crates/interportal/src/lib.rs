//! Interportal: politics, economy and war between the portals for two to six players.

pub mod cards;
pub mod ids;
pub mod notation;
pub mod words;

pub mod economy;
mod flow;
pub mod hex;
mod options;
pub mod realm;
mod setup;
pub mod state;
#[doc(hidden)]
pub mod testing;

pub use economy::{Books, Tally};
pub use hex::{Hex, HexSet};
pub use options::{BattleMode, Length, Options};
pub use realm::Realm;
pub use setup::deal;
pub use state::{Board, State};
