//! The variants of a match, written as one line.

use std::fmt;
use std::str::FromStr;

use engine::Unreadable;
use pack::NotInstalled;

use crate::cards::PackRef;
use engine::words;

words! {
    /// How space battles are fought (X4-154).
    BattleMode {
        /// On the tactical map.
        Tactical = "tactical",
        /// Without a map.
        Quick = "quick",
    }
}

words! {
    /// How many points win (X4R-283).
    Length {
        /// A short game.
        Short = "short",
        /// The usual one.
        Standard = "standard",
        /// A long game.
        Long = "long",
    }
}

/// X4R-018: what is chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How space battles are fought.
    pub battles: BattleMode,
    /// How many points win.
    pub length: Length,
    /// Whether crises come.
    pub crises: bool,
    /// The cards to play with.
    pub pack: PackRef,
}

/// X4R-346: quick battles are proposed; tactical ones are chosen on purpose.
impl Default for Options {
    fn default() -> Self {
        let pack = PackRef::default();
        Self { battles: BattleMode::Quick, length: Length::Standard, crises: false, pack }
    }
}

impl Options {
    /// X4R-283: the points that win.
    pub fn threshold(&self) -> u8 {
        let threshold = &self.pack.pack().threshold;
        match self.length {
            Length::Short => threshold.short,
            Length::Standard => threshold.standard,
            Length::Long => threshold.long,
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let crises = if self.crises { "crises" } else { "calm" };
        write!(f, "{} {} {crises}", self.battles, self.length)?;
        if self.pack != PackRef::standard() {
            write!(f, " pack={}", self.pack)?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let mut options = Self::default();
        for word in line.split_whitespace() {
            if let Some(length) = Length::from_id(word) {
                options.length = length;
            } else if word == "crises" || word == "calm" {
                options.crises = word == "crises";
            } else if let Some(battles) = BattleMode::from_id(word) {
                options.battles = battles;
            } else if let Some(digits) = word.strip_prefix("pack=") {
                options.pack =
                    digits.parse().map_err(|why: NotInstalled| Unreadable::new(line, why.to_string()))?;
            } else {
                let words =
                    "`quick` or `tactical`, `short`, `standard` or `long`, `calm` or `crises`, `pack=…`";
                return Err(Unreadable::new(line, words));
            }
        }
        Ok(options)
    }
}
