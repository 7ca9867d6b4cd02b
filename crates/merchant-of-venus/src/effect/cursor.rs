//! A place in a text of the notation, and what was expected there.

use pack::{Misread, suggestion};

/// Reserved words, which cannot be names.
const RESERVED: [&str; 16] = [
    "do", "end", "on", "use", "mod", "goal", "when", "once", "then", "may", "choose", "or", "and", "not",
    "if", "else",
];

/// Reads a text from left to right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// A word of letters, digits and underscores, not yet taken.
    pub(super) fn peek_word(&mut self) -> &'t str {
        self.skip_space();
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        &rest[..end]
    }

    /// Takes the word if it is this one.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let is_it = self.peek_word() == word;
        if is_it {
            self.at += word.len();
        }
        is_it
    }

    /// Takes the sign if it comes next.
    pub(super) fn take(&mut self, sign: &str) -> bool {
        self.skip_space();
        let is_it = self.rest().starts_with(sign);
        if is_it {
            self.at += sign.len();
        }
        is_it
    }

    /// This sign must come.
    pub(super) fn sign(&mut self, sign: &str) -> Result<(), Misread> {
        if self.take(sign) { Ok(()) } else { Err(self.miss(format!("\"{sign}\""))) }
    }

    /// This word must come.
    pub(super) fn word(&mut self, word: &str) -> Result<(), Misread> {
        if self.take_word(word) { Ok(()) } else { Err(self.miss(format!("\"{word}\""))) }
    }

    /// One of these names must come; `what` says what they are.
    pub(super) fn name<T: Copy>(&mut self, what: &str, names: &[(&str, T)]) -> Result<T, Misread> {
        let word = self.peek_word();
        match names.iter().find(|(name, _)| *name == word) {
            Some((name, value)) => {
                self.at += name.len();
                Ok(*value)
            }
            None => {
                let hint = suggestion(word, names.iter().map(|(name, _)| *name));
                Err(Misread { hint, ..self.miss(what) })
            }
        }
    }

    /// A name that is not reserved, for messages that need it whole.
    pub(super) fn free_name(&mut self, what: &str) -> Result<&'t str, Misread> {
        let word = self.peek_word();
        if word.is_empty() || RESERVED.contains(&word) || word.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.miss(what));
        }
        self.at += word.len();
        Ok(word)
    }

    /// A whole number, if one comes.
    pub(super) fn number(&mut self) -> Option<i32> {
        let word = self.peek_word();
        let number = word.parse().ok()?;
        self.at += word.len();
        Some(number)
    }

    /// A whole number within limits.
    pub(super) fn number_in(&mut self, least: i32, most: i32) -> Result<i32, Misread> {
        let before = *self;
        let minus = self.take("-");
        match self.number().map(|n| if minus { -n } else { n }) {
            Some(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err({ before }.miss(format!("a number from {least} to {most}"))),
        }
    }

    /// Nothing more must come.
    pub(super) fn end(&mut self) -> Result<(), Misread> {
        self.skip_space();
        if self.rest().is_empty() { Ok(()) } else { Err(self.miss("the end")) }
    }

    pub(super) fn is_at_end(&mut self) -> bool {
        self.skip_space();
        self.rest().is_empty()
    }

    pub(super) fn miss(&mut self, expected: impl Into<String>) -> Misread {
        self.skip_space();
        let word = self.peek_word();
        let first = self.rest().chars().next().map_or(0, char::len_utf8);
        let found = if word.is_empty() { &self.rest()[..first] } else { word };
        Misread { at: self.at, expected: expected.into(), found: found.to_owned(), hint: String::new() }
    }
}
