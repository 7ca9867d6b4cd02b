//! The turns of a match, and what happened in each.

use super::Playing;
use crate::game::Pages;
use crate::story::{self, Chapter, Span, Tale, Telling};
use crate::tables::Looking;
use engine::Viewer;

impl<G: Pages> Playing<G> {
    /// The turns that can be replayed, as far as `viewer` knows where one ends. A turn ends when another seat acts, or
    /// when the game says that the next one begins.
    pub(super) fn spans(&self, viewer: Viewer) -> Vec<Span> {
        let mut ends = self.played.log(viewer).filter(|said| G::begins_turn(&said.event)).peekable();
        let mut spans: Vec<Span> = Vec::new();
        let mut is_new = true;
        for (n, (seat, _)) in self.played.actions().iter().enumerate() {
            match spans.last_mut().filter(|span| !is_new && span.seat == *seat) {
                Some(span) => span.to = n + 1,
                None => spans.push(Span { seat: *seat, from: n, to: n + 1 }),
            }
            is_new = false;
            while ends.next_if(|said| said.n as usize <= n).is_some() {
                is_new = true;
            }
        }
        let first = self.played.first_replayable();
        spans.retain(|span| span.from >= first);
        spans
    }

    pub(super) fn tale_of(&self, looking: &Looking<'_>, span: Span) -> Tale {
        let said = self.played.log(looking.viewer).filter(|said| span.has(said.n as usize + 1));
        let events: Vec<G::Event> = said.map(|said| said.event).collect();
        let clauses = G::clauses(&events, self.played.options(), looking.names, looking.lang);
        let reader = match looking.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        // Where they did not change, nothing is said.
        let gained = Some(self.memory.gained(&self.played, span)).filter(|by| *by != 0);
        let gained = gained.map(|by| G::gained(by, looking.lang));
        story::tale(&clauses, &Telling { seat: span.seat, reader, gained }, looking.names, looking.lang)
    }

    pub(super) fn chapters_after(&self, looking: &Looking<'_>, from: usize) -> Vec<Chapter> {
        let said = self.played.log(looking.viewer).filter(|said| said.n as usize >= from);
        let events: Vec<G::Event> = said.map(|said| said.event).collect();
        let clauses = G::clauses(&events, self.played.options(), looking.names, looking.lang);
        story::chapters(&clauses, G::place_of)
    }
}
