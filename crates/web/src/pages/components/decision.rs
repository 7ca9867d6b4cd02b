//! The decision bar: one sentence that says what is asked, and the legal choices.

use crate::game::Choice;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s};
use maud::{Markup, html};

/// More choices than this become a list that opens.
const MAX_BUTTONS: usize = 6;
/// So many stand in one row, where a long label may break.
const ONE_ROW: usize = 3;
/// Longer labels, in characters, would be cut off in two rows.
const LONGEST: usize = 26;

/// What the bar is for just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// The viewer is asked.
    Choose,
    /// Someone else is asked, or the viewer only watches.
    Wait,
    /// The game is over.
    Over,
}

impl State {
    fn code(self) -> &'static str {
        match self {
            State::Choose => "choose",
            State::Wait => "wait",
            State::Over => "over",
        }
    }
}

/// Everything the bar shows.
#[derive(Clone, Debug)]
pub struct Decision<'a> {
    /// What the bar is for just now.
    pub state: State,
    /// The version of the table that the choices belong to.
    pub version: u64,
    /// Names the decision: while it stays the same, a plan survives an update of the page.
    pub key: &'a str,
    /// Where a choice is sent.
    pub post: &'a str,
    /// The steps of the move.
    pub trail: &'a [Step<'a>],
    /// The sentence. `<b>` marks what it is about.
    pub ask: &'a Markup,
    /// A smaller sentence below it.
    pub note: Option<&'a str>,
    /// The legal choices.
    pub choices: &'a [Choice],
    /// Where to take back the last step; none where there is nothing to take back.
    pub undo: Option<&'a str>,
    /// Why undo stops here, where it does ("an event was revealed").
    pub undo_stop: Option<&'a str>,
    /// Where to ask for a hint; none where nothing is asked.
    pub hint: Option<&'a str>,
    /// Further buttons: "Watch the replay", "Play again".
    pub extra: Option<&'a Markup>,
}

/// One step of the trail.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The step in a word or two.
    pub label: &'a str,
    /// Whether it is behind, here, or still to come.
    pub at: At,
}

/// Where a step stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// Behind.
    Done,
    /// Here.
    Now,
    /// To come.
    Later,
}

/// The bar.
pub fn bar(lang: Lang, d: &Decision<'_>) -> Markup {
    html! {
        section.decision #ask data-state=(d.state.code()) data-decision=(d.key)
            aria-label=(t!(lang, "bar-label")) tabindex="-1" {
            div.decision-in {
                div {
                    @if !d.trail.is_empty() { (trail(d.trail)) }
                    div.ask role="status" data-question {
                        (d.ask)
                        @if let Some(note) = d.note { small { (note) } }
                    }
                    p.refusal role="alert" data-refusal hidden {}
                }
                div.choices {
                    (choices(lang, d))
                    (tools(lang, d))
                }
            }
            @for choice in d.choices {
                @if let Some(preview) = &choice.preview {
                    template data-preview-for=(choice.line) { (preview) }
                }
            }
        }
    }
}

