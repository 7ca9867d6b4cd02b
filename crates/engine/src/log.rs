//! What happened, who may read it, and whether it revealed something.

use crate::{Seat, Viewer};

/// Who may read an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Everybody.
    ToAll,
    /// One seat alone.
    Only(Seat),
}

impl Known {
    /// Whether `viewer` may read it.
    pub fn to(self, viewer: Viewer) -> bool {
        match self {
            Known::ToAll => true,
            Known::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// Proof that a hidden zone or chance was opened. Only these can make one, so rules can neither forget nor forge it.
#[derive(Debug)]
pub struct Reveal(());

impl Reveal {
    pub(crate) fn new() -> Self {
        Self(())
    }
}

/// Where rules report what happens. It keeps the events of one action, or drops them.
///
/// One type serves both purposes, so that the rules of a game are compiled once and not for each purpose.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Vec<(Known, E)>,
    /// How many events were reported before something hidden was shown.
    shown_after: Option<usize>,
    is_written: bool,
}

impl<E> Log<E> {
    /// A log that keeps the events.
    pub const fn written() -> Self {
        Self { events: Vec::new(), shown_after: None, is_written: true }
    }

    /// A log that drops the events and notes only whether something hidden was shown: for simulation and for bots.
    pub const fn silent() -> Self {
        Self { events: Vec::new(), shown_after: None, is_written: false }
    }

    /// Reports `event` to those who may know it.
    #[inline]
    pub fn say(&mut self, known: Known, event: E) {
        if self.is_written {
            self.events.push((known, event));
        }
    }

    /// Reports `event` to everybody.
    #[inline]
    pub fn tell(&mut self, event: E) {
        self.say(Known::ToAll, event);
    }

    /// Notes that something hidden was shown: actions up to here can no longer be undone.
    #[inline]
    pub fn mark(&mut self, _: Reveal) {
        self.shown_after.get_or_insert(self.events.len());
    }

    /// Whether anyone learned something from this action that its actor did not know.
    pub fn revealed(&self) -> bool {
        self.shown_after.is_some()
    }

    /// The events with those who may know them, first to last.
    pub fn events(&self) -> &[(Known, E)] {
        &self.events
    }

    /// The events before anything hidden was shown: they follow from what the actor knew.
    pub fn certain(&self) -> impl Iterator<Item = &E> {
        let n_certain = self.shown_after.unwrap_or(self.events.len());
        self.events[..n_certain].iter().map(|(_, event)| event)
    }

    /// The events that `viewer` may know.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(known, _)| known.to(viewer)).map(|(_, event)| event)
    }

    /// Whether a seat other than `seat` was told something in private.
    pub fn whispers_past(&self, seat: Seat) -> bool {
        self.events.iter().any(|(known, _)| matches!(known, Known::Only(other) if *other != seat))
    }
}
