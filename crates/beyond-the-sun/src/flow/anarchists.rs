//! BTA-018 to BTA-067: the turns of the anarchists, which run without asking, except for decisions of the player.

mod colony;
mod decide;
mod event;
mod moves;
mod research;
mod rows;
mod uprising;

pub(crate) use colony::spent;
pub(crate) use decide::Deciding;
pub(crate) use event::{Erupting, turn_up_event};
pub(crate) use moves::{jump, place_ship};
pub(crate) use research::Infiltrating;
pub(crate) use rows::Plotting;
pub(crate) use uprising::Uprising;
