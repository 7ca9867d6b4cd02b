//! Hexes of the tactical map: columns and rows in odd-r offset, pointy top (X4R-191, X4R-192).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Columns of the map (X4R-191).
pub const COLUMNS: u8 = 9;

/// Rows of the large map.
pub const ROWS: u8 = 9;

/// A hex of the tactical map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cell(u8);

/// Steps in the six directions, clockwise from east, as changes of the axial coordinates (X4R-192).
const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// Where another unit is, seen from a unit with a front (X4R-209).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sector {
    /// In front of it.
    Front,
    /// On its right side.
    Right,
    /// Behind it.
    Rear,
    /// On its left side.
    Left,
}

impl Cell {
    /// The hex in a column and row, if the large map has it.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS { Some(Self(row * COLUMNS + column)) } else { None }
    }

    /// The hex with a number, row by row.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number < COLUMNS * ROWS { Some(Self(number)) } else { None }
    }

    /// Its number, row by row.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// All hexes of a map with so many rows.
    pub fn all(rows: u8) -> impl Iterator<Item = Self> + Clone {
        (0..rows.min(ROWS) * COLUMNS).map(Self)
    }

    fn axial(self) -> (i8, i8) {
        let (column, row) = (self.column() as i8, self.row() as i8);
        (column - (row - (row & 1)) / 2, row)
    }

    fn of_axial((q, r): (i8, i8), rows: u8) -> Option<Self> {
        let column = q + (r - (r & 1)) / 2;
        let inside = (0..COLUMNS as i8).contains(&column) && (0..rows as i8).contains(&r);
        inside.then(|| Self(r as u8 * COLUMNS + column as u8))
    }

    /// The next hex in a direction, if the map has it.
    pub fn next(self, direction: u8, rows: u8) -> Option<Self> {
        let ((q, r), (dq, dr)) = (self.axial(), STEPS[usize::from(direction % 6)]);
        Self::of_axial((q + dq, r + dr), rows)
    }

    /// The hexes around it.
    pub fn around(self, rows: u8) -> impl Iterator<Item = Self> {
        (0..6).filter_map(move |direction| self.next(direction, rows))
    }

    /// X4R-197: steps from one hex to another.
    pub fn distance(self, other: Self) -> u8 {
        let ((q, r), (oq, or)) = (self.axial(), other.axial());
        let (dq, dr) = (q - oq, r - or);
        (dq.abs() + dr.abs() + (dq + dr).abs()) as u8 / 2
    }

    /// X4R-209: the directions nearest to that of another hex: one, or two if it lies exactly between them.
    fn bearing(self, other: Self) -> (u8, Option<u8>) {
        let ((q, r), (oq, or)) = (self.axial(), other.axial());
        let (dq, dr) = (i16::from(oq - q), i16::from(or - r));
        let near = |direction: u8| {
            let (sq, sr) = STEPS[usize::from(direction)];
            let (sq, sr) = (i16::from(sq), i16::from(sr));
            dq * sq + dr * sr + (dq + dr) * (sq + sr)
        };
        let most = (0..6).map(near).max().unwrap_or(0);
        let mut best = (0..6).filter(|direction| near(*direction) == most);
        (best.next().unwrap_or(0), best.next())
    }

    /// The direction of another hex; of two the first.
    pub fn direction(self, other: Self) -> u8 {
        self.bearing(other).0
    }

    /// X4R-209: where another hex lies, for a unit here with this facing.
    pub fn sector(self, facing: u8, other: Self) -> Sector {
        let (one, two) = self.bearing(other);
        let turned = |direction: u8| (direction + 6 - facing % 6) % 6;
        match (turned(one), two.map(turned)) {
            (0, None) => Sector::Front,
            (3, None) => Sector::Rear,
            (1 | 2, None) => Sector::Right,
            (_, None) => Sector::Left,
            // Exactly between two directions counts as side.
            (one, Some(two)) => {
                if [one, two].iter().any(|it| matches!(it, 1 | 2)) {
                    Sector::Right
                } else {
                    Sector::Left
                }
            }
        }
    }

    /// X4R-197: whether a straight line to another hex is free of these hexes; where it runs exactly between two hexes,
    /// one free side is enough.
    pub fn sees(self, other: Self, rows: u8, blocks: impl Fn(Self) -> bool) -> bool {
        let n = i32::from(self.distance(other));
        let ((q, r), (oq, or)) = (self.axial(), other.axial());
        let free = |nudge: i32| {
            (1..n).all(|step| {
                let scale = 1000 * n;
                let at = |from: i8, to: i8, by: i32| {
                    1000 * (i32::from(from) * n + (i32::from(to) - i32::from(from)) * step) + by * nudge
                };
                let (x, z) = (at(q, oq, 1), at(r, or, 2));
                let hex = Self::of_axial(rounded(x, z, scale), rows);
                hex.is_none_or(|hex| !blocks(hex))
            })
        };
        free(1) || free(-1)
    }
}

/// The hex around a point, whose coordinates are given in parts of `scale`.
fn rounded(x: i32, z: i32, scale: i32) -> (i8, i8) {
    let y = -x - z;
    let near = |value: i32| (2 * value + scale).div_euclid(2 * scale);
    let (rx, ry, rz) = (near(x), near(y), near(z));
    let off = |round: i32, value: i32| (round * scale - value).abs();
    let (dx, dy, dz) = (off(rx, x), off(ry, y), off(rz, z));
    if dx > dy && dx > dz {
        ((-ry - rz) as i8, rz as i8)
    } else if dy > dz {
        (rx as i8, rz as i8)
    } else {
        (rx as i8, (-rx - ry) as i8)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (column, row) = text.split_once(',').ok_or(())?;
        Self::new(column.parse().map_err(|_| ())?, row.parse().map_err(|_| ())?).ok_or(())
    }
}
