//! Why a text in the notation of effects cannot be read.

use std::fmt;

/// Why a text is not valid notation, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The byte from which on it cannot be read.
    pub at: usize,
    /// What was expected there.
    pub expected: String,
    /// What was found there; empty at the end of the text.
    pub found: String,
    /// A clause with a similar word, if there is one: see [`suggestion`](crate::suggestion).
    pub hint: String,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found ", self.expected)?;
        if self.found.is_empty() {
            f.write_str("the end")?;
        } else {
            write!(f, "\"{}\"", self.found)?;
        }
        f.write_str(&self.hint)
    }
}

impl std::error::Error for Misread {}
