//! The side rail: missions and challenges; rivals, log and chat behind tabs; and the panes of a phone.

use super::{course, gauges, market, names};
use crate::game::{Choice, Pane, Scene};
use crate::i18n::{Lang, t};
use crate::pages::components::{amount, icon, mark, points, seat_class, tab};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::ids::{Dial, Source};
use merchant_of_venus::query::Progress;
use merchant_of_venus::{State, Thing};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    html! {
        @if let Some(seat) = scene.seat() { (missions(scene, seat)) }
        (deck(scene))
    }
}

/// Open missions and, in the solo game, the challenges.
fn missions(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, merchant) = (view.pack.pack(), &view.merchants[seat]);
    let done = merchant.done.len();
    html! {
        section.missions.panel.pane.pane-mine aria-label=(t!(lang, "mv-missions")) data-board="missions" {
            div.panel-head { h2 { (t!(lang, "mv-missions")) } @if done > 0 { span.note { (t!(lang, "mv-n-done", n = done)) } } }
            div.msn {
                @for open in merchant.missions.iter() {
                    (task(scene, Source::Mission(open.mission), Some(pack[open.mission].fame.into()), ""))
                }
                @for trial in view.trials.iter() {
                    @let card = &pack[trial.challenge];
                    @let class = match trial.met { Some(true) => "met", Some(false) => "missed", None => "" };
                    (task(scene, Source::Challenge(trial.challenge), Some(card.fame.into()), class))
                }
            }
        }
    }
}

fn task(scene: &Scene<'_, State>, source: Source, fame: Option<i64>, class: &str) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let key = names::card_key(source);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Card(source)));
    let progress =
        scene.seat().and_then(|seat| scene.view.progress(seat, source)).filter(|_| class.is_empty());
    html! {
        button.task.can.(class).counted[progress.is_some()].is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            @if let Some(it) = progress { (gauges::part(it.have.min(it.want), it.want)) }
            b { (names::source(pack, source, lang)) }
            (points(lang, fame))
            span {
                (names::speaker(pack, lang).card(source))
                @if let Some(it) = progress { span.so-far { " " (so_far(it, lang)) } }
                @if class == "met" { span.ok { " ✓ " (t!(lang, "mv-met")) } }
                @if class == "missed" { span.bad { " " (t!(lang, "mv-missed")) } }
            }
        }
    }
}

/// How far a goal is met, in words, and since when it counts.
fn so_far(progress: Progress, lang: Lang) -> String {
    let since = match progress.before {
        None => String::new(),
        Some(0) => format!(" {}", t!(lang, "mv-counts-all")),
        Some(n) => format!(" {}", t!(lang, "mv-counts-since", n = n)),
    };
    t!(lang, "mv-so-far", n = progress.have.min(progress.want), all = progress.want) + &since
}

fn rivals(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        h2.vh { (t!(lang, "mv-rivals")) }
        div.rivals data-board="rivals" {
            @for seat in scene.view.merchants.seats().filter(|seat| scene.seat() != Some(*seat)) { (kept_rival(scene, seat)) }
        }
    }
}

/// A rival, drawn again only if the merchant has changed.
fn kept_rival(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    scene.piece("rival", &(seat.0, &scene.view.merchants[seat]), || rival(scene, seat))
}

