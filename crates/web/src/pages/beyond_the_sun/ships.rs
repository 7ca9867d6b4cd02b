//! Ships on a place: tokens by seat and level, strength sums, and where a planned move would land.

use super::names;
use crate::game::{Choice, Scene};
use crate::i18n::t;
use crate::pages::components::{mark, seat_class};
use beyond_the_sun::ids::Place;
use beyond_the_sun::tableau::{ON_TILE, hull};
use beyond_the_sun::{Action, Phase, State, Tableau, Thing};
use engine::{Index, Seat};
use maud::{Markup, html};

/// All ships at a place, the seats in order.
pub(super) fn at(scene: &Scene<'_, State>, place: Place) -> Markup {
    let view = scene.view;
    html! {
        div.ships {
            @for (seat, tableau) in view.tableaus.iter() {
                @let ships = tableau.ships[place.at()];
                @let n_ships: u8 = ships.iter().sum();
                @let (left, came) = moved(scene, seat, place);
                @if n_ships > 0 || left > 0 {
                    span.fleet.(seat_class(seat.0 + 1)) {
                        @for ship in levels(tableau, place) {
                            @let came = came[usize::from(hull(ship)) - 1] > 0;
                            (token(scene, seat, ship, place, tableau.n_ships(place, ship), came))
                        }
                        @for _ in 0..left { i.was aria-hidden="true" {} }
                        (sum(scene, seat, place, n_ships))
                    }
                }
            }
            @for (choice, key) in landings(scene, place) { (ghost(scene, choice, &key)) }
        }
    }
}

/// The ships that can be told apart, the highest first (BTL-036).
fn levels(tableau: &Tableau, place: Place) -> Vec<u8> {
    let mut ships: Vec<u8> = tableau.levels(place).collect();
    ships.sort_by_key(|ship| std::cmp::Reverse((hull(*ship), *ship)));
    ships
}

/// The strength of several ships, of one on the tile, and what defends the place beyond it (BTL-043).
fn sum(scene: &Scene<'_, State>, seat: Seat, place: Place, n_ships: u8) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let tableau = &view.tableaus[seat];
    let (strength, defence) = (tableau.strength(place), view.defence(seat, place));
    let on_tile = tableau.retinue.tile.under.is_some_and(|(at, _)| at == place);
    html! {
        @if n_ships > 1 || on_tile || defence > strength {
            b.sum {
                (strength) span.vh { " " (t!(lang, "bts-strength-word")) }
                @if defence > strength {
                    span.def aria-hidden="true" { "+" (defence - strength) }
                    span.vh { ", " (t!(lang, "btl-defence", n = defence)) }
                }
            }
        }
    }
}

/// Ships that left a place since the action began, and those of each level that came.
pub(super) fn moved(scene: &Scene<'_, State>, seat: Seat, place: Place) -> (u8, [u8; 4]) {
    let view = scene.view;
    let acts = view.turn == seat && view.phase() == Phase::Action && !view.this_turn.copies.is_empty();
    if !acts {
        return (0, [0; 4]);
    }
    let (was, is) = (view.this_turn.ships[place.at()], view.tableaus[seat].ships[place.at()]);
    let left = was.iter().zip(is).map(|(was, is)| was.saturating_sub(is)).sum();
    (left, std::array::from_fn(|level| is[level].saturating_sub(was[level])))
}

/// Ships of one seat and sort: a token, pressed to move, raise or give one of them.
fn token(scene: &Scene<'_, State>, seat: Seat, ship: u8, place: Place, n: u8, came: bool) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let own = scene.seat() == Some(seat);
    let key = names::ship_key(own, seat, ship, place);
    let thing = match own {
        true if view.colonising() == Some(place) => Thing::Level(ship),
        true => Thing::Ship(ship, place),
        false => Thing::ShipOf(seat, ship, place),
    };
    let press = names::press(scene.lit(&key), &key, scene.why(thing));
    let changed = scene.before.is_some_and(|before| before.tableaus[seat].n_ships(place, ship) < n);
    let words = t!(lang, "bts-ships-of", name = scene.names.of(seat), n = n, level = hull(ship));
    let more = (ship > ON_TILE).then_some(view.tableaus[seat].retinue.tile.strength);
    html! {
        button.ship.can.came[came].is-lit[press.is_lit()].is-changed[changed] type="button" id=(key) data-key=(key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (outline())
            span.no aria-hidden="true" { (hull(ship)) }
            (mark(seat.0 + 1))
            @if let Some(more) = more { span.plus aria-hidden="true" { "+" (more) } }
            @if n > 1 { span.times aria-hidden="true" { "×" (n) } }
            span.vh { (words) ", " @if more.is_some() { (t!(lang, "btl-on-tile")) ", " } (names::place(view, place, lang)) }
        }
    }
}

fn outline() -> Markup {
    html! {
        svg.hull viewBox="0 0 26 32" aria-hidden="true" { path d="M13 1 25 10V28a3.500 3.500 0 0 1-3.500 3.500h-17A3.500 3.500 0 0 1 1 28V10Z" {} }
    }
}

/// The choices that would bring a ship here, with the key of that ship.
fn landings<'a>(scene: &'a Scene<'_, State>, place: Place) -> impl Iterator<Item = (&'a Choice, String)> {
    scene.choices.iter().filter_map(move |choice| match choice.line.parse() {
        Ok(Action::Jump(_, _, to) | Action::Warp(_, _, to)) if to == place => {
            Some((choice, choice.key.clone()?))
        }
        _ => None,
    })
}

/// Where a ship would land; shown once that ship has been pressed.
fn ghost(scene: &Scene<'_, State>, choice: &Choice, ship: &str) -> Markup {
    let seat = scene.seat().map(|seat| seat_class(seat.0 + 1)).unwrap_or_default();
    let level = choice.line.split(' ').nth(1).unwrap_or_default();
    html! {
        button.ship.ghost.can.(seat) type="button" hidden id={ "to-" (choice.line.replace(' ', "-")) }
            data-in=(ship) data-to=(choice.line) {
            (outline())
            span.no aria-hidden="true" { (level) }
            span.vh { (choice.label) }
        }
    }
}
