//! What technologies, governments and advisors add to ships in a battle (X4R-333).

use super::Books;
use crate::notation::Quantity;
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

    /// X4R-333: attack dice that the player may roll again in a battle round, of whichever unit.
    pub(crate) fn rerolls(&self) -> u8 {
        self.changed(Quantity::Rerolls, 0, |_, _| Some(false)).clamp(0, i32::from(u8::MAX)) as u8
    }
}
