//! The page of a table, put together from what its game draws and what all tables share.

pub(crate) mod address;
mod agreeing;
pub(crate) mod guide;
mod news;
mod page;
pub(crate) mod plain;
mod rail;
mod rematch;
mod result;
pub(crate) mod retrospect;
mod seats;
mod story;
mod viewpoint;
mod waiting;

pub(crate) use news::news;
pub(crate) use page::last_of;
pub(crate) use page::{Page, page, plain_page, region};
pub(crate) use rail::{LONGEST as LONGEST_LOG, LONGEST_SAYING, chat, log, rail};
pub(crate) use rematch::Rematch;
pub(crate) use result::sentence;
pub(crate) use story::Story;
pub(crate) use viewpoint::Viewpoint;
pub(crate) use waiting::Reach;

use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::live::{People, Place};
use engine::Seat;
use store::Sitter;

/// The name of `seat` as others read it.
pub(crate) fn name_of(people: &People, seat: Seat, lang: Lang) -> String {
    let Some(place) = people.places.get(usize::from(seat.0)) else { return String::new() };
    match (&place.name, &place.sitter) {
        (Some(name), _) if !name.is_empty() => name.clone(),
        (_, Sitter::Open) => t!(lang, "seat-open"),
        (_, Sitter::Guest(_) | Sitter::Bot(_)) => t!(lang, "seat-of-guest"),
    }
}

/// All names at a table, with a note for players who left: the log and the results use them, too.
pub(crate) fn names(people: &People, lang: Lang) -> Names {
    let seats = (0_u8..).map(Seat).zip(&people.places);
    let name = |(seat, place): (Seat, &Place)| {
        let left =
            Left { stands_in: place.owner.is_some(), resigned: place.resigned, timed_out: place.timed_out };
        noted(&name_of(people, seat, lang), left, lang)
    };
    Names::new(seats.map(name).collect())
}

/// How a person has left a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    /// A bot plays for a while.
    pub stands_in: bool,
    /// A bot plays permanently.
    pub resigned: bool,
    /// The time was out.
    pub timed_out: bool,
}

/// A name, and whether a bot plays under it for a while or permanently.
pub(crate) fn noted(name: &str, left: Left, lang: Lang) -> String {
    match left {
        Left { timed_out: true, .. } => t!(lang, "seat-timed-out", name = name),
        Left { resigned: true, .. } => t!(lang, "seat-resigned", name = name),
        Left { stands_in: true, .. } => t!(lang, "seat-stand-in", name = name),
        _ => name.to_owned(),
    }
}

/// What is played, and the seed if the host chose it.
pub(crate) fn with_seed(game: String, seed: Option<&str>, lang: Lang) -> String {
    match seed {
        Some(seed) => t!(lang, "game-with-seed", game = game, seed = seed),
        None => game,
    }
}
