//! Names of things on the table: tiles, kinds, keywords, phases and goals as small `Copy` values.

mod keywords;

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use engine::Index;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use keywords::Keywords;

/// The text ids of the standard pack, in file order; overrides cannot change them.
struct Texts {
    worlds: Vec<&'static str>,
    homes: Vec<&'static str>,
    developments: Vec<&'static str>,
    goals: Vec<&'static str>,
}

/// A scan of the text and not a reading of the pack: reading it needs the ids already.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let section = |header: &str| {
        let mut inside = false;
        let mut ids = Vec::new();
        for line in crate::cards::STANDARD_TEXT.lines() {
            if line.starts_with('[') {
                inside = line == header;
            } else if inside && let Some(id) = line.strip_prefix("id = \"") {
                ids.push(id.trim_end_matches('"'));
            }
        }
        ids
    };
    Texts {
        worlds: section("[[world]]"),
        homes: section("[[home]]"),
        developments: section("[[development]]"),
        goals: section("[[goal]]"),
    }
});

macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $table:ident, $count:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..$count).map(Self)
            }

            /// The one at this place of the pack.
            pub const fn new(index: u8) -> Option<Self> {
                if index < $count { Some(Self(index)) } else { None }
            }

            /// Its id in the pack.
            pub fn id(self) -> &'static str {
                TEXTS.$table[usize::from(self.0)]
            }

            /// The one with this id in the pack.
            pub fn from_id(id: &str) -> Option<Self> {
                TEXTS.$table.iter().position(|text| *text == id).map(|index| Self(index as u8))
            }
        }

        impl Index for $name {
            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> Self {
                Self::new(index).expect(concat!("a number below ", $count))
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
                    let index = u8::deserialize(deserializer)?;
                    (Self::new(index), index.to_string())
                };
                read.ok_or_else(|| D::Error::custom(format_args!("there is no {} {found}", stringify!($name))))
            }
        }
    };
}

numbered! {
    /// A world tile of the bag.
    World, worlds, 60
}
numbered! {
    /// One face of a development tile; both faces of a stack have their own.
    Development, developments, 40
}
numbered! {
    /// A home colony: one side of an empire mat.
    Home, homes, 16
}
numbered! {
    /// A goal tile of the variant.
    Goal, goals, 8
}

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $id)] $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$variant),*];

            /// Its word in the pack.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)*
                }
            }

            /// The one with this word in the pack.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.id() == id)
            }
        }

        impl engine::Index for $name {
            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> Self {
                Self::ALL[usize::from(index)]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A kind of good, and of the worlds that make it.
    Kind {
        /// Blue.
        Novelty = "novelty",
        /// Brown.
        Rare = "rare",
        /// Green.
        Genes = "genes",
        /// Yellow; not to be mixed up with the keyword `alien`.
        AlienTech = "alientech",
    }
}

words! {
    /// A word in the name of a tile that powers and scoring refer to.
    Keyword {
        /// Alien.
        Alien = "alien",
        /// Imperium.
        Imperium = "imperium",
        /// Rebel.
        Rebel = "rebel",
        /// Terraforming.
        Terraforming = "terraforming",
        /// Uplift.
        Uplift = "uplift",
    }
}

words! {
    /// The part of a round that a power belongs to.
    Phase {
        /// Buying developments.
        Develop = "develop",
        /// Taking worlds.
        Explore = "explore",
        /// Settling worlds.
        Settle = "settle",
        /// Putting goods on colonies.
        Produce = "produce",
        /// Selling a good.
        Trade = "trade",
        /// Turning goods into points.
        Consume = "consume",
    }
}

words! {
    /// An action tile; the first two are the sides of one tile.
    Tile {
        /// Retreat into Isolation: side of the base game.
        Isolation = "retreat_into_isolation",
        /// Set Galactic Goals: side of the goals variant.
        Goals = "set_galactic_goals",
        /// Develop.
        Develop = "develop",
        /// Explore.
        Explore = "explore",
        /// Settle.
        Settle = "settle",
        /// Produce.
        Produce = "produce",
        /// Trade, then Consume.
        TradeConsume = "trade_consume",
        /// Send Diplomatic Envoys.
        Envoys = "send_diplomatic_envoys",
    }
}
