//! Turns the text of a pack into tables.

use pack::{Document, Errors, Spanned};

use super::notation::Notation;
use super::raw::TALK;
use super::{Masks, Meta, Pack, SetUp};
use super::{check, read_anarchists, read_boards, read_cards, read_leaders, read_mats, read_setup};
use crate::effect::Code;

/// Reads the tables of a pack.
pub(super) fn read(document: &Document<'_>, _is_printed: bool) -> Result<Pack, Errors> {
    let mut notation = Notation { reading: document.reading(), code: Code::default() };
    let tables = tables(&mut notation, document);
    notation.reading.finish()?;
    Ok(tables.expect("a table that could not be read has left a fault"))
}

fn tables(notation: &mut Notation<'_, '_>, document: &Document<'_>) -> Option<Pack> {
    // All sections are read before a missing one is reported, so that all faults of a file are reported at once.
    let meta = notation.reading.table::<Meta>("pack");
    let types = read_setup::types(notation);
    let setups = notation.reading.list::<SetUp>("players");
    let deal = read_setup::deal(notation);
    let score = read_setup::score(notation);
    let common = read_setup::common(notation);
    let tech_board = read_boards::tech_board(notation);
    let slots = read_boards::slots(notation);
    let basics = read_boards::basics(notation);
    let guilds = read_boards::guilds(notation);
    let sides = read_boards::sides(notation);
    let techs = read_cards::techs(notation);
    let events = read_cards::events(notation);
    let systems = read_cards::systems(notation);
    let achievements = read_cards::achievements(notation);
    let factions = read_mats::factions(notation);
    let mats = read_mats::mats(notation);
    let predictions = read_mats::predictions(notation);
    let leaders = read_leaders::leaders(notation);
    let tiles = read_leaders::tiles(notation);
    let solo = slots.as_ref().and_then(|slots| read_anarchists::solo(notation, slots));

    let (deal, common) = (deal?, common?);
    let (slots, basics, guilds, sides) = (slots?, basics?, guilds?, sides?);
    let (techs, events, systems, achievements) = (techs?, events?, systems?, achievements?);
    let (factions, mats, leaders, tiles, solo) = (factions?, mats?, leaders?, tiles?, solo?);
    if !notation.reading.is_clean() {
        return None;
    }
    let located = check::Located {
        setups: &setups,
        deal: &deal,
        common: &common,
        slots: &slots,
        basics: &basics,
        guilds: &guilds,
        sides: &sides,
        techs: &techs,
        events: &events,
        systems: &systems,
        achievements: &achievements,
        mats: &mats,
        leaders: &leaders,
        tiles: &tiles,
    };
    check::check(notation, &located);
    if !notation.reading.is_clean() {
        return None;
    }

    let (techs, events, systems) = (bare(techs), bare(events), bare(systems));
    let (achievements, mats, slots) = (bare(achievements), bare(mats), bare(slots));
    let masks = Masks::new(&slots, &techs, deal.withdrawn, &systems, &events, &achievements, &mats);
    Some(Pack {
        meta: meta?,
        code: std::mem::take(&mut notation.code),
        types: types?,
        techs,
        events,
        systems,
        achievements,
        tech_board: tech_board?,
        slots,
        basics: bare(basics),
        guilds: bare(guilds),
        sides: bare(sides),
        factions: bare(factions),
        mats,
        predictions,
        leaders: bare(leaders),
        tiles: bare(tiles),
        common,
        setups: bare(setups),
        deal,
        score: score?,
        solo,
        masks,
        fingerprint: document.fingerprint(TALK),
        content: document.fingerprint(&[]),
    })
}

fn bare<T>(located: Vec<Spanned<T>>) -> Vec<T> {
    located.into_iter().map(Spanned::into_inner).collect()
}
