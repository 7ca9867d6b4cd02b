//! Open tables with filters; one press takes a seat. Above them, the visitor's own tables.

mod filter;

pub use filter::Filter;

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s, seat_class, sprite_url};
use crate::pages::layout::{self, Shell, Tab};
use crate::pages::mine::{self, MyTable};
use filter::n_free;
use maud::{Markup, html};
use store::{Listing, Sitter};

/// How many tables the page shows.
pub const LONGEST: usize = 50;

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

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// Which open tables are shown.
    pub filter: &'a Filter,
    /// The filter that the visitor has kept.
    pub kept: Option<&'a Filter>,
    /// The tables that the filter takes.
    pub open: &'a [Open<'a>],
    /// How many open tables there are.
    pub n_all: usize,
    /// How many games run on this server.
    pub n_running: u64,
    /// The visitor's tables.
    pub mine: &'a [MyTable],
    /// The game with a guided first game that is offered.
    pub guide: Option<&'static Lid>,
}

/// The page.
pub fn page(shell: &Shell<'_>, lobby: &Lobby<'_>) -> Markup {
    let lang = shell.lang;
    let main = html! {
        div.lobby-head.row.wrap {
            div.grow {
                h1.title { (t!(lang, "lobby-title")) }
                p.muted { (t!(lang, "lobby-count", n = lobby.n_all, running = lobby.n_running)) }
            }
            (guided(lang, lobby.guide))
            a.btn.btn-primary href="/new" { (icon("plus")) (t!(lang, "home-new-table")) }
        }
        (mine::cards(lang, lobby.mine))
        div.lobby-body {
            (lobby.filter.panel(shell, lobby.kept))
            section aria-labelledby="open-tables" {
                div.turns-head {
                    h2 #open-tables { (t!(lang, "home-open")) }
                    span.muted role="status" { (t!(lang, "lobby-found", n = lobby.open.len(), all = lobby.n_all)) }
                }
                @if lobby.open.is_empty() {
                    (nothing(lang, lobby))
                } @else {
                    ul.lobby { @for table in lobby.open { (row(lang, table)) } }
                }
            }
        }
    };
    let body = html! { main.page #main { (main) } };
    layout::wide_page(shell, Tab::Tables, &t!(lang, "lobby-title"), &["pages.css"], &[], &body)
}

fn guided(lang: Lang, guide: Option<&'static Lid>) -> Markup {
    html! {
        @if let Some(game) = guide {
            form.as-is method="post" action="/guide" {
                button.btn name="game" value=(game.name) { (icon("hint")) (t!(lang, "home-learn", game = game.title)) }
            }
        }
    }
}

/// What one can do while no table fits.
fn nothing(lang: Lang, lobby: &Lobby<'_>) -> Markup {
    html! {
        div.panel.block.no-tables {
            (art::orbits())
            p { (t!(lang, "lobby-empty")) }
            p.muted { (t!(lang, "lobby-empty-public")) }
            div.row.wrap {
                a.btn href="/new" { (icon("plus")) (t!(lang, "home-new-table")) }
                form.as-is method="post" action="/quick" {
                    @if !lobby.filter.game.is_empty() {
                        input type="hidden" name="game" value=(lobby.filter.game);
                    }
                    button.btn { (icon("play")) (t!(lang, "home-play-now")) }
                }
                @if *lobby.filter != Filter::default() {
                    a.btn.btn-quiet href=(filter::all()) { (t!(lang, "lobby-clear")) }
                }
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
                svg.mark { use href=(sprite_url(seat_class(n))) {} }
            },
        }
    }
}
