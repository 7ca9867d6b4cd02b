//! MV-122 to MV-178: what can be done at a landing place.

use super::Trading;
use crate::action::Action;
use crate::effect::Quantity;
use crate::ids::{Equipment, Face, Good, Site, Technology};
use crate::query::Place;
use crate::state::{Board, State};
use engine::{Index, Seat};

impl Board {
    /// MV-067 to MV-069, D-65: faces that the pilot of `seat` could be upgraded to here.
    pub(crate) fn promotions(&self, seat: Seat, place: Place) -> impl Iterator<Item = Face> + use<> {
        let (pack, merchant) = (self.pack.pack(), &self.merchants[seat]);
        let card = &pack[merchant.pilot];
        let here = match self.level(seat) {
            1 => place == Place::Base,
            2 => place == Place::Of(card.home),
            _ => false,
        };
        let affordable = merchant.credits >= u32::from(pack.constants.pilot_upgrade_price);
        let (next, landed) = (self.level(seat) + 1, self.turn.moved);
        card.faces
            .iter()
            .copied()
            .filter(move |face| landed && here && affordable && pack[*face].level == next)
    }

    /// MV-176, D-41: whether `seat` could buy the second mission.
    pub(crate) fn can_take_second_mission(&self, seat: Seat, place: Place) -> bool {
        let merchant = &self.merchants[seat];
        place == Place::Base
            && self.turn.moved
            && !merchant.second_mission
            && !self.missions_left.is_empty()
            && merchant.credits >= u32::from(self.pack.constants.second_mission_price)
    }

    /// MV-183: whether `seat` could buy an exchanged reward.
    pub(crate) fn can_buy_reward(&self, seat: Seat, place: Place) -> bool {
        let price = u32::from(self.pack.constants.reward_buy_price);
        place == Place::Base && self.can_buy_more() && self.merchants[seat].credits >= price
    }

    /// MV-153 to MV-157, D-53: where `seat` could build a merchant spaceport now.
    pub(crate) fn building_site(&self, seat: Seat) -> Option<Site> {
        let merchant = &self.merchants[seat];
        let site = self.pack.pack()[merchant.ship].builds?;
        let may = self.ports[site.at()].is_none()
            && self.contracts[site.at()].is_none_or(|holder| holder == seat)
            && self.n_tokens_left(seat) > 0
            && merchant.credits >= self.price_of_site(seat, site)
            && (self.turn.n_buys == 0 || self.modified(seat, Quantity::BuildAfterBuy, 0) > 0);
        may.then_some(site)
    }
}

impl Trading {
    /// Adds everything that may be done here.
    pub(super) fn list(state: &State, seat: Seat, place: Place, into: &mut Vec<Action>) {
        into.push(Action::Done);
        if let Some(culture) = place.culture() {
            let offers = &state.offers[culture.at()];
            let goods = Good::all().filter(|good| offers[good.at()] > 0);
            into.extend(
                goods.filter(|good| state.can_buy_good(seat, culture, *good).is_ok()).map(Action::BuyGood),
            );
            let offers = &state.tech_offers[culture.at()];
            let technologies = Technology::all().filter(|it| offers[it.at()] > 0);
            let fits = |it: &Technology| state.can_buy_technology(seat, culture, *it).is_ok();
            into.extend(technologies.filter(fits).map(Action::BuyTechnology));
            let fits = |it: &Equipment| state.can_buy_equipment(seat, culture, *it).is_ok();
            into.extend(Equipment::all().filter(fits).map(Action::BuyEquipment));
            let aboard = || state.merchants[seat].kinds();
            into.extend(
                aboard().filter(|good| state.can_sell(seat, culture, *good).is_ok()).map(Action::Sell),
            );
            into.extend(
                aboard().filter(|good| state.can_smuggle(seat, culture, *good).is_ok()).map(Action::Smuggle),
            );
        } else if state.can_buy_reward(seat, place) {
            into.extend(state.exchanged.iter().map(Action::BuyReward));
        }
        into.extend(state.arriving(seat, place).map(Action::Drop));
        into.extend(state.boarding(seat, place).map(Action::Take));
        into.extend(state.promotions(seat, place).map(Action::Promote));
        if state.can_take_second_mission(seat, place) {
            into.push(Action::SecondMission);
        }
        if !state.turn.hatch && state.leavable(seat, place).next().is_some() {
            into.push(Action::Cargo);
        }
        into.extend(state.building_site(seat).map(Action::Build));
        if state.contracts_and_markers {
            let free = Site::all().filter(|site| state.can_contract(seat, *site).is_ok());
            into.extend(free.map(Action::Contract));
        }
        state.list_complete(seat, true, into);
    }
}
