//! Clauses in the language of these words.

use super::Words;
pub(super) use pack::{Clause, Order};

impl Words<'_> {
    /// Something that the player does, see [`Clause::you`].
    pub(super) fn you(&self, en: &'static str, de: &'static str, rest: impl Into<String>) -> Clause {
        Clause::you(self.lang, en, de, rest)
    }

    /// A statement in both languages: subject, verb and rest.
    pub(super) fn says(&self, en: [&str; 3], de: [&str; 3]) -> Clause {
        let [subject, verb, rest] = self.pick(en, de);
        Clause::says(subject, verb, rest)
    }

    /// The clause in a sentence.
    pub(super) fn put(&self, clause: &Clause, order: Order) -> String {
        clause.put(self.lang, order)
    }

    /// The clause as something that the player may do.
    pub(super) fn may(&self, clause: &Clause, order: Order) -> String {
        clause.may(self.lang, order)
    }
}
