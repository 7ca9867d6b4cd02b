//! The words of this notation, and the counts and repeats that only this notation has.

use pack::{Grammar, Misread, suggestion};

use super::Count;
pub(super) use pack::Cursor;

/// A word is letters, digits and `-`, and begins with a letter; a message shows all that is left.
pub(super) static GRAMMAR: Grammar = Grammar {
    word: |text| {
        if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return 0;
        }
        text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len())
    },
    shown: str::len,
};

/// What only this notation has.
pub(super) trait Counting {
    /// Whether a number is next that does not count repeats.
    fn is_before_number(&self) -> bool;

    /// Whether `2x` or the like is next.
    fn is_before_repeat(&self) -> bool;

    /// Reads a number that is not 0.
    fn some(&mut self) -> Result<u8, Misread>;

    /// Reads a count; if numbers may follow it, none of them is read as a level of technologies.
    fn count(&mut self, numbers_follow: bool) -> Result<Count, Misread>;
}

impl Counting for Cursor<'_> {
    fn is_before_number(&self) -> bool {
        self.digits() > 0 && !self.is_before_repeat()
    }

    fn is_before_repeat(&self) -> bool {
        let after = &self.rest()[self.digits()..];
        self.digits() > 0 && after.starts_with('x') && !after[1..].starts_with(|c: char| c.is_alphanumeric())
    }

    fn some(&mut self) -> Result<u8, Misread> {
        self.number(1..=99)
    }

    fn count(&mut self, numbers_follow: bool) -> Result<Count, Misread> {
        // The longest name comes first: `tech 3` is not `tech`.
        for n_words in [2, 1] {
            for count in Count::ALL {
                let names: Vec<&str> = count.id().split(' ').collect();
                let level = names.last().is_some_and(|name| name.parse::<u8>().is_ok());
                if names.len() != n_words || level && numbers_follow {
                    continue;
                }
                let mut attempt = *self;
                if names.iter().all(|name| take_either(&mut attempt, name)) {
                    *self = attempt;
                    return Ok(count);
                }
            }
        }
        let first = self.word();
        let second = self.rest()[first.len()..].trim_start();
        let second = second.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        let both = suggestion(&format!("{first} {second}"), Count::ALL.map(Count::id));
        let hint = if both.is_empty() { suggestion(first, Count::ALL.map(Count::id)) } else { both };
        Err(Misread { hint, ..self.miss("a count") })
    }
}

/// Takes a word or a number if it is next.
fn take_either(cursor: &mut Cursor<'_>, name: &str) -> bool {
    let digits = cursor.digits();
    if digits > 0 && &cursor.rest()[..digits] == name {
        cursor.advance(digits);
        return true;
    }
    cursor.take(name)
}
