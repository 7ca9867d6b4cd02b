//! Names, classes and keys of cards, places and pieces.

use super::hyphens;
use crate::art;
use crate::game::Names;
use crate::i18n::{Lang, t};
pub(super) use crate::pages::breaks::cut;
use beyond_the_sun::cards::{Name, Pack};
use beyond_the_sun::ids::{Achievement, Column, EventId, Leader, Place, Slot, Sort, System, Tech, Type};
use beyond_the_sun::tableau::{ON_TILE, hull};
use beyond_the_sun::words::{self, Words};
use beyond_the_sun::{Board, Holder, Marker, Owned, Printed, Space, Spot};
use engine::{Index, Seat};

pub(super) use crate::pages::components::press::{Press, press};

/// The name in the reader's language.
pub(super) fn name(name: &Name, lang: Lang) -> &str {
    match lang {
        Lang::En => &name.en,
        Lang::De => &name.de,
    }
}

/// The same, to be written on a card: long words may be broken.
pub(super) fn on_card(it: &Name, lang: Lang) -> String {
    hyphens::with_breaks(name(it, lang))
}

/// Who sits where, with the anarchists at the seat where nobody does.
pub(super) fn with_anarchists(is_solo: bool, names: &Names, lang: Lang) -> Names {
    if is_solo { names.and(t!(lang, "bta-anarchists")) } else { names.clone() }
}

/// A ship by its level, with a plus if it lies on the strength tile (BTL-036).
pub(super) fn ship(ship: u8) -> String {
    let plus = if ship > ON_TILE { "+" } else { "" };
    format!("{}{plus}", hull(ship))
}

/// The sentences of the cards.
pub(super) fn words(pack: &Pack, lang: Lang) -> Words<'_> {
    Words::new(lang, pack)
}

/// The same for a table, where cards that differ in the solo game read as they count there.
pub(super) fn table_words(view: &Board, lang: Lang) -> Words<'static> {
    words(view.pack.pack(), lang).at_table(view.is_solo())
}

pub(super) fn tech(pack: &Pack, tech: Tech, lang: Lang) -> &str {
    name(&pack[tech].name, lang)
}

pub(super) fn system(pack: &Pack, system: System, lang: Lang) -> &str {
    name(&pack[system].name, lang)
}

pub(super) fn event(pack: &Pack, event: EventId, lang: Lang) -> &str {
    name(&pack[event].name, lang)
}

pub(super) fn leader(pack: &Pack, leader: Leader, lang: Lang) -> &str {
    name(&pack[leader].name, lang)
}

pub(super) fn achievement(pack: &Pack, achievement: Achievement, lang: Lang) -> &str {
    name(&pack[achievement].name, lang)
}

/// The card or box an action is printed on.
pub(super) fn holder(pack: &Pack, holder: Holder, lang: Lang) -> &str {
    name(
        match holder {
            Holder::Basic(it) => &pack[it].name,
            Holder::Guild(it) => &pack[it].name,
            Holder::Tech(it) => &pack[it].name,
            Holder::Event(it) => &pack[it].name,
            Holder::Leader(it) => &pack[it].name,
        },
        lang,
    )
}

pub(super) fn owned(pack: &Pack, owned: Owned, lang: Lang) -> &str {
    match owned {
        Owned::Tech(it) => tech(pack, it, lang),
        Owned::System(it) => system(pack, it, lang),
    }
}

/// A place by the system that lies there, or by its printed name.
pub(super) fn place(board: &Board, place: Place, lang: Lang) -> String {
    let lies_there = board.systems[place.at()].map(|it| name(&board.pack.pack()[it].name, lang));
    let printed = || board.side().place(place).map(|card| name(&card.name, lang));
    lies_there.or_else(printed).unwrap_or(place.id()).to_owned()
}

/// A place in the log, where the system that lay there then is not known any more.
pub(super) fn place_of_old(pack: &Pack, place: Place, lang: Lang) -> String {
    let printed = pack.sides.iter().find_map(|side| side.place(place)).map(|card| name(&card.name, lang));
    printed.map_or_else(|| t!(lang, "bts-beside-board"), str::to_owned)
}

/// A place of the log by the system that lay there then.
pub(super) fn spot(pack: &Pack, spot: Spot, lang: Lang) -> String {
    spot.system.map_or_else(|| place_of_old(pack, spot.place, lang), |it| system(pack, it, lang).to_owned())
}

