//! Cultures, pilots, passengers and pirates.

use pack::Spanned;
use serde::{Deserialize, Deserializer};

use crate::effect::Script;
use crate::ids::{Category, Culture, Face, Origin, Pilot};
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

/// Reads a culture by its printed number.
pub(super) fn culture<'de, D: Deserializer<'de>>(from: D) -> Result<Culture, D::Error> {
    let number = u8::deserialize(from)?;
    Culture::numbered(number).ok_or_else(|| {
        serde::de::Error::custom(format_args!("expected a culture from 1 to 14, found {number}"))
    })
}

/// Reads a culture by its printed number; 0 is the Galactic Base.
fn culture_or_base<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Culture>, D::Error> {
    let number = u8::deserialize(from)?;
    if number > Culture::COUNT as u8 {
        let message = format_args!("expected a culture from 1 to 14 or 0, found {number}");
        return Err(serde::de::Error::custom(message));
    }
    Ok(Culture::numbered(number))
}

/// Reads cultures by their printed numbers.
pub(super) fn cultures<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Culture>, D::Error> {
    let numbers = Vec::<u8>::deserialize(from)?;
    let read = |number: u8| {
        Culture::numbered(number).ok_or_else(|| {
            serde::de::Error::custom(format_args!("expected cultures from 1 to 14, found {number}"))
        })
    };
    numbers.into_iter().map(read).collect()
}

words! {
    /// What a culture is good at.
    CultureClass {
        /// Bioengineers.
        Bioengineers = "bioengineers",
        /// Metaphysicians.
        Metaphysicians = "metaphysicians",
        /// Primitives.
        Primitives = "primitives",
        /// Industrialists.
        Industrialists = "industrialists",
        /// Technologists.
        Technologists = "technologists",
    }
}

/// A culture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CultureCard {
    /// Its number.
    #[serde(deserialize_with = "culture")]
    pub id: Culture,
    /// Its name.
    pub name: Name,
    /// What it is good at.
    pub class: CultureClass,
    /// The good it makes.
    pub good: Spanned<String>,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A pilot.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilotCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// The pilot's name.
    pub name: Name,
    /// The pilot's species.
    pub species: Name,
    /// The home culture.
    #[serde(deserialize_with = "culture")]
    pub home: Culture,
    /// How sure the values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
    /// The four faces, as written.
    pub(super) face: Vec<Spanned<FaceCard>>,
    /// Levels 1, 2, 3a and 3b.
    #[serde(skip)]
    pub faces: [Face; 4],
}

/// One face of a pilot's cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// 1 to 3.
    pub level: u8,
    /// `a` or `b` at level 3.
    pub side: String,
    /// What the pilot is called there.
    pub name: Name,
    /// Skill in pilot tests.
    pub skill: u8,
    pub(super) effect: Spanned<String>,
    /// What it does.
    #[serde(skip)]
    pub script: Script,
    /// Whose face it is.
    #[serde(skip)]
    pub pilot: Pilot,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A passenger.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PassengerCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// The passenger's name.
    pub name: Name,
    /// The start culture; `None` is the Galactic Base.
    #[serde(deserialize_with = "culture_or_base")]
    pub from: Option<Culture>,
    /// The destination; `None` is the Galactic Base.
    #[serde(deserialize_with = "culture_or_base")]
    pub to: Option<Culture>,
    /// What the bank pays.
    pub fare: u16,
    /// Fame, or infamy if negative.
    pub fame: i8,
    /// Dots of cargo needed; 2 is a whole hold.
    pub capacity: u8,
    /// How sure the values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A pirate.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PirateCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// The pirates' name.
    pub name: Name,
    pub(super) colour: Spanned<String>,
    /// The category of goods they rob.
    #[serde(skip, default = "basic")]
    pub category: Category,
    /// Added to the effect die.
    pub modifier: u8,
    /// How sure the values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

fn basic() -> Category {
    Category::Basic
}
