//! What is wrong with a pack, and where.

use std::fmt;

/// One fault of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The file, as the caller named it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Section, entry and field, such as `development "space_marines": powers[0]`; empty for the file.
    pub place: String,
    /// What was expected and what was found.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, place, message } = self;
        write!(f, "{file}:{line}:{column}: ")?;
        if !place.is_empty() {
            write!(f, "{place}: ")?;
        }
        f.write_str(message)
    }
}

impl std::error::Error for Error {}

/// All faults of a pack, in the order of the files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errors(pub Vec<Error>);

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Errors {}
