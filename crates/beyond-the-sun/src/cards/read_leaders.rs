//! Reading leaders and tiles.

use pack::Spanned;
use serde::Deserialize;

use super::leaders::Kind;
use super::notation::Notation;
use super::raw::RawAction;
use super::{LeaderCard, Name, Origin, TileCard};
use crate::ids::{Colour, Leader, Tile};
use crate::words::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLeader {
    id: Spanned<String>,
    name: Name,
    #[serde(rename = "own_names")]
    _own_names: Option<Vec<Lang>>,
    colour: Colour,
    kinds: Vec<Kind>,
    tokens: Spanned<u8>,
    #[serde(default)]
    tiles: Vec<Tile>,
    setup: Option<Spanned<String>>,
    #[serde(default)]
    actions: Vec<RawAction>,
    abilities: Vec<Spanned<String>>,
    end: Option<Spanned<String>>,
    origin: Origin,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Spanned<String>,
    count: Spanned<u8>,
    origin: Origin,
}

pub(super) fn leaders(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<LeaderCard>>> {
    notation.in_order("leader", Leader::all().map(Leader::id), |raw: &RawLeader| &raw.id, leader)
}

fn leader(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawLeader) -> Option<LeaderCard> {
    if *raw.tokens.get_ref() > 9 {
        notation.reading.fault(raw.tokens.span(), "expected at most 9 tokens");
    }
    Some(LeaderCard {
        id,
        name: raw.name,
        colour: raw.colour,
        kinds: raw.kinds,
        tokens: raw.tokens.into_inner(),
        tiles: raw.tiles,
        setup: notation.effect(raw.setup.as_ref()),
        actions: notation.actions(&raw.actions),
        abilities: notation.abilities(&raw.abilities, false),
        end: notation.scoring(raw.end.as_ref()),
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn tiles(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<TileCard>>> {
    let known = Tile::ALL.into_iter().map(Tile::id);
    notation.in_order(
        "tile",
        known,
        |raw: &RawTile| &raw.id,
        |notation, _, raw| {
            if !(1..=20).contains(raw.count.get_ref()) {
                notation.reading.fault(raw.count.span(), "expected 1 to 20 tiles");
            }
            Some(TileCard { count: raw.count.into_inner(), origin: raw.origin })
        },
    )
}
