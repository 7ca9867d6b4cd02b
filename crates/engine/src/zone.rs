//! Zones that nobody may look into. Their contents leave only through calls that mark the log.

use crate::{Bits, BySeat, Chance, Dealer, Index, List, Log, Reveal, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A bag for random draws. Players may know its contents by elimination, but not what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "I: Index + Serialize", deserialize = "I: Index + Deserialize<'de>"))]
pub struct Bag<I: Index>(Bits<I>);

impl<I: Index> Bag<I> {
    /// A bag with these things in it.
    pub const fn of(things: Bits<I>) -> Self {
        Self(things)
    }

    /// How many things are in the bag.
    pub fn len(&self) -> u8 {
        self.0.len()
    }

    /// Whether the bag is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is in the bag, which players can work out from the open information. Only chance decides the order of
    /// drawing.
    pub fn contents(&self) -> Bits<I> {
        self.0
    }

    /// Draws one thing, or `None` from an empty bag.
    pub fn draw<E>(&mut self, chance: &mut Chance, log: &mut Log<E>) -> Option<I> {
        if self.is_empty() {
            return None;
        }
        let drawn = self.0.nth(chance.below(u32::from(self.len()), log) as u8)?;
        self.0.remove(drawn);
        Some(drawn)
    }

    /// Puts a thing back.
    pub fn put(&mut self, thing: I) {
        self.0.add(thing);
    }
}

/// A face-down pile. Its cards can be counted and drawn, but not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de> + Copy + Default"))]
pub struct Deck<T, const N: usize>(List<T, N>);

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// A shuffled pile.
    pub fn shuffled(cards: impl IntoIterator<Item = T>, dealer: &mut Dealer) -> Self {
        let mut cards: List<T, N> = cards.into_iter().collect();
        dealer.shuffle(&mut cards);
        Self(cards)
    }

    /// How many cards are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the top card.
    pub fn draw<E>(&mut self, log: &mut Log<E>) -> Option<T> {
        log.mark(Reveal::new());
        self.0.pop()
    }

    /// Takes the top card during the set-up, when nobody has seen anything.
    pub fn deal(&mut self, _: &Dealer) -> Option<T> {
        self.0.pop()
    }

    /// Puts a card back and shuffles the whole pile. Moving cards face down reveals nothing.
    pub fn shuffle_in<E>(&mut self, card: T, chance: &mut Chance, log: &mut Log<E>) {
        self.0.push(card);
        self.0.reverse();
        chance.shuffle(&mut self.0, log);
    }

    /// Puts a card under the pile.
    pub fn put_under(&mut self, card: T) {
        self.0.insert(0, card);
    }

    /// A pile in a known order, its top card last: for imagined states and for tests.
    pub fn stacked(cards: impl IntoIterator<Item = T>) -> Self {
        Self(cards.into_iter().collect())
    }
}

/// Something that one seat keeps face down and may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secret<T>(T);

impl<T: Copy> Secret<T> {
    /// Puts `thing` face down.
    pub const fn keep(thing: T) -> Self {
        Self(thing)
    }

    /// What it is; only its owner may know.
    pub const fn for_its_keeper(&self) -> T {
        self.0
    }

    /// Turns it face up.
    pub fn open<E>(self, log: &mut Log<E>) -> T {
        log.mark(Reveal::new());
        self.0
    }
}

/// Choices that are made in secret and opened together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de> + Copy + Default"))]
pub struct Sealed<T>(BySeat<Option<T>>);

impl<T: Copy> Sealed<T> {
    /// Nobody has chosen yet.
    pub fn empty(n_seats: u8) -> Self {
        Self(BySeat::new(n_seats, |_| None))
    }

    /// Seals the choice of `seat` and replaces an earlier one.
    pub fn put(&mut self, seat: Seat, choice: T) {
        self.0[seat] = Some(choice);
    }

    /// Who has chosen. Everybody may know that a choice was made, but not what it is.
    pub fn chosen(&self) -> Seats {
        let mut seats = Seats::NONE;
        self.0.iter().filter(|(_, choice)| choice.is_some()).for_each(|(seat, _)| seats.add(seat));
        seats
    }

    /// What `seat` itself has chosen.
    pub fn of(&self, seat: Seat) -> Option<T> {
        self.0[seat]
    }

    /// Opens all choices once everybody has chosen.
    pub fn open<E>(&self, log: &mut Log<E>) -> Option<BySeat<T>>
    where
        T: Default,
    {
        if self.chosen().len() < usize::from(self.0.n_seats()) {
            return None;
        }
        log.mark(Reveal::new());
        Some(self.0.map(|_, choice| choice.unwrap_or_default()))
    }
}
