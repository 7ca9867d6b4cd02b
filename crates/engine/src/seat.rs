//! Seats, one value for each of them, and who is looking.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest number of seats in any game.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. People read it counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player, who sees what this seat may see.
    Seat(Seat),
    /// A spectator, who sees only what everybody may see.
    Spectator,
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `n` seats.
    pub const fn first(n: u8) -> Self {
        Self((1 << n) - 1)
    }

    /// Whether `seat` is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts `seat` in.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes `seat` out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

/// One value for each seat. Unused places hold the default value, so that a copy is one block of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    len: u8,
}

impl<T: Default> BySeat<T> {
    /// A value for each of `n_seats` seats.
    pub fn new(n_seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let items = std::array::from_fn(|i| {
            let seat = Seat(i as u8);
            if seat.0 < n_seats { value(seat) } else { T::default() }
        });
        Self { items, len: n_seats }
    }

    /// The same seats with converted values.
    pub fn map<U: Default>(&self, mut value: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::new(self.len, |seat| value(seat, &self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub fn n_seats(&self) -> u8 {
        self.len
    }

    /// The seats, first to last.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.len).map(Seat)
    }

    /// The values with their seats, first to last.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// The values alone.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[..usize::from(self.len)][usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[..usize::from(self.len)][usize::from(seat.0)]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(values.len(), &"at most six seats"));
        }
        let n_seats = values.len() as u8;
        let mut values = values.into_iter();
        Ok(Self::new(n_seats, |_| values.next().unwrap_or_default()))
    }
}