/// A slot by the technology that lies there, or as an unknown one.
pub(super) fn slot(board: &Board, slot: Slot, lang: Lang) -> String {
    match board.slots[slot.at()] {
        Some(it) => tech(board.pack.pack(), it, lang).to_owned(),
        None => t!(lang, "bts-unknown-at", slot = slot_code(board.pack.pack(), slot)),
    }
}

/// A slot as the board prints it: `II C`.
pub(super) fn slot_code(pack: &Pack, slot: Slot) -> String {
    let card = &pack[slot];
    let level = words::roman(card.level);
    card.label.as_ref().map_or_else(|| level.to_owned(), |label| format!("{level} {label}"))
}

pub(super) fn sort(sort: Sort, lang: Lang) -> String {
    match sort {
        Sort::Food => t!(lang, "bts-food"),
        Sort::Ore => t!(lang, "bts-ore-word"),
    }
}

pub(super) fn marker(marker: Marker, lang: Lang) -> String {
    match marker {
        Marker::Of(it) => sort(it, lang),
        Marker::Substitute => t!(lang, "bts-substitute"),
        Marker::Threat => t!(lang, "bta-threat-marker"),
    }
}

/// The palette of a system, drawn from what it is good for.
pub(super) fn art_kind(pack: &Pack, system: System) -> art::Kind {
    let spec = pack[system].spec;
    match (spec.has(Sort::Food), spec.has(Sort::Ore)) {
        (true, true) => art::Kind::Violet,
        (true, false) => art::Kind::Genes,
        (false, true) => art::Kind::Rare,
        (false, false) => art::Kind::Blue,
    }
}

/// The icon of a type.
pub(super) fn type_icon(kind: Type) -> &'static str {
    match kind {
        Type::Science => "type-science",
        Type::Economy => "type-economy",
        Type::Military => "type-military",
        Type::Commerce => "type-commerce",
    }
}

/// The class that colours a type.
pub(super) fn type_class(kind: Type) -> &'static str {
    match kind {
        Type::Science => "t-science",
        Type::Economy => "t-economy",
        Type::Military => "t-military",
        Type::Commerce => "t-commerce",
    }
}

/// The icon of a sort of production.
pub(super) fn sort_icon(sort: Sort) -> &'static str {
    match sort {
        Sort::Food => "food",
        Sort::Ore => "ore",
    }
}

// The keys that tie choices to pieces.

/// What the keys of action spaces begin with.
pub(super) const SPACE: &str = "space-";

pub(super) fn space_key(space: Space) -> String {
    format!("{SPACE}{}-{}", space.holder, space.n + 1)
}

/// The first space beside a printed action.
pub(super) fn printed_key(pack: &Pack, printed: Printed, n_seats: u8) -> Option<String> {
    let spaces = 0..printed.holder.n_spaces(pack, n_seats);
    let mut spaces = spaces.map(|n| Space { holder: printed.holder, n });
    spaces.find(|space| space.printed(pack) == printed).map(space_key)
}

pub(super) fn slot_key(slot: Slot) -> String {
    format!("slot-{slot}")
}

pub(super) fn place_key(place: Place) -> String {
    format!("place-{place}")
}

/// A ship of the one who looks, or of another.
pub(super) fn ship_key(own: bool, seat: Seat, level: u8, place: Place) -> String {
    if own { format!("ship-{level}-{place}") } else { format!("ship-{seat}-{level}-{place}") }
}

pub(super) fn tech_key(tech: Tech) -> String {
    format!("tech-{tech}")
}

pub(super) fn system_key(system: System) -> String {
    format!("system-{system}")
}

/// A card of one's own; a researched technology lies on its slot.
pub(super) fn owned_key(board: &Board, seat: Seat, owned: Owned) -> String {
    if let Owned::Tech(it) = owned
        && let Some(slot) =
            board.tableaus[seat].researched.iter().find(|slot| board.slots[slot.at()] == Some(it))
    {
        return slot_key(slot);
    }
    format!("own-{owned}")
}

pub(super) fn leader_key(leader: Leader) -> String {
    format!("leader-{leader}")
}

pub(super) fn achievement_key(achievement: Achievement) -> String {
    format!("achievement-{achievement}")
}

pub(super) fn column_key(column: Column) -> String {
    format!("column-{column}")
}

pub(super) fn track_key(sort: Sort) -> String {
    format!("track-{sort}")
}
