//! The cards of the solo game on the page of all cards.

use std::fmt;

use super::sheet::{Sheet, joined};
use crate::words::roman;

impl Sheet<'_> {
    /// Action cards and events of the anarchists, and the threat track.
    pub(super) fn anarchists(&self, to: &mut String) -> fmt::Result {
        let (words, solo) = (&self.0, &self.0.pack.solo);
        let text = [words.pick("Rows", "Abschnitte")];
        for level in 1..=3 {
            let rows = solo.actions.iter().filter(|card| card.level == level).map(|card| {
                let text = words.anarchist_action(card).0.join("<br>");
                vec![self.name(&card.name), text, self.origin(card.origin)]
            });
            let title = words.pick("Anarchist actions, level", "Aktionen der Anarchisten, Stufe");
            self.section(to, &format!("{title} {}", roman(level)), &text, rows)?;
        }
        for level in 2..=3 {
            let rows = solo.events.iter().filter(|card| card.level == level).map(|card| {
                vec![self.name(&card.name), joined(&words.anarchist_event(card)), self.origin(card.origin)]
            });
            let title = words.pick("Anarchist events, level", "Ereignisse der Anarchisten, Stufe");
            self.section(to, &format!("{title} {}", roman(level)), &[words.pick("Text", "Text")], rows)?;
        }
        let targets: Vec<_> = solo.track.targets.iter().map(|place| place.id().to_uppercase()).collect();
        let track = vec![self.name(&solo.track.name), targets.join(" "), self.origin(solo.track.origin)];
        let columns = [words.pick("Targets from left to right", "Ziele von links nach rechts")];
        self.section(to, words.pick("Solo game", "Solospiel"), &columns, [track].into_iter())
    }
}
