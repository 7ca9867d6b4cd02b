//! The visitor's own page: name, language, theme. Nothing of it is needed to play.

use crate::art::Lid;
use crate::i18n::{Lang, t};
use crate::pages::components::{copy_link, device_settings, icon};
use crate::pages::ladder;
use crate::pages::layout::{self, Shell, Tab, Theme};
use crate::pages::notices;
use crate::pages::passkeys;
use crate::pages::played;
use crate::pages::vacation::{self, Vacation};
use crate::played::Record;
use maud::{Markup, html};
use store::Passkey;

/// What is known of a visitor.
#[derive(Clone, Copy, Debug, Default)]
pub struct Profile<'a> {
    /// The name others read.
    pub name: &'a str,
    /// Whether the last change was just kept.
    pub is_saved: bool,
    /// Finished games, and how many of them were won.
    pub n_games: u32,
    /// See above.
    pub n_won: u32,
    /// What was played alone.
    pub alone: &'a [Alone],
    /// What was played, by game and opponent.
    pub record: Option<&'a Record>,
    /// The link to another device, if there is one.
    pub device: Option<&'a Device>,
    /// The ratings, by game.
    pub ratings: &'a [(&'static Lid, ladder::Row)],
    /// The vacation.
    pub vacation: Option<&'a Vacation>,
    /// The passkeys of the visitor; none where the browser cannot make any.
    pub passkeys: Option<&'a [Passkey]>,
    /// Where the visitor hears of turns while no page is open.
    pub notices: notices::Notices<'a>,
}

/// A link that takes the visitor to another device.
#[derive(Clone, Debug)]
pub struct Device {
    /// The whole address.
    pub url: String,
    /// For how many minutes it is still good.
    pub minutes: i64,
    /// The address as a picture for a camera.
    pub picture: Option<Markup>,
}

/// The results of one way to play alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alone {
    /// The game.
    pub game: &'static Lid,
    /// How it was played, with the level.
    pub level: String,
    /// How many games were finished.
    pub n_games: u32,
    /// How many of them were won.
    pub n_won: u32,
    /// The best result.
    pub best: i32,
}

/// The longest name.
pub const MAX_NAME: u8 = 24;

/// The scripts of the page.
const SCRIPTS: &[&str] = &["tell.js", "sound.js", "passkey.js"];

/// The page.
pub fn page(shell: &Shell<'_>, profile: &Profile<'_>) -> Markup {
    let lang = shell.lang;
    let themes = [(Theme::Dark, t!(lang, "theme-dark")), (Theme::Light, t!(lang, "theme-light"))];
    let main = html! {
        h1.title { (t!(lang, "profile")) }
        div.two {
            form.panel.block method="post" action="/settings" {
                input type="hidden" name="back" value="/profile";
                div.field {
                    label.label for="name" { (t!(lang, "profile-name")) }
                    input.input #name name="name" value=(profile.name) maxlength=(MAX_NAME)
                        autocomplete="nickname"
                        aria-describedby="name-note";
                    p.muted.small #name-note { (t!(lang, "profile-name-note")) }
                }
                fieldset.plain {
                    legend.label { (t!(lang, "language")) }
                    div.seg.radios {
                        @for other in Lang::ALL {
                            label {
                                input.vh type="radio" name="lang" value=(other.code()) checked[other == lang];
                                span lang=(other.code()) { (other.own_name()) }
                            }
                        }
                    }
                }
                fieldset.plain {
                    legend.label { (t!(lang, "profile-theme")) }
                    div.seg.radios {
                        @for (theme, label) in &themes {
                            label {
                                input.vh type="radio" name="theme" value=(theme.code())
                                    checked[shell.theme == Some(*theme)];
                                span { (label) }
                            }
                        }
                    }
                }
                div.row {
                    button.btn.btn-primary { (t!(lang, "save")) }
                    @if profile.is_saved { span.muted role="status" { (t!(lang, "saved")) } }
                }
            }
            aside.panel.block {
                h2 { (t!(lang, "profile-results")) }
                @if profile.n_games == 0 {
                    p.muted { (t!(lang, "profile-no-games")) }
                } @else {
                    p.big { (t!(lang, "profile-games", n = profile.n_games, won = profile.n_won)) }
                }
                @if !profile.ratings.is_empty() { (ladder::own(lang, profile.ratings)) }
                @if !profile.alone.is_empty() { (alone(lang, profile.alone)) }
                p { a.btn href="/matches" { (icon("log")) (t!(lang, "matches-link")) } }
                p.muted.small { (t!(lang, "profile-cookie")) }
            }
            (device(lang, profile.device))
            @if let Some(vacation) = profile.vacation { (vacation::panel(lang, vacation)) }
            @if let Some(keys) = profile.passkeys { (passkeys::panel(lang, keys)) }
            (notices::panel(lang, &profile.notices))
            section.panel.block aria-labelledby="device-settings" {
                h2 #device-settings { (t!(lang, "device-settings")) }
                (device_settings::buttons(lang))
            }
        }
        (device_settings::dialogs(lang))
        @if let Some(record) = profile.record { (played::panels(lang, record)) }
    };
    let body = html! { main.page #main { (main) } };
    layout::wide_page(shell, Tab::None, &t!(lang, "profile"), &["pages.css"], SCRIPTS, &body)
}

/// The way to another device.
fn device(lang: Lang, device: Option<&Device>) -> Markup {
    html! {
        section.panel.block #device aria-labelledby="device-title" {
            h2 #device-title { (t!(lang, "device-title")) }
            p { (t!(lang, "device-text")) }
            @if let Some(device) = device {
                @if let Some(picture) = &device.picture { (picture) }
                (copy_link(lang, "device-link", &t!(lang, "device-link"), &device.url))
                p.muted.small { (t!(lang, "device-minutes", n = device.minutes)) }
                form.as-is method="post" action="/profile/link/revoke" {
                    button.btn { (t!(lang, "device-revoke")) }
                }
            } @else {
                form.as-is method="post" action="/profile/link" {
                    button.btn { (icon("link")) (t!(lang, "device-make")) }
                }
            }
        }
    }
}

fn alone(lang: Lang, results: &[Alone]) -> Markup {
    let heads = [
        t!(lang, "profile-alone-level"),
        t!(lang, "profile-alone-games"),
        t!(lang, "profile-alone-won"),
        t!(lang, "profile-alone-best"),
    ];
    let rows = results.iter().map(|result| {
        let numbers = [result.n_games.to_string(), result.n_won.to_string(), result.best.to_string()];
        (html! { (result.game.title) small { (result.level) } }, numbers)
    });
    ladder::ranking(&t!(lang, "profile-alone"), &heads, rows)
}
