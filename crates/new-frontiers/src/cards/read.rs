//! From the text of a pack to its tables.

use pack::{Document, Errors, Reading, Spanned, suggestion};
use serde::de::DeserializeOwned;

use super::raw::{RawKeyword, RawOrigins, RawTile, TALK};
use super::{GoodCard, Limits, Masks, Mat, Name, Pack, SetUp, TileCard};
use super::{carried, colonies, developments, goals, limits, statistics};
use crate::effect::Bonus;
use crate::ids::{Keyword, Kind, Tile};

/// Reads the tables of a pack; the standard one must also match the printed statistics.
pub(super) fn read(document: &Document<'_>, is_printed: bool) -> Result<Pack, Errors> {
    let mut reading = document.reading();
    let tables = tables(&mut reading, document, is_printed);
    reading.finish()?;
    Ok(tables.expect("a table that could not be read has left a fault"))
}

fn tables(reading: &mut Reading<'_, '_>, document: &Document<'_>, standard: bool) -> Option<Pack> {
    // Every section is read before any is missed: all faults of a file come at once.
    let meta = reading.table("meta");
    let origins = reading.table("origin");
    let goods = named::<GoodCard>(reading, "goods", &Kind::ALL.map(Kind::id));
    let keywords = named::<RawKeyword>(reading, "keywords", &Keyword::ALL.map(Keyword::id));
    let keywords: Option<Vec<Name>> =
        keywords.map(|entries| entries.into_iter().map(|entry| entry.name).collect());
    let limits = reading.table::<Spanned<Limits>>("limits");
    let chips = reading.table("chips");
    let ends = reading.table("end");
    let setups = reading.list::<SetUp>("setup");
    let tiles = tiles(reading);
    let mats = named::<Mat>(reading, "layout", &["small_mat", "large_mat"]);
    let names = keywords.as_deref().unwrap_or_default();
    let homes = colonies::homes(reading, names);
    let developments = developments::developments(reading, names);
    let worlds = colonies::worlds(reading, names);
    let statistics = reading.tables("statistics");
    let goals = goals::goals(reading);

    let (Some(limits), Some(chips), Some(mats)) = (limits, chips, mats) else { return None };
    let [small_mat, large_mat] = <[Mat; 2]>::try_from(mats).ok()?;
    limits::check_setups(reading, &setups, limits.get_ref(), &chips);
    let (worlds, homes, developments, tiles, goals) = (worlds?, homes?, developments?, tiles?, goals?);
    colonies::check_homes(reading, &homes, limits.get_ref());
    developments::check_stacks(reading, &developments, &small_mat, &large_mat);
    limits::check_counts(reading, &limits, &developments);
    carried::check_jokers(reading, &worlds, &homes);
    carried::check_replacing(reading, &worlds, &homes, &developments);
    // Of a pack with faults the statistics would only repeat them.
    if standard && reading.is_clean() {
        statistics::check(reading, &statistics, &worlds);
    }
    if !reading.is_clean() {
        return None;
    }

    let worlds = bare(worlds);
    let homes = bare(homes);
    let developments = bare(developments);
    let RawOrigins { rulebook, public, partial, reconstructed } = origins?;
    Some(Pack {
        meta: meta?,
        origins: [rulebook, public, partial, reconstructed],
        masks: Masks::new(&worlds, &homes, &developments),
        worlds,
        homes,
        developments,
        tiles: bare(tiles),
        goals,
        goods: goods?,
        keywords: keywords?,
        limits: limits.into_inner(),
        chips,
        ends: ends?,
        setups: bare(setups),
        small_mat,
        large_mat,
        fingerprint: document.fingerprint(TALK),
        content: document.fingerprint(&[]),
    })
}

fn bare<T>(located: Vec<Spanned<T>>) -> Vec<T> {
    located.into_iter().map(Spanned::into_inner).collect()
}

