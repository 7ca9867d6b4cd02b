//! The pictures of the rulebook.

use super::{achievements, basics, map, mat, offer, tree};
use crate::game::Scene;
use crate::rulebook::Picture;
use beyond_the_sun::State;
use engine::Seat;
use maud::Markup;

const fn plain(
    name: &'static str,
    step: usize,
    lit: bool,
    draw: fn(&Scene<'_, State>) -> Markup,
) -> Picture<State> {
    Picture { name, lesson: "first", step, lit, marks: &[], draw }
}

fn own_mat(scene: &Scene<'_, State>) -> Markup {
    mat::section(scene, Seat(0))
}

pub(super) const PICTURES: &[Picture<State>] = &[
    plain("tree", 36, false, tree::section),
    plain("map", 29, false, map::section),
    plain("mat", 29, false, own_mat),
    plain("basics", 11, true, basics::section),
    plain("research", 12, true, tree::section),
    plain("offer", 13, true, offer::section),
    plain("jump", 20, true, map::section),
    plain("control", 23, false, map::section),
    plain("colonise", 30, true, map::section),
    plain("colony", 33, false, own_mat),
    plain("produce", 14, true, own_mat),
    plain("trade", 24, true, own_mat),
    plain("achievements", 36, false, achievements::section),
];
