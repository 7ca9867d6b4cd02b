//! What a card is worth at the end of the game.

use std::fmt;

use super::{Count, Scale};

/// One term of a scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// A fixed number of VP.
    Vp(i8),
    /// VP for each counted thing; the VP for one, which may be negative.
    Per(i8, Scale),
    /// VP by rank: the first, the second and so on; 0 for the ranks that get nothing.
    Rank(Count, [u8; 4]),
}

/// The terms of a scoring; all of them count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Scoring(pub(super) [Option<Term>; Scoring::LONGEST]);

impl Scoring {
    /// The most terms that a scoring may have.
    pub const LONGEST: usize = 3;

    /// Its terms.
    pub fn terms(self) -> impl Iterator<Item = Term> {
        self.0.into_iter().flatten()
    }

    /// Whether there is nothing to score.
    pub fn is_none(self) -> bool {
        self.0[0].is_none()
    }

    /// The VP of a faction with these counts, without ranks, which compare factions.
    pub fn vp(self, counted: impl Fn(Count) -> u8) -> i16 {
        self.terms()
            .map(|term| match term {
                Term::Vp(vp) => i16::from(vp),
                Term::Per(vp, scale) => {
                    let amount = i16::from(scale.of(vp.unsigned_abs(), counted(scale.count)));
                    if vp < 0 { -amount } else { amount }
                }
                Term::Rank(..) => 0,
            })
            .sum()
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vp(vp) => write!(f, "{vp} vp"),
            Self::Per(vp, scale) => write!(f, "{vp} vp {scale}"),
            Self::Rank(count, ranks) => {
                write!(f, "rank {count}")?;
                ranks.iter().take_while(|vp| **vp > 0).try_for_each(|vp| write!(f, " {vp}"))
            }
        }
    }
}

impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, term) in self.terms().enumerate() {
            let then = if i == 0 { "" } else { "; " };
            write!(f, "{then}{term}")?;
        }
        Ok(())
    }
}
