//! What a trader should buy for an open challenge, and where.

use super::estate::card_credit;
use super::plan::{Hold, Planning};
use super::trials::Urge;
use engine::Index;
use merchant_of_venus::cards::EquipmentKind;
use merchant_of_venus::effect::{Clause, Count, Effect, Function};
use merchant_of_venus::ids::{Culture, Dial, Equipment, Technology};
use merchant_of_venus::query::Place;

/// How much of its price a component of the ship will probably bring back.
const KEEPS: f64 = 0.6;

/// Buys the component at a place that open challenges need most; returns its value, because the price is cash. One
/// component for each stop is enough to make the stop attractive; further ones are considered on arrival.
pub(super) fn shop(plan: &Planning<'_>, hold: &mut Hold, place: Place, mooring: usize, left: f64) -> f64 {
    let card = place.culture().map_or(0, |it| plan.card(hold, it));
    let offer = |urge: &Urge| {
        let (price, keeps) = price(plan, urge.function, place, mooring)?;
        let from_card = if urge.function == Function::Count(Count::Ports) { 0 } else { card.min(price) };
        let paid = price - from_card;
        let kept = keeps * f64::from(price) - f64::from(from_card) * card_credit(left, plan.weights);
        let gain = urge.one(left) + kept;
        (paid <= hold.cash && gain > f64::from(paid)).then_some((gain, paid, from_card))
    };
    let offers = plan.urges.iter().filter(|urge| urge.missing >= 1.0).filter_map(offer);
    let best = offers.max_by(|a, b| (a.0 - f64::from(a.1)).total_cmp(&(b.0 - f64::from(b.1))));
    let Some((gain, paid, from_card)) = best else { return 0.0 };
    hold.cash -= paid;
    if let Some(culture) = place.culture() {
        hold.from_card[culture.at()] += from_card as u16;
    }
    gain
}

/// What it costs to raise a number by one at a place, and how much of that is not lost.
fn price(plan: &Planning<'_>, function: Function, place: Place, mooring: usize) -> Option<(i32, f64)> {
    let (view, seat, pack) = (plan.view, plan.seat, plan.view.pack.pack());
    let (constants, merchant) = (&pack.constants, &view.merchants[seat]);
    match function {
        Function::Level if place == Place::Base && view.level(seat) == 1 => {
            Some((constants.pilot_upgrade_price.into(), KEEPS))
        }
        Function::Count(Count::Ports) => {
            let site = pack[plan.chart.moorings[mooring].space].builds?;
            let is_mine = view.contracts[site.at()].is_none_or(|holder| holder == seat);
            let is_free = view.ports[site.at()].is_none() && is_mine && view.n_tokens_left(seat) > 0;
            is_free.then_some((view.price_of_site(seat, site) as i32, 1.0))
        }
        Function::Count(Count::Technologies) => {
            let culture = place.culture()?;
            let offered = |it: &Technology| {
                view.tech_offers[culture.at()][it.at()] > 0 && merchant.technologies[it.at()] == 0
            };
            let prices = Technology::all().filter(offered);
            let price = prices.map(|it| view.price_of_technology(seat, culture, it)).min()?;
            Some((price.into(), KEEPS))
        }
        Function::Count(Count::HoldsAdded) => equipment(plan, place.culture()?, EquipmentKind::Hold, None),
        Function::Count(Count::Drives) => equipment(plan, place.culture()?, EquipmentKind::Drive, None),
        Function::Dial(dial) => equipment(plan, place.culture()?, EquipmentKind::Dial, Some(dial)),
        _ => None,
    }
}

/// The cheapest equipment of a kind that a culture sells.
fn equipment(
    plan: &Planning<'_>,
    culture: Culture,
    kind: EquipmentKind,
    dial: Option<Dial>,
) -> Option<(i32, f64)> {
    let view = plan.view;
    let turns = |clause: &Clause| match clause {
        Clause::Do(block) => {
            block.effects().iter().any(|it| matches!(it, Effect::Dial(of, _) if Some(*of) == dial))
        }
        _ => false,
    };
    let fits = |it: &Equipment| {
        let card = &view.pack.pack()[*it];
        let is_left = kind == EquipmentKind::Dial || view.equipment[it.at()] > 0;
        let is_it = card.kind == kind && (dial.is_none() || card.script.0.iter().any(turns));
        is_it && is_left && card.sellers.contains(&culture)
    };
    let price =
        Equipment::all().filter(fits).map(|it| view.price_of_equipment(plan.seat, culture, it)).min()?;
    Some((price.into(), KEEPS))
}
