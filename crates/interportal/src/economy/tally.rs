//! What is in force for a seat, counted once and kept until something changes.

use engine::{List, Seat, Seats};

use super::force::{self, InForce};
use super::{Books, connection};
use crate::cards::Special;
use crate::hex::HexSet;
use crate::ids::Capacity;
use crate::notation::Quantity;
use crate::state::Board;

/// Changes in force that are kept for one seat. Those beyond are counted anew each time, which no player comes near
/// with the standard pack.
pub(super) const FORCES: usize = 80;

/// What follows from the open table for one seat. It is a function of the rest of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The changes of quantities that lie before the seat, those of one quantity together.
    pub(super) forces: List<InForce, FORCES>,
    /// Whether there are more of them than fit in the list.
    pub(super) overflows: bool,
    /// The quantities that they change, a bit for each.
    changes: [u64; 2],
    /// Colonies connected with the capital (X4R-077).
    pub(super) connected: HexSet,
    /// The whole pools of ground and space capacity (X4R-076).
    pools: [u8; Capacity::COUNT],
    /// Whether something changes the strategic movement of ships (X4-141).
    pub(super) quickened: bool,
    /// Procedures of technologies that lie before the seat, a bit for each that is asked for.
    specials: u8,
    /// What something before the seat allows, a bit for each permission.
    pub(super) allowed: u32,
}

impl Tally {
    /// Counts from the table.
    pub fn count(board: &Board, seat: Seat) -> Self {
        let mut tally = Self { connected: connection::connected(board, seat), ..Self::default() };
        let standings = &board.pack.pack().standings;
        let allowed = force::gather(board, seat, |force| {
            let quantity = force.quantity(standings);
            tally.quickened |= quantity == Quantity::StatStr;
            let (word, bit) = place(quantity);
            tally.changes[word] |= bit;
            if tally.forces.len() < FORCES {
                let place = tally.forces.partition_point(|other| other.quantity(standings) <= quantity);
                tally.forces.insert(place, force);
            } else {
                tally.overflows = true;
            }
        });
        let books = Books { tally: Some(&tally), ..Books::bare(board, seat) };
        let pools = books.counted_pools();
        let owned = board.realms[seat].techs.iter().filter_map(|tech| board.pack[tech].special);
        let specials = owned.map(special_bit).fold(0, |all, bit| all | bit);
        // In place: the list is long.
        (tally.pools, tally.specials, tally.allowed) = (pools, specials, allowed);
        tally
    }

    /// Whether anything in force may change this quantity.
    pub(super) fn changes(&self, quantity: Quantity) -> bool {
        let (word, bit) = place(quantity);
        self.changes[word] & bit != 0
    }

    /// Whether a technology of the seat has this procedure.
    pub fn has(&self, special: Special) -> bool {
        self.specials & special_bit(special) != 0
    }

    /// X4R-076: the whole pool of a capacity, as it refills every round.
    pub fn pool(&self, capacity: Capacity) -> u8 {
        self.pools[capacity as usize]
    }
}

/// The word and the bit of a quantity.
const fn place(quantity: Quantity) -> (usize, u64) {
    const { assert!(Quantity::COUNT <= 128, "a bit for each quantity") };
    (quantity as usize / 64, 1 << (quantity as usize % 64))
}

/// The bit of a procedure that prices and purchases ask for.
const fn special_bit(special: Special) -> u8 {
    match special {
        Special::CapacityRebate => 1,
        Special::ConvertCapacity => 2,
        Special::BulkFitting => 4,
        Special::PolymorphicCabinet => 8,
        Special::WarDuplication => 16,
        _ => 0,
    }
}

impl Board {
    /// The tally of a seat.
    pub fn tally(&self, seat: Seat) -> &Tally {
        &self.tallies[seat]
    }

    /// Notes that something changed that the tally of a seat may follow from.
    pub(crate) fn touch(&mut self, seat: Seat) {
        self.stale.add(seat);
    }

    /// The same for everybody: laws, routes, blockades.
    pub(crate) fn touch_all(&mut self) {
        self.stale = Seats::first(self.n_players());
    }

    /// Counts what has changed.
    pub(crate) fn refresh(&mut self) {
        for seat in std::mem::take(&mut self.stale).iter() {
            self.tallies[seat] = Tally::count(self, seat);
        }
    }

    /// Counts everything.
    pub(crate) fn count(&mut self) {
        self.tallies = engine::BySeat::new(self.n_players(), |_| Tally::default());
        self.touch_all();
        self.refresh();
    }
}
