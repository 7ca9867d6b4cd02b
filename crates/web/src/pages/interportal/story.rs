//! A turn as a sentence: the way of a fleet is told by its ends.

use super::{events, names, tactical, war};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::story::Clause;
use engine::Seat;
use interportal::war::WarEvent;
use interportal::{Event, Hex, Options};
use maud::html;

/// The events of a turn as clauses.
pub(super) fn clauses(events: &[Event], options: &Options, who: &Names, lang: Lang) -> Vec<Clause> {
    let clause = |event: &Event| {
        if matches!(event, Event::RoundBegan(_) | Event::PhaseBegan(_)) {
            return None;
        }
        let told = match briefly(event, options, lang)
            .map_or_else(|| events::said(event, options, who, lang), |(seat, words)| (Some(seat), words))
        {
            (Some(seat), words) => Clause::of(seat, words),
            (None, words) => Clause { seat: None, ..Clause::of(Seat(0), words) },
        };
        let (from, at) = keys(event);
        Some(Clause { from, ..told.at(at).minor_if(is_minor(event)) })
    };
    merged(events).iter().filter_map(clause).filter(|clause| !clause.words.is_empty()).collect()
}

/// A card by its name; the log has its whole text.
fn briefly(event: &Event, options: &Options, lang: Lang) -> Option<(Seat, String)> {
    let pack = options.pack.pack();
    let named = |name| html! { b { (names::name(name, lang)) } }.into_string();
    let place = |hex| html! { b { (names::place(hex)) } }.into_string();
    Some(match *event {
        Event::EventDrawn(seat, hex, it) => {
            (seat, t!(lang, "x4-told-event", it = named(&pack[it].name), place = place(hex)))
        }
        Event::PlanetaryEvent(seat, hex, it) => {
            (seat, t!(lang, "x4-told-planetary", it = named(&pack[it].name), place = place(hex)))
        }
        Event::Played(seat, it) => (seat, t!(lang, "x4-told-played", it = named(&pack[it].name))),
        _ => return None,
    })
}

/// The same with every way of a craft as one move, and a network that grows as what it is in the end.
fn merged(events: &[Event]) -> Vec<Event> {
    let mut merged: Vec<Event> = Vec::new();
    for event in events {
        let last = merged.iter_mut().rev().find(|event| !is_minor(event));
        match (last, event) {
            (Some(Event::Moved(seat, craft, _, at)), Event::Moved(by, next, from, to))
                if (&*seat, &*craft, &*at) == (by, next, from) =>
            {
                *at = *to;
            }
            (Some(Event::Network(seat, hex, level)), Event::Network(by, at, next))
                if (&*seat, &*hex) == (by, at) =>
            {
                *level = *next;
            }
            _ => merged.push(*event),
        }
    }
    merged
}

/// What follows from something else that is told, or is only a step on the way.
fn is_minor(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundBegan(_)
            | Event::PhaseBegan(_)
            | Event::Income(..)
            | Event::Owes(..)
            | Event::Passed(_)
            | Event::Gained(..)
            | Event::Booked(..)
            | Event::Points(..)
            | Event::PoliticalActions(..)
            | Event::HullNamed(..)
            | Event::Looked(..)
            | Event::Seen(..)
            | Event::Fitted(..)
            | Event::FittedForCulture(..)
            | Event::BattleRound(..)
            | Event::SecondTurn(..)
            | Event::Attacked(_)
            | Event::Tactical(_)
            | Event::MarketCard(_)
            | Event::MarketUnder(_)
            | Event::AdvisorShown(_)
            | Event::AdvisorUnder(_)
            | Event::Voted(..)
            | Event::Marker(_)
            | Event::War(
                WarEvent::Declined(..)
                    | WarEvent::Offered(..)
                    | WarEvent::Refused(..)
                    | WarEvent::Die(..)
                    | WarEvent::Round(..)
                    | WarEvent::GroundRound(..)
            )
    )
}

/// Where an event began, and the system that it is about.
fn keys(event: &Event) -> (Option<String>, Option<String>) {
    let hex = |hex: Hex| Some(names::hex_key(hex));
    let at = match *event {
        Event::Moved(_, _, from, to) | Event::Withdrew(_, _, from, to) => return (hex(from), hex(to)),
        Event::Bought(_, _, at, _)
        | Event::Built(_, _, at, _)
        | Event::Upgraded(_, _, at, _)
        | Event::Removed(_, _, at)
        | Event::Raised(_, at, _)
        | Event::Founded(_, at)
        | Event::PlanetaryEvent(_, at, _)
        | Event::Discovered(_, at, _)
        | Event::PlanetPlaced(_, at, _)
        | Event::EventDrawn(_, at, _)
        | Event::Expedition(_, at, _)
        | Event::Network(_, at, _)
        | Event::Watch(_, at, _)
        | Event::KosmeCame(_, _, at)
        | Event::Regrouped(_, at)
        | Event::Carried(_, at, _)
        | Event::Damaged(_, _, at, _)
        | Event::ShipLost(_, _, at)
        | Event::ShipCaptured(_, _, at)
        | Event::GroundLost(_, _, at, _)
        | Event::Uprising(_, at, _)
        | Event::Blockaded(_, at)
        | Event::BlockadeEnded(_, at)
        | Event::BattleWon(_, _, at)
        | Event::BattleLost(_, _, at) => hex(at),
        Event::War(ref event) => war::hex(event).and_then(hex),
        Event::Tactical(ref event) => tactical::hex(event).and_then(hex),
        _ => None,
    };
    (None, at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use interportal::action::Craft;

    /// A fleet that moves twice is told by where it began and where it is; another fleet is told for itself.
    #[test]
    fn the_way_of_a_fleet_is_one_clause() {
        let hexes: Vec<Hex> = Hex::CENTRE.neighbours().collect();
        let moved = |craft, from, to| Event::Moved(Seat(1), Craft::Fleet(craft), from, to);
        let events = [
            moved(0, hexes[0], Hex::CENTRE),
            Event::HullNamed(Seat(1), Hex::CENTRE, 3),
            moved(0, Hex::CENTRE, hexes[2]),
            moved(1, hexes[0], hexes[1]),
        ];
        let names = Names::new(vec!["Ada".into(), "Deneb".into()]);
        let told = clauses(&events, &Options::default(), &names, Lang::En);
        let ways: Vec<_> =
            told.iter().filter(|it| it.is_main).map(|it| (it.from.clone(), it.at.clone())).collect();
        let grown = [1, 2].map(|level| Event::Network(Seat(1), Hex::CENTRE, level));
        assert_eq!(clauses(&grown, &Options::default(), &names, Lang::En).len(), 1);
        let key = |hex| Some(names::hex_key(hex));
        assert_eq!(ways, [(key(hexes[0]), key(hexes[2])), (key(hexes[0]), key(hexes[1]))]);
    }
}
