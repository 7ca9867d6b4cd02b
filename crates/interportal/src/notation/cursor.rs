//! Reading notation from left to right, and saying where and why that failed.

use std::ops::RangeInclusive;

use pack::{Misread, suggestion};

/// A text and how much of it has been read; white space is free.
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

    /// Goes on by so many bytes and over the white space after them.
    fn advance(&mut self, bytes: usize) {
        self.at += bytes;
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// A failure at what is next.
    pub(super) fn miss(&self, expected: impl Into<String>) -> Misread {
        Misread { at: self.at, expected: expected.into(), found: self.rest().to_owned(), hint: String::new() }
    }

    /// A failure at what is next, with the word that was perhaps meant.
    pub(super) fn miss_word<'a>(
        &self,
        expected: impl Into<String>,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Misread {
        Misread { hint: suggestion(self.word(), known), ..self.miss(expected) }
    }

    /// The word that is next: letters, digits, and `-` or `.` between two of them.
    pub(super) fn word(&self) -> &'t str {
        let rest = self.rest();
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return "";
        }
        let bytes = rest.as_bytes();
        let inside = |at: usize| {
            bytes[at].is_ascii_alphanumeric()
                || matches!(bytes[at], b'-' | b'.')
                    && bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric)
        };
        let end = (0..rest.len()).find(|at| !inside(*at)).unwrap_or(rest.len());
        &rest[..end]
    }

    fn digits(&self) -> usize {
        self.rest().bytes().take_while(u8::is_ascii_digit).count()
    }

    /// Whether a number is next.
    pub(super) fn is_before_number(&self) -> bool {
        self.digits() > 0
    }

    /// Whether `key=` is next.
    pub(super) fn is_before_key(&self, key: &str) -> bool {
        self.rest().strip_prefix(key).is_some_and(|rest| rest.starts_with('='))
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

    /// Takes `key=` if it is next.
    pub(super) fn take_key(&mut self, key: &str) -> bool {
        let next = self.is_before_key(key);
        if next {
            self.advance(key.len() + 1);
        }
        next
    }

    pub(super) fn expect(&mut self, word: &str) -> Result<(), Misread> {
        if self.take(word) { Ok(()) } else { Err(self.miss_word(format!("\"{word}\""), [word])) }
    }

    pub(super) fn expect_sign(&mut self, sign: &str) -> Result<(), Misread> {
        if self.take_sign(sign) { Ok(()) } else { Err(self.miss(format!("\"{sign}\""))) }
    }

    pub(super) fn expect_key(&mut self, key: &str) -> Result<(), Misread> {
        if self.take_key(key) { Ok(()) } else { Err(self.miss(format!("\"{key}=\""))) }
    }

    /// Reads a word that `find` knows.
    pub(super) fn known<T>(
        &mut self,
        what: &str,
        ids: impl IntoIterator<Item = &'static str>,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let word = self.word();
        match find(word) {
            Some(found) => {
                self.advance(word.len());
                Ok(found)
            }
            None => Err(self.miss_word(what, ids)),
        }
    }

    /// Reads a number of this range.
    pub(super) fn number(&mut self, range: RangeInclusive<u16>) -> Result<u16, Misread> {
        let digits = self.digits();
        match self.rest()[..digits].parse() {
            Ok(number) if range.contains(&number) => {
                self.advance(digits);
                Ok(number)
            }
            _ => Err(self.miss(format!("a number from {} to {}", range.start(), range.end()))),
        }
    }

    /// Reads a small number.
    pub(super) fn small(&mut self) -> Result<u8, Misread> {
        self.number(0..=99).map(|number| number as u8)
    }

    /// Takes `/` if a digit stands on both sides of it, as in a fraction.
    pub(super) fn take_fraction_bar(&mut self) -> bool {
        let next =
            self.rest().strip_prefix('/').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        next && self.take_sign("/")
    }

    /// Fails unless all has been read.
    pub(super) fn end(&self) -> Result<(), Misread> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.miss("the end")) }
    }
}

/// Reads one word of a closed set.
macro_rules! word {
    ($cursor:expr, $type:ty) => {{
        let names: Vec<_> = <$type>::ALL.iter().map(|it| format!("\"{}\"", it.id())).collect();
        let expected = if names.len() > 12 {
            concat!("a word for `", stringify!($type), "`").to_lowercase()
        } else {
            format!("one of {}", names.join(", "))
        };
        $cursor.known(&expected, <$type>::ALL.iter().map(|it| it.id()), <$type>::from_id)
    }};
}
pub(super) use word;

/// Reads one id of the pack.
macro_rules! id {
    ($cursor:expr, $type:ty, $what:literal) => {
        $cursor.known($what, <$type>::ids().iter().copied(), <$type>::from_id)
    };
}
pub(super) use id;
