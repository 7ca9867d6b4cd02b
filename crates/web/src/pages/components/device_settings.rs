//! What somebody can set for a device: app, sound, notices. The browser keeps it; the server never learns of it.

use super::icon;
use crate::i18n::{Lang, t};
use maud::{Markup, html};

/// Buttons that open the dialogs.
pub fn buttons(lang: Lang) -> Markup {
    let all = [
        ("notices", "bell", t!(lang, "tell-title")),
        ("sound", "sound", t!(lang, "sound-title")),
        ("app", "install", t!(lang, "app-title")),
    ];
    html! {
        div.row.wrap.device-settings {
            @for (id, glyph, label) in &all {
                button.btn type="button" data-dialog=(id) { (icon(glyph)) (label) }
            }
        }
    }
}

/// The dialogs themselves.
pub fn dialogs(lang: Lang) -> Markup {
    let on_or_off = || [("on", t!(lang, "switch-on")), ("off", t!(lang, "switch-off"))];
    html! {
        (dialog(lang, "notices", &t!(lang, "tell-title"), &html! {
            fieldset.plain {
                legend.label { (t!(lang, "tell-browser")) }
                div.seg.radios data-setting="tell" {
                    @for (value, label) in [("on", t!(lang, "tell-on")), ("off", t!(lang, "tell-off"))] {
                        label {
                            input.vh type="radio" name="tell" value=(value) data-tell=(value) checked[value == "off"];
                            span { (label) }
                        }
                    }
                }
                p.muted.small { (t!(lang, "tell-note")) }
            }
            (choice("push", &t!(lang, "push-title"), &on_or_off(), "off", &t!(lang, "push-note")))
            (choice("badge", &t!(lang, "badge-title"), &on_or_off(), "on", &t!(lang, "badge-note")))
        }))
        (dialog(lang, "sound", &t!(lang, "sound-title"), &html! {
            (choice("sound", &t!(lang, "sound-switch"), &on_or_off(), "off", &t!(lang, "sound-note")))
            (choice("volume", &t!(lang, "sound-volume"), &[
                ("quiet", t!(lang, "sound-quiet")), ("usual", t!(lang, "sound-usual")), ("loud", t!(lang, "sound-loud")),
            ], "usual", ""))
            button.btn.alone type="button" data-sound-try { (icon("sound")) (t!(lang, "sound-try")) }
        }))
        (dialog(lang, "app", &t!(lang, "app-title"), &html! {
            p { (t!(lang, "app-text")) }
            button.btn.alone type="button" data-install hidden { (icon("install")) (t!(lang, "app-install")) }
            (choice("offline", &t!(lang, "app-offline"), &on_or_off(), "off", &t!(lang, "app-offline-note")))
        }))
    }
}

fn dialog(lang: Lang, id: &str, title: &str, body: &Markup) -> Markup {
    html! {
        dialog.dialog id=(id) aria-labelledby={ (id) "-title" } {
            h2.title id={ (id) "-title" } { (title) }
            (body)
            form.row.end method="dialog" { button.btn.btn-primary { (t!(lang, "done")) } }
        }
    }
}

fn choice(name: &str, title: &str, values: &[(&str, String)], usual: &str, note: &str) -> Markup {
    html! {
        fieldset.plain {
            legend.label { (title) }
            div.seg.radios data-setting=(name) {
                @for (value, label) in values {
                    label {
                        input.vh type="radio" name=(name) value=(value) checked[*value == usual];
                        span { (label) }
                    }
                }
            }
            @if !note.is_empty() { p.muted.small { (note) } }
        }
    }
}
