//! What one stop of a plan brings: passengers, sales and purchases.

use super::estate::card_credit;
use super::plan::{Hold, Planning};
use engine::Index;
use merchant_of_venus::ids::{Culture, Good, MarketState, System};
use merchant_of_venus::query::Place;

/// Sales that a First Contact allows.
const CONTACT_SALES: usize = 3;

/// Passengers leave at their destination; returns the value of their fame, because their fares are cash.
pub(super) fn deliver(plan: &Planning<'_>, hold: &mut Hold, place: Place, left: f64) -> f64 {
    let mut paid = 0.0;
    for passenger in hold.passengers.iter() {
        let card = &plan.view.pack[passenger];
        if Place::of(card.to) == place {
            paid += plan.fare(passenger) - f64::from(card.fare) + plan.urges.delivery(left);
            hold.passengers.remove(passenger);
            hold.cash += i32::from(card.fare);
            hold.room += plan.berth(passenger);
        }
    }
    paid
}

/// Passengers come aboard if their fare is probably worth their space.
pub(super) fn board(plan: &Planning<'_>, hold: &mut Hold, place: Place, mooring: usize, left: f64) {
    for passenger in plan.view.waiting[place.at()].without(plan.view.turn.left.2).iter() {
        let capacity = plan.berth(passenger);
        if capacity <= hold.room && plan.fare_ahead(passenger, mooring, left) > 20.0 {
            hold.passengers.add(passenger);
            hold.room -= capacity;
        }
    }
}

/// Goods are sold one by one for cash, with the market changing after each, as long as no other place pays more;
/// returns how many.
pub(super) fn sell(
    plan: &Planning<'_>,
    hold: &mut Hold,
    culture: Culture,
    mooring: usize,
    most: u8,
    left: f64,
) -> u8 {
    let mut n_sold = 0;
    let pack = plan.view.pack.pack();
    let tokens = &pack.markets[culture.at()];
    let order = plan.view.markets[culture.at()];
    let mut top = hold.moved.filter(|(of, _)| *of == culture).map_or(0, |(_, top)| top);
    let mut elsewhere = [f64::NAN; Good::COUNT];
    for _ in 0..most {
        let token = &tokens[usize::from(order[top % 3])];
        let aboard = || Good::all().filter(|good| hold.goods[good.at()] > 0);
        for good in aboard().filter(|good| token.of[good.at()].is_some()) {
            if elsewhere[good.at()].is_nan() {
                elsewhere[good.at()] = plan.prospect_but(good, culture, mooring, left);
            }
        }
        let offer = |good: Good| {
            let state = token.of[good.at()]?;
            let price = f64::from(pack[good].resale[state.at()]);
            // A player who stays can sell another good later; a player who moves on must sell now.
            let elsewhere = elsewhere[good.at()];
            (price + plan.zeal(good, price, left) > elsewhere).then_some((
                price - elsewhere,
                price,
                state,
                good,
            ))
        };
        let best = aboard().filter_map(offer).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, price, state, good)) = best else { break };
        n_sold += 1;
        hold.goods[good.at()] -= 1;
        hold.room += 1;
        hold.cash += price as i32;
        if state != MarketState::Active {
            top += 1;
        }
    }
    hold.moved = Some((culture, top));
    n_sold
}

/// Goods are bought as long as they should bring more than they cost; returns what a First Contact card pays.
pub(super) fn buy(
    plan: &Planning<'_>,
    hold: &mut Hold,
    culture: Culture,
    mooring: usize,
    most: u8,
    left: f64,
) -> f64 {
    let mut card = plan.card(hold, culture);
    let mut paid = 0.0;
    if most == 0 || hold.room < 1 {
        return paid;
    }
    // Neither prices nor prospects change while goods are bought.
    let mut prospects = [0.0; Good::COUNT];
    for (good, n, _) in plan.trade.sold(culture) {
        if n > hold.bought[good.at()] {
            prospects[good.at()] = plan.prospect(good, mooring, left);
        }
    }
    for _ in 0..most {
        if hold.room < 1 {
            break;
        }
        let offer = |(good, n, price): (Good, u8, i32)| {
            let from_card = price.min(card);
            let cost = f64::from(price - from_card) + f64::from(from_card) * card_credit(left, plan.weights);
            let gain = prospects[good.at()] - cost;
            let is_bought = n > hold.bought[good.at()] && price - from_card <= hold.cash && gain > 0.0;
            is_bought.then_some((gain, price, from_card, good))
        };
        let best = plan.trade.sold(culture).filter_map(offer).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, price, from_card, good)) = best else { break };
        hold.bought[good.at()] += 1;
        hold.goods[good.at()] += 1;
        hold.room -= 1;
        hold.cash -= price - from_card;
        card -= from_card;
        hold.from_card[culture.at()] += from_card as u16;
        paid += f64::from(from_card) * card_credit(left, plan.weights);
    }
    paid
}

/// The expected value of a First Contact: credits on its card, knowledge, and up to three sales.
pub(super) fn contact(plan: &Planning<'_>, hold: &Hold, system: System, mooring: usize, left: f64) -> f64 {
    let suspects = plan.suspects(system);
    let n = suspects.len().max(1) as f64;
    let pack = plan.view.pack.pack();
    let mut sales: Vec<f64> = Vec::new();
    for good in Good::all().filter(|good| hold.goods[good.at()] > 0) {
        let buyers = suspects.iter().filter(|culture| pack[good].buyers.contains(culture)).count() as f64;
        let price = f64::from(pack[good].resale[1]);
        let gain = (price - plan.prospect(good, mooring, left)).max(0.0) * buyers / n;
        sales.extend(std::iter::repeat_n(gain, usize::from(hold.goods[good.at()])));
    }
    sales.sort_by(|a, b| b.total_cmp(a));
    let sold: f64 = sales.iter().take(CONTACT_SALES).sum();
    let credits: f64 = suspects.iter().map(|culture| f64::from(pack.contacts[culture.at()].credits)).sum();
    let card = credits / n * card_credit(left, plan.weights);
    let in_time = (left / 4.0).min(1.0);
    plan.weights.contact * in_time + plan.urges.contact(left) + card + plan.weights.knowledge * left + sold
}
