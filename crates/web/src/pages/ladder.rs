//! The ladder of a game: who plays it best at rated tables, people and bots.

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::pages::components::{bar, icon, icon_s};
use crate::pages::layout::{self, Shell, Tab};
use crate::pages::played::percent;
use maud::{Markup, html};

/// The ladder of a game.
#[derive(Clone, Debug)]
pub struct Ladder<'a> {
    /// The game.
    pub game: &'static Lid,
    /// All games that have a ladder.
    pub games: &'a [&'static Lid],
    /// The best players.
    pub rows: &'a [Row],
    /// The visitor, if not among them.
    pub own: Option<&'a Row>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The place, from 1; equal points share it.
    pub place: u64,
    /// The name.
    pub name: String,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether it is the visitor.
    pub is_own: bool,
    /// The points.
    pub points: i64,
    /// How many rated games were finished.
    pub n_games: u32,
    /// How many of them were won.
    pub n_won: u32,
}

/// Where the ladder of a game is.
pub fn href(game: &str) -> String {
    format!("/ladder/{game}")
}

/// The page.
pub fn page(shell: &Shell<'_>, ladder: &Ladder<'_>) -> Markup {
    let lang = shell.lang;
    let title = t!(lang, "ladder-title", game = ladder.game.title);
    let main = html! {
        div.ladder-head {
            (art::scene(ladder.game))
            div {
                h1.title { (title) }
                p.muted { (t!(lang, "ladder-text")) }
            }
        }
        nav.ladder-games aria-label=(t!(lang, "ladder-games")) {
            @for game in ladder.games {
                a.chip.chip-on[*game == ladder.game] href=(href(game.name))
                    aria-current=[(*game == ladder.game).then_some("page")] { (game.title) }
            }
        }
        @if ladder.rows.is_empty() { (nobody(lang, ladder.game)) } @else { (table(lang, ladder)) }
    };
    layout::page(shell, Tab::Tables, &title, &main)
}

/// How a ladder begins.
fn nobody(lang: Lang, game: &Lid) -> Markup {
    html! {
        div.panel.block.no-tables {
            (art::orbits())
            p { (t!(lang, "ladder-empty")) }
            p.muted { (t!(lang, "ladder-empty-how")) }
            div.row.wrap {
                a.btn href={ "/new?game=" (game.name) } { (icon("plus")) (t!(lang, "home-new-table")) }
                a.btn.btn-quiet href={ "/lobby?rated=yes&game=" (game.name) } { (icon("filter")) (t!(lang, "ladder-open")) }
            }
        }
    }
}

fn table(lang: Lang, ladder: &Ladder<'_>) -> Markup {
    let all = || ladder.rows.iter().chain(ladder.own);
    let least = all().map(|row| row.points).min().unwrap_or_default();
    let most = all().map(|row| row.points).max().unwrap_or_default();
    // The bar of the last player still has some length.
    let share = |points: i64| 12 + 88 * points.abs_diff(least) / most.abs_diff(least).max(1);
    html! {
        div.panel.ladder {
            table.ranking {
                thead {
                    tr {
                        th.num scope="col" { (t!(lang, "ladder-place")) }
                        th scope="col" { (t!(lang, "ladder-player")) }
                        th scope="col" colspan="2" { (t!(lang, "ladder-points")) }
                        th.num scope="col" { (t!(lang, "ladder-played")) }
                        th.num scope="col" { (t!(lang, "ladder-won")) }
                    }
                }
                tbody { @for row in all() { (line(lang, row, share(row.points))) } }
            }
        }
    }
}

fn line(lang: Lang, row: &Row, share: u64) -> Markup {
    html! {
        tr.is-own[row.is_own].is-first[row.place == 1] {
            td.num {
                @if row.place == 1 { (icon_s("medal")) " " }
                (row.place)
            }
            th scope="row" {
                @if row.is_bot { (icon_s("bot")) " " }
                (row.name)
                @if row.is_own { " " small { (t!(lang, "you")) } }
            }
            td.num { b { (row.points) } }
            td.length { (bar(share)) }
            td.num { (row.n_games) }
            td.num { (row.n_won) small { (percent(row.n_won, row.n_games)) } }
        }
    }
}
