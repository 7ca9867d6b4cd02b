//! A space of the map, drawn as what it is now.

use super::atlas::Point;
use super::names;
use crate::pages::components::{seat_class, sprite_url};
use crate::pages::once::{self, Once};
use engine::{Index, Seat};
use maud::{Markup, PreEscaped, html};
use merchant_of_venus::Board;
use merchant_of_venus::cards::SpaceKind;
use merchant_of_venus::ids::{Category, Colour, Pirate, Space, Stat};
use merchant_of_venus::query::Kind;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;

/// How far a space reaches from its middle.
pub(super) fn radius(board: &Board, space: Space) -> f64 {
    match board.kind(space) {
        Kind::Plain if board.pack.pack()[space].is_orbit => 11.5,
        Kind::Plain => 8.0,
        Kind::Nav if board.pack.pack()[space].is_orbit => 18.0,
        Kind::Base => 17.0,
        Kind::Asteroid | Kind::Encounter => 12.0,
        _ => 14.0,
    }
}

/// Whether it is a plain dot, about which there is nothing to say.
pub(super) fn is_dot(board: &Board, space: Space) -> bool {
    board.kind(space) == Kind::Plain && !board.pack.pack()[space].is_orbit
}

/// A kind as numbers: which it is, and of what or whose.
pub(super) fn number(kind: Kind) -> (u8, usize) {
    match kind {
        Kind::Base => (0, 0),
        Kind::City => (1, 0),
        Kind::Port => (2, 0),
        Kind::Merchant(_, seat) => (3, usize::from(seat.0)),
        Kind::Plain => (4, 0),
        Kind::Nav => (5, 0),
        Kind::Encounter => (6, 0),
        Kind::Asteroid => (7, 0),
        Kind::Hazard(stat) => (8, stat as usize),
        Kind::Telegate(n) => (9, usize::from(n)),
        Kind::Pirate(pirate) => (10, pirate.at()),
    }
}

/// What the shape of a space is drawn from: the pack, the space, what it is now, whose piece lies on it, and whether it has a
/// marker.
type ShapeKey = (usize, Space, Discriminant<Kind>, Option<Stat>, Option<Pirate>, u8, Option<Seat>, bool);

static SHAPES: Once<ShapeKey> = Once::new();

/// The shape of a space, drawn around the origin: the same for all spaces of a kind, so that little is sent.
pub(super) fn shape(board: &Board, space: Space) -> PreEscaped<Arc<str>> {
    let pack = board.pack.pack();
    let kind = board.kind(space);
    let (stat, pirate, n) = match kind {
        Kind::Hazard(stat) => (Some(stat), None, 0),
        Kind::Pirate(pirate) => (None, Some(pirate), 0),
        Kind::Telegate(n) => (None, None, n),
        _ => (None, None, 0),
    };
    let owner = match kind {
        Kind::Merchant(_, seat) => Some(seat),
        Kind::Asteroid => pack[space].rock.and_then(|rock| board.driller(rock)),
        _ => names::contract_of(board, space),
    };
    let is_marked = names::is_marked(board, space);
    let key = (once::of_pack(pack), space, discriminant(&kind), stat, pirate, n, owner, is_marked);
    SHAPES.get(key, || drawn(board, space))
}

fn drawn(board: &Board, space: Space) -> Markup {
    let pack = board.pack.pack();
    let point = Point::ORIGIN;
    let colour = pack[space].colour;
    match board.kind(space) {
        Kind::Base => {
            html! { (polygon("port base", point, 8, 17.0)) (glyph("spaceport", point, 20.0, "g-t")) }
        }
        Kind::City => html! {
            rect.city x=(Point::n(point.x - 12.0)) y=(Point::n(point.y - 12.0)) width="24" height="24" rx="7" {}
            (glyph("city", point, 16.0, "g-t"))
        },
        Kind::Port => html! { (polygon("port", point, 8, 15.0)) (glyph("spaceport", point, 17.0, "g-t")) },
        Kind::Merchant(_, seat) => merchant(point, seat),
        Kind::Plain if pack[space].is_orbit => html! {
            circle.orb2 r="11.5" {}
            (dot(colour, 7.0))
            @if let Some(seat) = names::contract_of(board, space) { (claim(point, seat)) }
        },
        // What a card has made blue is blue whatever is printed.
        Kind::Plain => dot(colour.filter(|_| pack[space].kind != SpaceKind::Encounter), 8.0),
        Kind::Nav => html! {
            @if pack[space].is_orbit { circle.orb2 r="18" {} }
            circle.navc r="14" {} (glyph("nav", point, 20.0, "g-t"))
        },
        Kind::Encounter if names::is_marked(board, space) => html! {
            rect.mkr x=(Point::n(point.x - 11.0)) y=(Point::n(point.y - 11.0)) width="22" height="22" rx="5" {}
            (glyph("encounter", point, 15.0, "g-e"))
        },
        Kind::Encounter => html! {
            circle.enc r="12" {} (glyph("encounter", point, 17.0, "g-e"))
        },
        Kind::Asteroid => html! {
            circle.ast r="12" {} (glyph("asteroid", point, 17.0, "g-a"))
            @if let Some(seat) = pack[space].rock.and_then(|rock| board.driller(rock)) { (claim(point, seat)) }
        },
        Kind::Hazard(stat) => hazard(point, stat, colour),
        Kind::Telegate(n) => html! {
            circle.tel r="14" {} (glyph("telegate", point.by(-2.0, 0.0), 18.0, "g-tel"))
            circle.teln cx=(Point::n(point.x + 10.0)) cy=(Point::n(point.y + 9.0)) r="8" {}
            (text("pmt", point.by(10.0, 13.2), &n.to_string()))
        },
        Kind::Pirate(pirate) => robber(point, pack[pirate].category, pack[pirate].modifier),
    }
}

