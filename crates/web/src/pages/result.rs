//! The result of a finished game: who won, the places, the points by source, the curves, the turning points.

use crate::i18n::{Lang, t};
use crate::pages::assets;
use crate::pages::components::{icon, icon_s, seat_class, who};
use crate::pages::replay::TurningPoint;
use crate::pages::replay::chart::{Chart, chart};
use crate::pages::replay::turning_points;
use maud::{Markup, html};

/// What the result shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown<'a> {
    /// Who won, in a sentence.
    pub sentence: &'a Markup,
    /// The first winner's seat, counted from one; none if nobody won.
    pub winner: Option<u8>,
    /// The game and when it ended, in words.
    pub about: &'a str,
    /// Everybody, the best first.
    pub places: &'a [Place<'a>],
    /// The points by source.
    pub sheet: &'a Markup,
    /// The points over time; its size is ignored.
    pub chart: Chart<'a>,
    /// Where the game turned.
    pub turns: &'a [TurningPoint<'a>],
    /// Where the replay is.
    pub replay: &'a str,
    /// Where the match can be had as text.
    pub text: &'a str,
    /// Where the picture is that others see of the address of the table.
    pub picture: &'a str,
    /// That address.
    pub table: &'a str,
    /// The chat.
    pub chat: &'a Markup,
}

/// A player and the result.
#[derive(Clone, Debug)]
pub(crate) struct Place<'a> {
    /// The seat, counted from one.
    pub seat: u8,
    /// Who sits there.
    pub name: &'a str,
    /// The place, from 1.
    pub place: u8,
    /// The points, as people write them.
    pub points: String,
    /// The points in hundredths of the most points.
    pub part: u32,
    /// Whether it is the viewer.
    pub is_me: bool,
    /// Whether it is a bot.
    pub is_bot: bool,
}

/// Charts for a narrow and for a wide panel: a chart is not scaled.
const NARROW: (f64, f64) = (330.0, 190.0);
const WIDE: (f64, f64) = (560.0, 216.0);
const BROAD: (f64, f64) = (640.0, 216.0);

/// The stage of a table whose game is over.
pub(crate) fn stage(lang: Lang, result: &Shown<'_>) -> Markup {
    html! {
        // A table needs it only once its game is over.
        link rel="stylesheet" href=(assets::url("result.css"));
        div.half {
            section.hero aria-labelledby="result-title" {
                span.crown.(result.winner.map(seat_class).unwrap_or_default()) { (icon("medal")) }
                div {
                    p.muted { (result.about) }
                    h2.title #result-title { (result.sentence) }
                }
            }
            section.final.panel aria-label=(t!(lang, "result-sources")) {
                div.panel-head {
                    h2 { (t!(lang, "result-sources")) } span.note { (t!(lang, "result-sources-note")) }
                }
                (result.sheet)
            }
            (picture(lang, result))
        }
        div.half { (places(lang, result.places)) (course(lang, result)) }
    }
}

/// What others see where somebody shares the address of the table.
fn picture(lang: Lang, result: &Shown<'_>) -> Markup {
    html! {
        section.panel.shared aria-labelledby="shared" {
            div.panel-head {
                h2 #shared { (t!(lang, "result-picture")) } span.note { (t!(lang, "result-picture-note")) }
            }
            img src=(result.picture) width="1200" height="630" loading="lazy" alt=(result.sentence.0);
            div.row.wrap {
                button.btn type="button" data-copy=(result.table) { (icon("link")) (t!(lang, "copy-link")) }
                a.btn href=(result.picture) download="fernweh.png" { (icon("image")) (t!(lang, "result-picture-save")) }
            }
        }
    }
}

/// How the game went, and what remains to be said.
fn course(lang: Lang, result: &Shown<'_>) -> Markup {
    html! {
        @if !result.chart.curves.is_empty() {
            section.panel.curves aria-labelledby="curves" {
                div.panel-head {
                    h2 #curves { (t!(lang, "replay-curves")) } span.note { (t!(lang, "replay-curves-note")) }
                }
                div.panel-body.is-narrow { (chart(lang, &Chart { size: NARROW, ..result.chart })) }
                div.panel-body.is-wide { (chart(lang, &Chart { size: WIDE, ..result.chart })) }
                div.panel-body.is-broad { (chart(lang, &Chart { size: BROAD, ..result.chart })) }
            }
        }
        @if !result.turns.is_empty() { (turning_points(lang, result.turns, result.replay, None)) }
        section.panel.after aria-label=(t!(lang, "result-after")) {
            div.panel-head {
                h2 { (t!(lang, "result-after")) }
                a.note.as-text href=(result.text) { (icon_s("download")) (t!(lang, "over-text")) }
            }
            (result.chat)
        }
    }
}

fn places(lang: Lang, places: &[Place<'_>]) -> Markup {
    html! {
        section.panel.ranks aria-labelledby="places" {
            div.panel-head { h2 #places { (t!(lang, "result-places")) } }
            ol {
                @for place in places {
                    li.(seat_class(place.seat)).win[place.place == 1] {
                        span.pl { (place.place) "." }
                        span.nm {
                            (who(place.seat, place.name))
                            @if place.is_me { " " small { (t!(lang, "you")) } }
                            @if place.is_bot { " " small { (t!(lang, "bot")) } }
                        }
                        svg.tower viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                            rect.all width="100" height="8" {}
                            rect width=(place.part.min(100)) height="8" {}
                        }
                        b.num { (place.points) }
                    }
                }
            }
        }
    }
}
