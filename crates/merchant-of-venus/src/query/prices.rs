//! What things cost, what they bring, and what prevents a purchase.

use super::Kind;
use crate::cards::{EquipmentKind, TechnologyType};
use crate::effect::Quantity;
use crate::ids::{Culture, Dial, Equipment, Good, MarketState, Technology};
use crate::state::Board;
use engine::{Index, Seat};

/// How many buy and sell actions are allowed in a turn; `None` if there is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Buy actions.
    pub buys: Option<u8>,
    /// Sell actions.
    pub sells: Option<u8>,
}

/// Why something cannot be bought or sold here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It is not on offer here.
    NotOffered,
    /// It was left here in this turn.
    LeftThisTurn,
    /// No more such actions in this turn.
    NoActionLeft,
    /// It costs more than there is.
    TooExpensive {
        /// What it costs, with the fee.
        need: u32,
        /// What can be paid.
        have: u32,
        /// What is printed.
        printed: u32,
        /// The fee that is part of what it costs.
        fee: u32,
    },
    /// It finds no room aboard.
    NoRoom,
    /// Only one of this kind may be owned.
    AlreadyOwned,
    /// All upgrade slots are taken.
    NoSlot,
    /// The dial is at its end.
    DialFull,
    /// No token is left.
    NoneLeft,
    /// It is played without contracts.
    NoContracts,
    /// None is aboard.
    NotAboard,
    /// The culture does not buy it.
    NotWanted,
}

impl Board {
    /// MV-121, MV-124, D-37 to D-39: limits of this turn.
    pub fn limits(&self) -> Limits {
        let constants = &self.pack.pack().constants;
        if !self.turn.moved {
            return Limits { buys: None, sells: None };
        }
        let (buys, sells) = if self.turn.contact {
            (constants.buy_actions_first_contact, constants.sell_actions_first_contact)
        } else {
            (constants.buy_actions_after_landing, constants.sell_actions_after_landing)
        };
        Limits { buys: Some(buys), sells: Some(sells) }
    }

    /// Whether one more buy action is allowed.
    pub fn can_buy_more(&self) -> bool {
        self.limits().buys.is_none_or(|most| self.turn.n_buys < most)
    }

    /// Whether one more sell action is allowed.
    pub fn can_sell_more(&self) -> bool {
        self.limits().sells.is_none_or(|most| self.turn.n_sells < most)
    }

    /// MV-126: the discount of the pilot's home on every purchase.
    fn discount(&self, seat: Seat, culture: Culture) -> i32 {
        let pack = self.pack.pack();
        let is_home = pack[self.merchants[seat].pilot].home == culture;
        if is_home {
            i32::from(self.level(seat)) * i32::from(pack.constants.home_discount_per_level)
        } else {
            0
        }
    }

    fn price(&self, seat: Seat, culture: Culture, printed: u16, quantities: &[Quantity]) -> u16 {
        let price = quantities.iter().fold(i32::from(printed), |price, of| self.modified(seat, *of, price));
        (price - self.discount(seat, culture)).max(i32::from(self.pack.pack().constants.price_min)) as u16
    }

    /// What a good costs `seat` at a culture.
    pub fn price_of_good(&self, seat: Seat, culture: Culture, good: Good) -> u16 {
        self.price(seat, culture, self.pack.pack()[good].cost, &[Quantity::PriceGood])
    }

    /// What a technology costs `seat` at a culture.
    pub fn price_of_technology(&self, seat: Seat, culture: Culture, technology: Technology) -> u16 {
        self.price(seat, culture, self.pack.pack()[technology].cost, &[Quantity::PriceTechnology])
    }

    /// What equipment costs `seat` at a culture.
    pub fn price_of_equipment(&self, seat: Seat, culture: Culture, equipment: Equipment) -> u16 {
        let card = &self.pack.pack()[equipment];
        let both = [Quantity::PriceEquipment, Quantity::PriceHold];
        let quantities = if card.kind == EquipmentKind::Hold { &both[..] } else { &both[..1] };
        self.price(seat, culture, card.price, quantities)
    }

    /// What building costs `seat`.
    pub fn price_of_port(&self, seat: Seat) -> u32 {
        let printed = i32::from(self.pack.pack().constants.spaceport_price);
        self.modified(seat, Quantity::PricePort, printed).max(0) as u32
    }

    /// The owner of the merchant spaceport under the ship of `seat`.
    pub fn port_owner(&self, seat: Seat) -> Option<Seat> {
        match self.kind(self.merchants[seat].ship) {
            Kind::Merchant(_, owner) => Some(owner),
            _ => None,
        }
    }

    /// MV-160, MV-191: what `seat` pays the owner for each action here.
    pub fn fee(&self, seat: Seat) -> u32 {
        match self.port_owner(seat) {
            Some(owner) if owner != seat => self
                .modified(seat, Quantity::PortFee, i32::from(self.pack.pack().constants.spaceport_fee))
                .max(0) as u32,
            _ => 0,
        }
    }

    /// MV-128: credits on the own First Contact card of a culture.
    pub fn contact_credits(&self, seat: Seat, culture: Culture) -> u32 {
        let contact = &self.contacts[culture.at()];
        if contact.owner == Some(seat) { u32::from(contact.credits) } else { 0 }
    }

    /// D-44: whether `seat` can pay a price here, with the fee in cash.
    pub(super) fn afford(
        &self,
        seat: Seat,
        culture: Culture,
        price: u16,
        printed: u16,
    ) -> Result<(), Refusal> {
        let (cash, card, fee) =
            (self.merchants[seat].credits, self.contact_credits(seat, culture), self.fee(seat));
        let in_cash = u32::from(price).saturating_sub(card) + fee;
        if in_cash <= cash {
            Ok(())
        } else {
            let (need, have) = (u32::from(price) + fee, cash + card);
            Err(Refusal::TooExpensive { need, have, printed: printed.into(), fee })
        }
    }

