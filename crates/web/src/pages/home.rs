//! The first page: play now, my tables, the games, open tables.

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::lesson::Lesson;
use crate::pages::components::{icon, icon_s, who};
use crate::pages::guide;
use crate::pages::layout::{self, Shell, Tab};
use crate::pages::mine::{self, MyTable};
use maud::{Markup, html};

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    /// The games one can play today; the others are shown as coming.
    pub playable: &'a [&'static Lid],
    /// The visitor's tables, those that wait for the visitor first.
    pub mine: &'a [MyTable],
    /// The games that have a guided first game.
    pub guides: &'a [&'static Lid],
    /// The lessons of each game that has some.
    pub lessons: &'a [(&'static Lid, &'static [Lesson])],
    /// Whether there is a challenge of the day.
    pub has_daily: bool,
    /// Tables with a free seat, and those one may watch.
    pub open: &'a [OpenTable<'a>],
}

/// A table others have opened.
#[derive(Clone, Debug)]
pub struct OpenTable<'a> {
    /// The table's name.
    pub name: &'a str,
    /// Where it is.
    pub href: &'a str,
    /// Its game, and the variants.
    pub what: &'a str,
    /// Who is there: seat, counted from one, and name.
    pub people: &'a [(u8, &'a str)],
    /// Whether a seat is free.
    pub has_seat: bool,
}

/// The page.
pub fn page(shell: &Shell<'_>, home: &Home<'_>) -> Markup {
    let lang = shell.lang;
    // A newcomer begins with a guided game, everybody else with the tables that wait.
    let first_guide = home.guides.first().filter(|_| home.mine.is_empty());
    let main = html! {
        section.hero.returning[!home.mine.is_empty()] {
            (art::orbits())
            div {
                h1 { (t!(lang, "home-title")) }
                p.lead { (t!(lang, "home-lead")) }
                div.row.wrap {
                    @if let Some(guide) = first_guide {
                        form.as-is method="post" action="/guide" {
                            button.btn.btn-primary.btn-lg name="game" value=(guide.name) {
                                (icon("hint")) (t!(lang, "home-learn", game = guide.title))
                            }
                        }
                    }
                    @if let Some(first) = home.playable.first() {
                        form.as-is method="post" action="/quick" {
                            input type="hidden" name="game" value=(first.name);
                            button.btn.btn-primary[first_guide.is_none()].btn-lg {
                                (icon("play")) (t!(lang, "home-play-now"))
                            }
                        }
                    }
                    a.btn.btn-lg href="/new" { (icon("plus")) (t!(lang, "home-new-table")) }
                    @if home.has_daily {
                        a.btn.btn-lg href="/daily" title=(t!(lang, "home-daily-text")) {
                            (icon("achievement")) (t!(lang, "home-daily"))
                        }
                    }
                }
            }
            @if first_guide.is_some() { (first_visit(lang, home.guides)) } @else { (mine::panel(lang, home.mine)) }
        }
        h2.sec #games { (t!(lang, "home-choose")) }
        div.games { @for game in shell.games.lids() { (game_card(lang, game, home)) } }
        h2.sec #open { (t!(lang, "home-open")) }
        p.row.wrap.sec-tools {
            a.btn href="/lobby" { (icon("filter")) (t!(lang, "lobby-all")) }
            a.btn.btn-quiet href="/ladder" { (icon("medal")) (t!(lang, "ladder-link")) }
        }
        // A newcomer has the guided games at the top of the page.
        div.lists.one[first_guide.is_some()] {
            (open_tables(lang, home.open))
            @if first_guide.is_none() { (first_time(lang, home)) }
        }
    };
    layout::page(shell, Tab::Play, &t!(lang, "nav-play"), &main)
}

fn game_card(lang: Lang, game: &'static Lid, home: &Home<'_>) -> Markup {
    let is_playable = home.playable.contains(&game);
    let (least, most) = (game.seats)().into_inner();
    html! {
        article.panel.game.coming[!is_playable] {
            (art::scene(game))
            div.in {
                h3 { (game.title) }
                p { ((game.blurb)(lang)) }
                div.facts {
                    span { (icon_s("people")) span.vh { (t!(lang, "players")) " " } (least) "–" (most) }
                    span { (icon_s("clock")) (game.length(lang)) }
                }
                div.go {
                    @if is_playable {
                        a.btn href={ "/new?game=" (game.name) } {
                            (t!(lang, "nav-play")) span.vh { " " (game.title) }
                        }
                        a.btn.btn-quiet href={ "/rules/" (game.name) } {
                            (t!(lang, "learn")) span.vh { " " (game.title) }
                        }
                        @if home.guides.contains(&game) { (guide::on_card(lang, game, false)) }
                        @for (_, lessons) in home.lessons.iter().filter(|(lid, _)| *lid == game) {
                            (guide::to_lessons(lang, game, lessons))
                        }
                    } @else {
                        span.soon { (icon_s("clock")) (t!(lang, "in-preparation")) }
                    }
                }
            }
        }
    }
}

fn open_tables(lang: Lang, tables: &[OpenTable<'_>]) -> Markup {
    html! {
        section.panel aria-labelledby="open" {
            @if tables.is_empty() {
                p.empty {
                    (icon("people"))
                    span { (t!(lang, "home-open-empty")) " " a href="/new" { (t!(lang, "home-open-yours")) } }
                }
            } @else {
                ul.open {
                    @for table in tables {
                        li {
                            span { b { (table.name) } small { (table.what) } }
                            span.people { @for (seat, name) in table.people { (who(*seat, name)) " " } }
                            @if table.has_seat {
                                a.btn href=(table.href) {
                                    (t!(lang, "take-seat")) span.vh { ": " (table.name) }
                                }
                            } @else {
                                a.btn href=(table.href) {
                                    (icon("spectator")) (t!(lang, "watch")) span.vh { ": " (table.name) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// For a first visitor, who has no tables: how to learn a game.
fn first_visit(lang: Lang, guides: &[&'static Lid]) -> Markup {
    html! {
        section.panel.learn.first-visit aria-labelledby="first-visit" {
            @if let Some(first) = guides.first() { (art::scene(first)) }
            h2 #first-visit { (t!(lang, "first-title")) }
            p.muted { (t!(lang, "guide-offer")) }
            (guide::choice(lang, guides, false))
        }
    }
}

fn first_time(lang: Lang, home: &Home<'_>) -> Markup {
    html! {
        section.panel.learn aria-labelledby="first-time" {
            h3 #first-time { (t!(lang, "learn-title")) }
            @if !home.guides.is_empty() {
                p.muted { (t!(lang, "guide-choose")) }
                (guide::choice(lang, home.guides, false))
            }
            p.muted { (t!(lang, "first-text")) }
            div.row.wrap { a.btn.btn-quiet href="/rules" { (t!(lang, "first-rules")) } }
        }
    }
}
