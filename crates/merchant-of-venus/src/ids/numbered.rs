//! Components with a number: their place in the pack is their value, their id in the pack is their name.

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use engine::Index;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// A scan of the texts and not a reading of the pack: reading it needs the ids already.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let section = |header: &str, field: &str| {
        let (inside_list, in_table) = (format!("  {{ {field} = \""), format!("{field} = "));
        let mut inside = false;
        let mut ids = Vec::new();
        for line in crate::cards::STANDARD.iter().flat_map(|(_, text)| text.lines()) {
            if line.starts_with('[') || line.ends_with(" = [") {
                inside = line == header;
            } else if inside {
                let id = line.strip_prefix(&inside_list).and_then(|rest| rest.split('"').next());
                let id = id.or_else(|| line.strip_prefix(&in_table).map(|id| id.trim_matches('"')));
                ids.extend(id);
            }
        }
        ids
    };
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

macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident($number:ty), $table:ident, $count:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name($number);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count).map(Self)
            }

            /// The one at this place of the pack.
            pub const fn new(number: $number) -> Option<Self> {
                if number < $count { Some(Self(number)) } else { None }
            }

            /// Its id in the pack.
            pub fn id(self) -> &'static str {
                TEXTS.$table[usize::from(self.0)]
            }

            /// The one with this id in the pack.
            pub fn from_id(id: &str) -> Option<Self> {
                TEXTS.$table.iter().position(|text| *text == id).map(|place| Self(place as $number))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        /// The id for people and programs, the number for the database.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { self.id().serialize(serializer) } else { self.0.serialize(serializer) }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let (read, found) = if deserializer.is_human_readable() {
                    let id = Cow::<str>::deserialize(deserializer)?;
                    (Self::from_id(&id), id.into_owned())
                } else {
                    let number = <$number>::deserialize(deserializer)?;
                    (Self::new(number), number.to_string())
                };
                read.ok_or_else(|| D::Error::custom(format_args!("there is no {} {found}", stringify!($name))))
            }
        }
    };
}

/// The same for those that fit into a set of 64.
macro_rules! indexed {
    ($($(#[$meta:meta])* $name:ident, $table:ident, $count:literal;)*) => {$(
        numbered! { $(#[$meta])* $name(u8), $table, $count }

        impl Index for $name {
            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Self {
                Self::new(index).expect(concat!("a number below ", $count))
            }
        }
    )*};
}

numbered! {
    /// A space of the board.
    Space(u16), spaces, 268
}

impl Space {
    /// Its place in a table that has one entry for each.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

indexed! {
    /// An orbit space on which a merchant spaceport can be built, named after that space.
    Site, sites, 22;
    /// A system, the Galactic Base or an anomaly.
    System, systems, 17;
    /// A culture; its id is its number from 1 to 14.
    Culture, cultures, 14;
    /// A good; the one at the same place as its culture.
    Good, goods, 14;
    /// A race technology.
    Technology, technologies, 15;
    /// A piece of equipment.
    Equipment, equipment, 6;
    /// A pilot.
    Pilot, pilots, 4;
    /// One face of a pilot's cards.
    Face, faces, 16;
    /// A passenger.
    Passenger, passengers, 20;
    /// A mission card.
    Mission, missions, 28;
    /// A reward card.
    Reward, rewards, 24;
    /// A design of encounter cards.
    Encounter, encounters, 33;
    /// A pirate token.
    Pirate, pirates, 12;
    /// A challenge card of the solo game.
    Challenge, challenges, 12;
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
