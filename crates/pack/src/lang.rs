//! The languages of cards and pages.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A language in which cards, pages and commands speak.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, which is also the default.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// All languages, in the order of the switch.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The code of the language in files, addresses, cookies and the `lang` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }

    /// The language of a code such as `de` or `de-AT`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_']).next()?.trim();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
            assert_eq!(Lang::from_code(&format!("{}-XX", lang.code().to_uppercase())), Some(lang));
        }
        assert_eq!(Lang::from_code("fr"), None);
    }
}
