//! What a guest has played, on the profile: results by game with a curve, opponents, bots.

use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use crate::played::{GameRecord, Record, Sum};
use maud::{Markup, html};

/// The panels below the profile.
pub(super) fn panels(lang: Lang, record: &Record) -> Markup {
    html! {
        section.record aria-label=(t!(lang, "record-title")) {
            @for game in &record.games { (card(lang, game)) }
            @if !record.people.is_empty() {
                (against(lang, &t!(lang, "record-people"), &record.people))
            }
            @if !record.bots.is_empty() { (against(lang, &t!(lang, "record-bots"), &record.bots)) }
        }
    }
}

fn card(lang: Lang, record: &GameRecord) -> Markup {
    let game = record.game;
    html! {
        article.panel.block.game-record {
            h3 { (game.lid().title) }
            dl.figures {
                div { dt { (t!(lang, "record-games")) } dd.num { (record.n) } }
                div { dt { (t!(lang, "record-won")) } dd.num { (record.n_won) } }
                div { dt { (t!(lang, "record-best")) } dd.num { a href=(record.best_at) { (game.written(record.best)) } } }
            }
            @if record.curve.len() > 1 {
                (curve(lang, record, &Size { class: "wide", width: 520 }))
                (curve(lang, record, &Size { class: "slim", width: 292 }))
            }
            table.ranking {
                caption.vh { (t!(lang, "record-by-seats")) }
                thead { tr {
                    th scope="col" { (t!(lang, "record-seats")) }
                    th.num scope="col" { (t!(lang, "record-games")) }
                    th.num scope="col" { (t!(lang, "record-won")) }
                } }
                tbody { @for sum in &record.by_seats {
                    tr { th scope="row" { (sum.of) } td.num { (sum.n) } td.num { (sum.n_won) } }
                } }
            }
            p { a.btn.btn-quiet href={ "/matches?game=" (game.name()) "&state=finished" } { (icon("search")) (t!(lang, "record-all")) } }
        }
    }
}

/// A curve is drawn for its width and never scaled, so that its numbers keep their size.
struct Size {
    class: &'static str,
    width: u16,
}

const HEIGHT: f64 = 96.0;
const LEFT: f64 = 44.0;

fn curve(lang: Lang, record: &GameRecord, size: &Size) -> Markup {
    let points = &record.curve;
    let (least, most) =
        (points.iter().min().copied().unwrap_or(0), points.iter().max().copied().unwrap_or(0));
    let right = f64::from(size.width) - 12.0;
    let last = points.len().saturating_sub(1).max(1) as f64;
    let x = |n: usize| LEFT + (right - LEFT) * n as f64 / last;
    let span = f64::from((most - least).max(1));
    let y = |points: i32| 12.0 + (HEIGHT - 24.0) * f64::from(most - points) / span;
    let line: Vec<String> =
        points.iter().enumerate().map(|(n, points)| format!("{:.1} {:.1}", x(n), y(*points))).collect();
    let written = |points: i32| record.game.written(points);
    let words = t!(
        lang,
        "record-curve",
        n = points.len(),
        least = written(least),
        most = written(most),
        last = written(points.last().copied().unwrap_or(0))
    );
    html! {
        svg.score-curve.(size.class) width=(size.width) height=(HEIGHT) viewBox={ "0 0 " (size.width) " " (HEIGHT) }
            role="img" aria-label=(words) {
            @for mark in if least == most { vec![most] } else { vec![most, least] } {
                path.g d={ "M" (LEFT) " " (format!("{:.1}", y(mark))) "H" (right) } {}
                text x=(LEFT - 8.0) y=(format!("{:.1}", y(mark) + 4.0)) text-anchor="end" { (written(mark)) }
            }
            path.ln d={ "M" (line.join("L")) } {}
            @for (n, points) in points.iter().enumerate() {
                circle cx=(format!("{:.1}", x(n))) cy=(format!("{:.1}", y(*points))) r="3" {}
            }
        }
    }
}

fn against(lang: Lang, title: &str, sums: &[Sum]) -> Markup {
    html! {
        article.panel.block {
            table.ranking {
                caption { (title) }
                thead { tr {
                    th scope="col" { (t!(lang, "record-name")) }
                    th.num scope="col" { (t!(lang, "record-games")) }
                    th.num scope="col" { (t!(lang, "record-before")) }
                } }
                tbody { @for sum in sums {
                    tr { th scope="row" { (sum.of) } td.num { (sum.n) } td.num { (sum.n_won) } }
                } }
            }
        }
    }
}
