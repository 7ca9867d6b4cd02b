//! Card text in English and German, printed from the effect so that text and behaviour cannot disagree.

mod cards;
mod change;
mod clause;
mod condition;
mod deed;
mod number;
mod permission;
mod phrase;
mod property;
mod quantity;
mod quantity_other;
mod select;
mod special;
mod statement;
mod verb;

use crate::cards::{Name, Origin, Pack, Price};
use crate::ids::Resource;
pub use pack::Lang;

/// The words of one language for the components of one pack.
#[derive(Clone, Copy, Debug)]
pub struct Words<'p> {
    /// The language.
    pub lang: Lang,
    /// The pack that names come from.
    pub pack: &'p Pack,
}

impl<'p> Words<'p> {
    /// The words of `lang` for the components of `pack`.
    pub const fn new(lang: Lang, pack: &'p Pack) -> Self {
        Self { lang, pack }
    }

    /// A name in this language.
    pub fn name(&self, name: &'p Name) -> &'p str {
        self.pick(&name.en, &name.de)
    }

    /// The name of a resource.
    pub fn resource(&self, resource: Resource) -> &'static str {
        match resource {
            Resource::Awe => "AWE",
            Resource::Food => self.pick("food", "Nahrung"),
            Resource::Research => self.pick("research", "Forschung"),
            Resource::Culture => self.pick("culture", "Kultur"),
        }
    }

    /// A price: `3 AWE`, `8 AWE, 4 research`; a dash if there is none.
    pub fn price(&self, price: Price) -> String {
        let parts = Resource::ALL.into_iter().filter(|resource| price[*resource] > 0);
        let parts: Vec<_> = parts.map(|it| format!("{} {}", price[it], self.resource(it))).collect();
        if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
    }

    /// How sure the values of an entry are.
    pub fn origin(&self, origin: Origin) -> &'static str {
        match origin {
            Origin::Rulebook => self.pick("source", "Quelle"),
            Origin::Reading => self.pick("reading", "Lesung"),
            Origin::Reconstructed => self.pick("ours", "von uns"),
        }
    }

    /// The text of this language.
    pub(crate) fn pick<T>(&self, en: T, de: T) -> T {
        match self.lang {
            Lang::En => en,
            Lang::De => de,
        }
    }

    /// A list in a sentence: `a`, `a or b`, `a, b or c`.
    fn or(&self, parts: &[String]) -> String {
        listed(parts, self.pick("or", "oder"))
    }

    /// A list in a sentence: `a`, `a and b`, `a, b and c`.
    fn and(&self, parts: &[String]) -> String {
        listed(parts, self.pick("and", "und"))
    }
}

fn listed(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// The text with a capital letter at its start and a full stop at its end.
pub(crate) fn full(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map_or_else(String::new, |letter| letter.to_uppercase().collect());
    let stop = if text.ends_with(['.', '!']) || text.is_empty() { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}
