//! Takes typed entries out of a document and collects every fault.

use std::fmt::Display;
use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

use crate::document::{Document, Fault};
use crate::error::Errors;
use crate::tree::{Value, find_table};

/// Reads a document: returns its entries and collects its faults.
#[derive(Debug)]
pub struct Reading<'d, 't> {
    document: &'d Document<'t>,
    faults: Vec<Fault>,
}

impl<'t> Document<'t> {
    /// Starts reading.
    pub fn reading(&self) -> Reading<'_, 't> {
        Reading { document: self, faults: Vec::new() }
    }
}

impl<'d, 't> Reading<'d, 't> {
    /// The one table of a section; `None` if it has a fault.
    pub fn table<T: DeserializeOwned>(&mut self, section: &str) -> Option<T> {
        let value = self.document.root().get(section)?;
        self.entry(value)
    }

    /// The named tables of a section, in alphabetical order, without those that have a fault.
    pub fn tables<T: DeserializeOwned>(&mut self, section: &str) -> Vec<(Spanned<String>, T)> {
        let Some(DeValue::Table(entries)) = self.document.root().get(section).map(Spanned::get_ref) else {
            return Vec::new();
        };
        let mut read = Vec::new();
        for (id, entry) in entries {
            if let Some(entry) = self.entry(entry) {
                read.push((Spanned::new(id.span(), id.get_ref().to_string()), entry));
            }
        }
        read
    }

    /// The entries of a list, in the order of the file, without those that have a fault.
    pub fn list<T: DeserializeOwned>(&mut self, section: &str) -> Vec<Spanned<T>> {
        let Some(DeValue::Array(entries)) = self.document.root().get(section).map(Spanned::get_ref) else {
            return Vec::new();
        };
        entries.iter().filter_map(|entry| Some(Spanned::new(entry.span(), self.entry(entry)?))).collect()
    }

    /// Notes a fault at a position.
    pub fn fault(&mut self, at: Range<usize>, message: impl Display) {
        self.faults.push((at, message.to_string()));
    }

    /// Notes a fault of one field of the entry at a position, or of the entry if it has no such field.
    pub fn fault_of(&mut self, entry: &Range<usize>, field: &str, message: impl Display) {
        let fields = find_table(self.document.root(), entry);
        let at = fields.and_then(|fields| fields.get(field)).map_or(entry.clone(), Spanned::span);
        self.fault(at, message);
    }

    /// Notes a fault inside a text, so many bytes after its start.
    pub fn fault_in(&mut self, text: &Spanned<String>, offset: usize, message: impl Display) {
        let span = text.span();
        let written = self.document.sources().slice(span.clone());
        // Only in a plain text between two quotes do the letters have the same positions as in the file.
        let plain = written.len() == text.get_ref().len() + 2 && written[1..].starts_with(text.get_ref());
        let at = if plain { span.start + 1 + offset } else { span.start };
        self.fault(at..at, message);
    }

    /// Whether no fault was found so far. Checks on the whole pack make no sense for a part of it.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// Ends reading.
    ///
    /// # Errors
    /// All faults that were noted, in the order of the file.
    pub fn finish(self) -> Result<(), Errors> {
        self.document.raise(self.document.root(), self.faults)
    }

    fn entry<T: DeserializeOwned>(&mut self, entry: &Value<'t>) -> Option<T> {
        let mut entry = entry.clone();
        loop {
            let error = match T::deserialize(ValueDeserializer::from(entry.clone())) {
                Ok(read) => return Some(read),
                Err(error) => error,
            };
            let span = error.span().unwrap_or_else(|| entry.span());
            self.fault(span.clone(), error.message());
            // An unknown field hides all further errors of serde: continue without it.
            let DeValue::Table(fields) = entry.get_mut() else { return None };
            let unknown = fields.keys().find(|key| key.span() == span)?.get_ref().to_string();
            fields.remove(unknown.as_str());
        }
    }
}
