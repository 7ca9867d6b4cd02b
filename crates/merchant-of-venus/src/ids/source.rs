//! The components that carry an effect.

use super::{Challenge, Encounter, Equipment, Face, Mission, Reward, Technology};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A component with an effect, as its owner names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The current face of a pilot.
    Pilot(Face),
    /// A race technology.
    Technology(Technology),
    /// A reward card.
    Reward(Reward),
    /// An encounter card: drawn, held as a title or kept as intel.
    Encounter(Encounter),
    /// Equipment.
    Equipment(Equipment),
    /// A mission.
    Mission(Mission),
    /// A challenge of the solo game.
    Challenge(Challenge),
}

impl Source {
    /// Its id in the pack.
    pub fn id(self) -> &'static str {
        match self {
            Source::Pilot(face) => face.id(),
            Source::Technology(technology) => technology.id(),
            Source::Reward(reward) => reward.id(),
            Source::Encounter(encounter) => encounter.id(),
            Source::Equipment(equipment) => equipment.id(),
            Source::Mission(mission) => mission.id(),
            Source::Challenge(challenge) => challenge.id(),
        }
    }

    /// The component with this id; ids are unique over the whole pack.
    pub fn from_id(id: &str) -> Option<Self> {
        let piece = Technology::from_id(id).map(Source::Technology);
        piece
            .or_else(|| Reward::from_id(id).map(Source::Reward))
            .or_else(|| Face::from_id(id).map(Source::Pilot))
            .or_else(|| Encounter::from_id(id).map(Source::Encounter))
            .or_else(|| Equipment::from_id(id).map(Source::Equipment))
            .or_else(|| Mission::from_id(id).map(Source::Mission))
            .or_else(|| Challenge::from_id(id).map(Source::Challenge))
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
