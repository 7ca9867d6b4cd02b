//! Groups of tiles that powers and scores count.

use std::fmt;

use super::cursor::{Cursor, Hole, Miss};
use crate::ids::{Keyword, Kind, Phase};

/// What a group counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Noun {
    /// Developments and colonies.
    Tile,
    /// Colonies, the home included.
    Colony,
    /// Developments, small and large.
    Development,
}

/// The power that a tile of a group must have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum With {
    /// At least one power of this phase.
    Phase(Phase),
    /// At least one Settle power with strength, be it conditional, alternative or by discarding.
    Military,
}

/// A set of a player's tiles that a power or a score counts; a tile must meet all conditions that are set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// What is counted.
    pub noun: Noun,
    /// Only colonies of this kind.
    pub kind: Option<Kind>,
    /// Only tiles with this keyword.
    pub keyword: Option<Keyword>,
    /// Only military (`true`) or non-military (`false`) colonies.
    pub military: Option<bool>,
    /// Only production colonies.
    pub production: bool,
    /// Only colonies printed with two colonists.
    pub two_colonist: bool,
    /// Only tiles with such a power.
    pub with: Option<With>,
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
