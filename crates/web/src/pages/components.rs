//! Small parts that pages and tables share: icons, seats, amounts, badges, meters.

use crate::i18n::{Lang, t};
use crate::pages::assets;
use maud::{Markup, PreEscaped, html};
use std::borrow::Cow;

pub mod decision;
pub mod device_settings;
pub mod popover;
pub mod press;
pub mod table_frame;
pub mod tell;
#[cfg(test)]
mod tests;
pub mod towers;

/// An icon of the sprite, at the size of the text around it. Decoration: the words stand beside it.
pub fn icon(name: &str) -> Markup {
    sprite("ic", name)
}

/// A smaller icon, for chips and captions.
pub fn icon_s(name: &str) -> Markup {
    sprite("ic-s", name)
}

fn sprite(class: &'static str, name: &str) -> Markup {
    html! { svg class=(PreEscaped(class)) aria-hidden="true" { use href=(sprite_url(name)) {} } }
}

/// The address of an icon, for `<use>` inside a drawing. None has a letter that must be escaped.
pub fn sprite_url(name: &str) -> PreEscaped<Cow<'static, str>> {
    PreEscaped(assets::files::icon_url(name))
}

/// The shape and colour of seat `n`, counted from one.
pub fn mark(n: u8) -> Markup {
    html! { span.marked.(seat_class(n)) { (sprite("mark", seat_class(n))) } }
}

/// The class that sets the colour of seat `n`, counted from one.
pub fn seat_class(n: u8) -> &'static str {
    const CLASSES: [&str; 10] =
        ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7", "seat-8", "seat-9"];
    // No game has so many seats.
    CLASSES.get(usize::from(n)).copied().unwrap_or_default()
}

/// A name with the shape and in the colour of its seat, counted from one.
pub fn who(n: u8, name: &str) -> Markup {
    html! { span.who.(seat_class(n)) { (sprite("mark", seat_class(n))) (name) } }
}

/// A number with the glyph of its unit: `amount("credits", 6, "6 credits")`. The words are what a
/// screen reader says.
pub fn amount(unit: &str, n: i64, words: &str) -> Markup {
    html! {
        span.amount.{ "c-" (unit) } {
            (icon(unit_icon(unit)))
            // Where no words follow, the number itself is read.
            span aria-hidden=[(!words.is_empty()).then_some("true")] { (number(n)) }
            span.vh { (words) }
        }
    }
}

/// A change of a number, signed and coloured: `change("credits", -2, "-2 credits")`. Words that begin with the number are
/// read with its sign as well.
pub fn change(unit: &str, by: i64, words: &str) -> Markup {
    let class = if by < 0 { "lose" } else { "gain" };
    let said = match words.strip_prefix(&by.to_string()) {
        Some(rest) => format!("{}{rest}", signed(by)),
        None => words.to_owned(),
    };
    html! {
        span.amount.(class) {
            (icon(unit_icon(unit))) span aria-hidden="true" { (signed(by)) } span.vh { (said) }
        }
    }
}

/// A number with its sign; a true minus, not a hyphen.
pub fn signed(n: i64) -> String {
    if n < 0 { number(n) } else { format!("+{n}") }
}

/// A number as people write it: with a true minus, and nothing before it where it is not below zero.
pub fn number(n: i64) -> String {
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { n.to_string() }
}

fn unit_icon(unit: &str) -> &str {
    match unit {
        "mil" => "military",
        "pop" => "population",
        "novelty" => "good-novelty",
        "rare" => "good-rare",
        "genes" => "good-genes",
        "alien" => "good-alien",
        other => other,
    }
}

/// Victory points in their hexagon. Some tiles only know theirs at the end: `?`.
pub fn points(lang: Lang, n: Option<i64>) -> Markup {
    html! {
        span.hexvp {
            @if let Some(n) = n {
                span aria-hidden="true" { (number(n)) } span.vh { (t!(lang, "points", n = n)) }
            } @else {
                span aria-hidden="true" { "?" } span.vh { (t!(lang, "points-at-end")) }
            }
        }
    }
}

/// A cost in its diamond.
pub fn cost(lang: Lang, n: i64) -> Markup {
    html! { span.dia { span aria-hidden="true" { (n) } span.vh { (t!(lang, "cost", n = n)) } } }
}

/// How full something is. `near` turns it to the warning colour. Drawn, because a width in a `style`
/// attribute is what a strict content policy forbids.
pub fn meter(label: &str, part: u32, whole: u32, caption: &str, near: bool) -> Markup {
    let percent = (u64::from(part) * 100).checked_div(u64::from(whole)).unwrap_or(0).min(100);
    html! {
        div.meter.near[near] role="meter" aria-label=(label) aria-valuemin="0" aria-valuemax=(whole)
            aria-valuenow=(part) aria-valuetext=(caption) {
            span { (label) }
            (bar(percent))
            b { (caption) }
        }
    }
}

/// A bar of so many hundredths; the figure stands beside it.
pub fn bar(percent: u64) -> Markup {
    html! {
        svg.bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(percent) height="6" {}
        }
    }
}

/// A tab of a tab list. `count` is what is new behind it.
pub fn tab(name: &str, icon_name: &str, label: &str, count: u32, selected: bool) -> Markup {
    html! {
        button.tab type="button" role="tab" data-tab=(name) id={ "tab-" (name) }
            aria-controls={ "panel-" (name) }
            aria-selected=(if selected { "true" } else { "false" }) tabindex=[(!selected).then_some("-1")]
            data-keep="aria-selected tabindex" {
            (icon_s(icon_name)) (label)
            @if count > 0 { span.count { (count) } }
        }
    }
}

/// An address to pass on, with a button that copies it. `id` ties the label to its field.
pub fn copy_link(lang: Lang, id: &str, label: &str, url: &str) -> Markup {
    html! {
        div.field {
            label.label for=(id) { (label) }
            span.row {
                input.input id=(id) readonly value=(url);
                button.btn.btn-icon.copy type="button" data-copy=(url) aria-label=(t!(lang, "copy-link")) {
                    (icon("link"))
                }
            }
        }
    }
}
