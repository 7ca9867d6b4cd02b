//! A pack as a tree: its sections, checked for shape and duplicate ids, with the position of every value.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::error::{Error, Errors};
use crate::near::suggestion;
use crate::source::Sources;
use crate::tree::{key_of, moved, place, place_before};

/// How a section is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One table: `[limits]`.
    Table,
    /// Tables with names: `[goods.novelty]`, `[goods.rare]`.
    Tables,
    /// A list of entries, identified by one field: `[[world]]` with `id`.
    List {
        /// The field whose value is different in every entry.
        key: &'static str,
    },
    /// The same, but an override may add entries: the rules do not know these entries by name.
    OpenList {
        /// The field whose value is different in every entry.
        key: &'static str,
        /// The most entries that there may be.
        most: usize,
    },
}

impl Shape {
    /// The field that identifies the entries of a list.
    pub(crate) fn key(self) -> Option<&'static str> {
        match self {
            Self::List { key } | Self::OpenList { key, .. } => Some(key),
            Self::Table | Self::Tables => None,
        }
    }
}

/// A section that a pack must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Name in the file.
    pub name: &'static str,
    /// How it is written.
    pub shape: Shape,
}

impl Section {
    /// What the header of the section looks like in the file.
    fn header(self) -> String {
        let name = self.name;
        match self.shape {
            Shape::Table => format!("[{name}]"),
            Shape::Tables => format!("[{name}.NAME]"),
            Shape::List { .. } | Shape::OpenList { .. } => format!("[[{name}]]"),
        }
    }

    fn fits(self, value: &DeValue<'_>) -> bool {
        let tables = |value: &DeValue<'_>| value.is_table();
        match (self.shape, value) {
            (Shape::Table, value) => value.is_table(),
            (Shape::Tables, DeValue::Table(entries)) => entries.values().all(|entry| tables(entry.get_ref())),
            (Shape::List { .. } | Shape::OpenList { .. }, DeValue::Array(entries)) => {
                entries.iter().all(|entry| tables(entry.get_ref()))
            }
            _ => false,
        }
    }
}

/// A fault that is not yet a message: where it is, and what it is.
pub(crate) type Fault = (Range<usize>, String);

/// The files of a pack, parsed and merged.
#[derive(Clone, Debug)]
pub struct Document<'t> {
    sections: &'static [Section],
    sources: Sources<'t>,
    root: DeTable<'t>,
}

impl<'t> Document<'t> {
    /// Reads a pack from its files, given by name and text. Together the files must contain all sections.
    ///
    /// # Errors
    /// All faults of syntax, all unknown, missing and misshapen sections and all duplicate ids.
    pub fn read(sections: &'static [Section], files: &[(&'t str, &'t str)]) -> Result<Self, Errors> {
        let mut document = Self { sections, sources: Sources::default(), root: DeTable::new() };
        let mut faults = Vec::new();
        for (name, text) in files {
            for (section, value) in document.parse(name, text)? {
                if document.root.contains_key(&section) {
                    faults.push((
                        section.span(),
                        format!("section \"{}\" is already in another file", section.get_ref()),
                    ));
                } else {
                    document.root.insert(section, value);
                }
            }
        }
        for section in sections {
            if !document.root.contains_key(section.name) {
                faults.push((0..0, format!("missing section {}", section.header())));
            }
        }
        document.check(&document.root, faults)?;
        Ok(document)
    }

    /// Parses one more file without adding it to the tree.
    pub(crate) fn parse(&mut self, name: &'t str, text: &'t str) -> Result<DeTable<'t>, Errors> {
        let start = self.sources.add(name, text);
        let (root, errors) = DeTable::parse_recoverable(text);
        let root = moved(root.into_inner(), start);
        let faults = errors.iter().map(|error| {
            let span = error.span().unwrap_or(0..0);
            (span.start + start..span.end + start, error.message().to_owned())
        });
        // Text that is not TOML belongs to no value; it is reported with the entry before it.
        self.raise_at(faults.collect(), |at| {
            place(&root, self.sections, at).or_else(|| place_before(&root, self.sections, at))
        })?;
        Ok(root)
    }

    /// Checks shapes and duplicate ids of a tree. Reports them together with the faults already known.
    pub(crate) fn check(&self, root: &DeTable<'_>, mut faults: Vec<Fault>) -> Result<(), Errors> {
        for (name, value) in root {
            let Some(section) = self.section(name.get_ref()) else {
                let near = suggestion(name.get_ref(), self.sections.iter().map(|section| section.name));
                faults.push((name.span(), format!("there is no such section{near}")));
                continue;
            };
            if !section.fits(value.get_ref()) {
                faults.push((name.span(), format!("expected {}", section.header())));
            } else if let (Some(key), DeValue::Array(entries)) = (section.shape.key(), value.get_ref()) {
                let mut seen = BTreeMap::new();
                for entry in entries {
                    let Some(id) = key_of(entry.get_ref(), key) else { continue };
                    let span = entry.get_ref()[key].span();
                    if let Some(first) = seen.insert(id, span.start) {
                        let (file, line, _) = self.sources.locate(first);
                        faults.push((span, format!("already taken at {file}:{line}")));
                    }
                }
            }
        }
        self.raise(root, faults)
    }

    /// The faults as errors with their place in this tree; `Ok` if there are none.
    pub(crate) fn raise(&self, root: &DeTable<'_>, faults: Vec<Fault>) -> Result<(), Errors> {
        self.raise_at(faults, |at| place(root, self.sections, at))
    }

    fn raise_at(
        &self,
        mut faults: Vec<Fault>,
        place: impl Fn(&Range<usize>) -> Option<String>,
    ) -> Result<(), Errors> {
        if faults.is_empty() {
            return Ok(());
        }
        faults.sort_by_key(|(span, _)| span.start);
        let error = |(span, message): Fault| {
            let (file, line, column) = self.sources.locate(span.start);
            let place = place(&span).unwrap_or_default();
            Error { file: file.to_owned(), line, column, place, message }
        };
        Err(Errors(faults.into_iter().map(error).collect()))
    }

    pub(crate) fn section(&self, name: &str) -> Option<Section> {
        self.sections.iter().copied().find(|section| section.name == name)
    }

    pub(crate) fn root(&self) -> &DeTable<'t> {
        &self.root
    }

    pub(crate) fn root_mut(&mut self) -> &mut DeTable<'t> {
        &mut self.root
    }

    pub(crate) fn sources(&self) -> &Sources<'t> {
        &self.sources
    }
}
