//! The log in words.

use super::{business, names};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::spoken::without_tags;
use engine::{Seat, Turn};
use maud::{Markup, PreEscaped, html};
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::Source;
use merchant_of_venus::now::Forecast;
use merchant_of_venus::{Event, State};

/// An event as a line; `None` for those that another line tells already.
pub(super) fn line(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<Markup> {
    Some(match said(event, pack, who, lang)? {
        (Some(seat), words) => html! { (who.mark(seat)) " " (PreEscaped(words)) },
        (None, words) => html! { (PreEscaped(words)) },
    })
}

/// Who did something, and what, without the name; nobody where it happened by itself.
pub(super) fn said(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<(Option<Seat>, String)> {
    if let Some(words) = of_nobody(event, pack, who, lang) {
        return Some((None, words.into_string()));
    }
    let (seat, words) =
        of_seat(event, pack, who, lang).or_else(|| business::of_seat(event, pack, who, lang))?;
    Some((Some(seat), words))
}

/// What happens at once after an action, as one plain line.
pub(super) fn briefly(forecast: &Forecast, turn: &Turn<State>, lang: Lang) -> String {
    let pack = turn.view.pack.pack();
    let who = Names::default();
    let told = |event: &Event| {
        let (_, words) =
            of_seat(event, pack, &who, lang).or_else(|| business::of_seat(event, pack, &who, lang))?;
        Some(without_tags(&words))
    };
    forecast.events.iter().filter_map(told).collect::<Vec<_>>().join("; ")
}

pub(super) fn bold(name: &str) -> String {
    html! { b { (name) } }.into_string()
}

/// What happens without anybody doing it.
fn of_nobody(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<Markup> {
    let place = |it| bold(&names::place(pack, it, lang));
    let culture = |it| bold(names::culture(pack, it, lang));
    let text = match *event {
        Event::RoundBegan(n) => return Some(html! { span.sep data-sep { (t!(lang, "mv-round", n = n)) } }),
        Event::TurnBegan(seat) => {
            let words = t!(lang, "mv-log-turn", name = who.mark(seat).into_string());
            return Some(html! { span.turn { (PreEscaped(words)) } });
        }
        Event::Ended => return Some(html! { b { (t!(lang, "mv-log-ended")) } }),
        Event::PassengerAppeared(it, at) => t!(
            lang,
            "mv-log-appeared",
            it = bold(names::passenger(pack, it, lang)),
            place = bold(&names::destination(pack, at, lang))
        ),
        Event::GatePlaced(at, n) => t!(lang, "mv-log-gate-placed", n = n, place = place(at)),
        Event::PiratePlaced(at, it) => {
            t!(lang, "mv-log-pirate-placed", it = bold(names::name(&pack[it].name, lang)), place = place(at))
        }
        Event::AsteroidPlaced(at) => t!(lang, "mv-log-asteroid", place = place(at)),
        Event::BluePlaced(at) => t!(lang, "mv-log-blue", place = place(at)),
        Event::Produced(it, n) => t!(lang, "mv-log-produced", it = culture(it), n = n),
        Event::Restocked(it, n) => t!(lang, "mv-log-restocked", it = culture(it), n = n),
        Event::MarketMoved(it) => t!(lang, "mv-log-market", it = culture(it)),
        Event::PeekedAt(system, it) => {
            t!(lang, "mv-log-peeked-at", system = bold(names::system(pack, system, lang)), it = culture(it))
        }
        Event::ScriedAt(it) => t!(lang, "mv-log-scried-at", it = bold(names::name(&pack[it].name, lang))),
        Event::ContactsSwapped(one, two) => t!(
            lang,
            "mv-log-contacts",
            one = bold(names::system(pack, one, lang)),
            two = bold(names::system(pack, two, lang))
        ),
        _ => return None,
    };
    Some(html! { (PreEscaped(text)) })
}

/// What somebody does on the way.
fn of_seat(event: &Event, pack: &Pack, who: &Names, lang: Lang) -> Option<(Seat, String)> {
    let space = |it| bold(&names::space(pack, it, lang));
    let card = |it| bold(names::source(pack, it, lang));
    let pirate = |it: merchant_of_venus::ids::Pirate| bold(names::name(&pack[it].name, lang));
    let named = |seat: Seat| who.mark(seat).into_string();
    Some(match *event {
        Event::TookPilot(seat, it) => {
            (seat, t!(lang, "mv-log-pilot", it = bold(names::name(&pack[it].name, lang))))
        }
        Event::SetDials(seat, laser, shield) => {
            (seat, t!(lang, "mv-log-dials", laser = laser, shield = shield))
        }
        Event::DrillsPaid(seat, n) => (seat, t!(lang, "mv-log-drills", n = n)),
        Event::Stayed(seat) => (seat, t!(lang, "mv-log-stayed")),
        Event::BoughtIntel(seat, it) => (seat, t!(lang, "mv-log-intel", it = card(Source::Encounter(it)))),
        Event::Used(seat, it) => (seat, t!(lang, "mv-log-used", it = card(it))),
        Event::SwitchedOff(seat, it) => (seat, t!(lang, "mv-log-off", it = card(it))),
        Event::Rolled(seat, dice) => {
            let shown = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let sum: u32 = dice.iter().map(|die| u32::from(*die)).sum();
            (seat, t!(lang, "mv-log-rolled", dice = shown, n = sum))
        }
        Event::Assigned(seat, slot, value) => {
            (seat, t!(lang, "mv-log-assigned", n = value, it = bold(&names::slot(pack, slot, lang))))
        }
        Event::Thrust(seat, value) => (seat, t!(lang, "mv-log-thrust", n = value)),
        Event::DieChanged(seat, from, to) => (seat, t!(lang, "mv-log-die", from = from, to = to)),
        Event::Moved(seat, to) => (seat, t!(lang, "mv-log-moved", place = space(to))),
        Event::Steered(seat, to) => (seat, t!(lang, "mv-log-steered", place = space(to))),
        Event::Jumped(seat, n) => (seat, t!(lang, "mv-log-jumped", n = n)),
        Event::GateIgnored(seat) => (seat, t!(lang, "mv-log-ignored")),
        Event::Tested(seat, stat, die, value) => {
            (seat, t!(lang, "mv-log-tested", test = names::test(stat, lang), die = die, value = value))
        }
        Event::Lowered(seat, dial) => (seat, t!(lang, "mv-log-lowered", dial = names::dial(dial, lang))),
        Event::Encountered(seat, it) => {
            let source = Source::Encounter(it);
            let text = html! { (names::speaker(pack, lang).card(source)) }.into_string();
            (seat, t!(lang, "mv-log-encountered", it = card(source), text = text))
        }
        Event::MarkerTurned(seat, spot, shown) => {
            let at = pack.spots.get(usize::from(engine::Index::index(spot))).copied().unwrap_or_default();
            let it = match shown {
                Some(it) => card(Source::Encounter(it)),
                None => t!(lang, "mv-marker-card"),
            };
            (seat, t!(lang, "mv-log-marker", place = space(at), it = it))
        }
        Event::PirateBeaten(seat, it, stat) => {
            (seat, t!(lang, "mv-log-beaten", it = pirate(it), stat = names::stat(stat, lang)))
        }
        Event::PirateWon(seat, it) => (seat, t!(lang, "mv-log-lost-fight", it = pirate(it))),
        Event::Points(seat, n) => (seat, t!(lang, "mv-log-points", n = n)),
        Event::DialTurned(seat, dial, n) => {
            (seat, t!(lang, "mv-log-dial", dial = names::dial(dial, lang), n = n))
        }
        Event::Drilled(seat, rock) => {
            let at = pack.rocks[usize::from(engine::Index::index(rock))];
            (seat, t!(lang, "mv-log-drilled", place = space(at)))
        }
        Event::TurnEnded(seat) => (seat, t!(lang, "mv-log-turn-ended")),
        Event::Landed(seat, at) => (seat, t!(lang, "mv-log-landed", place = space(at))),
        Event::Discovered(seat, system, it) => (
            seat,
            t!(
                lang,
                "mv-log-discovered",
                system = bold(names::system(pack, system, lang)),
                it = bold(names::culture(pack, it, lang))
            ),
        ),
        Event::Swapped(seat, mine, other, theirs) => (
            seat,
            t!(
                lang,
                "mv-log-swapped",
                mine = card(Source::Mission(mine)),
                other = named(other),
                theirs = card(Source::Mission(theirs))
            ),
        ),
        Event::Peeked(seat, system) => {
            (seat, t!(lang, "mv-log-peeked", system = bold(names::system(pack, system, lang))))
        }
        Event::Scried(seat) => (seat, t!(lang, "mv-log-scried")),
        Event::PutUnder(seat) => (seat, t!(lang, "mv-log-under")),
        _ => return None,
    })
}
