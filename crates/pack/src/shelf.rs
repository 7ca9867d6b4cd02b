//! Packs in use: the standard pack, packs made by overrides, and the reference that a match keeps.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Document, Errors, Section};

/// The pack of a game. Several packs can be in use at once. Implemented by [`shelve!`](crate::shelve).
pub trait Shelved: Sized + 'static {
    /// The sections that the files of a pack have.
    const SECTIONS: &'static [Section];
    /// The files of the repository by name and text.
    const FILES: &'static [(&'static str, &'static str)];
    /// Overrides that turn this pack into earlier packs of the repository. Matches that began with an earlier pack
    /// continue with it.
    const FORMER: &'static [(&'static str, &'static str)];

    /// Where packs are kept once they are in use.
    fn shelf() -> &'static Shelf<Self>;
    /// Takes the tables of a pack out of its document. If `is_printed`, the pack must also match the statistics of
    /// the printed game; an override may differ from them.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn tables(document: &Document<'_>, is_printed: bool) -> Result<Self, Errors>;
    /// A number for everything that matters to the rules.
    fn fingerprint(&self) -> u64;
    /// A number for everything, names and texts included.
    fn content(&self) -> u64;

    /// The pack of the repository.
    fn standard() -> &'static Self {
        Self::shelf().standard.get_or_init(|| {
            let former = Self::FORMER.iter().try_for_each(|(file, text)| Self::with(file, text).map(|_| ()));
            match former.and_then(|()| Self::read(Self::FILES)) {
                Ok(pack) => pack,
                Err(errors) => panic!("the standard pack is broken:\n{errors}"),
            }
        })
    }

    /// Reads a complete pack from its files, given by name and text; errors use the names.
    ///
    /// # Errors
    /// Everything that is wrong with it, the statistics of the printed game included.
    fn read(files: &[(&str, &str)]) -> Result<Self, Errors> {
        Self::tables(&Document::read(Self::SECTIONS, files)?, true)
    }

    /// Installs the standard pack with some entries replaced by those of an override.
    ///
    /// # Errors
    /// Everything that is wrong with the override and with the resulting pack.
    fn with(file: &str, text: &str) -> Result<&'static Self, Errors> {
        let mut document = Document::read(Self::SECTIONS, Self::FILES)?;
        document.replace(file, text)?;
        Ok(Self::tables(&document, false)?.install())
    }

    /// Puts a pack into use until the program ends, so that matches can refer to it.
    fn install(self) -> &'static Self {
        let mut others = Self::shelf().others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = others.iter().position(|other| other.content() == self.content()) {
            // The pack that was installed last counts.
            let other = others.remove(place);
            others.push(other);
            return other;
        }
        let pack: &'static Self = Box::leak(Box::new(self));
        others.push(pack);
        pack
    }

    /// The pack with this fingerprint. If several packs differ only in names and texts, it is the one that was
    /// installed last.
    fn installed(fingerprint: u64) -> Option<&'static Self> {
        // This must come first, because it installs former packs.
        let standard = Self::standard();
        let others = Self::shelf().others.lock().unwrap_or_else(PoisonError::into_inner);
        let known = others.iter().rev().copied().chain([standard]);
        known.into_iter().find(|pack| pack.fingerprint() == fingerprint)
    }
}

