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
    // That the end is near is no news when it has come.
    let is_over = events.contains(&Event::Ended);
    let is_stale = |event: &&Event| is_over && matches!(event, Event::EndIsNear(_) | Event::AllAreSpent(_));
    events.iter().filter(|event| !is_stale(event)).filter_map(clause).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spoken::without_tags;
    use crate::story::{Telling, tale};
    use beyond_the_sun::ids::{Place, System};
    use engine::Seat;

    /// The sentence of Deneb's turn, without its tags.
    fn said(events: &[Event], lang: Lang) -> String {
        let names = Names::new(vec!["Ada".into(), "Deneb".into()]);
        let turn = Telling { seat: Seat(1), reader: Some(Seat(0)), gained: None };
        let clauses = clauses(events, &Options::default(), &names, lang);
        without_tags(&tale(&clauses, &turn, &names, lang).sentence.into_string())
    }

    /// The steps on the way, such as where the pawn went and what was paid, are not told beside what they led to.
    #[test]
    fn a_turn_is_told_by_what_it_led_to() {
        let (by, options) = (Seat(1), Options::default());
        let system = System::all().next().unwrap();
        let (sol, there) =
            (Spot { place: Place::Sol, system: None }, Spot { place: Place::A1, system: Some(system) });
        let events = [
            Event::TurnBegan(by),
            Event::Paid(by, 2),
            Event::Built(by, 1, sol),
            Event::Jumped(by, 1, sol, there),
            Event::Colonised(by, system),
            Event::Mined(by, 3),
        ];
        for lang in Lang::ALL {
            let card = &options.pack.pack()[system];
            let (it, n) = (names::name(&card.name, lang), card.vp);
            let wanted = match lang {
                Lang::En => format!(
                    "Deneb builds a level 1 ship at Sol, jumps with level 1 from Sol to {it}, colonises {it} for {n} VP and mines 3 ore."
                ),
                Lang::De => format!(
                    "Deneb baut ein Raumschiff der Stufe 1 auf Sol, springt mit Stufe 1 von Sol nach {it}, kolonisiert {it} für {n} SP und produziert 3 Erz."
                ),
            };
            assert_eq!(said(&events, lang), wanted);
        }
    }

    /// What was only paid is told where nothing else happened, and what was done to others follows in its own sentence.
    #[test]
    fn a_small_turn_and_one_that_concerns_others() {
        let (by, other) = (Seat(1), Seat(0));
        let there = Spot { place: Place::Sol, system: None };
        let lost = said(&[Event::Built(by, 2, there), Event::LostControl(other, there)], Lang::En);
        assert_eq!(lost, "Deneb builds a level 2 ship at Sol. Ada loses control of Sol.");
        assert!(said(&[Event::Paid(by, 2)], Lang::De).starts_with("Deneb "));
    }

    /// BTS-072, R59: that one more round comes is told until the game is over, and then no more.
    #[test]
    fn no_round_comes_after_the_end() {
        let by = Seat(1);
        for near in [Event::EndIsNear(9), Event::AllAreSpent(9)] {
            let turn = [Event::Mined(by, 3), near, Event::Ended];
            let (before, after) = (said(&turn[..2], Lang::En), said(&turn, Lang::En));
            assert!(before.starts_with("Deneb mines 3 ore. ") && before.len() > 20, "{before}");
            assert_eq!(after, "Deneb mines 3 ore. The game is over.");
            assert_eq!(said(&turn, Lang::De), "Deneb produziert 3 Erz. Das Spiel ist zu Ende.");
        }
    }
}
