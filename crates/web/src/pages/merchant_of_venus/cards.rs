//! Every card of the game, for the card browser.

use super::lid::LID;
use super::names;
use crate::art;
use crate::i18n::{Lang, t};
use crate::pages::cards::{Card, Cards, Filter, Origin, Picture, page};
use crate::pages::layout::Shell;
use maud::Markup;
use merchant_of_venus::cards::{Name, Pack};
use merchant_of_venus::ids::{
    self, Category, Challenge, Culture, Encounter, Equipment, Face as PilotFace, Good, Mission, Passenger,
    Pirate, Reward, Source, Technology,
};

/// A card with all that it borrows elsewhere.
struct Face<'a> {
    id: &'a str,
    name: &'a str,
    kind: art::Kind,
    icon: &'static str,
    value: Option<i64>,
    points: Option<i64>,
    caption: String,
    lines: Vec<(String, String)>,
    tags: Vec<&'static str>,
    origin: ids::Origin,
    note: &'a str,
}

pub(super) fn browser(shell: &Shell<'_>, shown: Option<&str>) -> Markup {
    let lang = shell.lang;
    let deck = Deck { pack: Pack::standard(), lang };
    let mut faces: Vec<Face<'_>> = Good::all().map(|it| deck.good(it)).collect();
    faces.extend(Technology::all().map(|it| deck.technology(it)));
    faces.extend(Equipment::all().map(|it| deck.equipment(it)));
    faces.extend(PilotFace::all().map(|it| deck.face(it)));
    faces.extend(Passenger::all().map(|it| deck.passenger(it)));
    faces.extend(Mission::all().map(|it| deck.mission(it)));
    faces.extend(Reward::all().map(|it| deck.reward(it)));
    faces.extend(Encounter::all().map(|it| deck.encounter(it)));
    faces.extend(Pirate::all().map(|it| deck.pirate(it)));
    faces.extend(Challenge::all().map(|it| deck.challenge(it)));
    show(shell, &faces, shown)
}

fn show(shell: &Shell<'_>, faces: &[Face<'_>], shown: Option<&str>) -> Markup {
    let lines: Vec<Vec<(&str, &str)>> = faces
        .iter()
        .map(|face| face.lines.iter().map(|(when, text)| (when.as_str(), text.as_str())).collect())
        .collect();
    let cards: Vec<Card<'_>> = faces
        .iter()
        .zip(&lines)
        .map(|(face, lines)| Card {
            id: face.id,
            name: face.name,
            picture: Picture::Icon(face.icon, face.kind),
            value: face.value.map(|value| (value, false)),
            points: face.points.map(Some),
            caption: &face.caption,
            badges: &[],
            lines,
            tags: &face.tags,
            origin: origin(face.origin),
            note: (!face.note.is_empty()).then_some(face.note),
            facts: &[],
            rules: &[],
        })
        .collect();
    let labels = labels(shell.lang);
    let filters: Vec<Filter<'_>> =
        labels.iter().map(|(tag, label, group)| Filter { tag, label, group, icon: None }).collect();
    page(
        shell,
        &Cards { game: &LID, games: &shell.games.with_cards(), filters: &filters, cards: &cards, shown },
    )
}

fn labels(lang: Lang) -> Vec<(&'static str, String, &'static str)> {
    let words = names::speaker(Pack::standard(), lang);
    let mut labels = vec![
        ("good", t!(lang, "mv-all-goods"), "what"),
        ("technology", t!(lang, "mv-all-technologies"), "what"),
        ("equipment", t!(lang, "mv-all-equipment"), "what"),
        ("pilot", t!(lang, "mv-all-pilots"), "what"),
        ("passenger", t!(lang, "mv-passengers"), "what"),
        ("mission", t!(lang, "mv-missions"), "what"),
        ("reward", t!(lang, "mv-all-rewards"), "what"),
        ("encounter", t!(lang, "mv-all-encounters"), "what"),
        ("pirate", t!(lang, "mv-all-pirates"), "what"),
        ("challenge", t!(lang, "mv-all-challenges"), "what"),
    ];
    labels.extend(Category::ALL.map(|it| (it.id(), words.category(it).to_owned(), "category")));
    labels
}

/// The cards in one language.
struct Deck {
    pack: &'static Pack,
    lang: Lang,
}

