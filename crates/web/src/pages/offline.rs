//! The page for a device without a connection.

use crate::i18n::t;
use crate::pages::components::icon;
use crate::pages::errors;
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};

/// The page.
pub fn page(shell: &Shell<'_>) -> Markup {
    let lang = shell.lang;
    let main = html! {
        section.lost {
            (errors::drift())
            div {
                h1.title { (t!(lang, "offline-title")) }
                p.lead { (t!(lang, "offline-text")) }
                p.muted { (t!(lang, "offline-replays")) }
                div.row.wrap { a.btn.btn-primary.btn-lg href="/" { (icon("replay")) (t!(lang, "offline-again")) } }
            }
        }
    };
    layout::page(shell, Tab::None, &t!(lang, "offline-title"), &main)
}
