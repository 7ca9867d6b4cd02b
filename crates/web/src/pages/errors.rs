//! Error pages: the status, and one sentence that says what to do.

use crate::i18n::t;
use crate::pages::components::icon;
use crate::pages::layout::{self, Shell, Tab};
use maud::{Markup, html};

/// A page for a refused request.
#[derive(Clone, Copy, Debug)]
pub struct Refused<'a> {
    /// The status of the response.
    pub status: u16,
    /// What happened and what to do, in the reader's language.
    pub sentence: &'a str,
    /// Where to continue, with its label; the first page is always offered.
    pub way_out: Option<(&'a str, &'a str)>,
}

/// The page.
pub fn page(shell: &Shell<'_>, refused: &Refused<'_>) -> Markup {
    let lang = shell.lang;
    let title = if refused.status == 404 { t!(lang, "error-lost") } else { t!(lang, "error-title") };
    let main = html! {
        section.lost {
            (drift())
            div {
                p.status.num { (refused.status) }
                h1.title { (title) }
                p.lead data-reason { (refused.sentence) }
                div.row.wrap {
                    @if let Some((href, label)) = refused.way_out {
                        a.btn.btn-lg href=(href) { (icon("prev")) (label) }
                    }
                    a.btn.btn-lg href="/" { (icon("board")) (t!(lang, "error-home")) }
                }
            }
        }
    };
    layout::page(shell, Tab::None, &title, &main)
}

/// A small ship that has left its orbit.
pub(super) fn drift() -> Markup {
    html! {
        svg.drift viewBox="0 0 320 240" aria-hidden="true" {
            g.o-lines {
                ellipse cx="132" cy="138" rx="120" ry="52" transform="rotate(-14 132 138)" {}
                ellipse.dotted cx="132" cy="138" rx="78" ry="32" transform="rotate(-14 132 138)" {}
                path.dotted d="M246 96C270 84 288 66 300 42" {}
            }
            circle.d-world cx="132" cy="138" r="26" {}
            g.d-ship transform="translate(300 40) rotate(28)" {
                path d="M0 -16 6 4 12 12 0 8-12 12-6 4Z" {}
            }
        }
    }
}
