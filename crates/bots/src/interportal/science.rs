//! What technologies are worth.

use super::Table;
use engine::Index;
use interportal::cards::Pack;
use interportal::ids::{Area, Tech};
use std::sync::LazyLock;

/// What a technology brings besides its area: at once, and for each round that is left.
const WORTHS: &[(&str, i64, i64)] = &[
    ("political-philosophy", 250, 25),
    ("council-of-experts", 350, 10),
    ("efficient-bureaucracy", 20, 5),
    ("political-vision", 80, 15),
    ("excellence-initiative", 80, 4),
    ("polymorphic-cabinet", 60, 5),
    ("perfected-governance", 150, 6),
    ("diplomatic-corps", 50, 3),
    ("jurisprudence", 50, 3),
    ("secret-service", 50, 3),
    ("strategic-infiltration", 20, 2),
    ("interportal-community", 20, 3),
    ("deep-contacts", 20, 2),
    ("celestial-law", 20, 3),
    ("hybrid-war", 20, 2),
    ("refineries", 40, 26),
    ("automated-factories", 30, 12),
    ("exotic-mining", 20, 12),
    ("economic-centre", 40, 25),
    ("mass-production", 40, 8),
    ("robotronics", 30, 9),
    ("high-industry", 40, 25),
    ("advanced-exploitation", 20, 7),
    ("multipolar-economy", 40, 12),
    ("drives-1", 60, 12),
    ("drives-2", 40, 6),
    ("drives-3", 30, 4),
    ("sensors-1", 40, 3),
    ("sensors-2", 30, 4),
    ("sensors-3", 30, 3),
    ("terraforming", 40, 12),
    ("mass-administration", 120, 20),
    ("optimised-city-planning", 20, 9),
    ("metropolises", 20, 8),
    ("hypercommunication", 100, 15),
    ("ships-ks", 80, 6),
    ("ships-us", 120, 10),
    ("ships-hs", 120, 8),
    ("ships-gs", 60, 4),
    ("ships-mk", 60, 4),
    ("defence-troops", 40, 2),
    ("combined-arms", 20, 2),
    ("invasion-tactics", 20, 2),
    ("war-economy", 20, 2),
    ("military-industrial-complex", 40, 4),
    ("advanced-construction", 30, 4),
];

/// What a technology brings that is not in the list: weapons and protection.
const WEAPON: (i64, i64) = (12, 2);

/// The list by technology.
static BY_TECH: LazyLock<[(i64, i64); Tech::COUNT]> = LazyLock::new(|| {
    let mut all = [WEAPON; Tech::COUNT];
    for (id, once, each) in WORTHS {
        if let Some(tech) = Tech::from_id(id) {
            all[tech.at()] = (*once, *each);
        }
    }
    all
});

impl Table<'_> {
    /// All technologies, and the way to finished areas.
    pub(super) fn science(&self) -> i64 {
        let (realm, pack) = (self.realm(), self.board.pack.pack());
        let (mut worth, mut paid) = (0, [0_i64; Area::COUNT]);
        for tech in realm.techs.iter() {
            let (once, each) = BY_TECH[tech.at()];
            worth += once + each * self.rounds;
            paid[pack[tech].area.at()] += i64::from(pack[tech].cost.research);
        }
        worth + Area::all().map(|area| self.area(pack, area, paid[area.at()])).sum::<i64>()
    }

    /// How much of the nearest area is researched, in hundredths of its price.
    pub(super) fn best_area(&self) -> i64 {
        let (realm, pack) = (self.realm(), self.board.pack.pack());
        let mut paid = [0_i64; Area::COUNT];
        for tech in realm.techs.iter() {
            paid[pack[tech].area.at()] += i64::from(pack[tech].cost.research);
        }
        let share = |area: Area| 100 * paid[area.at()] / i64::from(pack[area].cost_sum).max(1);
        Area::all().map(share).max().unwrap_or(0)
    }

    /// X4R-093: a finished area is a point, which the points count; the way there counts more the nearer it is.
    fn area(&self, pack: &Pack, area: Area, paid: i64) -> i64 {
        let sum = i64::from(pack[area].cost_sum).max(1);
        if paid >= sum {
            return 0;
        }
        self.weights.area * paid * (paid + sum) / (2 * sum * sum) * self.rounds.min(4) / 4
    }
}
