//! Reading the technology board, the basics, the guilds and the exploration board.

use engine::Bits;
use pack::Spanned;

use super::notation::Notation;
use super::raw_boards::{RawBasic, RawExploration, RawGuild, RawSlot, RawTechBoard};
use super::{BasicCard, Exploration, GuildCard, PlaceCard, PlaceKind, Point, SlotCard, TechBoard};
use crate::ids::{Basic, EventId, Guild, Place, Side, Slot};

pub(super) fn tech_board(notation: &mut Notation<'_, '_>) -> Option<TechBoard> {
    let raw = notation.reading.table::<RawTechBoard>("tech_board")?;
    let headings = raw.columns.get_ref();
    if !headings.iter().map(|heading| heading.level).eq(0..=4) {
        notation.reading.fault(raw.columns.span(), "expected columns for levels 0 to 4 in this order");
    }
    let decks = raw.decks.get_ref();
    if !decks.iter().map(|deck| deck.level).eq(2..=4) {
        notation.reading.fault(raw.decks.span(), "expected decks for levels 2 to 4 in this order");
        return None;
    }
    Some(TechBoard {
        name: raw.name,
        aspect: raw.aspect,
        card: [raw.card.w, raw.card.h],
        decks: [decks[0].point(), decks[1].point(), decks[2].point()],
        columns: raw.columns.into_inner().into_iter().map(|heading| (heading.x, heading.label)).collect(),
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn slots(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<SlotCard>>> {
    notation.in_order("slot", Slot::all().map(Slot::id), |raw: &RawSlot| &raw.id, slot)
}

fn slot(notation: &mut Notation<'_, '_>, _: &'static str, raw: RawSlot) -> Option<SlotCard> {
    if !(1..=4).contains(raw.level.get_ref()) {
        notation.reading.fault(raw.level.span(), "expected a level from 1 to 4");
    }
    let mut needs = Bits::EMPTY;
    for text in &raw.needs {
        if let Some(slot) = notation.named(text, "slot", Slot::all(), Slot::id) {
            if needs.has(slot) {
                notation.reading.fault(text.span(), "this slot is already needed");
            }
            needs.add(slot);
        }
    }
    let all = raw.needs.len();
    let need = usize::from(*raw.need.get_ref());
    // BTS-115 and BTS-116: all of one or two, or any two of three.
    if all > 3 || need != all.min(2) {
        notation.reading.fault(raw.need.span(), format!("expected {} of {all} needed slots", all.min(2)));
    }
    Some(SlotCard {
        level: raw.level.into_inner(),
        label: raw.label,
        at: Point { x: raw.x, y: raw.y },
        needs,
        need: raw.need.into_inner(),
    })
}

pub(super) fn basics(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<BasicCard>>> {
    notation.in_order("basic", Basic::all().map(Basic::id), |raw: &RawBasic| &raw.id, basic)
}

fn basic(notation: &mut Notation<'_, '_>, _: &'static str, raw: RawBasic) -> Option<BasicCard> {
    let span = raw.spaces.span();
    let spaces = raw.spaces.into_inner();
    let spaces = [spaces.p2, spaces.p3, spaces.p4];
    for counts in &spaces {
        if counts.is_empty() != raw.unlimited || counts.len() > 3 {
            let expected = if raw.unlimited { "no spaces: the action is unlimited" } else { "1 to 3 spaces" };
            notation.reading.fault(span.clone(), format!("expected {expected}"));
            break;
        }
    }
    Some(BasicCard {
        name: raw.name,
        effect: notation.effect(Some(&raw.effect)),
        unlimited: raw.unlimited,
        spaces,
        at: Point { x: raw.x, y: raw.y },
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn guilds(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<GuildCard>>> {
    notation.in_order("guild", Guild::all().map(Guild::id), |raw: &RawGuild| &raw.id, guild)
}

fn guild(notation: &mut Notation<'_, '_>, _: &'static str, raw: RawGuild) -> Option<GuildCard> {
    if *raw.spaces.get_ref() != 1 {
        notation.reading.fault(raw.spaces.span(), "a guild has 1 action space");
    }
    let mut opened_by = Bits::EMPTY;
    for text in &raw.opened_by {
        if let Some(event) = notation.named(text, "event", EventId::all(), EventId::id) {
            opened_by.add(event);
        }
    }
    Some(GuildCard {
        name: raw.name,
        action: notation.action(&raw.spaces, &raw.effect),
        opened_by,
        at: Point { x: raw.x, y: raw.y },
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn sides(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<Exploration>>> {
    let known = Side::ALL.into_iter().map(Side::id);
    notation.in_order("exploration", known, |raw: &RawExploration| &raw.id, exploration)
}

fn exploration(notation: &mut Notation<'_, '_>, _: &'static str, raw: RawExploration) -> Option<Exploration> {
    let mut places = Vec::new();
    let mut seen = Bits::EMPTY;
    for raw in raw.places {
        let place = *raw.id.get_ref();
        let kind = *raw.kind.get_ref();
        let spec: Bits<_> = raw.spec.iter().copied().collect();
        if seen.has(place) {
            notation.reading.fault(raw.id.span(), "this place is already on the board");
        }
        if matches!(place, Place::X1 | Place::X2) {
            notation.reading.fault(raw.id.span(), "this place is kept for systems that events bring");
        }
        seen.add(place);
        let named = match place {
            Place::Sol => PlaceKind::Sol,
            Place::DeepSpace => PlaceKind::DeepSpace,
            Place::YardLeft | Place::YardRight | Place::YardTop => PlaceKind::Yard,
            _ => PlaceKind::System,
        };
        if kind != named {
            notation.reading.fault(raw.kind.span(), format!("expected \"{named}\" for {place}"));
        }
        if raw.deck.is_some() != (kind == PlaceKind::System) {
            notation.reading.fault(raw.kind.span(), "places of kind system, and no others, have a deck");
        }
        if spec.is_empty() == (kind == PlaceKind::Yard) {
            notation.reading.fault(raw.kind.span(), "shipyards, and no other places, have a specialisation");
        }
        let at = Point { x: raw.x, y: raw.y };
        places.push(PlaceCard { place, kind, deck: raw.deck, spec, at, name: raw.name });
    }
    let mut lines: Vec<[Place; 2]> = Vec::new();
    for line in raw.lines {
        let [a, b] = *line.get_ref();
        let double = lines.iter().any(|other| *other == [a, b] || *other == [b, a]);
        if a == b || double || !seen.has(a) || !seen.has(b) {
            notation.reading.fault(line.span(), "expected a new line between two places of this side");
        }
        lines.push([a, b]);
    }
    let mut side = Exploration {
        players: raw.players,
        aspect: raw.aspect,
        places,
        lines,
        neighbours: [Bits::EMPTY; Place::COUNT],
        systems: Bits::EMPTY,
        yards: Bits::EMPTY,
        spec: [Bits::EMPTY; Place::COUNT],
        origin: raw.origin,
        note: raw.note,
    };
    side.join();
    Some(side)
}
