//! A turn as a sentence: the clauses of the log, with what was produced counted.

use super::{events, names};
use crate::i18n::{Lang, t};
use crate::story::Clause;
use engine::Seat;
use new_frontiers::Event;
use new_frontiers::cards::Pack;

/// The events of a turn as clauses.
pub(super) fn clauses(events: &[Event], pack: &Pack, lang: Lang) -> Vec<Clause> {
    let mut told: Vec<Clause> = Vec::new();
    let mut counted: Vec<Seat> = Vec::new();
    for event in events {
        if let Event::Produced(seat, ..) = *event {
            if !counted.contains(&seat) {
                counted.push(seat);
                told.push(Clause::of(seat, produced(events, seat, lang)).at(key(event)));
            }
            continue;
        }
        let clause = match events::of_seat(event, pack, lang) {
            Some((seat, words)) => Some(Clause::of(seat, words)),
            None => events::of_nobody(event, pack, lang).map(Clause::by_nobody),
        };
        told.extend(clause.map(|clause| clause.at(key(event)).minor_if(is_minor(event))));
    }
    told.retain(|clause| !clause.words.contains("data-sep"));
    told
}

/// All goods that `seat` produced, as one clause.
fn produced(events: &[Event], seat: Seat, lang: Lang) -> String {
    let n = events.iter().filter(|event| matches!(event, Event::Produced(by, ..) if *by == seat)).count();
    t!(lang, "nf-told-produced", n = n)
}

/// What follows from something else that is told, or is only a step on the way.
fn is_minor(event: &Event) -> bool {
    matches!(
        event,
        Event::Gained(..)
            | Event::DidNotDevelop(_)
            | Event::LaidOut(_)
            | Event::Drew(..)
            | Event::PutBack(_)
            | Event::Returned(..)
            | Event::DiscardedFor(..)
            | Event::Declared(..)
            | Event::DrewGoals(..)
            | Event::CreditOnProduce(_)
            | Event::MovedFirst(_)
            | Event::MovedUp(_)
    )
}

/// The piece that an event is about.
fn key(event: &Event) -> Option<String> {
    Some(match *event {
        Event::Selected(_, tile) => names::tile_key(tile),
        Event::Developed(_, it, _) => names::development_key(it),
        Event::Took(_, it)
        | Event::SettledFor(_, it, _)
        | Event::Conquered(_, it, _)
        | Event::Replaced(_, _, it)
        | Event::StoredWorld(_, it) => names::world_key(it),
        _ => return None,
    })
}
