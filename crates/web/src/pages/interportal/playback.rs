//! Playback of the last battle: its recorded events one by one, by round and by shot.

mod exchange;
mod record;

use super::chart::outline;
use super::tactical::place_of;
use super::{battle, names};
use crate::art::coordinate as c;
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, seat_class};
use interportal::tactical_words::Fighter;
use interportal::{Cell, State};
use maud::{Markup, html};
use record::{Mark, Record, Step};

/// Rows that are drawn where no unit shows that there are more.
const LEAST_ROWS: u8 = 5;

/// The last battle of this round of the game; nothing where there was none. While a battle goes on, what was fired last is
/// open; afterwards it lies folded on the map.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let Some(record) = Record::last(scene) else { return html! {} };
    let (lang, place) = (scene.lang, names::place(record.hex));
    let newest = |kind: fn(&Step) -> bool| record.steps.iter().rev().find(|step| kind(step));
    let last = newest(|step| step.attack.is_some()).or_else(|| newest(|step| step.mark != Mark::Round));
    let player = html! {
        (controls(scene))
        // The script puts another step here; the list below has them all.
        div.pb-now data-pb-now data-keep="data-n" aria-live="polite" { @if let Some(step) = last { (said(scene, step)) } }
    };
    let steps = html! {
        @if record.units.iter().any(|unit| record.has_place(unit.number)) { (field(&record)) }
        ol.pb-steps { @for step in &record.steps { (line(scene, step)) } }
    };
    html! {
        @if battle::is_fought(scene) {
            section.playback.now data-key="playback" data-playback {
                h3 { (icon("war")) (t!(lang, "x4p-last")) }
                div.pb {
                    (player)
                    details data-key="playback-steps" data-keep="open" {
                        summary { (t!(lang, "x4p-log")) " " small { (t!(lang, "x4p-steps", n = record.steps.len())) } }
                        (steps)
                    }
                }
            }
        } @else {
            details.playback.over[record.is_over] data-key="playback" data-keep="open" {
                summary { (icon("replay")) span { (t!(lang, "x4p-title", place = place)) } small { (t!(lang, "x4p-steps", n = record.steps.len())) } }
                (battle::sheet())
                div.pb data-playback { (player) (steps) }
            }
        }
    }
}

/// Rounds, shots, and a button that plays.
fn controls(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let button = |does: &str, glyph: &str, label: String| {
        html! { button.btn.btn-icon type="button" data-pb=(does) aria-label=(label) { (icon(glyph)) } }
    };
    html! {
        // Without scripts there is nothing to press.
        div.pb-bar role="group" aria-label=(t!(lang, "x4p-controls")) hidden data-keep="hidden" {
            (button("round-back", "first", t!(lang, "x4p-round-back")))
            (button("back", "prev", t!(lang, "x4p-back")))
            button.btn.btn-icon type="button" data-pb="play" data-play=(t!(lang, "x4p-play")) data-pause=(t!(lang, "x4p-pause"))
                aria-pressed="false" aria-label=(t!(lang, "x4p-play")) data-keep="aria-pressed aria-label" { (icon("play")) }
            (button("forward", "next", t!(lang, "x4p-forward")))
            (button("round-forward", "last", t!(lang, "x4p-round-forward")))
            output.pb-at data-pb-at {}
        }
    }
}

/// One event, with what the script needs to draw it.
fn line(scene: &Scene<'_, State>, step: &Step) -> Markup {
    let at = |cell: Option<Cell>| cell.map(place_of).map(|(x, y)| format!("{} {}", c(x), c(y)));
    let (kind, unit, other, from, to) = match step.mark {
        Mark::Round => ("round", None, None, None, None),
        Mark::Shot { by, target } => ("shot", by, target, None, None),
        Mark::Placed { unit, at } => ("place", Some(unit), None, None, Some(at)),
        Mark::Flight { unit, from, to } => ("flight", Some(unit), None, Some(from), Some(to)),
        Mark::Gone { unit } => ("gone", unit, None, None, None),
        Mark::Other => ("other", None, None, None, None),
    };
    html! {
        li data-kind=(kind) data-unit=[unit] data-target=[other] data-from=[at(from)] data-to=[at(to)]
            data-by=[&step.tokens[0]] data-at=[&step.tokens[1]] { (said(scene, step)) }
    }
}

/// A step in words; of an attack also the sum of the number that was needed, the dice, and what changed.
fn said(scene: &Scene<'_, State>, step: &Step) -> Markup {
    html! {
        @if step.mark == Mark::Round { b { (t!(scene.lang, "x4t-battle-round", n = step.round)) } }
        @else if let Some(attack) = &step.attack { (exchange::exchange(scene, attack)) }
        @else { (step.words) }
    }
}

/// The hexes and every unit that was placed; the script moves them.
fn field(record: &Record) -> Markup {
    let cells = record.steps.iter().filter_map(|step| match step.mark {
        Mark::Placed { at, .. } => Some(at),
        Mark::Flight { to, .. } => Some(to),
        _ => None,
    });
    let rows = cells.map(|cell| cell.row() + 1).max().unwrap_or(0).max(LEAST_ROWS);
    let last = Cell::all(rows)
        .map(place_of)
        .fold((0.0_f64, 0.0_f64), |most, at| (most.0.max(at.0), most.1.max(at.1)));
    html! {
        svg.pb-field viewBox={ "0 0 " (c(last.0 + 32.0)) " " (c(last.1 + 32.0)) } aria-hidden="true" data-pb-field {
            @for cell in Cell::all(rows) {
                @let (x, y) = place_of(cell);
                path.bg d=(outline(29.0)) transform={ "translate(" (c(x)) " " (c(y)) ")" } {}
            }
            @for unit in record.units.iter().filter(|unit| record.has_place(unit.number)) { (token(unit)) }
        }
    }
}

fn token(unit: &Fighter) -> Markup {
    let class = unit.owner.map_or("neutral", |seat| seat_class(seat.0 + 1));
    html! {
        g.pb-unit.(class) data-pb-unit=(unit.number) data-keep="transform class" {
            circle r="17" {}
            text text-anchor="middle" y="5" { (unit.number) }
        }
    }
}
