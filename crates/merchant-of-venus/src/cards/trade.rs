//! What is traded: goods, their categories, First Contact cards and market tokens.

use std::collections::BTreeMap;

use pack::Spanned;
use serde::Deserialize;

use super::Name;
use super::people::{culture, cultures};
use crate::ids::{Category, Culture, Good, MarketState, Origin};

/// A category of goods.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CategoryCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    pub(super) colour: Spanned<String>,
    /// The cheapest good of it.
    pub cost_min: u16,
    /// The dearest good of it.
    pub cost_max: u16,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A good.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// The culture that makes it.
    #[serde(deserialize_with = "culture")]
    pub culture: Culture,
    /// Its category.
    pub category: Category,
    /// What it costs.
    pub cost: u16,
    /// What it sells for on a weak, active and strong market.
    pub resale: [u16; 3],
    /// The cultures that buy it, in ascending order (MV-194).
    #[serde(deserialize_with = "cultures")]
    pub buyers: Vec<Culture>,
    /// Who buys it on the black market.
    #[serde(deserialize_with = "culture")]
    pub black_market: Culture,
    /// Dots of cargo it needs.
    pub capacity: u8,
    /// How many there are.
    pub count: u8,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A First Contact card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContactCard {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its culture.
    #[serde(deserialize_with = "culture")]
    pub culture: Culture,
    /// Its name.
    pub name: Name,
    /// Credits put on it.
    pub credits: u16,
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}

/// A market token of a culture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketToken {
    /// Id in the pack.
    pub id: Spanned<String>,
    /// Its name.
    pub name: Name,
    /// Its culture.
    #[serde(deserialize_with = "culture")]
    pub culture: Culture,
    pub(super) states: Spanned<BTreeMap<String, MarketState>>,
    /// The state of each good, by `Good`; `None` if the culture does not buy it.
    #[serde(skip)]
    pub of: [Option<MarketState>; Good::COUNT],
    /// How sure its values are.
    pub origin: Origin,
    /// What is inferred.
    pub note: String,
}
