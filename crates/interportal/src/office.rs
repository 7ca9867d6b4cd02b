//! What a seat remembers of its politics: political actions, what comes with the next phase, and what was done.

use engine::{Bits, List, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::ids::{EventCard, Government, Policy};
use crate::notation::ActionKind;
use crate::realm::Granted;

/// Political actions by kind (X4-010).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tokens([u8; ActionKind::COUNT]);

impl Tokens {
    /// How many of a kind are left.
    pub const fn of(&self, kind: ActionKind) -> u8 {
        self.0[kind as usize]
    }

    /// How many are left in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn set(&mut self, kind: ActionKind, n: u8) {
        self.0[kind as usize] = n;
    }

    pub(crate) fn add(&mut self, kind: ActionKind, n: u8) {
        self.0[kind as usize] = self.0[kind as usize].saturating_add(n);
    }

    /// More of a kind, for tables that are changed by hand.
    #[doc(hidden)]
    pub fn grant(&mut self, kind: ActionKind, n: u8) {
        self.add(kind, n);
    }

    pub(crate) fn take(&mut self, kind: ActionKind) {
        self.0[kind as usize] = self.0[kind as usize].saturating_sub(1);
    }

    /// X4R-293: the kind that pays for an action of a kind: that kind itself, or else a free one.
    pub fn payer(&self, kind: ActionKind) -> Option<ActionKind> {
        [kind, ActionKind::Free].into_iter().find(|kind| self.of(*kind) > 0)
    }
}

/// Policies that there is room for.
pub const POLICIES: usize = 6;

/// Advisors that there is room for.
pub const ADVISORS: usize = 4;

/// The politics of a seat, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Office {
    /// Political actions left in this phase.
    pub tokens: Tokens,
    /// Free political actions that come with the next Politics phase.
    pub promised: u8,
    /// The government that takes effect when the Politics phase ends (X4-015).
    pub coming: Option<Government>,
    /// The policy introduced last (X4-161).
    pub last_policy: Option<Policy>,
    /// Commissions founded in this phase (X4-064).
    pub commissions: u8,
    /// Kosme ships asked for in this round, a bit for each (X4-066).
    pub kosme: u8,
    /// Whether a sanction level was bought off in this round (X4R-132).
    pub lifted: bool,
    /// Advisors whose ability that works once is spent, a bit for each (X4R-116).
    pub spent: u16,
    /// Whether the polymorphic cabinet was used in this round (X4-369).
    pub polymorphic: bool,
    /// Anomalies studied in this round (X4R-264).
    pub studied: Bits<EventCard>,
    /// Whether exchange is at the best ratio in this phase.
    pub cheap_exchange: bool,
    /// Changes granted to the end of the round (X4R-008).
    pub passing: List<Granted, 6>,
    /// Battles won since the government took effect (X4R-112).
    pub victories: Victories,
    /// Whether buildings are paid with a grant and need no capacity (X4-358).
    pub granted: bool,
    /// Whether an effect that comes with exploring once a round was used in this round (X4R-303).
    pub explored: bool,
    /// Offers that others have turned down in this phase, by partner, a bit for each kind (X4R-295).
    pub refused: [u8; 6],
    /// Partners that share in capacity and sites in this phase (X4R-326).
    pub lends: Seats,
    /// Whether a just war was declared in this round (X4R-P12).
    pub just_war: bool,
}

/// Battles won, as the goals of governments count them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Victories {
    /// In all.
    pub all: u8,
    /// Those in which an own Kosme ship took part.
    pub with_kosme: u8,
    /// Those against players.
    pub players: u8,
}

/// What a seat bids, until all bids are opened (X4R-266).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid(Secret<Option<u8>>);

impl Default for Bid {
    fn default() -> Self {
        Self::NONE
    }
}

impl Bid {
    /// No bid yet.
    pub const NONE: Self = Self(Secret::keep(None));

    /// A bid.
    pub const fn of(bid: u8) -> Self {
        Self(Secret::keep(Some(bid)))
    }

    /// Whether there is a bid, which all see.
    pub const fn is_made(&self) -> bool {
        self.0.for_its_keeper().is_some()
    }

    /// Opens it to all.
    pub(crate) fn open<E>(self, log: &mut engine::Log<E>) -> u8 {
        self.0.open(log).unwrap_or(0)
    }
}
