//! Boards as they are written in the pack.

use pack::Spanned;
use serde::Deserialize;

use super::{Name, Origin, PlaceKind, Point};
use crate::ids::{Place, Sort, SystemDeck};
use crate::words::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSize {
    pub(super) w: u16,
    pub(super) h: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHeading {
    pub(super) level: u8,
    pub(super) x: u16,
    pub(super) label: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeck {
    pub(super) level: u8,
    pub(super) x: u16,
    pub(super) y: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTechBoard {
    pub(super) name: Name,
    pub(super) aspect: u16,
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
    pub(super) x: u16,
    pub(super) y: u16,
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
    pub(super) x: u16,
    pub(super) y: u16,
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
    pub(super) x: u16,
    pub(super) y: u16,
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
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) name: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawExploration {
    pub(super) id: Spanned<String>,
    pub(super) players: Vec<u8>,
    pub(super) aspect: u16,
    pub(super) places: Vec<RawPlace>,
    pub(super) lines: Vec<Spanned<[Place; 2]>>,
    pub(super) origin: Origin,
    pub(super) note: Option<String>,
}

impl RawDeck {
    pub(super) fn point(&self) -> Point {
        Point { x: self.x, y: self.y }
    }
}
