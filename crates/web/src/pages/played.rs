//! What a guest has played, on the profile: the sums, results by game with a curve, opponents, the last matches.

use crate::art::Lid;
use crate::daily::date;
use crate::i18n::{Lang, day, t};
use crate::pages::components::{bar, icon, icon_s};
use crate::pages::ladder::{self, Row};
use crate::pages::matches;
use crate::played::{GameRecord, Played, Record, Sum};
use maud::{Markup, html};

/// A part of a whole as people read it.
pub(super) fn percent(part: u32, whole: u32) -> String {
    format!("{} %", rounded(part, whole))
}

fn rounded(part: u32, whole: u32) -> u64 {
    (u64::from(part) * 200 + u64::from(whole)).checked_div(u64::from(whole) * 2).unwrap_or(0)
}

/// The sums in a row of cards.
pub(super) fn sums(lang: Lang, record: &Record, ratings: &[(&'static Lid, Row)]) -> Markup {
    let best = ratings.iter().max_by_key(|(_, row)| row.points);
    let (n, won) = (record.n_against, record.n_won_against);
    let expected = (record.expected + n / 2).checked_div(n).unwrap_or(0);
    let n_alone = record.n.saturating_sub(n);
    html! {
        dl.sums {
            div.panel {
                dt { (t!(lang, "record-games")) }
                dd.num { (record.n) }
                dd {
                    @if record.n > 0 { (t!(lang, "record-since", date = day(lang, &date(record.since)))) }
                    @if n_alone > 0 { ", " (t!(lang, "record-alone", n = n_alone)) }
                }
            }
            div.panel {
                dt { (t!(lang, "record-won")) }
                dd.num { (record.n_won) }
                dd { @if n > 0 {
                    @if n_alone > 0 { (t!(lang, "record-with-others")) " " }
                    (t!(lang, "record-share", share = rounded(won, n), expected = expected))
                } }
            }
            div.panel {
                dt { (t!(lang, "record-row")) }
                dd.num { (record.row) }
                dd { (t!(lang, "record-row-note")) }
            }
            div.panel {
                dt { (t!(lang, "record-rating")) }
                @if let Some((game, row)) = best {
                    dd.num { (row.points) }
                    dd { a href=(ladder::href(game.name)) { (game.title) } }
                } @else {
                    dd.num { "–" }
                    dd { a href="/lobby?rated=yes" { (t!(lang, "record-rating-none")) } }
                }
            }
        }
    }
}

/// The results by game, and beside them the opponents.
pub(super) fn panels(lang: Lang, record: &Record, ratings: &[(&'static Lid, Row)]) -> Markup {
    let rating =
        |game: &GameRecord| ratings.iter().find(|(lid, _)| *lid == game.game.lid()).map(|(_, row)| row);
    html! {
        section.record aria-label=(t!(lang, "record-title")) {
            @for game in &record.games { (card(lang, game, rating(game))) }
            div.bars {
                @if !record.people.is_empty() { (against(lang, &t!(lang, "record-people"), &record.people)) }
                @if !record.bots.is_empty() { (against(lang, &t!(lang, "record-bots"), &record.bots)) }
                @if !record.by_seats.is_empty() { (against(lang, &t!(lang, "record-by-seats"), &record.by_seats)) }
            }
        }
    }
}

/// The last matches, and the way to all of them.
pub(super) fn recent(lang: Lang, played: &[Played]) -> Markup {
    html! {
        section.recent aria-labelledby="recent" {
            div.turns-head {
                h2 #recent { (t!(lang, "record-recent")) }
                a.btn.btn-quiet href="/matches" { (icon("search")) (t!(lang, "matches-link")) }
            }
            ul.panel.matches { @for played in played { (matches::row(lang, played)) } }
        }
    }
}

fn card(lang: Lang, record: &GameRecord, rating: Option<&Row>) -> Markup {
    let game = record.game;
    html! {
        article.panel.block.game-record {
            div.turns-head {
                h3 { (game.lid().title) }
                @if let Some(row) = rating {
                    a.rating href=(ladder::href(game.name())) {
                        (icon_s("medal")) " " b.num { (row.points) }
                        span.vh { " " (t!(lang, "ladder-points")) }
                    }
                }
            }
            dl.figures {
                div { dt { (t!(lang, "record-games")) } dd.num { (record.n) } }
                div { dt { (t!(lang, "record-won")) } dd.num { (record.n_won) } }
                div { dt { (t!(lang, "record-best")) } dd.num { a href=(record.best_at) { (game.written(record.best)) } } }
            }
            @if record.curve.len() > 1 {
                (curve(lang, record))
            }
            p { a.btn.btn-quiet href={ "/matches?game=" (game.name()) "&state=finished" } { (icon("search")) (t!(lang, "record-all")) } }
        }
    }
}

const HEIGHT: i32 = 96;
/// The numbers and circles need so much above and below.
const ROOM: f64 = 12.0;

/// The points of the last games. The lines stretch with the card; numbers and strokes keep their size.
fn curve(lang: Lang, record: &GameRecord) -> Markup {
    let points = &record.curve;
    let (least, most) =
        (points.iter().min().copied().unwrap_or(0), points.iter().max().copied().unwrap_or(0));
    let last = points.len().saturating_sub(1).max(1) as f64;
    let span = f64::from((most - least).max(1));
    let at = |(n, points): (usize, &i32)| {
        let y = ROOM + (f64::from(HEIGHT) - 2.0 * ROOM) * f64::from(most - points) / span;
        format!("{:.1} {y:.1}", 100.0 * n as f64 / last)
    };
    let places: Vec<String> = points.iter().enumerate().map(at).collect();
    let written = |points: i32| record.game.written(points);
    let words = t!(
        lang,
        "record-curve",
        n = points.len(),
        least = written(least),
        most = written(most),
        last = written(points.last().copied().unwrap_or(0))
    );
    let marks = if least == most { vec![most] } else { vec![most, least] };
    html! {
        div.score-curve role="img" aria-label=(words) {
            div.ends { @for mark in &marks { span { (written(*mark)) } } }
            svg viewBox={ "0 0 100 " (HEIGHT) } preserveAspectRatio="none" aria-hidden="true" {
                @for mark in &marks { path.g d={ "M" (at((0, mark))) "H100" } {} }
                path.ln d={ "M" (places.join("L")) } {}
                // A circle would stretch; a line without length with round ends does not.
                path.dot d=(places.iter().map(|place| format!("M{place}h0")).collect::<String>()) {}
            }
        }
    }
}

/// How often the guest was before somebody, or first at tables of one size.
fn against(lang: Lang, title: &str, sums: &[Sum]) -> Markup {
    html! {
        article.panel.block.against {
            h3 { (title) }
            ul {
                @for sum in sums {
                    li {
                        span.of { (sum.of) }
                        span.num { (t!(lang, "record-of", won = sum.n_won, n = sum.n)) }
                        (bar(rounded(sum.n_won, sum.n)))
                    }
                }
            }
        }
    }
}
