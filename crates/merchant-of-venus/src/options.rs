//! The variants of a match, written as one line.

use crate::cards::PackRef;
use engine::Unreadable;
use pack::NotInstalled;
use std::fmt;
use std::str::FromStr;

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Pilots are chosen in reverse order of turns; otherwise they are dealt (MV-023).
    pub choose_pilots: bool,
    /// Encounter markers and spaceport contracts are in the game (MV-018, MV-137).
    pub contracts_and_markers: bool,
    /// The components to play with.
    pub pack: PackRef,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.choose_pilots { "chosen-pilots" } else { "dealt-pilots" })?;
        if self.contracts_and_markers {
            f.write_str(" contracts-and-markers")?;
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
                None if word == "dealt-pilots" => options.choose_pilots = false,
                None if word == "chosen-pilots" => options.choose_pilots = true,
                None if word == "contracts-and-markers" => options.contracts_and_markers = true,
                Some(("pack", fingerprint)) => {
                    options.pack = fingerprint
                        .parse()
                        .map_err(|why: NotInstalled| Unreadable::new(line, why.to_string()))?;
                }
                _ => {
                    let expected =
                        "`dealt-pilots` or `chosen-pilots`, then `contracts-and-markers` if wanted";
                    return Err(Unreadable::new(line, expected));
                }
            }
        }
        Ok(options)
    }
}
