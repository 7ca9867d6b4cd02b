//! A clause in parts, so that it can stand alone, after another clause, under a condition and after "you may".

use super::{Lang, Speaker};

/// Where a clause stands. English keeps its order everywhere; German does not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// Alone: `du erhältst 2 Ruhm`.
    Main,
    /// After another clause: `…, erhältst du 2 Ruhm`.
    After,
    /// Under a conjunction: `wenn du 2 Ruhm hast`.
    Under,
}

/// A clause in parts.
#[derive(Clone, Default)]
pub(crate) struct Act {
    subject: String,
    verb: String,
    rest: String,
    /// The part of a German verb that stands last: `ab` of `abgeben`.
    tail: &'static str,
    /// The verb after `may`; nothing for a statement that players do not act in.
    bare: &'static str,
}

impl Act {
    /// Whether the player does it.
    pub(crate) const fn is_done(&self) -> bool {
        !self.bare.is_empty()
    }
}

/// The parts that are not empty, with spaces between them.
fn joined(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !text.is_empty() && !part.starts_with([',', ':', ';']) {
            text.push(' ');
        }
        text.push_str(part);
    }
    text
}

impl Speaker<'_> {
    /// Something that the player does: English asks for it, German tells it of `du`. The German verb is given as
    /// `gibst ab abgeben`: the verb, the part that stands last or `-`, and the verb after `darfst`.
    pub(crate) fn you(&self, en: &'static str, de: &'static str, rest: impl Into<String>) -> Act {
        let rest = rest.into();
        match self.lang {
            Lang::En => Act { verb: en.to_owned(), bare: en, rest, ..Act::default() },
            Lang::De => {
                let mut words = de.split(' ');
                let verb = words.next().unwrap_or_default().to_owned();
                let tail = words.next().filter(|tail| *tail != "-").unwrap_or_default();
                let bare = words.next().unwrap_or_default();
                Act { subject: "du".to_owned(), verb, rest, tail, bare }
            }
        }
    }

    /// A statement in both languages: subject, verb and rest.
    pub(crate) fn says(&self, en: [&str; 3], de: [&str; 3]) -> Act {
        let [subject, verb, rest] = match self.lang {
            Lang::En => en,
            Lang::De => de,
        };
        Act { subject: subject.to_owned(), verb: verb.to_owned(), rest: rest.to_owned(), ..Act::default() }
    }

    /// The clause in a sentence.
    pub(crate) fn put(&self, act: &Act, order: Order) -> String {
        let Act { subject, verb, rest, tail, .. } = act;
        match (self.lang, order) {
            (Lang::En, _) => joined(&[subject, verb, rest]),
            (Lang::De, Order::Main) => joined(&[subject, verb, rest, tail]),
            (Lang::De, Order::After) => joined(&[verb, subject, rest, tail]),
            (Lang::De, Order::Under) => joined(&[subject, rest, &format!("{tail}{verb}")]),
        }
    }

    /// The clause as something that the player may do.
    pub(crate) fn may(&self, act: &Act, order: Order) -> String {
        let Act { rest, bare, .. } = act;
        match (self.lang, order) {
            (Lang::En, _) => joined(&["you may", bare, rest]),
            (Lang::De, Order::After) => joined(&["darfst du", rest, bare]),
            (Lang::De, _) => joined(&["du darfst", rest, bare]),
        }
    }
}
