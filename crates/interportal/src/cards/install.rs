//! Packs in use: the standard one, and those made by overrides.

use std::sync::LazyLock;

use pack::{Errors, Shelf, Shelved};

use super::{Pack, STANDARD_FILES, read};

static READ: LazyLock<Pack> = LazyLock::new(|| match Pack::read(STANDARD_FILES) {
    Ok(pack) => pack,
    Err(errors) => panic!("the standard pack is broken:\n{errors}"),
});

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

    /// Reads a complete pack from its files, given by name and text.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, Errors> {
        read::read(&read::parse(files)?)
    }

    /// Installs the standard pack with the entries of an override in the place of its own.
    ///
    /// # Errors
    /// Everything that is wrong with the override and with what it makes of the pack.
    pub fn with(file: &str, text: &str) -> Result<&'static Self, Errors> {
        let mut document = read::parse(STANDARD_FILES)?;
        document.replace(file, text)?;
        Ok(read::read(&document)?.install())
    }

    /// The pack with this fingerprint. Of several that differ only in names and texts it is the one that was
    /// installed last.
    pub fn installed(fingerprint: u64) -> Option<&'static Self> {
        Shelved::installed(fingerprint)
    }
}
