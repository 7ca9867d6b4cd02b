//! Every tile of the game, for the card browser.

use super::boards::printed;
use super::lid::LID;
use super::{names, world};
use crate::art;
use crate::i18n::{Lang, t};
use crate::pages::cards::{Card, Cards, Filter, Origin, Picture, page};
use crate::pages::layout::Shell;
use maud::Markup;
use new_frontiers::cards::{self, ColonyCard, DevelopmentCard, Pack, Points};
use new_frontiers::effect::{Line, Power};
use new_frontiers::ids::{Development, Home, Kind, World};
use new_frontiers::words::Words;

/// A card with all that it borrows elsewhere.
struct Tile<'a> {
    id: &'a str,
    name: &'a str,
    kind: art::Kind,
    /// The icon in the picture; a world is drawn as itself.
    icon: Option<&'static str>,
    value: (i64, bool),
    points: Option<i64>,
    caption: String,
    badges: Vec<(&'static str, &'static str)>,
    lines: Vec<(&'static str, String)>,
    tags: Vec<&'static str>,
    origin: cards::Origin,
    note: Option<&'a str>,
    facts: Vec<(String, String)>,
}

pub(super) fn browser(shell: &Shell<'_>, shown: Option<&str>) -> Markup {
    let (lang, pack) = (shell.lang, Pack::standard());
    let words = Words::new(lang, pack);
    let developments = Development::all().map(|it| development(&words, &pack[it], lang));
    let homes = Home::all().map(|it| colony(&words, &pack[it].colony, true, lang));
    let worlds = World::all().map(|it| colony(&words, &pack[it], false, lang));
    let tiles: Vec<Tile<'_>> = developments.chain(homes).chain(worlds).collect();

    let lines: Vec<Vec<(&str, &str)>> = tiles
        .iter()
        .map(|tile| tile.lines.iter().map(|(head, text)| (*head, text.as_str())).collect())
        .collect();
    let facts: Vec<Vec<(&str, &str)>> = tiles
        .iter()
        .map(|tile| tile.facts.iter().map(|(label, value)| (label.as_str(), value.as_str())).collect())
        .collect();
    let cards: Vec<Card<'_>> = tiles
        .iter()
        .zip(lines.iter().zip(&facts))
        .map(|(tile, (lines, facts))| Card {
            id: tile.id,
            name: tile.name,
            picture: tile.icon.map_or(Picture::World(tile.kind), |icon| Picture::Icon(icon, tile.kind)),
            value: Some(tile.value),
            points: Some(tile.points),
            caption: &tile.caption,
            badges: &tile.badges,
            lines,
            tags: &tile.tags,
            origin: origin(tile.origin),
            note: tile.note,
            facts,
            rules: &[],
        })
        .collect();
    let labels = labels(&words, lang);
    let filters: Vec<Filter<'_>> =
        labels.iter().map(|(tag, label, group, icon)| Filter { tag, label, group, icon: *icon }).collect();
    page(
        shell,
        &Cards { game: &LID, games: &shell.games.with_cards(), filters: &filters, cards: &cards, shown },
    )
}

type Label = (&'static str, String, &'static str, Option<(&'static str, &'static str)>);

fn labels(words: &Words<'_>, lang: Lang) -> Vec<Label> {
    let mut labels = vec![
        ("small", t!(lang, "nf-small"), "what", None),
        ("large", t!(lang, "nf-large"), "what", None),
        ("home", t!(lang, "nf-homes"), "what", None),
        ("world", t!(lang, "nf-worlds"), "what", None),
        ("military", t!(lang, "nf-military-word"), "how", Some(("military", "c-mil"))),
    ];
    labels.extend(Kind::ALL.map(|kind| {
        let (tag, icon) = badge(Some(kind));
        (tag, words.kind(kind).to_owned(), "kind", Some((icon, tint(tag))))
    }));
    labels
}

