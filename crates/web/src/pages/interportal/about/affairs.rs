//! Governments, policies, advisors, the black market and accounts in full sentences.

use super::{Line, plain};
use crate::called::called;
use crate::i18n::{Lang, t};
use crate::pages::interportal::names;
use engine::Seat;
use interportal::cards::Pack;
use interportal::ids::{Advisor, Deed, Government, MarketCard, Policy, Resource};
use interportal::notation::ActionKind;
use interportal::object::Object;
use interportal::{Books, View};

/// The name of an object and what is said of it; nothing where its label says it all.
pub(super) fn about(view: &View, seat: Seat, object: Object, lang: Lang) -> Option<(String, Vec<Line>)> {
    let pack = view.pack.pack();
    Some(match object {
        Object::Government(it) => {
            (names::name(&pack[it].name, lang).to_owned(), of_government(pack, it, lang))
        }
        Object::Policy(it) => (names::name(&pack[it].name, lang).to_owned(), of_policy(pack, it, lang)),
        Object::Advisor(it) => (names::name(&pack[it].name, lang).to_owned(), of_advisor(pack, it, lang)),
        Object::Market(it) => (names::name(&pack[it].name, lang).to_owned(), of_market(pack, it, lang)),
        Object::Advisors => {
            let text = t!(lang, "x4-about-advisors-text", n = view.n_cards.advisors);
            (t!(lang, "x4-about-advisors"), vec![plain(text)])
        }
        Object::Kind(kind) => {
            let n = view.realms[seat].office.tokens.of(kind);
            let name = t!(lang, "x4-about-kind", kind = names::kind(kind, lang));
            (name, vec![plain(t!(lang, "x4-about-kind-text", n = n))])
        }
        Object::Cabinet(it) => (names::cabinet(it, lang), of_deed(pack, it.card(), lang)),
        Object::Ratio(one, other) => (pair(one, other, lang), of_ratio(view, seat, one, other, lang)),
        Object::Kosme(it) => {
            let card = &pack[it];
            let mut lines = vec![(t!(lang, "x4-about-price"), names::words(pack, lang).price(card.cost))];
            lines.extend(super::of_hull(pack, &pack[card.base], lang));
            (names::name(&card.name, lang).to_owned(), lines)
        }
        Object::Player(other) => {
            let text = names::name(&pack[view.realms[other].government].name, lang).to_owned();
            let name = called(other);
            (name, vec![(t!(lang, "x4-about-government"), text)])
        }
        Object::Account(it) => (names::resource(it, lang).to_owned(), of_account(view, seat, it, lang)),
        Object::Underground(it) => (names::underground(it, lang), of_deed(pack, &format!("ug-{it}"), lang)),
        Object::Wonder(it) => {
            let text = names::words(pack, lang).text(pack[it].effect.as_ref(), pack[it].special);
            (names::name(&pack[it].name, lang).to_owned(), vec![plain(text)])
        }
        Object::Bid(_) | Object::Votes(_) | Object::Criterion(_) => return None,
    })
}

/// Two resources that are exchanged.
pub(super) fn pair(one: Resource, other: Resource, lang: Lang) -> String {
    t!(lang, "x4-about-ratio", one = names::resource(one, lang), other = names::resource(other, lang))
}

/// How many of one resource are given for 1 of the other.
pub(super) fn of_ratio(view: &View, seat: Seat, one: Resource, other: Resource, lang: Lang) -> Vec<Line> {
    vec![plain(t!(lang, "x4-about-ratio-text", n = Books::open(view, seat).ratio(one, other)))]
}

/// What an account holds and how the next income changes it.
pub(super) fn of_account(view: &View, seat: Seat, resource: Resource, lang: Lang) -> Vec<Line> {
    let net = Books::open(view, seat).income().net();
    let (n, change) = (view.realms[seat].accounts[resource], names::signed(net[resource].into()));
    vec![(t!(lang, "x4-about-account"), t!(lang, "x4-about-account-text", n = n, change = change))]
}

