//! The cargo holds: goods, structures and passengers, two dots to a hold.

use super::{market, names, ship};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, icon_s};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::ids::{Good, Passenger, Source, Technology};
use merchant_of_venus::{State, Thing, score};

/// What fills one dot, or two.
#[derive(Clone, Copy)]
enum Piece {
    Good(Good),
    Structure(Technology),
    Passenger(Passenger),
}

/// All that is aboard, what needs a whole hold first.
fn pieces(scene: &Scene<'_, State>, seat: Seat) -> Vec<(Piece, u8)> {
    let (pack, merchant) = (scene.view.pack.pack(), &scene.view.merchants[seat]);
    let passengers = merchant.passengers.iter().map(|it| (Piece::Passenger(it), pack[it].capacity));
    let structures = scene.view.structures(seat).map(|it| (Piece::Structure(it), 1));
    let goods = merchant
        .kinds()
        .flat_map(|it| std::iter::repeat_n((Piece::Good(it), 1), merchant.goods[it.at()].into()));
    let mut all: Vec<(Piece, u8)> = passengers.chain(structures).chain(goods).collect();
    all.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    all
}

pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let dashboard = &view.pack.pack().dashboard;
    let n_holds = dashboard.holds_start + view.merchants[seat].holds;
    let (each, sheet) = (dashboard.hold_capacity, score::sheet(view, seat));
    let pieces = pieces(scene, seat);
    let used: u8 = pieces.iter().map(|(_, size)| *size).sum();
    let mut seen = Vec::new();
    let mut left = pieces.into_iter().peekable();
    html! {
        div.cargo data-key=(ship::key(scene, seat, "holds")) {
            h3 {
                (t!(lang, "mv-holds"))
                b { (t!(lang, "mv-n-used", n = used, all = n_holds * each)) @if sheet.holds > 0 { ", " (t!(lang, "mv-plus-fame", n = sheet.holds)) } }
            }
            div.holds {
                @for _ in 0..n_holds {
                    @let mut room = each;
                    div.hold {
                        span.two {
                            @while let Some((piece, size)) = left.next_if(|(_, size)| *size <= room) {
                                @let () = room -= size;
                                (self::piece(scene, seat, piece, &mut seen))
                            }
                            @for _ in 0..room { i.free {} }
                        }
                        @if room == each { (t!(lang, "mv-free")) }
                    }
                }
                @for n in n_holds..dashboard.holds_max {
                    @let at = usize::from(n - dashboard.holds_start);
                    @let fame = dashboard.hold_fame.get(at + 1).copied().unwrap_or_default();
                    div.hold.add { (icon_s("plus")) span { (t!(lang, "mv-plus-fame", n = fame)) } }
                }
            }
            // Tanks and racks take what the holds do not.
            @let more: Vec<Piece> = left.map(|(piece, _)| piece).collect();
            @if !more.is_empty() { div.hold.extra { span.two { @for piece in more { (self::piece(scene, seat, piece, &mut seen)) } } (t!(lang, "mv-extra-room")) } }
            (aboard(scene, seat))
        }
    }
}

fn piece(scene: &Scene<'_, State>, seat: Seat, piece: Piece, seen: &mut Vec<Good>) -> Markup {
    let (plain, thing) = match piece {
        Piece::Good(it) => (names::good_key(it), Thing::Good(it)),
        Piece::Structure(it) => {
            let source = Source::Technology(it);
            (names::card_key(source), Thing::Card(source))
        }
        Piece::Passenger(it) => (names::passenger_key(it), Thing::Passenger(it)),
    };
    let lit = ship::key(scene, seat, &plain);
    let press = ship::press(scene, seat, &lit, thing);
    let n = match piece {
        Piece::Good(it) => {
            seen.push(it);
            seen.iter().filter(|other| **other == it).count()
        }
        _ => 1,
    };
    let id = if n == 1 { lit } else { format!("{lit}-{n}") };
    let pack = scene.view.pack.pack();
    let name = match piece {
        Piece::Good(it) => names::good(pack, it, scene.lang),
        Piece::Structure(it) => names::name(&pack[it].name, scene.lang),
        Piece::Passenger(it) => names::passenger(pack, it, scene.lang),
    };
    html! {
        button.piece.can.is-lit[press.is_lit()] type="button" id=(id) data-key=(id) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] aria-label=(name) {
            @match piece {
                Piece::Good(it) => (market::token(scene, it, "")),
                Piece::Structure(_) => span.strtk { (icon("cargo")) },
                Piece::Passenger(_) => span.passtk { (icon("passenger")) },
            }
        }
    }
}

/// Where the passengers want to go, and what lies on one's own First Contact cards.
fn aboard(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let contacts = merchant_of_venus::ids::Culture::all().filter(|it| view.contact_credits(seat, *it) > 0);
    html! {
        div.supply {
            @for it in view.merchants[seat].passengers {
                span.chip {
                    (icon_s("passenger"))
                    span { (names::passenger(pack, it, lang)) " → " b { (names::destination(pack, pack[it].to, lang)) } ", " (pack[it].fare) }
                }
            }
            @for it in contacts {
                span.chip { (icon_s("first-contact")) span { (names::culture(pack, it, lang)) " " b { (view.contact_credits(seat, it)) } } }
            }
        }
    }
}
