//! Cards: events that were drawn, and the black market with what was bought there.

use super::council::{Card, card};
use super::{battle, names};
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
    let hand = view.hand.iter().flat_map(|hand| hand.events.iter().copied());
    let mut all: Vec<EventCard> = view.cards_of(seat).map(|held| held.card).chain(hand).collect();
    all.extend(EventCard::all().filter(|it| scene.lit(&names::card_key(it)).next().is_some()));
    all.sort_unstable();
    let n = all.len();
    all.dedup();
    all.retain(|it| !is_in_battle(scene, &names::card_key(*it)));
    html! {
        @if n > 0 {
            section.yc {
                h3 { (t!(lang, "x4t-event-cards")) }
                ul.buys { @for it in all { li { (event_card(scene, it)) } } }
            }
        }
    }
}

fn event_card(scene: &Scene<'_, State>, it: EventCard) -> Markup {
    let pack = scene.view.pack.pack();
    card(
        scene,
        &Card {
            key: names::card_key(it),
            thing: Thing::Card(it),
            icon: "event",
            name: names::name(&pack[it].name, scene.lang),
            note: String::new(),
            text: names::words(pack, scene.lang).event(&pack[it]),
        },
    )
}

fn market_card(scene: &Scene<'_, State>, it: MarketCard) -> Markup {
    let pack = scene.view.pack.pack();
    card(
        scene,
        &Card {
            key: names::card_key(it),
            thing: Thing::Object(Object::Market(it)),
            icon: "black-market",
            name: names::name(&pack[it].name, scene.lang),
            note: String::new(),
            text: names::words(pack, scene.lang).text(pack[it].effect.as_ref(), pack[it].special),
        },
    )
}

/// The cards that can be played in the battle that lies over the map.
pub(super) fn in_battle(scene: &Scene<'_, State>) -> Vec<Markup> {
    let is_lit = |key: String| scene.lit(&key).next().is_some();
    let events = EventCard::all().filter(|it| is_lit(names::card_key(it))).map(|it| event_card(scene, it));
    let market = MarketCard::all().filter(|it| is_lit(names::card_key(it))).map(|it| market_card(scene, it));
    events.chain(market).collect()
}

/// Whether the card `key` lies in the panel of a battle, and not in the council.
pub(super) fn is_in_battle(scene: &Scene<'_, State>, key: &str) -> bool {
    let is_card = || {
        EventCard::all().any(|it| names::card_key(it) == key)
            || MarketCard::all().any(|it| names::card_key(it) == key)
    };
    battle::is_fought(scene) && scene.lit(key).next().is_some() && is_card()
}

/// The black market, and the own cards from it.
pub(super) fn market(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let mut own: Vec<MarketCard> = view.hand.iter().flat_map(|hand| hand.market.iter().copied()).collect();
    let mut open: Vec<MarketCard> = view.market.iter().copied().filter(|it| !own.contains(it)).collect();
    // Of several copies one is drawn: each card has one place on the page.
    for cards in [&mut own, &mut open] {
        cards.sort_unstable();
        cards.dedup();
        cards.retain(|it| !is_in_battle(scene, &names::card_key(*it)));
    }
    html! {
        section.yc {
            h3 { (t!(lang, "x4t-market")) b { (view.n_cards.market) } }
            @if !own.is_empty() { h4 { (t!(lang, "x4t-in-hand")) } ul.buys.own2 { @for it in own { li { (market_card(scene, it)) } } } }
            @if open.is_empty() { p.none { (t!(lang, "x4t-market-empty")) } }
            ul.buys { @for it in open { li { (market_card(scene, it)) } } }
        }
    }
}
