//! What can be bought: at this place, beside the round track, and anywhere else.

use super::{market, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{icon, icon_s};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::cards::TechnologyType;
use merchant_of_venus::ids::{Culture, Equipment, Face, Good, Passenger, Site, Source, Technology};
use merchant_of_venus::query::Place;
use merchant_of_venus::{State, Thing};

/// Where the viewer could do business now.
fn place(scene: &Scene<'_, State>) -> Option<Place> {
    let seat = scene.seat()?;
    scene.view.place(scene.view.merchants[seat].ship)
}

/// Whether a good lies on the market where the viewer is.
pub(super) fn is_here(scene: &Scene<'_, State>, good: Good) -> bool {
    let culture = place(scene).and_then(Place::culture);
    culture.is_some_and(|culture| scene.view.offers[culture.at()][good.at()] > 0)
}

/// What is on offer where the viewer is.
pub(super) fn here(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let Some(place) = place(scene) else { return html! {} };
    let pack = view.pack.pack();
    let ship = view.merchants[seat].ship;
    html! {
        div.panel-head.here {
            h2 { (t!(lang, "mv-here", place = names::place(pack, ship, lang))) }
            @if let Some(culture) = place.culture() { span.note { (names::culture(pack, culture, lang)) } }
        }
        div.wares {
            @if let Some(culture) = place.culture() {
                @for good in Good::all().filter(|good| view.offers[culture.at()][good.at()] > 0) {
                    (good_for_sale(scene, seat, culture, good))
                }
                @for it in Technology::all().filter(|it| view.tech_offers[culture.at()][it.at()] > 0) {
                    (ware(scene, Source::Technology(it), view.price_of_technology(seat, culture, it)))
                }
                @for it in Equipment::all().filter(|it| pack[*it].sellers.contains(&culture)) {
                    (ware(scene, Source::Equipment(it), view.price_of_equipment(seat, culture, it)))
                }
            } @else {
                @for it in view.exchanged { (ware(scene, Source::Reward(it), pack.constants.reward_buy_price)) }
            }
            @for site in contracts(scene, seat) { (contract(scene, seat, site)) }
            @for face in promotions(scene, seat, place) {
                (ware(scene, Source::Pilot(face), pack.constants.pilot_upgrade_price))
            }
            @for it in view.waiting[place.at()] { (passenger(scene, it)) }
        }
    }
}

/// MV-067, MV-069: the faces that the pilot could have next, where pilots are upgraded.
fn promotions(scene: &Scene<'_, State>, seat: Seat, place: Place) -> Vec<Face> {
    let view = scene.view;
    let pack = view.pack.pack();
    let card = &pack[view.merchants[seat].pilot];
    let level = view.level(seat);
    let is_here = (level == 1 && place == Place::Base) || (level == 2 && place == Place::Of(card.home));
    card.faces
        .iter()
        .copied()
        .filter(|face| is_here && view.has_pilot(seat) && pack[*face].level == level + 1)
        .collect()
}

/// MV-137: sites of this system that a contract could be for, if the table plays with contracts.
fn contracts(scene: &Scene<'_, State>, seat: Seat) -> Vec<Site> {
    let view = scene.view;
    let pack = view.pack.pack();
    let system = pack[view.merchants[seat].ship].system;
    let is_here = |site: &Site| pack[pack[*site].space].system == system;
    let is_free = |site: &Site| view.ports[site.at()].is_none();
    Site::all().filter(|site| view.contracts_and_markers && is_here(site) && is_free(site)).collect()
}

/// A contract for sale, or who holds it.
fn contract(scene: &Scene<'_, State>, seat: Seat, site: Site) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let place = names::space(view.pack.pack(), view.pack.pack()[site].space, lang);
    let key = names::contract_key(site);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Site(site)));
    let note = match view.contracts[site.at()] {
        Some(holder) => t!(lang, "mv-contract-of", name = scene.names.of(holder)),
        None => t!(lang, "mv-then-contract"),
    };
    html! {
        button.ware.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (icon("spaceport"))
            span.t { b { (t!(lang, "mv-contract", place = place)) } small { (note) } }
            @if view.contracts[site.at()].is_none() { (price(scene, view.price_of_contract(seat))) }
        }
    }
}

