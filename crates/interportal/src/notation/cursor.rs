//! The words of this notation, and the keys and fractions that only this notation has.

use pack::{Grammar, Misread};

pub(super) use pack::Cursor;

/// A word is letters, digits, and `-` or `.` between two of them, and begins with a letter; a message shows all that is
/// left.
pub(super) static GRAMMAR: Grammar = Grammar {
    word: |text| {
        if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return 0;
        }
        let bytes = text.as_bytes();
        let inside = |at: usize| {
            bytes[at].is_ascii_alphanumeric()
                || matches!(bytes[at], b'-' | b'.')
                    && bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric)
        };
        (0..text.len()).find(|at| !inside(*at)).unwrap_or(text.len())
    },
    shown: str::len,
};

/// What only this notation has.
pub(super) trait Keyed {
    /// Whether a number is next.
    fn is_before_number(&self) -> bool;

    /// Whether `key=` is next.
    fn is_before_key(&self, key: &str) -> bool;

    /// Takes `key=` if it is next.
    fn take_key(&mut self, key: &str) -> bool;

    /// Takes `key=`, which must be next.
    fn expect_key(&mut self, key: &str) -> Result<(), Misread>;

    /// Reads a small number.
    fn small(&mut self) -> Result<u8, Misread>;

    /// Takes `/` if a digit stands on both sides of it, as in a fraction.
    fn take_fraction_bar(&mut self) -> bool;
}

impl Keyed for Cursor<'_> {
    fn is_before_number(&self) -> bool {
        self.digits() > 0
    }

    fn is_before_key(&self, key: &str) -> bool {
        self.rest().strip_prefix(key).is_some_and(|rest| rest.starts_with('='))
    }

    fn take_key(&mut self, key: &str) -> bool {
        let next = self.is_before_key(key);
        if next {
            self.advance(key.len() + 1);
        }
        next
    }

    fn expect_key(&mut self, key: &str) -> Result<(), Misread> {
        if self.take_key(key) { Ok(()) } else { Err(self.miss(format!("\"{key}=\""))) }
    }

    fn small(&mut self) -> Result<u8, Misread> {
        self.number(0..=99)
    }

    fn take_fraction_bar(&mut self) -> bool {
        let next =
            self.rest().strip_prefix('/').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        next && self.take_sign("/")
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
