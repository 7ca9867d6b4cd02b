//! What the anarchists do, step by step, and why a step is skipped.

use crate::anarchists::Ending;
use crate::effect::Plot;
use crate::ids::{AnarchistAction, AnarchistEvent, Place, Slot, Type};
use engine::{Bits, Seat};
use serde::Serialize;

/// A step in the report about the anarchists; other events report changes of ships, cubes and cards, as for all
/// factions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// This many cards of the discard pile were shuffled into a new deck (BTA-020).
    Reshuffled(u8),
    /// There was no card to draw.
    NothingToDraw,
    /// An action card was drawn; whether it was known before.
    Drew(AnarchistAction, bool),
    /// A row of an action card, counted from 0, is carried out (BTA-023).
    Row(AnarchistAction, u8),
    /// An effect of the row could not be carried out (BTA-024).
    Skipped(Plot, Skip),
    /// An effect of the row is carried out, and the rest of the row is ignored.
    Did(Plot),
    /// No effect of the row could be carried out (BTA-026).
    RowFailed,
    /// One of these slots with unknown technologies is researched; the known ones are not considered (BTA-055).
    PreferredUnknown(Bits<Slot>, Bits<Slot>),
    /// A marker was put beside the track; this many are left on it (BTA-030).
    ThreatRose(u8),
    /// A marker returned from beside the track; this many are on it now (BTA-031).
    ThreatFell(u8),
    /// There is no marker beside the track that could return.
    NothingBeside,
    /// A marker left the track for an outpost or a colony; so many are left on it (BTA-043, BTA-049).
    MarkerLeft(u8),
    /// The marker of a lost outpost came back to the track; so many lie on it now (BTA-043).
    MarkerCameBack(u8),
    /// An event of the solo game was turned up by this seat (BTA-027).
    TurnedEvent(Seat, AnarchistEvent),
    /// The action card of a slot went on top of the deck (BTA-060).
    TookCard(Slot, AnarchistAction),
    /// So many action cards were discarded at the end of the turn (BTA-021).
    Discarded(u8),
    /// The end of the game has been triggered.
    BroughtEnd(Ending),
}

/// Why the anarchists cannot carry an effect out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Skip {
    /// No ship of theirs is in Deep Space (BTA-042).
    NoShipInDeepSpace,
    /// There is no system at the target any more.
    NoSystemThere(Place),
    /// They control no system (BTA-045).
    NothingControlled,
    /// They are too weak; this is the system for which least strength is missing.
    TooWeak {
        /// Where.
        place: Place,
        /// The strength needed.
        need: u8,
        /// The strength there is.
        have: u8,
    },
    /// They have researched it already (BTA-051).
    AlreadyResearched(Slot),
    /// They have researched all of this level.
    AllResearched(u8),
    /// No technology before a slot of this level shows the type at its right (BTA-054).
    TypeNotShown(Type),
    /// They lack a prerequisite: the second slot, of the first (BTA-054).
    MissingPrerequisite(Slot, Slot),
    /// No technology that they could research is face up (BTA-067).
    NoneKnown,
    /// No card of the type is left in the deck.
    NoCardLeft,
}
