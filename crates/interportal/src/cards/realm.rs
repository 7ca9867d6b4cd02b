//! The state and what it builds: technologies, governments, goals, policies, advisors and buildings.

use serde::Deserialize;

use super::entry::{Notated, Reader, entry};
use super::{BuildSite, CapacityCost, Price, Special, Text, Yields};
use crate::ids::{
    Advisor, Area, Building, Deed, Equipment, Goal, Government, Ground, Policy, Protection, Ship, Tech,
    Weapon,
};
use crate::notation::{BuildingKind, Condition, Program, Tier};
use engine::words;

entry! {
    /// A research area (X4R-TA1 to X4R-TA6).
    AreaCard: Area, notation [] {
        /// How many technologies it has.
        nodes: u8,
        /// What they cost together.
        cost_sum: u8,
        /// Points for owning them all.
        vp: u8,
    }
}

/// What a technology makes available.
#[derive(Clone, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Unlocks {
    /// Actions.
    pub actions: Vec<Deed>,
    /// Buildings.
    pub buildings: Vec<Building>,
    /// Other equipment.
    pub equipment: Vec<Equipment>,
    /// Tiers of governments.
    pub government_tiers: Vec<Tier>,
    /// Ground units.
    pub ground: Vec<Ground>,
    /// Protection.
    pub protection: Vec<Protection>,
    /// Hulls.
    pub ships: Vec<Ship>,
    /// Weapons.
    pub weapons: Vec<Weapon>,
}

entry! {
    /// A node of the technology tree (X4R-T01 to X4R-T58).
    TechCard: Tech, notation [effect bonus] {
        /// The line it belongs to.
        line: String,
        /// Its step in the line.
        level: u8,
        /// Steps of the line.
        levels: u8,
        /// Another German name.
        alias_de: Option<String>,
        /// Research area.
        area: Area,
        /// Price.
        cost: Price,
        /// Technologies that must be owned, all of them (X4R-090).
        arrows_from: Vec<Tech>,
        /// What it makes available.
        unlocks: Unlocks,
        /// Lasting effect.
        effect: Option<Text<Program>>,
        /// Procedure that lasts.
        special: Option<Special>,
        /// Bonus of the first researcher.
        bonus: Option<Text<Program>>,
        /// Procedure of the bonus.
        bonus_special: Option<Special>,
    }
}

/// Political actions by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Actions {
    /// Of any kind.
    pub free: u8,
    /// Government actions.
    pub government: u8,
    /// Treaty actions.
    pub treaty: u8,
    /// Law actions.
    pub law: u8,
    /// Institution actions.
    pub institution: u8,
}

