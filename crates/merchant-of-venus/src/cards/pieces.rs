//! Technologies, equipment and cards as they are printed.

use pack::Spanned;
use serde::Deserialize;

use super::Name;
use super::people::{culture, cultures};
use crate::effect::{Expr, Script};
use crate::ids::{Category, Colours, Culture, Origin, System};
use engine::words;

words! {
    /// Where a technology goes when bought.
    TechnologyType {
        /// Into a hold, using capacity (MV-134).
        Structure = "structure",
        /// Beside a ship-upgrade slot, used with a die (MV-133).
        Upgrade = "upgrade",
        /// Left of the dashboard (MV-136).
        Supply = "supply",
        /// On its own slot (MV-135).
        Special = "special",
    }
}

/// A race technology.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TechnologyCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// The culture that sells it.
    #[serde(deserialize_with = "culture")]
    pub culture: Culture,
    /// What it costs.
    pub cost: u16,
    /// Its category.
    pub category: Category,
    /// Where it goes.
    #[serde(rename = "type")]
    pub kind: TechnologyType,
    /// Dots of cargo it needs.
    pub capacity: u8,
    /// How many there are.
    pub count: u8,
    /// How many one player may own; 0 is any number.
    pub max: u8,
    /// Technologies of one group count as the same.
    pub group: String,
    /// The values on the back of each token.
    #[serde(default)]
    pub variants: Vec<Vec<u8>>,
    pub(super) effect: Spanned<String>,
    /// What it does.
    #[serde(skip)]
    pub script: Script,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

words! {
    /// What a piece of equipment is.
    EquipmentKind {
        /// A step of a dial (MV-130).
        Dial = "dial",
        /// A cargo hold (MV-131).
        Hold = "hold",
        /// A drive (MV-132).
        Drive = "drive",
    }
}

/// A piece of equipment.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EquipmentCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// What it is.
    pub kind: EquipmentKind,
    /// What it costs.
    pub price: u16,
    /// How many there are; 0 for a dial step.
    pub count: u8,
    /// Who sells it.
    #[serde(deserialize_with = "cultures")]
    pub sellers: Vec<Culture>,
    pub(super) effect: Spanned<String>,
    /// What it does.
    #[serde(skip)]
    pub script: Script,
    /// What a drive skips.
    #[serde(skip)]
    pub skips: Colours,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A mission.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    pub(super) destination: Spanned<String>,
    /// Where it must be completed, if anywhere.
    #[serde(skip)]
    pub system: Option<System>,
    pub(super) goal: Spanned<String>,
    /// What must be done.
    #[serde(skip)]
    pub script: Script,
    /// Fame at the end.
    pub fame: u8,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A reward.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// Whether it is a relic (MV-181).
    pub relic: bool,
    /// Whether it may be exchanged (MV-182).
    pub exchange: bool,
    /// Fame at the end.
    pub fame: u8,
    pub(super) effect: Spanned<String>,
    /// What it does.
    #[serde(skip)]
    pub script: Script,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

words! {
    /// What an encounter card is about.
    EncounterKind {
        /// Places a telegate.
        Telegate = "telegate",
        /// Places a pirate.
        Pirate = "pirate",
        /// Places an asteroid.
        Asteroid = "asteroid",
        /// Makes the space blue.
        Blue = "blue",
        /// Production (MV-104).
        Production = "production",
        /// Archaeology (MV-107).
        Archaeology = "archaeology",
        /// A title (MV-105).
        Title = "title",
        /// Intel (MV-106).
        Intel = "intel",
        /// Something that happens once.
        Event = "event",
    }
}

words! {
    /// Where an encounter card goes.
    After {
        /// Out of the game.
        Remove = "remove",
        /// On the discard pile.
        Discard = "discard",
        /// To a player.
        Holder = "holder",
        /// Beside the round track.
        Row = "row",
    }
}

/// A design of encounter cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// What it is about.
    pub kind: EncounterKind,
    /// How many there are.
    pub copies: u8,
    pub(super) criterion: Option<Spanned<String>>,
    /// What a title is for.
    #[serde(skip)]
    pub leads: Option<Expr>,
    /// Fame of a title at the end.
    #[serde(default)]
    pub fame: u8,
    /// Price of intel.
    #[serde(default)]
    pub price: u16,
    pub(super) effect: Spanned<String>,
    /// What it does.
    #[serde(skip)]
    pub script: Script,
    /// Where it goes afterwards.
    pub after: Spanned<After>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A challenge of the solo game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChallengeCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// 1 to 3.
    pub tier: u8,
    /// The last round in which it can be met.
    pub deadline: u8,
    /// Its name.
    pub name: Name,
    pub(super) goal: Spanned<String>,
    /// What must be done.
    #[serde(skip)]
    pub script: Script,
    /// Fame when met.
    pub fame: u8,
    /// Infamy when the deadline passes.
    pub infamy: u8,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}
