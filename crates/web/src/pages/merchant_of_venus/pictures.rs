//! The pictures of the rulebook.

use super::{map, market, ship, shop, trades};
use crate::game::Scene;
use crate::rulebook::Picture;
use engine::Seat;
use maud::{Markup, html};
use merchant_of_venus::State;

const ME: Seat = Seat(0);

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
    Picture::plain("base", 2, false, near),
    Picture::plain("reach", 3, true, near),
    Picture::plain("contact", 12, false, near),
    Picture::plain("buy", 12, true, here),
    Picture::plain("ship", 38, false, own_ship),
    Picture::plain("navigate", 43, true, own_ship),
    Picture::plain("hazard", 55, true, near),
    Picture::plain("sell", 60, true, here),
    Picture::plain("cargo", 60, false, |scene| html! { aside.market.panel { (market::sells(scene, ME)) } }),
    Picture::plain("trades", 70, false, |scene| html! { aside.market.panel { (trades::section(scene)) } }),
];
