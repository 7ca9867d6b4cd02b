//! The strip below the seats that tells what happened: one sentence for a turn, and steps to the turns around it.

use super::{icon, icon_s, seat_class, sprite_url};
use crate::i18n::{Lang, t};
use crate::story::Tale;
use maud::{Markup, html};

/// Everything the strip shows.
#[derive(Clone, Debug)]
pub struct Tell<'a> {
    /// The turn that is told: its seat, counted from one, and its words; none before the first turn.
    pub tale: Option<(u8, &'a Tale)>,
    /// Whether the board shows that turn, and not the present.
    pub is_past: bool,
    /// Which turn the board shows, counted from zero; none for the present.
    pub turn: Option<usize>,
    /// Which turn it is, in words: "2 of 3".
    pub at: Option<String>,
    /// The turns one can step to.
    pub steps: Vec<TellStep>,
    /// The turn before.
    pub back: Option<Goal>,
    /// The turn after it, or the present.
    pub forward: Option<Goal>,
    /// The way back to the present, and what it is called.
    pub now: Option<(Goal, String)>,
    /// Where the present stands in the row of steps: the seat of the reader, counted from one, and the way there.
    pub you: Option<(u8, Goal)>,
    /// Whether the page has a log to open.
    pub has_log: bool,
}

/// A turn one can step to.
#[derive(Clone, Debug)]
pub struct TellStep {
    /// The seat, counted from one.
    pub seat: u8,
    /// The step in words.
    pub label: String,
    /// Where it leads.
    pub goal: Goal,
    /// Whether it is told now.
    pub is_told: bool,
}

/// Where a step leads: a link that works without scripts, and what scripts go by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The address.
    pub href: String,
    /// The moment of a replay; none on a table, which fetches the address.
    pub moment: Option<usize>,
}

/// The strip.
pub fn strip(lang: Lang, tell: &Tell<'_>) -> Markup {
    let seat = tell.tale.map(|(seat, _)| seat_class(seat)).unwrap_or_default();
    let keys = tell.tale.map(|(_, tale)| tale.keys.join(" ")).filter(|_| tell.is_past);
    html! {
        section.tell.is-past[tell.is_past].(seat) #tell aria-label=(t!(lang, "story-label"))
            data-keys=[keys] data-turn=[tell.turn] data-by=[tell.tale.filter(|_| tell.is_past).map(|(seat, _)| seat)] {
            div.tell-nav {
                (arrow("prev", &t!(lang, "story-back"), tell.back.as_ref(), "back"))
                ol.tell-steps {
                    @for step in &tell.steps {
                        li.(seat_class(step.seat)) {
                            (link(&step.goal, "", &step.label, step.is_told, &shape(step.seat)))
                        }
                    }
                    @if let Some((seat, goal)) = &tell.you {
                        li.(seat_class(*seat)) {
                            (link(goal, "you", &t!(lang, "story-step-now"), !tell.is_past, &shape(*seat)))
                        }
                    }
                }
                (arrow("next", &t!(lang, "story-forward"), tell.forward.as_ref(), "forward"))
            }
            span.tell-at { @if let Some(at) = &tell.at { (at) } }
            p.tell-say role="status" {
                @match tell.tale {
                    Some((_, tale)) => {
                        @if tale.concerns { span.chip.chip-on { (t!(lang, "you")) } " " }
                        (tale.sentence)
                    }
                    None => span.muted { (t!(lang, "log-empty")) },
                }
            }
            div.tell-end {
                @if tell.has_log {
                    button.btn.btn-quiet type="button" data-tell-log aria-label=(t!(lang, "story-log")) {
                        (icon_s("log")) span.txt { (t!(lang, "story-log")) }
                    }
                }
                @if let Some((goal, label)) = &tell.now {
                    a.btn.btn-now href=(goal.href) data-then[goal.moment.is_none()] data-go=[goal.moment] { (label) }
                }
            }
        }
    }
}

fn shape(seat: u8) -> Markup {
    html! { svg.mark aria-hidden="true" { use href=(sprite_url(seat_class(seat))) {} } }
}

fn link(goal: &Goal, class: &str, label: &str, is_told: bool, inner: &Markup) -> Markup {
    html! {
        a.step.(class) href=(goal.href) data-then[goal.moment.is_none()] data-go=[goal.moment]
            aria-label=(label) title=(label) aria-current=[is_told.then_some("true")] { (inner) }
    }
}

/// A step back or forward; a place without a link where there is none, so that nothing jumps.
fn arrow(glyph: &str, label: &str, goal: Option<&Goal>, key: &str) -> Markup {
    html! {
        @match goal {
            Some(goal) => a.btn.btn-quiet.btn-icon href=(goal.href) data-then[goal.moment.is_none()]
                data-go=[goal.moment] data-story=(key) aria-label=(label) { (icon(glyph)) },
            None => span.btn.btn-quiet.btn-icon aria-hidden="true" data-story=(key) { (icon(glyph)) },
        }
    }
}