impl Deck {
    fn name(&self, name: &'static Name) -> &'static str {
        names::name(name, self.lang)
    }

    fn said(&self, source: Source) -> Vec<(String, String)> {
        vec![(String::new(), names::speaker(self.pack, self.lang).card(source))]
    }

    fn culture(&self, culture: Culture) -> String {
        format!("{} {}", culture.number(), names::culture(self.pack, culture, self.lang))
    }

    fn good(&self, it: Good) -> Face<'static> {
        let (card, lang) = (&self.pack[it], self.lang);
        let [weak, active, strong] = card.resale;
        let buyers = card.buyers.iter().map(|it| self.culture(*it)).collect::<Vec<_>>().join(", ");
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: tint(card.category),
            icon: names::good_icon(it),
            value: Some(card.cost.into()),
            points: None,
            caption: t!(lang, "mv-good-one", name = self.culture(card.culture)),
            lines: vec![
                (
                    t!(lang, "mv-resale"),
                    t!(lang, "mv-about-resale", weak = weak, active = active, strong = strong),
                ),
                (t!(lang, "mv-buyers"), buyers),
            ],
            tags: vec!["good", card.category.id()],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn technology(&self, it: Technology) -> Face<'static> {
        let card = &self.pack[it];
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: tint(card.category),
            icon: "upgrade-slot",
            value: Some(card.cost.into()),
            points: None,
            caption: t!(self.lang, "mv-technology-one", name = self.culture(card.culture)),
            lines: self.said(Source::Technology(it)),
            tags: vec!["technology", card.category.id()],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn equipment(&self, it: Equipment) -> Face<'static> {
        let card = &self.pack[it];
        let mut lines = self.said(Source::Equipment(it));
        let sellers = card.sellers.iter().map(|it| self.culture(*it)).collect::<Vec<_>>().join(", ");
        lines.push((t!(self.lang, "mv-sellers"), sellers));
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Blue,
            icon: "drive",
            value: Some(card.price.into()),
            points: None,
            caption: t!(self.lang, "mv-all-equipment"),
            lines,
            tags: vec!["equipment"],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn face(&self, it: PilotFace) -> Face<'static> {
        let (card, lang) = (&self.pack[it], self.lang);
        let pilot = self.name(&self.pack[card.pilot].name);
        let mut lines = self.said(Source::Pilot(it));
        lines.push((String::new(), t!(lang, "mv-skill", n = card.skill)));
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Violet,
            icon: "pilot",
            value: None,
            points: None,
            caption: format!("{pilot}, {}", t!(lang, "mv-level", n = card.level, side = card.side.as_str())),
            lines,
            tags: vec!["pilot"],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn passenger(&self, it: Passenger) -> Face<'static> {
        let (card, lang) = (&self.pack[it], self.lang);
        let to = names::destination(self.pack, card.to, lang);
        let about = t!(lang, "mv-about-passenger", to = to, n = card.fare, capacity = card.capacity);
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Grey,
            icon: "passenger",
            value: None,
            points: (card.fame != 0).then_some(card.fame.into()),
            caption: t!(lang, "mv-waits-at", place = names::destination(self.pack, card.from, lang)),
            lines: vec![(String::new(), about)],
            tags: vec!["passenger"],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn mission(&self, it: Mission) -> Face<'static> {
        let card = &self.pack[it];
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Genes,
            icon: "mission",
            value: None,
            points: Some(card.fame.into()),
            caption: t!(self.lang, "mv-mission-one"),
            lines: self.said(Source::Mission(it)),
            tags: vec!["mission"],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn reward(&self, it: Reward) -> Face<'static> {
        let card = &self.pack[it];
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Alien,
            icon: "achievement",
            value: None,
            points: Some(card.fame.into()),
            caption: t!(self.lang, "mv-reward-one"),
            lines: self.said(Source::Reward(it)),
            tags: vec!["reward"],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn encounter(&self, it: Encounter) -> Face<'static> {
        let card = &self.pack[it];
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Red,
            icon: "encounter",
            value: (card.price > 0).then_some(card.price.into()),
            points: (card.fame > 0).then_some(card.fame.into()),
            caption: t!(self.lang, "mv-encounter-one", n = card.copies),
            lines: self.said(Source::Encounter(it)),
            tags: vec!["encounter"],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn pirate(&self, it: Pirate) -> Face<'static> {
        let (card, lang) = (&self.pack[it], self.lang);
        let good = names::speaker(self.pack, lang).category(card.category);
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: tint(card.category),
            icon: "pirate",
            value: None,
            points: None,
            caption: t!(lang, "mv-pirate-one"),
            lines: vec![(String::new(), t!(lang, "mv-note-fight", n = card.modifier, good = good))],
            tags: vec!["pirate", card.category.id()],
            origin: card.origin,
            note: &card.note,
        }
    }

    fn challenge(&self, it: Challenge) -> Face<'static> {
        let card = &self.pack[it];
        Face {
            id: it.id(),
            name: self.name(&card.name),
            kind: art::Kind::Star,
            icon: "goal",
            value: None,
            points: Some(card.fame.into()),
            caption: t!(self.lang, "mv-challenge-one", n = card.tier),
            lines: self.said(Source::Challenge(it)),
            tags: vec!["challenge"],
            origin: card.origin,
            note: &card.note,
        }
    }
}

fn tint(category: Category) -> art::Kind {
    match category {
        Category::Basic => art::Kind::Rare,
        Category::Premium => art::Kind::Grey,
        Category::Luxury => art::Kind::Alien,
    }
}

fn origin(origin: ids::Origin) -> Origin {
    match origin {
        ids::Origin::Rulebook => Origin::Rulebook,
        ids::Origin::Public => Origin::Public,
        ids::Origin::Partial => Origin::Partial,
        ids::Origin::Reconstructed => Origin::Reconstructed,
    }
}
