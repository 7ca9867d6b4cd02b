//! What happened, who may read it, and whether anyone learned something by it.

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

/// Proof that a hidden zone or chance was opened. Only they can make one, so rules cannot forget or forge it.
#[derive(Debug)]
pub struct Reveal(());

impl Reveal {
    pub(crate) fn new() -> Self {
        Self(())
    }
}

/// Where rules say what happens. Simulation passes [`Silent`], and the words cost nothing.
pub trait Log<E> {
    /// Says `event` to those who may know it.
    fn say(&mut self, known: Known, event: E);

    /// Notes that something hidden was shown: from here on there is no undo.
    fn mark(&mut self, reveal: Reveal);

    /// Says `event` to everybody.
    fn tell(&mut self, event: E) {
        self.say(Known::ToAll, event);
    }
}

/// Listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn say(&mut self, _: Known, _: E) {}

    #[inline]
    fn mark(&mut self, _: Reveal) {}
}

/// Writes the events of one action down.
#[derive(Clone, Debug)]
pub struct Written<E> {
    events: Vec<(Known, E)>,
    revealed: bool,
}

impl<E> Default for Written<E> {
    fn default() -> Self {
        Self { events: Vec::new(), revealed: false }
    }
}

impl<E> Log<E> for Written<E> {
    fn say(&mut self, known: Known, event: E) {
        self.events.push((known, event));
    }

    fn mark(&mut self, _: Reveal) {
        self.revealed = true;
    }
}

impl<E> Written<E> {
    /// Whether anyone learned by this action something that its actor did not know.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The events with those who may know them, first to last.
    pub fn events(&self) -> &[(Known, E)] {
        &self.events
    }

    /// The events that `viewer` may know.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(known, _)| known.to(viewer)).map(|(_, event)| event)
    }

    /// Whether anyone but `seat` was told something in private.
    pub fn whispers_past(&self, seat: Seat) -> bool {
        self.events.iter().any(|(known, _)| matches!(known, Known::Only(other) if *other != seat))
    }
}
