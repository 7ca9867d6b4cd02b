//! Packs in use: the standard one, those made by overrides, and the reference that a match keeps.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Document, Errors, Section};

/// The pack of a game, of which several can be in use at once. Implemented by [`shelve!`](crate::shelve).
pub trait Shelved: Sized + 'static {
    /// The sections that the files of a pack have.
    const SECTIONS: &'static [Section];
    /// The files of the repository by name and text.
    const FILES: &'static [(&'static str, &'static str)];
    /// Overrides that make earlier packs of the repository out of this one. Matches that were begun with them go on
    /// with them.
    const FORMER: &'static [(&'static str, &'static str)];

    /// Where packs are kept once they are in use.
    fn shelf() -> &'static Shelf<Self>;
    /// Takes the tables of a pack out of its document. A pack that `is_printed` must also match the statistics of
    /// the printed game; an override may depart from them.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn tables(document: &Document<'_>, is_printed: bool) -> Result<Self, Errors>;
    /// A number for all that the rules can tell.
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

    /// Reads a complete pack from its files, given by name and text; the names stand in errors.
    ///
    /// # Errors
    /// Everything that is wrong with it, the statistics of the printed game included.
    fn read(files: &[(&str, &str)]) -> Result<Self, Errors> {
        Self::tables(&Document::read(Self::SECTIONS, files)?, true)
    }

    /// Installs the standard pack with the entries of an override in the place of its own.
    ///
    /// # Errors
    /// Everything that is wrong with the override and with what it makes of the pack.
    fn with(file: &str, text: &str) -> Result<&'static Self, Errors> {
        let mut document = Document::read(Self::SECTIONS, Self::FILES)?;
        document.replace(file, text)?;
        Ok(Self::tables(&document, false)?.install())
    }

    /// Puts a pack into use, for as long as the program runs, so that matches can refer to it freely.
    fn install(self) -> &'static Self {
        let mut others = Self::shelf().others.lock().unwrap_or_else(PoisonError::into_inner);
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
        // First of all, since it puts former packs on the shelf.
        let standard = Self::standard();
        let others = Self::shelf().others.lock().unwrap_or_else(PoisonError::into_inner);
        let known = others.iter().rev().copied().chain([standard]);
        known.into_iter().find(|pack| pack.fingerprint() == fingerprint)
    }
}

/// Makes the type `Pack` of a game one that can be in use: `shelve!(Pack: SECTIONS, FILES, read::tables)`, where
/// `tables` is what [`Shelved::tables`] says; [`Shelved::FORMER`] may follow. The pack has the fields `fingerprint` and `content`.
///
/// The functions of [`Shelved`] that people of the crate call are made functions of the type itself.
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

            /// Reads a complete pack from its files, given by name and text; the names stand in errors.
            ///
            /// # Errors
            /// Everything that is wrong with it, the statistics of the printed game included.
            pub fn read(files: &[(&str, &str)]) -> Result<Self, $crate::Errors> {
                $crate::Shelved::read(files)
            }

            /// Installs the standard pack with the entries of an override in the place of its own.
            ///
            /// # Errors
            /// Everything that is wrong with the override and with what it makes of the pack.
            pub fn with(file: &str, text: &str) -> Result<&'static Self, $crate::Errors> {
                $crate::Shelved::with(file, text)
            }

            /// The pack with this fingerprint. Of several that differ only in names and texts it is the one that
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
    /// Those that overrides have made, the one installed last at the end.
    others: Mutex<Vec<&'static P>>,
}

impl<P> Shelf<P> {
    /// A shelf with nothing on it.
    pub const fn new() -> Self {
        Self { standard: OnceLock::new(), others: Mutex::new(Vec::new()) }
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

/// A pack is named that is not in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotInstalled;

/// What would have been understood.
impl fmt::Display for NotInstalled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pack that is in use: start with the same --pack FILE as then")
    }
}

impl std::error::Error for NotInstalled {}

/// Sixteen hex digits for people and programs, the number for the database.
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
