//! Open tables with filters; one press takes a seat.

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s, seat_class, sprite_url};
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Listing, Sitter, Time};

/// How many tables the page shows.
pub const LONGEST: usize = 50;

/// Which tables are shown; an empty word means all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// The name of a game.
    pub game: String,
    /// At least so many free seats.
    pub free: String,
    /// `none`, `live` or `days`.
    pub clock: String,
    /// `yes` or `no`.
    pub rated: String,
    /// The language of the host.
    pub language: String,
}

impl Filter {
    /// Whether a table is shown.
    pub fn takes(&self, table: &Listing) -> bool {
        let is = |wanted: &str, word: &str| wanted.is_empty() || wanted == word;
        let rated = if table.terms.rated { "yes" } else { "no" };
        is(&self.game, &table.game)
            && is(&self.clock, clock_word(table))
            && is(&self.rated, rated)
            && is(&self.language, &table.language)
            && n_free(table) >= self.free.parse().unwrap_or(1)
    }
}

/// Which kind of clock a table has.
fn clock_word(table: &Listing) -> &'static str {
    match table.terms.clock.map(|clock| clock.time) {
        None => "none",
        Some(Time::Live { .. }) => "live",
        Some(Time::Days(_)) => "days",
    }
}

fn n_free(table: &Listing) -> usize {
    table.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count()
}

/// An open table.
#[derive(Clone, Debug)]
pub struct Open<'a> {
    /// Its game.
    pub game: &'static Lid,
    /// The table.
    pub table: &'a Listing,
    /// What it is called.
    pub name: String,
    /// Where it is.
    pub href: String,
    /// Its clock in words.
    pub clock: String,
    /// Further words: rated, seed, variants.
    pub chips: Vec<String>,
    /// Whether the visitor sits there already.
    pub is_mine: bool,
}

/// The page: `open` are the tables that the filter takes, of `n_all`.
pub fn page(shell: &Shell<'_>, filter: &Filter, open: &[Open<'_>], n_all: usize) -> Markup {
    let lang = shell.lang;
    let main = html! {
        div.lobby-head.row.wrap.between {
            div {
                h1.title { (t!(lang, "lobby-title")) }
                p.muted role="status" { (t!(lang, "lobby-found", n = open.len(), all = n_all)) }
            }
            a.btn.btn-primary href="/new" { (icon("plus")) (t!(lang, "home-new-table")) }
        }
        (form(shell, filter))
        @if open.is_empty() {
            p.panel.block.empty { (icon("people")) span { (t!(lang, "lobby-empty")) } }
        } @else {
            ul.lobby { @for table in open { (row(lang, table)) } }
        }
    };
    let body = html! { main.page #main { (main) } };
    layout::wide_page(shell, Tab::Play, &t!(lang, "lobby-title"), &["pages.css"], &[], &body)
}

/// The filters: a form, so that they work without scripts.
fn form(shell: &Shell<'_>, filter: &Filter) -> Markup {
    let lang = shell.lang;
    let word = |value: &str, label: String| (value.to_owned(), label);
    let games: Vec<(String, String)> =
        shell.games.playable_lids().iter().map(|lid| (lid.name.to_owned(), lid.title.to_owned())).collect();
    let free: Vec<(String, String)> =
        (2..=5).map(|n| (n.to_string(), t!(lang, "lobby-free-least", n = n))).collect();
    let clocks = [
        word("none", t!(lang, "new-clock-none")),
        word("live", t!(lang, "new-clock-live")),
        word("days", t!(lang, "new-clock-days")),
    ];
    let rated = [word("yes", t!(lang, "lobby-rated")), word("no", t!(lang, "lobby-not-rated"))];
    let languages: Vec<(String, String)> =
        Lang::ALL.iter().map(|lang| (lang.code().to_owned(), lang.own_name().to_owned())).collect();
    html! {
        form.panel.block.filters method="get" action="/lobby" role="search" {
            (choice("game", &t!(lang, "new-game"), &games, &filter.game, lang))
            (choice("free", &t!(lang, "lobby-free"), &free, &filter.free, lang))
            (choice("clock", &t!(lang, "new-clock"), &clocks, &filter.clock, lang))
            (choice("rated", &t!(lang, "lobby-rating"), &rated, &filter.rated, lang))
            (choice("language", &t!(lang, "language"), &languages, &filter.language, lang))
            button.btn { (icon("filter")) (t!(lang, "matches-show")) }
        }
    }
}

fn choice(name: &str, label: &str, words: &[(String, String)], chosen: &str, lang: Lang) -> Markup {
    html! {
        div.field {
            label.label for=(name) { (label) }
            select.input id=(name) name=(name) {
                option value="" { (t!(lang, "matches-all")) }
                @for (value, label) in words { option value=(value) selected[value == chosen] { (label) } }
            }
        }
    }
}

fn row(lang: Lang, open: &Open<'_>) -> Markup {
    let free = open.table.seats.iter().position(|seat| seat.sitter == Sitter::Open).unwrap_or_default() + 1;
    let host = open.table.seats.iter().find(|seat| seat.sitter == Sitter::Guest(open.table.host.clone()));
    html! {
        li.panel {
            (art::scene(open.game))
            div.what {
                b { (open.game.title) }
                p {
                    @if let Some(name) = host.and_then(|seat| seat.name.as_deref()) { b { (name) } ": " }
                    a href=(open.href) { (open.name) }
                }
                p.chips { @for chip in &open.chips { span.chip { (chip) } } }
            }
            div.sitting {
                span.marks aria-hidden="true" { @for (n, seat) in (1_u8..).zip(&open.table.seats) { (place(n, &seat.sitter)) } }
                small { (t!(lang, "seats-open", n = n_free(open.table))) }
            }
            span.when { (icon_s("clock")) (open.clock) }
            @if open.is_mine {
                a.btn href=(open.href) { (t!(lang, "lobby-to-table")) span.vh { ": " (open.name) } }
            } @else {
                form.as-is method="post" action={ (open.href) "/sit" } {
                    input type="hidden" name="seat" value={ "p" (free) };
                    button.btn.btn-primary { (t!(lang, "lobby-sit")) span.vh { ": " (open.name) } }
                }
            }
        }
    }
}

fn place(n: u8, sitter: &Sitter) -> Markup {
    html! {
        @match sitter {
            Sitter::Open => span.place.free {},
            Sitter::Bot(_) => span.place { (icon_s("bot")) },
            Sitter::Guest(_) => span.place.(seat_class(n)) {
                svg.mark { use href=(sprite_url(&seat_class(n))) {} }
            },
        }
    }
}
