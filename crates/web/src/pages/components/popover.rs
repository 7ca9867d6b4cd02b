//! Answers to "Why not?" and to "Hint", as fragments the browser shows beside what was asked about.

use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use maud::{Markup, html};

/// Why something is not possible now: the reason in one line, the sum that fails, the rule.
#[derive(Clone, Debug)]
pub struct WhyNot<'a> {
    /// The reason in a few words, as a heading: "Not yet: military too low".
    pub reason: &'a str,
    /// One or two sentences that say what is missing, and what would help.
    pub text: &'a str,
    /// What one has and what one needs, as label and value.
    pub sum: &'a [(&'a str, &'a str)],
    /// The rule, by its id in the ledger.
    pub rule: Option<Rule<'a>>,
}

/// A rule one can read.
#[derive(Clone, Copy, Debug)]
pub struct Rule<'a> {
    /// The game, as in the address of its rules page.
    pub game: &'a str,
    /// The id in the ledger, such as `NF-093`.
    pub id: &'a str,
}

impl Rule<'_> {
    /// Where the rule stands.
    pub fn href(&self) -> String {
        format!("/rules/{}#{}", self.game, self.id)
    }
}

/// The fragment behind `data-why`.
pub fn why_not(lang: Lang, why: &WhyNot<'_>) -> Markup {
    html! {
        h4 { (icon("why-not")) (why.reason) }
        p { (why.text) }
        @if !why.sum.is_empty() {
            dl.sum {
                @for (label, value) in why.sum { dt { (label) } dd { b { (value) } } }
            }
        }
        @if let Some(rule) = why.rule { (rule_link(lang, rule)) }
    }
}

/// What a thing is and does: its name, and sentences with the name of what each belongs to.
pub fn about(name: &str, lines: &[(String, String)]) -> Markup {
    html! {
        div.about {
            b { (name) }
            @for (head, text) in lines { p { @if !head.is_empty() { b { (head) ": " } } (text) } }
        }
    }
}

/// A link to a rule in the ledger.
pub fn rule_link(lang: Lang, rule: Rule<'_>) -> Markup {
    html! { a.rule href=(rule.href()) { (icon("help")) (t!(lang, "rule", id = rule.id)) } }
}

/// What a bot would do here, and why.
#[derive(Clone, Debug)]
pub struct Hint<'a> {
    /// The line of its choice; the browser marks everything that stands for it.
    pub line: &'a str,
    /// The choice in words: "A strong bot would settle Comet Zone".
    pub choice: &'a str,
    /// Why, in one sentence.
    pub reason: &'a str,
    /// The second choice with its distance, if there is one.
    pub second: Option<&'a str>,
}

/// The fragment behind `data-hint`.
pub fn hint(lang: Lang, hint: &Hint<'_>) -> Markup {
    html! {
        div.hint data-hint-act=(hint.line) {
            h4.info { (icon("hint")) (hint.choice) }
            p { (hint.reason) }
            @if let Some(second) = hint.second { p.muted { (second) } }
            button.btn type="button" data-show-act=(hint.line) { (t!(lang, "hint-show")) }
        }
    }
}
