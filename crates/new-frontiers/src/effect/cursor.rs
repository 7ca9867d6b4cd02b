//! Reads notation from left to right, and reports where and why that failed.
//!
//! This is not `pack::Cursor`: here every space belongs to a form, several forms are tried from the same place, and the
//! message is about the form that fitted longest.

use std::cmp::Ordering;
use std::fmt;

use pack::{Misread, suggestion};

/// One form that did not fit, or several that failed at the same letter.
#[derive(Debug)]
pub(super) struct Miss {
    /// How far the text fitted: the form that fitted longest is the one that was meant.
    reached: usize,
    /// Where the word begins that did not fit.
    at: usize,
    expected: Vec<String>,
    hint: String,
}

impl Miss {
    /// The one that fitted longer; both if they are equal.
    fn or(mut self, other: Self) -> Self {
        match (self.reached, self.at).cmp(&(other.reached, other.at)) {
            Ordering::Greater => self,
            Ordering::Less => other,
            Ordering::Equal => {
                self.expected.extend(other.expected);
                if self.hint.is_empty() {
                    self.hint = other.hint;
                }
                self
            }
        }
    }

    /// The message for the author of the text.
    pub(super) fn misread(mut self, text: &str) -> Misread {
        if self.expected.len() > 3 {
            // A long list of forms does not help; their first words do.
            for form in self.expected.iter_mut().filter(|form| form.starts_with('"')) {
                if let Some((word, _)) = form.split_once(' ') {
                    *form = format!("{word}\"");
                }
            }
        }
        let mut expected = Vec::new();
        for form in self.expected {
            if !expected.contains(&form) {
                expected.push(form);
            }
        }
        let rest = text.get(self.at..).unwrap_or_default();
        let found = rest.trim_start().to_owned();
        Misread {
            at: self.at + rest.len() - found.len(),
            expected: expected.join(" or "),
            found,
            hint: self.hint,
        }
    }
}

/// A text and how much of it has been read.
#[derive(Clone)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    at: usize,
    /// Whether a group may open with `other`.
    pub(super) after_first: bool,
}

/// One way of reading.
pub(super) type Form<T> = fn(&mut Cursor<'_>) -> Result<T, Miss>;

/// A value in a gap of the notation; `Display` prints it as it was written.
pub(super) trait Hole: Sized + fmt::Display {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss>;
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0, after_first: false }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Whether `word` is next.
    pub(super) fn is_before(&self, word: &str) -> bool {
        self.rest().starts_with(word)
    }

    /// Takes `word` if it is next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let next = self.is_before(word);
        if next {
            self.at += word.len();
        }
        next
    }

    /// Takes the fixed words of a form; `rest` is the rest of the form, for the message.
    pub(super) fn literal(&mut self, words: &str, rest: &str) -> Result<(), Miss> {
        if self.take(words) {
            return Ok(());
        }
        let same = self.rest().bytes().zip(words.bytes()).take_while(|(a, b)| a == b).count();
        // A word that fitted completely is not the fault: the next word is missing.
        let word = if words[same..].starts_with(' ') {
            same
        } else {
            words[..same].rfind(' ').map_or(0, |at| at + 1)
        };
        let expected = format!("\"{}{rest}\"", words[word..].trim_start());
        Err(Miss {
            reached: self.at + same,
            at: self.at + word,
            expected: vec![expected],
            hint: String::new(),
        })
    }

    /// Reads the next text as the first of some forms after which `stop` holds.
    pub(super) fn any<T>(
        &mut self,
        forms: &[Form<T>],
        stop: impl Fn(&Self) -> Result<(), Miss>,
    ) -> Result<T, Miss> {
        let mut misses = self.miss("");
        misses.expected.clear();
        for form in forms {
            let mut attempt = self.clone();
            match form(&mut attempt).and_then(|read| stop(&attempt).map(|()| read)) {
                Ok(read) => {
                    *self = attempt;
                    return Ok(read);
                }
                Err(miss) => misses = misses.or(miss),
            }
        }
        Err(misses)
    }

    /// The letters, digits, `_` and `-` that are next.
    pub(super) fn word(&self) -> &'t str {
        let letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let end = self.rest().find(|c| !letter(c)).unwrap_or(self.rest().len());
        &self.rest()[..end]
    }

    /// Reads one of some words.
    pub(super) fn one_of<T>(&mut self, known: &[(&str, T)]) -> Result<T, Miss>
    where
        T: Copy,
    {
        let word = self.word();
        if let Some((_, value)) = known.iter().find(|(name, _)| *name == word) {
            self.at += word.len();
            return Ok(*value);
        }
        let names: Vec<_> = known.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let expected =
            if names.len() == 1 { names[0].clone() } else { format!("one of {}", names.join(", ")) };
        Err(self.miss_near(expected, known.iter().map(|(name, _)| *name)))
    }

    /// A failure at the word that is next.
    pub(super) fn miss(&self, expected: impl Into<String>) -> Miss {
        Miss { reached: self.at, at: self.at, expected: vec![expected.into()], hint: String::new() }
    }

    /// A failure at the word that is next, which may have been meant to be one of `known`.
    pub(super) fn miss_near<'a>(
        &self,
        expected: impl Into<String>,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Miss {
        Miss { hint: suggestion(self.word(), known), ..self.miss(expected) }
    }

    /// Fails unless all has been read.
    pub(super) fn end(&self) -> Result<(), Miss> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.miss("the end")) }
    }
}

/// The largest number of the notation. A gain for each tile, times the 21 tiles that a full empire has, must fit into
/// a byte; the largest printed number is 10.
pub(super) const MOST: u8 = 12;

impl Hole for u8 {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, Miss> {
        let digits = cursor.rest().bytes().take_while(u8::is_ascii_digit).count();
        let number = cursor.rest()[..digits].parse().ok().filter(|number| *number <= MOST);
        let Some(number) = number else {
            return Err(cursor.miss(format!("a number up to {MOST}")));
        };
        cursor.at += digits;
        Ok(number)
    }
}
