//! Cards: events that were drawn, and the black market with what was bought there.

use super::council::{Card, card};
use super::names;
use crate::game::Scene;
use crate::i18n::t;
use engine::Seat;
use interportal::ids::{EventCard, MarketCard};
use interportal::object::Object;
use interportal::{State, Thing};
use maud::{Markup, html};

/// Event cards: open ones and those in the own hand.
pub(super) fn events(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let hand = view.hand.iter().flat_map(|hand| hand.events.iter().copied());
    let mut all: Vec<EventCard> = view.cards_of(seat).map(|held| held.card).chain(hand).collect();
    all.extend(EventCard::all().filter(|it| scene.lit(&names::card_key(it)).next().is_some()));
    all.sort_unstable();
    let n = all.len();
    all.dedup();
    html! {
        @if n > 0 {
            section.yc {
                h3 { (t!(lang, "x4t-event-cards")) }
                ul.buys {
                    @for it in all {
                        li { (card(scene, &Card {
                            key: names::card_key(it),
                            thing: Thing::Card(it),
                            icon: "event",
                            name: names::name(&pack[it].name, lang),
                            note: String::new(),
                            text: words.event(&pack[it]),
                        })) }
                    }
                }
            }
        }
    }
}

/// The black market, and the own cards from it.
pub(super) fn market(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let line = |it: MarketCard| {
        card(
            scene,
            &Card {
                key: names::card_key(it),
                thing: Thing::Object(Object::Market(it)),
                icon: "black-market",
                name: names::name(&pack[it].name, lang),
                note: String::new(),
                text: words.text(pack[it].effect.as_ref(), pack[it].special),
            },
        )
    };
    let mut own: Vec<MarketCard> = view.hand.iter().flat_map(|hand| hand.market.iter().copied()).collect();
    let mut open: Vec<MarketCard> = view.market.iter().copied().filter(|it| !own.contains(it)).collect();
    // Of several copies one is drawn: each card has one place on the page.
    for cards in [&mut own, &mut open] {
        cards.sort_unstable();
        cards.dedup();
    }
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-market")) b { (view.n_cards.market) } }
            @if !own.is_empty() { h4 { (t!(lang, "x4t-in-hand")) } ul.buys.own2 { @for it in own { li { (line(it)) } } } }
            @if open.is_empty() { p.none { (t!(lang, "x4t-market-empty")) } }
            ul.buys { @for it in open { li { (line(it)) } } }
        }
    }
}
