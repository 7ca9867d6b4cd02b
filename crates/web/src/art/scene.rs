//! The picture on the lid of each game.

use super::dice::{Dice, c, o};
use super::palette::Kind;
use super::planet;
use maud::{Markup, html};

/// The four games, by the picture on their lid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lid {
    /// A way out of the solar system.
    BeyondTheSun,
    /// Worlds in a row.
    NewFrontiers,
    /// A trader between ringed giants.
    MerchantOfVenus,
    /// A portal and a fleet.
    Interportal,
}

impl Lid {
    /// All four, in the order of the first page.
    pub const ALL: [Lid; 4] = [Lid::BeyondTheSun, Lid::NewFrontiers, Lid::MerchantOfVenus, Lid::Interportal];

    /// The game's word in addresses.
    pub fn slug(self) -> &'static str {
        match self {
            Lid::BeyondTheSun => "beyond-the-sun",
            Lid::NewFrontiers => "new-frontiers",
            Lid::MerchantOfVenus => "merchant-of-venus",
            Lid::Interportal => "interportal",
        }
    }

    /// The game of a word in an address.
    pub fn from_slug(slug: &str) -> Option<Lid> {
        Lid::ALL.into_iter().find(|game| game.slug() == slug)
    }

    fn sky(self) -> (&'static str, &'static str) {
        match self {
            Lid::BeyondTheSun => ("#0c1730", "#2a1c33"),
            Lid::NewFrontiers => ("#0a1a2c", "#123040"),
            Lid::MerchantOfVenus => ("#1d1233", "#3a1a34"),
            Lid::Interportal => ("#081c22", "#0d2f3c"),
        }
    }
}

/// The skies of the four lids.
pub(super) fn skies() -> Markup {
    html! {
        @for game in Lid::ALL {
            @let (from, to) = game.sky();
            linearGradient id={ "sky-" (game.slug()) } x1="0" y1="0" x2="1" y2="1" {
                stop stop-color=(from) {}
                stop offset="1" stop-color=(to) {}
            }
        }
    }
}

/// The picture on the lid of `game`.
pub fn scene(game: Lid) -> Markup {
    html! {
        svg.scene viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="400" height="230" fill={ "url(#sky-" (game.slug()) ")" } {}
            (stars(game))
            @match game {
                Lid::BeyondTheSun => (beyond_the_sun()),
                Lid::NewFrontiers => (new_frontiers()),
                Lid::MerchantOfVenus => (merchant_of_venus()),
                Lid::Interportal => (interportal()),
            }
        }
    }
}

fn stars(game: Lid) -> Markup {
    let mut dice = Dice::new(game.slug());
    let stars: Vec<_> = (0..64)
        .map(|_| {
            (
                dice.between(0.0, 400.0),
                dice.between(0.0, 230.0),
                dice.between(0.6, 1.3),
                dice.between(0.25, 0.9),
            )
        })
        .collect();
    html! {
        g fill="#dfe8ff" {
            @for (x, y, r, opacity) in &stars {
                circle cx=(c(*x)) cy=(c(*y)) r=(c(*r)) opacity=(o(*opacity)) {}
            }
        }
    }
}

fn placed(seed: &str, kind: Kind, (x, y): (i32, i32), size: u32) -> Markup {
    html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 80 80" overflow="visible" {
            (planet::body(seed, kind))
        }
    }
}

/// A tree of technologies that grows towards the sun.
fn beyond_the_sun() -> Markup {
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

/// Four worlds along one way.
fn new_frontiers() -> Markup {
    html! {
        path d="M-20 190C90 110 260 80 430 40" fill="none" stroke="#9fd0e6" stroke-opacity=".35"
            stroke-width="2.5"
            stroke-dasharray="2 8" stroke-linecap="round" {}
        (placed("lid-9", Kind::Genes, (-30, 70), 210))
        (placed("lid-9", Kind::Rare, (168, 70), 110))
        (placed("lid-2", Kind::Novelty, (272, 14), 96))
        (placed("lid-10", Kind::Alien, (318, 128), 92))
    }
}

/// A trader on her route past a ringed giant.
fn merchant_of_venus() -> Markup {
    let route = [(40, 60), (110, 96), (150, 44), (70, 156), (170, 190), (230, 200)];
    html! {
        (placed("lid-3", Kind::Violet, (176, -10), 250))
        (placed("lid-1", Kind::Red, (24, 120), 74))
        g stroke="#f3d9ff" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="2 6"
            stroke-linecap="round" {
            @for leg in route.windows(2) {
                path d={ "M" (leg[0].0) " " (leg[0].1) "L" (leg[1].0) " " (leg[1].1) } {}
            }
        }
        g fill="#1d1233" stroke="#ffd08a" stroke-width="2" {
            @for (x, y) in route { circle cx=(x) cy=(y) r="7" {} }
        }
        g transform="translate(104 88) rotate(24)" {
            path d="M-26 -7h34l16 7-16 7h-34l6-7Z" fill="#f0e6d2" {}
            path d="M-14 -7v14M-2 -7v14" stroke="#8a6c4a" stroke-width="2" {}
            path d="M-32 0h-16" stroke="#ffb84d" stroke-width="3" stroke-linecap="round" {}
        }
    }
}

/// A portal, and the fleet that comes through it.
fn interportal() -> Markup {
    let fleet = [("78 70", "1.3"), ("118 150", "1"), ("54 180", ".8"), ("330 54", ".7")];
    html! {
        g fill="none" stroke="#5fe0dc" {
            @for i in 0..9_u8 {
                @let step = f64::from(i);
                ellipse cx="226" cy="116" rx=(c(118.0 - 11.0 * step)) ry=(c(86.0 - 8.5 * step))
                    transform={ "rotate(" (c(6.0 * step - 24.0)) " 226 116)" }
                    stroke-opacity=(o(0.14 + 0.075 * step)) stroke-width=(c(1.2 + 0.22 * step)) {}
            }
        }
        ellipse cx="226" cy="116" rx="22" ry="13" fill="#d8fffb" opacity=".9" {}
        circle cx="226" cy="116" r="120" fill="url(#glow-star)" opacity=".18" {}
        @for (at, scale) in fleet {
            g transform={ "translate(" (at) ") rotate(68) scale(" (scale) ")" } {
                path d="M0 -20 7 4 14 14 0 9-14 14-7 4Z" fill="#e6eef8" {}
                path d="M0 9v12" stroke="#5fe0dc" stroke-width="3" stroke-linecap="round" {}
            }
        }
    }
}
