//! Which technologies things need and which items fit where, as sets that are worked out once per pack.

use std::ops;

use engine::{Bits, Index};

use super::{Allowed, BuildSite, Character, Pack, ShipCard};
use crate::action::{Fitting, Unit};
use crate::agent::Mission;
use crate::drawing;
use crate::ids::{Building, Deed, Government, Ground, Ship, Standard, Tech};
use crate::notation::Item;

/// A set of items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Items(u128);

impl Items {
    const fn bit(item: Fitting) -> u128 {
        const { assert!(Fitting::COUNT < 128, "a bit for each item") };
        1 << item.number()
    }

    /// Whether an item is in it.
    pub(crate) const fn has(self, item: Fitting) -> bool {
        self.0 & Self::bit(item) != 0
    }

    /// Whether it is empty.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The items that are in both.
    #[must_use]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The items that are in either.
    #[must_use]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The items that are not in the other set.
    #[must_use]
    pub(crate) const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Its items, in the order of their numbers.
    pub(crate) fn iter(self) -> impl Iterator<Item = Fitting> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let item = Fitting::in_slot(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(item)
        })
    }
}

impl FromIterator<Fitting> for Items {
    fn from_iter<I: IntoIterator<Item = Fitting>>(items: I) -> Self {
        Self(items.into_iter().fold(0, |all, item| all | Self::bit(item)))
    }
}

/// The blueprint of a hull.
#[derive(Debug)]
pub(crate) struct Sheet {
    /// Where its first variant begins in the list of all blueprints.
    pub(crate) start: usize,
    /// Weapon slots of its largest set.
    pub(crate) n_weapons: usize,
    /// All its slots.
    pub(crate) n_slots: usize,
    /// The weapons that fit each slot, by set.
    weapons: Vec<Vec<Items>>,
    /// What fits its equipment slots.
    equipment: Items,
    /// What is made for it and can do without a slot, always or under some condition.
    pub(crate) slotless: Items,
    /// What fits any slot, by set.
    any: Vec<Items>,
}

impl Sheet {
    fn of(pack: &Pack, card: &ShipCard, start: usize) -> Self {
        let items = |fits: &dyn Fn(Item) -> bool| -> Items {
            Fitting::all().filter(|item| fits(item.item())).collect()
        };
        let n_sets = card.slot_sets.len().max(1) as u8;
        let weapons: Vec<Vec<Items>> = (1..=n_sets)
            .map(|set| {
                let slots = drawing::weapon_slots(card, set);
                let fitting = |slots| {
                    items(&|item| match item {
                        Item::Weapon(it) => pack[it].level > 0 && pack[it].fits(slots, card.id),
                        _ => false,
                    })
                };
                slots.map(fitting).collect()
            })
            .collect();
        let equipment = items(&|item| match item {
            Item::Weapon(_) => false,
            Item::Protection(it) => pack[it].slots <= 1 && allows(card, &pack[it].allowed),
            Item::Equipment(it) => pack[it].slots == 1 && allows(card, &pack[it].allowed),
        });
        let slotless = drawing::slotless(pack.equipments.iter()).filter(|it| allows(card, &it.allowed));
        let slotless = slotless.map(|it| Fitting::from(Item::Equipment(it.id))).collect();
        let in_equipment = if card.eq > 0 { equipment } else { Items::default() };
        let any =
            weapons.iter().map(|slots| slots.iter().fold(in_equipment, |all, it| all.or(*it))).collect();
        let n_weapons = drawing::first_equipment(card);
        Self {
            start,
            n_weapons,
            n_slots: n_weapons + usize::from(card.eq),
            weapons,
            equipment,
            slotless,
            any,
        }
    }

    /// X4R-086: what fits a slot, from 0, with this set of weapon slots in use.
    pub(crate) fn slot(&self, set: u8, slot: u8) -> Items {
        let slot = usize::from(slot);
        let weapons = self.weapons[usize::from(set) - 1].get(slot).copied().unwrap_or_default();
        if (self.n_weapons..self.n_slots).contains(&slot) { weapons.or(self.equipment) } else { weapons }
    }

    /// What fits any slot.
    pub(crate) fn in_slots(&self, set: u8) -> Items {
        self.any[usize::from(set) - 1]
    }

    /// What might be fitted at all.
    pub(crate) fn all(&self, set: u8) -> Items {
        self.in_slots(set).or(self.slotless)
    }
}

