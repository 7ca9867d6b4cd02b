//! What can be done with the seats of a running table: let a bot stand in, return, resign, close the table.

use super::{Page, agreeing, name_of};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::live::Closing;
use crate::pages::components::{icon, icon_s, mark};
use engine::Seat;
use maud::{Markup, html};
use store::Status;

/// The seats with their players, and what the viewer may do.
pub(super) fn list(lang: Lang, page: &Page<'_>, base: &str, names: &Names) -> Markup {
    let people = &page.shown.people;
    let closing = people.closing(page.guest);
    let is_running = people.status == Status::Running;
    if !page.is_at_table || (!is_running && closing == Closing::No) {
        return html! {};
    }
    html! {
        details.seat-list data-key="seat-list" data-keep="open" {
            summary { (icon_s("people")) (t!(lang, "seats-title")) }
            @if is_running {
                ul {
                    @for (n, place) in people.places.iter().enumerate() {
                        @let seat = Seat(n as u8);
                        @let rights = page.rights.get(n).copied().unwrap_or_default();
                        li data-key={ "seat-of-" (n + 1) } {
                            span.row.wrap {
                                (mark(seat.0 + 1)) b { (names.of(seat)) }
                                @if let Some(n) = rights.away { span.chip { (t!(lang, "seat-away", n = n)) } }
                                @if place.closing { span.chip { (t!(lang, "seat-closing")) } }
                            }
                            @if rights.come_back { (come_back(lang, base, seat)) }
                            @if rights.stand_in { (stand_in(lang, base, seat, rights.away.map(|_| names.of(seat)))) }
                            @if rights.resign { (resign(lang, base, seat)) }
                        }
                    }
                }
            }
            @if is_running { (agreeing::ask(lang, page, base)) }
            (close(lang, base, closing))
        }
    }
}

/// The most important step now: to take the own seat back, or to continue without a person who is asked and away.
pub(super) fn next_step(lang: Lang, page: &Page<'_>, base: &str, names: &Names) -> Option<Markup> {
    let people = &page.shown.people;
    let seats = || (0_u8..).map(Seat).zip(&page.rights);
    if let Some((seat, _)) = seats().find(|(_, rights)| rights.come_back) {
        let name = name_of(people, seat, lang);
        return Some(html! {
            span.muted { (t!(lang, "bot-plays-for", name = name)) }
            (come_back(lang, base, seat))
        });
    }
    let is_missing = |seat: Seat| page.shown.table.awaiting().has(seat);
    let (seat, _) =
        seats().find(|(seat, rights)| rights.stand_in && rights.away.is_some() && is_missing(*seat))?;
    Some(stand_in(lang, base, seat, Some(names.of(seat))))
}

fn button(action: &str, seat: Seat, class: &str, words: &Markup) -> Markup {
    html! {
        form.as-is method="post" action=(action) data-send="seats" {
            input type="hidden" name="seat" value=(seat);
            button.btn.(class) { (words) }
        }
    }
}

fn come_back(lang: Lang, base: &str, seat: Seat) -> Markup {
    button(&format!("{base}/return"), seat, "btn-primary", &html! { (t!(lang, "seat-come-back")) })
}

/// `whose` is the name of somebody else; none for the own seat.
fn stand_in(lang: Lang, base: &str, seat: Seat, whose: Option<&str>) -> Markup {
    let words = match whose {
        Some(name) => t!(lang, "seat-let-bot", name = name),
        None => t!(lang, "seat-let-bot-own"),
    };
    button(&format!("{base}/stand-in"), seat, "btn-quiet", &html! { (icon("bot")) (words) })
}

/// A step that cannot be reverted needs two clicks: a line opens the button.
fn resign(lang: Lang, base: &str, seat: Seat) -> Markup {
    html! {
        details data-key={ "resign-" (seat) } data-keep="open" {
            summary { (t!(lang, "seat-resign")) }
            p.muted.small { (t!(lang, "seat-resign-note")) }
            (button(&format!("{base}/resign"), seat, "btn-quiet", &html! { (t!(lang, "seat-resign-go")) }))
        }
    }
}

fn close(lang: Lang, base: &str, closing: Closing) -> Markup {
    let (note, words, agree) = match closing {
        Closing::No => return html! {},
        Closing::Alone => (t!(lang, "close-alone-note"), t!(lang, "close-alone"), "yes"),
        Closing::Ask => (t!(lang, "close-ask-note"), t!(lang, "close-ask"), "yes"),
        Closing::Asked => (t!(lang, "close-asked-note"), t!(lang, "close-asked"), "no"),
    };
    html! {
        details data-key="close" data-keep="open" {
            summary { (t!(lang, "close-title")) }
            p.muted.small { (note) }
            form.as-is method="post" action={ (base) "/close" } data-send="seats" {
                input type="hidden" name="agree" value=(agree);
                button.btn.btn-quiet { (words) }
            }
        }
    }
}
