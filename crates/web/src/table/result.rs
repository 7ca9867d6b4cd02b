//! The result of a finished table, in place of its boards.

use super::page::Page;
use super::{address, retrospect};
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::replay::TurningPoint;
use crate::pages::replay::chart::Chart;
use crate::pages::result::{self, Place};
use crate::record::Record;
use crate::tables::{AnyTable, Drawn, Looking};
use engine::{Outcome, Seat};
use maud::html;

/// The table with its result on the stage.
pub(super) fn in_place_of_boards(
    drawn: Drawn,
    page: &Page<'_>,
    record: &Record,
    looking: &Looking<'_>,
) -> Drawn {
    let (shown, lang) = (page.shown, looking.lang);
    let Some(outcome) = shown.table.outcome() else { return drawn };
    let Some(sheet) = shown.table.final_sheet(looking.names, lang) else { return drawn };
    let base = address::table(&page.slot.id);
    let curves = retrospect::curves(record, page.slot, looking.names);
    let told = retrospect::told(record, shown, looking);
    let turns: Vec<TurningPoint<'_>> = told.iter().map(retrospect::Told::point).collect();
    let chart = Chart {
        curves: &curves,
        rounds: &record.rounds,
        n_moments: shown.table.n_actions() as u32,
        point: page.slot.game.point(),
        now: None,
        size: (0.0, 0.0),
    };
    let stage = result::stage(
        lang,
        &result::Shown {
            sentence: &html! { (sentence(lang, &outcome, &shown.table, looking.names)) },
            winner: outcome.winners().iter().next().map(|seat| seat.0 + 1),
            about: &about(page, record, lang),
            places: &places(page, &outcome, looking.names),
            sheet: &sheet,
            chart,
            turns: &turns,
            replay: &format!("{base}/replay"),
            text: &format!("{base}/text"),
            picture: &address::picture(&base, lang, shown.news(0).number()),
            table: &base,
            chat: looking.chat,
        },
    );
    drawn.with_stage("result", stage)
}

/// Who won, in a sentence.
pub(crate) fn sentence(lang: Lang, outcome: &Outcome, table: &AnyTable, names: &Names) -> String {
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let most = outcome.points.iter().map(|(_, points)| *points).max().unwrap_or(0);
    let points = table.written(winners.first().map_or(most, |seat| outcome.points[*seat]));
    let names = winners.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>().join(", ");
    match winners.len() {
        // In a solo game the player can lose.
        0 => t!(lang, "over-nobody", points = points),
        1 => t!(lang, "over-won", names = names, points = points),
        _ => t!(lang, "over-shared", names = names, points = points),
    }
}

/// The game and how long it was.
fn about(page: &Page<'_>, record: &Record, lang: Lang) -> String {
    let game = page.slot.game.lid().title;
    match record.rounds.last() {
        Some((_, n)) => t!(lang, "result-about", game = game, n = *n),
        None => game.to_owned(),
    }
}

/// Everybody, the best first.
fn places<'a>(page: &Page<'_>, outcome: &Outcome, names: &'a Names) -> Vec<Place<'a>> {
    let most = outcome.points.iter().map(|(_, points)| *points).max().unwrap_or(0).max(1);
    let mut places: Vec<Place<'a>> = outcome
        .points
        .iter()
        .map(|(seat, points)| Place {
            seat: seat.0 + 1,
            name: names.of(seat),
            place: outcome.places[seat],
            points: page.shown.table.written(*points),
            part: u32::try_from(points.max(&0) * 100 / most).unwrap_or(0),
            is_me: page.viewpoint.mine.has(seat),
            is_bot: page.shown.people.bot(seat).is_some(),
        })
        .collect();
    places.sort_by_key(|place| (place.place, place.seat));
    places
}
