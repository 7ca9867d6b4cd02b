//! Reading what only the solo game has.

use pack::Spanned;
use serde::Deserialize;

use super::check_effects;
use super::notation::Notation;
use super::{AnarchistActionCard, AnarchistEventCard, DifficultyCard, Level, Name, Origin, ResultCard};
use super::{SlotCard, SoloTable, ThreatTrack, Verdict};
use crate::effect::{Condition, Effect, Misread, Plot};
use crate::ids::{AnarchistAction, AnarchistEvent, Guild, Place};
use crate::words::Lang;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSolo {
    pop: u8,
    ore: u8,
    ship: Spanned<u8>,
    anarchist_ship: Spanned<u8>,
    end_conditions: Spanned<Vec<Spanned<String>>>,
    marker_vp_base: u8,
    marker_vp: u8,
    colonies_for_vp: u8,
    colonies_vp: u8,
    anarchist_colony_vp: u8,
    #[serde(rename = "origin")]
    _origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTrack {
    name: Name,
    board: Spanned<String>,
    origin: Origin,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpace {
    index: Spanned<u8>,
    circled: bool,
    target: Place,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLevel {
    id: Spanned<String>,
    name: Name,
    markers: Spanned<u8>,
    #[serde(rename = "game_end_markers")]
    _game_end_markers: u8,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawResult {
    id: Spanned<String>,
    name: Name,
    below: Option<i32>,
    victory: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAction {
    id: Spanned<String>,
    name: Name,
    #[serde(rename = "own_names")]
    _own_names: Option<Vec<Lang>>,
    level: Spanned<u8>,
    rows: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
    origin: Origin,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    id: Spanned<String>,
    name: Name,
    #[serde(rename = "own_names")]
    _own_names: Option<Vec<Lang>>,
    level: Spanned<u8>,
    opens: Option<Spanned<String>>,
    you: Spanned<String>,
    anarchists: Spanned<String>,
    origin: Origin,
    note: Option<String>,
}

/// Reads everything that only the solo game has, and checks that a game can be played with it.
pub(super) fn solo(notation: &mut Notation<'_, '_>, slots: &[Spanned<SlotCard>]) -> Option<SoloTable> {
    let raw = notation.reading.table::<RawSolo>("solo");
    let track = track(notation);
    let levels = levels(notation);
    let results = results(notation);
    let known = AnarchistAction::all().map(AnarchistAction::id);
    let actions = notation.in_order("anarchist_action", known, |raw: &RawAction| &raw.id, action);
    let known = AnarchistEvent::all().map(AnarchistEvent::id);
    let events = notation.in_order("anarchist_event", known, |raw: &RawEvent| &raw.id, event);
    let raw = raw?;
    for level in [&raw.ship, &raw.anarchist_ship] {
        if !(1..=4).contains(level.get_ref()) {
            notation.reading.fault(level.span(), "expected a level from 1 to 4");
        }
    }
    if !(1..=4).contains(&raw.end_conditions.get_ref().len()) {
        notation.reading.fault(raw.end_conditions.span(), "expected one to four ends of the game");
    }
    let ends: Option<Vec<Condition>> =
        raw.end_conditions.get_ref().iter().map(|text| notation.condition(text)).collect();
    let (actions, events) = (actions?, events?);
    for entry in &events {
        check_effects::anarchist_event(notation, entry);
    }
    for level in 2..=3 {
        let n_slots = slots.iter().filter(|slot| slot.get_ref().level == level).count();
        let n_actions = actions.iter().filter(|card| card.get_ref().level == level).count();
        let n_events = events.iter().filter(|card| card.get_ref().level == level).count();
        if n_actions != n_slots || n_events != n_slots {
            let message = format!(
                "the {n_slots} slots of level {level} need an action card and an event each, \
                 found {n_actions} and {n_events}"
            );
            notation.fault_in_section("solo", "origin", message);
        }
    }
    Some(SoloTable {
        actions: actions.into_iter().map(Spanned::into_inner).collect(),
        events: events.into_iter().map(Spanned::into_inner).collect(),
        track: track?,
        levels: levels?,
        results: results?,
        pop: raw.pop,
        ore: raw.ore,
        ship: raw.ship.into_inner(),
        anarchist_ship: raw.anarchist_ship.into_inner(),
        ends: ends?,
        marker_vp_base: raw.marker_vp_base,
        marker_vp: raw.marker_vp,
        colonies_for_vp: raw.colonies_for_vp,
        colonies_vp: raw.colonies_vp,
        anarchist_colony_vp: raw.anarchist_colony_vp,
    })
}

/// BTA-010, BTA-039: one field without a circle, then the fields of the markers.
fn track(notation: &mut Notation<'_, '_>) -> Option<ThreatTrack> {
    let raw = notation.reading.table::<RawTrack>("threat_track");
    let spaces = notation.reading.list::<RawSpace>("threat_space");
    let raw = raw?;
    if raw.board.get_ref() != "side-2" {
        notation.reading.fault(raw.board.span(), "expected \"side-2\", the board of the solo game");
    }
    if !(3..=20).contains(&spaces.len()) {
        notation.reading.fault(raw.board.span(), "expected a track of 3 to 20 fields");
    }
    for (n, space) in spaces.iter().enumerate() {
        let field = space.get_ref();
        if usize::from(*field.index.get_ref()) != n {
            notation.reading.fault(field.index.span(), format!("expected field {n}: fields lie in order"));
        }
        if field.circled == (n == 0) {
            let message = "expected a circle on every field but the first";
            notation.reading.fault_of(&space.span(), "circled", message);
        }
        if !matches!(field.target, Place::A1 | Place::A2 | Place::B1) {
            notation.reading.fault_of(&space.span(), "target", "expected a system: a1, a2 or b1");
        }
    }
    let targets = spaces.into_iter().map(|space| space.into_inner().target).collect();
    Some(ThreatTrack { name: raw.name, targets, origin: raw.origin, note: raw.note })
}

fn levels(notation: &mut Notation<'_, '_>) -> Option<Vec<DifficultyCard>> {
    let known = Level::ALL.iter().map(|level| level.id());
    let levels = notation.in_order(
        "difficulty",
        known,
        |raw: &RawLevel| &raw.id,
        |notation, _, raw| {
            if !(4..=16).contains(raw.markers.get_ref()) {
                notation.reading.fault(raw.markers.span(), "expected 4 to 16 markers");
            }
            Some(DifficultyCard { name: raw.name, markers: raw.markers.into_inner() })
        },
    );
    Some(levels?.into_iter().map(Spanned::into_inner).collect())
}

/// BTA-078: each line applies below its number, the last one above all.
fn results(notation: &mut Notation<'_, '_>) -> Option<Vec<ResultCard>> {
    let known = Verdict::ALL.iter().map(|verdict| verdict.id());
    let results = notation.in_order(
        "result",
        known,
        |raw: &RawResult| &raw.id,
        |_, _, raw| Some(ResultCard { name: raw.name, below: raw.below, victory: raw.victory }),
    )?;
    let mut least = i32::MIN;
    for (n, entry) in results.iter().enumerate() {
        let below = entry.get_ref().below;
        let last = n + 1 == results.len();
        if below.is_none() != last || below.is_some_and(|below| below <= least) {
            let message = "expected numbers that rise from line to line, and none in the last";
            notation.reading.fault_of(&entry.span(), "below", message);
        }
        least = below.unwrap_or(i32::MAX);
    }
    Some(results.into_iter().map(Spanned::into_inner).collect())
}

fn action(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawAction) -> Option<AnarchistActionCard> {
    if !(1..=3).contains(raw.level.get_ref()) {
        notation.reading.fault(raw.level.span(), "action cards have level 1, 2 or 3");
    }
    if raw.rows.get_ref().is_empty() {
        notation.reading.fault(raw.rows.span(), "expected at least one row");
    }
    let mut rows = Vec::new();
    for row in raw.rows.get_ref() {
        if row.get_ref().is_empty() {
            notation.reading.fault(row.span(), "expected at least one effect");
        }
        rows.push(row.get_ref().iter().filter_map(|text| plot(notation, text)).collect());
    }
    let RawAction { name, level, origin, note, .. } = raw;
    Some(AnarchistActionCard { id, name, level: level.into_inner(), rows, origin, note })
}

fn plot(notation: &mut Notation<'_, '_>, text: &Spanned<String>) -> Option<Plot> {
    let read = text.get_ref().parse();
    read.map_err(|misread: Misread| notation.reading.fault_in(text, misread.at, misread)).ok()
}

fn event(notation: &mut Notation<'_, '_>, id: &'static str, raw: RawEvent) -> Option<AnarchistEventCard> {
    if !(2..=3).contains(raw.level.get_ref()) {
        notation.reading.fault(raw.level.span(), "events have level 2 or 3");
    }
    let opens = match &raw.opens {
        Some(text) => Some(notation.named(text, "guild", Guild::all(), Guild::id)?),
        None => None,
    };
    let you = section(notation, &raw.you, opens);
    let anarchists = section(notation, &raw.anarchists, opens);
    let RawEvent { name, level, origin, note, .. } = raw;
    Some(AnarchistEventCard { id, name, level: level.into_inner(), you, anarchists, origin, note })
}

/// A section and the guild that the event opens in both cases (BTA-058).
fn section(notation: &mut Notation<'_, '_>, text: &Spanned<String>, opens: Option<Guild>) -> Effect {
    let effect = notation.effect(Some(text));
    let Some(guild) = opens.filter(|_| !effect.is_none()) else { return effect };
    let first = notation.code.options(effect)[0];
    let single = effect.n_options() == 1 && first.cost.is_free();
    let before = if single { text.get_ref().clone() } else { format!("({})", text.get_ref()) };
    let both = notation.code.read_effect(&format!("{before}; open-guild {guild}"));
    both.expect("two effects that can be read are one in a row")
}
