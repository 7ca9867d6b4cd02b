//! The stage: units on the left, galaxy and drawers in the middle, race and log on the right, the empire below.

use super::{brief, council, empire, galaxy, race, rail, research, tile, units, yard};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::tab;
use engine::Seat;
use interportal::State;
use maud::{Markup, html};

/// The boards, the viewer's area and the rail.
pub(super) fn stage(scene: &Scene<'_, State>) -> Markup {
    html! {
        // Outside of the map, which a drawer may hide: gradients of what is not displayed do not work.
        svg.defs width="0" height="0" aria-hidden="true" { defs { (tile::gradients()) } }
        @if let Some(seat) = scene.seat() { div.left { (units::section(scene, seat)) (brief::section(scene, seat)) } }
        (centre(scene))
        div.side { (race::section(scene)) (rail::section(scene)) }
        @match scene.seat() { Some(seat) => (empire::section(scene, seat)), None => (empire::everybody(scene)) }
    }
}

/// The galaxy, and the drawers that take its place, one at a time.
fn centre(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let open = rail::open(scene);
    let tab = |name, icon, label: String, pane: &str| {
        tab(name, icon, &label, rail::n_lit(scene, pane), open == pane)
    };
    html! {
        div.centre.panel data-tabs {
            div.tabs.ctabs role="tablist" aria-label=(t!(lang, "x4t-drawers")) {
                (tab("galaxy", "map", t!(lang, "x4t-galaxy"), "map"))
                (tab("research", "research", t!(lang, "x4t-research"), "board"))
                (tab("yard", "shipyard", t!(lang, "x4t-yard"), "yard"))
                (tab("council", "government", t!(lang, "x4t-council"), "council"))
            }
            (galaxy::section(scene))
            (research::section(scene))
            (yard::section(scene))
            (council::section(scene))
        }
    }
}

/// The empire of one seat alone, for a drawer.
pub(super) fn area(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    empire::section(scene, seat)
}
