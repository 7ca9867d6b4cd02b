//! Every card of the game, for the card browser.

mod more;

use super::lid::LID;
use super::names;
use crate::art;
use crate::i18n::{Lang, t};
use crate::pages::cards::{Card, Cards, Filter, Origin, Picture, page};
use crate::pages::layout::Shell;
use beyond_the_sun::cards::{self, AchievementCard, EventCard, Pack, Stays, SystemCard, TechCard};
use beyond_the_sun::ids::{Basic, Set, Sort, System, Type};
use beyond_the_sun::words::{CardText, Words, roman};
use maud::Markup;

/// A card with all that it borrows elsewhere.
struct Face<'a> {
    id: &'a str,
    name: &'a str,
    kind: art::Kind,
    /// The icon in the picture; a system is drawn as itself.
    icon: Option<&'static str>,
    value: Option<(i64, bool)>,
    points: Option<Option<i64>>,
    caption: String,
    badges: Vec<(&'static str, &'static str)>,
    text: CardText,
    tags: Vec<&'static str>,
    origin: cards::Origin,
    note: Option<&'a str>,
}

pub(super) fn browser(shell: &Shell<'_>, shown: Option<&str>) -> Markup {
    let (lang, pack) = (shell.lang, Pack::standard());
    let words = names::words(pack, lang);
    let basics = Basic::all().map(|it| basic(&words, it, lang));
    let guilds = pack.guilds.iter().zip(beyond_the_sun::ids::Guild::all()).map(|(card, it)| Face {
        id: it.id(),
        name: names::name(&card.name, lang),
        kind: art::Kind::Grey,
        icon: Some("guild"),
        value: None,
        points: None,
        caption: t!(lang, "bts-guild-one"),
        badges: vec![],
        text: words.guild(card),
        tags: vec!["guild", "base"],
        origin: card.origin,
        note: card.note.as_deref(),
    });
    let techs = pack.techs.iter().map(|card| tech(&words, card, lang));
    let systems = System::all().map(|it| system(&words, it, &pack[it], lang));
    let events = pack.events.iter().map(|card| event(&words, card, lang));
    let achievements = pack.achievements.iter().map(|card| achievement(&words, card, lang));
    let mut faces: Vec<Face<'_>> =
        techs.chain(systems).chain(events).chain(achievements).chain(basics).chain(guilds).collect();
    faces.extend(more::faces(&words, lang));
    show(shell, &faces, shown)
}

fn show(shell: &Shell<'_>, faces: &[Face<'_>], shown: Option<&str>) -> Markup {
    let lines: Vec<Vec<(&str, &str)>> =
        faces.iter().map(|face| face.text.0.iter().map(|line| ("", line.as_str())).collect()).collect();
    let cards: Vec<Card<'_>> = faces
        .iter()
        .zip(&lines)
        .map(|(face, lines)| Card {
            id: face.id,
            name: face.name,
            picture: face.icon.map_or(Picture::World(face.kind), |icon| Picture::Icon(icon, face.kind)),
            value: face.value,
            points: face.points,
            caption: &face.caption,
            badges: &face.badges,
            lines,
            tags: &face.tags,
            origin: origin(face.origin),
            note: face.note,
            facts: &[],
            rules: &[],
        })
        .collect();
    let labels = labels(shell.lang);
    let filters: Vec<Filter<'_>> =
        labels.iter().map(|(tag, label, group, icon)| Filter { tag, label, group, icon: *icon }).collect();
    page(
        shell,
        &Cards { game: &LID, games: &shell.games.with_cards(), filters: &filters, cards: &cards, shown },
    )
}

type Label = (&'static str, String, &'static str, Option<(&'static str, &'static str)>);

fn labels(lang: Lang) -> Vec<Label> {
    let mut labels = vec![
        ("tech", t!(lang, "bts-techs"), "what", None),
        ("system", t!(lang, "bts-systems"), "what", None),
        ("event", t!(lang, "bts-events"), "what", None),
        ("achievement", t!(lang, "bts-achievements"), "what", None),
        ("basic", t!(lang, "bts-basics"), "what", None),
        ("guild", t!(lang, "bts-guilds"), "what", None),
        ("leader", t!(lang, "btl-draft"), "what", None),
        ("anarchists", t!(lang, "bta-actions"), "what", None),
        ("base", t!(lang, "btl-base"), "set", None),
        ("expansion", t!(lang, "btl-expansion"), "set", None),
    ];
    labels.extend(
        [1_u8, 2, 3, 4]
            .map(|level| (level_tag(level), t!(lang, "bts-level", level = roman(level)), "level", None)),
    );
    let words = names::words(Pack::standard(), lang);
    labels.extend(Type::ALL.map(|kind| {
        let icon = Some((names::type_icon(kind), names::type_class(kind)));
        (kind.id(), words.kind(kind).to_owned(), "kind", icon)
    }));
    labels
}

