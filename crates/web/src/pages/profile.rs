//! The visitor's own page: what was played, name, language, theme. Nothing of it is needed to play.

use crate::art::Lid;
use crate::i18n::{Lang, t};
use crate::pages::components::{copy_link, device_settings, icon, mark, number};
use crate::pages::ladder;
use crate::pages::layout::{self, Shell, Tab, Theme};
use crate::pages::notices;
use crate::pages::passkeys;
use crate::pages::played;
use crate::pages::vacation::{self, Vacation};
use crate::played::{Played, Record};
use maud::{Markup, html};
use store::Passkey;

/// What is known of a visitor.
#[derive(Clone, Copy, Debug, Default)]
pub struct Profile<'a> {
    /// The name others read.
    pub name: &'a str,
    /// Whether the last change was just kept.
    pub is_saved: bool,
    /// What was played alone.
    pub alone: &'a [Alone],
    /// The last finished matches.
    pub recent: &'a [Played],
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
const SCRIPTS: &[&str] = &["tell.js", "passkey.js"];

/// The page: first what was played, then what can be set.
pub fn page(shell: &Shell<'_>, profile: &Profile<'_>) -> Markup {
    let lang = shell.lang;
    let record = profile.record.filter(|record| !record.games.is_empty());
    let main = html! {
        div.person {
            span.portrait.seat-1 { (mark(1)) }
            div.grow {
                h1.title { (profile.name) }
                p.muted { (words(lang, record)) }
            }
            a.btn href="/ladder" { (icon("medal")) (t!(lang, "ladder-link")) }
            a.btn href="#settings" { (icon("settings")) (t!(lang, "profile-settings")) }
        }
        @if let Some(record) = record {
            (played::sums(lang, record, profile.ratings))
            (played::panels(lang, record, profile.ratings))
        }
        @if !profile.alone.is_empty() { div.panel.block { (alone(lang, profile.alone)) } }
        @if !profile.recent.is_empty() { (played::recent(lang, profile.recent)) }
        h2.sec #settings { (t!(lang, "profile-settings")) }
        (settings(shell, profile))
        (device_settings::dialogs(lang))
    };
    let body = html! { main.page.profile #main { (main) } };
    layout::wide_page(shell, Tab::None, &t!(lang, "profile"), &["pages.css"], SCRIPTS, &body)
}

/// One line about the person.
fn words(lang: Lang, record: Option<&Record>) -> Markup {
    html! {
        @if let Some(most) = record.and_then(|record| record.games.first()) {
            (t!(lang, "profile-favourite", game = most.game.lid().title))
        } @else {
            (t!(lang, "profile-no-games"))
        }
    }
}

fn settings(shell: &Shell<'_>, profile: &Profile<'_>) -> Markup {
    let lang = shell.lang;
    html! {
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
                (languages(lang))
                (themes(shell))
                div.row {
                    button.btn.btn-primary { (t!(lang, "save")) }
                    @if profile.is_saved { span.muted role="status" { (t!(lang, "saved")) } }
                }
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
    }
}

fn languages(lang: Lang) -> Markup {
    html! {
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
    }
}

/// Without a choice the page follows the device.
fn themes(shell: &Shell<'_>) -> Markup {
    let lang = shell.lang;
    let themes = [
        (None, t!(lang, "theme-device")),
        (Some(Theme::Dark), t!(lang, "theme-dark")),
        (Some(Theme::Light), t!(lang, "theme-light")),
    ];
    html! {
        fieldset.plain {
            legend.label { (t!(lang, "profile-theme")) }
            div.seg.radios {
                @for (theme, label) in &themes {
                    label {
                        input.vh type="radio" name="theme" value=(theme.map_or("device", Theme::code))
                            checked[shell.theme == *theme];
                        span { (label) }
                    }
                }
            }
        }
    }
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
    html! {
        table.ranking {
            caption { (t!(lang, "profile-alone")) }
            thead {
                tr {
                    th scope="col" { (t!(lang, "profile-alone-level")) }
                    th.num scope="col" { (t!(lang, "profile-alone-games")) }
                    th.num scope="col" { (t!(lang, "profile-alone-won")) }
                    th.num scope="col" { (t!(lang, "profile-alone-best")) }
                }
            }
            tbody {
                @for result in results {
                    tr {
                        th scope="row" { (result.game.title) small { (result.level) } }
                        td.num { (result.n_games) }
                        td.num { (result.n_won) }
                        td.num { (number(result.best.into())) }
                    }
                }
            }
        }
    }
}
