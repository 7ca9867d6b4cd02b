//! The pictures of the rulebook.

use super::{map, market, ship, shop, trades};
use crate::game::Scene;
use crate::rulebook::Picture;
use engine::Seat;
use maud::{Markup, html};
use merchant_of_venus::State;

const ME: Seat = Seat(0);

const fn plain(
    name: &'static str,
    step: usize,
    lit: bool,
    draw: fn(&Scene<'_, State>) -> Markup,
) -> Picture<State> {
    Picture { name, lesson: "first", step, lit, marks: &[], draw }
}

fn near(scene: &Scene<'_, State>) -> Markup {
    map::around(scene, 330.0, 190.0)
}

fn own_ship(scene: &Scene<'_, State>) -> Markup {
    ship::section(scene, ME)
}

fn here(scene: &Scene<'_, State>) -> Markup {
    html! { aside.market.panel { (shop::here(scene, ME)) } }
}

pub(super) const PICTURES: &[Picture<State>] = &[
    plain("base", 2, false, near),
    plain("reach", 3, true, near),
    plain("contact", 12, false, near),
    plain("buy", 12, true, here),
    plain("ship", 38, false, own_ship),
    plain("navigate", 43, true, own_ship),
    plain("hazard", 55, true, near),
    plain("sell", 60, true, here),
    plain("cargo", 60, false, |scene| html! { aside.market.panel { (market::sells(scene, ME)) } }),
    plain("trades", 70, false, |scene| html! { aside.market.panel { (trades::section(scene)) } }),
];
