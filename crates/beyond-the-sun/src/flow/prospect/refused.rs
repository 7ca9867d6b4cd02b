//! Why a look ahead finds no way, if that is asked.

use super::look::{Look, Purse};
use crate::effect::EffectOption;
use crate::flow::Scope;
use crate::why::Reason;
use engine::{Refusal, Unsaid};

/// A refusal of a look ahead: if several ways fail, the one that comes furthest says why.
pub(crate) trait Refused: Refusal<Reason> {
    /// The refusal of the one of two ways that comes further.
    fn nearer(self, other: Self) -> Self;
}

impl Refused for Unsaid {
    #[inline]
    fn nearer(self, _: Self) -> Self {
        self
    }
}

impl Refused for Reason {
    fn nearer(self, other: Self) -> Self {
        if other.distance() < self.distance() { other } else { self }
    }
}

impl Reason {
    /// How far a way is from being open: costs are checked before population, and population before technologies
    /// and systems. What nobody can bring about comes last.
    fn distance(&self) -> (u8, u16) {
        match *self {
            Reason::NothingToColonise => (0, 0),
            Reason::NothingToResearch => (1, 0),
            Reason::TooLittlePopulation { need, .. } => (2, need.into()),
            Reason::PopulationAddsUp { recall, used, .. } => (2, (recall + used).into()),
            Reason::TooLittleOre { need, .. } => (3, need),
            Reason::OtherPrice { printed, extra, off, .. } => (3, (printed + extra).saturating_sub(off)),
            Reason::CannotBeCarriedOut => (4, 0),
            Reason::NoTokenLeft => (5, 0),
            Reason::Forbidden => (6, 0),
            _ => (7, 0),
        }
    }

    /// What is missing at a price of `need`, with its parts if it is not the printed price.
    pub(crate) fn too_little_ore(printed: u16, extra: u16, need: u16, have: u16) -> Self {
        if need == printed {
            return Reason::TooLittleOre { need, have };
        }
        Reason::OtherPrice { printed, extra, off: (printed + extra).saturating_sub(need), have }
    }
}

/// The refusal of the way that comes furthest among those refused before and another one.
#[inline]
pub(in crate::flow) fn nearest<R: Refused>(before: Option<R>, other: R) -> R {
    match before {
        Some(before) => before.nearer(other),
        None => other,
    }
}

/// The refusal where there is no way at all.
#[inline]
pub(in crate::flow) fn nowhere<R: Refused>() -> R {
    R::because(|| Reason::CannotBeCarriedOut)
}

/// Whether one of several ways is open.
#[inline]
pub(in crate::flow) fn one_of<R: Refused>(ways: impl Iterator<Item = Result<(), R>>) -> Result<(), R> {
    let mut refused = None;
    for way in ways {
        match way {
            Ok(()) => return Ok(()),
            Err(other) => refused = Some(nearest(refused, other)),
        }
    }
    Err(refused.unwrap_or_else(nowhere))
}

impl Look<'_> {
    /// The reason against a cost of `price` ore, in terms of the ore at the start of the path.
    pub(in crate::flow) fn too_little_ore(
        &self,
        choice: &EffectOption,
        scope: Scope,
        purse: Purse,
        price: u16,
    ) -> Reason {
        let have = self.state.tableaus[self.seat].ore;
        let from_start = |ore: u16| (ore + have).saturating_sub(purse.ore);
        let printed = u16::from(choice.cost.ore + choice.cost.ore_to_player);
        Reason::too_little_ore(from_start(printed), scope.extra.into(), from_start(price), have)
    }

    /// The reason against a step that takes `n` ore, in the same terms.
    pub(in crate::flow) fn too_little_ore_for(&self, n: u8, purse: Purse) -> Reason {
        let have = self.state.tableaus[self.seat].ore;
        Reason::TooLittleOre { need: (u16::from(n) + have).saturating_sub(purse.ore), have }
    }

    /// BTS-110: the reason against a cost that recalls population before steps that use more of it.
    pub(in crate::flow) fn too_little_population(&self, recall: u8, used: u8, purse: Purse) -> Reason {
        let have = self.state.tableaus[self.seat].pop;
        if recall > 0 && used > 0 {
            return Reason::PopulationAddsUp { recall, used, have };
        }
        Reason::TooLittlePopulation { need: (recall + used + have).saturating_sub(purse.pop), have }
    }
}
