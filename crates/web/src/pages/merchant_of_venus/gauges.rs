//! Dice, dials and the faces of pilots, drawn.

use engine::Index;
use maud::{Markup, html};
use merchant_of_venus::ids::Pilot;
use std::f64::consts::PI;

/// Where the pips of a die are, in thirty-sixths of its edge.
fn pips(value: u8) -> &'static [(u8, u8)] {
    match value {
        1 => &[(18, 18)],
        2 => &[(11, 11), (25, 25)],
        3 => &[(10, 10), (18, 18), (26, 26)],
        4 => &[(11, 11), (25, 11), (11, 25), (25, 25)],
        5 => &[(10, 10), (26, 10), (18, 18), (10, 26), (26, 26)],
        _ => &[(11, 9), (25, 9), (11, 18), (25, 18), (11, 27), (25, 27)],
    }
}

/// A die; a filled one is assigned.
pub(super) fn die(value: u8, is_on: bool) -> Markup {
    html! {
        svg.die.on[is_on] viewBox="0 0 36 36" aria-hidden="true" {
            rect x="1" y="1" width="34" height="34" rx="8" {}
            @for (x, y) in pips(value) { circle cx=(x) cy=(y) r="3.400" {} }
        }
    }
}

/// A die that has not been rolled.
pub(super) fn blank_die() -> Markup {
    html! { svg.die.blank viewBox="0 0 36 36" aria-hidden="true" { rect x="1" y="1" width="34" height="34" rx="8" {} } }
}

/// A dial of `max` segments: the lasting value, and a raise of this turn in another colour.
pub(super) fn dial(value: u8, boost: i32, max: u8) -> Markup {
    const GAP: f64 = 0.035;
    let point = |angle: f64| (46.0 - 34.0 * angle.cos(), 46.0 - 34.0 * angle.sin());
    let arc = |n: u8| {
        let part = PI / f64::from(max);
        let (from, to) = (f64::from(n) * part + GAP, f64::from(n + 1) * part - GAP);
        let ((x, y), (to_x, to_y)) = (point(from), point(to));
        format!("M{x:.1} {y:.1}A34 34 0 0 1 {to_x:.1} {to_y:.1}")
    };
    let reached = i32::from(value) + boost.max(0);
    html! {
        svg.dial viewBox="0 0 92 50" aria-hidden="true" {
            @for n in 0..max {
                path.arc.val[n < value].boost[n >= value && i32::from(n) < reached] d=(arc(n)) {}
            }
            @if boost == 0 {
                text text-anchor="middle" x="46" y="45" { (value) }
            } @else {
                text text-anchor="middle" x="38" y="45" { (value) }
                text.plus text-anchor="middle" x="58" y="43" { @if boost > 0 { "+" } (boost) }
            }
        }
    }
}

/// A ring that is filled as far as a goal is met, with the numbers in it.
pub(super) fn part(have: i32, want: i32) -> Markup {
    let filled = 100 * have.max(0) / want.max(1);
    html! {
        svg.part.full[have >= want] viewBox="0 0 40 40" aria-hidden="true" {
            circle cx="20" cy="20" r="17.500" {}
            circle.got cx="20" cy="20" r="17.500" pathLength="100" stroke-dasharray={ (filled) " 100" } {}
            text text-anchor="middle" x="20" y="24.500" { (have) @if want < 10 { tspan { "/" (want) } } }
        }
    }
}

/// The portrait of a pilot: the same head in four species.
pub(super) fn face(pilot: Pilot) -> Markup {
    html! {
        svg.face.{ "species-" (pilot.index()) } viewBox="0 0 46 54" aria-hidden="true" {
            rect.back width="46" height="54" {}
            circle.moon cx="35" cy="11" r="7" {}
            path.suit d="M5 54c1-13 8-18 18-18s17 5 18 18Z" {}
            @match pilot.index() {
                0 => {
                    path.skin d="M14 22c0-8 4-12 9-12s9 4 9 12c0 9-4 15-9 15s-9-6-9-15Z" {}
                    path.hair d="M12 25C11 13 16 7 23 7s13 5 11 18c-1-6-3-9-6-10-4 3-11 3-13 4-1 1-2 3-3 6Z" {}
                    path.visor d="M15 23h16" {}
                }
                1 => {
                    path.skin d="M11 20c0-7 5-11 12-11s12 4 12 11c0 5-2 8-3 11-1 4-5 7-9 7s-8-3-9-7c-1-3-3-6-3-11Z" {}
                    path.hair d="M9 21 15 9h16l6 12c-3-2-5-5-5-8H14c0 3-2 6-5 8Z" {}
                    path.visor d="M16 24h4M26 24h4" {}
                }
                2 => {
                    path.skin d="M12 22c0-9 5-13 11-13s11 4 11 13-6 16-11 16-11-7-11-16Z" {}
                    path.hair d="M15 11 10 3M31 11l5-8" {}
                    circle.eye cx="18" cy="22" r="4" {}
                    circle.eye cx="28" cy="22" r="4" {}
                }
                _ => {
                    path.skin d="M13 16 23 7l10 9v12L23 39 13 28Z" {}
                    path.hair d="M23 7v9M13 16l10 4 10-4" {}
                    path.visor d="M16 24l5 2M30 24l-5 2" {}
                }
            }
        }
    }
}
