//! Reading technologies, events, systems and achievements.

use engine::Bits;
use pack::Spanned;

use super::notation::Notation;
use super::raw::{RawAchievement, RawEvent, RawSystem, RawTech};
use super::{AchievementCard, EventCard, Solo, SystemCard, TechCard};
use crate::ids::{Achievement, EventId, System, Tech};

pub(super) fn techs(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<TechCard>>> {
    notation.in_order("tech", Tech::all().map(Tech::id), |raw: &RawTech| &raw.id, tech)
}

fn tech(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawTech) -> Option<TechCard> {
    let level = *raw.level.get_ref();
    if !(1..=4).contains(&level) {
        notation.reading.fault(raw.level.span(), format!("expected a level from 1 to 4, found {level}"));
    }
    let left = raw.left.get_ref();
    let types: Bits<_> = left.iter().copied().collect();
    if !(1..=2).contains(&left.len()) || usize::from(types.len()) != left.len() {
        notation.reading.fault(raw.left.span(), "expected one type, or two that differ");
    }
    let passes = (level < 4).then(|| left.first().copied()).flatten();
    let right = raw.right.as_ref().map(|right| *right.get_ref());
    if right != passes {
        let span = raw.right.as_ref().map_or(raw.left.span(), Spanned::span);
        let expected = passes.map_or("no `right`: level IIII passes nothing on".to_owned(), |main| {
            format!("`right = \"{main}\"`, the main type")
        });
        notation.reading.fault(span, format!("expected {expected}"));
    }
    let actions = notation.actions(raw.actions.get_ref());
    if actions.iter().map(|action| u16::from(action.spaces)).sum::<u16>() > 2 {
        notation.reading.fault(raw.actions.span(), "a technology has at most 2 action spaces");
    }
    let replaces = match &raw.replaces {
        Some(text) => notation.named(text, "tech", Tech::all(), Tech::id),
        None => None,
    };
    let solo = raw.solo.map_or_else(Solo::default, |solo| Solo {
        vp: solo.vp,
        end: solo.end.as_ref().map(|end| notation.scoring(Some(end))),
        ignore: notation.abilities(&solo.ignore, false),
    });
    Some(TechCard {
        id,
        name: raw.name,
        set: raw.set.into_inner(),
        level,
        types,
        right,
        vp: raw.vp.into_inner(),
        immediate: notation.effect(raw.immediate.as_ref()),
        actions,
        abilities: notation.abilities(&raw.abilities, false),
        end: notation.scoring(raw.end.as_ref()),
        replaces,
        solo_removed: raw.solo_removed,
        solo,
        left: raw.left.into_inner(),
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn events(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<EventCard>>> {
    let known = EventId::all().map(EventId::id);
    notation.in_order("event", known, |raw: &RawEvent| &raw.id, event)
}

fn event(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawEvent) -> Option<EventCard> {
    if !(2..=3).contains(raw.level.get_ref()) {
        notation.reading.fault(raw.level.span(), "events have level 2 or 3");
    }
    let actions = raw.actions.as_ref().map_or_else(Vec::new, |actions| {
        let read = notation.actions(actions.get_ref());
        if read.iter().map(|action| u16::from(action.spaces)).sum::<u16>() > 1 {
            notation.reading.fault(actions.span(), "an event has at most 1 action space");
        }
        read
    });
    Some(EventCard {
        id,
        name: raw.name,
        set: raw.set,
        level: raw.level.into_inner(),
        border: raw.border,
        effect: notation.effect(Some(&raw.effect)),
        stays: raw.stays.into_inner(),
        actions,
        end: notation.scoring(raw.end.as_ref()),
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn systems(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<SystemCard>>> {
    notation.in_order("system", System::all().map(System::id), |raw: &RawSystem| &raw.id, system)
}

fn system(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawSystem) -> Option<SystemCard> {
    let spec: Bits<_> = raw.spec.get_ref().iter().copied().collect();
    if spec.is_empty() || usize::from(spec.len()) != raw.spec.get_ref().len() {
        notation.reading.fault(raw.spec.span(), "expected one specialisation, or two that differ");
    }
    if !(1..=20).contains(raw.strength.get_ref()) {
        notation.reading.fault(raw.strength.span(), "expected a strength from 1 to 20");
    }
    Some(SystemCard {
        id,
        name: raw.name,
        deck: raw.deck,
        set: raw.set,
        start: raw.start.into_inner(),
        strength: raw.strength.into_inner(),
        spec,
        vp: raw.vp,
        control: notation.effect(raw.control.as_ref()),
        control_deferred: raw.control_deferred,
        control_once_per_faction: raw.control_once_per_faction,
        colonise: notation.effect(raw.colonise.as_ref()),
        board_rules: notation.abilities(&raw.board_rules, true),
        abilities: notation.abilities(&raw.abilities, false),
        end: notation.scoring(raw.end.as_ref()),
        solo_removed: raw.solo_removed,
        origin: raw.origin,
        note: raw.note,
    })
}

pub(super) fn achievements(notation: &mut Notation<'_, '_>) -> Option<Vec<Spanned<AchievementCard>>> {
    let known = Achievement::all().map(Achievement::id);
    notation.in_order("achievement", known, |raw: &RawAchievement| &raw.id, achievement)
}

fn achievement(
    notation: &mut Notation<'_, '_>,
    id: &'static str,
    raw: RawAchievement,
) -> Option<AchievementCard> {
    let vp = raw.vp.get_ref();
    if !(1..=4).contains(&vp.len()) || !vp.is_sorted_by(|left, right| left > right) {
        notation.reading.fault(raw.vp.span(), "expected 1 to 4 spaces whose VP fall from left to right");
    }
    let least = raw.min_players.get_ref();
    let in_range = least.iter().all(|players| (2..=4).contains(players));
    if least.len() != vp.len() || !in_range || !least.is_sorted() || least.first() != Some(&2) {
        let message = "expected a player count from 2 to 4 for each space, 2 for the first, none falling";
        notation.reading.fault(raw.min_players.span(), message);
    }
    let condition = notation.condition(&raw.condition);
    let condition_2p = raw.condition_2p.as_ref().map(|text| notation.condition(text));
    Some(AchievementCard {
        id,
        name: raw.name,
        deck: raw.deck,
        condition: condition?,
        condition_2p: condition_2p.flatten(),
        vp: raw.vp.into_inner(),
        min_players: raw.min_players.into_inner(),
        origin: raw.origin,
        note: raw.note,
    })
}
