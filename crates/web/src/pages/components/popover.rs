//! Answers to "Why not?" and to "Hint", as fragments the browser shows beside what was asked about.

use crate::game::{Hint, Why};
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use crate::rulebook::Place;
use maud::{Markup, html};

/// A rule one can read.
#[derive(Clone, Copy, Debug)]
pub struct Rule<'a> {
    /// The game, as in the address of its rules page.
    pub game: &'a str,
    /// The id in the ledger, such as `NF-093`.
    pub id: &'a str,
}

impl Rule<'_> {
    /// Where the rule is explained.
    pub fn href(&self) -> String {
        format!("/rules/{}/rule/{}", self.game, self.id)
    }
}

/// The fragment behind `data-why`: the reason in one line, the sum that fails, and the paragraph of the rulebook of
/// `game` that explains it; where there is no rulebook, the rule.
pub fn why_not(lang: Lang, game: &str, why: &Why, place: Option<&Place>) -> Markup {
    html! {
        h4 { (icon("why-not")) (why.title) }
        p { (why.text) }
        @if !why.sums.is_empty() {
            dl.sum {
                @for (label, value) in &why.sums { dt { (label) } dd { b { (value) } } }
            }
        }
        @if let Some(place) = place {
            a.rule href=(place.href) data-asked { (icon("help")) (t!(lang, "book-at", title = &place.title)) }
        } @else {
            (rule_link(lang, Rule { game, id: why.rule }))
        }
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

/// A link to a rule by its number.
pub fn rule_link(lang: Lang, rule: Rule<'_>) -> Markup {
    html! { a.rule href=(rule.href()) { (icon("help")) (t!(lang, "rule", id = rule.id)) } }
}

/// The fragment behind `data-hint`.
pub fn hint(lang: Lang, hint: &Hint) -> Markup {
    html! {
        div.hint data-hint-act=(hint.line) {
            h4.info { (icon("hint")) (hint.choice) }
            @if let Some(n) = hint.chance { p.chance { b { (t!(lang, "hint-chance", n = n)) } } }
            p { (hint.reason) }
            @if let Some(line) = &hint.follows { p { (line) } }
            @if !hint.others.is_empty() {
                ul.muted { @for other in &hint.others { li { (other) } } }
            }
            button.btn type="button" data-show-act=(hint.line) { (t!(lang, "hint-show")) }
        }
    }
}
