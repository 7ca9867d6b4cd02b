//! The side rail: log, chat, the other factions and, with the variant, the display; and the panes of a phone.

use super::{offer, threat};
use crate::game::{Pane, Scene};
use crate::i18n::t;
use crate::pages::components::{amount, mark, seat_class, tab};
use beyond_the_sun::ids::{Leader, Place};
use beyond_the_sun::{State, score, tableau};
use engine::Seat;
use maud::{Markup, html};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (lang, rail) = (scene.lang, scene.rail);
    let (display, solo) = (scene.view.display, scene.view.is_solo());
    html! {
        aside.rail.panel.pane.pane-log.pane-people aria-label=(t!(lang, "bts-rail")) {
            div.rail-head {
                div.tabs role="tablist" {
                    @if solo { (tab("anarchists", "pirate", &t!(lang, "bta-tab"), 0, true)) }
                    (tab("log", "log", &t!(lang, "bts-log"), rail.n_new, !solo))
                    (tab("chat", "chat", &t!(lang, "bts-chat"), 0, false))
                    @if !solo { (tab("factions", "people", &t!(lang, "bts-factions"), 0, false)) }
                    @if display { (tab("display", "research", &t!(lang, "bts-display-tab"), 0, false)) }
                }
            }
            @if solo {
                div.scroll id="panel-anarchists" role="tabpanel" aria-labelledby="tab-anarchists" data-tabpanel="anarchists" {
                    (threat::account(scene))
                }
            }
            div.scroll id="panel-log" role="tabpanel" aria-labelledby="tab-log" data-tabpanel="log" hidden[solo] { (rail.log) }
            div.scroll id="panel-chat" role="tabpanel" aria-labelledby="tab-chat" data-tabpanel="chat" hidden { (rail.chat) }
            @if !solo { div.scroll id="panel-factions" role="tabpanel" aria-labelledby="tab-factions" data-tabpanel="factions" hidden {
                @for seat in scene.view.tableaus.seats().filter(|seat| scene.seat() != Some(*seat)) { (opponent(scene, seat)) }
            } }
            @if display {
                div.scroll id="panel-display" role="tabpanel" aria-labelledby="tab-display" data-tabpanel="display" hidden {
                    (offer::display(scene))
                }
            }
        }
    }
}

fn opponent(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let it = &view.tableaus[seat];
    let points = score::sheet(view, seat).total();
    let strength = tableau::strength(it.fleet());
    html! {
        div.opp.(seat_class(seat.0 + 1)) {
            div.row {
                (mark(seat.0 + 1)) b { (scene.names.of(seat)) } span.grow {}
                @if let Some(base) = scene.base {
                    a href={ (base) "/seats/" (seat) } data-drawer={ (base) "/seats/" (seat) } { (t!(lang, "bts-open-faction")) }
                }
            }
            div.line {
                (amount("vp", points.into(), &t!(lang, "points", n = points)))
                (amount("ore", it.ore.into(), &t!(lang, "bts-ore", n = it.ore)))
                (amount("pop", it.pop.into(), &t!(lang, "bts-pop", n = it.pop)))
                (amount("mil", strength.into(), &t!(lang, "bts-strength", n = strength)))
            }
            p.muted.small {
                (t!(lang, "bts-opponent", techs = it.researched.len() + it.private.len(), colonies = it.colonies.len(),
                    places = view.controlled(seat).len(), automation = it.n_automated()))
            }
        }
    }
}

/// The panes of a phone, each with the number of choices that wait there.
pub(super) fn panes(scene: &Scene<'_, State>) -> Vec<Pane> {
    let lang = scene.lang;
    let is_drafting = !scene.view.offered.is_empty();
    let lit = |pane: &str| {
        scene.choices.iter().filter(|choice| pane_of(choice.key.as_deref(), is_drafting) == pane).count()
            as u32
    };
    let pane = |name, icon, label, n_new| Pane { name, icon, label, n_lit: lit(name), n_new };
    vec![
        pane("board", "research", t!(lang, "bts-pane-research"), 0),
        pane("map", "map", t!(lang, "bts-pane-space"), 0),
        pane("mine", "people", t!(lang, "bts-pane-mine"), 0),
        match scene.view.is_solo() {
            true => pane("log", "pirate", t!(lang, "bta-tab"), scene.rail.n_new),
            false => pane("log", "log", t!(lang, "bts-pane-log"), scene.rail.n_new),
        },
    ]
}

/// The pane on which the piece `key` lies.
fn pane_of(key: Option<&str>, is_drafting: bool) -> &'static str {
    let Some((kind, rest)) = key.and_then(|key| key.split_once('-')) else { return "" };
    let is_place = || Place::ALL.iter().any(|place| rest.ends_with(place.id()));
    let is_leader = || rest.rsplit_once('-').is_some_and(|(holder, _)| Leader::from_id(holder).is_some());
    match kind {
        "leader" if is_drafting => "board",
        "space" if is_leader() => "mine",
        "space" | "slot" | "tech" | "system" | "mat" => "board",
        "place" | "achievement" => "map",
        "ship" if is_place() => "map",
        _ => "mine",
    }
}
