//! Income of a seat (X4R-075), and whether it is received at all (X4R-071).

use crate::hex::Hex;
use crate::ids::Resource;
use crate::notation::{Flag, Property, Quantity};
use crate::realm::Stock;
use crate::state::Colony;

use super::Books;
use super::amount::{either, large, small};
use super::force::Force;
use super::select::Site;
use super::sight::Sight;

/// What a seat receives and pays in an Economy phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// Yields of planets.
    pub planets: Stock,
    /// Resource buildings.
    pub buildings: Stock,
    /// Connections by trade routes.
    pub connections: Stock,
    /// Cards, the core, and all else that effects bring or take.
    pub effects: Stock,
    /// Upkeep.
    pub upkeep: Stock,
    /// What sanctions take.
    pub sanctions: Stock,
}

impl Income {
    /// What the accounts change by.
    pub fn net(&self) -> Stock {
        Stock::new(|resource| {
            let gained = [self.planets, self.buildings, self.connections, self.effects];
            let gained: i16 = gained.iter().map(|part| part[resource]).sum();
            gained - self.upkeep[resource] - self.sanctions[resource]
        })
    }
}

/// What a building yields at most, so that an account can hold it.
const MOST_YIELDED: i32 = 10_000;

impl Books<'_> {
    /// The income as it stands.
    pub fn income(&self) -> Income {
        let mut income = Income::default();
        for colony in self.board.colonies_of(self.seat).filter(|colony| self.yields(colony)) {
            let planet = self.planet_yield(colony);
            for resource in Resource::ALL {
                income.planets[resource] += planet[resource];
            }
            if self.connected().has(colony.hex) {
                let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
                let awe = self.changed(Quantity::YieldConnection, i32::from(colony.level), about);
                income.connections[Resource::Awe] += large(awe);
            }
        }
        for site in self.standing() {
            if let Some(resource) = site.resource.filter(|_| self.system_yields(site.hex)) {
                income.buildings[resource] += self.resource_yield(&site);
            }
        }
        let upkeep = self.upkeep();
        for resource in Resource::ALL {
            income.effects[resource] = self.effect_income(resource);
            income.upkeep[resource] = upkeep.of(resource);
        }
        let lost = self.pack.sanctions.income_per_level.awe;
        let levels = self.board.realms[self.seat].sanctions;
        income.sanctions[Resource::Awe] = -i16::from(lost) * i16::from(levels);
        income
    }

    /// X4-101, X4R-247: whether a colony yields anything.
    pub(super) fn yields(&self, colony: &Colony) -> bool {
        !colony.idle && self.board.system(colony.hex).blockade.is_none()
    }

    fn system_yields(&self, hex: Hex) -> bool {
        self.board.colony_at(hex).is_none_or(|colony| self.yields(colony))
    }

    /// The level that counts for yields and ground capacity.
    pub(super) fn yield_level(&self, colony: &Colony) -> i32 {
        let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
        self.changed(Quantity::YieldLevel, i32::from(colony.level), about)
    }

    /// X4R-052: level times the yield of the planet; the flat part is for the capital of its founder (X4R-249).
    fn planet_yield(&self, colony: &Colony) -> Stock {
        let Some(planet) = self.board.system(colony.hex).planet else { return Stock::default() };
        let card = &self.pack[planet];
        let level = self.yield_level(colony) as i16;
        let chosen =
            |resource| if colony.choice == Some(resource) { card.yield_choice_per_level } else { None };
        let at_home = colony.home && colony.founder == self.seat;
        Stock::new(|resource| {
            let each = i16::from(card.yield_per_level[resource] + chosen(resource).unwrap_or(0));
            each * level + if at_home { i16::from(card.flat_yield[resource]) } else { 0 }
        })
    }

    /// X4-133: what a resource building yields, bonuses and the centre's doubling included.
    fn resource_yield(&self, site: &Site) -> i16 {
        let base = i32::from(site.card.yields.res);
        let about = |force: &Force, property: &Property| self.about_building(site, force, property);
        self.changed(Quantity::YieldRes, base, about).clamp(0, MOST_YIELDED) as i16
    }

    /// What a filter says of a building, seen from the card of the force.
    pub(super) fn about_building(&self, site: &Site, force: &Force, property: &Property) -> Option<bool> {
        self.of_building(site, &Sight { here: force.here, ..Sight::of(self) }, property)
    }

    /// Cards and the core; what is booked at a colony is lost while that yields nothing.
    fn effect_income(&self, resource: Resource) -> i16 {
        let booked = |force: &Force, property: &Property| match property {
            Property::Flag(Flag::Here) => Some(force.here.is_none_or(|hex| self.system_yields(hex))),
            _ => None,
        };
        let core = if self.board.core == Some(self.seat) { self.pack.core.income[resource] } else { 0 };
        either(self.changed(Quantity::income(resource), i32::from(core), booked))
    }

    /// X4R-070: planets counted against the state size, and how many are allowed.
    pub fn state_size(&self) -> (u8, u8) {
        let counts = |colony: &&Colony| !self.board.is_ring_world(colony.hex);
        let n = self.board.colonies_of(self.seat).filter(counts).count() as i32;
        let used = self.changed(Quantity::StateSizeUsed, n, |_, _| None);
        let limit =
            self.changed(Quantity::LimitStateSize, i32::from(self.pack.state_size.start), |_, _| None);
        (small(used), small(limit))
    }

    /// X4R-071: whether this Economy phase brings no income, as there are too many planets: the first of several
    /// such phases in a row, and then every second one.
    pub fn is_income_skipped(&self) -> bool {
        let (used, limit) = self.state_size();
        used > limit && self.board.realms[self.seat].excess.is_multiple_of(2)
    }
}