/// What a government does, from the pack.
pub(in crate::pages::interportal) fn of_government(pack: &Pack, it: Government, lang: Lang) -> Vec<Line> {
    let (card, words) = (&pack[it], names::words(pack, lang));
    let of = |kind| match kind {
        ActionKind::Free => card.actions.free,
        ActionKind::Government => card.actions.government,
        ActionKind::Treaty => card.actions.treaty,
        ActionKind::Law => card.actions.law,
        ActionKind::Institution => card.actions.institution,
    };
    let actions = ActionKind::ALL.into_iter().filter(|kind| of(*kind) > 0);
    let actions = actions.map(|kind| format!("{} {}", of(kind), names::kind(kind, lang)));
    let goals: Vec<_> = card.goals.iter().map(|goal| words.condition(&pack[*goal].cond)).collect();
    let policies: Vec<_> = card.policies.iter().map(|it| names::name(&pack[*it].name, lang)).collect();
    vec![
        plain(words.text(card.effect.as_ref(), card.special)),
        (t!(lang, "x4-about-price"), words.price(card.cost)),
        (t!(lang, "x4-about-actions"), actions.collect::<Vec<_>>().join(", ")),
        (t!(lang, "x4-about-goals"), goals.join(" ")),
        (t!(lang, "x4-about-policies"), policies.join(", ")),
    ]
}

/// What a policy does, from the pack.
pub(in crate::pages::interportal) fn of_policy(pack: &Pack, it: Policy, lang: Lang) -> Vec<Line> {
    let (card, words) = (&pack[it], names::words(pack, lang));
    let bound = if card.bound { t!(lang, "x4-about-bound") } else { String::new() };
    vec![
        plain(words.program(*card.effect)),
        (t!(lang, "x4-about-price"), words.price(card.cost)),
        (t!(lang, "x4-about-government"), names::name(&pack[card.government].name, lang).to_owned()),
        plain(bound),
    ]
}

/// What an advisor does at each level, from the pack.
pub(in crate::pages::interportal) fn of_advisor(pack: &Pack, it: Advisor, lang: Lang) -> Vec<Line> {
    let (card, words) = (&pack[it], names::words(pack, lang));
    let prices = [card.cost, card.level2_cost, card.level3_cost].map(|price| words.price(price));
    let levels = (1u8..).zip(words.advisor(card)).zip(prices);
    levels
        .map(|((n, text), price)| (t!(lang, "x4-about-level-n", n = n), format!("{price}. {text}")))
        .collect()
}

/// What a card of the black market does, from the pack.
pub(in crate::pages::interportal) fn of_market(pack: &Pack, it: MarketCard, lang: Lang) -> Vec<Line> {
    let (card, words) = (&pack[it], names::words(pack, lang));
    vec![
        plain(words.text(card.effect.as_ref(), card.special)),
        (t!(lang, "x4-about-copies"), card.copies.to_string()),
    ]
}

/// An object in one sentence; nothing where only its name says what it is.
pub(in crate::pages::interportal) fn of_object(
    view: &View,
    seat: Seat,
    object: Object,
    lang: Lang,
) -> String {
    let lines = about(view, seat, object, lang).map(|(_, lines)| lines).unwrap_or_default();
    lines.into_iter().map(|(_, text)| text).find(|text| !text.is_empty()).unwrap_or_default()
}

/// What an action of the pack does and costs.
fn of_deed(pack: &Pack, id: &str, lang: Lang) -> Vec<Line> {
    let Some(deed) = Deed::from_id(id) else { return vec![] };
    let (card, words) = (&pack[deed], names::words(pack, lang));
    let price = card.cost.map_or_else(String::new, |price| words.price(price));
    let text = card.effect.as_ref().map_or_else(String::new, |effect| words.program(**effect));
    vec![plain(text), (t!(lang, "x4-about-price"), price)]
}
