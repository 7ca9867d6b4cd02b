//! The secret by which the host is known.

use std::fmt;
use std::str::FromStr;

/// The fewest characters of a token; shorter ones can be guessed.
const SHORTEST: usize = 20;

/// The secret of the host. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct HostToken(String);

/// A token that could be guessed, or that no header can carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeakToken;

impl fmt::Display for WeakToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a host token has at least {SHORTEST} letters, digits or signs without spaces; \
             make one with: openssl rand -hex 24"
        )
    }
}

impl std::error::Error for WeakToken {}

impl fmt::Debug for HostToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HostToken(..)")
    }
}

impl FromStr for HostToken {
    type Err = WeakToken;

    fn from_str(text: &str) -> Result<Self, WeakToken> {
        let text = text.trim();
        let is_fit = text.len() >= SHORTEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        if is_fit { Ok(Self(text.to_owned())) } else { Err(WeakToken) }
    }
}

impl HostToken {
    /// Whether `text` is the token.
    pub(crate) fn is(&self, text: &str) -> bool {
        is_same(&self.0, text.trim())
    }
}

/// Compares two secrets in a time that does not depend on where they differ.
pub(super) fn is_same(known: &str, given: &str) -> bool {
    let differ = known.bytes().zip(given.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    known.len() == given.len() && std::hint::black_box(differ) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_long_and_never_printed() {
        for weak in [
            "",
            "short",
            "nineteen characters",
            "with spaces in its middle part",
            "ünicode-is-no-header-value",
        ] {
            assert_eq!(weak.parse::<HostToken>(), Err(WeakToken), "{weak}");
        }
        let token: HostToken = " 0123456789abcdefghij\n".parse().unwrap();
        assert!(token.is("0123456789abcdefghij") && token.is("0123456789abcdefghij "));
        for wrong in ["", "0123456789abcdefghi", "0123456789abcdefghiX", "0123456789abcdefghij0"] {
            assert!(!token.is(wrong), "{wrong}");
        }
        assert_eq!(format!("{token:?}"), "HostToken(..)");
    }
}
