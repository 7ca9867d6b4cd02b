//! Capacity pools (X4R-076), building slots, highest levels and what is fully developed.

use crate::ids::{Building, Capacity, Kind};
use crate::notation::{BuildingKind, Property, Quantity};
use crate::state::Colony;

use super::Books;
use super::amount::small;
use super::force::Force;
use super::select::Site;

/// X4R-W3: the highest level of a ring world, without a centre.
const RING_WORLD: u8 = 4;

impl Books<'_> {
    /// X4R-076: the whole pool of a capacity, as it refills every round.
    pub fn capacity(&self, capacity: Capacity) -> u8 {
        self.tally.map_or_else(|| self.counted_pools()[capacity as usize], |tally| tally.pool(capacity))
    }

    /// The pools of ground and space capacity, counted colony by colony.
    pub(super) fn counted_pools(&self) -> [u8; Capacity::COUNT] {
        let capital = self.board.realms[self.seat].capital;
        let (mut ground, mut space, mut pips) = (0, 0, 0);
        for colony in self.board.colonies_of(self.seat).filter(|colony| self.yields(colony)) {
            pips += i32::from(colony.pips);
            ground += self.yield_level(colony) * i32::from(self.pack.colony_levels.gcap_per_level);
            if colony.hex == capital {
                space += i32::from(self.pack.capacity.home_scap);
            }
        }
        let works = |site: &Site| self.board.system(site.hex).blockade.is_none();
        for site in self.standing().chain(self.starbases()).filter(works) {
            ground += self.capacity_yield(&site, Capacity::Ground);
            space += self.capacity_yield(&site, Capacity::Space);
        }
        let booked = |force: &Force, _: &Property| {
            Some(force.here.is_none_or(|hex| self.board.system(hex).blockade.is_none()))
        };
        // X4-455, X4-458: smugglers take their share.
        let pips = pips + i32::from(self.board.realms[self.seat].service.tapped);
        [(Capacity::Ground, ground), (Capacity::Space, space)].map(|(capacity, pool)| {
            let pool = self.changed(Quantity::pool(capacity), pool, booked);
            (pool - pips).clamp(0, i32::from(u8::MAX)) as u8
        })
    }

    /// X4-358: the ground capacity that own capacity buildings produce, bonuses and centres included.
    pub(crate) fn built_ground_capacity(&self) -> u8 {
        let works = |site: &Site| {
            let free = self.board.system(site.hex).blockade.is_none();
            free && site.card.kind == BuildingKind::Capacity
        };
        let sites = self.standing().filter(works);
        sites.map(|site| self.capacity_yield(&site, Capacity::Ground)).sum::<i32>().clamp(0, 80) as u8
    }

    /// Starbases, which count as buildings of their system (X4-200).
    fn starbases(&self) -> impl Iterator<Item = Site> {
        let pack = self.pack;
        let card = || Building::all().map(|building| &pack[building]).find(|card| !card.see_ships.is_empty());
        let ships = self.board.realms[self.seat].ships.iter();
        let bases = ships.filter(|vessel| vessel.at.is_some() && self.hull(vessel).counts_as_building);
        bases.filter_map(move |vessel| Some(Site { card: card()?, resource: None, hex: vessel.at? }))
    }

    fn capacity_yield(&self, site: &Site, capacity: Capacity) -> i32 {
        let base = match capacity {
            Capacity::Ground => site.card.yields.gcap,
            Capacity::Space => site.card.yields.scap + self.starbase_yield(site),
        };
        if base == 0 && site.card.yields.gcap + site.card.yields.scap == 0 {
            return 0;
        }
        let about = |force: &Force, property: &Property| self.about_building(site, force, property);
        self.changed(Quantity::yielded(capacity), i32::from(base), about).max(0)
    }

    fn starbase_yield(&self, site: &Site) -> u8 {
        let ships = self.board.realms[self.seat].ships.iter().filter(|vessel| vessel.at == Some(site.hex));
        let of_kind =
            ships.map(|vessel| self.hull(vessel)).find(|hull| site.card.see_ships.contains(&hull.id));
        of_kind.map_or(0, |hull| hull.yields.scap)
    }

    /// X4-128: building slots of a colony.
    pub fn slots(&self, colony: &Colony) -> u8 {
        let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
        let base = colony.level * self.pack.colony_levels.slots_per_level;
        small(self.changed(Quantity::Slots, i32::from(base), about))
    }

    /// X4R-055: the highest level that a colony can have now.
    pub fn max_level(&self, colony: &Colony) -> u8 {
        let system = self.board.system(colony.hex);
        let planet = system.planet.map_or(0, |planet| self.pack[planet].max_level);
        let base = system.kind.and_then(|kind: Kind| self.pack[kind].max_level).unwrap_or(planet);
        let base = if self.board.is_ring_world(colony.hex) { RING_WORLD } else { base };
        let about = |force: &Force, property: &Property| self.of_colony(colony, force.here, property);
        self.changed(Quantity::MaxLevel, i32::from(base), about).clamp(1, 4) as u8
    }

    /// How many of its slots hold buildings, of any player.
    pub(super) fn n_slotted(&self, colony: &Colony) -> u8 {
        colony.buildings.iter().map(|standing| self.pack[standing.building].slots).sum()
    }

    /// Slots of a colony that hold buildings.
    pub fn used_slots(&self, colony: &Colony) -> u8 {
        self.n_slotted(colony)
    }

    /// X4-128: slots of a colony without a building.
    pub fn free_slots(&self, colony: &Colony) -> u8 {
        self.slots(colony).saturating_sub(self.n_slotted(colony))
    }

    /// X4-222, X4-361: how many centres the seat can have.
    pub fn centre_limit(&self) -> u8 {
        small(self.changed(Quantity::LimitCentres, 1, |_, _| None))
    }

    /// How many centres it has.
    pub fn n_centres(&self) -> u8 {
        self.standing().filter(|site| site.card.limit.is_some()).count() as u8
    }

    /// X4R-056: highest level, and a building in every slot.
    pub(super) fn is_developed(&self, colony: &Colony) -> bool {
        colony.level == self.max_level(colony) && self.n_slotted(colony) >= self.slots(colony)
    }
}
