//! From the text of a pack to its tables.

use pack::{Document, Errors, Reading, Spanned};
use serde::de::DeserializeOwned;

use super::entry::{Entry, Readable, Reader, Text};
use super::tables::Located;
use super::{Pack, check};
use crate::notation::Code;

/// Sections and fields that no rule reads: changing them makes no other game.
const TALK: &[&str] = &[
    "pack",
    "material",
    "symbol",
    "name",
    "own_names",
    "alias_de",
    "origin",
    "origin_of",
    "rules",
    "text",
    "line",
];

/// A reading together with the code that its effects go into.
pub(super) struct Notation<'d, 't> {
    pub(super) reading: Reading<'d, 't>,
    pub(super) code: Code,
}

impl Reader for Notation<'_, '_> {
    fn read<T: Readable>(&mut self, text: &mut Text<T>) {
        match T::read(text.written.get_ref(), &mut self.code) {
            Ok(read) => text.read = read,
            Err(misread) => self.reading.fault_in(&text.written, misread.at, misread),
        }
    }
}

impl Notation<'_, '_> {
    /// The entries of a list in the order of the standard pack, with all that is written in them.
    pub(super) fn list<T: Entry + DeserializeOwned>(
        &mut self,
        section: &str,
        ids: &[&str],
    ) -> Vec<Spanned<T>> {
        let mut entries = self.reading.list::<T>(section);
        // Of a list with faults nobody can say which entries are missing.
        let whole = self.reading.is_clean();
        for entry in &mut entries {
            entry.get_mut().visit(self);
        }
        entries.sort_by_key(|entry| entry.get_ref().place());
        for (place, id) in ids.iter().enumerate().filter(|_| whole) {
            if !entries.iter().any(|entry| entry.get_ref().place() == place) {
                self.reading.fault(0..0, format!("missing [[{section}]] with id = \"{id}\""));
            }
        }
        entries
    }
}

/// Reads the tables of a pack.
pub(super) fn read(document: &Document<'_>, _is_printed: bool) -> Result<Pack, Errors> {
    let mut notation = Notation { reading: document.reading(), code: Code::default() };
    let located = Located::read(&mut notation);
    if let Some(located) = &located
        && notation.reading.is_clean()
    {
        check::check(&mut notation, located);
    }
    let Notation { reading, code } = notation;
    reading.finish()?;
    let located = located.expect("a table that could not be read has left a fault");
    Ok(located.into_pack(code, document.fingerprint(TALK), document.fingerprint(&[])))
}
