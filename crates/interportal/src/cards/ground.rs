//! Ground units.

use serde::Deserialize;

use super::entry::entry;
use super::{BuildSite, CapacityCost, DamageType, KeywordUse, Price, Special, Upkeep};
use crate::ids::{Ground, Tech};
use engine::words;

words! {
    /// A type of ground units.
    GroundType {
        /// Infantry.
        Infantry = "infantry",
        /// Vehicles.
        Vehicle = "vehicle",
    }
}

words! {
    /// What ground units attack.
    GroundTarget {
        /// Infantry.
        Infantry = "infantry",
        /// Vehicles.
        Vehicle = "vehicle",
        /// Ships, in space battles.
        Ship = "ship",
        /// Air force.
        AirForce = "air-force",
    }
}

words! {
    /// What a ground unit is besides its type.
    GroundTag {
        /// Air force.
        AirForce = "air-force",
        /// A building.
        Building = "building",
    }
}

/// An attack of a ground unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroundAttack {
    /// Against what.
    pub vs: GroundTarget,
    /// Range, in space battles.
    pub range: Option<u8>,
    /// Dice.
    pub dice: u8,
    /// To-hit number.
    pub hit: u8,
    /// Damage of each hit.
    pub damage: u8,
    /// Type of the damage, in space battles.
    pub damage_type: Option<DamageType>,
}

entry! {
    /// A ground unit (X4-G01 to X4-G08).
    GroundCard: Ground, notation [] {
        /// Its type.
        unit_type: GroundType,
        /// What else it is.
        tags: Vec<GroundTag>,
        /// Initiative.
        ini: u8,
        /// Armour.
        ar: u8,
        /// Hull.
        hu: u8,
        /// Attacks by target.
        attacks: Vec<GroundAttack>,
        /// Keywords.
        keywords: Vec<KeywordUse>,
        /// Price.
        cost: Price,
        /// Upkeep.
        upkeep: Upkeep,
        /// Capacity price.
        capacity: CapacityCost,
        /// Where it is placed.
        site: BuildSite,
        /// Whether it can be bought.
        buyable: bool,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
        /// How many defend each colony level.
        per_colony_level: Option<u8>,
        /// Whether it counts as a building too.
        #[serde(default)]
        counts_as_building: bool,
        /// Building slots that it uses.
        slots: Option<u8>,
        /// Procedure.
        special: Option<Special>,
    }
}
