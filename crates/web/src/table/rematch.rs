//! The way from a finished table to the next one of the same people.

use super::{Page, address};
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use maud::{Markup, html};

/// The rematch of a finished table, as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rematch {
    /// There is none, and the viewer cannot propose one.
    No,
    /// The viewer can propose one.
    Propose,
    /// A seat of this table waits for the viewer.
    Join(String),
    /// It is at this table.
    At(String),
}

/// The button of the bar.
pub(super) fn button(lang: Lang, page: &Page<'_>, base: &str) -> Markup {
    let press = |words: String, class: &str| {
        html! {
            form.as-is method="post" action={ (base) "/rematch" } {
                button.btn.(class) { (icon("people")) (words) }
            }
        }
    };
    match &page.rematch {
        Rematch::Propose => press(t!(lang, "rematch-propose"), "btn"),
        Rematch::Join(_) => press(t!(lang, "rematch-join"), "btn-primary"),
        Rematch::At(id) => html! {
            a.btn.btn-primary href=(address::table(id)) { (icon("people")) (t!(lang, "rematch-go")) }
        },
        Rematch::No => html! {
            form.as-is method="post" action={ (base) "/again" } {
                button.btn { (icon("play")) (t!(lang, "over-again")) }
            }
        },
    }
}
