//! A battle against neutral units, over the map while it is asked about: both sides unit by unit, and the odds.

use super::{fleets, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, seat_class};
use engine::Chance;
use interportal::State;
use interportal::odds::{self, Combatant, Encounter, HullOf, Odds};
use maud::{Markup, html};

/// How often the battle is fought to tell its odds.
const RUNS: u32 = 4000;

/// Rounds that a battle has at most (X4R-187).
const ROUNDS: u8 = 8;

/// The battle of the viewer that is going on; nothing else.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (Some(seat), Some(encounter)) = (scene.seat(), Encounter::now(view)) else { return html! {} };
    if encounter.seat != seat || scene.turn.is_none() {
        return html! {};
    }
    let (own, neutral): (Vec<Combatant>, Vec<Combatant>) =
        encounter.units(view, seat).into_iter().partition(|unit| unit.own);
    let odds = odds::odds(view, seat, &encounter, RUNS, Chance::seeded(0));
    let place = names::place(encounter.hex);
    let other = names::title(names::name(&view.pack.pack()[encounter.group].name, lang));
    html! {
        div.battle role="group" aria-label=(t!(lang, "x4t-battle-at", place = place)) {
            header.drh {
                h2 { (icon("war")) (t!(lang, "x4t-battle-at", place = place)) }
                ol.rounds aria-label=(t!(lang, "x4t-battle-round", n = encounter.round)) {
                    @for n in 1..=ROUNDS { li.now[n == encounter.round].done[n < encounter.round] { (n) } }
                }
            }
            (chances(scene, &odds))
            div.sides {
                (side(scene, scene.names.of(seat), &seat_class(seat.0 + 1), &own, Some(&odds)))
                (side(scene, &other, "neutral", &neutral, None))
            }
        }
    }
}

fn percent(part: u32, whole: u32) -> u32 {
    (part * 100 + whole / 2).checked_div(whole).unwrap_or(0)
}

/// How the battle would end, if nobody withdraws.
fn chances(scene: &Scene<'_, State>, odds: &Odds) -> Markup {
    let lang = scene.lang;
    let all = [
        ("win", percent(odds.won, odds.n_runs), t!(lang, "x4t-odds-won")),
        ("even", percent(odds.drawn, odds.n_runs), t!(lang, "x4t-odds-drawn")),
        ("lose", percent(odds.lost, odds.n_runs), t!(lang, "x4t-odds-lost")),
    ];
    html! {
        div.odds {
            @for (class, n, words) in &all { p.(class) { b { (n) " %" } " " (words) } }
            p.note { (t!(lang, "x4t-odds-note", n = odds.n_runs)) }
        }
    }
}

fn side(
    scene: &Scene<'_, State>,
    name: &str,
    class: &str,
    units: &[Combatant],
    odds: Option<&Odds>,
) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let sum = |hull: fn(&Combatant) -> u8| units.iter().map(|unit| u32::from(hull(unit))).sum::<u32>();
    html! {
        section.sd.(class) {
            h3 { span { (name) } b { (icon("hull")) (sum(|unit| unit.left[2])) "/" (sum(|unit| unit.full[2])) } }
            ul {
                @for unit in units {
                    @let (label, glyph) = match unit.hull_of {
                        HullOf::Ship(ship) => (&pack[ship].name, fleets::icon(&pack[ship])),
                        HullOf::Neutral(unit) => (&pack[unit].name, "neutral"),
                    };
                    @let risk = odds.and_then(|odds| Some((odds.losses.iter().find(|(n, _)| *n == unit.number)?.1, odds.n_runs)));
                    li.lost[unit.left[2] == 0 || unit.captured] {
                        (icon(glyph))
                        b { (names::title(names::name(label, lang))) } small { (unit.class) }
                        span.hp role="img" aria-label=(t!(lang, "x4t-hull-of", n = unit.left[2], all = unit.full[2])) {
                            @for (n, kind) in ["sh", "ar", "hu"].into_iter().enumerate() {
                                @for point in 0..unit.full[n].max(unit.left[n]) { i.(kind).on[point < unit.left[n]] {} }
                            }
                        }
                        @if !unit.weapons.is_empty() {
                            small.arms { @for (n, weapon) in unit.weapons.iter().enumerate() { @if n > 0 { ", " } (names::name(&pack[*weapon].name, lang)) } }
                        }
                        @if let Some((lost, runs)) = risk.filter(|(lost, _)| *lost > 0) {
                            small.risk { (t!(lang, "x4t-odds-ship", n = percent(lost, runs))) }
                        }
                    }
                }
            }
        }
    }
}
