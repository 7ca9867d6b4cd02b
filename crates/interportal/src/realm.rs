//! What belongs to one seat: accounts, technologies, politics, ships and hands.

use engine::{Bits, List, Seats};
use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::ids::{
    Advisor, EventCard, Goal, Government, Ground, Kosme, Law, MarketCard, Planet, Policy, Resource, Ship,
    Standard, Tech,
};
use crate::notation::Quantity;

/// Numbers of the four resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stock([i16; 4]);

impl Stock {
    /// The stock with a number for each resource.
    pub fn new(number: impl Fn(Resource) -> i16) -> Self {
        Self(Resource::ALL.map(number))
    }
}

impl std::ops::Index<Resource> for Stock {
    type Output = i16;

    fn index(&self, resource: Resource) -> &i16 {
        &self.0[resource as usize]
    }
}

impl std::ops::IndexMut<Resource> for Stock {
    fn index_mut(&mut self, resource: Resource) -> &mut i16 {
        &mut self.0[resource as usize]
    }
}

/// X4R-068: exchange ratios, one for each pair of resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ratios([u8; 6]);

impl Ratios {
    /// All pairs at the same ratio.
    pub const fn all(ratio: u8) -> Self {
        Self([ratio; 6])
    }

    /// The place of a pair, in either order.
    fn place(one: Resource, other: Resource) -> usize {
        let (low, high) = (one.min(other) as usize, one.max(other) as usize);
        assert_ne!(low, high, "a resource is not exchanged for itself");
        // 01 02 03 12 13 23.
        low * (5 - low) / 2 + high - 1
    }

    /// How many of one for 1 of the other.
    pub fn of(&self, one: Resource, other: Resource) -> u8 {
        self.0[Self::place(one, other)]
    }

    /// Sets the ratio of a pair, both ways.
    pub fn set(&mut self, one: Resource, other: Resource, ratio: u8) {
        self.0[Self::place(one, other)] = ratio;
    }
}

/// What a ship is built as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Make {
    /// From an own blueprint, in one of its variants from 1.
    Blueprint(Ship, u8),
    /// A standardised ship.
    Standard(Standard),
    /// A Kosme ship.
    Kosme(Kosme),
}

impl Default for Make {
    fn default() -> Self {
        Self::Blueprint(Ship::default(), 1)
    }
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Vessel {
    /// What it is.
    pub make: Make,
    /// Where it is.
    pub hex: Hex,
    /// Hull points left.
    pub hull: u8,
    /// Whether it is hired (X4-077).
    pub mercenary: bool,
    /// Whether it never costs upkeep.
    pub free: bool,
}

/// Ground units on a planet or aboard ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Army {
    /// Where.
    pub hex: Hex,
    /// How many of each, by `Ground`.
    pub units: [u8; Ground::COUNT],
}

/// A recruited advisor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Recruit {
    /// Who.
    pub advisor: Advisor,
    /// Level, from 1 to 3.
    pub level: u8,
    /// The abilities chosen for level 2 and level 3: the first or the second.
    pub chosen: [u8; 2],
}

/// A change that lasts for some time or for some purchases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Granted {
    /// What it changes.
    pub quantity: Quantity,
    /// By how much.
    pub by: i8,
}

/// What a seat has that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Realm {
    /// Accounts.
    pub accounts: Stock,
    /// Exchange ratios.
    pub ratios: Ratios,
    /// The home world, or the capital after its loss (X4R-249).
    pub capital: Hex,
    /// Technologies.
    pub techs: Bits<Tech>,
    /// Technologies researched first.
    pub first: Bits<Tech>,
    /// Government.
    pub government: Government,
    /// Policies.
    pub policies: List<Policy, 6>,
    /// Advisors.
    pub advisors: List<Recruit, 4>,
    /// Goals fulfilled.
    pub goals: Bits<Goal>,
    /// Sanction levels (X4R-129).
    pub sanctions: u8,
    /// Discovered players.
    pub discovered: Seats,
    /// X4R-071: Economy phases in a row with too many planets.
    pub excess: u8,
    /// Uses of development aid.
    pub aids: u8,
    /// Expeditions sent.
    pub expeditions: u8,
    /// Half points that are kept for good (X4R-284).
    pub half_points: u8,
    /// Changes granted to the end of the game.
    pub granted: List<Granted, 24>,
    /// A planet card turned down (X4R-063).
    pub returned: Option<Planet>,
    /// Ships.
    pub ships: List<Vessel, 64>,
    /// Armies.
    pub armies: List<Army, 12>,
}

/// An event card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub card: EventCard,
    /// Where it was drawn.
    pub hex: Option<Hex>,
    /// Level of an anomaly, from 1.
    pub level: u8,
}

/// What a seat has that others do not see (X4R-009).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// Events.
    pub events: List<Held, 56>,
    /// Laws.
    pub laws: List<Law, 16>,
    /// An advisor.
    pub advisor: Option<Advisor>,
    /// Black-market cards.
    pub market: List<MarketCard, 24>,
}
