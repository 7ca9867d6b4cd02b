//! Reads notation from left to right, and reports where and why that failed.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::misread::Misread;
use crate::near::suggestion;

/// What differs between the notations of games.
#[derive(Debug)]
pub struct Grammar {
    /// How many bytes at the beginning of a text are one word; 0 if it does not begin with a word.
    pub word: fn(&str) -> usize,
    /// How many bytes of a text that does not fit are shown in the message.
    pub shown: fn(&str) -> usize,
}

/// A text and how much of it has been read; white space between words and signs has no meaning.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'t> {
    text: &'t str,
    at: usize,
    grammar: &'static Grammar,
}

impl<'t> Cursor<'t> {
    /// Starts at the beginning of a text.
    pub fn new(text: &'t str, grammar: &'static Grammar) -> Self {
        let mut cursor = Self { text, at: 0, grammar };
        cursor.advance(0);
        cursor
    }

    /// What has not been read yet; it does not begin with white space.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Advances by this many bytes and over the white space after them.
    pub fn advance(&mut self, bytes: usize) {
        self.at += bytes;
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// A failure at what is next.
    pub fn miss(&self, expected: impl Into<String>) -> Misread {
        let found = &self.rest()[..(self.grammar.shown)(self.rest())];
        Misread { at: self.at, expected: expected.into(), found: found.to_owned(), hint: String::new() }
    }

    /// A failure at what is next, with the word that was perhaps meant.
    pub fn miss_near<'a>(
        &self,
        expected: impl Into<String>,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Misread {
        Misread { hint: suggestion(self.word(), known), ..self.miss(expected) }
    }

    /// The word that is next; empty if none is.
    pub fn word(&self) -> &'t str {
        &self.rest()[..(self.grammar.word)(self.rest())]
    }

    /// How many digits are next.
    pub fn digits(&self) -> usize {
        self.rest().bytes().take_while(u8::is_ascii_digit).count()
    }

    /// Takes the word if it is next.
    pub fn take(&mut self, word: &str) -> bool {
        let next = self.word() == word;
        if next {
            self.advance(word.len());
        }
        next
    }

    /// Takes the sign if it is next.
    pub fn take_sign(&mut self, sign: &str) -> bool {
        let next = self.rest().starts_with(sign);
        if next {
            self.advance(sign.len());
        }
        next
    }

    /// Takes the word.
    ///
    /// # Errors
    /// If another word is next.
    pub fn expect(&mut self, word: &str) -> Result<(), Misread> {
        if self.take(word) { Ok(()) } else { Err(self.miss_near(format!("\"{word}\""), [word])) }
    }

    /// Takes the sign.
    ///
    /// # Errors
    /// If it is not next.
    pub fn expect_sign(&mut self, sign: &str) -> Result<(), Misread> {
        if self.take_sign(sign) { Ok(()) } else { Err(self.miss(format!("\"{sign}\""))) }
    }

    /// Reads a word that `find` knows; `what` says what is expected.
    ///
    /// # Errors
    /// If `find` does not know the word that is next.
    pub fn known<'a, T>(
        &mut self,
        what: &str,
        words: impl IntoIterator<Item = &'a str>,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let word = self.word();
        match find(word) {
            Some(found) => {
                self.advance(word.len());
                Ok(found)
            }
            None => Err(self.miss_near(what, words)),
        }
    }

    /// Reads one of these names; `what` says what they are.
    ///
    /// # Errors
    /// If another word is next.
    pub fn name<T: Copy>(&mut self, what: &str, names: &[(&str, T)]) -> Result<T, Misread> {
        let find = |word: &str| names.iter().find(|(name, _)| *name == word).map(|(_, value)| *value);
        self.known(what, names.iter().map(|(name, _)| *name), find)
    }

    /// Reads one of these words; the message lists them.
    ///
    /// # Errors
    /// If another word is next.
    pub fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, Misread> {
        let listed: Vec<_> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
        self.name(&format!("one of {}", listed.join(", ")), words)
    }

    /// Reads a number of this range.
    ///
    /// # Errors
    /// If no such number is next.
    pub fn number<N: FromStr + PartialOrd + Display>(
        &mut self,
        range: RangeInclusive<N>,
    ) -> Result<N, Misread> {
        let digits = self.digits();
        match self.rest()[..digits].parse() {
            Ok(number) if range.contains(&number) => {
                self.advance(digits);
                Ok(number)
            }
            _ => Err(self.miss(format!("a number from {} to {}", range.start(), range.end()))),
        }
    }

    /// Whether all has been read.
    pub fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Ends reading.
    ///
    /// # Errors
    /// If something has not been read.
    pub fn end(&self) -> Result<(), Misread> {
        if self.is_at_end() { Ok(()) } else { Err(self.miss("the end")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static GRAMMAR: Grammar = Grammar {
        word: |text| text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len()),
        shown: str::len,
    };

    #[test]
    fn white_space_is_skipped() {
        let mut cursor = Cursor::new("  gain  2 ore;", &GRAMMAR);
        assert!(cursor.take("gain"));
        assert_eq!(cursor.number(1..=9u8), Ok(2));
        assert!(!cursor.take("or"), "a part of a word is not the word");
        assert_eq!(cursor.name("a unit", &[("ore", 7), ("vp", 8)]), Ok(7));
        assert_eq!(cursor.expect_sign(";"), Ok(()));
        assert_eq!(cursor.end(), Ok(()));
    }

    #[test]
    fn failures_say_where_and_what_was_found() {
        let mut cursor = Cursor::new("gain 12 or", &GRAMMAR);
        let said = |misread: Misread| format!("{}: {misread}", misread.at);
        assert_eq!(
            said(cursor.expect("gains").unwrap_err()),
            "0: expected \"gains\", found \"gain 12 or\", did you mean \"gains\"?"
        );
        assert!(cursor.take("gain"));
        assert_eq!(
            said(cursor.number(1..=9u8).unwrap_err()),
            "5: expected a number from 1 to 9, found \"12 or\""
        );
        cursor.advance(2);
        assert_eq!(
            said(cursor.one_of(&[("ore", 1), ("vp", 2)]).unwrap_err()),
            "8: expected one of \"ore\", \"vp\", found \"or\", did you mean \"ore\"?"
        );
        assert_eq!(said(cursor.end().unwrap_err()), "8: expected the end, found \"or\"");
        assert!(cursor.take("or"));
        assert_eq!(said(cursor.expect_sign(";").unwrap_err()), "10: expected \";\", found the end");
    }
}
