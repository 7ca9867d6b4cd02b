//! The daily challenge: what it is, the visitor's try, the table of results, other days.

use crate::art::{self, Lid};
use crate::i18n::{Lang, day as written, t};
use crate::pages::components::{icon, icon_s};
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};

/// A day's challenge.
#[derive(Clone, Copy, Debug)]
pub struct Day<'a> {
    /// The game.
    pub game: &'static Lid,
    /// All games that have challenges.
    pub others: &'a [&'static Lid],
    /// The day, as `2026-11-15`.
    pub day: &'a str,
    /// Whether that is today.
    pub is_today: bool,
    /// The way to play, in a few words.
    pub how: &'a str,
    /// Where the visitor's own try is.
    pub own: Option<&'a str>,
    /// Whether that one is over.
    pub is_over: bool,
    /// Whether the visitor may see the tries of others.
    pub may_look: bool,
    /// How many still play.
    pub n_playing: usize,
    /// The results, best first.
    pub rows: &'a [Row],
    /// The last days that were played, newest first.
    pub days: &'a [&'a str],
}

/// One result.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who.
    pub name: String,
    /// Whether it is the visitor's.
    pub is_own: bool,
    /// The result in points.
    pub points: i32,
    /// What that means: "narrow victory".
    pub verdict: String,
    /// Where its course can be seen.
    pub replay: String,
    /// When, in unix seconds.
    pub finished_at: i64,
}

/// The page.
pub fn page(shell: &Shell<'_>, day: &Day<'_>) -> Markup {
    let lang = shell.lang;
    let main = html! {
        h1.title { (t!(lang, "daily")) }
        div.two.daily {
            section.panel.block aria-labelledby="results" {
                h2 #results { (t!(lang, "daily-results", day = written(lang, day.day))) }
                (results(lang, day))
            }
            div {
                (task(lang, day))
                (other_days(lang, day))
            }
        }
    };
    layout::page(shell, Tab::Play, &t!(lang, "daily"), &main)
}

fn task(lang: Lang, day: &Day<'_>) -> Markup {
    html! {
        aside.panel.sum aria-labelledby="task" {
            (art::scene(day.game))
            div.in {
                h2.title #task { (day.game.title) }
                p { (day.how) @if !day.how.is_empty() { ". " } (t!(lang, "daily-text")) }
                @if day.is_today {
                    @match day.own {
                        Some(own) if day.is_over => {
                            a.btn.btn-lg href=(own) { (icon("board")) (t!(lang, "daily-yours")) }
                        }
                        Some(own) => {
                            a.btn.btn-primary.btn-lg href=(own) { (icon("play")) (t!(lang, "daily-go-on")) }
                        }
                        None => form.as-is method="post" action="/daily" {
                            input type="hidden" name="game" value=(day.game.name);
                            button.btn.btn-primary.btn-lg { (icon("play")) (t!(lang, "daily-start")) }
                        }
                    }
                } @else {
                    a.btn href="/daily" { (t!(lang, "daily-today")) }
                }
                @if !day.may_look { p.muted.small { (t!(lang, "daily-hidden")) } }
            }
        }
    }
}

fn results(lang: Lang, day: &Day<'_>) -> Markup {
    html! {
        @if day.rows.is_empty() {
            p.empty { (icon("achievement")) span { (t!(lang, "daily-nobody")) } }
        } @else {
            table.ranking {
                thead {
                    tr {
                        th scope="col" { (t!(lang, "daily-rank")) }
                        th scope="col" { (t!(lang, "daily-who")) }
                        th.num scope="col" { (t!(lang, "daily-points")) }
                        th scope="col" { (t!(lang, "daily-verdict")) }
                        @if day.may_look { th scope="col" { span.vh { (t!(lang, "nav-replays")) } } }
                    }
                }
                tbody {
                    @for row in day.rows {
                        tr.is-own[row.is_own] {
                            td.num { (rank(day.rows, row.points)) }
                            th scope="row" { (row.name) @if row.is_own { " " small { (t!(lang, "you-capital")) } } }
                            td.num { (row.points) }
                            td { (row.verdict) }
                            @if day.may_look {
                                td {
                                    a href=(row.replay) aria-label=(t!(lang, "daily-replay-of", name = row.name.as_str())) {
                                        (icon_s("replay")) (t!(lang, "daily-replay"))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        @if day.n_playing > 0 { p.muted.small { (t!(lang, "daily-playing", n = day.n_playing)) } }
    }
}

/// The place of a result, shared by equal ones.
fn rank(rows: &[Row], points: i32) -> usize {
    1 + rows.iter().filter(|other| other.points > points).count()
}

fn other_days(lang: Lang, day: &Day<'_>) -> Markup {
    html! {
        nav.panel.block.days aria-label=(t!(lang, "daily-days")) {
            h2 { (t!(lang, "daily-days")) }
            @for other in day.others.iter().filter(|other| **other != day.game) {
                a.chip href={ "/daily/" (other.name) "/" (day.day) } { (other.title) }
            }
            ul {
                @for other in day.days {
                    li {
                        a href={ "/daily/" (day.game.name) "/" (other) }
                            aria-current=[(*other == day.day).then_some("page")] { (written(lang, other)) }
                    }
                }
            }
            @if day.days.is_empty() { p.muted.small { (t!(lang, "daily-no-days")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_share_a_place() {
        let row = |points| Row {
            name: String::new(),
            is_own: false,
            points,
            verdict: String::new(),
            replay: String::new(),
            finished_at: 0,
        };
        let rows = [row(9), row(4), row(4), row(-2)];
        assert_eq!(rows.iter().map(|it| rank(&rows, it.points)).collect::<Vec<_>>(), [1, 2, 2, 4]);
    }
}