/// Whether an item is made for a hull.
fn allows(card: &ShipCard, allowed: &Allowed) -> bool {
    let named = allowed.units.is_empty() || allowed.units.contains(&card.id);
    let smallest = allowed.class_min.is_none_or(|class| card.class >= class);
    let largest = allowed.class_max.is_none_or(|class| card.class <= class);
    let keyword = allowed.keyword.is_none_or(|it| card.keywords.iter().any(|used| used.keyword == it));
    allowed.any || named && smallest && largest && keyword && (card.military || !allowed.not_civil)
}

/// A unit that is for sale.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sale {
    /// Which.
    pub(crate) unit: Unit,
    /// The technologies that it needs.
    pub(crate) needs: Bits<Tech>,
    /// Where it is placed.
    pub(crate) site: BuildSite,
    /// Its printed price in A.
    pub(crate) awe: u8,
}

/// What is worked out once per pack.
#[derive(Debug, Default)]
pub(crate) struct Fits {
    sheets: Vec<Sheet>,
    /// The items that can do without a slot, in the order of the pack.
    pub(crate) slotless: Vec<Fitting>,
    /// The items that need the same technologies, with those.
    items: Vec<(Bits<Tech>, Items)>,
    /// The items that cost no more than so much A, by price.
    up_to: Vec<Items>,
    /// The items that can be paid with culture instead.
    pub(crate) by_culture: Items,
    /// What each technology needs.
    techs: Vec<Bits<Tech>>,
    hulls: Vec<Bits<Tech>>,
    pub(crate) buildings: Vec<Bits<Tech>>,
    /// All units that can be bought once their technologies are known, in the order in which they are offered.
    pub(crate) sales: Vec<Sale>,
    /// The institution actions that a character can perform in a turn, a bit for each, by `Character` (X4-095).
    missions: [u32; Character::COUNT],
    governments: Vec<Bits<Tech>>,
    /// The technology that lets buy state size (X4-347).
    pub(crate) state_size: Option<Tech>,
    /// The technology that lets recruit advisors (X4-025).
    pub(crate) experts: Option<Tech>,
    /// The clan government (X4-034).
    pub(crate) clan: Option<Government>,
    /// Research ships.
    pub(crate) research_ship: Option<Ship>,
    /// Trade routes.
    pub(crate) route: Option<Building>,
    /// Gates.
    pub(crate) gate: Option<Building>,
}

fn set(techs: &[Tech]) -> Bits<Tech> {
    techs.iter().copied().collect()
}

impl Fits {
    pub(super) fn of(pack: &Pack) -> Self {
        let starts = pack.ships.iter().scan(0, |start, card| {
            *start += drawing::room(card);
            Some(*start - drawing::room(card))
        });
        let culture = |item: &Fitting| match item.item() {
            Item::Equipment(it) => pack[it].cost_alt.is_some_and(|price| price.culture > 0),
            Item::Weapon(_) | Item::Protection(_) => false,
        };
        let deed = Deed::from_id("buy-state-size");
        let unlocks = |tech: &Tech| deed.is_some_and(|deed| pack[*tech].unlocks.actions.contains(&deed));
        Self {
            sheets: pack.ships.iter().zip(starts).map(|(card, start)| Sheet::of(pack, card, start)).collect(),
            slotless: drawing::slotless(pack.equipments.iter())
                .map(|it| Fitting::from(Item::Equipment(it.id)))
                .collect(),
            items: by_needs(pack),
            up_to: by_price(pack),
            by_culture: Fitting::all().filter(culture).collect(),
            techs: pack.techs.iter().map(|card| set(&card.arrows_from)).collect(),
            hulls: pack.ships.iter().map(|card| set(&card.unlocked_by)).collect(),
            buildings: pack.buildings.iter().map(|card| set(&card.unlocked_by)).collect(),
            sales: sales(pack),
            missions: Character::ALL.map(|it| missions(pack, it)),
            governments: pack.governments.iter().map(|card| set(&card.unlocked_by)).collect(),
            state_size: Tech::all().find(unlocks),
            experts: Tech::from_id("council-of-experts"),
            clan: Government::from_id("clan-government"),
            research_ship: Ship::from_id("research-ship"),
            route: Building::from_id("trade-route"),
            gate: Building::from_id("artificial-gate"),
        }
    }

    /// The items whose technologies are among these.
    pub(crate) fn known_items(&self, techs: Bits<Tech>) -> Items {
        let known = self.items.iter().filter(|(needs, _)| needs.without(techs).is_empty());
        known.fold(Items::default(), |all, (_, items)| all.or(*items))
    }

