//! The order track and the seven action tiles.

use super::names;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, mark, seat_class};
use engine::{Index, Seat};
use maud::{Markup, html};
use new_frontiers::ids::Tile;
use new_frontiers::{State, Thing, View};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.acts.pane.pane-board aria-label=(t!(lang, "nf-actions")) {
            (order(scene))
            div.actions data-board="tiles" {
                @for tile in tiles(scene.view) { (action_tile(scene, tile)) }
            }
        }
    }
}

/// The tiles in the order one would teach them; the last one has two sides (NFG-001).
fn tiles(view: &View) -> [Tile; 7] {
    let last = if view.goals.is_some() { Tile::Goals } else { Tile::Isolation };
    [Tile::Develop, Tile::Settle, Tile::Explore, Tile::Produce, Tile::TradeConsume, Tile::Envoys, last]
}

fn order(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let n_done = usize::from(view.n_selected);
    let selecting = view.underway().is_some();
    html! {
        div.order.panel #order {
            h2 { (t!(lang, "nf-order")) }
            ol {
                @for (i, seat) in view.discs.iter().enumerate() {
                    @if i == n_done { li.gap aria-hidden="true" {} }
                    li.(seat_class(seat.0 + 1)).half[i == n_done && selecting].done[i < n_done]
                        data-key={ "disc-" (nth_disc(view, i)) } {
                        (mark(seat.0 + 1)) span.vh { (disc_words(scene, i, *seat)) }
                    }
                }
                @if n_done >= view.discs.len() { li.gap aria-hidden="true" {} }
            }
            p { (situation(scene)) }
        }
    }
}

/// Discs of the same colour are told apart by their number, so that each glides as itself.
fn nth_disc(view: &View, at: usize) -> String {
    let seat = view.discs[at];
    let before = view.discs[..at].iter().filter(|other| **other == seat).count();
    format!("{seat}-{before}")
}

fn disc_words(scene: &Scene<'_, State>, at: usize, seat: Seat) -> String {
    let name = scene.names.of(seat);
    if at < usize::from(scene.view.n_selected) {
        t!(scene.lang, "nf-disc-done", name = name)
    } else {
        t!(scene.lang, "nf-disc-waits", name = name)
    }
}

/// Who selected and when the viewer's turn comes.
fn situation(scene: &Scene<'_, State>) -> String {
    let (view, lang) = (scene.view, scene.lang);
    let Some(underway) = view.underway() else {
        let next = view.discs.get(usize::from(view.n_selected)).map(|seat| scene.names.of(*seat));
        return next.map_or_else(String::new, |name| t!(lang, "nf-selects-now", name = name));
    };
    let Some(selector) = underway.order.first() else { return String::new() };
    let name = scene.names.of(*selector);
    let mine = scene.seat().and_then(|seat| underway.order.iter().position(|other| *other == seat));
    match mine {
        Some(0) => t!(lang, "nf-you-selected"),
        Some(place) => t!(lang, "nf-selected-you-act", name = name, place = place + 1),
        None => t!(lang, "nf-selected", name = name),
    }
}

fn action_tile(scene: &Scene<'_, State>, tile: Tile) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let key = names::tile_key(tile);
    let by = view.selected[tile.at()];
    let now = view.underway().is_some_and(|underway| underway.tile == tile);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Tile(tile)));
    let seat = by.map(|seat| seat_class(seat.0 + 1));
    html! {
        button.tile.act.can.used[by.is_some() && !now].now[now].a0[now].is-lit[press.is_lit()].(seat.unwrap_or_default())
            type="button" id=(key) data-key=(key) data-act=[press.act.as_deref()] data-group=[press.group.as_deref()] data-why=[press.why.as_deref()] {
            span.top {
                (icon(names::tile_icon(tile)))
                @if let Some(seat) = by {
                    span.by { (mark(seat.0 + 1)) (scene.names.of(seat)) }
                } @else if tile == Tile::Produce && view.produce_credits > 0 {
                    span.amount.c-credits data-key="produce-credits" { (icon("credits")) (view.produce_credits) }
                }
            }
            span.name { (names::tile(view, tile, lang)) }
            span.bonus { (bonus(view, tile, lang)) }
        }
    }
}

/// What the selector gets, in a few words.
pub(super) fn bonus(view: &View, tile: Tile, lang: Lang) -> String {
    match tile {
        Tile::Develop => t!(lang, "nf-bonus-develop"),
        Tile::Explore => t!(lang, "nf-bonus-explore"),
        Tile::Settle => t!(lang, "nf-bonus-settle"),
        Tile::Produce => t!(lang, "nf-bonus-produce", n = view.produce_credits),
        Tile::TradeConsume => t!(lang, "nf-bonus-trade"),
        Tile::Envoys => t!(lang, "nf-bonus-envoys"),
        Tile::Isolation => t!(lang, "nf-bonus-isolation"),
        Tile::Goals => t!(lang, "nf-bonus-goals"),
    }
}
