//! Clauses of sentences in the language of the speaker. They are called acts here, because a clause is a part of the
//! notation of effects.

use super::{Lang, Speaker};
pub(crate) use pack::{Clause as Act, Order};

impl Speaker<'_> {
    /// Something that the player does, see [`Act::you`].
    pub(crate) fn you(&self, en: &'static str, de: &'static str, rest: impl Into<String>) -> Act {
        Act::you(self.lang, en, de, rest)
    }

    /// A statement in both languages: subject, verb and rest.
    pub(crate) fn says(&self, en: [&str; 3], de: [&str; 3]) -> Act {
        let [subject, verb, rest] = match self.lang {
            Lang::En => en,
            Lang::De => de,
        };
        Act::says(subject, verb, rest)
    }

    /// The clause in a sentence.
    pub(crate) fn put(&self, act: &Act, order: Order) -> String {
        act.put(self.lang, order)
    }

    /// The clause as something that the player may do.
    pub(crate) fn may(&self, act: &Act, order: Order) -> String {
        act.may(self.lang, order)
    }
}
