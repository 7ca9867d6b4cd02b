//! The curves: points of every seat over the game, told apart by colour, dash and shape.

use super::Replay;
use crate::i18n::{Lang, t};
use crate::pages::components::{seat_class, sprite_url};
use maud::{Markup, html};

/// The points of one seat over time.
#[derive(Clone, Debug)]
pub struct Curve<'a> {
    /// The seat, counted from one.
    pub seat: u8,
    /// Who sits there.
    pub name: &'a str,
    /// Moments and the points then, in order.
    pub points: &'a [(u32, i32)],
    /// The points at the end, as people write them.
    pub end: Option<String>,
}

/// What a chart is drawn from, and for which size: a chart is not scaled, so that its text keeps its size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chart<'a> {
    /// The points of each seat over time.
    pub curves: &'a [Curve<'a>],
    /// The rounds: the moment each begins with, and its number.
    pub rounds: &'a [(u32, u32)],
    /// The last moment.
    pub n_moments: u32,
    /// What one point counts as: 2 in games that count in halves.
    pub point: i32,
    /// The moment that is marked.
    pub now: Option<u32>,
    /// Width and height.
    pub size: (f64, f64),
}

/// The size of the chart beside a replay.
const BESIDE: (f64, f64) = (400.0, 204.0);
/// The room right of the lines, for the marks of seats.
const RIGHT: f64 = 34.0;
const TOP: f64 = 14.0;
/// The room below the lines, for the rounds.
const BELOW: f64 = 26.0;
pub(super) const DASHES: [&str; 6] = ["", "7 4", "2 4", "9 3 2 3", "4 2", "1 5"];

/// The panel with the chart.
pub(super) fn panel(lang: Lang, replay: &Replay<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="curves" {
            div.panel-head {
                h2 #curves { (t!(lang, "replay-curves")) } span.note { (t!(lang, "replay-curves-note")) }
            }
            div.panel-body { (chart(lang, &of(replay))) }
        }
    }
}

/// The chart of a replay.
fn of<'a>(replay: &Replay<'a>) -> Chart<'a> {
    Chart {
        curves: replay.curves,
        rounds: replay.rounds,
        n_moments: replay.n_moments,
        point: replay.point,
        now: Some(replay.moment.n),
        size: BESIDE,
    }
}

/// The chart alone.
pub(crate) fn chart(lang: Lang, chart: &Chart<'_>) -> Markup {
    let top = chart.curves.iter().flat_map(|curve| curve.points).map(|(_, n)| *n).max().unwrap_or(0);
    let (most, step) = grid(top, chart.point);
    let (width, height) = chart.size;
    let (left, right, bottom) = (left(most), width - RIGHT, height - BELOW);
    let x = |n: u32| left + (right - left) * f64::from(n) / f64::from(chart.n_moments.max(1));
    let y = |points: i32| bottom - (bottom - TOP) * f64::from(points.max(0)) / f64::from(most * chart.point);
    let every = chart.rounds.len().div_ceil((width / 62.0) as usize).max(1);
    html! {
        svg.chart viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(in_words(lang, chart.curves))
            data-left=(left) data-right=(right) {
            @for line in (0..=most).step_by(usize::try_from(step).unwrap_or(1)) {
                path.g d={ "M" (left) " " (c(y(line * chart.point))) "H" (right) } {}
                text x=(left - 8.0) y=(c(y(line * chart.point) + 4.0)) text-anchor="end" { (line) }
            }
            @for (n, round) in chart.rounds.iter().step_by(every) {
                text x=(c(x(*n))) y=(height - 6.0) text-anchor="middle" { (round) }
            }
            @for (i, curve) in chart.curves.iter().enumerate() {
                g.(seat_class(curve.seat)) {
                    path.ln d=(path(curve, x, y))
                        stroke-dasharray=[DASHES.get(i % DASHES.len()).filter(|d| !d.is_empty())] {}
                    @if let Some((n, points)) = curve.points.last() {
                        use.mark href=(sprite_url(seat_class(curve.seat))) x=(c(x(*n) + 4.0))
                            y=(c(y(*points) - 7.0)) width="14" height="14" {}
                    }
                }
            }
            @if let Some(now) = chart.now { path.now d={ "M" (c(x(now))) " " (TOP) "V" (bottom) } data-now {} }
        }
    }
}

/// Where the lines begin: behind the longest number, whose digits are about seven wide.
fn left(most: i32) -> f64 {
    let n_digits = u32::try_from(most.to_string().len()).unwrap_or(0);
    (10.0 + 8.0 * f64::from(n_digits)).max(34.0)
}

/// The whole points of the highest line and between two lines, for curves that reach `top` and count a point as `point`.
fn grid(top: i32, point: i32) -> (i32, i32) {
    let top = (top + point - 1).div_euclid(point).max(1);
    let step = grid_step(top);
    ((top + step - 1).div_euclid(step) * step, step)
}

/// A step of 1, 2 or 5 times a power of ten that leaves about five lines.
fn grid_step(top: i32) -> i32 {
    let mut ten = 1;
    loop {
        for step in [ten, ten * 2, ten * 5] {
            if top / step <= 5 {
                return step;
            }
        }
        ten *= 10;
    }
}

fn path(curve: &Curve<'_>, x: impl Fn(u32) -> f64, y: impl Fn(i32) -> f64) -> String {
    let points: Vec<_> =
        curve.points.iter().map(|(n, points)| format!("{} {}", c(x(*n)), c(y(*points)))).collect();
    format!("M{}", points.join("L"))
}

pub(super) fn c(x: f64) -> String {
    format!("{x:.1}")
}

/// The chart for those who hear it: who ended with how much.
fn in_words(lang: Lang, curves: &[Curve<'_>]) -> String {
    let ends: Vec<_> = curves
        .iter()
        .filter_map(|curve| curve.end.as_ref().map(|end| format!("{} {end}", curve.name)))
        .collect();
    t!(lang, "replay-curves-words", ends = ends.join(", "))
}

#[cfg(test)]
mod tests {
    use super::{grid, grid_step, left};

    /// X4R-284: lines are at whole points also where curves count halves, and no curve rises over the highest line.
    #[test]
    fn lines_are_at_whole_points() {
        assert_eq!([0, 1, 2, 15, 16, 17].map(|halves| grid(halves, 2).0), [1, 1, 1, 8, 8, 10]);
        for (top, point) in (0..400).flat_map(|top| [(top, 1), (top, 2)]) {
            let (most, step) = grid(top, point);
            assert!(most * point >= top && most % step == 0, "{top}: {most}, {step}");
        }
    }

    /// Text at `left - 8`, ending there, must not begin left of the drawing.
    #[test]
    fn no_number_reaches_over_the_edge() {
        for (most, width) in [(80, 14.0), (5000, 28.0), (20_000, 35.0)] {
            assert!(left(most) - 8.0 >= width, "{most}");
        }
    }

    #[test]
    fn the_grid_has_few_lines() {
        for top in 1..400 {
            let lines = top / grid_step(top);
            assert!((1..=5).contains(&lines), "{top}: {lines} lines");
        }
    }
}
