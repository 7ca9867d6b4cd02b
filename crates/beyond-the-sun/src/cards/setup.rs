//! Numbers of the set-up, of the deal and of the scoring.

use engine::Bits;
use serde::Deserialize;

use crate::ids::{Place, Side, Tech};
use engine::words;

use super::{Name, Origin};

/// What the pack says of itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    /// Name of the game among games.
    pub game: String,
    /// Title.
    pub name: Name,
    /// Title of the expansion.
    pub expansion: Name,
    /// Version of the pack.
    pub version: u32,
    /// What is in it.
    pub about: String,
}

/// A type of technologies.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeCard {
    /// Printed name.
    pub name: Name,
    /// Its colour.
    pub colour: String,
}

/// The set-up for one number of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Number of players.
    #[serde(rename = "count")]
    pub players: u8,
    /// Side of the exploration board.
    pub board: Side,
    /// Population at the start.
    pub pop: u8,
    /// Ore at the start, by seat.
    pub ore: Vec<u8>,
    /// Level of the start ship.
    pub start_ship: u8,
    /// Whether the special set-up of the mats is carried out.
    pub special_setup: bool,
    /// Markers on achievements that trigger the end.
    pub end_markers: u8,
    /// How sure the values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

words! {
    /// When a row of the display is revealed.
    Revealed {
        /// In set-up.
        SetUp = "setup",
        /// When an action that researches its level comes into play.
        Trigger = "trigger",
    }
}

/// A row of the technology display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisplayRow {
    /// Level of its cards.
    pub level: u8,
    /// How many cards lie open.
    pub size: u8,
    /// When it is revealed.
    pub revealed: Revealed,
}

/// How many cards of each sort are dealt.
#[derive(Clone, Debug)]
pub struct Deal {
    /// Technologies that are never used.
    pub withdrawn: Bits<Tech>,
    /// Matching cards revealed for an unknown technology.
    pub matches: u8,
    /// Events on the slots of one level.
    pub events_per_level: u8,
    /// Those of them with a light border.
    pub light_per_level: u8,
    /// Start systems drawn for the A places.
    pub start_systems: u8,
    /// Achievements drawn from deck A.
    pub achievements_a: u8,
    /// Achievements drawn from deck B.
    pub achievements_b: u8,
    /// Leaders in each row of the draft beyond one for each player (BTL-008).
    pub extra_leaders: u8,
    /// Rows of the technology display, levels II to IIII.
    pub display: [DisplayRow; 3],
}

/// VP that are not printed on cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreTable {
    /// VP of a technology, by level; level IIII scores what is printed on it.
    pub tech: [u8; 5],
    /// VP of a private technology, by level.
    pub private_tech: [u8; 5],
    /// VP of an outpost.
    pub outpost: u8,
    /// Places where the greatest strength scores.
    pub majority_places: Bits<Place>,
    /// VP for the greatest strength at such a place.
    pub majority: u8,
    /// VP for everybody if no ship is there.
    pub majority_without_ships: u8,
}
