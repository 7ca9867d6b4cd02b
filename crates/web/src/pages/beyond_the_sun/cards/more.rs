//! Leaders, and the cards of the solo game, for the card browser.

use super::{Face, level_tag};
use crate::art;
use crate::i18n::{Lang, t};
use crate::pages::beyond_the_sun::{names, retinue};
use beyond_the_sun::cards::{AnarchistActionCard, AnarchistEventCard, LeaderCard};
use beyond_the_sun::ids::{Colour, Leader};
use beyond_the_sun::words::{Words, roman};

/// All of them, leaders first.
pub(super) fn faces<'a>(words: &Words<'a>, lang: Lang) -> Vec<Face<'a>> {
    let solo = &words.pack.solo;
    let leaders = Leader::all().map(|it| leader(words, &words.pack[it], lang));
    let actions = solo.actions.iter().map(|card| action(words, card, lang));
    let events = solo.events.iter().map(|card| event(words, card, lang));
    leaders.chain(actions).chain(events).collect()
}

fn leader<'a>(words: &Words<'a>, card: &'a LeaderCard, lang: Lang) -> Face<'a> {
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: if card.colour == Colour::Political { art::Kind::Blue } else { art::Kind::Red },
        icon: Some(retinue::colour_icon(card.colour)),
        value: None,
        points: None,
        caption: t!(lang, "btl-leader-one", colour = card.colour.id()),
        badges: vec![],
        text: words.leader(card),
        tags: vec!["leader", "expansion"],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

fn action<'a>(words: &Words<'a>, card: &'a AnarchistActionCard, lang: Lang) -> Face<'a> {
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: art::Kind::Red,
        icon: Some("pirate"),
        value: None,
        points: None,
        caption: t!(lang, "bta-action-one", level = roman(card.level)),
        badges: vec![],
        text: words.anarchist_action(card),
        tags: vec!["anarchists", "expansion", level_tag(card.level)],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}

fn event<'a>(words: &Words<'a>, card: &'a AnarchistEventCard, lang: Lang) -> Face<'a> {
    Face {
        id: card.id,
        name: names::name(&card.name, lang),
        kind: art::Kind::Violet,
        icon: Some("event"),
        value: None,
        points: None,
        caption: t!(lang, "bta-event-one", level = roman(card.level)),
        badges: vec![],
        text: words.anarchist_event(card),
        tags: vec!["anarchists", "event", "expansion", level_tag(card.level)],
        origin: card.origin,
        note: card.note.as_deref(),
    }
}
