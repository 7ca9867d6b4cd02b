//! A battle against neutral units, over the map while it is asked about: both sides unit by unit, and the odds.

use super::{fleets, hand, names, playback, tactical, war};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::press::press;
use crate::pages::components::{icon, seat_class};
use engine::{Chance, Turn};
use interportal::action::Craft;
use interportal::duel::Duel;
use interportal::odds::{self, Combatant, Encounter, HullOf, Odds};
use interportal::realm::Mark;
use interportal::siege::Siege;
use interportal::{Action, BattleMode, Decision, State};
use maud::{Markup, html};

/// How often the battle is fought to tell its odds.
const RUNS: u32 = 4000;

/// Rounds that a battle has at most (X4R-187).
const ROUNDS: u8 = 8;

/// The battle of the viewer that is going on; nothing else.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    if let Some(battle) = war::duel(scene).or_else(|| war::ground(scene)) {
        return battle;
    }
    let (view, lang) = (scene.view, scene.lang);
    let Some(encounter) = encounter(scene) else { return html! {} };
    let seat = encounter.seat;
    let (own, neutral): (Vec<Combatant>, Vec<Combatant>) =
        encounter.units(view, seat).into_iter().partition(|unit| unit.own);
    let odds = odds::odds(view, seat, &encounter, RUNS, Chance::seeded(0));
    let place = names::place(encounter.hex);
    let other = names::title(names::name(&view.pack.pack()[encounter.group].name, lang));
    html! {
        div.battle data-key="battle" role="group" aria-label=(t!(lang, "x4t-battle-at", place = place)) {
            header.drh {
                h2 { (icon("war")) (t!(lang, "x4t-battle-at", place = place)) }
                ol.rounds aria-label=(t!(lang, "x4t-battle-round", n = encounter.round)) {
                    @for n in 1..=ROUNDS { li.now[n == encounter.round].done[n < encounter.round] { (n) } }
                }
            }
            (chances(scene, &odds, &own, encounter.round))
            div.sides {
                (side(scene, scene.names.of(seat), seat_class(seat.0 + 1), &own, Some(&odds)))
                (side(scene, &other, "neutral", &neutral, None))
            }
            (cards(scene))
            (playback::section(scene))
        }
    }
}

/// Whether a quick battle lies over the map.
fn is_shown(scene: &Scene<'_, State>) -> bool {
    Duel::now(scene.view).is_some() || Siege::now(scene.view).is_some() || encounter(scene).is_some()
}

/// Whether a battle of any kind lies over the map.
pub(super) fn is_fought(scene: &Scene<'_, State>) -> bool {
    is_shown(scene) || tactical::is_shown(scene)
}

/// The battle of the viewer against neutral units that the viewer is asked about.
fn encounter(scene: &Scene<'_, State>) -> Option<Encounter> {
    let encounter = Encounter::now(scene.view)?;
    (scene.seat() == Some(encounter.seat) && scene.turn.is_some()).then_some(encounter)
}

/// Cards that can be played in the battle: they lie here, and not in the council, which the battle would hide.
pub(super) fn cards(scene: &Scene<'_, State>) -> Markup {
    let cards = hand::in_battle(scene);
    html! {
        @if !cards.is_empty() {
            section.yc { h3 { (t!(scene.lang, "x4t-battle-cards")) } ul.buys { @for card in cards { li { (card) } } } }
        }
    }
}

/// X4R-228: the odds of the battle that a step of a fleet leads to, from what its owner knows. A cloaked fleet does not
/// fight; fleets that are there already fight with it.
pub(super) fn ahead(turn: &Turn<State>, action: Action) -> Option<Odds> {
    let (Action::Go(hex), Decision::Move(Craft::Fleet(moving), _)) = (action, turn.decision) else {
        return None;
    };
    let (view, seat) = (&turn.view, turn.seat);
    let own = &view.realms[seat].fleets;
    let is_cloaked = own.get(usize::from(moving)).copied().flatten()?.course.is(Mark::Cloaked);
    let there = (0_u8..).zip(own).filter(|(n, marker)| {
        *n == moving || marker.is_some_and(|marker| marker.hex == hex && marker.course.counts())
    });
    let fleets: Vec<u8> = there.map(|(n, _)| n).collect();
    let encounter = Encounter::before(view, seat, hex, &fleets).filter(|_| !is_cloaked)?;
    let tell = match view.battles {
        BattleMode::Quick => odds::odds,
        BattleMode::Tactical => odds::tactical_odds,
    };
    Some(tell(view, seat, &encounter, RUNS, Chance::seeded(0))).filter(|odds| odds.n_runs > 0)
}