entry! {
    /// A government (X4R-G01 to X4R-G19) or the provisional one.
    GovernmentCard: Government, notation [effect] {
        /// Tier.
        tier: Tier,
        /// Price.
        cost: Price,
        /// Political actions per Politics phase.
        actions: Actions,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
        /// The government under which its bound policies stay.
        successor: Option<Government>,
        /// Its goals.
        goals: Vec<Goal>,
        /// Its policies.
        policies: Vec<Policy>,
        /// Whether only one player can have it (X4R-110).
        exclusive: bool,
        /// Whether it can be introduced (X4R-105).
        introducible: bool,
        /// Lasting effect.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}

words! {
    /// When a goal is checked.
    GoalCheck {
        /// At the end of every phase.
        PhaseEnd = "phase-end",
        /// At the end of the Economy phase.
        EconomyEnd = "economy-end",
        /// At the end of the Politics phase.
        PoliticsEnd = "politics-end",
        /// With the check of the galactic centre.
        ClosingCentreCheck = "closing-centre-check",
    }
}

entry! {
    /// A goal of a government (X4R-Z01 to X4R-Z38).
    GoalCard: Goal, notation [cond] {
        /// Its government.
        government: Government,
        /// What must be so.
        cond: Text<Condition>,
        /// When that is checked.
        check: GoalCheck,
    }
}

entry! {
    /// A policy (X4R-P01 to X4R-P50).
    PolicyCard: Policy, notation [effect] {
        /// The government that introduces it.
        government: Government,
        /// Price.
        cost: Price,
        /// Upkeep.
        upkeep: Price,
        /// Whether it ends with its government (X4-017).
        bound: bool,
        /// Lasting effect.
        effect: Text<Program>,
    }
}

/// One of the two abilities of an advisor's level.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Whether it is used once and then spent (X4R-116).
    pub one_time: bool,
    /// What it does.
    pub effect: Text<Program>,
}

impl Notated for Ability {
    fn visit(&mut self, reader: &mut impl Reader) {
        self.effect.visit(reader);
    }
}

entry! {
    /// An advisor (X4R-A01 to X4R-A16).
    AdvisorCard: Advisor, notation [effect level2 level3] {
        /// Price of recruiting.
        cost: Price,
        /// Upkeep.
        upkeep: Price,
        /// Basic ability.
        effect: Text<Program>,
        /// Price of level 2.
        level2_cost: Price,
        /// The abilities of level 2.
        level2: Vec<Ability>,
        /// Price of level 3.
        level3_cost: Price,
        /// The abilities of level 3.
        level3: Vec<Ability>,
        /// Points for level 3 (X4-030).
        level3_vp: u8,
    }
}

/// A step of a building that is reached from a lower one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// The lower step.
    pub from: Building,
    /// Price.
    pub cost: Price,
    /// Capacity price.
    pub capacity: CapacityCost,
}

words! {
    /// Buildings of which one becomes another.
    Family {
        /// Resource buildings.
        Resource = "resource-building",
        /// Capacity buildings.
        Capacity = "capacity-building",
    }
}

words! {
    /// The cube that marks a building.
    Cube {
        /// Bronze.
        Bronze = "bronze",
        /// Silver.
        Silver = "silver",
        /// Gold.
        Gold = "gold",
    }
}

words! {
    /// What limits how many of a building a player can have.
    BuildingLimit {
        /// The limit of centres (X4-222).
        Centres = "centres",
    }
}

entry! {
    /// A building (X4-B01 to X4-B15).
    BuildingCard: Building, notation [effect] {
        /// Kind.
        kind: BuildingKind,
        /// Price.
        cost: Price,
        /// Price in dangerous systems and on supernovae.
        cost_dangerous: Option<Price>,
        /// Upkeep.
        upkeep: Price,
        /// Upkeep if it yields food (X4-134).
        upkeep_if_food: Option<Price>,
        /// Capacity price.
        capacity: CapacityCost,
        /// Building slots that it uses.
        slots: u8,
        /// Technologies that it needs.
        unlocked_by: Vec<Tech>,
        /// Where it is built.
        site: BuildSite,
        /// The buildings that it belongs to.
        family: Option<Family>,
        /// Step.
        step: Option<u8>,
        /// What it yields.
        #[serde(default)]
        yields: Yields,
        /// The lower steps it can be reached from.
        #[serde(default)]
        upgrades: Vec<Upgrade>,
        /// Whether ships can be built there.
        #[serde(default)]
        shipyard: bool,
        /// The cube that marks it.
        cube: Option<Cube>,
        /// What limits its number.
        limit: Option<BuildingLimit>,
        /// Hull in battles.
        hu: Option<u8>,
        /// Initiative in battles.
        ini: Option<u8>,
        /// Shield that it gives the planet.
        sh: Option<u8>,
        /// Whether it comes with its technology.
        #[serde(default)]
        automatic: bool,
        /// The ships that it stands for.
        #[serde(default)]
        see_ships: Vec<Ship>,
        /// Lasting effect.
        effect: Option<Text<Program>>,
        /// Procedure.
        special: Option<Special>,
    }
}
