//! The part of the profile where one goes on vacation and comes back.

use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use maud::{Markup, html};

/// The vacation of a visitor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Vacation {
    /// The day on which it ends.
    pub until: Option<String>,
    /// How many days of this year are left.
    pub left: i64,
    /// How many days one has in a year.
    pub of: u32,
}

/// The panel.
pub fn panel(lang: Lang, vacation: &Vacation) -> Markup {
    html! {
        section.panel.block #vacation aria-labelledby="vacation-title" {
            h2 #vacation-title { (t!(lang, "vacation-title")) }
            p { (t!(lang, "vacation-text", n = vacation.of)) }
            @if let Some(day) = &vacation.until {
                p.big { (t!(lang, "vacation-until", day = day.as_str())) }
                form.as-is method="post" action="/profile/vacation/end" {
                    button.btn { (t!(lang, "vacation-end")) }
                }
            } @else if vacation.left > 0 {
                form.row.wrap method="post" action="/profile/vacation" {
                    label.label for="vacation-days" { (t!(lang, "vacation-days")) }
                    input.input.short #vacation-days type="number" name="days" min="1" max=(vacation.left)
                        value=(vacation.left.min(7)) required;
                    button.btn { (icon("clock")) (t!(lang, "vacation-go")) }
                }
            }
            p.muted.small { (t!(lang, "vacation-left", n = vacation.left)) }
        }
    }
}
