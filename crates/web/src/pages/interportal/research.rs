//! The technology tree: six areas, each technology with its price, who has it, and the bonus for the first.

use super::{hyphens, names, rail};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::press;
use crate::pages::components::{icon, icon_s, mark};
use engine::Seat;
use interportal::ids::{Area, Resource, Tech};
use interportal::{Books, State, Thing, View};
use maud::{Markup, html};

/// The drawer with all technologies.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        section.research.drw.pane.pane-board id="panel-research" role="tabpanel" aria-labelledby="tab-research"
            data-tabpanel="research" data-board="research" hidden[rail::open(scene) != "board"] {
            header.drh {
                h2 { (icon("research")) (t!(lang, "x4t-research")) }
                p {
                    @if let Some(seat) = scene.seat() {
                        b.c-res { (view.realms[seat].accounts[Resource::Research]) } " " (t!(lang, "x4t-research-have")) " · "
                    }
                    (icon_s("fame")) (t!(lang, "x4t-first-bonus"))
                }
            }
            div.lanes { @for area in Area::all() { (lane(scene, area)) } }
        }
    }
}

fn lane(scene: &Scene<'_, State>, area: Area) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let all: Vec<Tech> = Tech::all().filter(|tech| pack[*tech].area == area).collect();
    let n_owned =
        scene.seat().map(|seat| all.iter().filter(|tech| view.realms[seat].techs.has(**tech)).count());
    html! {
        div.lane {
            h3 {
                span { (names::title(names::name(&pack[area].name, lang))) }
                @if let Some(n) = n_owned { b { (n) "/" (all.len()) } }
            }
            ol { @for tech in &all { li.{ "d" (depth(view, *tech)) } { (technology(scene, *tech)) } } }
        }
    }
}

/// How many technologies of the same area come before it.
fn depth(view: &View, tech: Tech) -> u8 {
    let pack = view.pack.pack();
    let before = pack[tech].arrows_from.iter().filter(|from| pack[**from].area == pack[tech].area);
    before.map(|from| depth(view, *from) + 1).max().unwrap_or(0)
}

fn technology(scene: &Scene<'_, State>, tech: Tech) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let key = names::tech_key(tech);
    let press = press(scene.lit(&key), &key, scene.why(Thing::Tech(tech)));
    let owned = scene.seat().is_some_and(|seat| view.realms[seat].techs.has(tech));
    let owners: Vec<Seat> = view.realms.seats().filter(|seat| view.realms[*seat].techs.has(tech)).collect();
    let has_bonus = (pack[tech].bonus.is_some() || pack[tech].bonus_special.is_some()) && owners.is_empty();
    let price = scene
        .seat()
        .map_or(pack[tech].cost[Resource::Research], |seat| Books::open(view, seat).tech_cost(tech));
    let is_new =
        scene.before.is_some_and(|before| owners.iter().any(|seat| !before.realms[*seat].techs.has(tech)));
    html! {
        button.tech.can.owned[owned].is-lit[press.is_lit()].off[!owned && !press.is_lit()].is-changed[is_new] type="button"
            id=(key) data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            span.tn { (hyphens::with_breaks(&names::title(names::tech(pack, tech, lang)))) }
            @for seat in owners.iter().filter(|seat| scene.seat() != Some(**seat)) { (mark(seat.0 + 1)) }
            @if has_bonus { span.first { (icon_s("fame")) span.vh { (t!(lang, "x4t-bonus-open")) } } }
            @if owned { (icon_s("check")) span.vh { (t!(lang, "x4t-owned")) } }
            @else { b.price { (price) span.vh { " " (names::resource(Resource::Research, lang)) } } }
        }
    }
}
