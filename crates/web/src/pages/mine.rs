//! The visitor's own tables: a panel on the first page, a row of cards above the open tables.

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s, who};
use maud::{Markup, html};

/// One of the visitor's tables.
#[derive(Clone, Debug)]
pub struct MyTable {
    /// The table's name; none where it is one of many with the same made name.
    pub name: Option<String>,
    /// Where it is.
    pub href: String,
    /// Its game.
    pub game: &'static Lid,
    /// Where the game stands: "round 8". Empty before it has begun.
    pub moment: String,
    /// Who else sits there: the seat, counted from one, and the name.
    pub others: Vec<(u8, String)>,
    /// What the table waits for.
    pub waits_for: Waiting,
}

/// What a table waits for, in the order of the list: the visitor's turn comes first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Waiting {
    /// The visitor.
    Mine,
    /// Somebody else.
    Theirs {
        /// The seat, counted from one.
        seat: u8,
        /// Who sits there.
        name: String,
    },
    /// People who have not come yet.
    Gathering {
        /// How many seats are free.
        n_open: u8,
    },
    /// Nothing: the game is over.
    Over,
}

/// How many tables the first page shows; the others are in the list of matches.
const MOST: usize = 6;

/// The panel of the first page.
pub(super) fn panel(lang: Lang, tables: &[MyTable]) -> Markup {
    html! {
        section.panel.turns aria-labelledby="my-tables" {
            (head(lang, tables))
            @if tables.is_empty() {
                p.empty { (icon("board")) span { (t!(lang, "home-mine-empty")) } }
            }
            @for table in tables.iter().take(MOST) { (row(lang, table)) }
            @if tables.len() > MOST {
                a.btn.btn-quiet.more href="/matches" { (icon("search")) (t!(lang, "matches-link")) }
            }
        }
    }
}

/// The row above the open tables; nothing for somebody without tables.
pub(super) fn cards(lang: Lang, tables: &[MyTable]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section.my-cards aria-labelledby="my-tables" {
                (head(lang, tables))
                ul { @for table in tables { li.panel { (row(lang, table)) } } }
            }
        }
    }
}

fn head(lang: Lang, tables: &[MyTable]) -> Markup {
    let n_waiting = tables.iter().filter(|table| table.waits_for == Waiting::Mine).count();
    html! {
        div.turns-head {
            h2 #my-tables { (t!(lang, "home-mine")) }
            @if n_waiting > 0 { span.muted { (t!(lang, "home-waiting", n = n_waiting)) } }
        }
    }
}

fn row(lang: Lang, table: &MyTable) -> Markup {
    html! {
        a.trow href=(table.href) {
            (art::scene(table.game))
            span {
                b { (table.name.as_deref().unwrap_or(table.game.title)) }
                small {
                    @if table.name.is_some() { (table.game.title) @if !table.moment.is_empty() { ", " } }
                    (table.moment)
                    @for (seat, name) in &table.others { " " (who(*seat, name)) }
                }
            }
            (waiting(lang, &table.waits_for))
        }
    }
}

fn waiting(lang: Lang, waits_for: &Waiting) -> Markup {
    html! {
        @match waits_for {
            Waiting::Mine => span.chip.chip-lit { b { (t!(lang, "your-turn")) } },
            Waiting::Theirs { seat, name } => span.chip { (who(*seat, name)) },
            Waiting::Gathering { n_open } => {
                span.chip { (icon_s("people")) (t!(lang, "seats-open", n = *n_open)) }
            }
            Waiting::Over => span.chip { (icon_s("achievement")) (t!(lang, "game-over")) },
        }
    }
}