fn trail(steps: &[Step<'_>]) -> Markup {
    html! {
        ol.trail {
            @for (i, step) in steps.iter().enumerate() {
                li.done[step.at == At::Done].now[step.at == At::Now]
                    aria-current=[(step.at == At::Now).then_some("step")] {
                    span.dot { @if step.at == At::Done { (icon("check")) } @else { (i + 1) } }
                    (step.label)
                }
            }
        }
    }
}

/// Whether there are too many choices for buttons, or buttons would not show what tells them apart.
fn is_list(choices: &[Choice]) -> bool {
    let labels = || choices.iter().map(|choice| choice.label.as_str());
    let is_told_apart_by_note =
        || labels().enumerate().any(|(i, label)| labels().skip(i + 1).any(|other| other == label));
    let is_cut = || labels().any(|label| label.chars().count() > LONGEST) || is_told_apart_by_note();
    choices.len() > MAX_BUTTONS || choices.len() > ONE_ROW && is_cut()
}

fn choices(lang: Lang, d: &Decision<'_>) -> Markup {
    let buttons = html! {
        @for (i, choice) in d.choices.iter().enumerate() { (button(lang, d, choice, i + 1)) }
    };
    html! {
        @if is_list(d.choices) {
            details.choice-list data-keep="open" {
                summary.btn { (t!(lang, "bar-list", n = d.choices.len())) (icon_s("down")) }
                div.choices data-choices { (buttons) }
            }
        } @else if !d.choices.is_empty() {
            div.choices.scroll-x data-choices { (buttons) }
        }
    }
}

/// A choice is a form of its own, so that a browser without scripts can play too.
fn button(lang: Lang, d: &Decision<'_>, choice: &Choice, n: usize) -> Markup {
    html! {
        form.as-is method="post" action=(d.post) data-key={ "choice-" (choice.line) } {
            input type="hidden" name="version" value=(d.version);
            button.choice name="line" value=(choice.line) data-act=(choice.line) data-group=[&choice.key]
                data-confirm=(choice.confirm) data-reveals[choice.reveals] data-ready[choice.is_ready]
                data-times=[(choice.times > 1).then_some(choice.times)] data-adds[choice.adds] data-all[choice.all] data-opens[choice.opens]
                aria-pressed="false"
                aria-keyshortcuts=[(n <= 9).then_some(n)] {
                @if let Some(name) = choice.icon { (icon(name)) }
                span {
                    (choice.label)
                    @if choice.note.is_some() || choice.reveals {
                        small {
                            @if let Some(note) = &choice.note { span { (note) } }
                            @if choice.reveals {
                                " " span.no-undo { (icon_s("lock")) span { (t!(lang, "bar-no-undo")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn tools(lang: Lang, d: &Decision<'_>) -> Markup {
    html! {
        span.row.tools {
            @if let Some(action) = d.undo {
                form.as-is method="post" action=(action) data-send="undo" {
                    input type="hidden" name="version" value=(d.version);
                    button.btn.btn-quiet.btn-icon data-undo aria-label=(t!(lang, "bar-undo"))
                        aria-keyshortcuts="Control+Z" {
                        (icon("undo"))
                    }
                }
            } @else if let Some(why) = d.undo_stop {
                button.btn.btn-quiet.btn-icon type="button" aria-disabled="true" data-say=(why)
                    aria-label=(t!(lang, "bar-undo-stop", why = why)) { (icon("undo")) }
            }
            @if let Some(href) = d.hint {
                a.btn.btn-quiet href=(href) data-hint=(href) aria-keyshortcuts="H" {
                    (icon("hint")) (t!(lang, "bar-hint"))
                }
            }
            @if let Some(extra) = d.extra { (extra) }
            @if d.state == State::Choose {
                // The browser counts: which choices are in the window depends on its size.
                button.btn.btn-quiet.outside type="button" data-key="outside" data-outside="0"
                    data-keep="hidden data-outside aria-label" aria-label=(t!(lang, "js-outside", n = 0)) hidden {
                    (icon("down"))
                }
                button.btn.btn-primary.btn-lg.go type="button" data-go aria-disabled="true"
                    aria-keyshortcuts="Enter"
                    data-idle=(t!(lang, "bar-choose")) {
                    span data-go-label { (t!(lang, "bar-choose")) } " " span.kbd { "Enter" }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list_of(labels: &[&str]) -> bool {
        let choice = |label: &&str| Choice { label: (*label).to_owned(), ..Choice::default() };
        let choices: Vec<Choice> = labels.iter().map(choice).collect();
        is_list(&choices)
    }

    #[test]
    fn what_buttons_would_cut_off_is_a_list() {
        assert!(!list_of(&["Develop", "Settle", "Explore", "Produce", "Envoys", "Isolation"]));
        assert!(list_of(&["one", "two", "three", "four", "five", "six", "seven"]), "too many");
        let long = ["Oort Cloud Refinery as Genes", "Oort Cloud Refinery as Rare Elements"];
        assert!(!list_of(&long), "in one row they may break");
        assert!(list_of(&[long[0], long[1], "Pass", "Done"]));
        assert!(list_of(&["Spend", "Spend", "Pass", "Done"]), "only their notes differ");
    }
}
