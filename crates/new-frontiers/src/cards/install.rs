//! Packs in use: the standard one, and those made by overrides.

use std::sync::LazyLock;

use pack::{Errors, Shelf, Shelved};

use super::{Pack, STANDARD_TEXT, read};

const STANDARD_FILE: &str = "pack.toml";

/// What was otherwise in standard packs before this one. Matches that were begun with them go on with them.
const FORMER: [(&str, &str); 1] = [("former/1.toml", include_str!("../../cards/former/1.toml"))];

static READ: LazyLock<Pack> = LazyLock::new(|| {
    let broken = |errors: Errors| -> Pack { panic!("the standard pack is broken:\n{errors}") };
    for (file, text) in FORMER {
        overridden(file, text).unwrap_or_else(broken).install();
    }
    Pack::read(STANDARD_FILE, STANDARD_TEXT).unwrap_or_else(broken)
});

fn overridden(file: &str, text: &str) -> Result<Pack, Errors> {
    let mut document = read::parse(STANDARD_FILE, STANDARD_TEXT)?;
    document.replace(file, text)?;
    read::read(&document, false)
}

static SHELF: Shelf<Pack> = Shelf::new();

/// The pack that a match is played with.
pub type PackRef = pack::PackRef<Pack>;

impl Shelved for Pack {
    fn standard() -> &'static Self {
        &READ
    }

    fn shelf() -> &'static Shelf<Self> {
        &SHELF
    }

    fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    fn content(&self) -> u64 {
        self.content
    }
}

impl Pack {
    /// The pack of the repository.
    pub fn standard() -> &'static Self {
        &READ
    }

    /// Reads a complete pack that claims to be the printed game; `file` names it in errors.
    ///
    /// # Errors
    /// Everything that is wrong with it, the statistics of the printed game included.
    pub fn read(file: &str, text: &str) -> Result<Self, Errors> {
        read::read(&read::parse(file, text)?, true)
    }

    /// Installs the standard pack with the entries of an override in the place of its own.
    ///
    /// # Errors
    /// Everything that is wrong with the override and with what it makes of the pack.
    pub fn with(file: &str, text: &str) -> Result<&'static Self, Errors> {
        Ok(overridden(file, text)?.install())
    }

    /// The pack with this fingerprint. Of several that differ only in names and texts it is the one that was
    /// installed last.
    pub fn installed(fingerprint: u64) -> Option<&'static Self> {
        Shelved::installed(fingerprint)
    }
}
