//! What purchases cost where they are placed, and whether that can be paid (X4-110, X4-114, X4-129).

use super::Books;
use super::amount::small;
use super::force::Force;
use super::select::Site;
use super::sight::Sight;
use crate::action::{Fitting, Unit};
use crate::cards::{BuildingCard, CapacityCost, GroundType, Items, Price, Special};
use crate::drawing::is_open;
use crate::hex::Hex;
use crate::ids::{Building, Capacity, Class, Resource};
use crate::notation::{BuildingKind, Flag, Item, Named, Property, Quantity};
use crate::realm::{Make, Vessel};
use crate::why::Reason;

/// A price in A and capacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quote {
    /// A.
    pub awe: u8,
    /// Ground and space capacity.
    pub capacity: [u8; Capacity::COUNT],
    /// Capacity that is saved where it is placed (X4R-098).
    pub saved: u8,
}

impl Books<'_> {
    /// X4-111: what is left of a capacity in this round.
    pub fn capacity_left(&self, capacity: Capacity) -> u8 {
        let spent = self.board.realms[self.seat].spent[capacity as usize];
        self.capacity(capacity).saturating_sub(spent)
    }

    /// What is printed on a unit: its price in A and capacity, and its class.
    fn printed(&self, unit: Unit) -> (Price, CapacityCost, Option<Class>) {
        match unit {
            Unit::Ship(ship, _) => {
                let card = &self.pack[ship];
                (card.cost, card.capacity, Some(card.class))
            }
            Unit::Standard(ship) => {
                let card = &self.pack[ship];
                (card.cost, card.capacity, Some(card.class))
            }
            Unit::Ground(ground) => (self.pack[ground].cost, self.pack[ground].capacity, None),
        }
    }

    /// Whether buildings cost what is printed on them.
    pub(crate) fn builds_as_printed(&self) -> bool {
        let granted = self.board.realms[self.seat].office.granted;
        self.is_as_printed([Quantity::CostBuilding, Quantity::CapcostBuilding]) && !granted
    }

    /// Whether units cost what is printed on them, blueprints that are shown aside.
    pub(crate) fn sells_as_printed(&self) -> bool {
        self.is_as_printed([Quantity::CostUnit, Quantity::CapcostUnit])
    }

    /// The price that is printed on a unit.
    pub(crate) fn printed_quote(&self, unit: Unit) -> Quote {
        let (price, capacity, _) = self.printed(unit);
        self.quote(i32::from(price.awe), capacity, |needs| needs)
    }

    /// The price of a unit that is placed here.
    pub fn unit_quote(&self, unit: Unit, hex: Hex) -> Quote {
        if self.sells_as_printed() && !self.is_shown(unit) {
            return self.printed_quote(unit);
        }
        let (price, capacity, class) = self.printed(unit);
        let sight = Sight { site: Some(hex), class, ..Sight::of(self) };
        let about = |force: &Force, property: &Property| self.of_unit(unit, hex, force.here, property);
        let awe = self.steps(&sight, Quantity::CostUnit, about).on(i32::from(price.awe));
        let awe = self.staffed(unit, &sight, awe);
        let factor = self.steps(&sight, Quantity::CapcostUnit, about);
        self.saved(hex, self.quote(awe, capacity, |needs| factor.on(needs)))
    }

    /// X4-298, X4R-390: staff headquarters in a blueprint make its ships cheaper.
    fn staffed(&self, unit: Unit, sight: &Sight<'_, '_>, awe: i32) -> i32 {
        let Unit::Ship(ship, variant) = unit else { return awe };
        let shown = self.board.realms[self.seat].shown.get(self.pack, ship, variant);
        let Some(drawing) = shown else { return awe };
        let open = drawing.items().filter(|item| is_open(self.pack, *item));
        open.fold(awe, |awe, item| match item.item() {
            Item::Equipment(it) => match self.pack[it].effect.as_ref() {
                Some(effect) => self.by_item(sight, **effect, Quantity::CostUnit, awe),
                None => awe,
            },
            _ => awe,
        })
    }

    /// Whether everybody knows the blueprint of a unit, so that its price may differ from that of other variants.
    pub(crate) fn is_shown(&self, unit: Unit) -> bool {
        let Unit::Ship(ship, variant) = unit else { return false };
        self.board.realms[self.seat].shown.get(self.pack, ship, variant).is_some()
    }

    /// Whether a price with these two quantities is the same wherever the purchase is placed.
    pub(crate) fn is_same_everywhere(&self, quantities: [Quantity; 2]) -> bool {
        let saves = self.tally.is_some_and(|tally| tally.has(Special::CapacityRebate));
        !saves && !quantities.into_iter().any(|quantity| self.is_changed(quantity))
    }

    /// Whether nothing at all changes a price with these two quantities.
    fn is_as_printed(&self, quantities: [Quantity; 2]) -> bool {
        self.is_same_everywhere(quantities) && !quantities.into_iter().any(|it| self.is_granted(it))
    }

    /// The changes for one purchase a round that buying this unit here uses up.
    pub(crate) fn unit_uses(&self, unit: Unit, hex: Hex) -> u8 {
        let about = |force: &Force, property: &Property| self.of_unit(unit, hex, force.here, property);
        self.uses_once([Quantity::CostUnit, Quantity::CapcostUnit], about)
    }

    /// The same for a building.
    pub(crate) fn building_uses(&self, building: Building, hex: Hex) -> u8 {
        let site = Site { card: &self.pack[building], resource: None, hex };
        let about = |force: &Force, property: &Property| {
            self.of_building(&site, &Sight { here: force.here, site: Some(hex), ..Sight::of(self) }, property)
        };
        self.uses_once([Quantity::CostBuilding, Quantity::CapcostBuilding], about)
    }

    /// X4R-375: the lower price for one purchase that applies here.
    pub(crate) fn rebate(&self, quantity: Quantity, hex: Option<Hex>) -> Option<usize> {
        let rebates = &self.board.realms[self.seat].rebates;
        rebates.iter().position(|it| it.quantity == quantity && (it.hex.is_none() || it.hex == hex))
    }

    /// A price after the rebate that applies here.
    pub(super) fn rebated(&self, quantity: Quantity, hex: Option<Hex>, price: u8) -> u8 {
        let Some(place) = self.rebate(quantity, hex) else { return price };
        let rebate = self.board.realms[self.seat].rebates[place];
        price.saturating_sub(rebate.by).max(rebate.min.min(price))
    }

    /// A property of a unit that is bought here.
    fn of_unit(&self, unit: Unit, hex: Hex, here: Option<Hex>, property: &Property) -> Option<bool> {
        if *property == Property::Flag(Flag::SiteCapacity) {
            let capacity = |site: &Site| site.hex == hex && site.card.kind == BuildingKind::Capacity;
            return Some(self.standing().any(|site| capacity(&site)));
        }
        let make = match unit {
            Unit::Ship(ship, variant) => Make::Blueprint(ship, variant),
            Unit::Standard(ship) => Make::Standard(ship),
            Unit::Ground(ground) => {
                return Some(match property {
                    Property::Flag(Flag::Ground | Flag::Military | Flag::Regular) => true,
                    Property::Flag(Flag::Ship | Flag::Civil | Flag::Standard) => false,
                    Property::Flag(Flag::Vehicle) => self.pack[ground].unit_type == GroundType::Vehicle,
                    Property::Flag(Flag::Here) => here == Some(hex),
                    Property::Id(ids) => ids.contains(&Named::Ground(ground)),
                    _ => return None,
                });
            }
        };
        self.of_ship(&Vessel { make, at: Some(hex), ..Vessel::default() }, here, property)
    }

    /// The price of a building here, new or from a lower step.
    pub fn building_quote(&self, building: Building, from: Option<Building>, hex: Hex) -> Quote {
        let card = &self.pack[building];
        let upgrade = from.and_then(|from| card.upgrades.iter().find(|upgrade| upgrade.from == from));
        let dangerous = card.cost_dangerous.filter(|_| self.is_dangerous(hex));
        let price: Price = upgrade.map_or(dangerous.unwrap_or(card.cost), |upgrade| upgrade.cost);
        let capacity = upgrade.map_or(card.capacity, |upgrade| upgrade.capacity);
        self.priced(card, price, capacity, hex)
    }

    /// The lowest price of a new building, if its price differs only between dangerous systems and others.
    pub(crate) fn least_building_quote(&self, card: &'static BuildingCard) -> Quote {
        let dangerous = card.cost_dangerous.filter(|price| price.awe < card.cost.awe);
        self.priced(card, dangerous.unwrap_or(card.cost), card.capacity, self.board.realms[self.seat].capital)
    }

    /// The price of a building here, from what is printed.
    fn priced(&self, card: &'static BuildingCard, price: Price, capacity: CapacityCost, hex: Hex) -> Quote {
        if self.builds_as_printed() {
            return self.quote(i32::from(price.awe), capacity, |needs| needs);
        }
        let granted = self.board.realms[self.seat].office.granted;
        let site = Site { card, resource: None, hex };
        let sight = Sight { site: Some(hex), ..Sight::of(self) };
        let about = |force: &Force, property: &Property| {
            self.of_building(&site, &Sight { here: force.here, ..sight }, property)
        };
        let awe = self.steps(&sight, Quantity::CostBuilding, about).on(i32::from(price.awe));
        if granted {
            return self.quote(awe, CapacityCost::default(), |needs| needs);
        }
        let factor = self.steps(&sight, Quantity::CapcostBuilding, about);
        self.saved(hex, self.quote(awe, capacity, |needs| factor.on(needs)))
    }

    /// The sum of the steps of own capacity buildings in a system.
    pub(crate) fn industry(&self, hex: Hex) -> u8 {
        let capacity = |site: &Site| site.hex == hex && site.card.kind == BuildingKind::Capacity;
        self.standing().filter(capacity).map(|site| site.card.step.unwrap_or(1)).sum()
    }

    /// X4R-098: what the capacity buildings of a system still save in this round.
    pub(crate) fn savings(&self, hex: Hex) -> u8 {
        if !self.tally.is_some_and(|tally| tally.has(Special::CapacityRebate)) {
            return 0;
        }
        let used = self.board.colony_at(hex).map_or(0, |colony| colony.industry[0]);
        self.industry(hex).saturating_sub(used)
    }

    /// X4R-098: a price in capacity after what is saved here, ground capacity first.
    fn saved(&self, hex: Hex, mut quote: Quote) -> Quote {
        let mut left = self.savings(hex);
        for needs in &mut quote.capacity {
            let off = left.min(*needs);
            *needs -= off;
            left -= off;
            quote.saved += off;
        }
        quote
    }

    /// X4-140, X4-235: whether a route costs here as in a dangerous system.
    fn is_dangerous(&self, hex: Hex) -> bool {
        let kind = self.board.system(hex).kind;
        kind.is_some_and(|kind| self.pack[kind].dangerous || self.pack[kind].route_cost_dangerous)
    }

    /// X4-125: the price of fitting an item once.
    pub fn fit_quote(&self, item: Item) -> Quote {
        let (price, size) = match item {
            Item::Weapon(weapon) => (self.pack[weapon].cost, Some(self.pack[weapon].size)),
            Item::Protection(protection) => (self.pack[protection].cost, None),
            Item::Equipment(equipment) => (self.pack[equipment].cost, None),
        };
        let about = |_: &Force, property: &Property| match property {
            Property::Flag(Flag::Weapon) => Some(size.is_some()),
            Property::Size(sizes) => Some(size.is_some_and(|size| sizes.contains(&size))),
            _ => None,
        };
        let awe = self.changed(Quantity::CostFit, i32::from(price.awe), about);
        self.quote(awe, CapacityCost::default(), |needs| needs)
    }

    /// X4-RC08: culture that may be paid for fitting an item in place of A; nothing where there is no choice.
    pub fn fit_culture(&self, item: Item) -> Option<i16> {
        let Item::Equipment(it) = item else { return None };
        let culture = self.pack[it].cost_alt.map(|price| i16::from(price.culture));
        culture.filter(|culture| *culture > 0)
    }

    /// Whether an item can be fitted, for A or for culture.
    ///
    /// # Errors
    /// What is missing of A.
    pub(crate) fn affords_item(&self, item: Item) -> Result<(), Reason> {
        let by_awe = self.affords(&self.fit_quote(item));
        let by_culture = self.fit_culture(item).is_some_and(|culture| self.has_culture(culture).is_ok());
        if by_culture { Ok(()) } else { by_awe }
    }

    /// Those of these items that can be fitted for what there is, spare capacity included.
    pub(crate) fn affordable(&self, items: Items) -> Items {
        if self.is_changed(Quantity::CostFit) || self.is_granted(Quantity::CostFit) {
            return items.iter().filter(|it| self.affords_item(it.item()).is_ok()).collect();
        }
        let culture =
            |it: &Fitting| self.fit_culture(it.item()).is_some_and(|it| self.has_culture(it).is_ok());
        let by_culture: Items = items.and(self.pack.fits.by_culture).iter().filter(culture).collect();
        self.pack.fits.up_to(items, self.most_awe()).or(by_culture)
    }

    /// X4R-298: the highest price that can be paid, if all spare capacity lowers it; that never makes it less than 1.
    pub(crate) fn most_awe(&self) -> u8 {
        let awe = self.board.realms[self.seat].accounts[Resource::Awe];
        let spare: i16 = Capacity::ALL.map(|capacity| i16::from(self.capacity_left(capacity))).iter().sum();
        let most = if awe > 0 { awe + spare } else { 0 };
        most.clamp(0, i16::from(u8::MAX)) as u8
    }

    /// Whether something granted by name changes a quantity.
    pub(crate) fn is_granted(&self, quantity: Quantity) -> bool {
        self.granted(quantity) != 0
    }

    /// X4-200: what may be paid in either capacity takes ground capacity first.
    fn quote(&self, awe: i32, capacity: CapacityCost, changed: impl Fn(i32) -> i32) -> Quote {
        let of = |needs: u8| if needs == 0 { 0 } else { small(changed(i32::from(needs))) };
        let either = of(capacity.gcap_or_scap);
        let ground = either.min(self.capacity_left(Capacity::Ground));
        let (gcap, scap) = (of(capacity.gcap), of(capacity.scap));
        let capacity = [gcap.saturating_add(ground), scap.saturating_add(either - ground)];
        Quote { awe: small(awe), capacity, saved: 0 }
    }

    /// What would be left of a capacity after a purchase.
    pub fn spare(&self, quote: &Quote, capacity: Capacity) -> u8 {
        self.capacity_left(capacity).saturating_sub(quote.capacity[capacity as usize])
    }

    /// Whether a purchase can be paid, if need be by lowering its price with spare capacity (X4R-298).
    ///
    /// # Errors
    /// What is missing.
    pub fn affords(&self, quote: &Quote) -> Result<(), Reason> {
        for capacity in Capacity::ALL {
            let (need, have) = (quote.capacity[capacity as usize], self.capacity_left(capacity));
            if need > have {
                return Err(Reason::NoCapacity { capacity, need, have });
            }
        }
        let spare: i16 =
            Capacity::ALL.map(|capacity| i16::from(self.spare(quote, capacity))).into_iter().sum();
        let awe = i16::from(quote.awe);
        self.has(Resource::Awe, awe - spare.min((awe - 1).max(0)))
    }

    /// Whether an account holds so much.
    ///
    /// # Errors
    /// What is missing.
    pub fn has(&self, resource: Resource, need: i16) -> Result<(), Reason> {
        let have = self.board.realms[self.seat].accounts[resource];
        if have < need { Err(Reason::TooExpensive { resource, need, have }) } else { Ok(()) }
    }
}
