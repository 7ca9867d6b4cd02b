//! A turn as a sentence: a flight is told by its end, and equal goods are counted.

use super::events::bold;
use super::{events, names};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::story::Clause;
use engine::Seat;
use merchant_of_venus::Event;
use merchant_of_venus::cards::{Pack, SpaceKind};
use merchant_of_venus::ids::{Good, Source, Space};

/// What a chain of events comes to.
enum Step<'a> {
    Flight(Seat, Space, Space),
    Sold(Seat, Good, u32, u32),
    Bought(Seat, Good, u32, u32),
    Other(&'a Event),
}

/// The events of a turn as clauses.
pub(super) fn clauses(events: &[Event], pack: &Pack, who: &Names, lang: Lang) -> Vec<Clause> {
    steps(events).iter().filter_map(|step| clause(step, pack, who, lang)).collect()
}

/// Where a flight led, in words.
fn flew(pack: &Pack, to: Space, lang: Lang) -> String {
    let card = &pack[to];
    let place = bold(&place(pack, to, lang));
    if card.name.is_some() || card.kind == SpaceKind::Base || card.system.is_some() {
        t!(lang, "mv-told-flew", place = place)
    } else if card.route.is_some() {
        t!(lang, "mv-told-on-route", place = place)
    } else {
        t!(lang, "mv-told-adrift")
    }
}

/// The chains of a turn. What is only a step on the way does not break one.
fn steps(events: &[Event]) -> Vec<Step<'_>> {
    let mut steps: Vec<Step<'_>> = Vec::new();
    for event in events {
        let next = match *event {
            Event::Moved(seat, to) | Event::Steered(seat, to) | Event::Landed(seat, to) => {
                Step::Flight(seat, to, to)
            }
            Event::Sold(seat, it, _, n) => Step::Sold(seat, it, 1, u32::from(n)),
            Event::BoughtGood(seat, it, n) => Step::Bought(seat, it, 1, u32::from(n)),
            _ => Step::Other(event),
        };
        // A turn has one flight, which is told by its end, also where an encounter or a test has interrupted it.
        if let Step::Flight(by, _, to) = next {
            let earlier = steps.iter().position(|step| matches!(step, Step::Flight(seat, ..) if *seat == by));
            let from = match earlier.map(|at| steps.remove(at)) {
                Some(Step::Flight(_, from, _)) => from,
                _ => to,
            };
            steps.push(Step::Flight(by, from, to));
            continue;
        }
        let is_new = |step: &Step<'_>| !matches!(step, Step::Other(event) if is_minor(event));
        let last = steps.iter_mut().rev().find(|step| is_new(step));
        match (last, &next) {
            (Some(Step::Sold(seat, it, n, sum)), Step::Sold(by, more, _, price))
            | (Some(Step::Bought(seat, it, n, sum)), Step::Bought(by, more, _, price))
                if (&*seat, &*it) == (by, more) =>
            {
                *n += 1;
                *sum += price;
            }
            _ => steps.push(next),
        }
    }
    steps
}

/// Whether a ship flies on at once: the end of its flight is what readers want to know.
pub(super) fn is_step_before(event: &Event, next: &Event) -> bool {
    match (event, next) {
        (
            Event::Moved(seat, _) | Event::Steered(seat, _),
            Event::Moved(by, _) | Event::Steered(by, _) | Event::Landed(by, _),
        ) => seat == by,
        _ => false,
    }
}

fn clause(step: &Step<'_>, pack: &Pack, who: &Names, lang: Lang) -> Option<Clause> {
    let goods = |it: Good, n: u32| {
        let it = bold(names::good(pack, it, lang));
        if n > 1 { t!(lang, "mv-told-goods", it = it, n = n) } else { it }
    };
    let event = match *step {
        Step::Flight(seat, from, to) => {
            // The ship lies over the space where it is.
            let told = Clause::of(seat, flew(pack, to, lang)).at(Some(names::ship_key(seat)));
            return Some(Clause { from: (from != to).then(|| names::space_key(from)), ..told });
        }
        Step::Sold(seat, it, n, sum) => {
            return Some(Clause::of(seat, t!(lang, "mv-told-sold", it = goods(it, n), n = sum)));
        }
        Step::Bought(seat, it, n, sum) => {
            return Some(Clause::of(seat, t!(lang, "mv-log-bought", it = goods(it, n), n = sum)));
        }
        Step::Other(event) => event,
    };
    let told = match *event {
        Event::RoundBegan(_) | Event::TurnBegan(_) => return None,
        // The log has the whole card.
        Event::Encountered(seat, it) => {
            let it = bold(names::source(pack, Source::Encounter(it), lang));
            Clause::of(seat, t!(lang, "mv-told-met", it = it))
        }
        _ => match events::said(event, pack, who, lang)? {
            (Some(seat), words) => Clause::of(seat, words),
            (None, words) => Clause { seat: None, ..Clause::of(Seat(0), words) },
        },
    };
    Some(told.at(key(event, pack)).minor_if(is_minor(event)))
}

/// A place by the name that players use for it.
fn place(pack: &Pack, space: Space, lang: Lang) -> String {
    let card = &pack[space];
    if card.name.is_some() || card.kind == SpaceKind::Base {
        return names::space(pack, space, lang);
    }
    names::place(pack, space, lang)
}

