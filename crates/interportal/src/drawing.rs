//! Blueprints: what is fitted into each hull and variant (X4-121 to X4-126), secret until shown (X4R-301).

use engine::{List, Log, Secret};
use serde::{Deserialize, Serialize};

use crate::action::Fitting;
use crate::cards::{EquipmentCard, Pack, ShipCard, Slots, Special};
use crate::ids::Ship;
use crate::notation::Item;

/// Room for the slots of all blueprints, and for the set of slots that each of them uses. A pack that needs more, or a
/// hull with more slots than a shown blueprint has room for, is refused when it is read.
pub(crate) const ROOM: usize = 120;

/// Items that need no slot, or none under some condition, at most: a bit of a blueprint stands for each.
pub(crate) const SLOTLESS: usize = 6;

/// Sets of weapon slots of a hull, at most: two bits name the one in use.
pub(crate) const SETS: usize = 4;
const SET: u8 = 0b11;
const FIRST_SLOTLESS: u8 = 0b100;

/// The blueprints of one player: for each hull and variant the set of slots in use and the items without a slot, in one
/// byte, then its slots.
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

/// Slots of a hull, those of its largest set of weapon slots and those for equipment.
pub(crate) fn n_slots(card: &ShipCard) -> usize {
    n_weapons(card) + usize::from(card.eq)
}

/// Room that the blueprints of a hull take, for all its variants.
pub(crate) fn room(card: &ShipCard) -> usize {
    (1 + n_slots(card)) * usize::from(card.variants)
}

/// X4-273, X4-281, X4-295, X4-302, X4-304: equipment that can do without a slot, in the order of the pack.
pub(crate) fn slotless<'p>(
    all: impl Iterator<Item = &'p EquipmentCard>,
) -> impl Iterator<Item = &'p EquipmentCard> {
    all.filter(|card| {
        let by_tech = card.slot_free_with_tech.is_some();
        let by_other = card.slot_free_with_item.is_some() || card.slot_free_with_builtin.is_some();
        card.slots == 0 || by_tech || by_other
    })
}

/// The items without a slot that the first byte of a blueprint names.
fn extras(pack: &Pack, head: u8) -> List<u8, SLOTLESS> {
    let all = (0..).zip(&pack.fits.slotless).filter(|_| head >= FIRST_SLOTLESS);
    let fitted = all.filter(|(place, _)| head & FIRST_SLOTLESS << place != 0);
    fitted.map(|(_, item)| item.number()).collect()
}

/// Where a blueprint begins.
fn start(pack: &Pack, ship: Ship, variant: u8) -> usize {
    let sheet = &pack.fits[ship];
    sheet.start + usize::from(variant - 1) * (1 + sheet.n_slots)
}

/// One blueprint, for the eyes of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The set of slots in use, from 1.
    pub set: u8,
    /// Weapons and then equipment, by slot.
    pub slots: List<u8, 16>,
    /// Items without a slot.
    extras: List<u8, SLOTLESS>,
}

impl Drawing {
    /// The item in a slot, from 0.
    pub fn item(&self, slot: usize) -> Option<Fitting> {
        self.slots.get(slot).copied().and_then(Fitting::in_slot)
    }

    /// All items.
    pub fn items(&self) -> impl Iterator<Item = Fitting> {
        self.slots.iter().chain(self.extras.iter()).copied().filter_map(Fitting::in_slot)
    }
}

impl Drawings {
    /// A blueprint, for the eyes of its owner.
    pub fn get(&self, pack: &Pack, ship: Ship, variant: u8) -> Drawing {
        let all = self.0.for_its_keeper();
        let start = start(pack, ship, variant);
        let end = start + 1 + pack.fits[ship].n_slots;
        let slots = all[start + 1..end].iter().copied().collect();
        Drawing { set: (all[start] & SET) + 1, slots, extras: extras(pack, all[start]) }
    }

    /// X4-416: how many items are fitted in all blueprints, for the eyes of their owner.
    pub(crate) fn n_items(&self, pack: &Pack) -> usize {
        let variants = |card: &ShipCard| {
            let (ship, n) = (card.id, card.variants);
            (1..=n).map(move |variant| self.get(pack, ship, variant).items().count()).sum::<usize>()
        };
        pack.ships.iter().map(variants).sum()
    }

