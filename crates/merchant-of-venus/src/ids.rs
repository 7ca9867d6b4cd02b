//! Names of things on the table: spaces, cultures, goods, cards and tokens as small `Copy` values.

mod kinds;
mod numbered;
mod source;

pub use kinds::{Category, Colour, Colours, Dial, DriveColour, MarketState, Origin, Stat, States};
pub use numbered::{
    Challenge, Culture, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Pirate, Reward, Rock,
    Site, Space, Spot, System, Technology,
};

pub use source::Source;
