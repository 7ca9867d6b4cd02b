//! The ladder of a game: who plays it best at rated tables, people and bots.

use crate::art::Lid;
use crate::i18n::{Lang, t};
use crate::pages::components::icon_s;
use crate::pages::layout::{self, Shell, Tab};
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
        h1.title { (title) }
        nav.row.wrap aria-label=(t!(lang, "ladder-games")) {
            @for game in ladder.games {
                a.btn href=(href(game.name)) aria-current=[(*game == ladder.game).then_some("page")] { (game.title) }
            }
        }
        p { (t!(lang, "ladder-text")) }
        @if ladder.rows.is_empty() {
            p.panel.block { (t!(lang, "ladder-empty")) }
        } @else {
            table.ranking.panel {
                thead {
                    tr {
                        th.num scope="col" { (t!(lang, "ladder-place")) }
                        th scope="col" { (t!(lang, "ladder-player")) }
                        th.num scope="col" { (t!(lang, "ladder-points")) }
                        th.num scope="col" { (t!(lang, "ladder-played")) }
                        th.num scope="col" { (t!(lang, "ladder-won")) }
                    }
                }
                tbody {
                    @for line in ladder.rows { (row(lang, line)) }
                    @if let Some(own) = ladder.own { (row(lang, own)) }
                }
            }
        }
    };
    layout::page(shell, Tab::Replays, &title, &main)
}

fn row(lang: Lang, row: &Row) -> Markup {
    html! {
        tr.is-own[row.is_own] {
            td.num { (row.place) }
            th scope="row" {
                @if row.is_bot { (icon_s("bot")) " " }
                (row.name)
                @if row.is_own { " " small { (t!(lang, "you")) } }
            }
            td.num { (row.points) }
            td.num { (row.n_games) }
            td.num { (row.n_won) }
        }
    }
}

/// The ratings of the visitor, for the profile.
pub fn own(lang: Lang, rows: &[(&'static Lid, Row)]) -> Markup {
    let heads = [
        t!(lang, "new-game"),
        t!(lang, "ladder-points"),
        t!(lang, "ladder-place"),
        t!(lang, "ladder-played"),
    ];
    let rows = rows.iter().map(|(game, row)| {
        let numbers = [row.points.to_string(), row.place.to_string(), row.n_games.to_string()];
        (html! { a href=(href(game.name)) { (game.title) } }, numbers)
    });
    ranking(&t!(lang, "ladder-own"), &heads, rows)
}

/// A table of the profile: a line for each kind of game, each with three numbers.
pub fn ranking(
    caption: &str,
    heads: &[String; 4],
    rows: impl Iterator<Item = (Markup, [String; 3])>,
) -> Markup {
    let [first, numbers @ ..] = heads;
    html! {
        table.ranking {
            caption { (caption) }
            thead {
                tr {
                    th scope="col" { (first) }
                    @for head in numbers { th.num scope="col" { (head) } }
                }
            }
            tbody {
                @for (what, numbers) in rows {
                    tr {
                        th scope="row" { (what) }
                        @for number in numbers { td.num { (number) } }
                    }
                }
            }
        }
    }
}
