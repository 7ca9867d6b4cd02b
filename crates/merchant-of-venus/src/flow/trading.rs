//! MV-122 to MV-164: business at a landing place, and building.

use super::{Carrying, Part, Unloading};
use crate::action::Action;
use crate::cards::EquipmentKind;
use crate::effect::{Deed, DeedKind, Quantity, Trigger};
use crate::event::{Decision, Event};
use crate::flow::supply::Done;
use crate::ids::{Culture, Equipment, Face, Good, MarketState, Site, Source, Technology};
use crate::state::State;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// The player trades.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Trading;

impl Part<State> for Trading {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Trade
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = state.turn.seat;
        if let Some(place) = state.place(state.merchants[seat].ship) {
            Self::list(state, seat, place, into);
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn.seat;
        let place = state.place(state.merchants[seat].ship).expect("business is done at a landing place");
        match action {
            Action::Done => return,
            Action::Build(site) => return build(state, seat, site, log),
            _ => state.push(self),
        }
        match (action, place.culture()) {
            (Action::BuyGood(good), Some(culture)) => buy_good(state, seat, culture, good, log),
            (Action::BuyTechnology(it), Some(culture)) => buy_technology(state, seat, culture, it, log),
            (Action::BuyEquipment(it), Some(culture)) => buy_equipment(state, seat, culture, it, log),
            (Action::Sell(good), Some(culture)) => sell(state, seat, culture, good, log),
            (Action::Smuggle(good), Some(culture)) => smuggle(state, seat, culture, good, log),
            (Action::BuyReward(reward), _) => {
                let price = state.pack.constants.reward_buy_price;
                state.board.merchants[seat].credits -= u32::from(price);
                state.board.exchanged.remove(reward);
                log.tell(Event::BoughtReward(seat, reward));
                bought(state, seat, None, log);
                state.keep_reward(seat, reward, log);
            }
            (Action::Contract(site), Some(culture)) => buy_contract(state, seat, culture, site, log),
            (Action::Drop(passenger), _) => state.deliver(seat, passenger, log),
            (Action::Take(passenger), _) => state.board_passenger(seat, passenger, place, log),
            (Action::Promote(face), _) => promote(state, seat, face, log),
            (Action::SecondMission, _) => second_mission(state, seat, log),
            (Action::Complete(source), _) => state.complete(seat, source, log),
            (Action::Cargo, _) => {
                state.board.turn.hatch = true;
                state.push(Unloading { overboard: false });
            }
            _ => {}
        }
    }
}

/// D-44: a price is paid from the player's own First Contact card first, because its credits have no other use.
fn pay(state: &mut State, seat: Seat, culture: Culture, price: u16) {
    let contact = &mut state.board.contacts[culture.at()];
    let from_card = if contact.owner == Some(seat) { contact.credits.min(price) } else { 0 };
    contact.credits -= from_card;
    state.board.merchants[seat].credits -= u32::from(price - from_card);
}

/// A buy action was done: it is counted, and the owner of the spaceport is paid.
fn bought(state: &mut State, seat: Seat, kind: Option<DeedKind>, log: &mut Log<Event>) {
    state.board.turn.n_buys += 1;
    state.did(seat, Done { deed: Deed::Buy, category: None, state: None, kind });
    commission(state, seat, log);
}

/// MV-160, MV-161: the owner of a merchant spaceport is paid for every action there.
fn commission(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let Some(owner) = state.port_owner(seat) else { return };
    if owner == seat {
        state.earn(seat, i32::from(state.pack.constants.spaceport_fee), log);
    } else {
        let fee = state.fee(seat);
        if fee > 0 {
            state.board.merchants[seat].credits -= fee;
            state.board.merchants[owner].credits += fee;
            log.tell(Event::FeePaid(seat, owner, fee as u16));
        }
    }
    state.react(owner, Trigger::PortAction);
}

fn buy_good(state: &mut State, seat: Seat, culture: Culture, good: Good, log: &mut Log<Event>) {
    let price = state.price_of_good(seat, culture, good);
    pay(state, seat, culture, price);
    let marks: Vec<_> = state.limited_modifiers(seat, Quantity::PriceGood).collect();
    marks.into_iter().for_each(|once| state.board.turn.used.add(once));
    state.board.offers[culture.at()][good.at()] -= 1;
    state.board.merchants[seat].goods[good.at()] += 1;
    log.tell(Event::BoughtGood(seat, good, price));
    bought(state, seat, Some(DeedKind::Good), log);
}

