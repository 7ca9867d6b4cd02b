//! Worlds: a lit sphere with bands, craters or land, sometimes a ring or a moon.

use super::dice::{Dice, c, o};
use super::palette::{Kind, Tones};
use crate::pages::once::Once;
use maud::{Markup, PreEscaped, html};
use std::f64::consts::TAU;
use std::sync::Arc;

/// The world of `seed`. The sphere has radius 30 in a box of 80, so that rings find room.
pub fn planet(seed: &str, kind: Kind) -> PreEscaped<Arc<str>> {
    static PLANETS: Once<(String, Kind)> = Once::new();
    PLANETS.get((seed.to_owned(), kind), || {
        html! { svg.art viewBox="0 0 80 80" aria-hidden="true" { (body(seed, kind)) } }
    })
}

/// The outline all spheres are cut to.
pub(super) fn clip() -> Markup {
    html! { clipPath #pl-clip { circle cx="40" cy="40" r="30" {} } }
}

/// The drawing without its frame, for scenes that place it themselves.
pub(super) fn body(seed: &str, kind: Kind) -> Markup {
    let mut dice = Dice::new(seed);
    let tones = kind.tones();
    let ring = has_ring(kind, &mut dice).then(|| Ring::drawn(&mut dice));
    let surface = surface(kind, &mut dice);
    let moon = dice.chance(22).then(|| moon(&mut dice, &tones));
    html! {
        @if let Some(ring) = &ring { (ring.half(&tones, false)) }
        circle cx="40" cy="40" r="30" fill=(kind.fill()) {}
        g clip-path="url(#pl-clip)" {
            @match surface {
                Surface::Bands => (bands(&mut dice, &tones)),
                Surface::Craters => (craters(&mut dice, &tones)),
                Surface::Land => (land(&mut dice, &tones)),
                Surface::Grid => { (bands(&mut dice, &tones)) (grid(&mut dice, &tones)) }
            }
        }
        circle cx="40" cy="40" r="30" fill="url(#pl-shade)" {}
        circle cx="40" cy="40" r="30" fill="url(#pl-rim)" mask="url(#pl-dayside)" {}
        @if let Some(ring) = &ring { (ring.half(&tones, true)) }
        @if let Some(moon) = &moon { (moon) }
    }
}

enum Surface {
    Bands,
    Craters,
    Land,
    Grid,
}

fn surface(kind: Kind, dice: &mut Dice) -> Surface {
    let roll = dice.below(100);
    match kind {
        Kind::Novelty | Kind::Blue | Kind::Violet if roll < 70 => Surface::Bands,
        Kind::Novelty | Kind::Blue | Kind::Violet => Surface::Land,
        Kind::Rare | Kind::Grey | Kind::Red if roll < 66 => Surface::Craters,
        Kind::Rare | Kind::Grey | Kind::Red => Surface::Land,
        Kind::Genes if roll < 82 => Surface::Land,
        Kind::Alien if roll < 45 => Surface::Grid,
        Kind::Genes | Kind::Alien | Kind::Star => Surface::Bands,
    }
}

fn has_ring(kind: Kind, dice: &mut Dice) -> bool {
    dice.chance(match kind {
        Kind::Alien | Kind::Violet => 64,
        Kind::Novelty | Kind::Blue => 24,
        Kind::Grey => 14,
        _ => 0,
    })
}

struct Ring {
    tilt: f64,
    rx: f64,
    ry: f64,
    width: f64,
    is_double: bool,
}

impl Ring {
    fn drawn(dice: &mut Dice) -> Self {
        Self {
            tilt: dice.between(-30.0, 14.0),
            rx: dice.between(40.0, 45.0),
            ry: dice.between(7.0, 13.0),
            width: dice.between(2.4, 4.4),
            is_double: dice.chance(45),
        }
    }

    /// The half behind the sphere, or the one before it.
    fn half(&self, tones: &Tones, front: bool) -> Markup {
        let sweep = u8::from(!front);
        let (opacity, thin) = if front { (".75", ".5") } else { (".5", ".3") };
        let arc = |rx: f64, ry: f64| {
            format!("M{} 40a{} {} 0 0 {sweep} {} 0", c(40.0 - rx), c(rx), c(ry), c(rx * 2.0))
        };
        html! {
            g transform={ "rotate(" (c(self.tilt)) " 40 40)" } fill="none" stroke=(tones.light) {
                path d=(arc(self.rx, self.ry)) stroke-opacity=(opacity) stroke-width=(c(self.width)) {}
                @if self.is_double {
                    path d=(arc(self.rx - 5.0, self.ry - 1.6)) stroke-opacity=(thin) stroke-width="1.2" {}
                }
            }
        }
    }
}

fn bands(dice: &mut Dice, tones: &Tones) -> Markup {
    let tilt = dice.between(-16.0, 8.0);
    let mut y = 12.0;
    let mut rows = Vec::new();
    while y < 70.0 {
        let height = dice.between(2.2, 6.0);
        let (upper, lower) = (dice.between(-2.8, 2.8), dice.between(-2.8, 2.8));
        let tone = if dice.chance(55) { tones.light } else { tones.dark };
        let path =
            format!("M6 {}q17 {} 34 0t34 0v{}q-17 {} -34 0t-34 0Z", c(y), c(upper), c(height), c(lower));
        rows.push((path, tone, dice.between(0.10, 0.30)));
        y += height + dice.between(2.0, 6.0);
    }
    let storm =
        dice.chance(40).then(|| (dice.between(30.0, 52.0), dice.between(34.0, 54.0), dice.between(3.0, 5.5)));
    html! {
        g transform={ "rotate(" (c(tilt)) " 40 40)" } {
            @for (path, tone, opacity) in &rows { path d=(path) fill=(tone) fill-opacity=(o(*opacity)) {} }
            @if let Some((x, y, r)) = storm {
                ellipse cx=(c(x)) cy=(c(y)) rx=(c(r * 1.7)) ry=(c(r)) fill=(tones.light) fill-opacity=".28" {}
                ellipse cx=(c(x)) cy=(c(y)) rx=(c(r)) ry=(c(r * 0.5)) fill=(tones.dark) fill-opacity=".22" {}
            }
        }
    }
}

fn craters(dice: &mut Dice, tones: &Tones) -> Markup {
    let pits: Vec<_> = (0..7 + dice.below(4))
        .map(|_| (dice.between(11.0, 69.0), dice.between(11.0, 69.0), dice.between(1.5, 5.8)))
        .collect();
    html! {
        @for (x, y, r) in &pits {
            circle cx=(c(*x)) cy=(c(*y)) r=(c(*r)) fill=(tones.dark) fill-opacity=".34" {}
            // The sunlit edge of a pit is the one away from the light.
            @let radius = c(*r);
            path d={ "M" (c(x - r * 0.8)) " " (c(y + r * 0.5)) "a" (radius) " " (radius) " 0 0 0 " (c(r * 1.6)) " 0" }
                fill="none" stroke=(tones.light) stroke-opacity=".35" stroke-width=".8" {}
        }
    }
}

fn land(dice: &mut Dice, tones: &Tones) -> Markup {
    let masses: Vec<_> = (0..4 + dice.below(2))
        .map(|_| {
            let (x, y) = (dice.between(14.0, 64.0), dice.between(16.0, 64.0));
            let (rx, ry) = (dice.between(8.0, 16.0), dice.between(5.0, 11.0));
            let shore = coast(dice, (x, y), (rx, ry));
            // Heights follow the middle of the land.
            (shore, coast(dice, (x - 1.0, y - 0.6), (rx * 0.5, ry * 0.46)))
        })
        .collect();
    let clouds: Vec<_> = (0..2 + dice.below(3))
        .map(|_| {
            (
                dice.between(10.0, 44.0),
                dice.between(14.0, 64.0),
                dice.between(9.0, 24.0),
                dice.between(1.0, 2.2),
            )
        })
        .collect();
    let cap = dice.chance(45);
    html! {
        // One group, one opacity: where two masses meet there is no darker seam.
        g fill=(tones.dark) opacity=".4" { @for (shore, _) in &masses { path d=(shore) {} } }
        g fill=(tones.light) opacity=".16" { @for (_, heights) in &masses { path d=(heights) {} } }
        g fill="none" stroke=(tones.light) stroke-opacity=".22" stroke-width=".7" {
            @for (shore, _) in &masses { path d=(shore) {} }
        }
        @if cap { path d="M22 14q16 6 33 -1l2-8H20Z" fill="#fff" fill-opacity=".5" {} }
        g fill="none" stroke="#fff" stroke-opacity=".26" stroke-linecap="round" {
            @for (x, y, length, width) in &clouds {
                path d={ "M" (c(*x)) " " (c(*y)) "q" (c(length / 2.0)) " -3 " (c(*length)) " 0" }
                    stroke-width=(c(*width)) {}
            }
        }
    }
}

/// A closed coast of ten points around a centre, rounded at every one of them.
fn coast(dice: &mut Dice, (x, y): (f64, f64), (rx, ry): (f64, f64)) -> String {
    let points: Vec<(f64, f64)> = (0..10)
        .map(|i| {
            let angle = TAU * f64::from(i) / 10.0;
            let reach = dice.between(0.62, 1.22);
            (x + rx * reach * angle.cos(), y + ry * reach * angle.sin())
        })
        .collect();
    let middle = |a: (f64, f64), b: (f64, f64)| format!("{} {}", c((a.0 + b.0) / 2.0), c((a.1 + b.1) / 2.0));
    let mut path = format!("M{}", middle(points[9], points[0]));
    for (i, point) in points.iter().enumerate() {
        path += &format!("Q{} {} {}", c(point.0), c(point.1), middle(*point, points[(i + 1) % 10]));
    }
    path + "Z"
}

/// Lines of something built: meridians and lights on the night side.
fn grid(dice: &mut Dice, tones: &Tones) -> Markup {
    let lights: Vec<_> = (0..10 + dice.below(8))
        .map(|_| (dice.between(38.0, 66.0), dice.between(36.0, 66.0), dice.between(0.5, 1.0)))
        .collect();
    let tilt = dice.between(-30.0, 30.0);
    html! {
        g fill="none" stroke=(tones.light) stroke-opacity=".34" stroke-width=".8"
            transform={ "rotate(" (c(tilt)) " 40 40)" } {
            @for rx in [8, 19, 27] { ellipse cx="40" cy="40" rx=(rx) ry="30" {} }
            @for y in [28, 40, 52] { path d={ "M10 " (y) "q30 7 60 0" } {} }
        }
        @for (x, y, r) in &lights {
            circle cx=(c(*x)) cy=(c(*y)) r=(c(*r)) fill=(tones.light) fill-opacity=".85" {}
        }
    }
}

fn moon(dice: &mut Dice, tones: &Tones) -> Markup {
    let angle = dice.between(-0.9, 0.2);
    let r = dice.between(2.2, 3.6);
    html! {
        circle cx=(c(40.0 + 35.5 * angle.cos())) cy=(c(40.0 + 35.5 * angle.sin())) r=(c(r))
            fill=(tones.light) {}
        circle cx=(c(40.0 + 35.5 * angle.cos())) cy=(c(40.0 + 35.5 * angle.sin())) r=(c(r))
            fill="url(#pl-shade)" {}
    }
}
