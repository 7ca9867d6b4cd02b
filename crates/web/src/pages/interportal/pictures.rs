//! The pictures of the rulebook.

use super::{agents, battle, council, empire, galaxy, race, research, senate, tactical, tile, war, yard};
use crate::game::Scene;
use crate::rulebook::Picture;
use engine::Seat;
use interportal::State;
use maud::{Markup, html};

/// A part of the council, as it stands in its drawer.
fn drawer(part: &Markup) -> Markup {
    html! { div.centre { section.council.drw { div.yards { (part) } } } }
}

/// The map with the gradients that its planets need.
fn map(scene: &Scene<'_, State>) -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" { defs { (tile::gradients()) } }
        div.centre { (galaxy::section(scene)) }
    }
}

pub(super) const PICTURES: &[Picture<State>] = &[
    Picture::plain("galaxy", 0, false, map),
    Picture::plain("empire", 41, false, |scene| empire::section(scene, Seat(0))),
    Picture::plain("council", 27, true, |scene| html! { div.centre { (council::section(scene)) } }),
    Picture::plain("research", 37, true, |scene| html! { div.centre { (research::section(scene)) } }),
    Picture::plain("found", 33, true, map),
    Picture::plain("build", 58, true, |scene| html! { div.centre { (yard::section(scene)) } }),
    Picture::plain("move", 11, true, map),
    Picture::plain("explored", 53, false, map),
    Picture::plain("battle", 84, true, |scene| html! { div.centre { (battle::section(scene)) } }),
    Picture::plain("race", 89, false, race::section),
    Picture::of("council", "bill", 1, true, |scene| drawer(&senate::section(scene))),
    Picture::of("agents", "agents", 0, true, |scene| drawer(&agents::section(scene, Seat(0)))),
    Picture::of("war", "war", 2, false, |scene| drawer(&war::section(scene))),
    Picture::of("war", "landing", 19, true, map),
    Picture::of("tactics", "tactical", 7, true, |scene| html! { div.centre { (tactical::section(scene)) } }),
    Picture::of("tactics", "fire", 11, true, |scene| html! { div.centre { (tactical::section(scene)) } }),
    Picture::of("war", "duel", 15, true, |scene| html! { div.centre { (battle::section(scene)) } }),
];
