//! Colours of worlds: three tones a kind, from the lit side to the dark one.

use maud::{Markup, html};

/// What a world is made of; it chooses the tones and the kind of surface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Novelty goods: blue gas and oceans.
    Novelty,
    /// Rare elements: brown rock.
    Rare,
    /// Genes: green land.
    Genes,
    /// Alien technology: yellow, ringed, built over.
    Alien,
    /// No kind: grey rock.
    Grey,
    /// A star.
    Star,
    /// A red desert.
    Red,
    /// A violet giant.
    Violet,
    /// A blue giant.
    Blue,
}

/// Light, middle and dark tone.
pub(super) struct Tones {
    pub(super) light: &'static str,
    pub(super) middle: &'static str,
    pub(super) dark: &'static str,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 9] = [
        Kind::Novelty,
        Kind::Rare,
        Kind::Genes,
        Kind::Alien,
        Kind::Grey,
        Kind::Star,
        Kind::Red,
        Kind::Violet,
        Kind::Blue,
    ];

    /// The word used in classes and gradient ids.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Novelty => "novelty",
            Kind::Rare => "rare",
            Kind::Genes => "genes",
            Kind::Alien => "alien",
            Kind::Grey => "grey",
            Kind::Star => "star",
            Kind::Red => "red",
            Kind::Violet => "violet",
            Kind::Blue => "blue",
        }
    }

    pub(super) fn fill(self) -> String {
        format!("url(#pl-{})", self.word())
    }

    pub(super) fn tones(self) -> Tones {
        let (light, middle, dark) = match self {
            Kind::Novelty => ("#bfeaff", "#3aa6da", "#0e4a74"),
            Kind::Rare => ("#ffd9ac", "#c07a3e", "#54290e"),
            Kind::Genes => ("#d3f6c4", "#4fa85a", "#123f25"),
            Kind::Alien => ("#fff6b0", "#c9a92f", "#4d3a08"),
            Kind::Grey => ("#e3e9f5", "#8490aa", "#2c3550"),
            Kind::Star => ("#fff6dd", "#ffc65e", "#c4671b"),
            Kind::Red => ("#ffd2bd", "#e2694b", "#6b1d14"),
            Kind::Violet => ("#e6d6ff", "#8d6bd1", "#2d1c5c"),
            Kind::Blue => ("#d2e6ff", "#5c8ff0", "#152f78"),
        };
        Tones { light, middle, dark }
    }
}

/// The gradients of all kinds, the shadow of the night side, the rim of air, and the glow of a star.
pub(super) fn gradients() -> Markup {
    html! {
        @for kind in Kind::ALL {
            @let tones = kind.tones();
            radialGradient id={ "pl-" (kind.word()) } cx=".34" cy=".3" r=".85" {
                stop offset="0" stop-color=(tones.light) {}
                stop offset=".42" stop-color=(tones.middle) {}
                stop offset="1" stop-color=(tones.dark) {}
            }
        }
        radialGradient #pl-shade cx=".3" cy=".27" r=".86" {
            stop offset=".42" stop-color="#04070f" stop-opacity="0" {}
            stop offset="1" stop-color="#04070f" stop-opacity=".82" {}
        }
        radialGradient #pl-rim cx=".5" cy=".5" r=".5" {
            stop offset=".86" stop-color="#fff" stop-opacity="0" {}
            stop offset="1" stop-color="#fff" stop-opacity=".34" {}
        }
        linearGradient #pl-day x1="0" y1="0" x2=".72" y2=".72" {
            stop offset=".3" stop-color="#fff" {}
            stop offset=".72" stop-color="#000" {}
        }
        mask #pl-dayside { rect width="80" height="80" fill="url(#pl-day)" {} }
        radialGradient #glow-star {
            stop offset="0" stop-color="#ffdf9a" stop-opacity=".85" {}
            stop offset=".4" stop-color="#ffb84d" stop-opacity=".25" {}
            stop offset="1" stop-color="#ffb84d" stop-opacity="0" {}
        }
    }
}
