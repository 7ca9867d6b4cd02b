//! Names, classes and keys of tiles, worlds and goods.

use super::hyphens;
use crate::art;
use crate::i18n::{Lang, t};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use new_frontiers::cards::{ColonyCard, Colour, Name, Pack};
use new_frontiers::ids::{Development, Home, Kind, Tile, World};
use new_frontiers::{Board, Colony, Empire, Source, query};
use std::sync::Arc;

pub(super) use crate::pages::components::press::{Press, press};

/// The name in the reader's language.
pub(super) fn name(name: &Name, lang: Lang) -> &str {
    match lang {
        Lang::En => &name.en,
        Lang::De => &name.de,
    }
}

/// The same, to be written on a tile: long words may be broken.
pub(super) fn on_tile(it: &Name, lang: Lang) -> String {
    hyphens::with_breaks(name(it, lang))
}

pub(super) fn tile(board: &Board, tile: Tile, lang: Lang) -> &str {
    name(&board.pack[tile].name, lang)
}

pub(super) fn world(pack: &Pack, world: World, lang: Lang) -> &str {
    name(&pack[world].name, lang)
}

pub(super) fn development(pack: &Pack, development: Development, lang: Lang) -> &str {
    name(&pack[development].name, lang)
}

/// The name of a colony; `empire` says which home it has.
pub(super) fn colony<'a>(pack: &'a Pack, empire: &Empire, colony: Colony, lang: Lang) -> &'a str {
    name(&query::card(pack, empire, colony).name, lang)
}

pub(super) fn source<'a>(pack: &'a Pack, empire: &Empire, source: Source, lang: Lang) -> &'a str {
    match source {
        Source::Development(on) => development(pack, on, lang),
        Source::Colony(on) => colony(pack, empire, on, lang),
    }
}

pub(super) fn good(kind: Kind, lang: Lang) -> String {
    match kind {
        Kind::Novelty => t!(lang, "nf-novelty"),
        Kind::Rare => t!(lang, "nf-rare"),
        Kind::Genes => t!(lang, "nf-genes"),
        Kind::AlienTech => t!(lang, "nf-alientech"),
    }
}

/// The word of a kind in classes and icons.
pub(super) fn class(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Novelty) => "novelty",
        Some(Kind::Rare) => "rare",
        Some(Kind::Genes) => "genes",
        Some(Kind::AlienTech) => "alien",
        None => "grey",
    }
}

/// The class of a world; the joker is drawn in the colour of Alien technology, whose keyword it has.
pub(super) fn class_of(card: &ColonyCard) -> &'static str {
    match card.colour {
        Colour::Grey => "grey",
        Colour::Joker => "alien",
        Colour::Kind(kind) => class(Some(kind)),
    }
}

/// The picture of a world or home.
pub(super) fn picture(card: &ColonyCard) -> PreEscaped<Arc<str>> {
    art::planet(card.id, art_kind(card))
}

/// The palette of a world.
pub(super) fn art_kind(card: &ColonyCard) -> art::Kind {
    match class_of(card) {
        "novelty" => art::Kind::Novelty,
        "rare" => art::Kind::Rare,
        "genes" => art::Kind::Genes,
        "alien" => art::Kind::Alien,
        _ => art::Kind::Grey,
    }
}

/// The icon of an action tile.
pub(super) fn tile_icon(tile: Tile) -> &'static str {
    match tile {
        Tile::Isolation => "isolation",
        Tile::Goals => "goal",
        Tile::Develop => "develop",
        Tile::Explore => "explore",
        Tile::Settle => "settle",
        Tile::Produce => "produce",
        Tile::TradeConsume => "consume",
        Tile::Envoys => "envoy",
    }
}

/// The keys that tie choices to pieces.
pub(super) fn tile_key(tile: Tile) -> String {
    format!("tile-{tile}")
}

/// What the keys of developments on the boards begin with.
pub(super) const DEVELOPMENT: &str = "dev-";

pub(super) fn development_key(development: Development) -> String {
    format!("{DEVELOPMENT}{development}")
}

pub(super) fn resource_key(seat: Seat, unit: &str) -> String {
    format!("res-{seat}-{unit}")
}

pub(super) fn home_key(home: Home) -> String {
    format!("home-{home}")
}

pub(super) fn world_key(world: World) -> String {
    format!("world-{world}")
}

/// An own colony has the same key as the world it was, so that the tile keeps its place when it is settled.
pub(super) fn colony_key(colony: Colony) -> String {
    match colony.world() {
        Some(world) => world_key(world),
        None => "world-home".to_owned(),
    }
}

pub(super) fn source_key(source: Source) -> String {
    match source {
        Source::Development(on) => format!("own-{on}"),
        Source::Colony(on) => colony_key(on),
    }
}

/// A good as a piece.
pub(super) fn good_piece(kind: Kind, key: &str, lang: Lang) -> Markup {
    let class = class(Some(kind));
    html! {
        span.good.{ "k-" (class) } data-key=(key) {
            (crate::pages::components::icon(&format!("good-{class}")))
            span.vh { (t!(lang, "nf-with-good", good = good(kind, lang))) }
        }
    }
}
