//! The part of the profile that says where somebody hears of turns while no page is open.

use crate::i18n::{Lang, t};
use crate::pages::components::copy_link;
use maud::{Markup, html};
use store::{Hook, Mail};

/// What is set.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notices<'a> {
    /// The address that gets signed requests.
    pub hook: Option<&'a Hook>,
    /// Whether the server sends e-mail.
    pub has_mail: bool,
    /// The address for e-mail.
    pub mail: Option<&'a Mail>,
}

/// The panel.
pub fn panel(lang: Lang, notices: &Notices<'_>) -> Markup {
    html! {
        section.panel.block #notices-elsewhere aria-labelledby="notices-elsewhere-title" {
            h2 #notices-elsewhere-title { (t!(lang, "notices-title")) }
            p { (t!(lang, "notices-text")) }
            @if notices.has_mail { (mail(lang, notices.mail)) }
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
                    value=[hook.map(|hook| &hook.address)] aria-describedby="hook-note";
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

fn mail(lang: Lang, mail: Option<&Mail>) -> Markup {
    html! {
        form method="post" action="/profile/mail" {
            div.field {
                label.label for="mail-address" { (t!(lang, "mail-title")) }
                input.input #mail-address name="address" type="email" required maxlength="254" autocomplete="email"
                    value=[mail.map(|mail| &mail.address)] aria-describedby="mail-note";
                p.muted.small #mail-note { (t!(lang, "mail-note")) }
            }
            button.btn { (t!(lang, "save")) }
        }
        @if let Some(mail) = mail {
            p role="status" {
                @match mail.confirmed_at {
                    Some(_) => (t!(lang, "mail-on", address = mail.address.as_str())),
                    None => (t!(lang, "mail-pending", address = mail.address.as_str())),
                }
            }
            form.as-is method="post" action="/profile/mail/remove" {
                button.btn { (t!(lang, "notices-remove")) }
            }
        }
    }
}
