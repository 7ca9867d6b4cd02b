//! The variants of a match, written as one line.

use crate::anarchists::Difficulty;
use crate::cards::{Pack, PackRef};
use engine::Unreadable;
use std::fmt;
use std::str::FromStr;

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Everybody picks an expert mat; otherwise standard mats are dealt.
    pub expert: bool,
    /// The expert variant with technology display (BTS-217 to BTS-219).
    pub display: bool,
    /// One plays against the anarchists, with standard mats and without display.
    pub solo: Option<Difficulty>,
    /// The cards to play with.
    pub pack: PackRef,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.expert { "expert" } else { "standard" })?;
        if self.display {
            f.write_str(" display")?;
        }
        if let Some(difficulty) = self.solo {
            write!(f, " solo={difficulty}")?;
        }
        if self.pack != PackRef::standard() {
            write!(f, " pack={:016x}", self.pack.fingerprint())?;
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
                None if word == "standard" => options.expert = false,
                None if word == "expert" => options.expert = true,
                None if word == "display" => options.display = true,
                None if word == "solo" => options.solo = Some(Difficulty::default()),
                Some(("solo", level)) => options.solo = Some(difficulty(line, level)?),
                Some(("pack", fingerprint)) => options.pack = installed(line, fingerprint)?,
                _ => {
                    return Err(Unreadable::new(
                        line,
                        "`standard` or `expert` mats, `display` for the variant, and `solo=normal` to play alone",
                    ));
                }
            }
        }
        // BTA-002, BTA-059: the anarchists know neither expert mats nor a display.
        if options.solo.is_some() && (options.expert || options.display) {
            return Err(Unreadable::new(line, "standard mats and no `display` with `solo`"));
        }
        options.solo = options.solo.map(|difficulty| difficulty.named(&options.pack));
        Ok(options)
    }
}

fn difficulty(line: &str, word: &str) -> Result<Difficulty, Unreadable> {
    Difficulty::read(word).ok_or_else(|| {
        Unreadable::new(
            line,
            "`solo=easy`, `solo=normal`, `solo=hard` or from 4 to 16 markers as in `solo=15`",
        )
    })
}

fn installed(line: &str, fingerprint: &str) -> Result<PackRef, Unreadable> {
    u64::from_str_radix(fingerprint, 16).ok().and_then(Pack::installed).map(PackRef::new).ok_or_else(|| {
        Unreadable::new(line, "a pack that is in use: start with the same --pack FILE as then")
    })
}
