//! The galaxy: a drawing that can be moved and zoomed, with every system as something one can press.

use super::chart::{Chart, outline};
use super::{battle, fleets, lanes, names, playback, rail, tactical, tile, tokens};
use crate::art::coordinate as c;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::press::{Press, press};
use crate::pages::components::{icon, icon_s, seat_class};
use interportal::action::Craft;
use interportal::state::Phase;
use interportal::{Decision, Hex, State, Thing};
use maud::{Markup, html};

/// The galaxy, with what lies over it.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let shown = |hex: &Hex| view.is_on_map(*hex) || is_lit(scene, *hex);
    let hexes: Vec<Hex> = Hex::all().filter(shown).collect();
    let (lit, other): (Vec<Hex>, Vec<Hex>) = hexes.iter().partition(|hex| is_lit(scene, **hex));
    let chart = Chart::of(&hexes);
    let (w, h) = chart.size();
    let home = view.realms[scene.seat().unwrap_or(view.first)].capital;
    html! {
        section.galmap.drw.pane.pane-map id="panel-galaxy" role="tabpanel" aria-labelledby="tab-galaxy"
            data-tabpanel="galaxy" hidden[rail::open(scene) != "map"] {
            div.sky-box #sky data-board="map" tabindex="0" role="group"
                aria-label=(t!(lang, "x4t-map-words", n = hexes.len(), lit = lit.len())) {
                div.pad {
                    svg.galaxy #galaxy viewBox={ "0 0 " (c(w)) " " (c(h)) } data-w=(c(w)) data-h=(c(h)) data-open="lit"
                        data-ship=(chart.at(home).text()) data-keep="style data-zoom" role="group"
                        aria-label=(t!(lang, "x4t-galaxy")) {
                        g.layer-systems { @for hex in &other { (system(scene, chart, *hex)) } }
                        g.layer-lit { @for hex in &lit { (system(scene, chart, *hex)) } }
                        g.layer-routes aria-hidden="true" { (lanes::routes(scene, chart)) }
                        g.layer-marks aria-hidden="true" {
                            @for hex in &hexes { (tokens::marks(scene, *hex, chart.at(*hex))) }
                            // Tokens reach over the edge of their hex, and names stay readable there.
                            @for hex in &hexes { (tokens::name(view, *hex, chart.at(*hex))) }
                        }
                    }
                }
            }
            (phases(scene))
            (layers(lang))
            (controls(lang))
            (battle::section(scene))
            (tactical::section(scene))
            // In a battle it is in the panel of the battle.
            @if !battle::is_fought(scene) { (playback::section(scene)) }
        }
    }
}

fn is_lit(scene: &Scene<'_, State>, hex: Hex) -> bool {
    pressed(scene, hex).is_lit()
}

/// What a press on a system does: the choices about it, or else about the only own fleet there that can be chosen.
fn pressed(scene: &Scene<'_, State>, hex: Hex) -> Press {
    let key = names::hex_key(hex);
    let why = scene.why(Thing::System(hex));
    let own = press(scene.lit(&key), &key, why.clone());
    let Some(seat) = scene.seat().filter(|_| !own.is_lit()) else { return own };
    let numbered = (1_u8..).zip(&scene.view.realms[seat].fleets);
    let here = numbered.filter(|(_, marker)| marker.is_some_and(|marker| marker.hex == hex));
    let mut lit = here.map(|(n, _)| names::fleet_key(seat, n)).filter(|key| scene.lit(key).next().is_some());
    match (lit.next(), lit.next()) {
        (Some(key), None) => press(scene.lit(&key), &key, why),
        _ => own,
    }
}

/// The system that the question is about.
fn asked(scene: &Scene<'_, State>) -> Option<Hex> {
    match scene.turn?.decision {
        Decision::Found(hex)
        | Decision::FoundWithEvents(hex)
        | Decision::ChooseYield(hex)
        | Decision::Berth(hex)
        | Decision::Regroup(hex)
        | Decision::Explore(hex)
        | Decision::PlacePlanet(hex, _)
        | Decision::CarryOut(hex)
        | Decision::Battle(hex, _)
        | Decision::Crown(hex)
        | Decision::LoseBuilding(hex) => Some(hex),
        Decision::War(asked) => asked.hex(),
        Decision::Move(Craft::Fleet(fleet), _) => {
            Some(scene.view.realms[scene.seat()?].fleets.get(usize::from(fleet)).copied().flatten()?.hex)
        }
        Decision::Move(Craft::Ship(ship), _) => {
            scene.view.realms[scene.seat()?].ships.get(usize::from(ship))?.at
        }
        _ => None,
    }
}

