//! A short list in flat memory.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` values, stored in place: copying the list copies one block of memory.
///
/// Rules keep their queues, stacks and tracks in it, so that a whole state is `Copy`.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a short list") };
        Self { items: [T::default(); N], len: 0 }
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full. Its size is a limit of the rules, so that is a fault in the rules.
    pub fn push(&mut self, value: T) {
        self.items[usize::from(self.len)] = value;
        self.len += 1;
    }

    /// Removes the last value.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Removes the value at `at` and closes the gap.
    pub fn remove(&mut self, at: usize) -> T {
        let value = self[at];
        let len = usize::from(self.len);
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        value
    }

    /// Inserts a value at `at` and moves the later values back.
    pub fn insert(&mut self, at: usize, value: T) {
        let len = usize::from(self.len);
        assert!(at <= len, "a list of {len} has no place {at}");
        self.items.copy_within(at..len, at + 1);
        self.items[at] = value;
        self.len += 1;
    }

    /// Removes all values.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

// Values beyond the end are left over from earlier and must not make two equal lists different.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        values.into_iter().for_each(|value| list.push(value));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > N {
            return Err(serde::de::Error::invalid_length(values.len(), &"no more than the list holds"));
        }
        Ok(values.into_iter().collect())
    }
}
