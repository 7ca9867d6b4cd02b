//! One place for legality and for reasons: choices with a verdict on each.

use engine::Part;

use crate::action::Action;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Reason;

/// Whether a choice is legal, and if not, why.
pub(crate) type Verdict = Result<(), Reason>;

/// What somebody wants to know: all choices, or those that point at one thing.
#[derive(Clone, Copy)]
pub(crate) struct Seek {
    thing: Option<Thing>,
    /// Whether choices with a reason against them can be left out.
    legal: bool,
}

impl Seek {
    /// All choices.
    pub(crate) const ALL: Self = Self { thing: None, legal: false };

    /// All choices that nothing is against; others may be shown as well.
    const LEGAL: Self = Self { thing: None, legal: true };

    /// Those that point at a thing.
    pub(crate) const fn at(thing: Thing) -> Self {
        Self { thing: Some(thing), legal: false }
    }

    /// Whether choices that point at this thing are wanted.
    pub(crate) fn wants(self, thing: Thing) -> bool {
        self.thing.is_none_or(|wanted| wanted == thing)
    }

    /// Whether this choice is wanted. What it points at is worked out only if somebody asks about one thing.
    pub(crate) fn means(self, action: Action) -> bool {
        self.thing.is_none_or(|wanted| wanted == Thing::of(action))
    }

    /// The thing, if only one is asked about.
    pub(crate) const fn only(self) -> Option<Thing> {
        self.thing
    }

    /// Whether choices with a reason against them can be left out.
    pub(crate) const fn is_legal(self) -> bool {
        self.legal
    }
}

/// A frame that asks.
pub(crate) trait Offer: Part<State> {
    /// Shows the choices that are wanted, each with its verdict.
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict));

    /// Adds the choices without a reason against them.
    fn list(&self, state: &State, into: &mut Vec<Action>) {
        self.offers(state, Seek::LEGAL, &mut |action, verdict| {
            if verdict.is_ok() {
                into.push(action);
            }
        });
    }
}
