//! Ships: hulls, standardised and Kosme ships.

use serde::Deserialize;

use super::entry::entry;
use super::{CapacityCost, Price, Special, Text, Upkeep};
use crate::ids::{Class, Equipment, Keyword, Kosme, Protection, Ship, Size, Standard, Tech, Weapon};
use crate::notation::{Item, Program};
use engine::words;

/// A keyword on a unit or weapon, with its numbers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeywordUse {
    /// Which.
    #[serde(rename = "k")]
    pub keyword: Keyword,
    /// Its number.
    pub x: Option<u8>,
    /// Its radius.
    pub r: Option<u8>,
    /// Its damage.
    pub d: Option<u8>,
    /// Its automatic hits.
    pub n: Option<u8>,
    /// How much harder each further target is.
    pub hit_step: Option<u8>,
    /// The classes it works against.
    pub classes: Option<Vec<Class>>,
    /// The keywords it works against.
    pub vs: Option<Vec<Keyword>>,
}

words! {
    /// Weapons that a slot is limited to.
    SlotOnly {
        /// Those for fighters.
        Fighter = "fighter-only",
        /// Those for bombers.
        Bomber = "bomber-only",
        /// Missiles.
        Missile = "missile",
        /// Energy weapons.
        Energy = "energy",
        /// Projectile weapons.
        Projectile = "projectile",
        /// Point defence.
        PointDefence = "point-defence",
    }
}

/// Weapon slots of one size.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slots {
    /// How many.
    pub n: u8,
    /// Their size.
    pub size: Size,
    /// What they are limited to; nothing if to nothing.
    #[serde(default)]
    pub only: Vec<SlotOnly>,
}

words! {
    /// The part of the blueprint sheets that a hull belongs to.
    HullGroup {
        /// Basic and upgradable.
        Basic = "basic",
        /// The advanced version of a basic hull.
        Advanced = "advanced",
        /// Not upgradable.
        Other = "other",
    }
}

words! {
    /// Where a unit or building can be placed; the notation page tells each in full.
    BuildSite {
        /// A system that produces space capacity.
        Scap = "scap-site",
        /// An own colony, for ground units.
        Gcap = "gcap-site",
        /// The home world or an own colony.
        HomeOrColony = "home-or-colony",
        /// An own colony with a free slot.
        OwnColony = "own-colony",
        /// The same, and the planet produces the resource.
        OwnColonyWithResource = "own-colony-with-resource",
        /// A colony with an own diplomat.
        DiplomatHere = "diplomat-here",
        /// A system with an own research ship or colony and no own gate.
        Gate = "gate-site",
        /// Next to a route or an own colony, or at an own research ship.
        Route = "route-site",
        /// A controlled system with an own research ship.
        Starbase = "starbase-site",
        /// Only by the action that erects watches.
        ErectWatch = "ia-erect-watch",
        /// Not placed.
        None = "none",
    }
}

words! {
    /// What a price is for.
    CostPer {
        /// Each level.
        Level = "level",
    }
}

/// What a unit or building yields for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Yields {
    /// Of its resource.
    pub res: u8,
    /// Ground capacity.
    pub gcap: u8,
    /// Space capacity.
    pub scap: u8,
}

entry! {
    /// A hull (X4-U01 to X4-U26).
    ShipCard: Ship, notation [effect] {
        /// The part of the sheets it belongs to.
        group: HullGroup,
        /// Class.
        class: Class,
        /// Whether it is military.
        military: bool,
        /// Initiative.
        ini: u8,
        /// Tactical movement.
        tac: u8,
        /// Strategic movement.
        #[serde(rename = "str")]
        strategic: u8,
        /// Shield.
        sh: u8,
        /// Armour.
        ar: u8,
        /// Hull.
        hu: u8,
        /// Alternative sets of weapon slots.
        slot_sets: Vec<Vec<Slots>>,
        /// Equipment slots.
        eq: u8,
        /// Keywords.
        keywords: Vec<KeywordUse>,
        /// Price.
        cost: Price,
        /// Price that may be paid instead.
        cost_alt: Option<Price>,
        /// What the price is for, if not for the unit.
        cost_per: Option<CostPer>,
        /// Upkeep.
        upkeep: Upkeep,
        /// Capacity price: 1 for each hull point (X4-110).
        capacity: CapacityCost,
        /// Where it is placed.
        site: BuildSite,
        /// Blueprint variants (X4-195).
        variants: u8,
        /// Technologies that it needs, all of them.
        unlocked_by: Vec<Tech>,
        /// Its advanced version.
        advanced: Option<Ship>,
        /// The hull it is the advanced version of.
        basic: Option<Ship>,
        /// What it yields.
        #[serde(default)]
        yields: Yields,
        /// Whether it counts as a building too.
        #[serde(default)]
        counts_as_building: bool,
        /// Whether it has no front and no rear.
        #[serde(default)]
        no_sectors: bool,
        /// Whether a system holds only one.
        #[serde(default)]
        once_per_system: bool,
        /// Whether its hull is its level.
        #[serde(default)]
        hu_from_level: bool,
        /// Its highest level.
        level_max: Option<u8>,
        /// Whether it takes part in battles.
        acts_in_battle: Option<bool>,
        /// Lasting effect.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}

/// Protection or other equipment of a ship that is fitted in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outfit(pub Item);

impl<'de> Deserialize<'de> for Outfit {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let protection = Protection::from_id(&id).map(Item::Protection);
        let found = protection.or_else(|| Equipment::from_id(&id).map(Item::Equipment));
        found.map(Self).ok_or_else(|| {
            let known = Protection::ids().iter().chain(Equipment::ids()).copied();
            let near = pack::suggestion(&id, known);
            serde::de::Error::custom(format_args!("there is no protection or equipment \"{id}\"{near}"))
        })
    }
}

entry! {
    /// A standardised ship (X4R-S01 to X4R-S13).
    StandardCard: Standard, notation [] {
        /// Class.
        class: Class,
        /// Its hull.
        base: Ship,
        /// The set of weapon slots in use.
        slot_set: u8,
        /// Weapons.
        weapons: Vec<Weapon>,
        /// Protection and equipment.
        equipment: Vec<Outfit>,
        /// Price.
        cost: Price,
        /// Upkeep: that of the hull (X4R-255).
        upkeep: Upkeep,
        /// Capacity price.
        capacity: CapacityCost,
        /// Where it is placed.
        site: BuildSite,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
    }
}

entry! {
    /// A Kosme ship (X4R-KO1 to X4R-KO4).
    KosmeCard: Kosme, notation [] {
        /// Class.
        class: Class,
        /// Its hull.
        base: Ship,
        /// The set of weapon slots in use.
        slot_set: u8,
        /// Weapons.
        weapons: Vec<Weapon>,
        /// Protection and equipment.
        equipment: Vec<Outfit>,
        /// Price in culture.
        cost: Price,
        /// Upkeep.
        upkeep: Upkeep,
        /// Capacity price.
        capacity: CapacityCost,
        /// Where it is placed.
        site: BuildSite,
        /// How many of them per round.
        per_round: u8,
        /// Rounds until it leaves.
        rounds: u8,
    }
}
