//! Upkeep of buildings, units, watches, policies, advisors and wars (X4-186 to X4-188).

use engine::{Index, Seat};

use super::Books;
use super::amount::large;
use super::force::Force;
use crate::cards::{EquipmentCard, Special};
use crate::ids::{Ground, Kosme, Resource, Ship, Standard, named};
use crate::notation::{Flag, Property, Quantity};
use crate::realm::{Make, Vessel};
use crate::state::War;

/// What a seat pays in an Economy phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Upkeep {
    /// Food for buildings and gates.
    pub buildings: i16,
    /// Food for ships and ground units.
    pub units: i16,
    /// Food for watches.
    pub watches: i16,
    /// Culture for policies.
    pub policies: i16,
    /// Culture for advisors.
    pub advisors: i16,
    /// Culture for wars.
    pub wars: i16,
}

impl Upkeep {
    /// All upkeep in one resource.
    pub const fn of(&self, resource: Resource) -> i16 {
        match resource {
            Resource::Food => self.buildings + self.units + self.watches,
            Resource::Culture => self.policies + self.advisors + self.wars,
            Resource::Awe | Resource::Research => 0,
        }
    }
}

/// Blueprints in one row: hulls, then standardised ships, then Kosme ships.
const STANDARDS: usize = Ship::COUNT;
const KOSMES: usize = STANDARDS + Standard::COUNT;
const BLUEPRINTS: usize = KOSMES + Kosme::COUNT;

/// The place of a ship's blueprint in that row; variants of a hull count together.
fn blueprint(vessel: &Vessel) -> usize {
    match vessel.make {
        Make::Blueprint(ship, _) => ship.at(),
        Make::Standard(ship) => STANDARDS + ship.at(),
        Make::Kosme(ship) => KOSMES + ship.at(),
    }
}

impl Books<'_> {
    /// The upkeep as it stands.
    pub fn upkeep(&self) -> Upkeep {
        let realm = &self.board.realms[self.seat];
        let each = |quantity, base: u8| large(self.changed(quantity, i32::from(base), |_, _| None));
        let policies = realm.policies.iter();
        let advisors = realm.advisors.iter().map(|recruit| self.pack[recruit.advisor].upkeep.culture);
        Upkeep {
            buildings: self.building_upkeep(),
            units: self.unit_upkeep(),
            watches: self.watch_upkeep(),
            policies: policies.map(|it| each(Quantity::UpkeepPolicy, self.pack[*it].upkeep.culture)).sum(),
            advisors: advisors.map(|culture| each(Quantity::UpkeepAdvisor, culture)).sum(),
            wars: self.board.wars.iter().map(|war| self.war_upkeep(war)).sum(),
        }
    }

    /// X4-186: each building, and what changes them all together.
    fn building_upkeep(&self) -> i16 {
        let each = self.sites().map(|site| {
            let card = site.card;
            let food = card.upkeep_if_food.filter(|_| site.resource == Some(Resource::Food));
            let base = i32::from(food.unwrap_or(card.upkeep).food);
            let about = |force: &Force, property: &Property| self.about_building(&site, force, property);
            self.changed(Quantity::UpkeepBuilding, base, about).max(0)
        });
        large(self.changed(Quantity::UpkeepBuildingsTotal, each.sum(), |_, _| None))
    }

    /// X4R-088: counted per blueprint over all ships of it, whatever their variant.
    fn unit_upkeep(&self) -> i16 {
        let realm = &self.board.realms[self.seat];
        let mut n = [0u8; BLUEPRINTS];
        let mut food = 0;
        for vessel in realm.ships.iter().filter(|vessel| !vessel.is_free() && !vessel.is_new()) {
            if vessel.is_mercenary() {
                let upkeep = self.upkeep_of(blueprint(vessel));
                // X4-077: twice the upkeep, and at least 1 each.
                food += i32::from((upkeep.food * 2 / upkeep.per).max(1));
            } else {
                n[blueprint(vessel)] += 1;
                food -= i32::from(self.saves_upkeep(vessel));
            }
            let about = |force: &Force, property: &Property| self.of_ship(vessel, force.here, property);
            food += self.changed(Quantity::UpkeepUnit, 0, about).max(0);
        }
        for (blueprint, n) in n.into_iter().enumerate().filter(|(_, n)| *n > 0) {
            let upkeep = self.upkeep_of(blueprint);
            food += i32::from(n / upkeep.per) * i32::from(upkeep.food);
        }
        let ground =
            Ground::all().map(|it| i32::from(realm.ground[it.at()]) * i32::from(self.pack[it].upkeep.food));
        food += ground.sum::<i32>();
        large(self.changed(Quantity::UpkeepUnitsTotal, food, |_, _| None))
    }

    /// X4-298, X4R-390: with staff headquarters a ship whose upkeep is more than 1 costs 1 less.
    fn saves_upkeep(&self, vessel: &Vessel) -> bool {
        let upkeep = self.upkeep_of(blueprint(vessel));
        let is_staff = |card: &EquipmentCard| card.special == Some(Special::StaffHeadquarters);
        upkeep.food > upkeep.per && self.board.shows(self.seat, vessel.make, is_staff)
    }

    fn upkeep_of(&self, blueprint: usize) -> crate::cards::Upkeep {
        match blueprint {
            ship if ship < STANDARDS => self.pack.ships[ship].upkeep,
            standard if standard < KOSMES => self.pack.standards[standard - STANDARDS].upkeep,
            kosme => self.pack.kosmes[kosme - KOSMES].upkeep,
        }
    }

    /// X4-509: for every two levels of each watch.
    fn watch_upkeep(&self) -> i16 {
        let watch = named!(Ship, "watch");
        let upkeep = self.pack[watch].upkeep;
        let each = self.changed(Quantity::UpkeepWatch, i32::from(upkeep.food), |_, _| None).max(0);
        let pairs = self.board.systems.iter().map(|system| i32::from(system.watches[self.seat] / upkeep.per));
        large(pairs.sum::<i32>().saturating_mul(each))
    }

    /// X4-169, X4R-164: each pip for attackers, every second one for defenders.
    fn war_upkeep(&self, war: &War) -> i16 {
        let (attacks, defends) = (war.attackers.has(self.seat), war.defenders.has(self.seat));
        if !attacks && !defends {
            return 0;
        }
        let about = |_: &Force, property: &Property| match property {
            Property::Flag(Flag::Attacker) => Some(attacks),
            _ => None,
        };
        let extra = if war.extra.n_seats() > self.seat.0 { war.extra[self.seat] } else { 0 };
        let pips = self.changed(Quantity::WarPips, i32::from(war.die + extra), about).max(0);
        let numbers = &self.pack.war;
        let per = if attacks { numbers.attacker_upkeep_per_pips } else { numbers.defender_upkeep_per_pips };
        let own = self.changed(Quantity::UpkeepWar, pips / i32::from(per), about).max(0);
        let enemies = if attacks { war.defenders } else { war.attackers };
        large(own + enemies.iter().map(|enemy| self.imposed_by(enemy)).sum::<i32>())
    }

    /// What an enemy's cards add to the upkeep of a war.
    fn imposed_by(&self, enemy: Seat) -> i32 {
        let books = Books::open(self.board, enemy);
        let about = |_: &Force, property: &Property| match property {
            Property::Flag(Flag::Enemies) => Some(true),
            _ => None,
        };
        // Reductions without a filter are the enemy's own; from high enough none of them meets its bound.
        let with = books.changed(Quantity::UpkeepWar, 100, about);
        let without = books.changed(Quantity::UpkeepWar, 100, |_, _| None);
        with - without
    }
}
