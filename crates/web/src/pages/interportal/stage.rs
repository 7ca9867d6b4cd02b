//! The stage: galaxy, drawers, empire and rail.

use super::rail;
use crate::game::Scene;
use engine::Seat;
use interportal::State;
use maud::{Markup, html};

/// The boards, the viewer's area and the rail.
pub(super) fn stage(scene: &Scene<'_, State>) -> Markup {
    html! { div.side { (rail::section(scene)) } }
}

/// The empire of one seat alone, for a drawer.
pub(super) fn area(_scene: &Scene<'_, State>, _seat: Seat) -> Markup {
    html! {}
}
