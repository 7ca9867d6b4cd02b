//! Conditions that are written once: for the list of legal actions and for "Why not?".

/// What a refused action comes with.
///
/// A game writes the conditions of an action as one function `may<R: Refusal<Reason>>(…) -> Result<Action, R>`. The list
/// of legal actions calls it with [`Unsaid`], for which no reason is made. "Why not?" calls it with the game's own
/// reason.
pub trait Refusal<Reason>: Sized {
    /// A refusal; `reason` is called only where the reason is wanted.
    fn because(reason: impl FnOnce() -> Reason) -> Self;
}

/// A refusal without its reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsaid;

impl<Reason> Refusal<Reason> for Unsaid {
    fn because(_: impl FnOnce() -> Reason) -> Self {
        Self
    }
}

/// Refuses if `condition` does not hold.
///
/// # Errors
/// The refusal.
#[inline]
pub fn require<Reason, R: Refusal<Reason>>(
    condition: bool,
    reason: impl FnOnce() -> Reason,
) -> Result<(), R> {
    if condition { Ok(()) } else { Err(R::because(reason)) }
}
