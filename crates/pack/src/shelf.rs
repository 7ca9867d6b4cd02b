//! Packs in use: the standard one, those made by overrides, and the reference that a match keeps.

use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The pack of a game, of which several can be in use at once.
pub trait Shelved: Sized + 'static {
    /// The pack of the repository.
    fn standard() -> &'static Self;
    /// Where packs made by overrides are kept.
    fn shelf() -> &'static Shelf<Self>;
    /// A number for all that the rules can tell.
    fn fingerprint(&self) -> u64;
    /// A number for everything, names and texts included.
    fn content(&self) -> u64;

    /// Puts a pack into use, for as long as the program runs, so that matches can refer to it freely.
    fn install(self) -> &'static Self {
        let mut others = Self::shelf().0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = others.iter().position(|other| other.content() == self.content()) {
            // The one installed last is the one that counts.
            let other = others.remove(place);
            others.push(other);
            return other;
        }
        let pack: &'static Self = Box::leak(Box::new(self));
        others.push(pack);
        pack
    }

    /// The pack with this fingerprint. Of several that differ only in names and texts it is the one that was
    /// installed last.
    fn installed(fingerprint: u64) -> Option<&'static Self> {
        // First of all, since it may put former packs on the shelf.
        let standard = Self::standard();
        let others = Self::shelf().0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = others.iter().rev().copied().chain([standard]);
        known.into_iter().find(|pack| pack.fingerprint() == fingerprint)
    }
}

/// The packs of a game that overrides have made.
#[derive(Debug)]
pub struct Shelf<P: 'static>(Mutex<Vec<&'static P>>);

impl<P> Shelf<P> {
    /// A shelf with nothing on it.
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }
}

impl<P> Default for Shelf<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// The pack that a match is played with. Two are equal if the rules cannot tell them apart.
pub struct PackRef<P: 'static>(&'static P);

impl<P> PackRef<P> {
    /// A reference to an installed pack.
    pub const fn new(pack: &'static P) -> Self {
        Self(pack)
    }

    /// The pack itself, for as long as the program runs.
    pub const fn pack(self) -> &'static P {
        self.0
    }
}

impl<P: Shelved> PackRef<P> {
    /// The pack of the repository.
    pub fn standard() -> Self {
        Self(P::standard())
    }
}

impl<P> Clone for PackRef<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for PackRef<P> {}

impl<P: Shelved> Default for PackRef<P> {
    fn default() -> Self {
        Self::standard()
    }
}

impl<P> Deref for PackRef<P> {
    type Target = P;

    fn deref(&self) -> &P {
        self.0
    }
}

impl<P: Shelved> PartialEq for PackRef<P> {
    fn eq(&self, other: &Self) -> bool {
        self.0.fingerprint() == other.0.fingerprint()
    }
}

impl<P: Shelved> Eq for PackRef<P> {}

impl<P: Shelved> std::hash::Hash for PackRef<P> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.fingerprint().hash(state);
    }
}

impl<P: Shelved> std::fmt::Debug for PackRef<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PackRef({:016x})", self.0.fingerprint())
    }
}

/// Sixteen hex digits for people and programs, the number for the database.
impl<P: Shelved> Serialize for PackRef<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&format_args!("{:016x}", self.0.fingerprint()))
        } else {
            self.0.fingerprint().serialize(serializer)
        }
    }
}

impl<'de, P: Shelved> Deserialize<'de> for PackRef<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fingerprint = if deserializer.is_human_readable() {
            let digits = String::deserialize(deserializer)?;
            u64::from_str_radix(&digits, 16).map_err(D::Error::custom)?
        } else {
            u64::deserialize(deserializer)?
        };
        P::installed(fingerprint).map(Self).ok_or_else(|| {
            D::Error::custom(format_args!(
                "the match was played with the pack {fingerprint:016x}, which is not installed"
            ))
        })
    }
}
