//! The actions of the pack as cards: their words are those of the ledger, because most of them are procedures.

use super::{Deck, Face};
use crate::art::Kind as Tone;
use crate::game::Pages;
use crate::i18n::{Lang, t};
use crate::pages::interportal::names;
use interportal::State;
use interportal::cards::DeedGroup;
use interportal::ids::Deed;

impl Deck {
    /// All actions, by group.
    pub(super) fn deeds(&self) -> Vec<Face> {
        let ledger = Rules::of(self.lang);
        Deed::all().map(|it| self.deed(it, &ledger)).collect()
    }

    fn deed(&self, it: Deed, ledger: &Rules) -> Face {
        let (card, lang, words) = (&self.pack[it], self.lang, names::words(self.pack, self.lang));
        let shared =
            |id: &String| Deed::all().any(|other| other != it && self.pack[other].rules.contains(id));
        let told: Vec<(&'static str, &'static str)> =
            card.rules.iter().filter_map(|id| ledger.find(id)).collect();
        let own: Vec<_> = told.iter().filter(|(id, _)| !shared(&(*id).to_owned())).collect();
        let said: Vec<&str> = match own.len() {
            0 => told.iter().map(|(_, text)| *text).collect(),
            _ => own.iter().map(|(_, text)| *text).collect(),
        };
        // An action that a crisis brings is told with it.
        let crisis = card
            .only_while
            .filter(|_| said.is_empty())
            .map_or_else(String::new, |it| words.text(self.pack[it].effect.as_ref(), self.pack[it].special));
        let price = card.cost.map_or_else(String::new, |price| words.price(price));
        let needs = card.prerequisite.as_ref().map_or_else(String::new, |it| words.condition(it));
        let lines = vec![
            (String::new(), plain(&said.join(" "), lang)),
            (String::new(), crisis),
            (t!(lang, "x4-about-price"), price),
            (t!(lang, "x4-card-needs"), needs),
        ];
        let (picture, caption) = group(card.group, lang);
        let rules = told.iter().map(|(id, _)| *id).collect();
        Face {
            rules,
            ..self.face(("deed", (picture, Tone::Violet)), (it, &card.name), caption, lines, card.origin)
        }
    }
}

fn group(group: DeedGroup, lang: Lang) -> (&'static str, String) {
    match group {
        DeedGroup::Government => ("government", t!(lang, "x4-deed-government")),
        DeedGroup::Underground => ("underground", t!(lang, "x4-deed-underground")),
        DeedGroup::Cabinet => ("cabinet", t!(lang, "x4-deed-cabinet")),
        DeedGroup::Treaty => ("treaty", t!(lang, "x4-deed-treaty")),
        DeedGroup::Law => ("law", t!(lang, "x4-deed-law")),
        DeedGroup::Institution => ("policy", t!(lang, "x4-deed-institution")),
        DeedGroup::Economy => ("produce", t!(lang, "x4-deed-economy")),
    }
}

/// The sentences without the marks that the ledger adds for those who check it.
fn plain(text: &str, lang: Lang) -> String {
    let mark = match lang {
        Lang::En => " (reading)",
        Lang::De => " (Lesung)",
    };
    text.replace(mark, "")
}

/// The numbered rules of the ledger in one language.
struct Rules(Vec<(&'static str, &'static str)>);

impl Rules {
    fn of(lang: Lang) -> Self {
        let text = State::LEDGER.map_or("", |ledgers| match lang {
            Lang::En => ledgers[0],
            Lang::De => ledgers[1],
        });
        Self(text.lines().filter_map(rule).collect())
    }

    fn find(&self, id: &str) -> Option<(&'static str, &'static str)> {
        self.0.iter().copied().find(|(known, _)| *known == id)
    }
}

/// The id and the sentence of a line such as `- **X4-057** [effect] Development aid: … (heading)`.
fn rule(line: &'static str) -> Option<(&'static str, &'static str)> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("** [")?;
    let (_, text) = rest.split_once("] ")?;
    // The heading of the source stands last, in brackets.
    let end = text.rfind(". (").map_or(text.len(), |at| at + 1);
    Some((id, text.get(..end)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use interportal::cards::Pack;

    /// All 72 actions have a card that says what they do, in words and with their rules.
    #[test]
    fn every_action_of_the_pack_is_told() {
        for lang in Lang::ALL {
            let faces = Deck { pack: Pack::standard(), lang }.deeds();
            assert_eq!(faces.len(), Deed::COUNT);
            for face in &faces {
                let says = face.lines.first().map_or("", |(_, text)| text.as_str());
                assert!(says.len() > 20 && !says.contains("**"), "{}: {says}", face.id);
                assert!(!says.contains("(reading)") && !says.contains("(Lesung)"), "{}: {says}", face.id);
                assert!(!face.rules.is_empty() || face.id == "cab-fight-plague", "{} names no rule", face.id);
            }
        }
    }
}
