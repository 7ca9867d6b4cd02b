//! MV-122 to MV-178: what can be done at a landing place.

use super::Trading;
use crate::action::Action;
use crate::effect::Quantity;
use crate::ids::{Equipment, Face, Good, Reward, Site, Technology};
use crate::query::{Place, Refusal};
use crate::state::{Board, Merchant, State};
use crate::why::Reason;
use engine::{Index, Seat};

impl Board {
    /// MV-067 to MV-069, D-65: whether `seat` may upgrade its pilot to this face here.
    pub(crate) fn may_promote(&self, seat: Seat, place: Option<Place>, face: Face) -> Result<Action, Reason> {
        let (pack, merchant) = (self.pack.pack(), &self.merchants[seat]);
        let (level, wanted) = (self.level(seat), pack[face].level);
        let here = if level == 1 { Place::Base } else { Place::Of(pack[merchant.pilot].home) };
        if wanted <= level {
            Err(Reason::AlreadyDone)
        } else if wanted > level + 1 {
            Err(Reason::ConditionNotMet)
        } else if place != Some(here) {
            Err(Reason::WrongPlace)
        } else if !self.turn.moved {
            Err(Reason::NotLanded)
        } else {
            merchant.afford(pack.constants.pilot_upgrade_price)?;
            Ok(Action::Promote(face))
        }
    }

    /// MV-176, D-41: whether `seat` may buy the second mission.
    pub(crate) fn may_take_second_mission(&self, seat: Seat, place: Option<Place>) -> Result<Action, Reason> {
        let merchant = &self.merchants[seat];
        if place != Some(Place::Base) {
            Err(Reason::WrongPlace)
        } else if merchant.second_mission {
            Err(Reason::AlreadyDone)
        } else if !self.turn.moved {
            Err(Reason::NotLanded)
        } else if self.missions_left.is_empty() {
            Err(Reason::NotHere)
        } else {
            merchant.afford(self.pack.constants.second_mission_price)?;
            Ok(Action::SecondMission)
        }
    }

    /// MV-183: whether `seat` may buy an exchanged reward.
    pub(crate) fn may_buy_reward(
        &self,
        seat: Seat,
        place: Option<Place>,
        reward: Reward,
    ) -> Result<Action, Reason> {
        if place != Some(Place::Base) {
            return Err(Reason::WrongPlace);
        }
        if !self.can_buy_more() {
            return Err(Reason::Refused(Refusal::NoActionLeft));
        }
        self.merchants[seat].afford(self.pack.constants.reward_buy_price)?;
        Ok(Action::BuyReward(reward))
    }

    /// MV-153 to MV-157, D-53: whether `seat` may build a merchant spaceport on a site now.
    pub(crate) fn may_build(&self, seat: Seat, site: Site) -> Result<Action, Reason> {
        let (pack, merchant) = (self.pack.pack(), &self.merchants[seat]);
        if let Some(owner) = self.ports[site.at()] {
            return Err(Reason::SiteTaken(owner));
        }
        if let Some(holder) = self.contracts[site.at()].filter(|holder| *holder != seat) {
            return Err(Reason::Reserved(holder));
        }
        if pack[merchant.ship].builds != Some(site) {
            return Err(Reason::WrongPlace);
        }
        if self.n_tokens_left(seat) == 0 {
            return Err(Reason::NoToken);
        }
        let (need, have) = (self.price_of_site(seat, site), merchant.credits);
        if need > have {
            return Err(Reason::TooExpensive { need, have, printed: pack.constants.spaceport_price.into() });
        }
        if self.turn.n_buys > 0 && self.modified(seat, Quantity::BuildAfterBuy, 0) == 0 {
            return Err(Reason::BoughtThisTurn);
        }
        Ok(Action::Build(site))
    }
}

impl Merchant {
    /// Whether there are credits for a price that nothing changes.
    pub(crate) fn afford(&self, price: u16) -> Result<(), Reason> {
        let (need, have) = (u32::from(price), self.credits);
        if need > have { Err(Reason::TooExpensive { need, have, printed: need }) } else { Ok(()) }
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
        }
        let here = Some(place);
        into.extend(state.exchanged.iter().filter_map(|it| state.may_buy_reward(seat, here, it).ok()));
        into.extend(state.arriving(seat, place));
        into.extend(state.boarding(seat, place));
        let faces = &state.pack.pack()[state.merchants[seat].pilot].faces;
        into.extend(faces.iter().filter_map(|face| state.may_promote(seat, here, *face).ok()));
        into.extend(state.may_take_second_mission(seat, here));
        if !state.turn.hatch && state.leavable(seat, place).next().is_some() {
            into.push(Action::Cargo);
        }
        let site = state.pack.pack()[state.merchants[seat].ship].builds;
        into.extend(site.and_then(|site| state.may_build(seat, site).ok()));
        if state.contracts_and_markers {
            let free = Site::all().filter(|site| state.can_contract(seat, *site).is_ok());
            into.extend(free.map(Action::Contract));
        }
        state.list_complete(seat, true, into);
    }
}
