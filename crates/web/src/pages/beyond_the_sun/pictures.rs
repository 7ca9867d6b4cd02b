//! The pictures of the rulebook.

use super::{achievements, basics, map, mat, offer, tree};
use crate::game::Scene;
use crate::rulebook::Picture;
use beyond_the_sun::State;
use engine::Seat;
use maud::Markup;

fn own_mat(scene: &Scene<'_, State>) -> Markup {
    mat::section(scene, Seat(0))
}

pub(super) const PICTURES: &[Picture<State>] = &[
    Picture::plain("tree", 36, false, tree::section),
    Picture::plain("map", 29, false, map::section),
    Picture::plain("mat", 29, false, own_mat),
    Picture::plain("basics", 11, true, basics::section),
    Picture::plain("research", 12, true, tree::section),
    Picture::plain("offer", 13, true, offer::section),
    Picture::plain("jump", 20, true, map::section),
    Picture::plain("control", 23, false, map::section),
    Picture::plain("colonise", 30, true, map::section),
    Picture::plain("colony", 33, false, own_mat),
    Picture::plain("produce", 14, true, own_mat),
    Picture::plain("trade", 24, true, own_mat),
    Picture::plain("achievements", 36, false, achievements::section),
];
