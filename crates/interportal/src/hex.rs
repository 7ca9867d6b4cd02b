//! Hexes of the galaxy: axial coordinates, numbered in a spiral from the galactic centre outwards.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::Unreadable;
use serde::{Deserialize, Serialize};

/// Rings of the largest map, and the one that expeditions reach (X4R-064).
pub const RINGS: u8 = 5;

/// Hexes of the largest map with that ring.
pub const HEXES: usize = 3 * RINGS as usize * (RINGS as usize + 1) + 1;

/// The six directions; X4R-032 counts the corners of a ring in the same order.
const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// A hex, by its number in the spiral; the galactic centre is 0 and ring k begins at corner c0.
///
/// It is kept one higher, so that a place for a hex or none takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex(NonZeroU8);

impl Default for Hex {
    fn default() -> Self {
        Self::CENTRE
    }
}

const COORDINATES: [(i8, i8); HEXES] = {
    let mut all = [(0, 0); HEXES];
    let mut at = 1;
    let mut ring = 1;
    while ring <= RINGS as i8 {
        let mut corner = 0;
        while corner < 6 {
            let from = DIRECTIONS[corner];
            // Along the side to the next corner.
            let step = DIRECTIONS[(corner + 2) % 6];
            let mut n = 0;
            while n < ring {
                all[at] = (from.0 * ring + step.0 * n, from.1 * ring + step.1 * n);
                at += 1;
                n += 1;
            }
            corner += 1;
        }
        ring += 1;
    }
    all
};

impl Hex {
    /// X4R-031: the galactic centre.
    pub const CENTRE: Self = Self::nth(0);

    const fn nth(number: u8) -> Self {
        match NonZeroU8::new(number + 1) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    const fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// All hexes, ring by ring.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..HEXES as u8).map(Self::nth)
    }

    /// The hexes of one ring, beginning at corner c0.
    pub fn ring(ring: u8) -> impl Iterator<Item = Self> {
        Self::all().filter(move |hex| hex.distance(Self::CENTRE) == ring)
    }

    /// The hexes of a map of this radius.
    pub fn within(radius: u8) -> impl Iterator<Item = Self> {
        Self::all().filter(move |hex| hex.distance(Self::CENTRE) <= radius)
    }

    /// X4R-032: a corner of a ring.
    pub const fn corner(ring: u8, corner: u8) -> Self {
        if ring == 0 {
            return Self::CENTRE;
        }
        Self::nth(3 * ring * (ring - 1) + 1 + corner * ring)
    }

    /// The hex at axial coordinates, if it is not too far out.
    pub fn new(q: i8, r: i8) -> Option<Self> {
        COORDINATES.iter().position(|at| *at == (q, r)).map(|index| Self::nth(index as u8))
    }

    /// The hex with this number in the spiral.
    pub const fn numbered(number: u8) -> Option<Self> {
        if (number as usize) < HEXES { Some(Self::nth(number)) } else { None }
    }

    /// Its place in a list of all hexes.
    pub const fn at(self) -> usize {
        self.number() as usize
    }

    /// Axial coordinates.
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.number() as usize]
    }

    /// Steps from one hex to another.
    pub const fn distance(self, other: Self) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.coordinates(), other.coordinates());
        let (q, r) = (q - other_q, r - other_r);
        let (along, across, both) = (q.unsigned_abs(), r.unsigned_abs(), (q + r).unsigned_abs());
        let most = if along > across { along } else { across };
        if both > most { both } else { most }
    }

    /// X4R-014: the hexes that share a side with it.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        self.beside().iter()
    }

    /// The same as a set.
    pub fn beside(self) -> HexSet {
        NEIGHBOURS[self.at()]
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "{q},{r}")
    }
}

impl FromStr for Hex {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let parts = text.split_once(',').and_then(|(q, r)| Self::new(q.parse().ok()?, r.parse().ok()?));
        parts.ok_or_else(|| Unreadable::new(text, "a hex such as `3,-1`"))
    }
}

/// The neighbours of each hex, as sets.
static NEIGHBOURS: [HexSet; HEXES] = {
    let mut all = [HexSet::NONE; HEXES];
    let mut at = 0;
    while at < HEXES {
        let mut other = 0;
        while other < HEXES {
            if Hex::nth(at as u8).distance(Hex::nth(other as u8)) == 1 {
                all[at].0 |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    all
};

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet(u128);

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self(0);

    /// One hex alone.
    pub const fn only(hex: Hex) -> Self {
        Self(1 << hex.number())
    }

    /// Whether a hex is in it.
    pub const fn has(self, hex: Hex) -> bool {
        self.0 >> hex.number() & 1 == 1
    }

    /// Puts a hex in.
    pub const fn add(&mut self, hex: Hex) {
        self.0 |= 1 << hex.number();
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The hexes that are in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The hexes that are in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The same without one hex.
    #[must_use]
    pub const fn without(self, hex: Hex) -> Self {
        Self(self.0 & !(1 << hex.number()))
    }

    /// The hexes that are not in the other set.
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Its hexes and all that share a side with one of them.
    #[must_use]
    pub fn grown(self) -> Self {
        self.iter().fold(self, |grown, hex| grown.or(NEIGHBOURS[hex.at()]))
    }

    /// The hexes of `among` that a chain of neighbours inside `among` joins with this set.
    #[must_use]
    pub fn flood(self, among: Self) -> Self {
        let mut flood = self.and(among);
        let mut edge = flood;
        while !edge.is_empty() {
            let next = edge.grown().and(among);
            edge = next.except(flood);
            flood = flood.or(edge);
        }
        flood
    }

    /// The hexes whose entries in a list of all hexes fit. They are collected in words of 64 bits, one entry after the
    /// other, as setting single bits of the whole set takes four times as long.
    pub(crate) fn among<T>(all: &[T], fits: impl Fn(&T) -> bool) -> Self {
        let word = |part: &[T]| part.iter().rev().fold(0_u64, |word, it| word << 1 | u64::from(fits(it)));
        let (near, far) = all.split_at(all.len().min(64));
        Self(u128::from(word(near)) | u128::from(word(far)) << 64)
    }

    /// Its hexes, ring by ring.
    pub fn iter(self) -> impl Iterator<Item = Hex> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let hex = Hex::numbered(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(hex)
        })
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.add(hex));
        set
    }
}
