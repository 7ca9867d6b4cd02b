//! Reads notation from left to right, and reports where and why that failed.

use std::ops::RangeInclusive;

use pack::{Misread, suggestion};

use super::Count;

/// A text and how much of it has been read; white space is ignored.
#[derive(Clone)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let mut cursor = Self { text, at: 0 };
        cursor.advance(0);
        cursor
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Advances by this many bytes and over the white space after them.
    fn advance(&mut self, bytes: usize) {
        self.at += bytes;
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// A failure at what is next.
    pub(super) fn miss(&self, expected: impl Into<String>) -> Misread {
        Misread { at: self.at, expected: expected.into(), found: self.rest().to_owned(), hint: String::new() }
    }

    /// The letters, digits and `-` that are next, if they begin with a letter.
    pub(super) fn word(&self) -> &'t str {
        let rest = self.rest();
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return "";
        }
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len());
        &rest[..end]
    }

    fn digits(&self) -> usize {
        self.rest().bytes().take_while(u8::is_ascii_digit).count()
    }

    /// Whether a number is next that does not count repeats.
    pub(super) fn is_before_number(&self) -> bool {
        self.digits() > 0 && !self.is_before_repeat()
    }

    /// Whether `2x` or the like is next.
    pub(super) fn is_before_repeat(&self) -> bool {
        let after = &self.rest()[self.digits()..];
        self.digits() > 0 && after.starts_with('x') && !after[1..].starts_with(|c: char| c.is_alphanumeric())
    }

    /// Takes the word if it is next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let next = self.word() == word;
        if next {
            self.advance(word.len());
        }
        next
    }

    /// Takes the sign if it is next.
    pub(super) fn take_sign(&mut self, sign: &str) -> bool {
        let next = self.rest().starts_with(sign);
        if next {
            self.advance(sign.len());
        }
        next
    }

    pub(super) fn expect(&mut self, word: &str) -> Result<(), Misread> {
        if self.take(word) {
            return Ok(());
        }
        let hint = suggestion(self.word(), [word]);
        Err(Misread { hint, ..self.miss(format!("\"{word}\"")) })
    }

    pub(super) fn expect_sign(&mut self, sign: &str) -> Result<(), Misread> {
        if self.take_sign(sign) { Ok(()) } else { Err(self.miss(format!("\"{sign}\""))) }
    }

    /// Reads one of some words.
    pub(super) fn one_of<T: Copy>(&mut self, known: &[(&str, T)]) -> Result<T, Misread> {
        let word = self.word();
        if let Some((_, value)) = known.iter().find(|(name, _)| *name == word) {
            self.advance(word.len());
            return Ok(*value);
        }
        let names: Vec<_> = known.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let hint = suggestion(word, known.iter().map(|(name, _)| *name));
        Err(Misread { hint, ..self.miss(format!("one of {}", names.join(", "))) })
    }

    /// Reads a number of this range.
    pub(super) fn number(&mut self, range: RangeInclusive<u8>) -> Result<u8, Misread> {
        let digits = self.digits();
        match self.rest()[..digits].parse() {
            Ok(number) if range.contains(&number) => {
                self.advance(digits);
                Ok(number)
            }
            _ => Err(self.miss(format!("a number from {} to {}", range.start(), range.end()))),
        }
    }

    /// Reads a number that is not 0.
    pub(super) fn some(&mut self) -> Result<u8, Misread> {
        self.number(1..=99)
    }

    /// Reads a count; if numbers may follow it, none of them is read as a level of technologies.
    pub(super) fn count(&mut self, numbers_follow: bool) -> Result<Count, Misread> {
        // The longest name comes first: `tech 3` is not `tech`.
        for n_words in [2, 1] {
            for count in Count::ALL {
                let names: Vec<&str> = count.id().split(' ').collect();
                let level = names.last().is_some_and(|name| name.parse::<u8>().is_ok());
                if names.len() != n_words || level && numbers_follow {
                    continue;
                }
                let mut attempt = self.clone();
                if names.iter().all(|name| attempt.take_either(name)) {
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

    /// Takes a word or a number if it is next.
    fn take_either(&mut self, name: &str) -> bool {
        let digits = self.digits();
        if digits > 0 && &self.rest()[..digits] == name {
            self.advance(digits);
            return true;
        }
        self.take(name)
    }

    /// Whether all has been read.
    pub(super) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Fails unless all has been read.
    pub(super) fn end(&self) -> Result<(), Misread> {
        if self.is_at_end() { Ok(()) } else { Err(self.miss("the end")) }
    }
}
