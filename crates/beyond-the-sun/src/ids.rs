//! Names of things on the table: cards, slots, mats and places as small `Copy` values.

mod words;

use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;

use engine::Index;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use words::words;
pub use words::{Colour, Column, Module, Place, Set, Side, Sort, SystemDeck, Tile, Type};

/// The text ids of the standard pack, in file order; overrides cannot change them.
struct Texts {
    techs: Vec<&'static str>,
    events: Vec<&'static str>,
    systems: Vec<&'static str>,
    achievements: Vec<&'static str>,
    slots: Vec<&'static str>,
    basics: Vec<&'static str>,
    guilds: Vec<&'static str>,
    factions: Vec<&'static str>,
    mats: Vec<&'static str>,
    leaders: Vec<&'static str>,
    anarchist_actions: Vec<&'static str>,
    anarchist_events: Vec<&'static str>,
}

/// A scan of the text and not a reading of the pack: reading it needs the ids already.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let section = |header: &str| {
        let mut inside = false;
        let mut ids = Vec::new();
        for line in crate::cards::STANDARD_FILES.iter().flat_map(|(_, text)| text.lines()) {
            if line.starts_with('[') {
                inside = line == header;
            } else if inside && let Some(id) = line.strip_prefix("id = \"") {
                ids.push(id.trim_end_matches('"'));
            }
        }
        ids
    };
    Texts {
        techs: section("[[tech]]"),
        events: section("[[event]]"),
        systems: section("[[system]]"),
        achievements: section("[[achievement]]"),
        slots: section("[[slot]]"),
        basics: section("[[basic]]"),
        guilds: section("[[guild]]"),
        factions: section("[[faction]]"),
        mats: section("[[mat]]"),
        leaders: section("[[leader]]"),
        anarchist_actions: section("[[anarchist_action]]"),
        anarchist_events: section("[[anarchist_event]]"),
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
    /// A technology card.
    Tech, techs, 58
}
numbered! {
    /// An event card.
    EventId, events, 24
}
numbered! {
    /// A system card.
    System, systems, 36
}
numbered! {
    /// An achievement card.
    Achievement, achievements, 10
}
numbered! {
    /// A slot of the technology board.
    Slot, slots, 19
}
numbered! {
    /// An action of the basics box.
    Basic, basics, 4
}
numbered! {
    /// A guild of the technology board.
    Guild, guilds, 4
}
numbered! {
    /// A faction.
    Faction, factions, 6
}
numbered! {
    /// A faction mat, standard or expert.
    Mat, mats, 10
}
numbered! {
    /// A leader card.
    Leader, leaders, 20
}
numbered! {
    /// An action card of the anarchists.
    AnarchistAction, anarchist_actions, 16
}
numbered! {
    /// An event of the solo game.
    AnarchistEvent, anarchist_events, 12
}
