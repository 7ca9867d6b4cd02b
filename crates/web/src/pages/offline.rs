//! The page for a device without a connection.

use crate::i18n::t;
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};

/// The page.
pub fn page(shell: &Shell<'_>) -> Markup {
    let lang = shell.lang;
    let main = html! {
        h1.title { (t!(lang, "offline-title")) }
        p.lead { (t!(lang, "offline-text")) }
        p { (t!(lang, "offline-replays")) }
        p { a.btn.btn-primary href="/" { (t!(lang, "offline-again")) } }
    };
    layout::page(shell, Tab::None, &t!(lang, "offline-title"), &main)
}
