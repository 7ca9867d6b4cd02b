//! Everything that the match remembers between two decisions. Data only.

use crate::cards::PackRef;
use crate::flow::Frame;
use crate::ids::{Development, Goal, Home, Kind, Tile, World};
use engine::{Bag, Bits, BySeat, Chance, Deck, Index, List, Seat, Secret};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// A match of New Frontiers.
///
/// [`Board`] holds everything that is open; the rest is hidden from everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) board: Board,
    /// NFG-003, NFG-009: goals that lie face down.
    pub(crate) hidden: Hidden,
    /// NF-023: what comes out of the bag next.
    pub(crate) chance: Chance,
}

/// What is face down in the goals variant. Empty in the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The stack of goals.
    pub(crate) stack: Deck<Goal, { Goal::COUNT }>,
    /// Goals that somebody is looking at.
    pub(crate) drawn: List<Goal, 3>,
    /// The goal that is face down in front of its owner.
    pub(crate) kept: Option<Secret<Goal>>,
}

impl Deref for State {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Board {
        &mut self.board
    }
}

/// The open table: boards, supplies and empires. In the base game only the order in which the bag will be drawn is
/// hidden (NF-023, NF-178).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The tiles this match is played with.
    pub pack: PackRef,
    /// Rounds begun, from 1; 0 while homes are chosen.
    pub round: u8,
    /// The order track, first disc first (NF-042).
    pub discs: List<Seat, 5>,
    /// How many of the discs, from the first, have selected in this round (NF-044).
    pub n_selected: u8,
    /// Who selected a tile in this round (NF-036).
    pub selected: [Option<Seat>; Tile::ALL.len()],
    /// Credits lying on the Produce tile (NF-131).
    pub produce_credits: u8,
    /// Points left in the pool (NF-019).
    pub vp_pool: u16,
    /// Colonists left in the supply (NF-021).
    pub colonists: u8,
    /// Goods left in the supply, by kind.
    pub goods: [u8; Kind::ALL.len()],
    /// The faces that are up on the development boards, sold out or not.
    pub faces: Bits<Development>,
    /// Copies left of each face.
    #[serde(with = "stock")]
    pub stock: [u8; Development::COUNT],
    /// The bag of worlds.
    pub bag: Bag<World>,
    /// Worlds laid out by Explore (NF-076).
    pub layout: Bits<World>,
    /// Replaced worlds that return to the bag when Settle is over (NF-121).
    pub leaving: Bits<World>,
    /// Goods that each seat has produced in the current Produce, by kind (NF-133).
    pub produced: BySeat<[u8; Kind::ALL.len()]>,
    /// What each seat owns.
    pub empires: BySeat<Empire>,
    /// The open part of the goals; `None` in the base game.
    pub goals: Option<Goals>,
    /// What has ended the game, if anything has.
    pub ending: Ending,
    pub(crate) frames: List<Frame, 6>,
}

/// What one player owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Empire {
    /// The number of the mat that was dealt (NF-030).
    pub mat: u8,
    /// The home colony; `None` until its side is chosen, or after it has been replaced.
    pub home: Option<Home>,
    /// Credits.
    pub credits: u16,
    /// Points in chips.
    pub vp: u16,
    /// Colonists on the mat that can be used (NF-090).
    pub colonists: u8,
    /// Developments bought.
    pub developments: Bits<Development>,
    /// Worlds explored and not settled.
    pub explored: Bits<World>,
    /// Worlds settled.
    pub settled: Bits<World>,
    /// Colonies with a good on them (NF-129).
    pub goods: Bits<Colony>,
    /// The kind of the good on the joker: the kind when it was placed, regardless of later declarations (NF-071).
    pub joker_good: Option<Kind>,
    /// What the joker counts as in scoring (NF-074).
    pub joker_counts_as: Option<Kind>,
}

impl Empire {
    /// All colonies, the home included (NF-068).
    pub fn colonies(&self) -> Bits<Colony> {
        let mut colonies = Bits::of_word(self.settled.word());
        if self.home.is_some() {
            colonies.add(Colony::HOME);
        }
        colonies
    }

    /// Worlds that count for the limit of nine (NF-084).
    pub fn n_worlds(&self) -> u8 {
        self.explored.len() + self.colonies().len()
    }
}

/// What is open in the goals variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Goals {
    /// Goals that lie face up; they score for everybody (NFG-011).
    pub open: Bits<Goal>,
    /// Who keeps a goal face down (NFG-010).
    pub keeper: Option<Seat>,
    /// What each seat has stored (NFG-015).
    pub stockpiles: BySeat<Stockpile>,
}

/// What one player has stored for goals. It never comes back (NFG-015).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stockpile {
    /// Worlds.
    pub worlds: Bits<World>,
    /// Goods, by kind.
    pub goods: [u8; Kind::ALL.len()],
    /// Credits.
    pub credits: u8,
}

/// A colony of one empire: a settled world or the home.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colony(u8);

impl Colony {
    /// The home colony, whichever it is.
    pub const HOME: Self = Self(63);

    /// The world, unless it is the home.
    pub fn world(self) -> Option<World> {
        World::new(self.0)
    }
}

impl From<World> for Colony {
    fn from(world: World) -> Self {
        Self(world.index())
    }
}

impl Index for Colony {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Self {
        Self(index)
    }
}

impl fmt::Display for Colony {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.world().map_or("home", World::id))
    }
}

impl fmt::Debug for Colony {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Colony {
    /// The colony with this id; `home` is the home.
    pub fn from_id(id: &str) -> Option<Self> {
        if id == "home" { Some(Self::HOME) } else { World::from_id(id).map(Self::from) }
    }
}

impl Serialize for Colony {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Colony {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self)
    }
}

/// What ends the game after the current round (NF-165). Several may hold at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ending {
    /// A player has filled 11 development spaces (NF-056).
    pub developments: bool,
    /// A player has 8 colonies (NF-098).
    pub colonies: bool,
    /// 4 or fewer colonists were left after Settle (NF-099).
    pub colonists: bool,
    /// The pool of points is empty (NF-154).
    pub points: bool,
}

impl Ending {
    /// Whether the game ends after this round.
    pub fn is_near(self) -> bool {
        self.developments || self.colonies || self.colonists || self.points
    }
}

/// The tile a power stands on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Source {
    /// A development.
    Development(Development),
    /// A colony.
    Colony(Colony),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Development(development) => development.fmt(f),
            Source::Colony(colony) => colony.fmt(f),
        }
    }
}

impl Source {
    /// The tile with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Development::from_id(id).map(Source::Development).or_else(|| Colony::from_id(id).map(Source::Colony))
    }
}

/// What can be seen of a match: everything except chance and the face-down goals of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The open table.
    pub board: Board,
    /// Goals left in the stack.
    pub n_stack: u8,
    /// Goals that somebody is looking at.
    pub n_drawn: u8,
    /// The goals the viewer is looking at.
    pub drawn: List<Goal, 3>,
    /// The goal the viewer keeps face down.
    pub kept: Option<Goal>,
}

impl Deref for View {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

/// Serde supports arrays only up to 32 entries.
mod stock {
    use super::{Deserialize, Development};
    use serde::{Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(
        stock: &[u8; Development::COUNT],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        stock.as_slice().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<[u8; Development::COUNT], D::Error> {
        Vec::<u8>::deserialize(from)?.try_into().map_err(|stock: Vec<u8>| {
            serde::de::Error::invalid_length(stock.len(), &"a number for each face")
        })
    }
}
