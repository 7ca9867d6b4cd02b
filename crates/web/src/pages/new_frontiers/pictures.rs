//! The pictures of the rulebook.

use super::{boards, mat, tiles, world};
use crate::game::Scene;
use crate::rulebook::Picture;
use engine::Seat;
use maud::{Markup, html};
use new_frontiers::State;

const ME: Seat = Seat(0);

/// A picture without numbers.
const fn plain(name: &'static str, step: usize, lit: bool, draw: fn(&Scene<'_, State>) -> Markup) -> Picture<State> {
    Picture { name, step, lit, marks: &[], draw }
}

pub(super) const PICTURES: &[Picture<State>] = &[
    plain("actions", 0, true, tiles::section),
    plain("order", 8, false, tiles::order),
    plain("develop", 6, true, |scene| row(boards::some(scene, &["space_marines", "mining_robots", "galactic_federation"]))),
    plain("layout", 1, true, boards::layout),
    Picture { name: "worlds", step: 4, lit: false, marks: &[(2, 4), (10, 0), (46, 4), (2, 96), (55, 4)], draw: explored },
    plain("settle", 8, true, explored),
    plain("settled", 9, false, colonies),
    plain("produced", 11, false, colonies),
    plain("sell", 12, true, colonies),
    plain("conquer", 20, true, explored),
    plain("empire", 30, false, |scene| mat::section(scene, ME)),
    plain("consume", 29, false, |scene| row(boards::some(scene, &["consumer_markets", "prefab_habitats"]))),
    plain("large", 0, false, |scene| row(boards::some(scene, &["galactic_federation", "mining_league"]))),
];

fn row(tiles: impl IntoIterator<Item = Markup>) -> Markup {
    html! { div.shot-row { @for tile in tiles { (tile) } } }
}

fn explored(scene: &Scene<'_, State>) -> Markup {
    row(scene.view.empires[ME].explored.iter().map(|it| world::explored(scene, ME, it)))
}

fn colonies(scene: &Scene<'_, State>) -> Markup {
    row(scene.view.empires[ME].colonies().iter().map(|it| world::colony(scene, ME, it)))
}
