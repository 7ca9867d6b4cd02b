//! Why a text in the notation of effects cannot be read.

use std::fmt;

/// Why a text is not notation, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// Byte at which it stops making sense.
    pub at: usize,
    /// What could stand there.
    pub expected: String,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// A clause with what was meant, if that can be guessed: see [`suggestion`](crate::suggestion).
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