fn buy_technology(state: &mut State, seat: Seat, culture: Culture, it: Technology, log: &mut Log<Event>) {
    let price = state.price_of_technology(seat, culture, it);
    pay(state, seat, culture, price);
    state.board.tech_offers[culture.at()][it.at()] -= 1;
    state.board.merchants[seat].technologies[it.at()] += 1;
    log.tell(Event::BoughtTechnology(seat, it, price));
    if !state.pack[it].variants.is_empty() {
        // MV-200: its back becomes known only now.
        let State { board, chance, .. } = state;
        board.merchants[seat].amplifier = board.amplifiers.draw(chance, log);
    }
    bought(state, seat, Some(DeedKind::Technology), log);
}

fn buy_equipment(state: &mut State, seat: Seat, culture: Culture, it: Equipment, log: &mut Log<Event>) {
    let price = state.price_of_equipment(seat, culture, it);
    pay(state, seat, culture, price);
    let pack = state.pack.pack();
    if pack[it].kind != EquipmentKind::Dial {
        state.board.equipment[it.at()] -= 1;
    }
    if state.is_drive(it) {
        let old = state.board.merchants[seat].drive.replace(it);
        if let Some(old) = old {
            state.board.equipment[old.at()] += 1;
        }
    }
    log.tell(Event::BoughtEquipment(seat, it, price));
    bought(state, seat, Some(DeedKind::Equipment), log);
    if let Some(code) = pack.scripts.equipment[it.at()] {
        state.push(Carrying::of(seat, Source::Equipment(it), code));
    }
}

/// MV-137, D-84: a site is reserved, and building there is paid for.
fn buy_contract(state: &mut State, seat: Seat, culture: Culture, site: Site, log: &mut Log<Event>) {
    let price = state.price_of_contract(seat);
    pay(state, seat, culture, price);
    state.board.contracts[site.at()] = Some(seat);
    log.tell(Event::BoughtContract(seat, site, price));
    bought(state, seat, None, log);
}

/// MV-140 to MV-142, D-45: a good is sold; the market moves or gets a good.
fn sell(state: &mut State, seat: Seat, culture: Culture, good: Good, log: &mut Log<Event>) {
    let Ok((market, price)) = state.can_sell(seat, culture, good) else { return };
    give_up(state, seat, good, price);
    log.tell(Event::Sold(seat, good, market, price));
    if market == MarketState::Active {
        let n = state.restock(culture, 1);
        if n > 0 {
            log.tell(Event::Restocked(culture, n));
        }
    } else {
        state.move_market(culture, log);
    }
    sold(state, seat, good, Some(market), log);
}

/// MV-192, MV-193, D-36: a good is sold on the black market, which changes nothing there.
fn smuggle(state: &mut State, seat: Seat, culture: Culture, good: Good, log: &mut Log<Event>) {
    let Ok(price) = state.can_smuggle(seat, culture, good) else { return };
    give_up(state, seat, good, price);
    log.tell(Event::Smuggled(seat, good, price));
    sold(state, seat, good, None, log);
    state.react(seat, Trigger::SellBlackMarket);
}

fn give_up(state: &mut State, seat: Seat, good: Good, price: u16) {
    let merchant = &mut state.board.merchants[seat];
    merchant.goods[good.at()] -= 1;
    merchant.credits += u32::from(price);
    state.board.supply[good.at()] += 1;
}

fn sold(state: &mut State, seat: Seat, good: Good, market: Option<MarketState>, log: &mut Log<Event>) {
    state.board.turn.n_sells += 1;
    let category = Some(state.pack[good].category);
    state.did(seat, Done { deed: Deed::Sell, category, state: market, kind: None });
    commission(state, seat, log);
}

/// MV-067 to MV-069: the pilot is upgraded.
fn promote(state: &mut State, seat: Seat, face: Face, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let fame = if pack[face].level == 2 { pack.promotion_fame.level2 } else { pack.promotion_fame.level3 };
    let merchant = &mut state.board.merchants[seat];
    merchant.credits -= u32::from(pack.constants.pilot_upgrade_price);
    merchant.face = face;
    log.tell(Event::Promoted(seat, face));
    state.gain_fame(seat, i32::from(fame), log);
}

/// MV-176, MV-177.
fn second_mission(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let constants = &state.pack.pack().constants;
    let merchant = &mut state.board.merchants[seat];
    merchant.credits -= u32::from(constants.second_mission_price);
    merchant.second_mission = true;
    state.gain_fame(seat, i32::from(constants.second_mission_fame), log);
    state.draw_mission(seat, log);
}

/// MV-156, MV-157: the ship moves onto the new spaceport, and the turn ends.
fn build(state: &mut State, seat: Seat, site: Site, log: &mut Log<Event>) {
    let price = state.price_of_site(seat, site);
    let space = state.pack[site].space;
    let merchant = &mut state.board.merchants[seat];
    merchant.credits -= price;
    merchant.ship = space;
    state.board.ports[site.at()] = Some(seat);
    state.board.contracts[site.at()] = None;
    log.tell(Event::Built(seat, site));
    state.did(seat, Deed::Build);
    state.react(seat, Trigger::Build);
}