/// A system: its hex and its picture.
fn system(scene: &Scene<'_, State>, chart: Chart, hex: Hex) -> Markup {
    let view = scene.view;
    let key = names::hex_key(hex);
    let press = pressed(scene, hex);
    let is_lit = press.is_lit();
    let is_asked = asked(scene) == Some(hex);
    let control = view.controller(hex).map(|seat| seat_class(seat.0 + 1));
    let known = view.system(hex).kind.is_some();
    let is_changed = scene.before.is_some_and(|before| {
        before.system(hex) != view.system(hex)
            || before.colony_at(hex).map(|it| (it.seat, it.level))
                != view.colony_at(hex).map(|it| (it.seat, it.level))
    });
    html! {
        g.hx.lit[is_lit].is-lit[is_lit].ctl[control.is_some()].und[!known].danger[view.is_dangerous(hex)]
            .is-changed[is_changed].here[is_asked].(control.unwrap_or_default()) id=(key) data-key=(key) role="button" tabindex="-1"
            data-act=[press.act] data-group=[press.group] data-why=[press.why] aria-label=(label(scene, hex))
            transform=(chart.at(hex).moved()) {
            path.bg d=(outline(36.5)) {}
            (tile::art(view, hex))
            @if is_lit {
                path.ring d=(outline(34.0)) {}
                path.pip d="M0 -41l6 6-6 6-6-6Z" {}
            }
            @if is_asked && !is_lit { path.about d=(outline(34.0)) {} }
            @if is_changed { circle.new cx="0" cy="-30" r="4" {} }
        }
    }
}

/// What is in a system, in words.
fn label(scene: &Scene<'_, State>, hex: Hex) -> String {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let system = view.system(hex);
    let what = match (system.planet, tile::known(view, hex)) {
        (Some(planet), _) => names::name(&pack[planet].name, lang).to_owned(),
        (None, Some(kind)) => names::name(&pack[kind].name, lang).to_owned(),
        (None, None) => t!(lang, "x4t-unknown"),
    };
    let mut words = vec![names::place(hex).to_owned(), what];
    if let Some(colony) = view.colony_at(hex) {
        words.push(t!(lang, "x4t-colony-of", name = scene.names.of(colony.seat), n = colony.level));
    }
    if let Some(seat) = view.controller(hex) {
        words.push(t!(lang, "x4t-controlled", name = scene.names.of(seat)));
    }
    for seat in view.realms.seats() {
        let n = fleets::n_at(view, seat, hex);
        if n > 0 {
            words.push(t!(lang, "x4t-fleets-of", name = scene.names.of(seat), n = n));
        }
    }
    let n_privateers = view.privateers.iter().filter(|at| **at == hex).count();
    if n_privateers > 0 {
        words.push(t!(lang, "x4t-privateers", n = n_privateers));
    }
    if view.closed.contains(&hex) {
        words.push(t!(lang, "x4t-route-closed"));
    }
    if let Some(hull) = fleets::neutral_hull(view, hex) {
        words.push(t!(lang, "x4t-neutral", n = hull));
    }
    if let Some(seat) = system.blockade {
        words.push(t!(lang, "x4t-blockade", name = scene.names.of(seat)));
    }
    words.join(", ")
}

/// The phases of the round, and which one is played.
fn phases(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let now = scene.view.phase();
    html! {
        ol.phases aria-label=(t!(lang, "x4t-phases")) {
            @for phase in Phase::ALL {
                @let is_done = (phase as u8) < now as u8;
                li.done[is_done].now[phase == now] aria-current=[(phase == now).then_some("step")] {
                    @if is_done { (icon_s("check")) }
                    span { (names::phase(phase, lang)) }
                }
            }
        }
    }
}

/// What can be shown or left out; the style sheet follows the boxes.
fn layers(lang: Lang) -> Markup {
    let all = [
        ("control", "colony", t!(lang, "x4t-layer-control")),
        ("routes", "route", t!(lang, "x4t-layer-routes")),
        ("agents", "network", t!(lang, "x4t-layer-agents")),
        ("names", "help", t!(lang, "x4t-layer-names")),
    ];
    html! {
        fieldset.layers {
            legend.vh { (t!(lang, "x4t-layers")) }
            @for (name, glyph, label) in &all {
                label.chip title=(label) {
                    input.vh type="checkbox" id={ "layer-" (name) } aria-label=(label) checked data-keep="checked";
                    (icon_s(glyph)) span { (label) }
                }
            }
        }
    }
}

fn controls(lang: Lang) -> Markup {
    let buttons = [
        ("in", "plus", t!(lang, "x4t-zoom-in")),
        ("out", "minus", t!(lang, "x4t-zoom-out")),
        ("ship", "centre", t!(lang, "x4t-zoom-home")),
        ("fit", "fit", t!(lang, "x4t-zoom-fit")),
    ];
    html! {
        div.mapctl.zoom data-key="zoom" {
            @for (does, glyph, label) in &buttons {
                button.btn.btn-icon type="button" data-zoom-by=(does) aria-label=(label) { (icon(glyph)) }
            }
        }
    }
}
