//! The difficulty of a solo game, as a word of the options.

use crate::cards::{Level, Pack};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The smallest and the largest number of markers at the start.
const MARKERS: std::ops::RangeInclusive<u8> = 4..=16;

/// How many markers lie on the threat track at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// As many as this level has.
    Level(Level),
    /// A number of one's own.
    Markers(u8),
}

impl Default for Difficulty {
    fn default() -> Self {
        Self::Level(Level::Normal)
    }
}

impl Difficulty {
    /// Reads a level, or a number of markers from 4 to 16.
    pub fn read(word: &str) -> Option<Self> {
        let number = || word.parse().ok().filter(|n| MARKERS.contains(n)).map(Self::Markers);
        Level::from_id(word).map(Self::Level).or_else(number)
    }

    /// Markers on the track at the start.
    pub fn markers(self, pack: &Pack) -> u8 {
        match self {
            Self::Level(level) => pack.solo.levels[level as usize].markers,
            Self::Markers(n) => n,
        }
    }

    /// The level with the same number of markers, if there is one, so that each difficulty has one name.
    #[must_use]
    pub fn named(self, pack: &Pack) -> Self {
        let same = |level: &Level| pack.solo.levels[*level as usize].markers == self.markers(pack);
        Level::ALL.into_iter().find(same).map_or(self, Self::Level)
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Markers(n) => n.fmt(f),
        }
    }
}
