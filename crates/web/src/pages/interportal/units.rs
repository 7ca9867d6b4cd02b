//! What a player can move: fleets with their ships, civil ships and armies, each with its place.

use super::{fleets, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::press::press;
use crate::pages::components::{icon, icon_s, seat_class};
use engine::{Index, Seat};
use interportal::ids::Ground;
use interportal::realm::{Mark, Marker};
use interportal::{Hex, State, Thing};
use maud::{Markup, html};

/// One line of the list.
struct Unit {
    key: String,
    thing: Thing,
    icon: &'static str,
    /// Hull points in the token of a fleet.
    hull: Option<u16>,
    name: String,
    place: Hex,
    /// Classes of ships or kinds of troops, each with its number.
    made_of: Vec<(String, usize)>,
    moved: bool,
    note: Option<String>,
}

/// The units of the viewer.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let all: Vec<Unit> =
        own_fleets(scene, seat).chain(ships(scene, seat)).chain(armies(scene, seat)).collect();
    let n_lit = all.iter().filter(|unit| scene.lit(&unit.key).next().is_some()).count();
    html! {
        section.units.panel.pane.pane-map aria-label=(t!(lang, "x4t-units")) data-board="units" {
            div.panel-head {
                h2 { (t!(lang, "x4t-units")) }
                @if n_lit > 0 { span.note { (t!(lang, "x4t-n-lit", n = n_lit)) } }
            }
            ul.unl {
                @for unit in &all { li { (line(scene, seat, unit)) } }
                @if all.is_empty() { li.none { (t!(lang, "x4t-no-units")) } }
            }
        }
    }
}

fn line(scene: &Scene<'_, State>, seat: Seat, unit: &Unit) -> Markup {
    let press = press(scene.lit(&unit.key), &unit.key, scene.why(unit.thing));
    html! {
        button.un.can.is-lit[press.is_lit()].(seat_class(seat.0 + 1)) type="button" id=(unit.key) data-key=(unit.key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            span.ui {
                @match unit.hull {
                    Some(hull) => svg.ftk viewBox="-11 -15 22 30" aria-hidden="true" {
                        path.own d="M0-14 10-6V13H-10V-6Z" {}
                        text.pt y="6" text-anchor="middle" { (hull) }
                    },
                    None => (icon(unit.icon)),
                }
            }
            span.ut {
                b { (unit.name) span.vh { ", " } }
                small {
                    @match &unit.note {
                        // An army aboard is where its fleet is.
                        Some(note) if matches!(unit.thing, Thing::Army(_)) => (names::title(note)),
                        Some(note) => { (names::place(unit.place)) ", " (note) },
                        None => (names::place(unit.place)),
                    }
                }
            }
            span.uc { @for (what, n) in &unit.made_of { span { span.vh { ", " } b { (n) } " " (what) } } }
            @if unit.moved { span.ud { (icon_s("check")) span.vh { ", " (t!(scene.lang, "x4t-moved")) } } }
        }
    }
}

fn own_fleets(scene: &Scene<'_, State>, seat: Seat) -> impl Iterator<Item = Unit> {
    let (view, lang) = (scene.view, scene.lang);
    let fleets = (0_u8..).zip(&view.realms[seat].fleets).filter_map(|(n, marker)| Some((n, (*marker)?)));
    fleets.map(move |(n, marker)| {
        let ships = fleets::ships(view, seat, n, scene.seat());
        let classes = fleets::classes(view.pack.pack(), &ships).into_iter();
        Unit {
            key: names::fleet_key(seat, n + 1),
            thing: Thing::Fleet(n + 1),
            icon: "fleet",
            hull: Some(ships.iter().map(|(_, ship)| u16::from(ship.hull)).sum()),
            name: names::fleet(n + 1, lang),
            place: marker.hex,
            made_of: classes.map(|(class, n)| (class.to_string(), n)).collect(),
            moved: has_moved(&marker),
            note: if marker.is_privateer() {
                Some(t!(lang, "x4t-privateer"))
            } else {
                marker.course.is(Mark::Cloaked).then(|| t!(lang, "x4t-cloaked"))
            },
        }
    })
}

fn has_moved(marker: &Marker) -> bool {
    marker.course.is(Mark::Moved)
}

/// Ships whose place is open.
fn ships(scene: &Scene<'_, State>, seat: Seat) -> impl Iterator<Item = Unit> {
    let (view, lang) = (scene.view, scene.lang);
    let ships =
        (1_u8..).zip(view.realms[seat].ships.iter()).filter_map(|(n, ship)| Some((n, ship, ship.at?)));
    ships.map(move |(n, ship, place)| {
        let card = fleets::hull(view.pack.pack(), ship.make);
        Unit {
            key: names::ship_key(seat, n),
            thing: Thing::Vessel(n),
            icon: fleets::icon(card),
            hull: None,
            name: names::title(names::name(&card.name, lang)),
            place,
            made_of: vec![],
            moved: ship.course.is(Mark::Moved),
            note: ship.course.is(Mark::Cloaked).then(|| t!(lang, "x4t-cloaked")),
        }
    })
}

fn armies(scene: &Scene<'_, State>, seat: Seat) -> impl Iterator<Item = Unit> {
    let (view, lang) = (scene.view, scene.lang);
    let armies = (0_u8..).zip(&view.realms[seat].armies).filter_map(|(n, marker)| Some((n, (*marker)?)));
    armies.map(move |(n, marker)| {
        let troops = view.hand.filter(|_| scene.seat() == Some(seat)).map(|hand| hand.troops.army(n));
        let kinds =
            Ground::all().map(|kind| (kind, troops.map_or(0, |troops| usize::from(troops[kind.at()]))));
        let name = |kind: Ground| names::name(&view.pack.pack()[kind].name, lang).to_owned();
        Unit {
            key: names::army_key(seat, n + 1),
            thing: Thing::Army(n + 1),
            icon: "troops",
            hull: None,
            name: t!(lang, "x4t-army", n = n + 1),
            place: marker.hex,
            made_of: kinds.filter(|(_, n)| *n > 0).map(|(kind, n)| (name(kind), n)).collect(),
            moved: has_moved(&marker),
            note: marker.aboard().map(|fleet| t!(lang, "x4t-aboard", n = fleet + 1)),
        }
    })
}
