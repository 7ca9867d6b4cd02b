//! Entries as they are written in the pack, before they are interpreted.

use pack::{Section, Shape, Spanned};
use serde::Deserialize;

use super::{AchievementDeck, Border, Name, Origin, Stays};
use crate::ids::{Set, Sort, SystemDeck, Type};
use crate::words::Lang;

/// The sections of the pack.
pub(super) const SECTIONS: &[Section] = {
    const fn section(name: &'static str, shape: Shape) -> Section {
        Section { name, shape }
    }
    const BY_ID: Shape = Shape::List { key: "id" };
    &[
        section("pack", Shape::Table),
        section("type", Shape::Tables),
        section("players", Shape::List { key: "count" }),
        section("techs", Shape::Table),
        section("events", Shape::Table),
        section("systems", Shape::Table),
        section("achievements", Shape::Table),
        section("display", Shape::Table),
        section("scoring", Shape::Table),
        section("tech_board", Shape::Table),
        section("slot", BY_ID),
        section("basic", BY_ID),
        section("guild", BY_ID),
        section("exploration", BY_ID),
        section("tech", BY_ID),
        section("event", BY_ID),
        section("system", BY_ID),
        section("achievement", BY_ID),
        section("faction", BY_ID),
        section("common", Shape::Table),
        section("mat", BY_ID),
        section("prediction", BY_ID),
        section("leaders", Shape::Table),
        section("leader", BY_ID),
        section("tile", BY_ID),
        section("solo", Shape::Table),
        section("result", BY_ID),
        section("threat_track", Shape::Table),
        section("threat_space", Shape::List { key: "index" }),
        section("difficulty", BY_ID),
        section("anarchist_action", BY_ID),
        section("anarchist_event", BY_ID),
    ]
};

/// Sections and fields that no rule reads; changing them does not change the game.
pub(super) const TALK: &[&str] = &[
    "pack",
    "type",
    "tech_board",
    "name",
    "own_names",
    "colour",
    "label",
    "origin",
    "note",
    "aspect",
    "x",
    "y",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAction {
    pub(super) spaces: Spanned<u8>,
    pub(super) effect: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSolo {
    pub(super) vp: Option<u8>,
    pub(super) end: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) ignore: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTech {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    #[serde(rename = "own_names")]
    pub(super) _own_names: Option<Vec<Lang>>,
    pub(super) set: Spanned<Set>,
    pub(super) replaces: Option<Spanned<String>>,
    pub(super) level: Spanned<u8>,
    pub(super) left: Spanned<Vec<Type>>,
    pub(super) right: Option<Spanned<Type>>,
    pub(super) vp: Spanned<u8>,
    pub(super) immediate: Option<Spanned<String>>,
    pub(super) actions: Spanned<Vec<RawAction>>,
    pub(super) abilities: Vec<Spanned<String>>,
    pub(super) end: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) solo_removed: bool,
    pub(super) solo: Option<RawSolo>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvent {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    #[serde(rename = "own_names")]
    pub(super) _own_names: Option<Vec<Lang>>,
    pub(super) set: Set,
    pub(super) level: Spanned<u8>,
    pub(super) border: Border,
    pub(super) effect: Spanned<String>,
    pub(super) stays: Spanned<Stays>,
    pub(super) actions: Option<Spanned<Vec<RawAction>>>,
    pub(super) end: Option<Spanned<String>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSystem {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    pub(super) deck: SystemDeck,
    pub(super) set: Set,
    pub(super) start: Spanned<bool>,
    pub(super) strength: Spanned<u8>,
    pub(super) spec: Spanned<Vec<Sort>>,
    pub(super) vp: u8,
    pub(super) control: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) control_deferred: bool,
    #[serde(default)]
    pub(super) control_once_per_faction: bool,
    pub(super) colonise: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) board_rules: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) abilities: Vec<Spanned<String>>,
    pub(super) end: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) solo_removed: bool,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAchievement {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    #[serde(rename = "own_names")]
    pub(super) _own_names: Option<Vec<Lang>>,
    pub(super) deck: AchievementDeck,
    pub(super) condition: Spanned<String>,
    pub(super) condition_2p: Option<Spanned<String>>,
    pub(super) vp: Spanned<Vec<u8>>,
    pub(super) min_players: Spanned<Vec<u8>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}
