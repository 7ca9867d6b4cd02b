//! The page with every piece and card.

mod decks;
mod deeds;
mod pieces;

use super::lid::LID;
use super::names;
use crate::art::Kind;
use crate::i18n::{Lang, t};
use crate::pages::cards::{Card, Cards, Filter, Origin, Picture, page};
use crate::pages::layout::Shell;
use interportal::cards::{self, Name, Pack};
use maud::Markup;

/// A card with all that it borrows elsewhere.
struct Face {
    /// Its address on the page: the id of the pack, with the kind in front where two kinds share ids.
    id: String,
    name: String,
    /// The word of its filter.
    tag: &'static str,
    picture: (&'static str, Kind),
    /// Its price in the resource that pays for its kind.
    value: Option<i64>,
    caption: String,
    lines: Vec<(String, String)>,
    origin: cards::Origin,
    /// The rules of the ledger that its words are taken from.
    rules: Vec<&'static str>,
}

/// Every card, the named one in full.
pub(super) fn browser(shell: &Shell<'_>, shown: Option<&str>) -> Markup {
    let deck = Deck { pack: Pack::standard(), lang: shell.lang };
    show(shell, &deck.all(), shown)
}

/// The cards in one language.
struct Deck {
    pack: &'static Pack,
    lang: Lang,
}

impl Deck {
    /// All cards, by kind, in the order of the pack.
    fn all(&self) -> Vec<Face> {
        let mut faces = self.pieces();
        faces.extend(self.decks());
        faces.extend(self.deeds());
        faces
    }

    fn name(&self, name: &'static Name) -> &'static str {
        names::name(name, self.lang)
    }

    /// A card of a kind; lines without a text are left out.
    fn face(
        &self,
        (tag, picture): (&'static str, (&'static str, Kind)),
        (id, name): (impl ToString, &'static Name),
        caption: String,
        lines: Vec<(String, String)>,
        origin: cards::Origin,
    ) -> Face {
        let lines = lines.into_iter().filter(|(_, text)| !text.is_empty() && text != "–").collect();
        let name = names::title(self.name(name));
        Face { id: id.to_string(), name, tag, picture, value: None, caption, lines, origin, rules: vec![] }
    }
}

impl Face {
    /// The same with a price.
    fn worth(self, price: u8) -> Self {
        Self { value: (price > 0).then_some(price.into()), ..self }
    }
}

fn show(shell: &Shell<'_>, faces: &[Face], shown: Option<&str>) -> Markup {
    let lines: Vec<Vec<(&str, &str)>> = faces
        .iter()
        .map(|face| face.lines.iter().map(|(when, text)| (when.as_str(), text.as_str())).collect())
        .collect();
    let tags: Vec<[&str; 1]> = faces.iter().map(|face| [face.tag]).collect();
    let cards: Vec<Card<'_>> = faces
        .iter()
        .zip(&lines)
        .zip(&tags)
        .map(|((face, lines), tags)| Card {
            id: &face.id,
            name: &face.name,
            picture: Picture::Icon(face.picture.0, face.picture.1),
            value: face.value.map(|value| (value, false)),
            points: None,
            caption: &face.caption,
            badges: &[],
            lines,
            tags,
            origin: origin(face.origin),
            note: None,
            facts: &[],
            rules: &face.rules,
        })
        .collect();
    let labels = labels(shell.lang);
    let filters: Vec<Filter<'_>> =
        labels.iter().map(|(tag, label)| Filter { tag, label, group: "what", icon: None }).collect();
    let games = shell.games.with_cards();
    page(shell, &Cards { game: &LID, games: &games, filters: &filters, cards: &cards, shown })
}

fn labels(lang: Lang) -> Vec<(&'static str, String)> {
    vec![
        ("tech", t!(lang, "x4-all-techs")),
        ("building", t!(lang, "x4-all-buildings")),
        ("ship", t!(lang, "x4-all-ships")),
        ("standard", t!(lang, "x4-all-standards")),
        ("kosme", t!(lang, "x4-all-kosme")),
        ("ground", t!(lang, "x4-all-ground")),
        ("weapon", t!(lang, "x4-all-weapons")),
        ("protection", t!(lang, "x4-all-protection")),
        ("equipment", t!(lang, "x4-all-equipment")),
        ("group", t!(lang, "x4-all-groups")),
        ("system", t!(lang, "x4-all-systems")),
        ("planet", t!(lang, "x4-all-planets")),
        ("keyword", t!(lang, "x4-all-keywords")),
        ("government", t!(lang, "x4-all-governments")),
        ("goal", t!(lang, "x4-all-goals")),
        ("policy", t!(lang, "x4-all-policies")),
        ("advisor", t!(lang, "x4-all-advisors")),
        ("law", t!(lang, "x4-all-laws")),
        ("event", t!(lang, "x4-all-events")),
        ("planetary", t!(lang, "x4-all-planetary")),
        ("market", t!(lang, "x4-all-market")),
        ("investor", t!(lang, "x4-all-investors")),
        ("crisis", t!(lang, "x4-all-crises")),
        ("wonder", t!(lang, "x4-all-wonders")),
        ("points", t!(lang, "x4-all-points")),
        ("deed", t!(lang, "x4-all-deeds")),
    ]
}

fn origin(origin: cards::Origin) -> Origin {
    match origin {
        cards::Origin::Rulebook => Origin::Rulebook,
        cards::Origin::Reading => Origin::Partial,
        cards::Origin::Reconstructed => Origin::Reconstructed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_a_text_an_address_and_a_filter() {
        for lang in Lang::ALL {
            let faces = Deck { pack: Pack::standard(), lang }.all();
            let ids: BTreeSet<&str> = faces.iter().map(|face| face.id.as_str()).collect();
            assert_eq!(ids.len(), faces.len(), "two cards with one address");
            let tags: BTreeSet<&str> = labels(lang).iter().map(|(tag, _)| *tag).collect();
            let used: BTreeSet<&str> = faces.iter().map(|face| face.tag).collect();
            assert_eq!(tags, used);
            for face in &faces {
                assert!(!face.name.is_empty() && !face.caption.is_empty(), "{}", face.id);
                let bare = ["system", "planet"].contains(&face.tag);
                assert!(bare || !face.lines.is_empty(), "{} says nothing", face.id);
            }
        }
    }
}
