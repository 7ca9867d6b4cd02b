//! Packs in use: the standard one, those made by overrides, and the reference that a match keeps.

use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use pack::Errors;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Pack, STANDARD, read};

static READ: LazyLock<Pack> = LazyLock::new(|| match Pack::read(STANDARD) {
    Ok(pack) => pack,
    Err(errors) => panic!("the standard pack is broken:\n{errors}"),
});

/// Packs made by overrides; they live as long as the program, so that matches can refer to them freely.
static OTHERS: Mutex<Vec<&'static Pack>> = Mutex::new(Vec::new());

impl Pack {
    /// The pack of the repository.
    pub fn standard() -> &'static Self {
        &READ
    }

    /// Reads a complete pack from its files, given by name and text; the names stand in errors.
    ///
    /// # Errors
    /// Everything that is wrong with it, the counts of the component list included.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, Errors> {
        read::read(&read::parse(files)?)
    }

    /// Installs the standard pack with the entries of an override in the place of its own.
    ///
    /// # Errors
    /// Everything that is wrong with the override and with what it makes of the pack.
    pub fn with(file: &str, text: &str) -> Result<&'static Self, Errors> {
        let mut document = read::parse(STANDARD)?;
        document.replace(file, text)?;
        let pack = read::read(&document)?;
        let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = others.iter().position(|other| other.content == pack.content) {
            // The one installed last is the one that counts.
            let other = others.remove(place);
            others.push(other);
            return Ok(other);
        }
        let pack: &'static Self = Box::leak(Box::new(pack));
        others.push(pack);
        Ok(pack)
    }

    /// The pack with this fingerprint. Of several that differ only in names and texts it is the one that was
    /// installed last.
    pub fn installed(fingerprint: u64) -> Option<&'static Self> {
        let others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        let standard = Self::standard();
        let known = others.iter().rev().copied().chain([standard]);
        known.into_iter().find(|pack| pack.fingerprint == fingerprint)
    }
}

/// The pack that a match is played with. Two are equal if the rules cannot tell them apart.
#[derive(Clone, Copy)]
pub struct PackRef(&'static Pack);

impl PackRef {
    /// The pack of the repository.
    pub fn standard() -> Self {
        Self(Pack::standard())
    }

    /// A reference to an installed pack.
    pub const fn new(pack: &'static Pack) -> Self {
        Self(pack)
    }

    /// The pack itself, for as long as the program runs.
    pub const fn pack(self) -> &'static Pack {
        self.0
    }
}

impl Default for PackRef {
    fn default() -> Self {
        Self::standard()
    }
}

impl Deref for PackRef {
    type Target = Pack;

    fn deref(&self) -> &Pack {
        self.0
    }
}

impl PartialEq for PackRef {
    fn eq(&self, other: &Self) -> bool {
        self.0.fingerprint == other.0.fingerprint
    }
}

impl Eq for PackRef {}

impl std::hash::Hash for PackRef {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.fingerprint.hash(state);
    }
}

impl std::fmt::Debug for PackRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PackRef({:016x})", self.0.fingerprint)
    }
}

/// Sixteen hex digits for people and programs, the number for the database.
impl Serialize for PackRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(&format_args!("{:016x}", self.0.fingerprint))
        } else {
            self.0.fingerprint.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for PackRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fingerprint = if deserializer.is_human_readable() {
            let digits = String::deserialize(deserializer)?;
            u64::from_str_radix(&digits, 16).map_err(D::Error::custom)?
        } else {
            u64::deserialize(deserializer)?
        };
        Pack::installed(fingerprint).map(Self).ok_or_else(|| {
            D::Error::custom(format_args!(
                "the match was played with the pack {fingerprint:016x}, which is not installed"
            ))
        })
    }
}
