//! The pictures of the rulebook.

use super::{agents, battle, council, empire, galaxy, race, research, senate, tactical, tile, war, yard};
use crate::game::Scene;
use crate::rulebook::Picture;
use engine::Seat;
use interportal::State;
use maud::{Markup, html};

const fn plain(
    name: &'static str,
    step: usize,
    lit: bool,
    draw: fn(&Scene<'_, State>) -> Markup,
) -> Picture<State> {
    Picture { name, lesson: "first", step, lit, marks: &[], draw }
}

/// A picture from a lesson in a prepared position.
const fn of(
    lesson: &'static str,
    name: &'static str,
    step: usize,
    lit: bool,
    draw: fn(&Scene<'_, State>) -> Markup,
) -> Picture<State> {
    Picture { name, lesson, step, lit, marks: &[], draw }
}

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
    plain("galaxy", 0, false, map),
    plain("empire", 40, false, |scene| empire::section(scene, Seat(0))),
    plain("council", 26, true, |scene| html! { div.centre { (council::section(scene)) } }),
    plain("research", 36, true, |scene| html! { div.centre { (research::section(scene)) } }),
    plain("found", 32, true, map),
    plain("build", 57, true, |scene| html! { div.centre { (yard::section(scene)) } }),
    plain("move", 10, true, map),
    plain("explored", 52, false, map),
    plain("battle", 83, true, |scene| html! { div.centre { (battle::section(scene)) } }),
    plain("race", 88, false, race::section),
    of("council", "bill", 1, true, |scene| drawer(&senate::section(scene))),
    of("agents", "agents", 0, true, |scene| drawer(&agents::section(scene, Seat(0)))),
    of("war", "war", 2, false, |scene| drawer(&war::section(scene))),
    of("war", "landing", 19, true, map),
    of("tactics", "tactical", 7, true, |scene| html! { div.centre { (tactical::section(scene)) } }),
    of("tactics", "fire", 11, true, |scene| html! { div.centre { (tactical::section(scene)) } }),
    of("war", "duel", 15, true, |scene| html! { div.centre { (battle::section(scene)) } }),
];
