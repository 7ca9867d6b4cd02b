//! The rulebook for players: short pages in the order one needs them, with pictures of real positions, an index of terms
//! and a search. The text is Markdown in `rulebook/<game>/<language>`.

mod find;
mod pictures;
mod read;
#[cfg(test)]
mod tests;

pub use find::Hit;
pub use pictures::Picture;
pub(crate) use pictures::drawn;

use crate::i18n::Lang;
use crate::pages::rules::Ledger;
use crate::tables::AnyGame;
use maud::{Markup, PreEscaped};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// One file of a rulebook in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// The name of the file. Its number gives its place: `40-actions` is a chapter, `42-settle` a page in it.
    pub name: &'static str,
    /// The texts, by language.
    pub texts: [&'static str; Lang::ALL.len()],
}

/// The files of a game's rulebook, in order.
macro_rules! rulebook {
    ($game:literal, [$($name:literal),* $(,)?]) => {
        &[$($crate::rulebook::Sheet {
            name: $name,
            texts: [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook/", $game, "/en/", $name, ".md")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook/", $game, "/de/", $name, ".md")),
            ],
        }),*]
    };
}
pub(crate) use rulebook;

/// A rulebook in one language.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The game's name in addresses.
    pub game: &'static str,
    /// The pages in order; never empty.
    pub pages: Vec<Page>,
    /// How long it takes to read.
    pub n_minutes: usize,
    /// The section of each cited rule, as places in `pages` and its sections.
    cited: BTreeMap<String, (usize, usize)>,
    /// The nearest cited rule for each rule of the ledger.
    nearest: BTreeMap<String, String>,
    /// Each picture is drawn when it is asked for.
    drawn: BTreeMap<&'static str, OnceLock<Markup>>,
}

/// One page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its name in addresses.
    pub name: &'static str,
    /// The number of its chapter.
    pub chapter: char,
    /// Whether it opens the chapter; other pages belong to the one before it.
    pub opens: bool,
    /// Its title.
    pub title: String,
    /// The parts, the first one without a heading of its own.
    pub sections: Vec<Section>,
    /// The text, with a mark where each picture is to be drawn.
    html: String,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// Its address on the page; empty for what stands before the first heading.
    pub id: String,
    /// Its heading; the page's title for what stands before the first one.
    pub title: String,
    /// Its words without any marks.
    pub text: String,
    /// The rules that it explains.
    pub rules: Vec<String>,
    /// The terms that it explains, with their addresses on the page.
    pub terms: Vec<(String, String)>,
    /// The pictures in it.
    pub pictures: Vec<String>,
}

/// Where a rule is explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The address.
    pub href: String,
    /// The page, and the section if it has a heading of its own: "Settle, military worlds".
    pub title: String,
}

/// A term of the index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term<'a> {
    /// The term.
    pub word: &'a str,
    /// Where it is explained.
    pub href: String,
    /// The title of that page.
    pub page: &'a str,
}

impl Rulebook {
    /// Reads the rulebook of a game; none while the game has none.
    pub fn read(game: AnyGame, lang: Lang) -> Option<Rulebook> {
        let ledger = game.ledger(lang).map(|text| Ledger::read(text, lang));
        let order = ledger.as_ref().map(|ledger| ledger.rules.as_slice()).unwrap_or_default();
        let mut anchored = BTreeSet::new();
        let source = read::Source { game: game.name(), order };
        let pages: Vec<Page> =
            game.rulebook().iter().map(|sheet| read::page(sheet, lang, &source, &mut anchored)).collect();
        if pages.is_empty() {
            return None;
        }
        let mut cited = BTreeMap::new();
        for (p, page) in pages.iter().enumerate() {
            for (s, section) in page.sections.iter().enumerate() {
                for rule in &section.rules {
                    cited.entry(rule.clone()).or_insert((p, s));
                }
            }
        }
        let nearest = nearest(order, &cited);
        let n_words: usize =
            pages.iter().flat_map(|page| &page.sections).map(|it| it.text.split(' ').count()).sum();
        let n_minutes = n_words.div_ceil(WORDS_A_MINUTE);
        let drawn = game.pictures().into_iter().map(|name| (name, OnceLock::new())).collect();
        Some(Rulebook { game: game.name(), pages, n_minutes, cited, nearest, drawn })
    }

    /// The text of a page with its pictures.
    pub fn text(&self, page: &Page, game: AnyGame, lang: Lang) -> Markup {
        let mut html = page.html.clone();
        for name in page.sections.iter().flat_map(|section| &section.pictures) {
            if let Some(kept) = self.drawn.get(name.as_str()) {
                let picture = kept.get_or_init(|| game.picture(name, lang).unwrap_or_default());
                html = html.replace(&read::place_for(name), &picture.0);
            }
        }
        PreEscaped(html)
    }

    /// The page called `name`.
    pub fn page(&self, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.name == name)
    }

    /// How many chapters there are.
    pub fn n_chapters(&self) -> usize {
        self.pages.iter().filter(|page| page.opens).count()
    }

    /// The section that explains a rule: the first one that cites it, or else the one that cites the nearest rule of the
    /// same chapter of the ledger. None for what is no rule.
    pub fn place_of(&self, rule: &str) -> Option<Place> {
        let rule = self.nearest.get(rule).map_or(rule, String::as_str);
        let (page, section) = self.cited.get(rule)?;
        let page = self.pages.get(*page)?;
        let section = page.sections.get(*section)?;
        let title = if section.id.is_empty() {
            page.title.clone()
        } else {
            format!("{}, {}", page.title, section.title)
        };
        Some(Place { href: format!("{}#{rule}", self.href(page)), title })
    }

    /// The address of a page.
    pub fn href(&self, page: &Page) -> String {
        format!("/rules/{}/{}", self.game, page.name)
    }

    /// All terms in the order of the alphabet.
    pub fn terms(&self) -> Vec<Term<'_>> {
        let mut terms = Vec::new();
        for page in &self.pages {
            for (word, at) in page.sections.iter().flat_map(|section| &section.terms) {
                let href = format!("{}#{at}", self.href(page));
                terms.push(Term { word, href, page: &page.title });
            }
        }
        terms.sort_by_cached_key(|term| find::folded(term.word));
        terms
    }
}

/// How fast one reads rules.
const WORDS_A_MINUTE: usize = 180;

/// For each rule the nearest cited one: itself, or one of its own chapter, or any.
fn nearest(order: &[(String, usize)], cited: &BTreeMap<String, (usize, usize)>) -> BTreeMap<String, String> {
    let known: Vec<(usize, &(String, usize))> =
        order.iter().enumerate().filter(|(_, (id, _))| cited.contains_key(id)).collect();
    let best = |at: usize, chapter: usize| {
        known
            .iter()
            .min_by_key(|(other, (_, of))| (*of != chapter, other.abs_diff(at)))
            .map(|(_, (id, _))| id)
    };
    let found = order.iter().enumerate();
    found.filter_map(|(at, (id, chapter))| Some((id.clone(), best(at, *chapter)?.clone()))).collect()
}
