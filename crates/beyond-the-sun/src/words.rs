//! Card text in English and German, printed from the effect so that text and behaviour cannot disagree.

mod anarchists;
mod cards;
mod de;
mod en;
mod leaders;
mod nouns;
mod sentence;

use crate::cards::{Name, Origin, Pack, PlaceKind};
use crate::ids::{Sort, Type};
pub use pack::Lang;

pub use cards::CardText;

/// The words of one language for the components of one pack.
#[derive(Clone, Copy, Debug)]
pub struct Words<'p> {
    /// The language.
    pub lang: Lang,
    /// The pack that names come from.
    pub pack: &'p Pack,
    /// Whether cards have their text of the solo game (BTA-014, BTA-015).
    pub solo: bool,
}

impl<'p> Words<'p> {
    /// The words of `lang` for the components of `pack`.
    pub const fn new(lang: Lang, pack: &'p Pack) -> Self {
        Self { lang, pack, solo: false }
    }

    /// The words for a table; cards that differ in the solo game have their solo text there.
    #[must_use]
    pub const fn at_table(self, solo: bool) -> Self {
        Self { solo, ..self }
    }

    /// A name in this language.
    pub fn name(&self, name: &'p Name) -> &'p str {
        self.pick(&name.en, &name.de)
    }

    /// The name of a type.
    pub fn kind(&self, kind: Type) -> &'p str {
        self.name(&self.pack[kind].name)
    }

    /// The name of a sort of production.
    pub fn sort(&self, sort: Sort) -> &'static str {
        match sort {
            Sort::Food => self.pick("food", "Nahrung"),
            Sort::Ore => self.pick("ore", "Erz"),
        }
    }

    /// The name of a kind of places.
    pub fn place_kind(&self, kind: PlaceKind) -> &'static str {
        match kind {
            PlaceKind::Sol => "Sol",
            PlaceKind::DeepSpace => "Deep Space",
            PlaceKind::Yard => self.pick("shipyard", "Schiffswerft"),
            PlaceKind::System => self.pick("system", "System"),
        }
    }

    /// How sure the values of a component are.
    pub fn origin(&self, origin: Origin) -> &'static str {
        match origin {
            Origin::Rulebook => self.pick("rulebook", "Regelheft"),
            Origin::Public => self.pick("public text", "öffentlicher Text"),
            Origin::Partial => self.pick("partly ours", "teils von uns"),
            Origin::Reconstructed => self.pick("ours", "von uns"),
        }
    }

    /// The text of this language.
    pub(crate) fn pick<'t>(&self, en: &'t str, de: &'t str) -> &'t str {
        match self.lang {
            Lang::En => en,
            Lang::De => de,
        }
    }
}

/// A level as it is printed.
pub fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IIII",
    }
}

/// A list in a sentence: `a`, `a and b`, `a, b and c`.
fn list(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// The text with a capital letter at its start and a full stop at its end.
fn full(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().map_or_else(String::new, |letter| letter.to_uppercase().collect());
    let stop = if text.ends_with(['.', '!']) || text.is_empty() { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}
