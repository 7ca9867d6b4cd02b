//! Factions, their mats and what all mats share.

use crate::effect::{Ability, Condition, Effect};
use crate::ids::{Column, Faction, Set};

use super::{Name, Origin};

/// A faction.
#[derive(Clone, Debug)]
pub struct FactionCard {
    /// Printed name.
    pub name: Name,
    /// The part of the game it belongs to.
    pub set: Set,
    /// Colour of its pieces, or `any`.
    pub colour: String,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

/// A growth symbol of the food track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// Food markers that must have left the track before it is visible.
    pub at: u8,
    /// The column it draws from.
    pub column: Column,
}

/// One of the options of an ability.
#[derive(Clone, Debug)]
pub struct MatOption {
    /// Id on the mat.
    pub id: String,
    /// Printed name.
    pub name: Name,
    /// What it is.
    pub ability: Ability,
}

/// An ability of an expert mat.
#[derive(Clone, Debug)]
pub struct MatAbility {
    /// Its letter.
    pub id: String,
    /// The condition that unlocks it once; `None` if it applies from the start.
    pub unlock: Option<Condition>,
    /// What it is.
    pub ability: Ability,
    /// The options of `choose-one-forever`.
    pub options: Vec<MatOption>,
}

/// A faction mat.
#[derive(Clone, Debug)]
pub struct MatCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Its faction.
    pub faction: Faction,
    /// Whether it is an expert mat.
    pub expert: bool,
    /// Sizes of the supply columns, by `Column`; 0 for those it does not have.
    pub columns: [u8; Column::COUNT],
    /// Growth symbols, from left to right.
    pub growth: Vec<Growth>,
    /// Ore markers that must have left the track before each ore symbol is visible.
    pub mine: Vec<u8>,
    /// VP of the automation levels.
    pub automation: [u8; 7],
    /// VP of each automation level beyond the last.
    pub beyond_vp: u8,
    /// Special set-up.
    pub setup: Effect,
    /// Abilities of an expert mat.
    pub abilities: Vec<MatAbility>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

impl MatCard {
    /// Ore of one ore production, by the number of ore markers off the track (BTS-049).
    pub fn ore(&self, removed: u8) -> u8 {
        self.mine.iter().filter(|at| **at <= removed).count() as u8
    }

    /// The columns that one population growth draws from (BTS-045).
    pub fn growth(&self, removed: u8) -> impl Iterator<Item = Column> + '_ {
        self.growth.iter().filter(move |symbol| symbol.at <= removed).map(|symbol| symbol.column)
    }

    /// VP of so many markers on the automation track (BTS-082).
    pub fn automation_vp(&self, markers: u8) -> u8 {
        let on = usize::from(markers).min(self.automation.len());
        let beyond = markers - on as u8;
        self.automation[..on].iter().sum::<u8>() + beyond * self.beyond_vp
    }
}

/// A prediction card.
#[derive(Clone, Debug)]
pub struct Prediction {
    /// Id in the pack.
    pub id: String,
    /// Printed name.
    pub name: Name,
    /// The level whose type is predicted.
    pub level: u8,
    /// How sure its values are.
    pub origin: Origin,
}

/// The three exchanges of resource trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TradeRates {
    /// Ore for population.
    pub ore_to_pop: Effect,
    /// A ship for population.
    pub ship_to_pop: Effect,
    /// Population for ore.
    pub pop_to_ore: Effect,
}

/// What all mats have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Common {
    /// Cubes of a faction.
    pub cubes: u8,
    /// Food markers.
    pub food_markers: u8,
    /// Ore markers.
    pub ore_markers: u8,
    /// Third markers in the box; more may be used.
    pub a_markers: u8,
    /// Printed automation levels.
    pub automation_levels: u8,
    /// The three exchanges.
    pub trade: TradeRates,
}
