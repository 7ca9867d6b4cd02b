//! The scrubber: step, play, and drag through the moments of a game.

use super::Replay;
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use maud::{Markup, html};

/// The bar at the bottom. The links work without scripts; the range needs them.
pub(super) fn bar(lang: Lang, replay: &Replay<'_>) -> Markup {
    let (n, last) = (replay.moment.n, replay.n_moments);
    let step = |class: &'static str, name: &str, to: u32, label: String, key: &str| {
        html! {
            a.btn.btn-quiet.btn-icon.(class) href={ (replay.href) "?n=" (to) } data-step=(key)
                aria-label=(label) {
                (icon(name))
            }
        }
    };
    html! {
        section.scrub aria-label=(t!(lang, "replay-scrubber")) {
            div.scrub-in {
                div.ctl-row {
                    (step("hide-s", "first", 0, t!(lang, "replay-first"), "first"))
                    (step("", "prev", n.saturating_sub(1), t!(lang, "replay-back"), "back"))
                    button.btn.btn-primary.btn-icon type="button" data-play aria-pressed="false"
                        aria-label=(t!(lang, "replay-play")) {
                        span.when-paused { (icon("play")) } span.when-playing { (icon("pause")) }
                    }
                    (step("", "next", (n + 1).min(last), t!(lang, "replay-forward"), "forward"))
                    (step("hide-s", "last", last, t!(lang, "replay-last"), "last"))
                }
                div.line {
                    label.vh for="scrub" { (t!(lang, "replay-move")) }
                    input #scrub type="range" min="0" max=(last) value=(n) step="1" data-scrub
                        aria-valuetext=(replay.moment.label);
                    (ticks(replay))
                }
                span.now-label {
                    b data-now-label { (replay.moment.label) }
                }
            }
        }
    }
}

/// Rounds below the line, turning points above it. A drawing, because places along a line are numbers.
fn ticks(replay: &Replay<'_>) -> Markup {
    let x = |n: u32| f64::from(n) * 100.0 / f64::from(replay.n_moments.max(1));
    let every = replay.rounds.len().div_ceil(8).max(1);
    html! {
        svg.ticks aria-hidden="true" {
            @for turn in replay.turns {
                svg x={ (format!("{:.2}", x(turn.n))) "%" } overflow="visible" {
                    path.k d="M0 0 7 7 0 14-7 7Z" {}
                }
            }
            @for (n, _) in replay.rounds {
                svg x={ (format!("{:.2}", x(*n))) "%" } overflow="visible" { path.r d="M0 27V32" {} }
            }
            @for (n, round) in replay.rounds.iter().step_by(every) {
                text x={ (format!("{:.2}", x(*n))) "%" } y="42" text-anchor="middle" { (round) }
            }
        }
    }
}
