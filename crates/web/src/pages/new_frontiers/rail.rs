//! The side rail: log, chat, the other empires, and how near the end is.

use super::names;
use crate::game::{Pane, Scene};
use crate::i18n::t;
use crate::pages::components::{amount, mark, meter, seat_class, tab};
use engine::Seat;
use maud::{Markup, html};
use new_frontiers::{Colony, State, query, score};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (lang, rail) = (scene.lang, scene.rail);
    html! {
        aside.rail.panel.pane.pane-log.pane-people aria-label=(t!(lang, "nf-rail")) {
            div.rail-head {
                div.tabs role="tablist" {
                    (tab("log", "log", &t!(lang, "nf-log"), rail.n_new, true))
                    (tab("chat", "chat", &t!(lang, "nf-chat"), 0, false))
                    (tab("empires", "people", &t!(lang, "nf-empires"), 0, false))
                }
            }
            div.scroll id="panel-log" role="tabpanel" aria-labelledby="tab-log" data-tabpanel="log" { (rail.log) }
            div.scroll id="panel-chat" role="tabpanel" aria-labelledby="tab-chat" data-tabpanel="chat" hidden { (rail.chat) }
            div.scroll id="panel-empires" role="tabpanel" aria-labelledby="tab-empires" data-tabpanel="empires" hidden {
                @for seat in scene.view.empires.seats().filter(|seat| scene.seat() != Some(*seat)) { (kept_opponent(scene, seat)) }
            }
            (ends(scene))
        }
    }
}

/// NF-165: the four ways the game can end.
fn ends(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, ends) = (&view.pack, view.pack.ends);
    let setup = pack.setups.iter().find(|setup| setup.players == view.empires.n_seats());
    let (colonists, pool) = setup.map_or((1, 1), |setup| (setup.colonist_pool, setup.vp_pool));
    let spaces = view.empires.iter().map(|(_, empire)| query::spaces(pack, empire)).max().unwrap_or(0);
    let colonies = view.empires.iter().map(|(_, empire)| empire.colonies().len()).max().unwrap_or(0);
    let of = |n: u8, all: u8| t!(lang, "nf-of", n = n, all = all);
    html! {
        div.meters #end-clock {
            (meter(&t!(lang, "nf-meter-colonists"), view.colonists.into(), colonists.into(),
                &view.colonists.to_string(), view.ending.colonists || view.colonists <= ends.colonists_left + 4))
            (meter(&t!(lang, "nf-meter-points"), view.vp_pool.into(), pool.into(), &view.vp_pool.to_string(),
                view.ending.points || view.vp_pool <= 8))
            (meter(&t!(lang, "nf-meter-developments"), spaces.into(), ends.development_spaces.into(),
                &of(spaces, ends.development_spaces), view.ending.developments || spaces + 3 >= ends.development_spaces))
            (meter(&t!(lang, "nf-meter-colonies"), colonies.into(), ends.colonies.into(),
                &of(colonies, ends.colonies), view.ending.colonies || colonies + 2 >= ends.colonies))
            @if view.ending.is_near() && !view.is_over() { p.last-round role="status" { (t!(lang, "nf-last-round")) } }
        }
    }
}

/// An opponent, drawn again only if the empire has changed.
fn kept_opponent(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let points = score::sheet(scene.view, seat).total();
    let inputs = (seat.0, &scene.view.empires[seat], points);
    scene.piece_lit_by("opponent", |_| false, &inputs, || opponent(scene, seat))
}

fn opponent(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let empire = &view.empires[seat];
    let points = score::sheet(view, seat).total();
    let military = query::permanent_strength(&view.pack, empire);
    html! {
        div.opp.(seat_class(seat.0 + 1)) data-rival=(seat.0 + 1) {
            div.row {
                (mark(seat.0 + 1)) b { (scene.names.of(seat)) } span.grow {}
                @if let Some(base) = scene.base {
                    a href={ (base) "/seats/" (seat) } data-drawer={ (base) "/seats/" (seat) } { (t!(lang, "nf-open-empire")) }
                }
            }
            div.line {
                (amount("credits", empire.credits.into(), &t!(lang, "nf-credits", n = empire.credits)))
                (amount("colonist", empire.colonists.into(), &t!(lang, "nf-colonists", n = empire.colonists)))
                (amount("mil", military.into(), &t!(lang, "nf-military", n = military)))
                (amount("vp", points.into(), &t!(lang, "points", n = points)))
            }
            div.mini aria-hidden="true" {
                @for colony in empire.colonies() { i.{ "k-" (kind(scene, seat, colony)) } {} }
                @for _ in empire.explored { i.ex {} }
            }
            div.mini aria-hidden="true" {
                @for development in empire.developments { i.sq.w[view.pack[development].large] {} }
            }
        }
    }
}

fn kind(scene: &Scene<'_, State>, seat: Seat, colony: Colony) -> &'static str {
    names::class_of(query::card(&scene.view.pack, &scene.view.empires[seat], colony))
}

/// The panes of a phone, each with the number of choices that wait there.
pub(super) fn panes(scene: &Scene<'_, State>) -> Vec<Pane> {
    let lang = scene.lang;
    let lit = |pane: &str| {
        scene.choices.iter().filter(|choice| pane_of(scene, choice.key.as_deref()) == pane).count() as u32
    };
    let pane = |name, icon, label, n_new| Pane { name, icon, label, n_lit: lit(name), n_new };
    vec![
        pane("board", "board", t!(lang, "nf-pane-actions"), 0),
        pane("map", "develop", t!(lang, "nf-pane-tiles"), 0),
        pane("mine", "colony", t!(lang, "nf-pane-mine"), 0),
        pane("log", "log", t!(lang, "nf-pane-log"), scene.rail.n_new),
    ]
}

/// The pane on which the piece `key` lies.
fn pane_of(scene: &Scene<'_, State>, key: Option<&str>) -> &'static str {
    let in_layout = |id: &str| scene.view.layout.iter().any(|world| world.id() == id);
    match key.and_then(|key| key.split_once('-')) {
        Some(("tile", _)) => "board",
        Some(("dev" | "goal" | "home", _)) => "map",
        Some(("world", id)) if in_layout(id) => "map",
        Some(_) => "mine",
        None => "",
    }
}
