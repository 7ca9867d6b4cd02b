//! The log of a match as JSON.

use super::Playing;
use crate::game::Pages;
use engine::Viewer;
use serde::Serialize;

/// One action and its events, as far as the reader may know them.
#[derive(Serialize)]
struct Entry<'a, E> {
    n: usize,
    seat: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    events: Vec<&'a E>,
}

impl<G: Pages> Playing<G> {
    pub(super) fn log_json(&self, viewer: Viewer, from: usize) -> String {
        let mut said = self.played.log(viewer).skip_while(|said| (said.n as usize) < from).peekable();
        let actions = self.played.actions().iter().enumerate().skip(from);
        let entries: Vec<Entry<'_, G::Event>> = actions
            .map(|(n, (seat, action))| Entry {
                n,
                seat: seat.to_string(),
                line: self.line_is_known(*seat, viewer).then(|| action.to_string()),
                events: std::iter::from_fn(|| said.next_if(|said| said.n as usize == n))
                    .map(|said| &said.event)
                    .collect(),
            })
            .collect();
        text(&entries)
    }
}

/// Plain data as JSON text.
pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
