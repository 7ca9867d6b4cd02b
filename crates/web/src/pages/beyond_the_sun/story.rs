//! A turn as a sentence: the clauses of the log, without what only follows from them.

use super::{events, names};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::story::Clause;
use beyond_the_sun::{ANARCHISTS, Event, Options, Spot};
use maud::{PreEscaped, html};

/// The events of a turn as clauses.
pub(super) fn clauses(events: &[Event], options: &Options, who: &Names, lang: Lang) -> Vec<Clause> {
    let (pack, is_solo) = (options.pack.pack(), options.solo.is_some());
    // The anarchists have no seat, and so no turn: what they do is told beside the turn of the player.
    let anarchists = |words: String| {
        let name = who.and(t!(lang, "bta-actor")).mark(ANARCHISTS);
        Clause::by_nobody(html! { (name) " " (PreEscaped(words)) })
    };
    let clause = |event: &Event| {
        let told = match *event {
            Event::RoundBegan(_) | Event::TurnBegan(_) => return None,
            // The log has the whole card.
            Event::EventTurned(seat, it) => {
                let it = html! { b { (names::event(pack, it, lang)) } }.into_string();
                Clause::of(seat, t!(lang, "bts-log-showed", it = it))
            }
            _ => match events::said(event, pack, who, is_solo, lang)? {
                (Some(ANARCHISTS), words) if is_solo => anarchists(words),
                (Some(seat), words) => Clause::of(seat, words),
                (None, words) => Clause { seat: None, ..Clause::of(engine::Seat(0), words) },
            },
        };
        let (from, at) = keys(event);
        Some(Clause { from, ..told.at(at).minor_if(is_minor(event)) })
    };
    events.iter().filter_map(clause).collect()
}

/// What follows from something else that is told, or is only a step on the way.
fn is_minor(event: &Event) -> bool {
    matches!(
        event,
        Event::Went(..)
            | Event::Pushed(..)
            | Event::Paid(..)
            | Event::PaidTo(..)
            | Event::Gained(..)
            | Event::Recalled(..)
            | Event::Marked(..)
            | Event::Automated(..)
            | Event::Shifted(..)
            | Event::Sought(..)
            | Event::ShowedTechs(..)
            | Event::ShowedSystems(..)
            | Event::Due(..)
            | Event::GainedVp(..)
            | Event::Unlocked(..)
            | Event::Traded(_)
            | Event::Discovered(..)
            | Event::NothingDiscovered(_)
            | Event::OpenedTech(_)
            | Event::LaidEvent(..)
            | Event::LaidEventOnDyson(..)
            | Event::LaidTokens(..)
            | Event::SpentTokens(..)
            | Event::ShowedAchievements(..)
            | Event::Anarchists(_)
    )
}

/// Where an event began, and the piece that it is about.
fn keys(event: &Event) -> (Option<String>, Option<String>) {
    let place = |spot: Spot| Some(names::place_key(spot.place));
    let at = match *event {
        Event::Went(_, space) => Some(names::space_key(space)),
        Event::Jumped(_, _, from, to) => return (place(from), place(to)),
        Event::Built(_, _, at)
        | Event::Upgraded(_, at, ..)
        | Event::ReturnedShip(_, _, at)
        | Event::Retired(_, _, at)
        | Event::TookControl(_, at, _) => place(at),
        Event::Colonised(_, it) => Some(names::system_key(it)),
        Event::Researched(_, slot, _) | Event::PutTech(_, slot, _) => Some(names::slot_key(slot)),
        Event::Claimed(_, it, _) => Some(names::achievement_key(it)),
        _ => None,
    };
    (None, at)
}
