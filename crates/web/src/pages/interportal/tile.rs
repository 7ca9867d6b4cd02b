//! What a system looks like: its kind, its planet, and what is unknown of it.

use crate::art::coordinate as c;
use crate::pages::components::sprite_url;
use interportal::Hex;
use interportal::View;
use interportal::ids::{Kind, Planet};
use maud::{Markup, html};

/// Light, middle and dark tone of a planet, by its place in the pack; home world and ring world come last.
const TONES: [(&str, &str, &str); Planet::COUNT] = [
    ("#d9f7c2", "#57a85c", "#14402a"),
    ("#c4edff", "#3a95d8", "#0d2f5c"),
    ("#ffe7b0", "#d39a45", "#5c3410"),
    ("#f4fbff", "#a9cfe6", "#3b5f7d"),
    ("#e8e2d6", "#9a8f80", "#3d372f"),
    ("#f0d8ff", "#a274d6", "#3c2066"),
    ("#c9f0a8", "#3f8f3a", "#0f3312"),
    ("#ffe9c9", "#c98f5f", "#4d2c16"),
    ("#ffc7a1", "#d3522f", "#4d120a"),
    ("#fff3c4", "#e3c15a", "#2f6b57"),
    ("#d8f1ff", "#4fa3e0", "#123a66"),
    ("#eef3f7", "#8fa9bd", "#2c3e50"),
];

/// Light on planets and clouds, for the `defs` of the drawing.
pub(super) fn gradients() -> Markup {
    const CLOUDS: [(&str, &str); 3] =
        [("x4-neb", "#8d6bd1"), ("x4-storm", "#5c8ff0"), ("x4-nova", "#ff9d5c")];
    html! {
        @for (n, (light, middle, dark)) in TONES.iter().enumerate() {
            radialGradient id={ "x4-pl-" (n) } cx=".34" cy=".3" r=".85" {
                stop offset="0" stop-color=(light) {}
                stop offset=".42" stop-color=(middle) {}
                stop offset="1" stop-color=(dark) {}
            }
        }
        @for (id, colour) in CLOUDS {
            radialGradient id=(id) {
                stop stop-color=(colour) stop-opacity=".6" {}
                stop offset="1" stop-color=(colour) stop-opacity="0" {}
            }
        }
        radialGradient id="x4-core" {
            stop stop-color="#fff6d8" {}
            stop offset=".35" stop-color="#ffc65e" stop-opacity=".9" {}
            stop offset="1" stop-color="#ffc65e" stop-opacity="0" {}
        }
    }
}

/// A planet of this radius around the origin.
pub(super) fn planet(planet: Planet, radius: f64) -> Markup {
    use engine::Index;
    let ring = matches!(planet.id(), "gas-giant-with-moons" | "relic-world");
    html! {
        circle r=(c(radius)) fill={ "url(#x4-pl-" (planet.index()) ")" } {}
        @if ring {
            ellipse.pring rx=(c(radius * 1.55)) ry=(c(radius * 0.42)) transform="rotate(-18)" {}
        }
    }
}

/// The kind that a viewer knows: turned up for all, or looked at with sensors.
pub(super) fn known(view: &View, hex: Hex) -> Option<Kind> {
    let glimpse = || view.hand.and_then(|hand| hand.seen.iter().find(|it| it.hex == hex).map(|it| it.kind));
    view.system(hex).kind.or_else(glimpse)
}

/// The picture of a system around the origin, without what players have there.
pub(super) fn art(view: &View, hex: Hex) -> Markup {
    let system = view.system(hex);
    if let Some(it) = system.planet {
        let left = if view.colony_at(hex).is_some() { -12.0 } else { 0.0 };
        return html! { g transform={ "translate(" (c(left)) " 0)" } { (planet(it, 14.0)) } };
    }
    let Some(kind) = known(view, hex) else { return sign("dice", "g-u", 15.0) };
    match kind {
        Kind::Planet | Kind::HomeWorld | Kind::LostHomeWorld => html! { circle.unseen r="13" {} },
        Kind::AsteroidField => rocks(),
        Kind::Nebula => {
            html! { ellipse.cloud rx="29" ry="19" fill="url(#x4-neb)" transform="rotate(-24)" {} (sign("nebula", "g-an", 22.0)) }
        }
        Kind::Anomaly => sign("anomaly", "g-an", 27.0),
        Kind::Storm => html! { circle.cloud r="26" fill="url(#x4-storm)" {} (sign("storm", "g-st", 27.0)) },
        Kind::BlackHole => html! { circle.hole r="12" {} (sign("black-hole", "g-bh", 30.0)) },
        Kind::Supernova => {
            html! { circle.cloud r="30" fill="url(#x4-nova)" {} (sign("supernova", "g-sn", 28.0)) }
        }
        Kind::GalacticCentre => {
            html! { circle.cloud r="30" fill="url(#x4-core)" {} (sign("galactic-centre", "g-gc", 26.0)) }
        }
    }
}

/// An icon of this size around the origin.
pub(super) fn sign(icon: &str, class: &str, size: f64) -> Markup {
    html! {
        use.(class) href=(sprite_url(icon)) x=(c(-size / 2.0)) y=(c(-size / 2.0)) width=(c(size)) height=(c(size)) {}
    }
}

fn rocks() -> Markup {
    let rocks = [(-15, -6, 6), (2, -10, 4), (14, -2, 7), (-5, 5, 5), (8, 12, 4), (-17, 9, 3)];
    html! {
        @for (x, y, r) in rocks {
            path.rock d={ "M" (x - r) " " (y) "l" (r / 2) " -" (r) " " (r) " 1 " (r / 2) " " (r - 1) " -" (r) " " (r - 1) "Z" } {}
        }
    }
}
