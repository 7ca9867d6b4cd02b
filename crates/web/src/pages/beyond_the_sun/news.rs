//! The event that was revealed last: shown as news when it comes, and then kept beside the events.

use super::names;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::icon;
use crate::pages::components::popover::about;
use beyond_the_sun::{ANARCHISTS, Deed, Event, State, View};
use maud::{Markup, html};

/// An event in words.
struct Turned {
    key: String,
    name: String,
    text: String,
    /// Whether the viewer has not seen it yet.
    is_new: bool,
    /// Whether it still asks somebody: then the question shows it.
    is_underway: bool,
}

/// The chip of the last event; nothing before the first one.
pub(super) fn last(scene: &Scene<'_, State>) -> Markup {
    let turned =
        scene.told.iter().rev().find_map(|event| turned(event, scene.view, scene.before, scene.lang));
    let Some(it) = turned else { return html! {} };
    let said = format!("{}: {}", it.name, it.text);
    let is_asked_by_it = it.is_underway && scene.turn.is_some();
    html! {
        button.event.turned.is-changed[it.is_new] type="button" data-key={ "turned-" (it.key) } data-tells
            data-news=(it.key) data-quiet[is_asked_by_it] data-words=(said) {
            (icon("event")) span.vh { (t!(scene.lang, "bts-event-last")) " " } b { (it.name) }
            template { (about(&it.name, &[(String::new(), it.text)])) }
        }
    }
}

fn turned(event: &Event, view: &View, before: Option<&View>, lang: Lang) -> Option<Turned> {
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    match *event {
        Event::EventTurned(_, it) => Some(Turned {
            key: it.to_string(),
            name: names::event(pack, it, lang).to_owned(),
            text: words.event(&pack[it]).joined(),
            is_new: before.is_some_and(|before| !before.turned.has(it)),
            is_underway: view.event_underway() == Some(it),
        }),
        Event::Anarchists(Deed::TurnedEvent(by, it)) => {
            let card = &pack[it];
            let effect = if by == ANARCHISTS { card.anarchists } else { card.you };
            let knew = |before: &View| before.anarchists.as_ref().is_some_and(|them| them.turned.has(it));
            Some(Turned {
                key: it.to_string(),
                name: names::name(&card.name, lang).to_owned(),
                text: words.effect(effect),
                is_new: before.is_some_and(|before| !knew(before)),
                is_underway: view.anarchist_event_underway().is_some_and(|(_, underway)| underway == it),
            })
        }
        _ => None,
    }
}
