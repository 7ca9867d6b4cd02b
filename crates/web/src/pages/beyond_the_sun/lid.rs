//! The lid of Beyond the Sun.

use crate::art::{Lid, coordinate as c};
use crate::game::seats;
use crate::i18n::t;
use beyond_the_sun::State;
use engine::Game;
use maud::{Markup, html};

/// The lid.
pub(crate) const LID: Lid = Lid {
    name: State::NAME,
    title: "Beyond the Sun",
    place: 1,
    seats: || seats::<State>(&["", "solo=normal"]),
    minutes: (60, Some(120)),
    blurb: |lang| t!(lang, "bts-blurb"),
    sky: ("#0c1730", "#2a1c33"),
    picture,
};

/// A tree of technologies that grows towards the sun.
fn picture() -> Markup {
    const MILITARY: &str = "#ff8b80";
    const COMMERCE: &str = "#e8dc5c";
    const ECONOMY: &str = "#7bd68c";
    const SCIENCE: &str = "#6dbbff";
    let nodes: [(f64, f64, f64, &str); 9] = [
        (52.0, 60.0, 13.0, MILITARY),
        (52.0, 120.0, 13.0, COMMERCE),
        (52.0, 180.0, 13.0, ECONOMY),
        (132.0, 44.0, 13.0, SCIENCE),
        (132.0, 96.0, 13.0, MILITARY),
        (132.0, 150.0, 13.0, COMMERCE),
        (212.0, 70.0, 13.0, ECONOMY),
        (212.0, 124.0, 13.0, SCIENCE),
        (288.0, 96.0, 17.0, MILITARY),
    ];
    let edges = [(0, 3), (0, 4), (1, 4), (2, 5), (1, 5), (3, 6), (4, 6), (4, 7), (5, 7), (6, 8), (7, 8)];
    html! {
        circle cx="330" cy="196" r="170" fill="url(#glow-star)" opacity=".8" {}
        circle cx="330" cy="196" r="66" fill="url(#pl-star)" {}
        g fill="none" stroke="#9fb4e6" stroke-opacity=".55" stroke-width="1.6" {
            @for (from, to) in edges {
                @let (x1, y1, _, _) = nodes[from];
                @let (x2, y2, _, _) = nodes[to];
                path d=(format!("M{x1} {y1}C{} {y1} {} {y2} {x2} {y2}", x1 + 40.0, x2 - 40.0)) {}
            }
        }
        g fill="#0d1428" stroke-width="2.2" {
            @for (x, y, r, colour) in nodes { path d=(hexagon(x, y, r)) stroke=(colour) {} }
        }
    }
}

fn hexagon(x: f64, y: f64, r: f64) -> String {
    let (dx, dy) = (r * 0.866, r * 0.5);
    let points = [(0.0, -r), (dx, -dy), (dx, dy), (0.0, r), (-dx, dy), (-dx, -dy)];
    let corners: Vec<_> = points.iter().map(|(px, py)| format!("{} {}", c(x + px), c(y + py))).collect();
    format!("M{}Z", corners.join(" "))
}
