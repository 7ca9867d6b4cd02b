//! Blueprints: what is fitted into each hull and variant (X4-121 to X4-126), secret until shown (X4R-301).

use engine::{Index, List, Secret};
use serde::{Deserialize, Serialize};

use crate::action::Fitting;
use crate::cards::{Pack, ShipCard, Slots};
use crate::ids::Ship;

/// Room for the slots of all blueprints, and for the set of slots that each of them uses.
const ROOM: usize = 160;

/// The blueprints of one player: for each hull and variant the set of slots in use, then its slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawings(Secret<List<u8, ROOM>>);

/// Empty blueprints (X4-123).
impl Default for Drawings {
    fn default() -> Self {
        Self(Secret::keep([0; ROOM].into_iter().collect()))
    }
}

/// Weapon slots of the largest set of a hull.
fn n_weapons(card: &ShipCard) -> usize {
    let sets = card.slot_sets.iter().map(|set| set.iter().map(|slots| usize::from(slots.n)).sum());
    sets.max().unwrap_or(0)
}

/// Where a blueprint begins.
fn start(pack: &Pack, ship: Ship, variant: u8) -> usize {
    let room = |card: &ShipCard| 1 + n_weapons(card) + usize::from(card.eq);
    let before = pack.ships[..ship.at()].iter().map(|card| room(card) * usize::from(card.variants));
    before.sum::<usize>() + usize::from(variant - 1) * room(&pack[ship])
}

/// One blueprint, for the eyes of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The set of slots in use, from 1.
    pub set: u8,
    /// Weapons and then equipment, by slot.
    pub slots: List<u8, 16>,
}

impl Drawing {
    /// The item in a slot, from 0.
    pub fn item(&self, slot: usize) -> Option<Fitting> {
        self.slots.get(slot).copied().and_then(Fitting::in_slot)
    }

    /// All items.
    pub fn items(&self) -> impl Iterator<Item = Fitting> {
        self.slots.iter().copied().filter_map(Fitting::in_slot)
    }
}

impl Drawings {
    /// A blueprint, for the eyes of its owner.
    pub fn get(&self, pack: &Pack, ship: Ship, variant: u8) -> Drawing {
        let all = self.0.for_its_keeper();
        let (card, start) = (&pack[ship], start(pack, ship, variant));
        let end = start + 1 + n_weapons(card) + usize::from(card.eq);
        Drawing { set: all[start] + 1, slots: all[start + 1..end].iter().copied().collect() }
    }

    /// Puts an item into a slot, over whatever is there (X4-125). Another set of slots empties the weapon slots first.
    pub(crate) fn fit(
        &mut self,
        pack: &Pack,
        (ship, variant, set): (Ship, u8, u8),
        slot: usize,
        item: Fitting,
    ) {
        let mut all = self.0.for_its_keeper();
        let at = start(pack, ship, variant);
        if all[at] + 1 != set {
            all[at] = set - 1;
            all[at + 1..=at + n_weapons(&pack[ship])].fill(0);
        }
        all[at + 1 + slot] = item.number();
        self.0 = Secret::keep(all);
    }
}

/// The weapon slots of a set, one by one.
pub(crate) fn weapon_slots(card: &ShipCard, set: u8) -> impl Iterator<Item = &Slots> {
    let set = card.slot_sets.get(usize::from(set) - 1);
    set.into_iter().flatten().flat_map(|slots| std::iter::repeat_n(slots, usize::from(slots.n)))
}

/// The first equipment slot of a hull.
pub(crate) fn first_equipment(card: &ShipCard) -> usize {
    n_weapons(card)
}
