//! Sets of numbered things in one machine word.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A thing with a number from 0 to 63: a card, a tile, a place on the board.
pub trait Index: Copy {
    /// The number of this thing.
    fn index(self) -> u8;
    /// The thing with that number.
    fn from_index(index: u8) -> Self;

    /// Its place in a table that has one entry for each.
    fn at(self) -> usize {
        usize::from(self.index())
    }
}

/// A set of things.
pub struct Bits<I>(u64, PhantomData<I>);

impl<I: Index> Bits<I> {
    /// The empty set.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// The set whose members are the set bits of `word`.
    pub const fn of_word(word: u64) -> Self {
        Self(word, PhantomData)
    }

    /// The set as a word, with one bit for each member.
    pub const fn word(self) -> u64 {
        self.0
    }

    /// The first `n` things.
    pub const fn first(n: u8) -> Self {
        Self::of_word(if n >= 64 { u64::MAX } else { (1 << n) - 1 })
    }

    /// One thing alone.
    pub fn only(thing: I) -> Self {
        Self::of_word(1 << thing.index())
    }

    /// Whether `thing` is in the set.
    pub fn has(self, thing: I) -> bool {
        self.0 >> thing.index() & 1 == 1
    }

    /// Puts `thing` in.
    pub fn add(&mut self, thing: I) {
        self.0 |= 1 << thing.index();
    }

    /// Takes `thing` out.
    pub fn remove(&mut self, thing: I) {
        self.0 &= !(1 << thing.index());
    }

    /// How many things are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether at least this many things are in the set. For small numbers this is faster than counting all of them.
    pub const fn has_at_least(self, n: u8) -> bool {
        let (mut word, mut n) = (self.0, n);
        while n > 1 && word != 0 {
            word &= word - 1;
            n -= 1;
        }
        n == 0 || word != 0
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of_word(self.0 & other.0)
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of_word(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::of_word(self.0 & !other.0)
    }

    /// The member with `n` members before it, lowest number first.
    pub fn nth(self, n: u8) -> Option<I> {
        let mut word = self.0;
        for _ in 0..n {
            word &= word.wrapping_sub(1);
        }
        (word != 0).then(|| I::from_index(word.trailing_zeros() as u8))
    }

    /// The members, lowest number first.
    pub fn iter(self) -> Members<I> {
        Members(self)
    }
}

/// The members of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Members<I: Index>(Bits<I>);

impl<I: Index> Iterator for Members<I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        let word = self.0.0;
        if word == 0 {
            return None;
        }
        self.0.0 = word & (word - 1);
        Some(I::from_index(word.trailing_zeros() as u8))
    }
}

impl<I: Index> IntoIterator for Bits<I> {
    type Item = I;
    type IntoIter = Members<I>;

    fn into_iter(self) -> Members<I> {
        self.iter()
    }
}

impl<I: Index> FromIterator<I> for Bits<I> {
    fn from_iter<T: IntoIterator<Item = I>>(things: T) -> Self {
        let mut set = Self::EMPTY;
        things.into_iter().for_each(|thing| set.add(thing));
        set
    }
}

// Derived implementations would require the same traits of `I`, which is never stored.
impl<I> Clone for Bits<I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I> Copy for Bits<I> {}

impl<I> PartialEq for Bits<I> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<I> Eq for Bits<I> {}

impl<I> Default for Bits<I> {
    fn default() -> Self {
        Self(0, PhantomData)
    }
}

impl<I: Index + fmt::Debug> fmt::Debug for Bits<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Programs that read text get a list of members; the database gets one word.
impl<I: Index + Serialize> Serialize for Bits<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de, I: Index + Deserialize<'de>> Deserialize<'de> for Bits<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<I>::deserialize(deserializer)?.into_iter().collect())
        } else {
            u64::deserialize(deserializer).map(Self::of_word)
        }
    }
}
