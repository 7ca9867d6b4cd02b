//! Hexes of the galaxy: axial coordinates, numbered in a spiral from the galactic centre outwards.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Rings of the largest map, and the one that expeditions reach (X4R-064).
pub const RINGS: u8 = 5;

/// Hexes of the largest map with that ring.
pub const HEXES: usize = 3 * RINGS as usize * (RINGS as usize + 1) + 1;

/// The six directions; X4R-032 counts the corners of a ring in the same order.
const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// A hex, by its number in the spiral; the galactic centre is 0 and ring k begins at corner c0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hex(u8);

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
    pub const CENTRE: Self = Self(0);

    /// All hexes, ring by ring.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..HEXES as u8).map(Self)
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
        Self(3 * ring * (ring - 1) + 1 + corner * ring)
    }

    /// The hex at axial coordinates, if it is not too far out.
    pub fn new(q: i8, r: i8) -> Option<Self> {
        COORDINATES.iter().position(|at| *at == (q, r)).map(|index| Self(index as u8))
    }

    /// Its place in a list of all hexes.
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// Axial coordinates.
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.0 as usize]
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
        let (q, r) = self.coordinates();
        DIRECTIONS.into_iter().filter_map(move |(dq, dr)| Self::new(q + dq, r + dr))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "{q},{r}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// X4R-031: ring k holds the 6k hexes at distance k, and no hex comes twice.
    #[test]
    fn x4r_031_rings() {
        for ring in 1..=RINGS {
            assert_eq!(Hex::ring(ring).count(), 6 * usize::from(ring));
        }
        assert_eq!((Hex::within(3).count(), Hex::within(4).count(), Hex::all().count()), (37, 61, 91));
        for hex in Hex::all() {
            let (q, r) = hex.coordinates();
            assert_eq!(Hex::new(q, r), Some(hex));
        }
    }

    /// X4R-032: the corners of ring R.
    #[test]
    fn x4r_032_corners() {
        let corners = |ring: u8| [0, 1, 2, 3, 4, 5].map(|corner| Hex::corner(ring, corner).coordinates());
        assert_eq!(corners(3), [(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)]);
        assert_eq!(corners(4), [(4, 0), (0, 4), (-4, 4), (-4, 0), (0, -4), (4, -4)]);
    }

    /// X4R-014: neighbours are one step away and know each other.
    #[test]
    fn x4r_014_neighbours() {
        assert_eq!(Hex::CENTRE.neighbours().count(), 6);
        for hex in Hex::within(4) {
            assert_eq!(hex.neighbours().count(), 6);
            for other in hex.neighbours() {
                assert_eq!(hex.distance(other), 1);
                assert!(other.neighbours().any(|back| back == hex));
            }
        }
        let corner = Hex::corner(3, 0);
        assert_eq!(corner.neighbours().filter(|hex| hex.distance(Hex::CENTRE) <= 3).count(), 3);
    }
}