/// What follows from something else that is told, or is only a step on the way.
fn is_minor(event: &Event) -> bool {
    matches!(
        event,
        Event::SetDials(..)
            | Event::DrillsPaid(..)
            | Event::Stayed(_)
            | Event::SwitchedOff(..)
            | Event::Rolled(..)
            | Event::Assigned(..)
            | Event::Thrust(..)
            | Event::DieChanged(..)
            | Event::GateIgnored(_)
            | Event::Tested(..)
            | Event::Lowered(..)
            | Event::Points(..)
            | Event::DialTurned(..)
            | Event::TurnEnded(_)
            | Event::Credits(..)
            | Event::Fame(..)
            | Event::FeePaid(..)
            | Event::PassengerAppeared(..)
            | Event::Produced(..)
            | Event::Restocked(..)
            | Event::MarketMoved(_)
            | Event::RoundBegan(_)
            | Event::TurnBegan(_)
    )
}

/// The piece that an event is about.
fn key(event: &Event, pack: &Pack) -> Option<String> {
    Some(match *event {
        Event::Discovered(_, system, _) => names::system_key(system),
        Event::Built(_, it) | Event::BoughtContract(_, it, _) => names::space_key(pack[it].space),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Pages;
    use crate::story::{Telling, tale};
    use crate::tables::{Looking, Playing, Table};
    use engine::{Match, Viewer};
    use maud::html;
    use merchant_of_venus::ids::{Equipment, MarketState};
    use merchant_of_venus::{Options, State};

    /// What happens on the way does not cut a flight into pieces: the end of the flight is told once.
    #[test]
    fn an_encounter_does_not_cut_a_flight() {
        let options = Options::default();
        let pack = options.pack.pack();
        let mut cities = Space::all().filter(|it| pack[*it].kind == SpaceKind::City);
        let (start, city) = (cities.next().unwrap(), cities.next().unwrap());
        let by = Seat(1);
        let met = merchant_of_venus::ids::Encounter::all().next().unwrap();
        let events = [
            Event::TurnBegan(by),
            Event::Moved(by, start),
            Event::Encountered(by, met),
            Event::Moved(by, city),
            Event::Landed(by, city),
        ];
        let told = steps(&events);
        let flights: Vec<_> = told
            .iter()
            .filter_map(|step| match step {
                Step::Flight(_, from, to) => Some((*from, *to)),
                _ => None,
            })
            .collect();
        assert_eq!(flights, [(start, city)]);
        assert!(matches!(told.last(), Some(Step::Flight(..))), "the end of the flight comes last");
    }

    /// A flight over several spaces and two sales of the same good are one sentence with three verbs.
    #[test]
    fn a_flight_with_trade_is_one_sentence() {
        let options = Options::default();
        let pack = options.pack.pack();
        let cities = || Space::all().filter(|it| pack[*it].kind == SpaceKind::City);
        let (start, city) = (cities().nth(1).unwrap(), cities().next().unwrap());
        let (good, shield) = (Good::all().next().unwrap(), Equipment::all().next().unwrap());
        let by = Seat(1);
        let sold = Event::Sold(by, good, MarketState::default(), 70);
        let events = [
            Event::TurnBegan(by),
            Event::Points(by, 7),
            Event::Moved(by, start),
            Event::Moved(by, city),
            Event::Landed(by, city),
            sold,
            Event::Credits(by, 70),
            sold,
            Event::BoughtEquipment(by, shield, 60),
        ];
        let names = Names::new(vec!["Ada".into(), "Deneb".into()]);
        let turn = Telling { seat: by, reader: Some(Seat(0)), gained: None };
        for lang in Lang::ALL {
            let clauses = clauses(&events, pack, &names, lang);
            let told = tale(&clauses, &turn, &names, lang).sentence.into_string();
            let place = bold(&place(pack, city, lang));
            let goods = format!("2 × {}", bold(names::good(pack, good, lang)));
            let shield = bold(names::source(pack, Source::Equipment(shield), lang));
            let wanted = match lang {
                Lang::En => format!(" flies to {place}, sells {goods} for 140 and buys {shield} for 60."),
                Lang::De => format!(" erreicht {place}, verkauft {goods} für 140 und kauft {shield} für 60."),
            };
            assert!(told.ends_with(&wanted), "{told}");
        }
    }

    /// The log has one line for a flight and one for equal goods, and the last lines are those of the whole log.
    #[test]
    fn the_log_is_short() {
        let mut played = Match::<State>::new(2, Options::default(), 5).unwrap();
        for luck in 0..160 {
            let seat = played.awaiting().iter().next().unwrap();
            let turn = played.turn(seat).unwrap();
            let action = State::choose("greedy", &turn, luck, &|| true);
            played.act(seat, action).unwrap();
        }
        let events: Vec<Event> = played.log(Viewer::Spectator).map(|said| said.event).collect();
        assert!(events.windows(2).any(|pair| is_step_before(&pair[0], &pair[1])), "nobody has flown far");
        let names = Names::new(vec!["Ada".into(), "Deneb".into()]);
        let looking = Looking {
            lang: Lang::En,
            viewer: Viewer::Spectator,
            names: &names,
            seen: None,
            base: None,
            only: None,
            chat: &html! {},
            rail: None,
            told: None,
            pieces: None,
        };
        let table = Playing::new(played);
        let lines = |most| -> Vec<(String, u32)> {
            table
                .log_lines(&looking, most)
                .into_iter()
                .map(|line| (line.text.0.to_string(), line.times))
                .collect()
        };
        let all = lines(None);
        let is_flight = |text: &str| text.contains(" flies to ") || text.contains(" lands at ");
        for pair in all.windows(2) {
            let [(one, _), (next, _)] = pair else { continue };
            let mark = one.split("</span>").next();
            let is_same = mark == next.split("</span>").next();
            assert!(!(is_same && is_flight(one) && is_flight(next)), "{one} and {next} are one flight");
            assert_ne!(one, next, "equal lines are counted");
        }
        assert!(all.iter().any(|(_, times)| *times > 1), "nothing happened twice: {all:?}");
        assert_eq!(lines(Some(20)), all[all.len() - 20..]);
    }
}
