//! Neutral units and the groups they stand in.

use serde::Deserialize;

use super::entry::entry;
use super::{Damage, KeywordUse, Outfit, Text};
use crate::ids::{Class, Group, NeutralUnit, Ship, Weapon};
use crate::notation::{Place, Program};
use engine::words;

/// The built-in attack of a neutral unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltInAttack {
    /// Range.
    pub range: u8,
    /// Dice.
    pub dice: u8,
    /// To-hit number.
    pub hit: u8,
    /// Damage.
    pub damage: Damage,
}

entry! {
    /// A unit that only neutral groups have.
    NeutralUnitCard: NeutralUnit, notation [] {
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
        /// Equipment slots.
        eq: u8,
        /// Keywords.
        keywords: Vec<KeywordUse>,
        /// How it attacks.
        attack: BuiltInAttack,
        /// Whether it can be recruited away.
        recruitable: bool,
    }
}

/// What a neutral group is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NeutralHull {
    /// A hull that players have too.
    Ship(Ship),
    /// A unit of its own.
    Unit(NeutralUnit),
}

impl<'de> Deserialize<'de> for NeutralHull {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let own = NeutralUnit::from_id(&id).map(Self::Unit);
        own.or_else(|| Ship::from_id(&id).map(Self::Ship)).ok_or_else(|| {
            let near = pack::suggestion(&id, Ship::ids().iter().chain(NeutralUnit::ids()).copied());
            serde::de::Error::custom(format_args!("there is no ship or neutral unit \"{id}\"{near}"))
        })
    }
}

/// Units of one make in a neutral group.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupUnits {
    /// Their hull.
    pub unit: NeutralHull,
    /// How many.
    pub n: u8,
    /// The fewest players with whom they are there.
    pub players_min: Option<u8>,
    /// The most players with whom they are there.
    pub players_max: Option<u8>,
    /// Weapons of each.
    pub weapons: Vec<Weapon>,
    /// Protection and equipment of each.
    pub equipment: Vec<Outfit>,
    /// The set of weapon slots in use.
    #[serde(default)]
    pub slot_set: u8,
    /// The round from which they are there.
    pub from_round: Option<u8>,
}

words! {
    /// Whom a neutral group fights.
    Hostility {
        /// Everybody.
        All = "all",
        /// Military units only.
        Military = "military",
    }
}

words! {
    /// How a neutral group moves.
    GroupMoves {
        /// Never.
        Never = "never",
        /// As the crisis says.
        NoxInvasion = "nox-invasion",
    }
}

entry! {
    /// A neutral group (X4R-N01 to X4R-N05).
    GroupCard: Group, notation [reward] {
        /// Its units.
        units: Vec<GroupUnits>,
        /// Whom it fights.
        hostile_to: Hostility,
        /// How it moves.
        moves: GroupMoves,
        /// Whether it interrupts routes in its system.
        interrupts_routes: bool,
        /// Whether it is pirates.
        pirates: bool,
        /// Reward for the last hit.
        reward: Text<Program>,
        /// Where it stands from the beginning.
        place: Option<Place>,
    }
}
