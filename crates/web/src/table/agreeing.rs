//! Undo by agreement on the page of a table: the request, and the answers to it.

use super::Page;
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use maud::{Markup, html};

/// What the bar shows of a request; nothing to those who only watch.
pub(super) fn request(lang: Lang, page: &Page<'_>, base: &str) -> Option<Markup> {
    let request = page.undo_request.as_ref()?;
    if page.viewpoint.mine.is_empty() {
        return None;
    }
    let has_agreed = request.agreed.iter().any(|guest| guest == page.guest);
    let button = |agree: &str, class: &str, words: String| {
        html! {
            form.as-is method="post" action={ (base) "/answer-undo" } data-send="seats" {
                input type="hidden" name="version" value=(page.number);
                input type="hidden" name="agree" value=(agree);
                button.btn.(class) { (words) }
            }
        }
    };
    Some(html! {
        span.undo-request.row.wrap role="status" {
            @if has_agreed {
                span.muted { (t!(lang, "undo-waits", n = request.agreed.len())) }
                (button("no", "btn-quiet", t!(lang, "undo-withdraw")))
            } @else {
                b { (t!(lang, "undo-asked", name = request.by.as_str())) }
                (button("yes", "btn-primary", t!(lang, "undo-agree")))
                (button("no", "btn", t!(lang, "undo-refuse")))
            }
        }
    })
}

/// The way to ask.
pub(super) fn ask(lang: Lang, page: &Page<'_>, base: &str) -> Markup {
    let mine = page.viewpoint.mine;
    if page.undo_request.is_some() || page.shown.before_last_of(mine).is_none() {
        return html! {};
    }
    html! {
        details data-key="ask-undo" data-keep="open" {
            summary { (t!(lang, "undo-title")) }
            p.muted.small { (t!(lang, "undo-note")) }
            form.as-is method="post" action={ (base) "/ask-undo" } data-send="seats" {
                input type="hidden" name="version" value=(page.number);
                button.btn.btn-quiet { (icon("undo")) (t!(lang, "undo-ask")) }
            }
        }
    }
}
