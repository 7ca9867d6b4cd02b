//! Factions, mats and prediction cards as they are written in the pack.

use pack::Spanned;
use serde::Deserialize;

use super::{Name, Origin};
use crate::ids::{Column, Set};
use crate::words::Lang;

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
