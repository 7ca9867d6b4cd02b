//! A finished game, moment by moment: the board, the curves, the turning points, the final sheet.

use crate::art::{self, Lid};
use crate::i18n::{Lang, t};
use crate::pages::assets::PAGE_FACES;
use crate::pages::components::{icon, seat_class, signed, who};
use crate::pages::layout::{self, Document, Share, Shell, Tab};
use maud::{Markup, html};

pub(crate) mod analysis;
pub(crate) mod chart;
mod odds;
pub(crate) mod onward;
mod scrubber;

pub use chart::Curve;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// The table's name.
    pub name: &'a str,
    /// Its game.
    pub game: &'static Lid,
    /// The address of this page.
    pub href: &'a str,
    /// What the addresses of this server start with.
    pub origin: &'a str,
    /// The path of a picture of the table as it ended.
    pub picture: &'a str,
    /// Where a moment can be fetched; `?n=` is added.
    pub at: &'a str,
    /// Where the game can be had as text.
    pub text: &'a str,
    /// Who won: seat, counted from one, and name. Several if they share it.
    pub winners: &'a [(u8, &'a str)],
    /// The last moment.
    pub n_moments: u32,
    /// The rounds: the moment each begins with, and its number.
    pub rounds: &'a [(u32, u32)],
    /// The moment shown now.
    pub moment: &'a Moment<'a>,
    /// The points of each seat over time.
    pub curves: &'a [Curve<'a>],
    /// What one point counts as in the curves: 2 in games that count in halves.
    pub point: i32,
    /// The panel from which it is played on; none while others must not know it.
    pub onward: Option<&'a Markup>,
    /// The panel with the analysis; none where a game cannot be analysed.
    pub analysis: Option<&'a Markup>,
    /// Where the game turned, as a bot sees it.
    pub turns: &'a [TurningPoint<'a>],
    /// The final sheet.
    pub sheet: Option<&'a Markup>,
    /// The class of the board's grid, as on its table.
    pub stage_class: &'a str,
    /// The style sheet of the game.
    pub sheet_of_game: Option<&'a str>,
}

/// One moment of the game.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    /// How many actions were played before it.
    pub n: u32,
    /// Where the game stands: "Round 8 · Settle".
    pub label: &'a str,
    /// The turn it belongs to, told.
    pub strip: &'a Markup,
    /// What the move that led here was worth, if it was analysed.
    pub verdict: Option<&'a Markup>,
    /// The board, as it lay then.
    pub board: &'a Markup,
}

/// A move after which the game stood differently.
#[derive(Clone, Debug)]
pub struct TurningPoint<'a> {
    /// The moment after it.
    pub n: u32,
    /// The round.
    pub round: u32,
    /// What was done: "Lena settles Comet Zone for 3".
    pub deed: &'a Markup,
    /// Why it mattered, in one sentence.
    pub why: &'a str,
    /// By how many points the acting player came nearer to the best of the others, or moved ahead of them.
    pub swing: i32,
}

