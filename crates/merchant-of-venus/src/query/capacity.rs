//! Cargo: what fits aboard.

use crate::cards::TechnologyType;
use crate::effect::Quantity;
use crate::ids::{Category, Good, Passenger, Technology};
use crate::state::{Board, Merchant};
use engine::{Bits, Index, Seat};

/// What would be aboard.
#[derive(Clone, Copy)]
pub(crate) struct Load {
    pub(crate) n_goods: u8,
    pub(crate) n_structures: u8,
    pub(crate) passengers: Bits<Passenger>,
    /// Whether passengers need no dots of their own.
    pub(crate) in_tanks: bool,
}

impl Merchant {
    /// Goods aboard.
    pub fn n_goods(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// Kinds of goods aboard.
    pub fn kinds(&self) -> impl Iterator<Item = Good> + use<'_> {
        Good::all().filter(|good| self.goods[good.at()] > 0)
    }
}

impl Board {
    /// Technologies of `seat` that use dots.
    pub fn structures(&self, seat: Seat) -> impl Iterator<Item = Technology> + use<'_> {
        let (pack, owned) = (self.pack.pack(), &self.merchants[seat].technologies);
        Technology::all().filter(|it| owned[it.at()] > 0 && pack[*it].kind == TechnologyType::Structure)
    }

    /// What is aboard the ship of `seat`.
    pub(crate) fn load(&self, seat: Seat) -> Load {
        let merchant = &self.merchants[seat];
        Load {
            n_goods: merchant.n_goods(),
            n_structures: self.structures(seat).count() as u8,
            passengers: merchant.passengers,
            in_tanks: self.modified(seat, Quantity::PassengerCapacity, 1) == 0,
        }
    }

    /// MV-009, D-49: whether everything fits. A passenger of two dots takes a whole hold. Cargo may be moved among
    /// the holds at any time (MV-147), so only the totals matter.
    pub(crate) fn has_room_for(&self, seat: Seat, load: Load) -> bool {
        let pack = self.pack.pack();
        let holds = pack.dashboard.holds_start + self.merchants[seat].holds;
        let loose = self.modified(seat, Quantity::Capacity, 0).max(0) as u8;
        let (mut n_big, mut n_small) = (0, load.n_goods + load.n_structures);
        if !load.in_tanks {
            for passenger in load.passengers {
                if pack[passenger].capacity > 1 { n_big += 1 } else { n_small += 1 }
            }
        }
        n_big <= holds && n_small <= (holds - n_big) * pack.dashboard.hold_capacity + loose
    }

    /// Whether one more good fits aboard.
    pub fn has_room_for_good(&self, seat: Seat) -> bool {
        let load = self.load(seat);
        self.has_room_for(seat, Load { n_goods: load.n_goods + 1, ..load })
    }

    /// Whether a passenger fits aboard.
    pub fn has_room_for_passenger(&self, seat: Seat, passenger: Passenger) -> bool {
        let mut load = self.load(seat);
        load.passengers.add(passenger);
        self.has_room_for(seat, load)
    }

    /// Whether a structure fits aboard; tanks take the passengers that are there.
    pub fn has_room_for_structure(&self, seat: Seat, technology: Technology) -> bool {
        let load = self.load(seat);
        let in_tanks = load.in_tanks || self.is_tank(technology);
        self.has_room_for(seat, Load { n_structures: load.n_structures + 1, in_tanks, ..load })
    }

    /// D-73: whether what is aboard fits without a technology.
    pub fn can_do_without(&self, seat: Seat, technology: Technology) -> bool {
        if !self.is_tank(technology) {
            return true;
        }
        let load = self.load(seat);
        self.has_room_for(seat, Load { n_structures: load.n_structures - 1, in_tanks: false, ..load })
    }

    fn is_tank(&self, technology: Technology) -> bool {
        let modifiers = &self.pack.pack().scripts.modifiers[Quantity::PassengerCapacity.at()];
        modifiers.iter().any(|modifier| modifier.source == crate::ids::Source::Technology(technology))
    }

    /// Goods of a category aboard the ship of `seat`.
    pub fn goods_of(&self, seat: Seat, category: Option<Category>) -> impl Iterator<Item = Good> + use<'_> {
        let pack = self.pack.pack();
        let fits = move |good: &Good| category.is_none_or(|category| pack[*good].category == category);
        self.merchants[seat].kinds().filter(fits)
    }
}
