//! The page of a table, put together from what its game draws and what all tables share.

pub(crate) mod address;
pub(crate) mod guide;
mod page;
mod rail;
mod viewpoint;
mod waiting;

pub(crate) use page::last_of;
pub(crate) use page::{Page, page, region};
pub(crate) use rail::{LONGEST as LONGEST_LOG, LONGEST_SAYING, chat, rail};
pub(crate) use viewpoint::Viewpoint;
pub(crate) use waiting::Reach;

use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::live::People;
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

/// All names at a table.
pub(crate) fn names(people: &People, lang: Lang) -> Names {
    Names::new((0..people.places.len() as u8).map(|n| name_of(people, Seat(n), lang)).collect())
}
