//! The variants of a match, written as one line.

use crate::anarchists::Difficulty;
use crate::cards::PackRef;
use crate::ids::Module;
use engine::{Bits, Unreadable};
use pack::NotInstalled;
use std::fmt;
use std::str::FromStr;

/// How a match is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// All players pick an expert mat; otherwise standard mats are dealt.
    pub expert: bool,
    /// The expert variant with technology display (BTS-217 to BTS-219).
    pub display: bool,
    /// The parts of the expansion that are added (BTL-006).
    pub modules: Bits<Module>,
    /// One person plays against the anarchists, with standard mats and without display.
    pub solo: Option<Difficulty>,
    /// The cards to play with.
    pub pack: PackRef,
}

impl Options {
    /// The base game with these modules, on expert mats if one of them needs that.
    pub fn with(modules: impl IntoIterator<Item = Module>) -> Self {
        let modules: Bits<Module> = modules.into_iter().collect();
        Self { expert: modules.has(Module::NewFactions), modules, ..Self::default() }
    }

    /// Why these options cannot be combined.
    pub fn flaw(&self) -> Option<&'static str> {
        // BTL-021.
        if self.modules.has(Module::NewFactions) && !self.expert {
            return Some("`expert` with `new-factions`, whose mats have no standard side (BTL-021)");
        }
        // BTA-002, BTA-004, BTA-059: the solo game has neither expert mats nor a display, and has its own events.
        let unfit = [Module::Leaders, Module::NewFactions, Module::NewEvents];
        let is_unfit = self.expert || self.display || unfit.iter().any(|module| self.modules.has(*module));
        (self.solo.is_some() && is_unfit).then_some(
            "standard mats with `solo`, and of the variants only `new-technologies` and `new-systems` (BTA-002)",
        )
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.expert { "expert" } else { "standard" })?;
        if self.display {
            f.write_str(" display")?;
        }
        self.modules.iter().try_for_each(|module| write!(f, " {module}"))?;
        if let Some(difficulty) = self.solo {
            write!(f, " solo={difficulty}")?;
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
                None if word == "standard" => options.expert = false,
                None if word == "expert" => options.expert = true,
                None if word == "display" => options.display = true,
                None if Module::from_id(word).is_some() => {
                    Module::from_id(word).into_iter().for_each(|module| options.modules.add(module));
                }
                None if word == "solo" => options.solo = Some(Difficulty::default()),
                Some(("solo", level)) => options.solo = Some(difficulty(line, level)?),
                Some(("pack", fingerprint)) => {
                    options.pack = fingerprint
                        .parse()
                        .map_err(|why: NotInstalled| Unreadable::new(line, why.to_string()))?;
                }
                _ => {
                    return Err(Unreadable::new(
                        line,
                        "`standard` or `expert` mats, `display` for the variant, modules of the expansion \
                         (`leaders`, `new-factions`, `new-technologies`, `new-events`, `new-systems`), and \
                         `solo=normal` to play alone",
                    ));
                }
            }
        }
        options.solo = options.solo.map(|difficulty| difficulty.named(&options.pack));
        options.flaw().map_or(Ok(options), |flaw| Err(Unreadable::new(line, flaw)))
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
