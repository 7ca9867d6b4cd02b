//! The pictures of the rulebook.

use super::{boards, mat, tiles, world};
use crate::game::Scene;
use crate::rulebook::Picture;
use engine::Seat;
use maud::{Markup, html};
use new_frontiers::State;

const ME: Seat = Seat(0);

pub(super) const PICTURES: &[Picture<State>] = &[
    Picture::plain("actions", 0, true, tiles::section),
    Picture::plain("order", 8, false, tiles::order),
    Picture::plain("develop", 6, true, |scene| {
        row(boards::some(scene, &["space_marines", "mining_robots", "galactic_federation"]))
    }),
    Picture::plain("layout", 1, true, boards::layout),
    Picture {
        name: "worlds",
        lesson: "first",
        step: 1,
        lit: false,
        marks: &[(0, 8), (12, 0), (44, 0), (0, 86), (53, 2)],
        draw: two_worlds,
    },
    Picture::plain("settle", 8, true, explored),
    Picture::plain("settled", 9, false, colonies),
    Picture::plain("produced", 11, false, colonies),
    Picture::plain("sell", 12, true, colonies),
    Picture::plain("conquer", 20, true, explored),
    Picture::plain("empire", 30, false, |scene| mat::section(scene, ME)),
    Picture::plain("consume", 29, false, |scene| {
        row(boards::some(scene, &["consumer_markets", "prefab_habitats"]))
    }),
    Picture::plain("large", 0, false, |scene| {
        row(boards::some(scene, &["galactic_federation", "mining_league"]))
    }),
];

fn row(tiles: impl IntoIterator<Item = Markup>) -> Markup {
    html! { div.shot-row { @for tile in tiles { (tile) } } }
}

/// A world that is paid for and has a power, and one that is conquered.
fn two_worlds(scene: &Scene<'_, State>) -> Markup {
    let pack = &scene.view.pack;
    let paid = scene.view.layout.iter().find(|it| !pack[*it].military && !pack[*it].powers.is_empty());
    let conquered = scene.view.layout.iter().find(|it| pack[*it].military);
    row(paid.into_iter().chain(conquered).map(|it| world::laid_out(scene, it)))
}

fn explored(scene: &Scene<'_, State>) -> Markup {
    row(scene.view.empires[ME].explored.iter().map(|it| world::explored(scene, ME, it)))
}

fn colonies(scene: &Scene<'_, State>) -> Markup {
    row(scene.view.empires[ME].colonies().iter().map(|it| world::colony(scene, ME, it)))
}
