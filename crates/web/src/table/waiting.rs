//! What a table shows before it can be played: who is there, and the links for the others.

use super::{address, name_of};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::live::{People, Slot};
use crate::pages::components::{copy_link, icon, mark};
use crate::timing;
use engine::{Seat, Seats};
use maud::{Markup, PreEscaped, html};
use std::net::IpAddr;
use store::Sitter;

/// Why an invitation can only be opened on this computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// The server listens on this computer only.
    Closed,
    /// The server can be reached, but the host uses an address that on another computer means that computer.
    Open,
}

impl Reach {
    /// The reason for invitations that start with `origin`, of a server that listens on `host`; `None` if others can
    /// open them.
    pub(crate) fn of(origin: &str, host: IpAddr) -> Option<Self> {
        is_here_only(origin).then_some(if host.is_loopback() { Self::Closed } else { Self::Open })
    }

    fn sentence(self, lang: Lang) -> String {
        match self {
            Self::Closed => t!(lang, "waiting-here-only"),
            Self::Open => t!(lang, "waiting-here-open"),
        }
    }
}

/// Whether an address means the computer on which it is opened.
fn is_here_only(origin: &str) -> bool {
    let authority = origin.split_once("://").map_or(origin, |(_, rest)| rest);
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.split([':', '/']).next().unwrap_or_default(),
    };
    host == "localhost"
        || host.ends_with(".localhost")
        || host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

/// The waiting room. Only the host sees the links; a visitor without a seat may take a free seat of a public table.
pub(super) fn room(
    slot: &Slot,
    people: &People,
    guest: &str,
    mine: Seats,
    (origin, reach): (&str, Option<Reach>),
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
                        @if let Sitter::Bot(bot) = &place.sitter { span.chip { (icon("bot")) (slot.game.bot_name(bot, lang)) } }
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
            @if people.terms.rated { p { (t!(lang, "rated-note")) } }
            @if let Some(clock) = people.terms.clock { p { (timing::told(clock, lang)) } }
            @if let Some(seed) = &people.open_seed { p { (t!(lang, "seed-chosen", seed = seed.as_str())) } }
            @if is_host {
                p.muted { (t!(lang, "waiting-invite")) }
                @if let Some(reach) = reach { p.here-only role="note" { (icon("link")) span { (PreEscaped(reach.sentence(lang))) } } }
            }
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
    (people.host == guest && !slot.game.bots().is_empty()).then(|| {
        html! {
            form.as-is method="post" action={ (address::table(&slot.id)) "/fill" } data-send="fill" {
                button.btn { (icon("bot")) (t!(lang, "waiting-fill")) }
            }
        }
    })
}

/// What covers the table while the device is passed on.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_addresses_mean_another_computer_elsewhere() {
        for here in [
            "http://127.0.0.1:7467",
            "http://localhost:7467",
            "http://[::1]:7467",
            "http://127.8.8.8",
            "http://a.localhost",
        ] {
            assert!(is_here_only(here), "{here}");
        }
        for anywhere in [
            "http://192.168.1.5:7467",
            "https://games.example.org",
            "http://[fd00::1]:7467",
            "http://localhost.example.org",
            "",
        ] {
            assert!(!is_here_only(anywhere), "{anywhere}");
        }
    }

    #[test]
    fn what_helps_depends_on_where_the_server_listens() {
        let [here, everywhere]: [IpAddr; 2] = [[127, 0, 0, 1].into(), [0, 0, 0, 0].into()];
        assert_eq!(Reach::of("http://127.0.0.1:7467", here), Some(Reach::Closed));
        assert_eq!(Reach::of("http://127.0.0.1:7467", everywhere), Some(Reach::Open));
        assert_eq!(Reach::of("http://192.168.1.5:7467", everywhere), None);
        assert_eq!(Reach::of("https://games.example.org", here), None, "behind a proxy");
    }
}
