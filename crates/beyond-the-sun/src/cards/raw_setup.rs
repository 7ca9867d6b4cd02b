//! Numbers of the set-up, the deal and the scoring as they are written in the pack.

use pack::Spanned;
use serde::Deserialize;

use super::{DisplayRow, Origin};
use crate::ids::Place;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrade {
    pub(super) ore_to_pop: Spanned<String>,
    pub(super) ship_to_pop: Spanned<String>,
    pub(super) pop_to_ore: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCommon {
    pub(super) cubes: Spanned<u8>,
    pub(super) food_markers: Spanned<u8>,
    pub(super) ore_markers: Spanned<u8>,
    pub(super) a_markers: u8,
    pub(super) automation_levels: Spanned<u8>,
    pub(super) trade: RawTrade,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTechs {
    pub(super) withdrawn: Vec<Spanned<String>>,
    pub(super) reveal_until_matches: Spanned<u8>,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
    #[serde(rename = "note")]
    pub(super) _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvents {
    pub(super) per_level: u8,
    pub(super) light_per_level: u8,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSystems {
    pub(super) start_on_a: u8,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAchievements {
    pub(super) from_a: u8,
    pub(super) from_b: u8,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLeaders {
    pub(super) extra_per_row: Spanned<u8>,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDisplay {
    pub(super) rows: Spanned<Vec<DisplayRow>>,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
    #[serde(rename = "note")]
    pub(super) _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLevels {
    #[serde(default)]
    pub(super) level1: u8,
    pub(super) level2: u8,
    pub(super) level3: u8,
}

impl RawLevels {
    pub(super) fn by_level(&self) -> [u8; 5] {
        [0, self.level1, self.level2, self.level3, 0]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawScoring {
    pub(super) tech_vp: RawLevels,
    pub(super) private_tech_vp: RawLevels,
    pub(super) outpost_vp: u8,
    pub(super) majority_places: Vec<Place>,
    pub(super) majority_vp: u8,
    pub(super) majority_without_ships_vp: u8,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
    #[serde(rename = "note")]
    pub(super) _note: Option<String>,
}