/// The page.
pub fn page(shell: &Shell<'_>, replay: &Replay<'_>) -> Markup {
    let lang = shell.lang;
    let body = html! {
        main.rp #main data-replay data-at=(replay.at) data-last=(replay.n_moments) data-href=(replay.href) {
            div.colr {
                div.panel.moment-head {
                    h1.title { (replay.name) }
                    span.muted {
                        (replay.game.title)
                        @if !replay.winners.is_empty() {
                            ", " (t!(lang, "replay-finished")) ", " (t!(lang, "replay-won-by")) " "
                        }
                        @for (i, (seat, name)) in replay.winners.iter().enumerate() {
                            @if i > 0 { ", " } (who(*seat, name))
                        }
                    }
                    span.grow {}
                    button.btn type="button"
                        data-copy={ (replay.href) "?n=" (replay.moment.n) } data-copy-moment {
                        (icon("share")) (t!(lang, "replay-link"))
                    }
                    a.btn href=(replay.text) download { (icon("download")) (t!(lang, "replay-text")) }
                }
                div.replay-stage.(replay.stage_class) { (moment(lang, replay.moment)) }
            }
            div.colr {
                @if let Some(onward) = replay.onward { (onward) }
                @if let Some(analysis) = replay.analysis { (analysis) }
                @if !replay.curves.is_empty() { (chart::panel(lang, replay)) }
                @if !replay.turns.is_empty() { (turning_points(lang, replay.turns, replay.href, Some(replay.moment.n))) }
                @if let Some(sheet) = replay.sheet { div.panel { (sheet) } }
            }
        }
        (scrubber::bar(lang, replay))
    };
    let title = format!("{} · {}", replay.name, replay.game.title);
    let sheets: Vec<&str> = ["pages.css", "replay.css", "table.css", "result.css"]
        .into_iter()
        .chain(replay.sheet_of_game)
        .collect();
    let winners: Vec<&str> = replay.winners.iter().map(|(_, name)| *name).collect();
    let text = match winners.is_empty() {
        true => replay.game.title.to_owned(),
        false => format!("{}, {} {}", replay.game.title, t!(lang, "replay-won-by"), winners.join(", ")),
    };
    let share = Share {
        title: &title,
        text: &text,
        origin: replay.origin,
        path: replay.href,
        picture: Some(replay.picture),
    };
    layout::shared_page(
        shell,
        Tab::Replays,
        &title,
        &Document {
            class: None,
            faces: &PAGE_FACES,
            sheets: &sheets,
            scripts: &["replay.js", "analysis.js", "starmap.js", "course.js"],
            body: &body,
            share: Some(&share),
        },
    )
}

/// One moment: what the scrubber fetches.
pub fn moment(lang: Lang, moment: &Moment<'_>) -> Markup {
    html! {
        section.moment #moment data-n=(moment.n) data-label=(moment.label) aria-label=(t!(lang, "replay-board")) {
            (moment.strip)
            @if let Some(verdict) = moment.verdict { (verdict) }
            div.replay-board { (moment.board) }
        }
    }
}

/// The turning points of a game as a panel; `href` is its replay, and `shown` the moment that is shown.
pub(crate) fn turning_points(
    lang: Lang,
    turns: &[TurningPoint<'_>],
    href: &str,
    shown: Option<u32>,
) -> Markup {
    html! {
        section.panel.turning aria-labelledby="turning" {
            div.panel-head {
                h2 #turning { (t!(lang, "replay-turning")) } span.note { (t!(lang, "replay-turning-note")) }
            }
            ul.tp {
                @for turn in turns {
                    li.on[Some(turn.n) == shown] data-moment=(turn.n) {
                        span.t { (t!(lang, "replay-round", n = turn.round)) }
                        span {
                            a.deed-link href={ (href) "?n=" (turn.n) } { (turn.deed) }
                            p { (turn.why) }
                        }
                        @if turn.swing != 0 {
                            span.num.(if turn.swing < 0 { "lose" } else { "gain" }) { (signed(i64::from(turn.swing))) }
                        }
                    }
                }
            }
        }
    }
}

/// A finished game in the list.
#[derive(Clone, Debug)]
pub struct Finished<'a> {
    /// The table's name.
    pub name: &'a str,
    /// Where its replay is.
    pub href: &'a str,
    /// Its game.
    pub game: &'static Lid,
    /// When, in words.
    pub when: &'a str,
    /// Seat (counted from one), name and points, best first.
    pub results: &'a [(u8, &'a str, &'a str)],
}

/// The list of finished games.
pub fn list(shell: &Shell<'_>, finished: &[Finished<'_>]) -> Markup {
    let lang = shell.lang;
    let main = html! {
        h1.title { (t!(lang, "nav-replays")) }
        @if finished.is_empty() {
            p.panel.empty {
                (icon("replay"))
                span { (t!(lang, "replays-empty")) " " a href="/" { (t!(lang, "replays-play")) } }
            }
        }
        ul.finished {
            @for game in finished {
                li.panel {
                    a.frow href=(game.href) {
                        (art::scene(game.game))
                        span { b { (game.name) } small { (game.game.title) ", " (game.when) } }
                        ol.results {
                            @for (seat, name, n) in game.results {
                                li.(seat_class(*seat)) { (who(*seat, name)) " " span.num { (n) } }
                            }
                        }
                    }
                }
            }
        }
    };
    layout::page(shell, Tab::Replays, &t!(lang, "nav-replays"), &main)
}
