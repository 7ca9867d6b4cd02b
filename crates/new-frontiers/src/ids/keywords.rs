//! Sets of keywords, small enough to copy.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Keyword;

/// A set of keywords.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Keywords(u8);

impl Keywords {
    /// Whether the keyword is in the set.
    pub const fn contains(self, keyword: Keyword) -> bool {
        self.0 & 1 << keyword as u8 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with what either has.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The keywords in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL.into_iter().filter(move |keyword| self.contains(*keyword))
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(keywords: I) -> Self {
        Self(keywords.into_iter().fold(0, |bits, keyword| bits | 1 << keyword as u8))
    }
}

impl fmt::Debug for Keywords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
