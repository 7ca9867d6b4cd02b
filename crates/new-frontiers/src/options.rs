//! The variants of a match, written as one line.

use crate::cards::PackRef;
use engine::Unreadable;
use pack::NotInstalled;
use std::fmt;
use std::str::FromStr;

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Everybody plays the marked sides of tiles and mats (NF-012, NF-031); otherwise coins are tossed and
    /// homes chosen (NF-015, NF-032).
    pub first_game: bool,
    /// With galactic goals in place of Retreat into Isolation (NFG-001).
    pub goals: bool,
    /// The tiles to play with.
    pub pack: PackRef,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.first_game { "first-game" } else { "later-game" })?;
        if self.goals {
            f.write_str(" goals")?;
        }
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
            match word.split_once('=') {
                None if word == "first-game" => options.first_game = true,
                None if word == "later-game" => options.first_game = false,
                None if word == "goals" => options.goals = true,
                Some(("pack", fingerprint)) => {
                    options.pack = fingerprint
                        .parse()
                        .map_err(|why: NotInstalled| Unreadable::new(line, why.to_string()))?;
                }
                _ => {
                    return Err(Unreadable::new(
                        line,
                        "`first-game` or `later-game`, and `goals` for the variant",
                    ));
                }
            }
        }
        Ok(options)
    }
}
