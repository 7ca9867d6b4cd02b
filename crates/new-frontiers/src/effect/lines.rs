//! Whole lines of the notation, and two rules for score lines.

use std::fmt;
use std::str::FromStr;

use super::Misread;
use super::cursor::{Cursor, Hole, Miss};
use super::{Bonus, Clause, Line, Power, Scoring};

macro_rules! from_str {
    ($($type:ident)*) => {$(
        impl FromStr for $type {
            type Err = Misread;

            fn from_str(text: &str) -> Result<Self, Misread> {
                Cursor::new(text).any(Self::FORMS, Cursor::end).map_err(|miss| miss.misread(text))
            }
        }
    )*};
}
from_str!(Power Bonus Line);

impl Hole for Power {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        cursor.any(Self::FORMS, Cursor::end)
    }
}

impl Hole for Scoring {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let mut clauses = Vec::new();
        let mut most = u8::MAX;
        loop {
            let start = cursor.clone();
            let clause = cursor
                .any(Clause::FORMS, |cursor| if cursor.is_before("; ") { Ok(()) } else { cursor.end() })?;
            // The first fitting clause counts a tile, so the better clause must come first.
            if let Clause::Per(points, _) = clause {
                if points > most {
                    return Err(start.miss(format!("at most {most} points, as in the clause before")));
                }
                most = points;
            }
            clauses.push(clause);
            cursor.after_first = true;
            if !cursor.take("; ") {
                return Ok(Self(clauses));
            }
        }
    }
}

impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, clause) in self.0.iter().enumerate() {
            match clause {
                _ if i == 0 => write!(f, "{clause}")?,
                Clause::Per(points, group) => write!(f, "; {points} per other {group}")?,
                Clause::PerStrength(_) | Clause::TableByKind(_) => write!(f, "; {clause}")?,
            }
        }
        Ok(())
    }
}
