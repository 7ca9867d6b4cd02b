//! What technologies, governments and advisors add to ships and ground units in a battle (X4R-333, X4R-A07).

use super::Books;
use crate::cards::GroundType;
use crate::ids::Ground;
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

    /// Initiative and armour of a ground unit, and what is added to its dice.
    pub(crate) fn troop(&self, ground: Ground) -> (u8, u8, u8) {
        let card = &self.pack[ground];
        let vehicle = card.unit_type == GroundType::Vehicle;
        let changed = |quantity: Quantity, printed: u8| {
            let about = |property: &Property| match property {
                Property::Flag(Flag::Ground) => Some(true),
                Property::Flag(Flag::Vehicle) => Some(vehicle),
                Property::Attackers(Attackers::Infantry) => Some(!vehicle),
                _ => None,
            };
            let value = self.changed(quantity, i32::from(printed), |_, property| about(property));
            value.clamp(0, i32::from(u8::MAX)) as u8
        };
        (changed(Quantity::StatIni, card.ini), changed(Quantity::StatAr, card.ar), changed(Quantity::Hit, 0))
    }

    /// X4R-333: attack dice that the player may roll again in a battle round, of whichever unit.
    pub(crate) fn rerolls(&self) -> u8 {
        self.changed(Quantity::Rerolls, 0, |_, _| Some(false)).clamp(0, i32::from(u8::MAX)) as u8
    }
}