/// How a battle would end, in a few words.
pub(super) fn in_brief(odds: &Odds, lang: Lang) -> String {
    brief([odds.won, odds.drawn, odds.lost], odds.n_runs, lang)
}

/// How often so many runs were won, drawn and lost, in a few words.
pub(super) fn brief(parts: [u32; 3], runs: u32, lang: Lang) -> String {
    let [won, drawn, lost] = parts.map(|n| percent(n, runs));
    t!(lang, "x4t-odds-brief", won = won, drawn = drawn, lost = lost)
}

/// What the odds are based on, and what the own side would lose on average.
pub(super) fn basis(odds: &Odds, lang: Lang) -> String {
    let runs = match odds.tactical {
        true => t!(lang, "x4t-odds-tactical", n = odds.n_runs),
        false => t!(lang, "x4t-odds-runs", n = odds.n_runs),
    };
    format!("{} {runs}", t!(lang, "x4t-odds-hull", n = mean(odds, lang)))
}

fn percent(part: u32, whole: u32) -> u32 {
    (part * 100 + whole / 2).checked_div(whole).unwrap_or(0)
}

/// How the battle would end, if nobody withdraws: the chance, how many ships would be left, and what is risked.
fn chances(scene: &Scene<'_, State>, odds: &Odds, own: &[Combatant], round: u8) -> Markup {
    let lang = scene.lang;
    let hull: u32 = own.iter().map(|unit| u32::from(unit.left[2])).sum();
    let facts = [
        (t!(lang, "x4t-odds-risk"), t!(lang, "x4t-odds-risked", n = mean(odds, lang), all = hull)),
        (t!(lang, "x4t-odds-time"), t!(lang, "x4t-odds-rounds", n = u32::from(ROUNDS.saturating_sub(round)))),
    ];
    let parts = [odds.won, odds.drawn, odds.lost];
    let note = t!(lang, "x4t-odds-note", n = odds.n_runs);
    outlook(lang, (parts, odds.n_runs), &t!(lang, "x4t-odds-you-win"), &odds.kept, &facts, &note)
}

/// Hull points lost in a battle, on average.
fn mean(odds: &Odds, lang: Lang) -> String {
    let tenths = (odds.hull_lost * 10 + odds.n_runs / 2).checked_div(odds.n_runs).unwrap_or(0);
    let point = if lang == Lang::De { ',' } else { '.' };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// One large chance, its parts of all runs as a bar true to scale, how many ships are left as columns, facts, and what it is
/// based on.
pub(super) fn outlook(
    lang: Lang,
    (parts, runs): ([u32; 3], u32),
    words: &str,
    kept: &[u32],
    facts: &[(String, String)],
    note: &str,
) -> Markup {
    let [won, drawn, lost] = parts.map(|n| percent(n, runs));
    let most = kept.iter().copied().max().unwrap_or(0).max(1);
    html! {
        section.odds {
            div.chance {
                p.big { b { (won) " %" } (words) }
                svg.bar3 viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
                    rect.even width="100" height="1" {}
                    rect.win width=(won) height="1" {}
                    rect.lose x=(100_u32.saturating_sub(lost)) width=(lost) height="1" {}
                }
                p.rest3 { (drawn) " % " (t!(lang, "x4t-odds-drawn")) ", " (lost) " % " (t!(lang, "x4t-odds-lost")) }
            }
            @if kept.len() > 1 {
                figure.kept {
                    ol { @for (n, runs_so) in kept.iter().enumerate() {
                        li.none[n == 0] { small { (percent(*runs_so, runs)) " %" } svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" {
                            @let tall = percent(*runs_so, most).max(3);
                            rect y=(100 - tall) width="1" height=(tall) {}
                        } b { (n) } }
                    } }
                    figcaption { (t!(lang, "x4t-odds-kept", n = kept.len() - 1)) }
                }
            }
            div.facts {
                @if !facts.is_empty() { dl { @for (name, fact) in facts { dt { (name) } dd { (fact) } } } }
                p.note { (note) }
            }
        }
    }
}

/// What lies over a unit that can be aimed at: a press on the unit chooses that.
pub(super) fn aim(scene: &Scene<'_, State>, target: u8) -> Markup {
    let key = names::target_key(scene.view, target).unwrap_or_default();
    let press = press(scene.lit(&key), &key, None);
    html! {
        @if press.is_lit() {
            button.aim.is-lit type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group]
                aria-label=(scene.names.text(names::target(scene.view, target, scene.lang))) {}
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
                        @if !unit.own { (aim(scene, unit.number)) }
                    }
                }
            }
        }
    }
}
