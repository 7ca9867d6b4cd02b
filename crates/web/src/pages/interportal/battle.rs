//! A battle in quick mode, over the map while it goes on: both sides on the field and unit by unit, the order of the round, what
//! was fired last, and the odds.

mod field;
mod party;

use super::{hand, names, playback, tactical, war};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::assets;
use crate::pages::components::icon;
use engine::{Chance, Game, Seat, Turn};
use interportal::action::Craft;
use interportal::duel::Duel;
use interportal::odds::{self, Encounter, Odds};
use interportal::realm::Mark;
use interportal::siege::Siege;
use interportal::{Action, BattleMode, Decision, Hex, State};
use maud::{Markup, html};
use party::Party;

pub(super) use party::{falls, token};

/// How often the battle is fought to tell its odds.
const RUNS: u32 = 4000;

/// Rounds that a battle has at most (X4R-187).
const ROUNDS: u8 = 8;

/// The battle of the viewer that is going on; nothing else.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    if let Some(battle) = duel(scene).or_else(|| war::ground(scene)) {
        return battle;
    }
    let view = scene.view;
    let Some(encounter) = encounter(scene) else { return html! {} };
    let seat = encounter.seat;
    let odds = odds::odds(view, seat, &encounter, RUNS, Chance::seeded(0));
    let order = encounter.order(view).into_iter();
    let fight = Fight {
        hex: encounter.hex,
        round: encounter.round,
        parties: party::of_encounter(scene, &encounter, &odds),
        order: order.map(|(own, n)| party::token(Some(seat).filter(|_| own), n)).collect(),
        odds: chances(scene, &odds, &encounter),
    };
    fight.shown(scene)
}

/// The battle between players that is going on; nothing else.
fn duel(scene: &Scene<'_, State>) -> Option<Markup> {
    let view = scene.view;
    let duel = Duel::now(view).filter(|_| !tactical::is_shown(scene))?;
    // Both sides lie open in a battle, so that a world that looks like it has the same ships.
    let world = scene.seat().filter(|_| scene.turn.is_some());
    let world = world.map(|seat| State::imagine(view, seat, Chance::seeded(0)));
    let order = world.as_ref().map(Duel::order).unwrap_or_default();
    let owner = Some(Seat::default());
    let fight = Fight {
        hex: duel.hex,
        round: duel.round,
        parties: party::of_duel(scene, &duel, world.as_ref()),
        order: order.into_iter().map(|n| party::token(owner, n)).collect(),
        odds: world.map_or_else(|| html! {}, |world| war::duel_odds(scene, &duel, &world)),
    };
    Some(fight.shown(scene))
}

/// A battle in quick mode, as it is shown.
struct Fight {
    hex: Hex,
    /// The round that comes next.
    round: u8,
    parties: [Party; 2],
    /// Units in the order in which they act.
    order: Vec<String>,
    odds: Markup,
}

impl Fight {
    fn shown(&self, scene: &Scene<'_, State>) -> Markup {
        let (lang, place) = (scene.lang, names::place(self.hex));
        let distances = &scene.view.pack.pack().quick_mode.distance_by_round;
        let at = usize::from(self.round.max(1) - 1).min(distances.len().saturating_sub(1));
        let distance = distances.get(at).copied().unwrap_or(1);
        html! {
            div.battle.quickly data-key="battle" role="group" aria-label=(t!(lang, "x4t-battle-at", place = place)) {
                (sheet())
                header.drh {
                    h2 { (icon("war")) (t!(lang, "x4t-battle-at", place = place)) }
                    ol.rounds aria-label=(t!(lang, "x4t-battle-round", n = self.round)) {
                        @for n in 1..=ROUNDS { li.now[n == self.round].done[n < self.round] { (n) } }
                    }
                    (balance([0, 1].map(|n| (self.parties[n].class, self.parties[n].hull()[0]))))
                }
                (field::picture(scene, &self.parties, distance))
                (field::order(scene, &self.parties, &self.order, self.round))
                div.sides { @for party in &self.parties { (party::list(scene, party)) } }
                (playback::section(scene))
                (self.odds)
                (cards(scene))
            }
        }
    }
}

/// The style of battles, which most positions do not need.
pub(super) fn sheet() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("interportal-battle.css")); }
}

/// Hull points of both sides, true to scale: the colour of each, and what is left to it.
pub(super) fn balance([(one, own), (other, theirs)]: [(&str, u32); 2]) -> Markup {
    html! {
        div.balance aria-hidden="true" {
            b.(one) { (own) }
            svg viewBox={ "0 0 " ((own + theirs).max(1)) " 1" } preserveAspectRatio="none" {
                rect.(one) width=(own) height="1" {}
                rect.(other) x=(own) width=(theirs) height="1" {}
            }
            b.(other) { (theirs) }
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

/// How the battle would end, if nobody withdraws: the chance, how many ships would be left, what is risked and gained.
fn chances(scene: &Scene<'_, State>, odds: &Odds, encounter: &Encounter) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let units = encounter.units(view, encounter.seat);
    let hull: u32 = units.iter().filter(|unit| unit.own).map(|unit| u32::from(unit.left[2])).sum();
    let fires = encounter.firing(view, encounter.round);
    let pack = view.pack.pack();
    let facts = [
        (t!(lang, "x4t-odds-risk"), t!(lang, "x4t-odds-risked", n = mean(odds, lang), all = hull)),
        (t!(lang, "x4t-odds-gain"), names::words(pack, lang).program(*pack[encounter.group].reward)),
        (t!(lang, "x4t-odds-fire"), t!(lang, "x4t-odds-firing", own = fires[0], other = fires[1])),
        (
            t!(lang, "x4t-odds-time"),
            t!(lang, "x4t-odds-rounds", n = u32::from(ROUNDS.saturating_sub(encounter.round))),
        ),
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
