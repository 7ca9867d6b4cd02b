//! The words and small phrases that stand in the gaps of the notation.

use std::fmt;

use super::cursor::{Cursor, Hole, Miss};
use super::{Gains, Good, Group, Noun, Parts, Target, With};
use crate::ids::{Development, Keyword, Kind, Phase};

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
        let start = cursor.miss("a number from 1 to 255");
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

/// A word of a group before the noun, or the noun itself.
#[derive(Clone, Copy)]
enum Word {
    Kind(Kind),
    Keyword(Keyword),
    Military(bool),
    Production,
    TwoColonist,
    Noun(Noun),
}

impl Noun {
    const ALL: [Self; 3] = [Self::Tile, Self::Colony, Self::Development];

    fn id(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Colony => "colony",
            Self::Development => "development",
        }
    }
}

impl Group {
    /// All tiles that the noun names.
    pub const fn of(noun: Noun) -> Self {
        Self {
            noun,
            kind: None,
            keyword: None,
            military: None,
            production: false,
            two_colonist: false,
            with: None,
        }
    }

    /// The words that may still come: every adjective once, then the noun.
    fn words(self) -> Vec<(&'static str, Word)> {
        let mut words = Vec::new();
        if self.kind.is_none() {
            words.extend(Kind::ALL.map(|kind| (kind.id(), Word::Kind(kind))));
        }
        if self.keyword.is_none() {
            words.extend(Keyword::ALL.map(|keyword| (keyword.id(), Word::Keyword(keyword))));
        }
        if self.military.is_none() {
            words.extend([("military", Word::Military(true)), ("non-military", Word::Military(false))]);
        }
        if !self.production {
            words.push(("production", Word::Production));
        }
        if !self.two_colonist {
            words.push(("two-colonist", Word::TwoColonist));
        }
        words.extend(Noun::ALL.map(|noun| (noun.id(), Word::Noun(noun))));
        words
    }
}

impl Hole for Group {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        if cursor.after_first {
            cursor.take("other ");
        }
        let mut group = Self::of(Noun::Tile);
        loop {
            match cursor.one_of(&group.words())? {
                Word::Kind(kind) => group.kind = Some(kind),
                Word::Keyword(keyword) => group.keyword = Some(keyword),
                Word::Military(military) => group.military = Some(military),
                Word::Production => group.production = true,
                Word::TwoColonist => group.two_colonist = true,
                Word::Noun(noun) => {
                    group.noun = noun;
                    break;
                }
            }
            cursor.literal(" ", "<noun>")?;
        }
        if cursor.take(" with ") {
            let phases = Phase::ALL.map(|phase| (phase.id(), With::Phase(phase)));
            group.with = Some(cursor.one_of(&[&phases[..], &[("military", With::Military)]].concat())?);
            cursor.literal(" power", "")?;
        }
        Ok(group)
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let military = self.military.map(|military| if military { "military" } else { "non-military" });
        let adjectives = [
            self.kind.map(Kind::id),
            self.keyword.map(Keyword::id),
            military,
            self.production.then_some("production"),
            self.two_colonist.then_some("two-colonist"),
        ];
        for adjective in adjectives.into_iter().flatten() {
            write!(f, "{adjective} ")?;
        }
        f.write_str(self.noun.id())?;
        match self.with {
            Some(With::Phase(phase)) => write!(f, " with {phase} power"),
            Some(With::Military) => f.write_str(" with military power"),
            None => Ok(()),
        }
    }
}
