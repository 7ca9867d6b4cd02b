//! Lines between systems: trade routes, and the links between gates of one player.

use super::chart::Chart;
use crate::art::coordinate as c;
use crate::game::Scene;
use crate::pages::components::seat_class;
use engine::Seat;
use interportal::{Hex, State, View};
use maud::{Markup, html};

/// Trade routes as chains from middle to middle, and arcs between gates.
pub(super) fn routes(scene: &Scene<'_, State>, chart: Chart) -> Markup {
    let view = scene.view;
    let ends = |hex: Hex| view.system(hex).route.is_some() || view.colony_at(hex).is_some();
    let mut lines = String::new();
    for hex in Hex::all().filter(|hex| view.system(*hex).route.is_some()) {
        // A line between two routes is drawn once.
        let drawn = |other: Hex| view.system(other).route.is_some() && other < hex;
        for other in hex.neighbours().filter(|other| ends(*other) && !drawn(*other)) {
            lines += &format!("M{}L{}", chart.at(hex).text(), chart.at(other).text());
        }
    }
    html! {
        path.rt d=(lines) {}
        @for seat in view.realms.seats() { path.jump.(seat_class(seat.0 + 1)) d=(links(view, seat, chart)) {} }
    }
}

/// Arcs that lead from each gate of a seat to its next one.
fn links(view: &View, seat: Seat, chart: Chart) -> String {
    let gates: Vec<Hex> = Hex::all().filter(|hex| view.system(*hex).gates.has(seat)).collect();
    let arcs = gates.windows(2).map(|pair| {
        let (from, to) = (chart.at(pair[0]), chart.at(pair[1]));
        let middle = (
            c((from.x + to.x) / 2.0 - (to.y - from.y) / 5.0),
            c((from.y + to.y) / 2.0 + (to.x - from.x) / 5.0),
        );
        format!("M{}Q{} {} {}", from.text(), middle.0, middle.1, to.text())
    });
    arcs.collect()
}
