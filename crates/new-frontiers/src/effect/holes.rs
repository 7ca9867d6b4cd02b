//! The words and short phrases that fill the gaps of the notation.

use std::fmt;

use super::cursor::{Cursor, Hole, MOST, Miss};
use super::{Gains, Good, Parts, Target};
use crate::ids::{Development, Keyword, Kind};

impl Hole for Kind {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        cursor.one_of(&Self::ALL.map(|kind| (kind.id(), kind)))
    }
}

impl Hole for Development {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let id = cursor.word();
        let Some(development) = Self::from_id(id) else {
            return Err(cursor.miss_near("the id of a development", Self::all().map(Self::id)));
        };
        cursor.take(id);
        Ok(development)
    }
}

impl Hole for Target {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let kinds = Kind::ALL.map(|kind| (kind.id(), Self::Kind(kind)));
        let keywords = Keyword::ALL.map(|keyword| (keyword.id(), Self::Keyword(keyword)));
        cursor.one_of(&[&kinds[..], &keywords[..]].concat())
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => kind.fmt(f),
            Self::Keyword(keyword) => keyword.fmt(f),
        }
    }
}

impl Hole for Good {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let kinds = Kind::ALL.map(|kind| (kind.id(), Self::Kind(kind)));
        cursor.one_of(&[&kinds[..], &[("any", Self::Any)]].concat())
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => kind.fmt(f),
            Self::Any => f.write_str("any"),
        }
    }
}

/// Reads `N thing + N thing`; every thing may come once, every number is at least 1.
fn sum<const N: usize>(cursor: &mut Cursor<'_>, things: [[&str; 2]; N]) -> Result<[u8; N], Miss> {
    let mut numbers = [0; N];
    loop {
        let start = cursor.miss(format!("a number from 1 to {MOST}"));
        let number = u8::read(cursor).ok().filter(|number| *number > 0);
        let Some(number) = number else { return Err(start) };
        cursor.literal(" ", "")?;
        let names: [_; N] = std::array::from_fn(|i| (things[i][usize::from(number > 1)], i));
        let open: Vec<_> = names.into_iter().filter(|(_, i)| numbers[*i] == 0).collect();
        numbers[cursor.one_of(&open)?] = number;
        if !cursor.take(" + ") {
            return Ok(numbers);
        }
    }
}

/// Prints what `sum` reads.
fn print_sum<'a>(
    f: &mut fmt::Formatter<'_>,
    parts: impl IntoIterator<Item = (u8, [&'a str; 2])>,
) -> fmt::Result {
    let mut first = true;
    for (number, names) in parts.into_iter().filter(|(number, _)| *number > 0) {
        let plus = if first { "" } else { " + " };
        write!(f, "{plus}{number} {}", names[usize::from(number > 1)])?;
        first = false;
    }
    Ok(())
}

const UNITS: [[&str; 2]; 3] = [["vp", "vp"], ["colonist", "colonists"], ["credit", "credits"]];

impl Hole for Gains {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let [vp, colonists, credits] = sum(cursor, UNITS)?;
        Ok(Self { credits, vp, colonists })
    }
}

impl fmt::Display for Gains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_sum(f, [self.vp, self.colonists, self.credits].into_iter().zip(UNITS))
    }
}

const GOODS: [[&str; 2]; 5] = [["novelty"; 2], ["rare"; 2], ["genes"; 2], ["alientech"; 2], ["any"; 2]];

impl Hole for Parts {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let [novelty, rare, genes, alien_tech, any] = sum(cursor, GOODS)?;
        Ok(Self { of: [novelty, rare, genes, alien_tech], any })
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [novelty, rare, genes, alien_tech] = self.of;
        print_sum(f, [novelty, rare, genes, alien_tech, self.any].into_iter().zip(GOODS))
    }
}