    /// Those of these items that cost no more than this.
    pub(crate) fn up_to(&self, items: Items, most: u8) -> Items {
        items.and(self.up_to[usize::from(most)])
    }

    /// The technologies that can be researched with these.
    pub(crate) fn next_techs(&self, techs: Bits<Tech>) -> impl Iterator<Item = Tech> {
        let missing: Bits<Tech> = Bits::first(Tech::COUNT as u8).without(techs);
        missing.iter().filter(move |tech| self.techs[tech.at()].without(techs).is_empty())
    }

    /// The institution actions that any of these characters can perform in a turn.
    pub(crate) fn missions(&self, aboard: &[Character]) -> impl Iterator<Item = Mission> + use<> {
        let all = aboard.iter().fold(0, |all, it| all | self.missions[*it as usize]);
        Mission::ALL.into_iter().filter(move |it| all & 1 << *it as u32 != 0)
    }

    /// The governments that these technologies unlock.
    pub(crate) fn governments(&self, techs: Bits<Tech>) -> impl Iterator<Item = Government> {
        let open = Government::all().zip(&self.governments);
        open.filter(move |(_, needs)| needs.without(techs).is_empty()).map(|(government, _)| government)
    }

    /// Whether these technologies unlock a hull.
    pub(crate) fn unlocks(&self, ship: Ship, techs: Bits<Tech>) -> bool {
        self.hulls[ship.at()].without(techs).is_empty()
    }
}

impl ops::Index<Ship> for Fits {
    type Output = Sheet;

    fn index(&self, ship: Ship) -> &Sheet {
        &self.sheets[ship.at()]
    }
}

/// The technologies that an item needs, and its printed price in A.
fn terms(pack: &Pack, item: Fitting) -> (Bits<Tech>, u8) {
    match item.item() {
        Item::Weapon(it) => (set(&pack[it].unlocked_by), pack[it].cost.awe),
        Item::Protection(it) => (set(&pack[it].unlocked_by), pack[it].cost.awe),
        Item::Equipment(it) => (set(&pack[it].unlocked_by), pack[it].cost.awe),
    }
}

/// The items by what they need.
fn by_needs(pack: &Pack) -> Vec<(Bits<Tech>, Items)> {
    let mut all: Vec<(Bits<Tech>, Items)> = Vec::new();
    for item in Fitting::all() {
        let (needs, only) = (terms(pack, item).0, Items(Items::bit(item)));
        match all.iter_mut().find(|(other, _)| *other == needs) {
            Some((_, items)) => *items = items.or(only),
            None => all.push((needs, only)),
        }
    }
    all
}

/// The items that cost no more than so much A, for every price.
fn by_price(pack: &Pack) -> Vec<Items> {
    let mut at = vec![Items::default(); usize::from(u8::MAX) + 1];
    for item in Fitting::all() {
        let price = usize::from(terms(pack, item).1);
        at[price] = at[price].or(Items(Items::bit(item)));
    }
    let sums = at.into_iter().scan(Items::default(), |sum, items| {
        *sum = sum.or(items);
        Some(*sum)
    });
    sums.collect()
}

/// The institution actions of a character that are no reactions, a bit for each.
fn missions(pack: &Pack, character: Character) -> u32 {
    const { assert!(Mission::COUNT <= 32, "a bit for each institution action") };
    let open = |it: &Mission| {
        let card = it.card(pack);
        !card.reaction && card.actor.contains(&character)
    };
    Mission::ALL.into_iter().filter(open).fold(0, |all, it| all | 1 << it as u32)
}

fn sales(pack: &Pack) -> Vec<Sale> {
    let hulls = Ship::all().filter(|ship| pack[*ship].level_max.is_none());
    let ships = hulls.flat_map(|ship| {
        let (needs, site) = (set(&pack[ship].unlocked_by), pack[ship].site);
        let (variants, awe) = (1..=pack[ship].variants, pack[ship].cost.awe);
        variants.map(move |variant| Sale { unit: Unit::Ship(ship, variant), needs, site, awe })
    });
    let standards = Standard::all().map(|it| {
        let needs = set(&pack[it].unlocked_by);
        Sale { unit: Unit::Standard(it), needs, site: pack[it].site, awe: pack[it].cost.awe }
    });
    let grounds = Ground::all().filter(|it| pack[*it].buyable).map(|it| {
        let needs = set(&pack[it].unlocked_by);
        Sale { unit: Unit::Ground(it), needs, site: pack[it].site, awe: pack[it].cost.awe }
    });
    ships.chain(standards).chain(grounds).collect()
}
