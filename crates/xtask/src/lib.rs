//! The project's checks of itself: rule ids with tests, file lengths, dependencies between crates, words.
//!
//! Each check is a function from the project's files to a list of [`Fault`]s. `tests/tidy.rs` calls each on the real
//! files, and each has its own tests on small bad samples, so that a check that finds nothing is noticed.

pub mod css;
pub mod documents;
pub mod german;
pub mod ledger;
pub mod lengths;
pub mod manifests;
pub mod members;
pub mod mutants;
pub mod names;
pub mod one_list;
pub mod rust;
pub mod security;
pub mod shape;
pub mod tree;
pub mod untested;
pub mod words;

use std::fmt;

/// Something to correct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file, from the root of the project.
    pub path: String,
    /// The line, from 1; 0 for the whole file.
    pub line: usize,
    /// What is wrong and how to correct it.
    pub what: String,
}

impl Fault {
    /// A fault in one line of a file.
    pub fn at(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, what: what.into() }
    }

    /// A fault of a whole file.
    pub fn in_file(path: &str, what: impl Into<String>) -> Self {
        Self::at(path, 0, what)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}
