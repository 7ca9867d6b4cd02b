//! What players have in a system, as tokens over its hex: names, colonies, gates, fleets, ships and neutral units.

use super::chart::Point;
use super::{fleets, names, tile};
use crate::art::coordinate as c;
use crate::game::Scene;
use crate::pages::components::{seat_class, sprite_url};
use engine::Seat;
use interportal::realm::Mark;
use interportal::{Hex, State, View};
use maud::{Markup, html};

/// Everything that stands in a hex, around its middle.
pub(super) fn marks(scene: &Scene<'_, State>, hex: Hex, at: Point) -> Markup {
    let view = scene.view;
    let row = row(scene, hex);
    let step = (66.0 / row.len().max(1) as f64).min(24.0);
    let first = -step * (row.len().saturating_sub(1)) as f64 / 2.0;
    // Several tokens reach below the names of the systems that touch the hex from below, so they are smaller and higher.
    let (low, scale) = match (row.len(), is_worldly(view, hex)) {
        (_, false) => (16.0, ""),
        (0 | 1, true) => (24.0, ""),
        (_, true) => (20.5, " scale(.86)"),
    };
    html! {
        g transform=(at.moved()) {
            (plate(view, hex))
            (agents(view, hex))
            @for (n, token) in row.iter().enumerate() {
                g transform={ "translate(" (c(first + step * n as f64)) " " (c(low)) ")" (scale) } { (token) }
            }
        }
    }
}

/// The name of a system, above what stands there.
pub(super) fn name(view: &View, hex: Hex, at: Point) -> Markup {
    html! {
        @if tile::known(view, hex).is_some() {
            text.nm transform=(at.moved()) y="-20" { (names::place(hex)) }
        }
    }
}

/// Whether there is something in the middle that tokens must leave free.
fn is_worldly(view: &View, hex: Hex) -> bool {
    view.system(hex).planet.is_some() || view.system(hex).group.is_some() || hex == Hex::CENTRE
}

/// Whose colony it is, and its level; who blockades it.
fn plate(view: &View, hex: Hex) -> Markup {
    let system = view.system(hex);
    html! {
        @if let Some(colony) = view.colony_at(hex) {
            g.layer-control.(seat_class(colony.seat.0 + 1)) {
                rect.own x="4" y="-9" width="30" height="18" rx="6" {}
                text.pt x="25" y="4.500" text-anchor="middle" { (colony.level) }
                use.on href=(sprite_url(seat_class(colony.seat.0 + 1))) x="7" y="-5.5" width="11" height="11" {}
            }
        }
        @if let Some(seat) = system.blockade {
            g.(seat_class(seat.0 + 1)) {
                circle.civ.warn cx="25" cy="-22" r="9" {}
                use.g-bad href=(sprite_url("blockade")) x="18" y="-29" width="14" height="14" {}
            }
        }
        g.layer-routes {
            @for (n, seat) in system.gates.iter().enumerate() {
                g.(seat_class(seat.0 + 1)) transform={ "translate(" (c(-25.0 + 15.0 * n as f64)) " 14)" } {
                    circle.gate r="8.500" {}
                    use.on href=(sprite_url("gate")) x="-6" y="-6" width="12" height="12" {}
                }
            }
        }
    }
}

/// Networks as discs and watches as squares, each with its level in the colour of its seat.
fn agents(view: &View, hex: Hex) -> Markup {
    let system = view.system(hex);
    let all = view
        .realms
        .seats()
        .flat_map(|seat| [(false, system.networks[seat], seat), (true, system.watches[seat], seat)]);
    // Three below each other beside the world, the others before it.
    let place = |n: usize| (-28.0 + 15.0 * (n / 3) as f64, -12.0 + 14.5 * (n % 3) as f64);
    html! {
        g.layer-agents {
            @for (n, (is_watch, level, seat)) in all.filter(|(_, level, _)| *level > 0).enumerate() {
                @let (x, y) = place(n);
                g.(seat_class(seat.0 + 1)) transform={ "translate(" (c(x)) " " (c(y)) ")" } {
                    @if is_watch { path.own d="M-6.500-6.500h13v13h-13Z" {} } @else { circle.own r="7.200" {} }
                    text.pt y="4.500" text-anchor="middle" { (level) }
                }
            }
        }
    }
}

/// Fleets, civil ships and neutral units, from left to right.
fn row(scene: &Scene<'_, State>, hex: Hex) -> Vec<Markup> {
    let view = scene.view;
    let mut row = Vec::new();
    for seat in view.realms.seats() {
        let n = fleets::n_at(view, seat, hex);
        if n > 0 {
            row.push(fleet(scene, seat, hex, n));
        }
        for (icon, n) in fleets::civil_at(view, seat, hex) {
            row.push(civil(seat, icon, n));
        }
        let armies = view.realms[seat].armies.iter().flatten();
        let n = armies.filter(|army| army.hex == hex && army.aboard().is_none()).count();
        if n > 0 {
            row.push(civil(seat, "troops", n));
        }
    }
    let n_privateers = view.privateers.iter().filter(|at| **at == hex).count();
    if n_privateers > 0 {
        row.push(html! {
            path.neut d="M0-14 10-6V13H-10V-6Z" {}
            text.pt.neutral y="4.500" text-anchor="middle" { "?" }
            @if n_privateers > 1 { text.few x="9" y="-6.500" text-anchor="middle" { (n_privateers) } }
        });
    }
    if let Some(hull) = fleets::neutral_hull(view, hex) {
        row.push(html! {
            path.neut d="M0 -13 12 0 0 13 -12 0Z" {}
            text.pt.neutral y="4.500" text-anchor="middle" { (hull) }
        });
    }
    row
}

/// A prow-up token with the hull points that are known of the fleets of a seat.
fn fleet(scene: &Scene<'_, State>, seat: Seat, hex: Hex, n: usize) -> Markup {
    let view = scene.view;
    let hull = fleets::hull_at(view, seat, hex, scene.seat());
    let mut markers = view.realms[seat].fleets.iter().flatten().filter(|marker| marker.hex == hex);
    let cloaked = markers.all(|marker| marker.course.is(Mark::Cloaked));
    html! {
        g.(seat_class(seat.0 + 1)) {
            path.own.cloaked[cloaked] d="M0-14 10-6V13H-10V-6Z" {}
            text.pt y="3" text-anchor="middle" { @match hull { Some(hull) => (hull), None => "?" } }
            use.on href=(sprite_url(seat_class(seat.0 + 1))) x="-4" y="4.500" width="8" height="8" {}
            @if n > 1 { circle.many cx="9" cy="-10" r="6.500" {} text.few x="9" y="-6.500" text-anchor="middle" { (n) } }
        }
    }
}

/// A ring with the glyph of a ship whose place is open.
fn civil(seat: Seat, icon: &str, n: usize) -> Markup {
    html! {
        g.(seat_class(seat.0 + 1)) {
            circle.civ r="10" {}
            use.seated href=(sprite_url(icon)) x="-7" y="-7" width="14" height="14" {}
            @if n > 1 { circle.many cx="8" cy="-8" r="6.500" {} text.few x="8" y="-4.500" text-anchor="middle" { (n) } }
        }
    }
}
