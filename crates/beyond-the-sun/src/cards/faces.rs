//! The cards: technologies, events, systems and achievements as they are printed.

use engine::Bits;
use serde::Deserialize;

use crate::effect::{Ability, Condition, Effect, Scoring};
use crate::ids::{Set, Sort, SystemDeck, Tech, Type};
use engine::words;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}

words! {
    /// How sure the values of a component are.
    Origin {
        /// Stated in the rulebook.
        Rulebook = "rulebook",
        /// From public pictures or texts.
        Public = "public",
        /// Attested, with values of our own.
        Partial = "partial",
        /// Our own.
        Reconstructed = "reconstructed",
    }
}

/// An action printed on a card or board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// Its action spaces; every one takes one pawn.
    pub spaces: u8,
    /// What it does.
    pub effect: Effect,
    /// The levels whose display rows it reveals when it comes into play, as bits: bit 3 is level III.
    pub reveals: u8,
}

/// What is different about a card in the solo game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Solo {
    /// Printed VP, if others.
    pub vp: Option<u8>,
    /// Scoring, if another one.
    pub end: Option<Scoring>,
    /// Abilities that are void.
    pub ignore: Vec<Ability>,
}

impl TechCard {
    /// BTA-015: its VP, in the solo game or otherwise.
    pub fn vp_in(&self, solo: bool) -> u8 {
        self.solo.vp.filter(|_| solo).unwrap_or(self.vp)
    }

    /// BTA-015: its scoring, in the solo game or otherwise.
    pub fn end_in(&self, solo: bool) -> Scoring {
        self.solo.end.filter(|_| solo).unwrap_or(self.end)
    }

    /// BTA-014: its abilities, in the solo game or otherwise.
    pub fn abilities_in(&self, solo: bool) -> impl Iterator<Item = Ability> + '_ {
        self.abilities.iter().copied().filter(move |ability| !(solo && self.solo.ignore.contains(ability)))
    }
}

/// A technology card.
#[derive(Clone, Debug)]
pub struct TechCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// The part of the game it belongs to.
    pub set: Set,
    /// Level, from 1 to 4.
    pub level: u8,
    /// The types on its left edge, main type first.
    pub left: Vec<Type>,
    /// The same as a set.
    pub types: Bits<Type>,
    /// The type it passes on to the next level; level IIII passes nothing on.
    pub right: Option<Type>,
    /// Printed VP.
    pub vp: u8,
    /// Immediate bonus.
    pub immediate: Effect,
    /// Actions, from top to bottom.
    pub actions: Vec<ActionCard>,
    /// Lasting abilities.
    pub abilities: Vec<Ability>,
    /// Scoring at the end, on top of the VP.
    pub end: Scoring,
    /// The withdrawn card it stands for.
    pub replaces: Option<Tech>,
    /// Whether it is taken out in the solo game.
    pub solo_removed: bool,
    /// What is different in the solo game.
    pub solo: Solo,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

impl TechCard {
    /// Action spaces on the card.
    pub fn n_spaces(&self) -> u8 {
        self.actions.iter().map(|action| action.spaces).sum()
    }
}

words! {
    /// The border of an event.
    Border {
        /// Drawn at random.
        Normal = "normal",
        /// Always used.
        Light = "light",
    }
}

words! {
    /// Where an event goes after it was carried out.
    Stays {
        /// It is discarded.
        No = "no",
        /// Beside the achievements.
        Achievements = "achievements",
        /// On a place.
        Place = "place",
        /// With a faction.
        Player = "player",
        /// Beside the exploration board, as a part of it.
        Board = "board",
    }
}

/// An event card.
#[derive(Clone, Debug)]
pub struct EventCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// The part of the game it belongs to.
    pub set: Set,
    /// Level, 2 or 3.
    pub level: u8,
    /// Its border.
    pub border: Border,
    /// What happens.
    pub effect: Effect,
    /// Where it goes.
    pub stays: Stays,
    /// Actions for everybody while it lies on the table.
    pub actions: Vec<ActionCard>,
    /// Scoring at the end.
    pub end: Scoring,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

/// A system card.
#[derive(Clone, Debug)]
pub struct SystemCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// Its deck.
    pub deck: SystemDeck,
    /// The part of the game it belongs to.
    pub set: Set,
    /// Whether it may be drawn for the A places in set-up.
    pub start: bool,
    /// Strength needed to colonise it.
    pub strength: u8,
    /// Printed specialisations.
    pub spec: Bits<Sort>,
    /// Printed VP.
    pub vp: u8,
    /// Take-control bonus.
    pub control: Effect,
    /// Whether that bonus comes after the whole move and all its other bonuses.
    pub control_deferred: bool,
    /// Whether each faction gets that bonus at most once.
    pub control_once_per_faction: bool,
    /// Colonise bonus.
    pub colonise: Effect,
    /// Abilities while it lies on the exploration board.
    pub board_rules: Vec<Ability>,
    /// Abilities of the owner of the colony.
    pub abilities: Vec<Ability>,
    /// Scoring of the owner at the end, on top of the VP.
    pub end: Scoring,
    /// Whether it is taken out in the solo game.
    pub solo_removed: bool,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

words! {
    /// The deck of an achievement.
    AchievementDeck {
        /// In every game.
        Basic = "basic",
        /// Deck A.
        A = "A",
        /// Deck B.
        B = "B",
    }
}

/// An achievement card.
#[derive(Clone, Debug)]
pub struct AchievementCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// Its deck.
    pub deck: AchievementDeck,
    /// The condition in the player's own achievement phase.
    pub condition: Condition,
    /// The condition with two players, if it is another one.
    pub condition_2p: Option<Condition>,
    /// VP of its spaces, from left to right.
    pub vp: Vec<u8>,
    /// The player count from which on each space is open.
    pub min_players: Vec<u8>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is ours.
    pub note: Option<String>,
}

impl AchievementCard {
    /// How many of its spaces are open.
    pub fn n_spaces(&self, players: u8) -> u8 {
        self.min_players.iter().take_while(|least| **least <= players).count() as u8
    }

    /// The condition with this many players.
    pub fn condition(&self, players: u8) -> Condition {
        if players == 2 { self.condition_2p.unwrap_or(self.condition) } else { self.condition }
    }
}
