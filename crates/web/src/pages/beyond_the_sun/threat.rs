//! The anarchists of the solo game: threat track and target, what ends the game, and their turn step by step.

use super::{events, names, news, opening};
use crate::game::{Names, Scene};
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s};
use beyond_the_sun::anarchists::Until;
use beyond_the_sun::cards::Pack;
use beyond_the_sun::effect::Condition;
use beyond_the_sun::{ANARCHISTS, Anarchists, Deed, Event, State, View, solo_result};
use engine::{Index, Seat};
use maud::{Markup, html};

/// The seat of the one who plays alone.
const PLAYER: Seat = Seat(0);

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let Some(anarchists) = &view.anarchists else { return html! {} };
    html! {
        section.goals.threat.panel.pane.pane-map aria-label=(t!(lang, "bta-track")) {
            div.panel-head {
                h2 { (t!(lang, "bta-track")) }
                span.note { (opening::difficulty(anarchists.difficulty, lang)) }
                @if let Some(result) = solo_result(view) {
                    span.note data-key="margin" { (t!(lang, "bta-margin", own = result.player.total(), theirs = result.anarchists.total())) }
                }
                (news::last(scene))
            }
            (track(view, lang))
            p.aim { (icon_s("centre")) span { (aim(view, anarchists, lang)) } }
            (bans(anarchists, lang))
        }
    }
}

/// The fields from left to right: a marker, or the system that a free field points at.
fn track(view: &View, lang: Lang) -> Markup {
    let targets = &view.pack.pack().solo.track.targets;
    let last = targets.len() as u8 - 1;
    let free = (0..=last).rev().find(|field| view.markers_on(*field) == 0);
    html! {
        ol.fields data-board="threat" {
            @for (field, place) in (0..).zip(targets) {
                @let n = view.markers_on(field);
                li.field.on[n > 0].now[free == Some(field)].last[field == last] data-key={ "threat-" (field) } {
                    @if n > 0 {
                        i.disc aria-hidden="true" { @if n > 1 { (n) } }
                        span.vh { (t!(lang, "bta-field-marker", n = n)) }
                    }
                    span.to { (place.id().to_uppercase()) }
                }
            }
        }
    }
}

/// BTA-039: where they jump to, and how many markers are left.
fn aim(view: &View, anarchists: &Anarchists, lang: Lang) -> String {
    let left = t!(lang, "bta-left", n = anarchists.markers, beside = anarchists.beside);
    match view.target().filter(|_| !view.is_over()) {
        Some(place) => {
            format!("{} {left}", t!(lang, "bta-target", it = names::place(view, place, lang)))
        }
        None => left,
    }
}

/// BTA-064, BTA-065: what their cards forbid in this turn.
fn bans(anarchists: &Anarchists, lang: Lang) -> Markup {
    let bans = anarchists.bans;
    let all = [
        bans.colonise.then(|| t!(lang, "bta-ban-colonise")),
        bans.research.then(|| t!(lang, "bta-ban-research")),
        bans.jumps.map(|n| t!(lang, "bta-ban-jumps", n = n)),
    ];
    html! { @for ban in all.iter().flatten() { p.ban { (icon_s("lock")) (ban) } } }
}

/// BTA-070 to BTA-072: a condition that ends the game after the player's turn, with how far it is.
fn end(view: &View, condition: Condition, lang: Lang) -> Markup {
    let pack = view.pack.pack();
    let parts: Vec<String> =
        condition.comparisons().map(|it| format!("{}/{}", view.count(PLAYER, it.count), it.number)).collect();
    html! {
        li.end-way { span { (names::words(pack, lang).condition(condition)) } b { (parts.join(" · ")) } }
    }
}

