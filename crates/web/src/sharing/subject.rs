//! What a picture of a table tells: what everybody may know, in one language.

use crate::art::Lid;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::live::{Shown, Slot};
use crate::naming;
use crate::table;
use crate::tables::Games;
use engine::{Seat, Viewer};
use store::Status;

/// No line of the picture has more letters.
const LONGEST: usize = 38;

/// A table as its picture shows it. Two equal subjects have the same picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Subject {
    /// The game.
    pub lid: &'static Lid,
    /// The name of the table; empty where the faces lack its letters.
    pub table: String,
    /// Where the game stands, or who has won.
    pub state: String,
    /// Whether it is over.
    pub is_over: bool,
    /// Those who play: by seat, or after the end the best first.
    pub players: Vec<Player>,
}

/// A player in the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The seat, counted from one.
    pub seat: u8,
    /// The name.
    pub name: String,
    /// Whether the game waits for this player.
    pub is_asked: bool,
    /// Place and points after the end.
    pub result: Option<(u8, String)>,
}

impl Subject {
    /// The table of `slot` at this moment, as those see it who only watch.
    pub(crate) fn of(slot: &Slot, shown: &Shown, games: Games, lang: Lang) -> Self {
        let people = &shown.people;
        let seats = (0..shown.table.n_seats()).map(Seat);
        let names = table::names(people, lang);
        let names = Names::new(seats.clone().map(|seat| drawn(names.of(seat), seat, lang)).collect());
        let outcome = shown.table.outcome().filter(|_| people.status == Status::Finished);
        let state = match (people.status, &outcome) {
            (Status::Finished, Some(outcome)) => table::sentence(lang, outcome, &shown.table, &names),
            (Status::Closed, _) => t!(lang, "share-closed"),
            (Status::Waiting, _) => t!(lang, "waiting-for-players"),
            _ => shown.table.moment(Viewer::Spectator, lang),
        };
        let asked = match people.status {
            Status::Running => shown.table.awaiting(),
            Status::Waiting | Status::Closed | Status::Finished => engine::Seats::NONE,
        };
        let mut players: Vec<Player> = seats
            .map(|seat| Player {
                seat: seat.0 + 1,
                name: cut(names.of(seat)),
                is_asked: asked.has(seat),
                result: outcome
                    .as_ref()
                    .map(|outcome| (outcome.places[seat], shown.table.written(outcome.points[seat]))),
            })
            .collect();
        players.sort_by_key(|player| (player.result.as_ref().map(|(place, _)| *place), player.seat));
        let table = naming::shown(&people.name, games, lang);
        Self {
            lid: slot.game.lid(),
            table: if table.chars().all(is_drawn) { cut(&table) } else { String::new() },
            state: cut(&state),
            is_over: outcome.is_some(),
            players,
        }
    }
}

/// The name of a seat with letters that the faces have.
fn drawn(name: &str, seat: Seat, lang: Lang) -> String {
    match name.chars().all(is_drawn) {
        true => name.to_owned(),
        false => t!(lang, "share-player", n = seat.0 + 1),
    }
}

/// Whether the faces have this letter: Latin, Greek, Cyrillic and the usual signs.
fn is_drawn(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{a0}'..='\u{ac}' | '\u{ae}'..='\u{148}' | '\u{14a}'..='\u{17f}'
        | '\u{218}'..='\u{21b}' | '\u{386}' | '\u{388}'..='\u{38a}' | '\u{38c}' | '\u{38e}'..='\u{3a1}'
        | '\u{3a3}'..='\u{3ce}' | '\u{400}'..='\u{45f}' | '\u{490}' | '\u{491}' | '\u{1ea0}'..='\u{1ef9}'
        | '–' | '—' | '‘' | '’' | '‚' | '“' | '”' | '„' | '•' | '…' | '\u{202f}' | '‹' | '›' | '€' | '−')
}

fn cut(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    let begin: String = text.chars().take(LONGEST - 1).collect();
    format!("{}…", begin.trim_end())
}