    /// MV-127, MV-129: whether `seat` can buy a good here.
    pub fn can_buy_good(&self, seat: Seat, culture: Culture, good: Good) -> Result<(), Refusal> {
        if self.offers[culture.at()][good.at()] == 0 {
            return Err(Refusal::NotOffered);
        }
        if self.turn.left.0.has(good) {
            return Err(Refusal::LeftThisTurn);
        }
        if !self.can_buy_more() {
            return Err(Refusal::NoActionLeft);
        }
        let printed = self.pack.pack()[good].cost;
        self.afford(seat, culture, self.price_of_good(seat, culture, good), printed)?;
        if self.has_room_for_good(seat) { Ok(()) } else { Err(Refusal::NoRoom) }
    }

    /// MV-133 to MV-136, D-48: whether `seat` can buy a technology here.
    pub fn can_buy_technology(
        &self,
        seat: Seat,
        culture: Culture,
        technology: Technology,
    ) -> Result<(), Refusal> {
        let pack = self.pack.pack();
        if self.tech_offers[culture.at()][technology.at()] == 0 {
            return Err(Refusal::NotOffered);
        }
        if self.turn.left.1.has(technology) {
            return Err(Refusal::LeftThisTurn);
        }
        let card = &pack[technology];
        let owned = |it: Technology| {
            let same = it == technology || (!card.group.is_empty() && pack[it].group == card.group);
            same && self.merchants[seat].technologies[it.at()] > 0
        };
        if card.max > 0 && Technology::all().any(owned) {
            return Err(Refusal::AlreadyOwned);
        }
        if !self.can_buy_more() {
            return Err(Refusal::NoActionLeft);
        }
        self.afford(seat, culture, self.price_of_technology(seat, culture, technology), card.cost)?;
        match card.kind {
            TechnologyType::Structure if !self.has_room_for_structure(seat, technology) => {
                Err(Refusal::NoRoom)
            }
            TechnologyType::Upgrade if self.n_upgrades(seat) >= pack.dashboard.upgrade_slots => {
                Err(Refusal::NoSlot)
            }
            _ => Ok(()),
        }
    }

    /// MV-130 to MV-132, D-19, D-51: whether `seat` can buy equipment here.
    pub fn can_buy_equipment(
        &self,
        seat: Seat,
        culture: Culture,
        equipment: Equipment,
    ) -> Result<(), Refusal> {
        let pack = self.pack.pack();
        let (card, merchant) = (&pack[equipment], &self.merchants[seat]);
        if !card.sellers.contains(&culture) {
            return Err(Refusal::NotOffered);
        }
        match card.kind {
            EquipmentKind::Dial => {
                let dial = self.dial_of(equipment);
                if merchant.dials[dial.at()] >= pack[dial].max {
                    return Err(Refusal::DialFull);
                }
            }
            EquipmentKind::Hold => {
                if pack.dashboard.holds_start + merchant.holds >= pack.dashboard.holds_max {
                    return Err(Refusal::NoSlot);
                }
            }
            EquipmentKind::Drive => {
                if merchant.drive == Some(equipment) {
                    return Err(Refusal::AlreadyOwned);
                }
            }
        }
        if card.kind != EquipmentKind::Dial && self.equipment[equipment.at()] == 0 {
            return Err(Refusal::NoneLeft);
        }
        if !self.can_buy_more() {
            return Err(Refusal::NoActionLeft);
        }
        self.afford(seat, culture, self.price_of_equipment(seat, culture, equipment), card.price)
    }

    fn dial_of(&self, equipment: Equipment) -> Dial {
        let scripts = &self.pack.pack().scripts;
        let step = scripts.equipment[equipment.at()].map(|at| &scripts.code[usize::from(at)]);
        match step {
            Some(crate::cards::Step::Effect(crate::effect::Effect::Dial(dial, _))) => *dial,
            _ => Dial::Laser,
        }
    }

    /// MV-140: how a culture buys a good now; `None` if it does not.
    pub fn market_state(&self, culture: Culture, good: Good) -> Option<MarketState> {
        let top = usize::from(self.markets[culture.at()][0]);
        self.pack.pack().markets[culture.at()][top].of[good.at()]
    }

    /// MV-138, MV-139: what `seat` would get for a good here.
    pub fn can_sell(&self, seat: Seat, culture: Culture, good: Good) -> Result<(MarketState, u16), Refusal> {
        let state = self.market_state(culture, good).ok_or(Refusal::NotWanted)?;
        if self.merchants[seat].goods[good.at()] == 0 {
            return Err(Refusal::NotAboard);
        }
        if !self.can_sell_more() {
            return Err(Refusal::NoActionLeft);
        }
        Ok((state, self.pack.pack()[good].resale[state.at()]))
    }

    /// MV-192, D-36: what `seat` would get for a good on the black market here.
    pub fn can_smuggle(&self, seat: Seat, culture: Culture, good: Good) -> Result<u16, Refusal> {
        let card = &self.pack.pack()[good];
        if card.black_market != culture || self.modified(seat, Quantity::BlackMarket, 0) == 0 {
            return Err(Refusal::NotWanted);
        }
        if self.merchants[seat].goods[good.at()] == 0 {
            return Err(Refusal::NotAboard);
        }
        if self.can_sell_more() {
            Ok(card.resale[MarketState::Active.at()])
        } else {
            Err(Refusal::NoActionLeft)
        }
    }
}