fn rival(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, it) = (view.pack.pack(), &view.merchants[seat]);
    let level = view.level(seat);
    html! {
        div.rival.(seat_class(seat.0 + 1)) {
            (mark(seat.0 + 1))
            span { b { (scene.names.of(seat)) } " " (t!(lang, "mv-level-short", n = level)) }
            @match scene.base {
                Some(base) => a.val href={ (base) "/seats/" (seat) } data-drawer={ (base) "/seats/" (seat) } { (names::place(pack, it.ship, lang)) },
                None => span.val { (names::place(pack, it.ship, lang)) },
            }
            span.cg {
                @for good in it.kinds() { @for _ in 0..it.goods[good.at()] { (market::asks(scene, good)) } }
                @for _ in it.passengers { span.passtk.s { (icon("passenger")) } }
                span.grow {}
                span.stats {
                    (amount("laser", it.dials[Dial::Laser.at()].into(), &t!(lang, "mv-laser")))
                    (amount("shield", it.dials[Dial::Shield.at()].into(), &t!(lang, "mv-shield")))
                    (amount("pilot", pack[it.face].skill.into(), &t!(lang, "mv-pilot-word")))
                    (amount("infamy", it.infamy.into(), &t!(lang, "mv-infamy", n = it.infamy)))
                }
            }
            @for open in it.missions.iter() {
                @let source = Source::Mission(open.mission);
                @let key = names::card_key(source);
                @let press = names::press(scene.lit(&key), &key, scene.why(Thing::Card(source)));
                button.theirs.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
                    data-group=[press.group] data-why=[press.why] {
                    (icon("mission")) (names::source(pack, source, lang))
                }
            }
        }
    }
}

/// Rivals, log and chat in one place, so that each of them is in sight or one press away in low windows, too.
fn deck(scene: &Scene<'_, State>) -> Markup {
    let (lang, rail) = (scene.lang, scene.rail);
    // Who watches has all ships below the map.
    let has_rivals = scene.seat().is_some() && scene.view.merchants.n_seats() > 1;
    // A question about the missions of others brings their panel to the front, everything else that says "log" the log.
    let n_lit = scene.choices.iter().filter(|choice| pane_of(choice) == "log").count() as u32;
    html! {
        aside.rail.panel.pane.pane-log aria-label=(t!(lang, "mv-rail")) {
            div.rail-head {
                div.tabs role="tablist" {
                    @if has_rivals { (tab("rivals", "people", &t!(lang, "mv-rivals"), n_lit, true)) }
                    (tab("log", "log", &t!(lang, "mv-log"), rail.n_new, !has_rivals))
                    (tab("chat", "chat", &t!(lang, "mv-chat"), 0, false))
                }
            }
            @if has_rivals {
                div.scroll.pane-log[n_lit > 0] id="panel-rivals" role="tabpanel" aria-labelledby="tab-rivals" data-tabpanel="rivals" { (rivals(scene)) }
            }
            div.scroll.pane-log[n_lit == 0] id="panel-log" role="tabpanel" aria-labelledby="tab-log" data-tabpanel="log" hidden[has_rivals] { (rail.log) }
            div.scroll id="panel-chat" role="tabpanel" aria-labelledby="tab-chat" data-tabpanel="chat" hidden { (rail.chat) }
        }
    }
}

/// The panes of a phone, each with the number of choices that wait there.
pub(super) fn panes(scene: &Scene<'_, State>) -> Vec<Pane> {
    let lang = scene.lang;
    let n_courses = course::offered(scene, &course::planned(scene)).len();
    let lit = |pane: &str| {
        let n_lit = scene.choices.iter().filter(|choice| pane_of(choice) == pane).count();
        if pane == "map" { n_lit.max(n_courses) as u32 } else { n_lit as u32 }
    };
    let pane = |name, icon, label, n_new| Pane { name, icon, label, n_lit: lit(name), n_new };
    vec![
        pane("map", "map", t!(lang, "mv-pane-map"), 0),
        pane("board", "trade", t!(lang, "mv-pane-market"), 0),
        pane("mine", "ship-2", t!(lang, "mv-pane-ship"), 0),
        pane("log", "log", t!(lang, "mv-pane-log"), scene.rail.n_new),
    ]
}

/// The pane on which the piece of a choice lies; none for what stands only in the bar.
fn pane_of(choice: &Choice) -> &'static str {
    let Some((kind, _)) = choice.key.as_deref().and_then(|key| key.split_once('-')) else { return "" };
    let verb = choice.line.split(' ').next();
    match (kind, verb) {
        ("space" | "system" | "pilot" | "way", _) | (_, Some("keep" | "exchange")) => "map",
        ("offer" | "sale", _) | (_, Some("take")) => "board",
        (_, Some("swap")) => "log",
        _ => "mine",
    }
}
