//! The part of the profile with the passkeys of the visitor.

use crate::i18n::{Lang, t};
use maud::{Markup, html};
use store::Passkey;

/// The panel.
pub(super) fn panel(lang: Lang, keys: &[Passkey]) -> Markup {
    html! {
        section.panel.block #passkeys aria-labelledby="passkeys-title" {
            h2 #passkeys-title { (t!(lang, "passkeys-title")) }
            p { (t!(lang, "passkeys-text")) }
            @if !keys.is_empty() {
                ul.plain {
                    @for key in keys {
                        li.row {
                            span { @if key.name.is_empty() { (t!(lang, "passkeys-unnamed")) } @else { (key.name) } }
                            form.as-is method="post" action="/profile/passkeys/remove" {
                                input type="hidden" name="id" value=(key.id);
                                button.btn.btn-quiet { (t!(lang, "notices-remove")) }
                            }
                        }
                    }
                }
            }
            div.field {
                label.label for="passkey-name" { (t!(lang, "passkeys-name")) }
                input.input #passkey-name maxlength="40" autocomplete="off";
            }
            div.row.wrap {
                button.btn type="button" data-passkey="add" { (t!(lang, "passkeys-add")) }
                button.btn type="button" data-passkey="use" { (t!(lang, "passkeys-use")) }
            }
        }
    }
}
