//! Leaders, and the tiles of leaders and of expansion mats.

use crate::effect::{Ability, Effect, Scoring};
use crate::ids::{Colour, Tile};
use engine::words;

use super::{ActionCard, Name, Origin};

words! {
    /// What sort of effects a leader has (BTL-014 to BTL-019).
    Kind {
        /// Carried out once, before the first turn.
        SetUp = "setup",
        /// Always applies, or is triggered.
        Passive = "passive",
        /// A private action that can be taken again and again.
        Unlimited = "unlimited",
        /// Each use takes a token.
        Limited = "limited",
        /// VP at the end.
        End = "end",
    }
}

/// A leader card.
#[derive(Clone, Debug)]
pub struct LeaderCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// Its row in the draft.
    pub colour: Colour,
    /// What sort of effects it has.
    pub kinds: Vec<Kind>,
    /// Third markers laid on it before the first turn (BTL-013).
    pub tokens: u8,
    /// Tiles laid on it before the first turn.
    pub tiles: Vec<Tile>,
    /// Set-up instruction.
    pub setup: Effect,
    /// Private actions (BTL-017).
    pub actions: Vec<ActionCard>,
    /// Lasting abilities.
    pub abilities: Vec<Ability>,
    /// Scoring at the end.
    pub end: Scoring,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

/// A sort of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileCard {
    /// How many there are.
    pub count: u8,
    /// How sure that is.
    pub origin: Origin,
}
