//! Card text in English and German, printed from the effect so that text and behaviour cannot disagree.

mod de;
mod en;

use crate::cards::{ColonyCard, Colour, Name, Origin, Pack, Yield};
use crate::effect::{Bonus, Line};
use crate::ids::{Development, Keyword, Kind, Phase};
pub use pack::Lang;

/// The words of one language for the tiles of one pack.
#[derive(Clone, Copy, Debug)]
pub struct Words<'p> {
    /// The language.
    pub lang: Lang,
    /// The pack that names come from.
    pub pack: &'p Pack,
}

impl<'p> Words<'p> {
    /// The words of `lang` for the tiles of `pack`.
    pub const fn new(lang: Lang, pack: &'p Pack) -> Self {
        Self { lang, pack }
    }

    /// A line of a tile as a full sentence.
    pub fn sentence(&self, line: &Line) -> String {
        match self.lang {
            Lang::En => en::sentence(line, self.pack),
            Lang::De => de::sentence(line, self.pack),
        }
    }

    /// A line of a development as a full sentence. It also says when a power does not reduce the price of its own
    /// tile.
    pub fn development_sentence(&self, line: &Line) -> String {
        match self.lang {
            Lang::En => en::development_sentence(line, self.pack),
            Lang::De => de::development_sentence(line, self.pack),
        }
    }

    /// A line of a tile in a few words, shown beside the icon of its phase.
    pub fn short(&self, line: &Line) -> String {
        match self.lang {
            Lang::En => en::short(line, self.pack),
            Lang::De => de::short(line, self.pack),
        }
    }

    /// A bonus of an action tile in a few words.
    pub fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::Power(power) => self.short(&Line::Power(power)),
            Bonus::Gain(gains) => match self.lang {
                Lang::En => format!("+{}", en::gains(gains)),
                Lang::De => format!("+{}", de::gains(gains, de::Case::Nominative)),
            },
            Bonus::PickOneMore => self.pick("Take a second world", "Zweite Welt nehmen").to_owned(),
            Bonus::TakeTileCredits => {
                self.pick("Take the credits here", "Krediteinheiten hier nehmen").to_owned()
            }
            Bonus::MoveFirst => self.pick("Move to first place", "Auf den ersten Platz").to_owned(),
            Bonus::MoveUp => self.pick("Move up one place", "Einen Platz vor").to_owned(),
            Bonus::DrawGoals => self.pick("Draw 3 goals, keep 1", "3 Ziele ziehen, 1 behalten").to_owned(),
        }
    }

    /// A name in this language.
    pub fn name(&self, name: &'p Name) -> &'p str {
        self.pick(&name.en, &name.de)
    }

    /// The name of a kind of goods.
    pub fn kind(&self, kind: Kind) -> &'p str {
        self.name(&self.pack[kind].name)
    }

    /// The name of a keyword.
    pub fn keyword(&self, keyword: Keyword) -> &'p str {
        self.name(&self.pack[keyword])
    }

    /// The name of a phase.
    pub fn phase(&self, phase: Phase) -> &'static str {
        match self.lang {
            Lang::En => en::phase(phase),
            Lang::De => de::phase(phase),
        }
    }

    /// The kind of a colony.
    pub fn colour(&self, colour: Colour) -> &'p str {
        match colour {
            Colour::Grey => self.pick("grey", "grau"),
            Colour::Joker => self.pick("joker", "Joker"),
            Colour::Kind(kind) => self.kind(kind),
        }
    }

    /// How a colony gets goods; empty if it never does.
    pub fn yields(&self, yields: Yield) -> &'static str {
        match yields {
            Yield::None => "",
            Yield::Windfall => self.pick("windfall", "Windfall"),
            Yield::Production => self.pick("production", "Produktion"),
        }
    }

    /// How sure the values of a tile are.
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

/// A list in a sentence: `a`, `a and b`, `a, b and c`.
fn list(parts: &[String], and: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// All lines of a colony in a few words; empty if it has none.
pub fn colony_short(pack: &Pack, card: &ColonyCard, lang: Lang) -> String {
    let words = Words::new(lang, pack);
    card.lines().map(|line| words.short(&line)).collect::<Vec<_>>().join(" · ")
}

/// All lines of a colony as sentences; empty if it has none.
pub fn colony_text(pack: &Pack, card: &ColonyCard, lang: Lang) -> String {
    let words = Words::new(lang, pack);
    card.lines().map(|line| words.sentence(&line)).collect::<Vec<_>>().join(" ")
}

/// All lines of a development in a few words.
pub fn development_short(pack: &Pack, development: Development, lang: Lang) -> String {
    let words = Words::new(lang, pack);
    let lines: Vec<_> = pack[development].lines().map(|line| words.short(&line)).collect();
    if lines.is_empty() { words.pick("No power", "Keine Fähigkeit").to_owned() } else { lines.join(" · ") }
}

/// All lines of a development as sentences; empty if it has none.
pub fn development_text(pack: &Pack, development: Development, lang: Lang) -> String {
    let words = Words::new(lang, pack);
    pack[development].lines().map(|line| words.development_sentence(&line)).collect::<Vec<_>>().join(" ")
}
