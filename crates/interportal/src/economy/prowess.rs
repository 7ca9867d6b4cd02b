//! What technologies, governments, advisors and planetary events add to ships and ground units in a battle (X4R-333,
//! X4R-A06, X4R-A07, X4R-E302).

use super::Books;
use super::force::Force;
use crate::cards::GroundType;
use crate::hex::Hex;
use crate::ids::{Ground, named};
use crate::notation::{Attackers, Flag, Property, Quantity};
use crate::realm::Vessel;

impl Books<'_> {
    /// The initiative of a ship.
    pub(crate) fn initiative(&self, vessel: &Vessel) -> u8 {
        let printed = i32::from(self.hull(vessel).ini);
        let changed = self.changed(Quantity::StatIni, printed, |force, property| {
            self.of_ship(vessel, force.here, property)
        });
        changed.clamp(0, i32::from(u8::MAX)) as u8
    }

    /// X4R-A06: the tactical movement of a ship in each of the battle rounds, from the first on.
    pub(crate) fn paces<const N: usize>(&self, vessel: &Vessel) -> [u8; N] {
        let printed = i32::from(self.hull(vessel).tac);
        let pace = |round: u8| {
            let about = |force: &Force, property: &Property| match property {
                Property::BattleRound(relation, n) => Some(relation.holds(round, *n)),
                other => self.of_ship(vessel, force.here, other),
            };
            self.changed(Quantity::StatTac, printed, about).clamp(0, i32::from(i8::MAX)) as u8
        };
        if self.is_changed(Quantity::StatTac) {
            std::array::from_fn(|at| pace(at as u8 + 1))
        } else {
            [pace(1); N]
        }
    }

    /// Initiative and armour of a ground unit that fights in a system, and what is added to its dice. Militia can fight
    /// as another unit (X4-226).
    pub(crate) fn troop(&self, ground: Ground, fights_as: Ground, hex: Hex) -> (u8, u8, u8) {
        let card = &self.pack[fights_as];
        let vehicle = card.unit_type == GroundType::Vehicle;
        let changed = |quantity: Quantity, printed: u8| {
            let about = |force: &Force, property: &Property| match property {
                Property::Flag(Flag::Ground) => Some(true),
                Property::Flag(Flag::Vehicle) => Some(vehicle),
                Property::Flag(Flag::Here) => Some(force.here == Some(hex)),
                Property::Attackers(Attackers::Infantry) => Some(!vehicle),
                Property::Attackers(Attackers::Militia) => Some(ground == named!(Ground, "militia")),
                _ => None,
            };
            let value = self.changed(quantity, i32::from(printed), about);
            value.clamp(0, i32::from(u8::MAX)) as u8
        };
        (changed(Quantity::StatIni, card.ini), changed(Quantity::StatAr, card.ar), changed(Quantity::Hit, 0))
    }

    /// X4R-333: attack dice that the player may roll again in a battle round, of whichever unit.
    pub(crate) fn rerolls(&self) -> u8 {
        self.changed(Quantity::Rerolls, 0, |_, _| Some(false)).clamp(0, i32::from(u8::MAX)) as u8
    }
}
