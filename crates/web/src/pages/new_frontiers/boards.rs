//! The two development boards, and the layout of worlds while Explore is executed.

use super::hyphens::with_breaks;
use super::{goals, names, text, world};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{cost, icon, mark, points, sprite_url};
use crate::pages::once::{self, Once};
use engine::{Index, Seat};
use maud::{Markup, html};
use new_frontiers::cards::{Place, Points};
use new_frontiers::ids::Development;
use new_frontiers::{Action, State, Thing, query};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.devs.pane.pane-map aria-label=(t!(lang, "nf-boards")) {
            (homes(scene))
            @if !scene.view.layout.is_empty() { (layout(scene)) }
            @if !scene.view.drawn.is_empty() { (goals::drawn(scene)) }
            div.panel {
                div.panel-head { h2 { (t!(lang, "nf-small")) } span.note { (t!(lang, "nf-bars")) } }
                (grid(scene, false))
            }
            div.panel {
                div.panel-head { h2 { (t!(lang, "nf-large")) } }
                (grid(scene, true))
            }
        }
    }
}

/// The open faces of one board.
fn grid(scene: &Scene<'_, State>, large: bool) -> Markup {
    html! {
        div.devgrid.large[large] data-board=(if large { "large" } else { "small" }) {
            (kept_tiles(scene, large))
        }
    }
}

/// The tiles of a board, which are drawn again only if something has changed of what they show.
fn kept_tiles(scene: &Scene<'_, State>, large: bool) -> Markup {
    let (view, pack) = (scene.view, &scene.view.pack);
    // What a tile costs the viewer is said only where it can be chosen.
    let lit = scene.choices.iter().filter_map(|choice| choice.key.as_deref());
    let lit: Vec<&str> = lit.filter(|key| key.starts_with(names::DEVELOPMENT)).collect();
    let price = |face: Development| {
        let seat = scene.seat().filter(|_| !lit.is_empty())?;
        let is_lit = lit.contains(&names::development_key(face).as_str());
        is_lit.then(|| query::develop_cost(pack, &view.empires[seat], face, view.selects(seat)))
    };
    let tile = |face: Development| {
        (face, view.stock[face.at()], price(face), scene.before.map(|before| before.stock[face.at()]))
    };
    let here: Vec<_> = view.faces.iter().filter(|face| pack[*face].large == large).map(tile).collect();
    let owned: Vec<_> = view.empires.iter().map(|(_, empire)| empire.developments).collect();
    let draw = || html! { @for face in faces(scene, large) { (tile_of(scene, face)) } };
    scene.piece_lit_by("boards", |key| key.starts_with(names::DEVELOPMENT), &(here, owned), draw)
}

/// NF-031: the two sides of one's own mat, while one of them is chosen.
fn homes(scene: &Scene<'_, State>) -> Markup {
    let offered: Vec<_> = scene
        .choices
        .iter()
        .filter_map(|choice| match choice.line.parse() {
            Ok(Action::Home(home)) => Some(home),
            _ => None,
        })
        .collect();
    html! {
        @if !offered.is_empty() {
            div.layout.homes.panel {
                div.panel-head { h2 { (t!(scene.lang, "nf-home-sides")) } }
                div.worlds data-board="homes" { @for home in offered { (world::home(scene, home)) } }
            }
        }
    }
}

/// NF-076: the worlds that can be taken, laid over the boards so that nothing else moves.
pub(super) fn layout(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        div.layout.panel {
            div.panel-head {
                h2 { (t!(lang, "nf-layout")) }
                span.note { (t!(lang, "nf-layout-note", n = scene.view.layout.len())) }
            }
            div.worlds data-board="layout" {
                @for world in scene.view.layout { (world::laid_out(scene, world)) }
            }
        }
    }
}

/// The tiles with these names, as far as they lie open.
pub(super) fn some(scene: &Scene<'_, State>, names: &[&str]) -> Vec<Markup> {
    let found =
        names.iter().filter_map(|name| scene.view.faces.iter().find(|face| face.to_string() == *name));
    found.map(|face| tile_of(scene, face)).collect()
}

