//! The solo game as it is printed: threat track, action cards and events of the anarchists, ends and results.

use super::{Name, Origin};
use crate::effect::{Condition, Effect, Plot};
use crate::ids::Place;
use engine::words;

/// An action card of the anarchists.
#[derive(Clone, Debug)]
pub struct AnarchistActionCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// Level, from 1 to 3: level I is the first deck, the others are under events (BTA-012, BTA-013).
    pub level: u8,
    /// Rows from top to bottom, each with its effects from left to right (BTA-023, BTA-024).
    pub rows: Vec<Vec<Plot>>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

/// An event of the solo game.
#[derive(Clone, Debug)]
pub struct AnarchistEventCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// Level, 2 or 3.
    pub level: u8,
    /// What happens if the player revealed it, with the guild that it opens (BTA-028).
    pub you: Effect,
    /// What happens to the player if the anarchists revealed it, with the guild that it opens.
    pub anarchists: Effect,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

/// The threat track (BTA-010, BTA-039).
#[derive(Clone, Debug)]
pub struct ThreatTrack {
    /// Printed name.
    pub name: Name,
    /// The systems to which its fields point, from left to right; the first field never has a marker.
    pub targets: Vec<Place>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

impl ThreatTrack {
    /// Fields that hold a marker; the last of them ends the game.
    pub fn n_fields(&self) -> u8 {
        self.targets.len() as u8 - 1
    }
}

words! {
    /// A level of difficulty (BTA-016, BTA-017).
    Level {
        /// More markers.
        Easy = "easy",
        /// A marker on each field.
        Normal = "normal",
        /// Fewer markers.
        Hard = "hard",
    }
}

/// A level of difficulty.
#[derive(Clone, Debug)]
pub struct DifficultyCard {
    /// Printed name.
    pub name: Name,
    /// Markers on the track at the start.
    pub markers: u8,
}

words! {
    /// How a solo game ended (BTA-078).
    Verdict {
        /// The anarchists win.
        Defeat = "defeat",
        /// Nobody wins.
        Stalemate = "stalemate",
        /// The player wins narrowly.
        Narrow = "narrow",
        /// The player wins completely.
        Complete = "complete",
    }
}

/// A line of the table of results.
#[derive(Clone, Debug)]
pub struct ResultCard {
    /// Printed name.
    pub name: Name,
    /// The difference of points from which the next line applies; `None` for the last line.
    pub below: Option<i32>,
    /// Whether it is a victory of the player.
    pub victory: bool,
}

/// All that only the solo game has.
#[derive(Clone, Debug)]
pub struct SoloTable {
    /// Action cards, by `AnarchistAction`.
    pub actions: Vec<AnarchistActionCard>,
    /// Events, by `AnarchistEvent`.
    pub events: Vec<AnarchistEventCard>,
    /// The threat track.
    pub track: ThreatTrack,
    /// Levels of difficulty, by `Level`.
    pub levels: Vec<DifficultyCard>,
    /// The table of results, by `Verdict`.
    pub results: Vec<ResultCard>,
    /// Population of the player at the start (BTA-008).
    pub pop: u8,
    /// Ore of the player at the start.
    pub ore: u8,
    /// Level of the player's ship on Sol.
    pub ship: u8,
    /// Level of the anarchists' ship in Deep Space (BTA-011).
    pub anarchist_ship: u8,
    /// Conditions of which one ends the game after the player's turn (BTA-070 to BTA-072).
    pub ends: Vec<Condition>,
    /// VP of the player if any marker is left on the track (BTA-075).
    pub marker_vp_base: u8,
    /// VP of the player for each of them.
    pub marker_vp: u8,
    /// Colonies that bring more VP (BTA-076).
    pub colonies_for_vp: u8,
    /// These VP.
    pub colonies_vp: u8,
    /// VP of the anarchists for a colony (BTA-077).
    pub anarchist_colony_vp: u8,
}
