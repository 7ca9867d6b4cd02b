//! Components with a number: their place in the pack is their value, their id in the pack is their name.

use std::sync::LazyLock;

use engine::Index;
use serde::{Deserialize, Serialize};

/// The text ids of the standard pack, in file order; overrides cannot change them.
struct Texts {
    spaces: Vec<&'static str>,
    sites: Vec<&'static str>,
    systems: Vec<&'static str>,
    cultures: Vec<&'static str>,
    goods: Vec<&'static str>,
    technologies: Vec<&'static str>,
    equipment: Vec<&'static str>,
    pilots: Vec<&'static str>,
    faces: Vec<&'static str>,
    passengers: Vec<&'static str>,
    missions: Vec<&'static str>,
    rewards: Vec<&'static str>,
    encounters: Vec<&'static str>,
    pirates: Vec<&'static str>,
    challenges: Vec<&'static str>,
}

/// Scans the texts instead of reading the pack, because reading the pack already needs the ids.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let section =
        |header, field| pack::ids(crate::cards::STANDARD.iter().map(|(_, text)| *text), header, field);
    Texts {
        spaces: section("spaces = [", "id"),
        sites: section("sites = [", "orbit"),
        systems: section("[[system]]", "id"),
        cultures: section("[[culture]]", "id"),
        goods: section("[[good]]", "id"),
        technologies: section("[[technology]]", "id"),
        equipment: section("[[equipment]]", "id"),
        pilots: section("[[pilot]]", "id"),
        faces: section("[[pilot.face]]", "id"),
        passengers: section("[[passenger]]", "id"),
        missions: section("[[mission]]", "id"),
        rewards: section("[[reward]]", "id"),
        encounters: section("[[encounter]]", "id"),
        pirates: section("[[pirate]]", "id"),
        challenges: section("[[challenge]]", "id"),
    }
});

engine::numbered! {
    /// A space of the board.
    Space(u16), 268, TEXTS.spaces;
}

impl Space {
    /// Its place in a table that has one entry for each.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

engine::indexed! {
    /// An orbit space on which a merchant spaceport can be built, named after that space.
    Site, 22, TEXTS.sites;
    /// A system, the Galactic Base or an anomaly.
    System, 17, TEXTS.systems;
    /// A culture; its id is its number from 1 to 14.
    Culture, 14, TEXTS.cultures;
    /// A good; the one at the same place as its culture.
    Good, 14, TEXTS.goods;
    /// A race technology.
    Technology, 15, TEXTS.technologies;
    /// A piece of equipment.
    Equipment, 6, TEXTS.equipment;
    /// A pilot.
    Pilot, 4, TEXTS.pilots;
    /// One face of a pilot's cards.
    Face, 16, TEXTS.faces;
    /// A passenger.
    Passenger, 20, TEXTS.passengers;
    /// A mission card.
    Mission, 28, TEXTS.missions;
    /// A reward card.
    Reward, 24, TEXTS.rewards;
    /// A design of encounter cards.
    Encounter, 33, TEXTS.encounters;
    /// A pirate token.
    Pirate, 12, TEXTS.pirates;
    /// A challenge card of the solo game.
    Challenge, 12, TEXTS.challenges;
}

impl Culture {
    /// Its printed number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The culture with this printed number.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number == 0 { None } else { Self::new(number - 1) }
    }

    /// The good it makes.
    pub const fn good(self) -> Good {
        Good(self.0)
    }
}

impl Good {
    /// The culture that makes it.
    pub const fn culture(self) -> Culture {
        Culture(self.0)
    }
}

macro_rules! places {
    ($($(#[$meta:meta])* $name:ident, $count:literal;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$count).map(Self)
            }
        }

        impl Index for $name {
            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Self {
                assert!(index < $count, "a number below {}", $count);
                Self(index)
            }
        }
    )*};
}

places! {
    /// An encounter space, in the order of the board: where tokens can be placed.
    Spot, 24;
    /// A space that is, or can become, an asteroid: where drill tokens can be placed.
    Rock, 38;
}
