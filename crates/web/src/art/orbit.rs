//! Orbits: the lines behind the first page, and the pictures of developments and technologies.

use super::dice::{Dice, c, o};
use super::palette::Kind;
use crate::pages::components::sprite_url;
use maud::{Markup, html};

/// Three orbits and two travellers, behind a page's first words.
pub fn orbits() -> Markup {
    html! {
        svg.orbits viewBox="0 0 900 420" aria-hidden="true" {
            g.o-lines {
                ellipse cx="450" cy="210" rx="430" ry="150" transform="rotate(-9 450 210)" {}
                ellipse.dotted cx="450" cy="210" rx="320" ry="104" transform="rotate(-9 450 210)" {}
                ellipse.dotted cx="450" cy="210" rx="560" ry="206" transform="rotate(-9 450 210)" {}
            }
            circle.o-warm cx="742" cy="66" r="5" {}
            circle.o-cool cx="212" cy="330" r="3.5" {}
        }
    }
}

/// The picture of a card without a world: its icon at the centre of a small system.
pub fn card(seed: &str, icon: &str, kind: Kind) -> Markup {
    let mut dice = Dice::new(seed);
    let (x, y) = (dice.between(152.0, 172.0), dice.between(48.0, 60.0));
    let tones = kind.tones();
    let stars: Vec<_> = (0..34)
        .map(|_| {
            (
                dice.between(84.0, 240.0),
                dice.between(0.0, 110.0),
                dice.between(0.5, 1.2),
                dice.between(0.3, 0.9),
            )
        })
        .collect();
    let rings: Vec<_> = [(34.0, 16.0), (59.0, 27.0), (84.0, 39.0), (109.0, 50.0)]
        .into_iter()
        .map(|(rx, ry): (f64, f64)| {
            let tilt = dice.between(-25.0, -11.0);
            let at = dice.between(0.0, std::f64::consts::TAU);
            let (px, py) = turned((rx * at.cos(), ry * at.sin()), tilt);
            (rx, ry, tilt, x + px, y + py, dice.between(2.4, 4.5))
        })
        .collect();
    html! {
        svg.ca viewBox="0 0 240 110" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" {
            @for (sx, sy, r, opacity) in &stars {
                circle cx=(c(*sx)) cy=(c(*sy)) r=(c(*r)) fill="#fff" opacity=(o(*opacity)) {}
            }
            @for (rx, ry, tilt, px, py, r) in &rings {
                ellipse cx=(c(x)) cy=(c(y)) rx=(rx) ry=(ry)
                    transform={ "rotate(" (c(*tilt)) " " (c(x)) " " (c(y)) ")" }
                    fill="none" stroke=(tones.light) stroke-opacity=".42" stroke-width="1.2" {}
                circle cx=(c(*px)) cy=(c(*py)) r=(c(*r)) fill=(kind.fill()) {}
            }
            circle cx=(c(x)) cy=(c(y)) r="27" fill="#0b1122" stroke=(tones.light) stroke-width="1.6" {}
            use.big href=(sprite_url(icon)) x=(c(x - 17.0)) y=(c(y - 17.0)) width="34" height="34" {}
        }
    }
}

fn turned((x, y): (f64, f64), degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}
