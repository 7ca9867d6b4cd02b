//! The tiles: worlds, homes, developments and action tiles as they are printed.

use serde::Deserialize;

use crate::effect::{Bonus, Line, Power, Scoring};
use crate::ids::{Keywords, Kind};
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
    /// How sure the values of a tile are.
    Origin {
        /// Printed in the rulebook.
        Rulebook = "rulebook",
        /// From public text about the game.
        Public = "public",
        /// Attested, with values of our own.
        Partial = "partial",
        /// Our own.
        Reconstructed = "reconstructed",
    }
}

words! {
    /// A side of a two-sided mat or tile.
    Side {
        /// First game, base game.
        A = "a",
        /// The other one.
        B = "b",
    }
}

/// The kind of a colony.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// No kind.
    Grey,
    /// The kind that its owner declares for each action.
    Joker,
    /// One of the four kinds.
    Kind(Kind),
}

/// How a colony gets goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Yield {
    /// Never.
    #[serde(skip)]
    None,
    /// When settled, and by powers.
    Windfall,
    /// In every Produce.
    Production,
}

/// What a tile is worth at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Points {
    /// The printed number.
    Printed(i8),
    /// The printed "?".
    Scored(Scoring),
}

/// The face of a world or of a home.
#[derive(Clone, Debug)]
pub struct ColonyCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// Whether it is conquered and not paid for.
    pub military: bool,
    /// Cost, or defence of a military one.
    pub value: u8,
    /// Colonists needed; on a home those placed at set-up.
    pub colonists: u8,
    /// Worth at the end.
    pub points: Points,
    /// Kind.
    pub colour: Colour,
    /// How it gets goods.
    pub yields: Yield,
    /// Keywords in its name.
    pub keywords: Keywords,
    /// Powers, in printed order.
    pub powers: Vec<Power>,
    /// Whether its good can never be sold.
    pub untradable: bool,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: Option<String>,
}

/// A world tile.
pub type WorldCard = ColonyCard;

/// One side of an empire mat.
#[derive(Clone, Debug)]
pub struct HomeCard {
    /// The home colony.
    pub colony: ColonyCard,
    /// Number of the mat.
    pub mat: u8,
    /// Side of the mat.
    pub side: Side,
    /// Whether it is for the first game.
    pub first_game: bool,
}

/// Where a development lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// On the mat of large developments.
    pub large: bool,
    /// Row, from 1.
    pub row: u8,
    /// Column, from 1.
    pub column: u8,
}

/// One face of a development tile.
#[derive(Clone, Debug)]
pub struct DevelopmentCard {
    /// Id in the pack.
    pub id: &'static str,
    /// Printed name.
    pub name: Name,
    /// The stack it lies in; two faces share one.
    pub stack: String,
    /// 1 or 2.
    pub face: u8,
    /// Whether the stack is never flipped.
    pub fixed: bool,
    /// Whether the face is for the first game.
    pub first_game: bool,
    /// Whether it takes two spaces.
    pub large: bool,
    /// Where the stack lies.
    pub place: Place,
    /// Price.
    pub cost: u8,
    /// Worth at the end.
    pub points: Points,
    /// Keywords in its name.
    pub keywords: Keywords,
    /// Powers, in printed order.
    pub powers: Vec<Power>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: Option<String>,
}

/// An action tile.
#[derive(Clone, Debug)]
pub struct TileCard {
    /// Printed name.
    pub name: Name,
    /// Number of the tile; two sides share one.
    pub tile: u8,
    /// Side of a two-sided tile.
    pub side: Option<Side>,
    /// Whether all players execute the action.
    pub everyone: bool,
    /// What the selector gets, in this order.
    pub bonus: Vec<Bonus>,
    /// Credits put on the tile at the end of a round without it.
    pub credit_if_unchosen: u8,
    /// What it says.
    pub text: Name,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: Option<String>,
}

/// The lines of a tile in printed order: powers, properties, then the score line.
fn lines<'a>(
    powers: &'a [Power],
    properties: Vec<Line>,
    points: &'a Points,
) -> impl Iterator<Item = Line> + 'a {
    let score = match points {
        Points::Printed(_) => None,
        Points::Scored(scoring) => Some(Line::Score(scoring.clone())),
    };
    powers.iter().copied().map(Line::Power).chain(properties).chain(score)
}

impl ColonyCard {
    /// The lines of the tile in printed order: powers, properties, then the score line.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        let joker = (self.colour == Colour::Joker).then_some(Line::Joker);
        let untradable = self.untradable.then_some(Line::Untradable);
        lines(&self.powers, joker.into_iter().chain(untradable).collect(), &self.points)
    }
}

impl DevelopmentCard {
    /// The lines of the tile in printed order: powers, then the score line.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        lines(&self.powers, Vec::new(), &self.points)
    }
}
