//! A clause of a printed sentence in parts, so that it can stand alone, after another clause, under a condition and after
//! "you may".

use crate::Lang;

/// Where a clause stands. English keeps its order everywhere; German does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Alone: `du erhältst 3 AWE`.
    Main,
    /// After another clause: `…, erhältst du 3 AWE`.
    After,
    /// Under a conjunction: `wenn du 3 AWE erhältst`.
    Under,
}

/// A clause in parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clause {
    /// Who or what; nobody for an English request.
    subject: String,
    verb: String,
    /// How often or for what, before the rest; German only.
    middle: String,
    rest: String,
    /// The part of a German verb that stands last: `ein` of `einbauen`.
    tail: &'static str,
    /// The verb after `may`; nothing for a statement that players do not act in.
    bare: &'static str,
}

impl Clause {
    /// A statement about something.
    pub fn says(subject: impl Into<String>, verb: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { subject: subject.into(), verb: verb.into(), rest: rest.into(), ..Self::default() }
    }

    /// Something that the player does: English asks for it, German tells it of `du`. The German verb is given as
    /// `baust ein einbauen`: the verb, the part that stands last or `-`, and the verb after `darfst`.
    pub fn you(lang: Lang, en: &'static str, de: &'static str, rest: impl Into<String>) -> Self {
        let rest = rest.into();
        match lang {
            Lang::En => Self { verb: en.to_owned(), bare: en, rest, ..Self::default() },
            Lang::De => {
                let mut words = de.split(' ');
                let verb = words.next().unwrap_or_default().to_owned();
                let tail = words.next().filter(|tail| *tail != "-").unwrap_or_default();
                let bare = words.next().unwrap_or_default();
                Self { subject: "du".to_owned(), verb, rest, tail, bare, ..Self::default() }
            }
        }
    }

    /// The same with something between verb and rest.
    #[must_use]
    pub fn with(mut self, middle: &str) -> Self {
        self.middle = joined(&[&self.middle, middle]);
        self
    }

    /// The same with more at its end.
    #[must_use]
    pub fn ending(mut self, more: &str) -> Self {
        self.rest = joined(&[&self.rest, more.trim_start()]);
        self
    }

    /// Whether the player does it.
    pub const fn is_done(&self) -> bool {
        !self.bare.is_empty()
    }

    /// The clause in a sentence.
    pub fn put(&self, lang: Lang, order: Order) -> String {
        let Self { subject, verb, middle, rest, tail, .. } = self;
        match (lang, order) {
            (Lang::En, _) => joined(&[subject, verb, rest]),
            (Lang::De, Order::Main) => joined(&[subject, verb, middle, rest, tail]),
            (Lang::De, Order::After) => joined(&[verb, subject, middle, rest, tail]),
            (Lang::De, Order::Under) => joined(&[subject, middle, rest, &format!("{tail}{verb}")]),
        }
    }

    /// The clause as something that the player may do.
    pub fn may(&self, lang: Lang, order: Order) -> String {
        let Self { middle, rest, bare, .. } = self;
        match (lang, order) {
            (Lang::En, _) => joined(&["you may", bare, rest]),
            (Lang::De, Order::After) => joined(&["darfst du", middle, rest, bare]),
            (Lang::De, _) => joined(&["du darfst", middle, rest, bare]),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn german_moves_its_verb_and_english_does_not() {
        let german = Clause::you(Lang::De, "fit", "baust ein einbauen", "1 Sensor")
            .with("je Schiff")
            .ending(", sofort");
        assert_eq!(german.put(Lang::De, Order::Main), "du baust je Schiff 1 Sensor, sofort ein");
        assert_eq!(german.put(Lang::De, Order::After), "baust du je Schiff 1 Sensor, sofort ein");
        assert_eq!(german.put(Lang::De, Order::Under), "du je Schiff 1 Sensor, sofort einbaust");
        assert_eq!(german.may(Lang::De, Order::Main), "du darfst je Schiff 1 Sensor, sofort einbauen");
        assert_eq!(german.may(Lang::De, Order::After), "darfst du je Schiff 1 Sensor, sofort einbauen");
        let english = Clause::you(Lang::En, "fit", "baust ein einbauen", "1 sensor");
        assert_eq!(english.put(Lang::En, Order::Under), "fit 1 sensor");
        assert_eq!(english.may(Lang::En, Order::After), "you may fit 1 sensor");
        assert!(english.is_done() && !Clause::says("it", "holds", "").is_done());
    }
}
