//! Ships on a place: tokens by seat and level, strength sums, and where a planned move would land.

use super::names;
use crate::game::{Choice, Scene};
use crate::i18n::t;
use crate::pages::components::{mark, seat_class};
use beyond_the_sun::ids::Place;
use beyond_the_sun::{Action, Phase, State, Thing};
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
                        @for level in (1..=4_u8).rev() {
                            @let n = ships[usize::from(level) - 1];
                            @if n > 0 { (token(scene, seat, level, place, n, came[usize::from(level) - 1] > 0)) }
                        }
                        @for _ in 0..left { i.was aria-hidden="true" {} }
                        @if n_ships > 1 {
                            b.sum { (tableau.strength(place)) span.vh { " " (t!(scene.lang, "bts-strength-word")) } }
                        }
                    }
                }
            }
            @for (choice, key) in landings(scene, place) { (ghost(scene, choice, &key)) }
        }
    }
}

/// Ships that left a place since the action began, and those of each level that came.
fn moved(scene: &Scene<'_, State>, seat: Seat, place: Place) -> (u8, [u8; 4]) {
    let view = scene.view;
    let acts = view.turn == seat && view.phase() == Phase::Action && !view.this_turn.copies.is_empty();
    if !acts {
        return (0, [0; 4]);
    }
    let (was, is) = (view.this_turn.ships[place.at()], view.tableaus[seat].ships[place.at()]);
    let left = was.iter().zip(is).map(|(was, is)| was.saturating_sub(is)).sum();
    (left, std::array::from_fn(|level| is[level].saturating_sub(was[level])))
}

/// Ships of one seat and level: a token, pressed to move, raise or give one of them.
fn token(scene: &Scene<'_, State>, seat: Seat, level: u8, place: Place, n: u8, came: bool) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let own = scene.seat() == Some(seat);
    let key = names::ship_key(own, seat, level, place);
    let thing = match own {
        true if view.colonising() == Some(place) => Thing::Level(level),
        true => Thing::Ship(level, place),
        false => Thing::ShipOf(seat, level, place),
    };
    let press = names::press(scene.lit(&key), &key, scene.why(thing));
    let changed = scene
        .before
        .is_some_and(|before| before.tableaus[seat].ships[place.at()][usize::from(level) - 1] < n);
    let words = t!(lang, "bts-ships-of", name = scene.names.of(seat), n = n, level = level);
    html! {
        button.ship.can.came[came].is-lit[press.is_lit()].is-changed[changed] type="button" id=(key) data-key=(key)
            data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (hull())
            span.no aria-hidden="true" { (level) }
            (mark(seat.0 + 1))
            @if n > 1 { span.times aria-hidden="true" { "×" (n) } }
            span.vh { (words) ", " (names::place(view, place, lang)) }
        }
    }
}

fn hull() -> Markup {
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
            (hull())
            span.no aria-hidden="true" { (level) }
            span.vh { (choice.label) }
        }
    }
}
