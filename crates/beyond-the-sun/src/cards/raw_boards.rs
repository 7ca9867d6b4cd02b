//! Boards, mats and set-up numbers as they are written in the pack.

use pack::Spanned;
use serde::Deserialize;

use super::{DisplayRow, Name, Origin, PlaceKind, Point};
use crate::ids::{Column, Place, Set, Sort, SystemDeck};
use crate::words::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSize {
    pub(super) w: f32,
    pub(super) h: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHeading {
    pub(super) level: u8,
    pub(super) x: f32,
    pub(super) label: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeck {
    pub(super) level: u8,
    pub(super) x: f32,
    pub(super) y: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTechBoard {
    pub(super) name: Name,
    pub(super) aspect: f32,
    pub(super) card: RawSize,
    pub(super) columns: Spanned<Vec<RawHeading>>,
    pub(super) decks: Spanned<Vec<RawDeck>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSlot {
    pub(super) id: Spanned<String>,
    pub(super) level: Spanned<u8>,
    pub(super) label: Option<String>,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) needs: Vec<Spanned<String>>,
    pub(super) need: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSpaces {
    pub(super) p2: Vec<u8>,
    pub(super) p3: Vec<u8>,
    pub(super) p4: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawBasic {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    pub(super) effect: Spanned<String>,
    #[serde(default)]
    pub(super) unlimited: bool,
    pub(super) spaces: Spanned<RawSpaces>,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGuild {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    #[serde(rename = "own_names")]
    pub(super) _own_names: Option<Vec<Lang>>,
    pub(super) spaces: Spanned<u8>,
    pub(super) effect: Spanned<String>,
    pub(super) opened_by: Vec<Spanned<String>>,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlace {
    pub(super) id: Spanned<Place>,
    pub(super) kind: Spanned<PlaceKind>,
    pub(super) deck: Option<SystemDeck>,
    #[serde(default)]
    pub(super) spec: Vec<Sort>,
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) name: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawExploration {
    pub(super) id: Spanned<String>,
    pub(super) players: Vec<u8>,
    pub(super) aspect: f32,
    pub(super) places: Vec<RawPlace>,
    pub(super) lines: Vec<Spanned<[Place; 2]>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFaction {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    #[serde(rename = "own_names")]
    pub(super) _own_names: Option<Vec<Lang>>,
    pub(super) set: Set,
    pub(super) colour: String,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RawKind {
    Standard,
    Expert,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColumn {
    pub(super) id: Column,
    pub(super) size: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGrowth {
    pub(super) at: u8,
    pub(super) column: Column,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOption {
    pub(super) id: String,
    pub(super) name: Name,
    pub(super) ability: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAbility {
    pub(super) id: String,
    pub(super) unlock: Spanned<String>,
    pub(super) ability: Spanned<String>,
    #[serde(default)]
    pub(super) options: Vec<RawOption>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMat {
    pub(super) id: Spanned<String>,
    pub(super) faction: Spanned<String>,
    pub(super) kind: Spanned<RawKind>,
    pub(super) columns: Spanned<Vec<RawColumn>>,
    pub(super) growth: Spanned<Vec<RawGrowth>>,
    pub(super) mine: Spanned<Vec<u8>>,
    pub(super) automation: Spanned<[u8; 7]>,
    pub(super) beyond_vp: Spanned<u8>,
    pub(super) setup: Option<Spanned<String>>,
    pub(super) abilities: Vec<RawAbility>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPrediction {
    pub(super) id: String,
    pub(super) name: Name,
    #[serde(rename = "own_names")]
    pub(super) _own_names: Option<Vec<Lang>>,
    pub(super) level: Spanned<u8>,
    pub(super) origin: Origin,
}

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

impl RawDeck {
    pub(super) fn point(&self) -> Point {
        Point { x: self.x, y: self.y }
    }
}