fn development<'a>(words: &Words<'a>, card: &'a DevelopmentCard, lang: Lang) -> Tile<'a> {
    let theme = card.powers.first().map_or("vp", |power| world::phase_icon(power.phase()));
    Tile {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: art::Kind::Grey,
        icon: Some(theme),
        value: (card.cost.into(), false),
        points: printed(&card.points),
        caption: if card.large { t!(lang, "nf-large-one") } else { t!(lang, "nf-small-one") },
        badges: vec![],
        lines: lines(words, &card.powers, &card.points, DEVELOPMENT),
        tags: vec![if card.large { "large" } else { "small" }],
        origin: card.origin,
        note: card.note.as_deref(),
        facts: keywords(words, card.keywords, lang),
    }
}

fn colony<'a>(words: &Words<'a>, card: &'a ColonyCard, home: bool, lang: Lang) -> Tile<'a> {
    let class = names::class_of(card);
    let mut tags = vec![if home { "home" } else { "world" }, class];
    if card.military {
        tags.push("military");
    }
    let mut facts = vec![(t!(lang, "nf-fact-colonists"), card.colonists.to_string())];
    facts.push((t!(lang, "nf-fact-goods"), words.yields(card.yields).to_owned()));
    facts.extend(keywords(words, card.keywords, lang));
    Tile {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: names::art_kind(card),
        icon: None,
        value: (card.value.into(), card.military),
        points: printed(&card.points),
        caption: format!(
            "{} · {}",
            if home { t!(lang, "nf-home-one") } else { t!(lang, "nf-world-one") },
            words.colour(card.colour)
        ),
        badges: if class == "grey" { vec![] } else { vec![(icon_of(class), tint(class))] },
        lines: lines(words, &card.powers, &card.points, COLONY),
        tags,
        origin: card.origin,
        note: card.note.as_deref(),
        facts,
    }
}

/// How a line of a tile is said in full: developments say more than colonies.
pub(super) type Sentence = fn(&Words<'_>, &Line) -> String;

/// On a world or home.
pub(super) const COLONY: Sentence = |words, line| words.sentence(line);

/// On a development.
pub(super) const DEVELOPMENT: Sentence = |words, line| words.development_sentence(line);

/// What a tile does, a sentence each, under the name of the action it belongs to.
pub(super) fn lines(
    words: &Words<'_>,
    powers: &[Power],
    points: &Points,
    sentence: Sentence,
) -> Vec<(&'static str, String)> {
    let mut lines: Vec<(&str, String)> = powers
        .iter()
        .map(|power| {
            let head = words.phase(power.phase());
            (head, without_head(head, &sentence(words, &Line::Power(*power))))
        })
        .collect();
    if let Points::Scored(scoring) = points {
        lines.push(("?", words.sentence(&Line::Score(scoring.clone()))));
    }
    lines
}

/// A sentence beside its head, which some begin with.
fn without_head(head: &str, sentence: &str) -> String {
    let rest = sentence.strip_prefix(head).and_then(|rest| rest.strip_prefix(": ")).unwrap_or(sentence);
    let mut letters = rest.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn keywords(words: &Words<'_>, keywords: new_frontiers::ids::Keywords, lang: Lang) -> Vec<(String, String)> {
    let all: Vec<&str> = keywords.iter().map(|keyword| words.keyword(keyword)).collect();
    if all.is_empty() { vec![] } else { vec![(t!(lang, "nf-fact-keywords"), all.join(", "))] }
}

fn badge(kind: Option<Kind>) -> (&'static str, &'static str) {
    let class = names::class(kind);
    (class, icon_of(class))
}

fn icon_of(class: &str) -> &'static str {
    match class {
        "novelty" => "good-novelty",
        "rare" => "good-rare",
        "genes" => "good-genes",
        "alien" => "good-alien",
        _ => "good-any",
    }
}

fn tint(class: &str) -> &'static str {
    match class {
        "novelty" => "c-novelty",
        "rare" => "c-rare",
        "genes" => "c-genes",
        "alien" => "c-alien",
        _ => "c-grey",
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