fn good_for_sale(scene: &Scene<'_, State>, seat: Seat, culture: Culture, good: Good) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let key = names::offer_key(good);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Good(good)));
    html! {
        button.ware.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (market::token(scene, good, "s"))
            span.t { b { (names::good(view.pack.pack(), good, lang)) } }
            span.num { "×" (view.offers[culture.at()][good.at()]) }
            (price(scene, view.price_of_good(seat, culture, good)))
        }
    }
}

fn price(scene: &Scene<'_, State>, n: u16) -> Markup {
    html! { span.amount.c-credits { (n) span.vh { (t!(scene.lang, "mv-credits", n = n)) } } }
}

/// A card for sale, with what it says.
fn ware(scene: &Scene<'_, State>, source: Source, cost: u16) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let key = names::sale_key(source);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Card(source)));
    html! {
        button.ware.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            (icon(source_icon(scene, source)))
            span.t { b { (names::source(pack, source, lang)) } small { (names::speaker(pack, lang).card(source)) } }
            (price(scene, cost))
        }
    }
}

fn source_icon(scene: &Scene<'_, State>, source: Source) -> &'static str {
    let pack = scene.view.pack.pack();
    match source {
        Source::Technology(it) if pack[it].kind == TechnologyType::Structure => "cargo",
        Source::Equipment(it) => match pack[it].kind {
            merchant_of_venus::cards::EquipmentKind::Dial => "upgrade",
            merchant_of_venus::cards::EquipmentKind::Hold => "cargo",
            merchant_of_venus::cards::EquipmentKind::Drive => "drive",
        },
        other => names::source_icon(other),
    }
}

/// A passenger who waits, with destination and fare.
fn passenger(scene: &Scene<'_, State>, it: Passenger) -> Markup {
    let (pack, lang) = (scene.view.pack.pack(), scene.lang);
    let card = &pack[it];
    let key = names::passenger_key(it);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Passenger(it)));
    html! {
        button.ware.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
            data-group=[press.group] data-why=[press.why] {
            span.passtk.s { (icon_s("passenger")) }
            span.t {
                b { (names::name(&card.name, lang)) }
                small { (t!(lang, "mv-to", place = names::destination(pack, card.to, lang))) }
            }
            (price(scene, card.fare))
        }
    }
}

/// MV-106: intel beside the round track.
pub(super) fn intel(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    if view.row.is_empty() {
        return html! {};
    }
    html! {
        div.panel-head { h2 { (t!(lang, "mv-intel-row")) } }
        div.wares { @for it in view.row { (ware(scene, Source::Encounter(it), view.pack.pack()[it].price)) } }
    }
}

/// Passengers who wait elsewhere.
pub(super) fn passengers(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let here = place(scene).map(Place::at);
    let elsewhere = (0..view.waiting.len()).filter(|at| Some(*at) != here && !view.waiting[*at].is_empty());
    let elsewhere: Vec<usize> = elsewhere.collect();
    html! {
        @if !elsewhere.is_empty() {
            div.panel-head { h2 { (t!(lang, "mv-passengers")) } }
            @for at in elsewhere {
                p.from { (t!(lang, "mv-waits-at", place = names::destination(view.pack.pack(), Culture::numbered(at as u8), lang))) }
                div.wares { @for it in view.waiting[at] { (passenger(scene, it)) } }
            }
        }
    }
}

/// Technologies and equipment that are not sold here, and by whom they are.
pub(super) fn catalogue(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let culture = place(scene).and_then(Place::culture);
    let technologies = Technology::all()
        .filter(|it| culture.is_none_or(|here| view.tech_offers[here.at()][it.at()] == 0))
        .map(|it| (Source::Technology(it), pack[it].cost, vec![pack[it].culture]));
    let equipment = Equipment::all()
        .filter(|it| culture.is_none_or(|here| !pack[*it].sellers.contains(&here)))
        .map(|it| (Source::Equipment(it), pack[it].price, pack[it].sellers.clone()));
    html! {
        div.panel-head { h2 { (t!(lang, "mv-catalogue")) } }
        ul.mk.shop {
            @for (source, cost, sellers) in equipment.chain(technologies) {
                @let key = format!("shop-{}", source.id());
                li {
                    button.row.can type="button" id=(key) data-key=(key) data-why=[scene.why(Thing::Card(source))] {
                        (icon(source_icon(scene, source)))
                        span.t {
                            b { (names::source(pack, source, lang)) }
                            small {
                                @for it in &sellers { (market::number(*it, view.system_of(*it).is_some())) }
                            }
                        }
                        span.g { (price(scene, cost)) }
                    }
                }
            }
        }
    }
}
