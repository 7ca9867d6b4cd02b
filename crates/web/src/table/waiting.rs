//! What a table shows before it can be played: who is there, and the links for those who are not.

use super::{address, name_of};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::live::{People, Slot};
use crate::pages::components::{copy_link, icon, mark};
use engine::{Seat, Seats};
use maud::{Markup, html};
use store::Sitter;

/// The waiting room. Only the host sees the links; whoever has no seat may take a free one of a public table.
pub(super) fn room(
    slot: &Slot,
    people: &People,
    guest: &str,
    mine: Seats,
    origin: &str,
    lang: Lang,
) -> Markup {
    let is_host = people.host == guest;
    html! {
        section.panel.block.pane.pane-board.waiting-room aria-labelledby="waiting-title" {
            h2 #waiting-title { (t!(lang, "waiting-for-players")) }
            ul.places {
                @for (n, place) in people.places.iter().enumerate() {
                    @let seat = Seat(n as u8);
                    li.row data-key={ "place-" (n + 1) } {
                        (mark(seat.0 + 1))
                        b { (name_of(people, seat, lang)) }
                        @if let Sitter::Bot(bot) = &place.sitter { span.chip { (icon("bot")) ((slot.game.bot_name)(bot, lang)) } }
                    }
                    @if place.sitter == Sitter::Open && is_host {
                        li {
                            (copy_link(lang, &format!("link-{}", n + 1), &t!(lang, "waiting-seat-link", n = n + 1),
                                &format!("{origin}{}", address::invitation(&slot.id, &place.invite))))
                        }
                    }
                    @if place.sitter == Sitter::Open && !is_host && mine.is_empty() && people.terms.is_public {
                        li {
                            form.as-is method="post" action={ (address::table(&slot.id)) "/sit" } {
                                input type="hidden" name="seat" value=(seat);
                                button.btn.btn-primary { (t!(lang, "waiting-sit", n = n + 1)) }
                            }
                        }
                    }
                }
            }
            @if let Some(seed) = &people.open_seed { p { (t!(lang, "seed-chosen", seed = seed.as_str())) } }
            @if is_host { p.muted { (t!(lang, "waiting-invite")) } }
            @if people.terms.is_public {
                p.muted { (t!(lang, "waiting-public")) }
            } @else if !is_host && mine.is_empty() {
                p.muted { (t!(lang, "waiting-invited-only")) }
            }
        }
    }
}

/// The button that lets the host begin with bots.
pub(super) fn fill(slot: &Slot, people: &People, guest: &str, lang: Lang) -> Option<Markup> {
    (people.host == guest && !slot.game.bots.is_empty()).then(|| {
        html! {
            form.as-is method="post" action={ (address::table(&slot.id)) "/fill" } data-send="fill" {
                button.btn { (icon("bot")) (t!(lang, "waiting-fill")) }
            }
        }
    })
}

/// What lies over the table while the device goes round.
pub(super) fn curtain(slot: &Slot, names: &Names, seat: Seat, lang: Lang) -> Markup {
    let name = names.of(seat);
    html! {
        section.panel.block.pane.pane-board.curtain aria-labelledby="curtain-title" {
            h2 #curtain-title { (mark(seat.0 + 1)) (t!(lang, "curtain-title", name = name)) }
            p { (t!(lang, "curtain-text", name = name)) }
            a.btn.btn-primary.btn-lg href={ (address::table(&slot.id)) (address::seen_as(Some(seat))) } {
                (t!(lang, "curtain-ready", name = name))
            }
        }
    }
}