/// Makes the type `Pack` of a game usable as a pack: `shelve!(Pack: SECTIONS, FILES, read::tables)`, where `tables`
/// is [`Shelved::tables`]; [`Shelved::FORMER`] may follow. The pack has the fields `fingerprint` and `content`.
///
/// It also makes the public functions of [`Shelved`] functions of the type itself.
#[macro_export]
macro_rules! shelve {
    ($pack:ident: $sections:expr, $files:expr, $tables:expr) => {
        $crate::shelve!($pack: $sections, $files, $tables, &[]);
    };
    ($pack:ident: $sections:expr, $files:expr, $tables:expr, $former:expr) => {
        static SHELF: $crate::Shelf<$pack> = $crate::Shelf::new();

        /// The pack that a match is played with.
        pub type PackRef = $crate::PackRef<$pack>;

        impl $crate::Shelved for $pack {
            const SECTIONS: &'static [$crate::Section] = $sections;
            const FILES: &'static [(&'static str, &'static str)] = $files;
            const FORMER: &'static [(&'static str, &'static str)] = $former;

            fn shelf() -> &'static $crate::Shelf<Self> {
                &SHELF
            }

            fn tables(document: &$crate::Document<'_>, is_printed: bool) -> Result<Self, $crate::Errors> {
                $tables(document, is_printed)
            }

            fn fingerprint(&self) -> u64 {
                self.fingerprint
            }

            fn content(&self) -> u64 {
                self.content
            }
        }

        impl $pack {
            /// The pack of the repository.
            pub fn standard() -> &'static Self {
                $crate::Shelved::standard()
            }

            /// Reads a complete pack from its files, given by name and text; errors use the names.
            ///
            /// # Errors
            /// Everything that is wrong with it, the statistics of the printed game included.
            pub fn read(files: &[(&str, &str)]) -> Result<Self, $crate::Errors> {
                $crate::Shelved::read(files)
            }

            /// Installs the standard pack with some entries replaced by those of an override.
            ///
            /// # Errors
            /// Everything that is wrong with the override and with the resulting pack.
            pub fn with(file: &str, text: &str) -> Result<&'static Self, $crate::Errors> {
                $crate::Shelved::with(file, text)
            }

            /// The pack with this fingerprint. If several packs differ only in names and texts, it is the one that
            /// was installed last.
            pub fn installed(fingerprint: u64) -> Option<&'static Self> {
                $crate::Shelved::installed(fingerprint)
            }
        }
    };
}

/// The packs of a game in use.
#[derive(Debug)]
pub struct Shelf<P: 'static> {
    standard: OnceLock<P>,
    /// The packs made by overrides, the one installed last at the end.
    others: Mutex<Vec<&'static P>>,
}

impl<P> Shelf<P> {
    /// An empty shelf.
    pub const fn new() -> Self {
        Self { standard: OnceLock::new(), others: Mutex::new(Vec::new()) }
    }
}

impl<P> Default for Shelf<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// The pack that a match is played with. Two packs are equal if the difference does not matter to the rules.
pub struct PackRef<P: 'static>(&'static P);

impl<P> PackRef<P> {
    /// A reference to an installed pack.
    pub const fn new(pack: &'static P) -> Self {
        Self(pack)
    }

    /// The pack itself; it stays until the program ends.
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

/// The standard pack, or the one in use that has other names and texts for the same game.
impl<P: Shelved> Default for PackRef<P> {
    fn default() -> Self {
        let standard = P::standard();
        Self(P::installed(standard.fingerprint()).unwrap_or(standard))
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

impl<P: Shelved> fmt::Debug for PackRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackRef({self})")
    }
}

/// Sixteen hex digits.
impl<P: Shelved> fmt::Display for PackRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0.fingerprint())
    }
}

/// Reads what [`fmt::Display`] prints.
impl<P: Shelved> FromStr for PackRef<P> {
    type Err = NotInstalled;

    fn from_str(digits: &str) -> Result<Self, NotInstalled> {
        u64::from_str_radix(digits, 16).ok().and_then(P::installed).map(Self).ok_or(NotInstalled)
    }
}

/// The text names a pack that is not in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotInstalled;

/// What the reader would have accepted.
impl fmt::Display for NotInstalled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pack that is in use: start with the same --pack FILE as when the match began")
    }
}

impl std::error::Error for NotInstalled {}

/// People and programs get sixteen hex digits, the database gets the number.
impl<P: Shelved> Serialize for PackRef<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
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
