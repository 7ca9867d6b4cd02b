//! Entries as they are written in the pack, before they mean anything.

use std::collections::BTreeMap;

use pack::{Section, Shape, Spanned};
use serde::Deserialize;

use super::{Counts, GoalRule, Moment, Name, Origin, Side, Stored, Yield};
use crate::ids::Keyword;

/// The sections of the pack.
pub(super) const SECTIONS: &[Section] = {
    const fn section(name: &'static str, shape: Shape) -> Section {
        Section { name, shape }
    }
    const BY_ID: Shape = Shape::List { key: "id" };
    &[
        section("meta", Shape::Table),
        section("origin", Shape::Table),
        section("goods", Shape::Tables),
        section("keywords", Shape::Tables),
        section("limits", Shape::Table),
        section("chips", Shape::Table),
        section("end", Shape::Table),
        section("setup", Shape::List { key: "players" }),
        section("action", BY_ID),
        section("home", BY_ID),
        section("layout", Shape::Tables),
        section("development", BY_ID),
        section("world", BY_ID),
        section("statistics", Shape::Tables),
        section("goal", BY_ID),
    ]
};

/// Sections and fields that no rule reads: changing them makes no other game.
pub(super) const TALK: &[&str] =
    &["meta", "origin", "name", "colour", "text", "note", "place", "layout", "statistics"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOrigins {
    pub(super) rulebook: String,
    pub(super) public: String,
    pub(super) partial: String,
    pub(super) reconstructed: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKeyword {
    pub(super) name: Name,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RawKind {
    Grey,
    Joker,
    Novelty,
    Rare,
    Genes,
    AlienTech,
}

/// A world, or a home: that one alone has a mat, a side and `first_game`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawColony {
    pub(super) id: Spanned<String>,
    pub(super) mat: Option<Spanned<u8>>,
    pub(super) side: Option<Spanned<Side>>,
    pub(super) first_game: Option<Spanned<bool>>,
    pub(super) name: Spanned<Name>,
    pub(super) military: bool,
    pub(super) cost: Option<Spanned<u8>>,
    pub(super) defence: Option<Spanned<u8>>,
    pub(super) colonists: Spanned<u8>,
    pub(super) vp: Option<Spanned<i8>>,
    pub(super) kind: Spanned<RawKind>,
    #[serde(rename = "type")]
    pub(super) yields: Option<Spanned<Yield>>,
    pub(super) keywords: Spanned<Vec<Keyword>>,
    pub(super) powers: Vec<Spanned<String>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RawSize {
    Small,
    Large,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlace {
    pub(super) mat: RawSize,
    pub(super) row: u8,
    pub(super) column: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDevelopment {
    pub(super) id: Spanned<String>,
    pub(super) stack: Spanned<String>,
    pub(super) face: Spanned<u8>,
    pub(super) fixed: bool,
    pub(super) first_game: bool,
    pub(super) size: RawSize,
    pub(super) place: Spanned<RawPlace>,
    pub(super) name: Spanned<Name>,
    pub(super) cost: Spanned<u8>,
    pub(super) vp: Option<Spanned<i8>>,
    pub(super) keywords: Spanned<Vec<Keyword>>,
    pub(super) powers: Vec<Spanned<String>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub(super) id: Spanned<String>,
    pub(super) tile: Spanned<u8>,
    pub(super) side: Option<Side>,
    pub(super) name: Name,
    pub(super) everyone: bool,
    pub(super) bonus: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) credit_if_unchosen: u8,
    pub(super) text: Name,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGoal {
    pub(super) id: Spanned<String>,
    pub(super) name: Name,
    pub(super) rule: Spanned<GoalRule>,
    pub(super) counts: Spanned<Counts>,
    pub(super) steps: Spanned<Vec<[u8; 2]>>,
    pub(super) max: Option<Spanned<u8>>,
    pub(super) store_after: Option<Vec<Moment>>,
    pub(super) store_what: Option<Spanned<Stored>>,
    pub(super) store_per_action: Option<Spanned<u8>>,
    pub(super) text: Name,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

/// Numbers of worlds, by what is printed on them.
pub(super) type Tally = Spanned<BTreeMap<String, usize>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStatistics {
    pub(super) worlds: Spanned<usize>,
    pub(super) defence: Option<Tally>,
    pub(super) cost: Option<Tally>,
    pub(super) colonists: Tally,
    pub(super) types: Tally,
    pub(super) kinds: Tally,
    pub(super) keywords: Tally,
    pub(super) rebel_and_uplift: Option<Spanned<usize>>,
    pub(super) grey_with_alien: Option<Spanned<usize>>,
    pub(super) vp_range: Spanned<[i8; 2]>,
    pub(super) question_mark_by: Spanned<Vec<Keyword>>,
    #[serde(rename = "origin")]
    pub(super) _origin: Origin,
}