/// Reads the entries of a list and puts each in the place of its id.
pub(super) fn in_order<R: DeserializeOwned, C>(
    reading: &mut Reading<'_, '_>,
    section: &str,
    known: &[&'static str],
    id: impl Fn(&R) -> &Spanned<String>,
    mut card: impl FnMut(&mut Reading<'_, '_>, &'static str, R) -> Option<C>,
) -> Option<Vec<Spanned<C>>> {
    let clean = reading.is_clean();
    let mut cards: Vec<Option<Spanned<C>>> = known.iter().map(|_| None).collect();
    for entry in reading.list::<R>(section) {
        let span = entry.span();
        let entry = entry.into_inner();
        let text = id(&entry).get_ref();
        let Some(place) = known.iter().position(|known| known == text) else {
            let near = suggestion(text, known.iter().copied());
            reading.fault(id(&entry).span(), format!("there is no such {section}{near}"));
            continue;
        };
        cards[place] = card(reading, known[place], entry).map(|card| Spanned::new(span, card));
    }
    // An entry that could not be read is not missing.
    if clean && reading.is_clean() {
        for (id, _) in known.iter().zip(&cards).filter(|(_, card)| card.is_none()) {
            reading.fault(0..0, format!("missing {section} \"{id}\""));
        }
    }
    cards.into_iter().collect()
}

/// Reads the tables of a section that has exactly these names.
fn named<T: DeserializeOwned>(
    reading: &mut Reading<'_, '_>,
    section: &str,
    known: &[&str],
) -> Option<Vec<T>> {
    let clean = reading.is_clean();
    let mut tables: Vec<Option<T>> = known.iter().map(|_| None).collect();
    for (name, table) in reading.tables(section) {
        let Some(place) = known.iter().position(|known| known == name.get_ref()) else {
            let near = suggestion(name.get_ref(), known.iter().copied());
            reading.fault(name.span(), format!("there is no such table{near}"));
            continue;
        };
        tables[place] = Some(table);
    }
    if clean && reading.is_clean() {
        for (name, _) in known.iter().zip(&tables).filter(|(_, table)| table.is_none()) {
            reading.fault(0..0, format!("missing section [{section}.{name}]"));
        }
    }
    tables.into_iter().collect()
}

fn tiles(reading: &mut Reading<'_, '_>) -> Option<Vec<Spanned<TileCard>>> {
    let known = Tile::ALL.map(Tile::id);
    let tiles = in_order(reading, "action", &known, |raw: &RawTile| &raw.id, tile)?;
    for number in 1..=7 {
        let sides: Vec<_> = tiles.iter().filter(|tile| tile.get_ref().tile == number).collect();
        let two_sided = sides.len() == 2 && sides.iter().all(|side| side.get_ref().side.is_some());
        let one_sided = sides.len() == 1 && sides[0].get_ref().side.is_none();
        if !one_sided && !two_sided {
            let span = sides.last().map_or(0..0, |side| side.span());
            reading.fault_of(&span, "tile", format!("expected one tile {number}, or its sides a and b"));
        }
    }
    Some(tiles)
}

fn tile(reading: &mut Reading<'_, '_>, id: &'static str, raw: RawTile) -> Option<TileCard> {
    let mut bonus = Vec::new();
    for text in &raw.bonus {
        match text.get_ref().parse::<Bonus>() {
            Ok(read) => bonus.push(read),
            Err(misread) => reading.fault_in(text, misread.at, misread),
        }
    }
    if let (true, Some(tile)) = (bonus.len() == raw.bonus.len(), Tile::from_id(id)) {
        carried::check_tile(reading, tile, &raw, &bonus);
    }
    if !(1..=7).contains(raw.tile.get_ref()) {
        reading.fault(raw.tile.span(), format!("expected a tile from 1 to 7, found {}", raw.tile.get_ref()));
    }
    Some(TileCard {
        name: raw.name,
        tile: raw.tile.into_inner(),
        side: raw.side,
        everyone: raw.everyone,
        bonus,
        credit_if_unchosen: raw.credit_if_unchosen,
        text: raw.text,
        origin: raw.origin,
        note: raw.note,
    })
}
