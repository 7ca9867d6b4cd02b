//! The variants of a match, written as one line.

use crate::cards::{Pack, PackRef};
use crate::ids::Module;
use engine::{Bits, Unreadable};
use std::fmt;
use std::str::FromStr;

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Everybody picks an expert mat; otherwise standard mats are dealt.
    pub expert: bool,
    /// The expert variant with technology display (BTS-217 to BTS-219).
    pub display: bool,
    /// The parts of the expansion that are added (BTL-006).
    pub modules: Bits<Module>,
    /// The cards to play with.
    pub pack: PackRef,
}

impl Options {
    /// The base game with these modules, on expert mats if one of them needs that.
    pub fn with(modules: impl IntoIterator<Item = Module>) -> Self {
        let modules: Bits<Module> = modules.into_iter().collect();
        Self { expert: modules.has(Module::NewFactions), modules, ..Self::default() }
    }

    /// Why nothing can be set up like this.
    pub fn flaw(&self) -> Option<&'static str> {
        // BTL-021.
        let mats = self.modules.has(Module::NewFactions) && !self.expert;
        mats.then_some("`expert` with `new-factions`, whose mats have no standard side (BTL-021)")
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.expert { "expert" } else { "standard" })?;
        if self.display {
            f.write_str(" display")?;
        }
        self.modules.iter().try_for_each(|module| write!(f, " {module}"))?;
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
                None if Module::from_id(word).is_some() => {
                    Module::from_id(word).into_iter().for_each(|module| options.modules.add(module));
                }
                Some(("pack", fingerprint)) => options.pack = installed(line, fingerprint)?,
                _ => {
                    return Err(Unreadable::new(
                        line,
                        "`standard` or `expert` mats, `display` for the variant, and modules of the expansion: \
                         `leaders`, `new-factions`, `new-technologies`, `new-events`, `new-systems`",
                    ));
                }
            }
        }
        options.flaw().map_or(Ok(options), |flaw| Err(Unreadable::new(line, flaw)))
    }
}

fn installed(line: &str, fingerprint: &str) -> Result<PackRef, Unreadable> {
    u64::from_str_radix(fingerprint, 16).ok().and_then(Pack::installed).map(PackRef::new).ok_or_else(|| {
        Unreadable::new(line, "a pack that is in use: start with the same --pack FILE as then")
    })
}
