//! A clause in parts, so that it can stand alone, after another clause, under a condition and after "you may".

use super::{Lang, Words};

/// Where a clause stands. English keeps its order everywhere; German does not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Alone: `du erhältst 3 AWE`.
    Main,
    /// After another clause: `…, erhältst du 3 AWE`.
    After,
    /// Under a conjunction: `wenn du 3 AWE erhältst`.
    Under,
}

/// A clause in parts.
#[derive(Clone, Default)]
pub(super) struct Clause {
    /// Who or what; nobody for an English request.
    subject: String,
    verb: String,
    /// How often or for what, before the rest; German only.
    middle: String,
    rest: String,
    /// The part of a German verb that stands last: `ein` of `einbauen`.
    tail: &'static str,
    /// The verb after `may`.
    bare: &'static str,
}

impl Clause {
    /// A statement about something.
    pub(super) fn says(subject: impl Into<String>, verb: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { subject: subject.into(), verb: verb.into(), rest: rest.into(), ..Self::default() }
    }

    /// The same with something between verb and rest.
    pub(super) fn with(mut self, middle: &str) -> Self {
        self.middle = joined(&[&self.middle, middle]);
        self
    }

    /// The same with more at its end.
    pub(super) fn ending(mut self, more: &str) -> Self {
        self.rest = joined(&[&self.rest, more.trim_start()]);
        self
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

impl Words<'_> {
    /// Something that the player does: English asks for it, German tells it of `du`. The German verb is given as
    /// `baust ein einbauen`: the verb, the part that stands last or `-`, and the verb after `darfst`.
    pub(super) fn you(&self, en: &'static str, de: &'static str, rest: impl Into<String>) -> Clause {
        let rest = rest.into();
        match self.lang {
            Lang::En => Clause { verb: en.to_owned(), bare: en, rest, ..Clause::default() },
            Lang::De => {
                let mut words = de.split(' ');
                let verb = words.next().unwrap_or_default().to_owned();
                let tail = words.next().filter(|tail| *tail != "-").unwrap_or_default();
                let bare = words.next().unwrap_or_default();
                Clause { subject: "du".to_owned(), verb, rest, tail, bare, ..Clause::default() }
            }
        }
    }

    /// A statement in both languages: subject, verb and rest.
    pub(super) fn says(&self, en: [&str; 3], de: [&str; 3]) -> Clause {
        let [subject, verb, rest] = self.pick(en, de);
        Clause::says(subject, verb, rest)
    }

    /// The clause in a sentence.
    pub(super) fn put(&self, clause: &Clause, order: Order) -> String {
        let Clause { subject, verb, middle, rest, tail, .. } = clause;
        match (self.lang, order) {
            (Lang::En, _) => joined(&[subject, verb, rest]),
            (Lang::De, Order::Main) => joined(&[subject, verb, middle, rest, tail]),
            (Lang::De, Order::After) => joined(&[verb, subject, middle, rest, tail]),
            (Lang::De, Order::Under) => joined(&[subject, middle, rest, &format!("{tail}{verb}")]),
        }
    }

    /// The clause as something that the player may do.
    pub(super) fn may(&self, clause: &Clause, order: Order) -> String {
        let Clause { middle, rest, bare, .. } = clause;
        match (self.lang, order) {
            (Lang::En, _) => joined(&["you may", bare, rest]),
            (Lang::De, Order::After) => joined(&["darfst du", middle, rest, bare]),
            (Lang::De, _) => joined(&["du darfst", middle, rest, bare]),
        }
    }
}
