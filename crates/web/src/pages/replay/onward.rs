//! The panel of a replay from which a match is played on against bots.

use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use maud::{Markup, html};

/// What can be chosen there.
pub(crate) struct Onward<'a> {
    /// Where the form is sent.
    pub action: &'a str,
    /// The moment that is shown.
    pub n: usize,
    /// The word and the name of every seat.
    pub seats: &'a [(String, String)],
    /// The word of the seat that is chosen at first.
    pub own: &'a str,
    /// The word and the name of every level of bots.
    pub bots: &'a [(&'a str, String)],
    /// The level that is chosen at first.
    pub usual: Option<&'a str>,
}

pub(crate) fn panel(lang: Lang, onward: &Onward<'_>) -> Markup {
    html! {
        section.panel.onward aria-labelledby="onward-head" {
            div.panel-head { h2 #onward-head { (t!(lang, "onward")) } }
            form.panel-body method="post" action=(onward.action) {
                p { (t!(lang, "onward-text")) }
                input type="hidden" name="n" value=(onward.n) data-now-n;
                div.fields {
                    div.field {
                        label.label for="onward-seat" { (t!(lang, "onward-seat")) }
                        select.input #onward-seat name="seat" {
                            @for (word, name) in onward.seats {
                                option value=(word) selected[word == onward.own] { (name) }
                            }
                        }
                    }
                    @if !onward.bots.is_empty() {
                        div.field {
                            label.label for="onward-bots" { (t!(lang, "onward-bots")) }
                            select.input #onward-bots name="bot" {
                                @for (word, name) in onward.bots {
                                    option value=(word) selected[Some(*word) == onward.usual] { (name) }
                                }
                            }
                        }
                    }
                }
                button.btn { (icon("play")) (t!(lang, "onward-start")) }
            }
        }
    }
}
