//! What is noted between two battle rounds: how units are left, and who has given a second turn (X4R-224, X4R-463).

use engine::{Log, Seat, Seats};

use crate::combat::{Field, Unit};
use crate::event::Event;
use crate::hex::Hex;
use crate::state::{Left, State};

/// Players who could give a second turn before a round and cannot after it have given one: once per battle.
pub(super) fn second_turns(state: &mut State, able: Seats, field: &Field, hex: Hex, log: &mut Log<Event>) {
    for seat in able.iter().filter(|seat| !field.doublers.has(*seat)) {
        state.board.battle.doubled.add(seat);
        log.tell(Event::SecondTurn(seat, hex));
    }
}

/// Boarding markers that are noted; below the signs of [`Left`].
const MARKERS_NOTED: u8 = 0x1F;
const BROKEN: u8 = 0x20;
const VEILED: u8 = 0x40;
const CAUGHT: u8 = 0x80;

impl Left {
    pub(crate) fn of(unit: &Unit) -> Self {
        let sign = |is: bool, sign: u8| if is { sign } else { 0 };
        let signs = unit.markers.min(MARKERS_NOTED)
            | sign(unit.broken, BROKEN)
            | sign(unit.veiled, VEILED)
            | sign(unit.caught, CAUGHT);
        let layers = unit.sh.min(15) << 4 | unit.ar.min(15);
        Self { seat: Seat(unit.seat), ship: unit.index, layers, off: unit.off, signs }
    }

    /// X4R-BM15: it takes no further part, and goes to the other side like a captured ship.
    pub(super) const fn turn_coat(&mut self) {
        self.signs |= CAUGHT;
    }

    /// Whether it was captured.
    pub(crate) const fn is_caught(&self) -> bool {
        self.signs & CAUGHT != 0
    }

    /// Shield and armour that are left.
    pub(crate) const fn layers(&self) -> [u8; 2] {
        [self.layers >> 4, self.layers & 0xF]
    }

    /// A unit is as it was left.
    pub(crate) fn restore(self, unit: &mut Unit) {
        (unit.sh, unit.ar) = (self.layers >> 4, self.layers & 0xF);
        unit.stop(self.off);
        unit.markers = self.signs & MARKERS_NOTED;
        unit.broken = self.signs & BROKEN != 0;
        unit.veiled = self.signs & VEILED != 0;
        unit.caught = self.signs & CAUGHT != 0;
    }
}