/// The panel of the rail: what comes next if their top card lies open, and their last turn.
pub(super) fn account(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let Some(anarchists) = &view.anarchists else { return html! {} };
    let turn = last_turn(scene.told);
    html! {
        div.account {
            @if let Some(next) = view.anarchists_next().filter(|_| !view.is_over()) {
                h3 { (t!(lang, "bta-next")) }
                p.muted.small { (t!(lang, "bta-next-note")) }
                (steps(scene, pack, next.events.iter(), "next"))
                @match next.until {
                    Until::End => {}
                    Until::Hidden => { p.muted.small { (t!(lang, "bta-until-hidden")) } }
                    Until::Choice => { p.muted.small { (t!(lang, "bta-until-choice")) } }
                }
            }
            @if !turn.is_empty() {
                h3 { (t!(lang, "bta-last-turn")) }
                (steps(scene, pack, turn.iter(), "last"))
            }
            p.muted.small { (t!(lang, "bta-deck", n = view.n_anarchist_actions + anarchists.top.len() as u8, discards = anarchists.discards.len())) }
            h3 { (t!(lang, "bta-ends")) }
            ul.ends { @for condition in &pack.solo.ends { (end(view, *condition, lang)) } }
            (holdings(scene))
        }
    }
}

/// What happened since their last turn began, up to the next turn of the player. The first one comes with the choice
/// of a mat and is shown like any other.
fn last_turn(told: &[Event]) -> &[Event] {
    let began = |seat: Seat| move |event: &Event| *event == Event::TurnBegan(seat);
    let turn = told.iter().rposition(began(ANARCHISTS)).map_or(&[][..], |n| &told[n + 1..]);
    &turn[..turn.iter().position(began(PLAYER)).unwrap_or(turn.len())]
}

fn steps<'e>(
    scene: &Scene<'_, State>,
    pack: &Pack,
    told: impl Iterator<Item = &'e Event>,
    key: &str,
) -> Markup {
    let player = Names::new(vec![scene.names.of(PLAYER).to_owned()]);
    html! {
        ol.steps {
            @for (n, event) in told.filter(|event| !matches!(event, Event::RoundBegan(_) | Event::TurnBegan(_))).enumerate() {
                @if let Some(line) = events::line(event, pack, &player, true, scene.lang) {
                    @let (class, glyph) = look(event);
                    li.(class) data-key={ (key) "-" (n) } {
                        @if let Some(glyph) = glyph { (icon(glyph)) }
                        span { (line) }
                    }
                }
            }
        }
    }
}

/// The look of a step of the report: a card, a row of it, what was done or skipped, and the result.
fn look(event: &Event) -> (&'static str, Option<&'static str>) {
    match event {
        Event::Anarchists(Deed::Drew(..)) => ("card", Some("log")),
        Event::Anarchists(Deed::Row(..)) => ("row", None),
        Event::Anarchists(Deed::Skipped(..)) => ("skip", Some("close")),
        Event::Anarchists(Deed::RowFailed) => ("none", None),
        Event::Anarchists(Deed::Did(_)) => ("did", Some("check")),
        Event::Anarchists(Deed::TurnedEvent(..)) => ("then", Some("event")),
        _ => ("then", None),
    }
}

/// What they have: technologies, colonies, places, strength in Deep Space.
fn holdings(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let it = &view.tableaus[ANARCHISTS];
    let colonies: Vec<&str> = it.systems().map(|system| names::system(pack, system, lang)).collect();
    let places: Vec<String> =
        view.controlled(ANARCHISTS).iter().map(|place| names::place(view, place, lang)).collect();
    let deep = it.strength(beyond_the_sun::ids::Place::DeepSpace);
    let slots: Vec<String> = it.researched.iter().map(|slot| names::slot_code(pack, slot)).collect();
    let none = || t!(lang, "bta-none");
    let or_none = |list: Vec<String>| if list.is_empty() { none() } else { list.join(", ") };
    html! {
        h3 { (t!(lang, "bta-have")) }
        dl.haves {
            dt { (t!(lang, "bta-have-techs")) } dd { (or_none(slots)) }
            dt { (t!(lang, "bta-have-colonies")) } dd { (or_none(colonies.into_iter().map(str::to_owned).collect())) }
            dt { (t!(lang, "bta-have-places")) } dd { (or_none(places)) }
            dt { (t!(lang, "bta-have-deep")) } dd { (deep) }
        }
    }
}

/// Whether a place is where they jump to next.
pub(super) fn is_target(view: &View, place: beyond_the_sun::ids::Place) -> bool {
    view.target() == Some(place) && !view.is_over() && view.systems[place.at()].is_some()
}