fn glyph(icon: &str, point: Point, size: f64, class: &str) -> Markup {
    html! {
        use href=(sprite_url(icon)) x=(Point::n(point.x - size / 2.0)) y=(Point::n(point.y - size / 2.0)) width=(size)
            height=(size) class=(class) {}
    }
}

fn text(class: &str, point: Point, text: &str) -> Markup {
    html! { text.svgt.(class) text-anchor="middle" x=(Point::n(point.x)) y=(Point::n(point.y)) { (text) } }
}

/// A regular shape with so many corners.
fn polygon(class: &str, point: Point, n: u8, radius: f64) -> Markup {
    let turn = std::f64::consts::TAU / f64::from(n);
    // A hexagon stands on a corner, an octagon on an edge.
    let first = if n == 8 { turn / 2.0 } else { turn / 4.0 * 3.0 };
    let corner = |i: u8| {
        let angle = first + f64::from(i) * turn;
        point.by(radius * angle.cos(), radius * angle.sin()).to_string()
    };
    html! { polygon class=(class) points=((0..n).map(corner).collect::<Vec<_>>().join(" ")) {} }
}

fn colour_class(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Yellow) => "c-yellow",
        Some(Colour::Red) => "c-red",
        Some(Colour::Blue) | None => "c-blue",
    }
}

/// A plain space: blue is empty, yellow has one bar, red has two, so that colour is never alone.
fn dot(colour: Option<Colour>, radius: f64) -> Markup {
    let class = colour_class(colour);
    let bars = match colour {
        Some(Colour::Yellow) => Some("M-3.4 0h6.8"),
        Some(Colour::Red) => Some("M-3.2-2.1h6.4M-3.2 2.1h6.4"),
        _ => None,
    };
    html! {
        circle.sp.(class) r=(radius) {}
        @if let Some(bars) = bars { path.bars.(class) d=(bars) {} }
    }
}

fn hazard(point: Point, stat: Stat, colour: Option<Colour>) -> Markup {
    let (class, glyph_class) = match colour {
        Some(Colour::Yellow) => ("sp hz c-yellow", "g-yellow"),
        Some(Colour::Red) => ("sp hz c-red", "g-red"),
        _ => ("sp hz c-blue", "g-blue"),
    };
    html! { (polygon(class, point, 6, 14.0)) (glyph(names::stat_icon(stat), point, 17.0, glyph_class)) }
}

fn merchant(point: Point, seat: Seat) -> Markup {
    html! {
        g.(seat_class(seat.0 + 1)) {
            (polygon("port own", point, 8, 14.0))
            (glyph("spaceport", point.by(0.0, -2.0), 15.0, "on"))
            (glyph(&format!("seat-{}", seat.0 + 1), point.by(0.0, 8.5), 7.0, "on"))
        }
    }
}

/// A small piece of a player on a space: a drill token or a contract.
fn claim(point: Point, seat: Seat) -> Markup {
    html! {
        g.(seat_class(seat.0 + 1)) {
            circle.drilled cx=(Point::n(point.x + 9.0)) cy=(Point::n(point.y + 9.0)) r="7.5" {}
            (glyph(&format!("seat-{}", seat.0 + 1), point.by(9.0, 9.0), 8.0, "on"))
        }
    }
}

/// A pirate carries what it adds to the die on a pill in the colour of the goods it takes.
fn robber(point: Point, category: Category, modifier: u8) -> Markup {
    html! {
        circle.pir r="13.5" {} (glyph("pirate", point, 17.0, "g-p"))
        g.(names::category_class(category)) {
            rect.pmod x=(Point::n(point.x - 25.0)) y=(Point::n(point.y + 4.0)) width="21" height="15" rx="7.5" {}
            (text("pmt", point.by(-14.5, 15.8), &format!("+{modifier}")))
        }
    }
}
