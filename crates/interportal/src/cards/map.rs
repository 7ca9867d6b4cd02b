//! The map: tile mixes, kinds of systems and planets.

use engine::Index;
use serde::Deserialize;

use super::entry::entry;
use super::{Price, Text};
use crate::ids::{Building, Deck, Group, Kind, Layout, Planet, Resource, Ship};
use crate::notation::Program;
use engine::words;

/// How many tiles of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Tiles {
    /// Planets.
    pub planet: u8,
    /// Asteroid fields.
    pub asteroid_field: u8,
    /// Nebulae.
    pub nebula: u8,
    /// Anomalies.
    pub anomaly: u8,
    /// Storms.
    pub storm: u8,
    /// Black holes.
    pub black_hole: u8,
    /// Supernovae.
    pub supernova: u8,
}

impl Tiles {
    /// Each kind with its number.
    pub const fn by_kind(self) -> [(Kind, u8); 7] {
        [
            (Kind::Planet, self.planet),
            (Kind::AsteroidField, self.asteroid_field),
            (Kind::Nebula, self.nebula),
            (Kind::Anomaly, self.anomaly),
            (Kind::Storm, self.storm),
            (Kind::BlackHole, self.black_hole),
            (Kind::Supernova, self.supernova),
        ]
    }

    /// The tiles one by one.
    pub fn pile(self) -> Vec<Kind> {
        self.by_kind().into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n))).collect()
    }
}

/// Tiles of a part of the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSet {
    /// The tiles.
    pub tiles: Tiles,
    /// The rules of the ledger that it states.
    pub rules: Vec<String>,
}

entry! {
    /// The map for a number of players (X4R-MX2 to X4R-MX6).
    LayoutCard: Layout, notation [] {
        /// Players.
        players: u8,
        /// Radius.
        radius: u8,
        /// Corners of the home worlds, in seat order.
        home_corners: Vec<u8>,
        /// Corner of the lost home world.
        lost_home_corner: Option<u8>,
        /// All tiles but the galactic centre and home worlds.
        tiles: Tiles,
        /// What is left of them after the home clusters and ring 1.
        rest: Tiles,
    }
}

/// A deck that exploring draws from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explored {
    /// Nothing is drawn.
    Nothing,
    /// A planet card.
    PlanetCard,
    /// An event.
    Event(Deck),
}

impl<'de> Deserialize<'de> for Explored {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        match id.as_str() {
            "none" => Ok(Self::Nothing),
            "planet-card" => Ok(Self::PlanetCard),
            other => Deck::from_id(other).map(Self::Event).ok_or_else(|| {
                let known = Deck::ids().iter().copied().chain(["none", "planet-card"]);
                let near = pack::suggestion(other, known);
                serde::de::Error::custom(format_args!("there is no deck \"{other}\"{near}"))
            }),
        }
    }
}

/// What can be built in a system that holds no colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Buildable {
    /// A building.
    Building(Building),
    /// A ship that counts as a building.
    Ship(Ship),
}

impl<'de> Deserialize<'de> for Buildable {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        let building = Building::from_id(&id).map(Self::Building);
        building.or_else(|| Ship::from_id(&id).map(Self::Ship)).ok_or_else(|| {
            let near = pack::suggestion(&id, Building::ids().iter().chain(Ship::ids()).copied());
            serde::de::Error::custom(format_args!("there is no building or ship \"{id}\"{near}"))
        })
    }
}

entry! {
    /// A kind of system.
    KindCard: Kind, notation [effect] {
        /// Whether it is dangerous.
        dangerous: bool,
        /// Whether routes cost there as in dangerous systems.
        route_cost_dangerous: bool,
        /// What exploring draws.
        explore_draws: Explored,
        /// Whether entering ends the movement.
        ends_movement: bool,
        /// The only things that can be built there, if limited.
        buildable: Option<Vec<Buildable>>,
        /// The group that guards it.
        guard: Option<Group>,
        /// Whether it lies open from the start.
        #[serde(default)]
        discovered_at_start: bool,
        /// Its planet card.
        planet: Option<Planet>,
        /// The highest level of a colony there.
        max_level: Option<u8>,
        /// Lasting effect.
        effect: Option<Text<Program>>,
    }
}

entry! {
    /// A kind of planet, or the home world (X4R-PL01 to X4R-PL10).
    PlanetCard: Planet, notation [effect] {
        /// Cards in the deck.
        cards: u8,
        /// Resources that it produces, the first one mainly.
        resources: Vec<Resource>,
        /// Yield for each colony level.
        yield_per_level: Price,
        /// Yield for each colony level of one resource, chosen when founded.
        yield_choice_per_level: Option<u8>,
        /// Yield besides the levels.
        #[serde(default)]
        flat_yield: Price,
        /// Highest level without a centre.
        max_level: u8,
        /// Space capacity.
        #[serde(default)]
        scap: u8,
        /// Whether ships can be built there.
        #[serde(default)]
        shipyard: bool,
        /// Lasting effect.
        effect: Option<Text<Program>>,
    }
}

words! {
    /// A list of cards in the box.
    CardTable {
        /// Planets.
        Planet = "planet",
        /// Events of exploring.
        Event = "event",
        /// Planetary events.
        PlanetaryEvent = "planetary_event",
        /// The black market.
        MarketCard = "market_card",
        /// Laws.
        Law = "law",
        /// Always-laws.
        AlwaysLaw = "always_law",
        /// Advisors.
        Advisor = "advisor",
        /// Governments.
        Government = "government",
        /// Wonders.
        Wonder = "wonder",
    }
}

entry! {
    /// A pile of cards in the box (X4R-017).
    MaterialCard: crate::ids::Material, notation [] {
        /// The list they stand in.
        table: CardTable,
        /// How many cards.
        cards: u8,
        /// How many different ones.
        kinds: u8,
    }
}

impl LayoutCard {
    /// The map for so many players.
    pub fn fits(&self, n_seats: u8) -> bool {
        self.players == n_seats && self.id.at() == usize::from(n_seats) - 2
    }
}
