//! The words of this notation, and the names and signed numbers that only this notation has.

use pack::{Grammar, Misread};

pub(super) use pack::Cursor;

/// Reserved words, which cannot be names.
const RESERVED: [&str; 16] = [
    "do", "end", "on", "use", "mod", "goal", "when", "once", "then", "may", "choose", "or", "and", "not",
    "if", "else",
];

fn word(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// A word is letters, digits and underscores; a message shows the word or sign that does not fit.
pub(super) static GRAMMAR: Grammar = Grammar {
    word,
    shown: |text| match word(text) {
        0 => text.chars().next().map_or(0, char::len_utf8),
        word => word,
    },
};

/// What only this notation has.
pub(super) trait Signed<'t> {
    /// Reads a name that is not reserved, for messages that need it whole.
    fn free_name(&mut self, what: &str) -> Result<&'t str, Misread>;

    /// Reads a whole number, if one is next.
    fn whole(&mut self) -> Option<i32>;

    /// Reads a whole number within limits; it may have a minus.
    fn number_in(&mut self, least: i32, most: i32) -> Result<i32, Misread>;
}

impl<'t> Signed<'t> for Cursor<'t> {
    fn free_name(&mut self, what: &str) -> Result<&'t str, Misread> {
        let word = self.word();
        if word.is_empty() || RESERVED.contains(&word) || word.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.miss(what));
        }
        self.advance(word.len());
        Ok(word)
    }

    fn whole(&mut self) -> Option<i32> {
        let word = self.word();
        let number = word.parse().ok()?;
        self.advance(word.len());
        Some(number)
    }

    fn number_in(&mut self, least: i32, most: i32) -> Result<i32, Misread> {
        let before = *self;
        let minus = self.take_sign("-");
        match self.whole().map(|n| if minus { -n } else { n }) {
            Some(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(before.miss(format!("a number from {least} to {most}"))),
        }
    }
}
