//! The lines of the map: what they cost, where navigation leads, and how far the ship can go.

use super::atlas::{Point, at};
use crate::i18n::{Lang, t};
use maud::{Markup, html};
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Space, System};
use merchant_of_venus::query::Course;
use merchant_of_venus::{Board, View};
use std::collections::BTreeSet;

/// The four kinds of lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    Plain,
    Route,
    Green,
    /// Inside the asteroid system, where nearly everything is joined.
    Net,
}

fn lane(pack: &Pack, from: Space, to: Space, is_green: bool) -> Lane {
    let is_net = |space: Space| pack[space].system == System::from_id("AST");
    match is_green {
        true => Lane::Green,
        false if pack[from].route.is_some() || pack[to].route.is_some() => Lane::Route,
        false if is_net(from) && is_net(to) => Lane::Net,
        false => Lane::Plain,
    }
}

/// All lines of a kind as one path.
fn path(pack: &Pack, kind: Lane) -> String {
    let lines = Space::all().flat_map(|from| {
        let lines = pack[from].lines.iter().filter(move |line| from < line.to);
        lines
            .filter(move |line| lane(pack, from, line.to, line.is_green) == kind)
            .map(move |line| (from, line.to))
    });
    drawn(pack, lines)
}

/// These lines as one path. A line that begins where the last one ends continues it, and each end is told by its distance:
/// that is the shortest way to write them.
fn drawn(pack: &Pack, lines: impl Iterator<Item = (Space, Space)>) -> String {
    let (mut path, mut pen) = (String::new(), None);
    for (from, to) in lines {
        let (start, end) = (at(pack, from), at(pack, to));
        if pen != Some(from) {
            path += &format!("M{start}");
        }
        path += &format!("l{} {}", end.x - start.x, end.y - start.y);
        pen = Some(to);
    }
    path
}

/// The paths that map and mini-map share.
pub(super) fn defs(pack: &Pack) -> Markup {
    html! {
        path #mv-net d=(path(pack, Lane::Net)) {}
        path #mv-routes d=(path(pack, Lane::Route)) {}
        path #mv-lines d=(path(pack, Lane::Plain)) {}
    }
}

/// The lines that are always there.
pub(super) fn printed(pack: &Pack) -> Markup {
    let green = path(pack, Lane::Green);
    html! {
        use.ln.net href="#mv-net" {} use.ln.route href="#mv-routes" {} use.ln href="#mv-lines" {}
        path.ln.green d=(green) {} path.ln.greenin d=(green) {}
    }
}

/// Lines that can be flown in this turn.
pub(super) fn reach(board: &Board, courses: &[Course], class: &str) -> Markup {
    let pack = board.pack.pack();
    let start = board.merchants[board.turn.seat].ship;
    let mut lines = BTreeSet::new();
    for course in courses {
        let mut from = start;
        for (to, _) in &course.spaces {
            if pack[from].lines.iter().any(|line| line.to == *to) {
                lines.insert((from.min(*to), from.max(*to)));
            }
            from = *to;
        }
    }
    let path = drawn(pack, lines.into_iter());
    html! { @if !path.is_empty() { path.(class) d=(path) {} } }
}

/// MV-078: arcs between the telegates, each to the next.
pub(super) fn jumps(board: &Board) -> Markup {
    let pack = board.pack.pack();
    let gates: Vec<Point> = (1..=6).filter_map(|n| board.telegate(n)).map(|space| at(pack, space)).collect();
    let arc = |two: &[Point]| {
        let (x, y) = ((two[0].x + two[1].x) / 2.0 - 60.0, (two[0].y + two[1].y) / 2.0 - 60.0);
        format!("M{}Q{x:.1} {y:.1} {}", two[0], two[1])
    };
    html! { @if gates.len() > 1 { path.jump d=(gates.windows(2).map(arc).collect::<String>()) {} } }
}

/// MV-072: the values of the die that lead to each exit of a navigation space, written on the line.
pub(super) fn exits(view: &View, lang: Lang) -> Markup {
    let pack = view.pack.pack();
    let chosen = view.navigation();
    html! {
        @for space in Space::all() {
            @if let Some(exits) = pack[space].exits {
                @for line in pack[space].lines.iter() {
                    @let values: Vec<usize> = (1..=6).filter(|value| exits[value - 1] == line.to).collect();
                    @if !values.is_empty() {
                        @let hot = chosen.is_some_and(|chosen| values.contains(&usize::from(chosen)));
                        (tag(towards(at(pack, space), at(pack, line.to)), &values, hot))
                    }
                }
            }
        }
        title { (t!(lang, "mv-exits")) }
    }
}

/// A place on the line, close to the navigation space.
fn towards(from: Point, to: Point) -> Point {
    let far = (to.x - from.x).hypot(to.y - from.y).max(1.0);
    let part = (32.0 / far).min(0.5);
    from.by((to.x - from.x) * part, (to.y - from.y) * part)
}

fn tag(point: Point, values: &[usize], hot: bool) -> Markup {
    let words = values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let width = 9.0 + 8.0 * values.len() as f64;
    html! {
        g transform=(Point { x: point.x.round(), y: point.y.round() }.translation()) {
            rect.ex.hot[hot] x=(-width / 2.0) y="-8" width=(width) height="16" rx="8" {}
            text.svgt.ext.hot[hot] text-anchor="middle" y="4.3" { (words) }
        }
    }
}