fn level_tag(level: u8) -> &'static str {
    match level {
        1 => "level-1",
        2 => "level-2",
        3 => "level-3",
        _ => "level-4",
    }
}

/// BTL-005: replaced cards are part of every game.
fn set_tag(set: Set) -> &'static str {
    if set == Set::Expansion { "expansion" } else { "base" }
}

fn basic<'a>(words: &Words<'a>, it: Basic, lang: Lang) -> Face<'a> {
    let card = &words.pack[it];
    Face {
        id: it.id(),
        name: names::name(&card.name, lang),
        kind: art::Kind::Grey,
        icon: Some("board"),
        value: None,
        points: None,
        caption: t!(lang, "bts-basic-one"),
        badges: vec![],
        text: words.basic(it),
        tags: vec!["basic", "base"],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

/// The text of a technology, and what is different about it in the solo game.
fn tech_text(words: &Words<'_>, card: &TechCard) -> CardText {
    let mut text = words.tech(card);
    text.0.extend(Some(words.solo_note(card)).filter(|note| !note.is_empty()));
    text
}

fn tech<'a>(words: &Words<'a>, card: &'a TechCard, lang: Lang) -> Face<'a> {
    let main = card.left.first().copied().unwrap_or_default();
    let mut tags = vec!["tech", level_tag(card.level), set_tag(card.set)];
    tags.extend(card.left.iter().map(|kind| kind.id()));
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: tint(main),
        icon: Some(names::type_icon(main)),
        value: None,
        points: Some(Some(card.vp.into())),
        caption: t!(lang, "bts-tech-one", level = roman(card.level)),
        badges: card.left.iter().map(|kind| (names::type_icon(*kind), names::type_class(*kind))).collect(),
        text: tech_text(words, card),
        tags,
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

fn system<'a>(words: &Words<'a>, it: System, card: &'a SystemCard, lang: Lang) -> Face<'a> {
    let badge = |sort: Sort| (names::sort_icon(sort), if sort == Sort::Food { "c-food" } else { "c-ore" });
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: names::art_kind(words.pack, it),
        icon: None,
        value: Some((card.strength.into(), true)),
        points: Some(Some(card.vp.into())),
        caption: t!(lang, "bts-system-one", deck = card.deck.id()),
        badges: card.spec.iter().map(badge).collect(),
        text: words.system(card),
        tags: vec!["system", set_tag(card.set)],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

fn event<'a>(words: &Words<'a>, card: &'a EventCard, lang: Lang) -> Face<'a> {
    let stays = card.stays != Stays::No;
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: art::Kind::Violet,
        icon: Some(if stays { "lasting" } else { "event" }),
        value: None,
        points: None,
        caption: t!(lang, "bts-event-one", level = roman(card.level)),
        badges: vec![],
        text: words.event(card),
        tags: vec!["event", level_tag(card.level), set_tag(card.set)],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

fn achievement<'a>(words: &Words<'a>, card: &'a AchievementCard, lang: Lang) -> Face<'a> {
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: art::Kind::Alien,
        icon: Some("achievement"),
        value: None,
        points: Some(card.vp.first().map(|vp| i64::from(*vp))),
        caption: t!(lang, "bts-achievement-one"),
        badges: vec![],
        text: words.achievement(card),
        tags: vec!["achievement", "base"],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

fn tint(kind: Type) -> art::Kind {
    match kind {
        Type::Science => art::Kind::Blue,
        Type::Economy => art::Kind::Genes,
        Type::Military => art::Kind::Red,
        Type::Commerce => art::Kind::Alien,
    }
}

fn origin(origin: cards::Origin) -> Origin {
    match origin {
        cards::Origin::Rulebook => Origin::Rulebook,
        cards::Origin::Public => Origin::Public,
        cards::Origin::Partial => Origin::Partial,
        cards::Origin::Reconstructed => Origin::Reconstructed,
    }
}
