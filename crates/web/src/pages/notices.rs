//! The part of the profile that says where somebody hears of turns while no page is open.

use crate::i18n::{Lang, t};
use crate::pages::components::copy_link;
use maud::{Markup, html};
use store::Hook;

/// What is set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notices<'a> {
    /// The address that gets signed requests.
    pub hook: Option<&'a Hook>,
}

/// The panel.
pub fn panel(lang: Lang, notices: &Notices<'_>) -> Markup {
    html! {
        section.panel.block #notices-elsewhere aria-labelledby="notices-elsewhere-title" {
            h2 #notices-elsewhere-title { (t!(lang, "notices-title")) }
            p { (t!(lang, "notices-text")) }
            (hook(lang, notices.hook))
        }
    }
}

fn hook(lang: Lang, hook: Option<&Hook>) -> Markup {
    html! {
        form method="post" action="/profile/hook" {
            div.field {
                label.label for="hook-address" { (t!(lang, "hook-title")) }
                input.input #hook-address name="address" type="url" required maxlength="1000" autocomplete="off"
                    placeholder="https://" value=[hook.map(|hook| &hook.address)] aria-describedby="hook-note";
                p.muted.small #hook-note { (t!(lang, "hook-note")) }
            }
            button.btn { (t!(lang, "save")) }
        }
        @if let Some(hook) = hook {
            @if !hook.is_on() { p role="status" { (t!(lang, "hook-off")) } }
            (copy_link(lang, "hook-key", &t!(lang, "hook-key"), &hook.secret))
            form.as-is method="post" action="/profile/hook/remove" {
                button.btn { (t!(lang, "notices-remove")) }
            }
        }
    }
}
