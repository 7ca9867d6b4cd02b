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
    // That the end is near is no news when it has come.
    let is_over = events.contains(&Event::Ended);
    for event in events.iter().filter(|event| !(is_over && matches!(event, Event::EndIsNear(_)))) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::pages::new_frontiers::names::{development, name, world};
    use crate::spoken::without_tags;
    use crate::story::{Telling, tale};
    use new_frontiers::ids::{Development, Kind, Tile, World};
    use new_frontiers::{Colony, Options};

    /// The sentence of Deneb's turn, without its tags.
    fn said(events: &[Event], gained: Option<&str>, lang: Lang) -> String {
        let options = Options::default();
        let names = Names::new(vec!["Ada".into(), "Deneb".into()]);
        let turn = Telling { seat: Seat(1), reader: Some(Seat(0)), gained: gained.map(str::to_owned) };
        without_tags(&tale(&clauses(events, &options.pack, lang), &turn, &names, lang).sentence.into_string())
    }

    /// A selected tile, a development and three goods on two worlds are one sentence with three verbs.
    #[test]
    fn a_turn_with_a_purchase_is_one_sentence() {
        let options = Options::default();
        let pack = &options.pack;
        let by = Seat(1);
        let (tile, bought) = (Tile::ALL[0], Development::all().next().unwrap());
        let one = Event::Produced(by, Colony::HOME, Kind::Novelty);
        let events = [Event::Selected(by, tile), Event::Developed(by, bought, 4), one, one, one];
        for lang in Lang::ALL {
            let (tile, bought) = (name(&pack[tile].name, lang), development(pack, bought, lang));
            let wanted = match lang {
                Lang::En => {
                    format!("Deneb selects {tile}, builds {bought} for 4 and produces 3 goods (+2 VP).")
                }
                Lang::De => {
                    format!("Deneb wählt {tile}, kauft {bought} für 4 und produziert 3 Güter (+2 SP).")
                }
            };
            let gained = if lang == Lang::De { "+2 SP" } else { "+2 VP" };
            assert_eq!(said(&events, Some(gained), lang), wanted);
        }
    }

    /// Where a world is taken and settled, the ring is drawn around it.
    #[test]
    fn a_settled_world_is_the_piece_of_the_turn() {
        let (options, by) = (Options::default(), Seat(1));
        let it = World::all().next().unwrap();
        let events = [Event::Took(by, it), Event::SettledFor(by, it, 3)];
        let clauses = clauses(&events, &options.pack, Lang::En);
        assert_eq!(clauses.last().and_then(|clause| clause.at.clone()), Some(names::world_key(it)));
        let it = world(&options.pack, it, Lang::En);
        assert_eq!(said(&events, None, Lang::En), format!("Deneb takes {it} and settles {it} for 3."));
    }

    /// NF-166: that the game ends after this round is told until it is over, and then no more.
    #[test]
    fn a_game_that_is_over_does_not_end_after_this_round() {
        let ending = new_frontiers::Ending { colonists: true, ..Default::default() };
        let turn = [Event::TookColonists(Seat(1), 2), Event::EndIsNear(ending), Event::Ended];
        assert!(said(&turn[..2], None, Lang::En).contains("The game ends after this round"));
        assert_eq!(said(&turn, None, Lang::En), "Deneb takes 2 colonists. The game is over.");
        assert_eq!(said(&turn, None, Lang::De), "Deneb nimmt 2 Kolonisten. Das Spiel ist zu Ende.");
    }
}