    /// Puts an item into a slot, over whatever is there (X4-125). Another set of slots empties the weapon slots first.
    /// The slot after the last one is for items that need none.
    pub(crate) fn fit(
        &mut self,
        pack: &Pack,
        (ship, variant, set): (Ship, u8, u8),
        slot: usize,
        item: Fitting,
    ) {
        let mut all = self.0.for_its_keeper();
        let at = start(pack, ship, variant);
        if (all[at] & SET) + 1 != set {
            all[at] = all[at] & !SET | (set - 1);
            all[at + 1..=at + pack.fits[ship].n_weapons].fill(0);
        }
        let slots = at + 1..at + 1 + pack.fits[ship].n_slots;
        let all_slotless = || (0..).zip(slotless(pack.equipments.iter()));
        if slots.contains(&(at + 1 + slot)) {
            all[at + 1 + slot] = item.number();
        } else if let Some((place, _)) = (0..).zip(&pack.fits.slotless).find(|(_, it)| **it == item) {
            all[at] |= FIRST_SLOTLESS << place;
        }
        // X4-281: what needs no slot beside another item goes with that item.
        for (place, needed) in
            all_slotless().filter_map(|(place, card)| Some((place, card.slot_free_with_item?)))
        {
            let needed = Fitting::from(Item::Equipment(needed)).number();
            if !all[slots.clone()].contains(&needed) {
                all[at] &= !(FIRST_SLOTLESS << place);
            }
        }
        self.0 = Secret::keep(all);
    }

    /// The set of slots and the items without a slot become those of another first byte.
    fn set_head(&mut self, pack: &Pack, (ship, variant): (Ship, u8), head: u8) {
        let mut all = self.0.for_its_keeper();
        all[start(pack, ship, variant)] = head;
        self.0 = Secret::keep(all);
    }
}

/// Blueprints that everybody keeps in mind for each player.
const KEPT: usize = 8;

/// Slots of the largest blueprint.
pub(crate) const SLOTS: usize = 7;

/// A blueprint as it was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Copied {
    ship: Ship,
    variant: u8,
    /// The set of slots and the items without a slot.
    head: u8,
    slots: [u8; SLOTS],
}

impl Copied {
    /// Whether an item in it lies open.
    fn lies_open(&self, pack: &Pack) -> bool {
        self.slots.iter().copied().filter_map(Fitting::in_slot).any(|item| is_open(pack, item))
    }
}

/// X4R-390: whether everybody knows which blueprints hold an item: prices, upkeep and reactions follow from it.
pub(crate) fn is_open(pack: &Pack, item: Fitting) -> bool {
    let Item::Equipment(it) = item.item() else { return false };
    pack[it].character.is_some() || pack[it].special == Some(Special::StaffHeadquarters)
}

/// X4R-301: blueprints as they were when they were last shown to everybody, the latest last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Shown(List<Copied, KEPT>);

impl Shown {
    /// Whether nothing was ever shown.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A blueprint as it was shown, if it was.
    pub fn get(&self, pack: &Pack, ship: Ship, variant: u8) -> Option<Drawing> {
        let copied = self.0.iter().find(|copied| copied.ship == ship && copied.variant == variant)?;
        let slots = copied.slots[..pack.fits[ship].n_slots.min(SLOTS)].iter().copied().collect();
        Some(Drawing { set: (copied.head & SET) + 1, slots, extras: extras(pack, copied.head) })
    }

    /// What others can think that the blueprints are: as they were shown, else empty.
    pub(crate) fn drawings(&self, pack: &Pack) -> Drawings {
        let mut drawings = Drawings::default();
        for copied in self.0.iter() {
            let items = copied.slots.iter().copied().map(Fitting::in_slot).enumerate();
            for (slot, item) in items.filter_map(|(slot, item)| Some((slot, item?))) {
                drawings.fit(pack, (copied.ship, copied.variant, (copied.head & SET) + 1), slot, item);
            }
            drawings.set_head(pack, (copied.ship, copied.variant), copied.head);
        }
        drawings
    }
}

impl Drawings {
    /// X4R-301: a blueprint is shown to everybody. Of too many the one that was shown longest ago is forgotten.
    pub(crate) fn show<E>(
        &self,
        pack: &Pack,
        (ship, variant): (Ship, u8),
        shown: &mut Shown,
        log: &mut Log<E>,
    ) {
        let all = self.0.open(log);
        let (start, n_slots) = (start(pack, ship, variant), pack.fits[ship].n_slots);
        let mut slots = [0; SLOTS];
        slots.iter_mut().zip(&all[start + 1..start + 1 + n_slots]).for_each(|(slot, item)| *slot = *item);
        let known = shown.0.iter().position(|copied| copied.ship == ship && copied.variant == variant);
        // What has no item that lies open is forgotten first (X4R-390).
        let usual = || shown.0.iter().position(|copied| !copied.lies_open(pack)).unwrap_or(0);
        if let Some(at) = known.or_else(|| (shown.0.len() == KEPT).then(usual)) {
            shown.0.remove(at);
        }
        shown.0.push(Copied { ship, variant, head: all[start], slots });
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