/// The open faces of one board, by column and row as the stacks lie.
fn faces(scene: &Scene<'_, State>, large: bool) -> Vec<Development> {
    let pack = &scene.view.pack;
    let mut faces: Vec<_> = scene.view.faces.iter().filter(|face| pack[*face].large == large).collect();
    faces.sort_by_key(|face| {
        let Place { row, column, .. } = pack[*face].place;
        (row, column)
    });
    faces
}

fn tile_of(scene: &Scene<'_, State>, face: Development) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (&view.pack, &view.pack[face]);
    let key = names::development_key(face);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Development(face)));
    let left = view.stock[face.at()];
    let owners: Vec<Seat> =
        view.empires.seats().filter(|seat| view.empires[*seat].developments.has(face)).collect();
    let mine = scene.seat().is_some_and(|seat| owners.contains(&seat));
    let price = scene
        .seat()
        .map_or(card.cost, |seat| query::develop_cost(pack, &view.empires[seat], face, view.selects(seat)));
    let changed = scene.before.is_some_and(|before| before.stock[face.at()] != left);
    let in_all = if card.large { 1 } else { left + owners.len() as u8 };
    html! {
        button.tile.dev.can.gone[left == 0].mine-has[mine].is-lit[press.is_lit()].is-changed[changed] type="button"
            id=(key) data-key=(key) data-act=[press.act.as_deref()] data-group=[press.group.as_deref()] data-why=[press.why.as_deref()] {
            (FRONTS.get(key_of(scene, face), || front(scene, face)))
            span.name { (NAMES.get(key_of(scene, face), || html! { (names::on_tile(&card.name, lang)) })) @if price < card.cost && press.is_lit() {
                " " small.now-cost { (t!(lang, "nf-now-cost", n = price)) }
            } }
            (POWERS.get(key_of(scene, face), || power(scene, face)))
            span.meta {
                @for seat in owners { (mark(seat.0 + 1)) span.vh { (scene.names.of(seat)) } }
                @if !card.large {
                    span.left { span.vh { (t!(lang, "nf-left", n = left)) }
                        @for i in 0..in_all { i.on[i < left] aria-hidden="true" {} }
                    }
                }
            }
        }
    }
}

/// A development in a language: the pack, the tile, the language.
type Key = (usize, Development, u8);

static FRONTS: Once<Key> = Once::new();
static NAMES: Once<Key> = Once::new();
static POWERS: Once<Key> = Once::new();

fn key_of(scene: &Scene<'_, State>, face: Development) -> Key {
    (once::of_pack(scene.view.pack.pack()), face, scene.lang as u8)
}

/// The watermark and the printed cost.
fn front(scene: &Scene<'_, State>, face: Development) -> Markup {
    html! {
        svg.wm aria-hidden="true" { use href=(sprite_url(theme(scene, face))) {} }
        (cost(scene.lang, scene.view.pack[face].cost.into()))
    }
}

/// The printed points and powers.
fn power(scene: &Scene<'_, State>, face: Development) -> Markup {
    let (pack, lang) = (&scene.view.pack, scene.lang);
    html! {
        (points(lang, printed(&pack[face].points)))
        span.power { (icon(theme(scene, face))) span { (with_breaks(&text::development(pack, face, lang))) } }
    }
}

/// The icon of the first action that the powers of a development belong to.
pub(super) fn theme(scene: &Scene<'_, State>, face: Development) -> &'static str {
    let first = scene.view.pack[face].powers.first();
    first.map_or("vp", |power| world::phase_icon(power.phase()))
}

/// Printed points; none where the tile counts at the end.
pub(super) fn printed(points: &Points) -> Option<i64> {
    match points {
        Points::Printed(vp) => Some(i64::from(*vp)),
        Points::Scored(_) => None,
    }
}
