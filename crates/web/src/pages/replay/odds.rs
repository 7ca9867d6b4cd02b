//! The chances of every seat over the game as curves, with marks on mistakes, and luck as curves of its own.

use super::analysis::grade;
use super::chart::{DASHES, c};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::{seat_class, sprite_url};
use bots::analysis::{Analysis, Grade, WHOLE};
use engine::Seat;
use maud::{Markup, html};

const LEFT: f64 = 34.0;
const RIGHT: f64 = 366.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 178.0;

/// The chart of the chances, and below it that of luck.
pub(super) fn chart(
    lang: Lang,
    base: &str,
    now: usize,
    last: usize,
    analysis: &Analysis,
    names: &Names,
) -> Markup {
    let x = |n: usize| LEFT + (RIGHT - LEFT) * n as f64 / last.max(1) as f64;
    let y = |chance: i32| BOTTOM - (BOTTOM - TOP) * f64::from(chance) / f64::from(WHOLE);
    let seats: Vec<Seat> = (0..names.n() as u8).map(Seat).collect();
    let lost = analysis.verdicts.iter().filter(|verdict| verdict.grade() >= Grade::Mistake);
    html! {
        svg.chart.odds viewBox="0 0 400 190" role="group" aria-label=(t!(lang, "analysis-curves")) data-left=(LEFT)
            data-right=(RIGHT) {
            @for line in [0, 25, 50, 75, 100] {
                path.g d={ "M" (LEFT) " " (c(y(line * 10))) "H" (RIGHT) } {}
                text x=(LEFT - 8.0) y=(c(y(line * 10) + 4.0)) text-anchor="end" { (line) }
            }
            @for seat in &seats {
                @let points = chances(analysis, *seat, last);
                g.(seat_class(seat.0 + 1)) {
                    (curve(points.iter().map(|(n, chance)| (x(*n), y(*chance))), *seat))
                    @if let Some((n, chance)) = points.last() {
                        use.mark href=(sprite_url(seat_class(seat.0 + 1))) x=(c(x(*n) + 4.0))
                            y=(c(y(*chance) - 7.0)) width="14" height="14" {}
                    }
                }
            }
            path.now d={ "M" (c(x(now))) " " (TOP) "V" (BOTTOM) } data-now {}
            @for verdict in lost {
                @let chance = verdict.chances.get(usize::from(verdict.seat.0)).copied().unwrap_or_default();
                @let label = format!("{}: {}", names.of(verdict.seat), grade(lang, verdict.grade()));
                a.slip.(seat_class(verdict.seat.0 + 1)) href={ (base) "/replay?n=" (verdict.n + 1) }
                    data-go=(verdict.n + 1) aria-label=(label) {
                    title { (label) }
                    circle.worst[verdict.grade() == Grade::Blunder] cx=(c(x(verdict.n))) cy=(c(y(chance))) r="6" {}
                }
            }
        }
        @if analysis.verdicts.iter().any(|verdict| verdict.luck.iter().any(|luck| *luck != 0)) {
            (luck_chart(lang, analysis, &seats, x))
        }
    }
}

/// How luck added up for every seat.
fn luck_chart(lang: Lang, analysis: &Analysis, seats: &[Seat], x: impl Fn(usize) -> f64) -> Markup {
    let sums: Vec<Vec<(usize, i32)>> = seats.iter().map(|seat| luck(analysis, *seat)).collect();
    let most = sums.iter().flatten().map(|(_, sum)| sum.abs()).max().unwrap_or(0).max(100);
    let y = |sum: i32| 52.0 - 32.0 * f64::from(sum) / f64::from(most);
    html! {
        svg.chart.luck viewBox="0 0 400 92" role="img" aria-label=(t!(lang, "analysis-luck-curves")) {
            path.g d={ "M" (LEFT) " " (c(y(0))) "H" (RIGHT) } {}
            text x=(LEFT) y="12" { (t!(lang, "analysis-luck")) }
            @for (seat, sums) in seats.iter().zip(&sums) {
                g.(seat_class(seat.0 + 1)) { (curve(sums.iter().map(|(n, sum)| (x(*n), y(*sum))), *seat)) }
            }
        }
    }
}

fn curve(points: impl Iterator<Item = (f64, f64)>, seat: Seat) -> Markup {
    let points: Vec<String> = points.map(|(x, y)| format!("{} {}", c(x), c(y))).collect();
    let dash = DASHES.get(usize::from(seat.0) % DASHES.len()).filter(|dash| !dash.is_empty());
    html! { @if !points.is_empty() { path.ln d={ "M" (points.join("L")) } stroke-dasharray=[dash] {} } }
}

/// Moments and the chance of a seat then; the end last.
fn chances(analysis: &Analysis, seat: Seat, last: usize) -> Vec<(usize, i32)> {
    let at = |chances: &[i32]| chances.get(usize::from(seat.0)).copied();
    let each = analysis.verdicts.iter().filter_map(|verdict| Some((verdict.n, at(&verdict.chances)?)));
    each.chain(at(&analysis.end).map(|chance| (last, chance))).collect()
}

/// Moments and the sum of a seat's luck up to then.
fn luck(analysis: &Analysis, seat: Seat) -> Vec<(usize, i32)> {
    let mut sum = 0;
    let each = analysis.verdicts.iter().map(|verdict| {
        let luck = verdict.luck.get(usize::from(seat.0)).copied().unwrap_or_default();
        sum += luck;
        (verdict.n + 1, sum)
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::analysis::Verdict;

    fn analysis() -> Analysis {
        let verdict = |n: usize, chance: i32, loss: i32, luck: i32| Verdict {
            n,
            seat: Seat(0),
            chances: vec![chance, WHOLE - chance],
            played: vec![chance - loss, WHOLE - chance + loss],
            best: vec![],
            luck: vec![luck, -luck],
            is_best: false,
        };
        let verdicts = vec![verdict(0, 500, 0, 0), verdict(4, 600, 250, 40), verdict(6, 390, 60, 10)];
        Analysis { n_descents: 10, verdicts, end: vec![0, WHOLE] }
    }

    #[test]
    fn curves_go_to_the_end_and_luck_adds_up() {
        assert_eq!(chances(&analysis(), Seat(0), 8), [(0, 500), (4, 600), (6, 390), (8, 0)]);
        assert_eq!(luck(&analysis(), Seat(1)), [(1, 0), (5, -40), (7, -50)]);
    }

    #[test]
    fn a_mark_is_a_link_to_the_moment_after_the_mistake() {
        let names = Names::new(vec!["Ada".into(), "Bob".into()]);
        let html = chart(Lang::En, "/t/x", 3, 8, &analysis(), &names).0;
        assert_eq!(html.matches("data-go=").count(), 1, "an inaccuracy has no mark: {html}");
        assert!(html.contains("href=\"/t/x/replay?n=5\"") && html.contains("Ada: Blunder"), "{html}");
        assert!(html.contains("chart luck"), "{html}");
    }
}
