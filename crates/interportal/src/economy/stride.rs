//! Strategic movement of ships (X4-141).

use super::Books;
use crate::notation::Quantity;
use crate::realm::Vessel;

impl Books<'_> {
    /// X4-141: the strategic movement of a ship. Who has none is carried, whatever quickens others (X4-144).
    pub(crate) fn stride(&self, vessel: &Vessel) -> u8 {
        let printed = self.hull(vessel).strategic;
        if printed == 0 || !self.tally.is_some_and(|tally| tally.quickened) {
            return printed;
        }
        let changed = self.changed(Quantity::StatStr, i32::from(printed), |force, property| {
            self.of_ship(vessel, force.here, property)
        });
        changed.clamp(0, i32::from(u8::MAX)) as u8
    }
}
