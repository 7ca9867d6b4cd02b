//! The log of a match: as JSON, and as lines for readers.

use super::Playing;
use crate::game::Pages;
use crate::tables::{LogLine, Looking, Table};
use engine::{Seat, Viewer};
use maud::PreEscaped;
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

    /// The last lines of the log, at most so many. What the next line says as well has none of its own, and what happened
    /// several times in a row has one.
    pub(super) fn told_lines(&self, looking: &Looking<'_>, most: Option<usize>) -> Vec<LogLine> {
        let actor = |n: u32| self.played.actions().get(n as usize).map_or(Seat(0), |(seat, _)| *seat);
        // The whole log is longer than what is remembered for the next page.
        let mut texts = most.map(|_| self.memory.texts(looking));
        // Where nobody has secrets, all read the same lines.
        let moment = most.filter(|_| !self.has_secrets()).map(|most| (self.played.actions().len(), most));
        if let (Some(texts), Some(moment)) = (&texts, moment)
            && let Some(lines) = texts.lines(moment)
        {
            return lines.to_vec();
        }
        let mut lines: Vec<LogLine> = Vec::new();
        let mut next: Option<G::Event> = None;
        for said in self.played.log(looking.viewer).rev() {
            let event = said.event;
            let is_told = next.as_ref().is_some_and(|next| G::is_told_by(&event, next));
            let tell = || self.event(&event, looking);
            let text = match &mut texts {
                _ if is_told => None,
                Some(texts) => texts.of(said.n, &event, tell),
                None => tell().map(|text| PreEscaped(text.0.into())),
            };
            if let Some(text) = text {
                let (n, seat) = (said.n as usize, actor(said.n));
                let is_full = most.is_some_and(|most| lines.len() == most);
                match lines.last_mut() {
                    Some(last) if last.seat == seat && last.text.0 == text.0 => last.times += 1,
                    _ if is_full => break,
                    _ => {
                        let told_with = n + 1 + usize::from(G::begins_turn(&event));
                        lines.push(LogLine { n, told_with, seat, text, times: 1 });
                    }
                }
            }
            next = Some(event);
        }
        lines.reverse();
        if let (Some(texts), Some(moment)) = (&mut texts, moment) {
            texts.keep_lines(moment, &lines);
        }
        lines
    }
}

/// Plain data as JSON text.
pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
