//! Names of the pieces: ships, technologies, cards and kinds of systems as small `Copy` values.

mod words;

use std::borrow::Cow;
use std::fmt;
use std::num::NonZeroU8;
use std::sync::LazyLock;

use engine::Index;
use pack::suggestion;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use words::{Capacity, Class, Kind, Resource, Size, Stat};

/// The one of a kind that rules name, looked up once: listings ask for it thousands of times.
macro_rules! named {
    ($kind:ident, $id:literal) => {{
        static FOUND: std::sync::LazyLock<$kind> =
            std::sync::LazyLock::new(|| $kind::from_id($id).expect(concat!("the pack has ", $id)));
        *FOUND
    }};
}
pub(crate) use named;

macro_rules! numbered {
    ($($(#[$meta:meta])* $name:ident = $section:literal, $noun:literal, $count:literal;)*) => {$(
        $(#[$meta])*
        ///
        /// It is kept one higher than its place in the pack, so that a place for one or none takes one byte.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(NonZeroU8);

        impl Default for $name {
            fn default() -> Self {
                Self(NonZeroU8::MIN)
            }
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;
            /// The section of the pack that lists them.
            pub const SECTION: &'static str = $section;

            /// Their ids, in the order of the pack; overrides cannot change them.
            pub fn ids() -> &'static [&'static str] {
                static IDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
                    let texts = crate::cards::STANDARD_FILES.iter().map(|(_, text)| *text);
                    pack::ids(texts, concat!("[[", $section, "]]"), "id")
                });
                &IDS
            }

            /// All of them, in the order of the pack.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (1..=$count).map(|number: u8| Self(NonZeroU8::new(number).unwrap_or(NonZeroU8::MIN)))
            }

            /// The one at this place of the pack.
            pub const fn new(index: u8) -> Option<Self> {
                if index >= $count {
                    return None;
                }
                match NonZeroU8::new(index + 1) {
                    Some(number) => Some(Self(number)),
                    None => None,
                }
            }

            /// Its id in the pack.
            pub fn id(self) -> &'static str {
                Self::ids()[self.at()]
            }

            /// The one with this id in the pack.
            pub fn from_id(id: &str) -> Option<Self> {
                // Whole matches are read from text, so this is no walk through all of them.
                static SORTED: LazyLock<Vec<(&'static str, u8)>> = LazyLock::new(|| {
                    let mut sorted: Vec<_> = $name::ids().iter().copied().zip(0..).collect();
                    sorted.sort_unstable();
                    sorted
                });
                let found = SORTED.binary_search_by_key(&id, |(text, _)| *text).ok()?;
                Self::new(SORTED[found].1)
            }
        }

        impl Index for $name {
            fn index(self) -> u8 {
                self.0.get() - 1
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
                if serializer.is_human_readable() {
                    self.id().serialize(serializer)
                } else {
                    self.index().serialize(serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let id = Cow::<str>::deserialize(deserializer)?;
                    Self::from_id(&id).ok_or_else(|| {
                        let near = suggestion(&id, Self::ids().iter().copied());
                        D::Error::custom(format_args!("there is no {} \"{id}\"{near}", $noun))
                    })
                } else {
                    let index = u8::deserialize(deserializer)?;
                    Self::new(index).ok_or_else(|| D::Error::custom(format_args!("there is no {} {index}", $noun)))
                }
            }
        }
    )*};
}

numbered! {
    /// A hull: what a blueprint is drawn for.
    Ship = "ship", "ship", 26;
    /// A standardised ship, which nobody can alter (X4-127).
    Standard = "standard", "standardised ship", 13;
    /// A Kosme ship, lent for a round (X4-065).
    Kosme = "kosme", "Kosme ship", 4;
    /// A unit that only neutral groups have.
    NeutralUnit = "neutral_unit", "neutral unit", 1;
    /// A group of neutral units.
    Group = "group", "neutral group", 5;
    /// A ground unit.
    Ground = "ground", "ground unit", 8;
    /// A building, with each step on its own.
    Building = "building", "building", 15;
    /// A piece of protection.
    Protection = "protection", "protection", 12;
    /// A piece of other equipment.
    Equipment = "equipment", "equipment", 26;
    /// A weapon.
    Weapon = "weapon", "weapon", 31;
    /// A research area.
    Area = "area", "research area", 6;
    /// A node of the technology tree.
    Tech = "tech", "technology", 58;
    /// A government.
    Government = "government", "government", 20;
    /// A goal of a government.
    Goal = "goal", "goal", 38;
    /// A policy.
    Policy = "policy", "policy", 50;
    /// An advisor.
    Advisor = "advisor", "advisor", 16;
    /// A law that can always be put to the vote.
    AlwaysLaw = "always_law", "always-law", 6;
    /// A law card.
    Law = "law", "law", 24;
    /// A deck of event cards.
    Deck = "event_deck", "deck of events", 8;
    /// An event card that exploring draws.
    EventCard = "event", "event", 42;
    /// A planetary event.
    PlanetaryEvent = "planetary_event", "planetary event", 26;
    /// A card of the black market.
    MarketCard = "market_card", "black-market card", 17;
    /// A crisis.
    Crisis = "crisis", "crisis", 6;
    /// A space wonder.
    Wonder = "wonder", "wonder", 6;
    /// An investor group.
    Investor = "investor", "investor group", 7;
    /// Something that a player can do for an action.
    Deed = "action", "action", 72;
    /// A kind of planet, or the home world.
    Planet = "planet", "kind of planet", 12;
    /// A keyword of units and weapons.
    Keyword = "keyword", "keyword", 33;
    /// A reason for war.
    WarReason = "reason", "reason for war", 6;
    /// A goal of war.
    WarGoal = "war_goal", "goal of war", 5;
    /// A modifier on attack dice.
    Modifier = "modifier", "modifier", 10;
    /// A row of the overview of upkeep.
    UpkeepRow = "upkeep", "row of the upkeep overview", 11;
    /// A source of victory points.
    VpSource = "source", "source of victory points", 11;
    /// A symbol of the legend.
    Symbol = "symbol", "symbol", 25;
    /// A map for a number of players.
    Layout = "layout", "map", 5;
    /// A pile of cards in the box.
    Material = "material", "pile of cards", 15;
}
