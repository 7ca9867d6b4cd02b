//! The challenge of the day and its table of results.

use super::settings::outcome;
use crate::app::App;
use crate::art::Lid;
use crate::asked::Form;
use crate::daily;
use crate::error::Error;
use crate::i18n::t;
use crate::pages::daily::{Day, Row, page};
use crate::table::address;
use crate::tables::AnyGame;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::Markup;
use store::{Listing, Sitter, Status};

/// How many results and how many days are listed.
const RESULTS: u32 = 200;
const DAYS: u32 = 14;

/// Today's challenge of the first game that has one.
pub(super) async fn today(State(app): State<App>) -> Result<Redirect, Error> {
    let game =
        app.live().games().playable.iter().find(|game| game.challenge().is_some()).ok_or(Error::NoPage)?;
    Ok(Redirect::to(&format!("/daily/{}", daily::name(game.name(), &daily::today(app.live().now())))))
}

/// One day.
pub(super) async fn day(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path((game, day)): Path<(String, String)>,
) -> Result<Markup, Error> {
    let game = app.live().game(&game)?;
    let how = game.challenge().ok_or(Error::NoPage)?;
    let challenge = daily::name(game.name(), &day);
    let others = app.live().store().challenges(&format!("{}/", game.name()), DAYS).await?;
    let now = app.live().now();
    let is_today = day == daily::today(now);
    if !is_today && !others.contains(&challenge) {
        return Err(Error::NoPage);
    }
    let tries = app.live().store().tries(&challenge, RESULTS).await?;
    let guest = visitor.guest.id();
    let own = tries.iter().find(|table| table.host == guest);
    let may_look =
        !daily::is_on(&challenge, now) || own.is_some_and(|table| table.status == Status::Finished);
    let lang = visitor.lang;
    let mut rows: Vec<Row> = tries.iter().filter_map(|table| row(game, table, &visitor)).collect();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.points), row.finished_at));
    let name = visitor.name(&app).await?;
    let days: Vec<&str> =
        others.iter().filter_map(|other| other.rsplit_once('/')).map(|(_, day)| day).collect();
    let with_one = app.live().games().playable.iter().filter(|other| other.challenge().is_some());
    let all: Vec<&'static Lid> = with_one.map(|other| other.lid()).collect();
    let own_table = own.map(|table| address::table(&table.id));
    let shown = Day {
        game: game.lid(),
        others: &all,
        day: &day,
        is_today,
        how: &game.alone(how.options, 0, 1, lang).map_or_else(String::new, |alone| alone.level),
        own: own_table.as_deref(),
        is_over: own.is_some_and(|table| table.status == Status::Finished),
        may_look,
        n_playing: tries.iter().filter(|table| table.status == Status::Running).count(),
        rows: &rows,
        days: &days,
    };
    Ok(page(&visitor.shell(Some(&name)), &shown))
}

/// A try that was finished in time; `None` for one that still runs, or that ended after everything was published.
fn row(game: AnyGame, table: &Listing, visitor: &Visitor) -> Option<Row> {
    let (points, places) = outcome(table)?;
    if !is_in_time(table) {
        return None;
    }
    let seat =
        table.seats.iter().position(|seat| matches!(&seat.sitter, Sitter::Guest(id) if *id == table.host))?;
    let (points, place) = (*points.get(seat)?, *places.get(seat)?);
    let verdict = match game.alone(&table.options, points, place, visitor.lang) {
        Some(alone) => alone.verdict,
        None if place == 1 => t!(visitor.lang, "daily-won"),
        None => t!(visitor.lang, "daily-place", n = place),
    };
    Some(Row {
        name: table.seats[seat].name.clone().unwrap_or_default(),
        is_own: table.host == visitor.guest.id(),
        points,
        verdict,
        replay: format!("{}/replay", address::table(&table.id)),
        finished_at: table.updated_at,
    })
}

/// Whether a finished try was finished before everything about its challenge was open to everybody.
fn is_in_time(table: &Listing) -> bool {
    table.challenge.as_deref().is_some_and(|challenge| daily::is_on(challenge, table.updated_at))
}

/// Starts the visitor's try, or returns to it.
pub(super) async fn start(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let game = app.live().game(form.get("game").unwrap_or_default())?;
    let own = visitor.name(&app).await?;
    let table = daily::begin(&app, game, &visitor.guest, own).await?;
    Ok(Redirect::to(&address::table(&table)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Terms;

    #[test]
    fn a_try_counts_until_the_next_day_is_over() {
        let finished = |updated_at| Listing {
            id: "kite-ember-42".into(),
            game: "toy".into(),
            options: String::new(),
            name: String::new(),
            host: "ada".into(),
            language: String::new(),
            challenge: Some("toy/2026-11-14".into()),
            terms: Terms::default(),
            open_seed: None,
            status: Status::Finished,
            version: 9,
            n_actions: 9,
            outcome: Some("{}".into()),
            created_at: 1_794_700_000,
            updated_at,
            seats: vec![],
        };
        let midnight = 1_794_700_800;
        assert!(is_in_time(&finished(midnight - 1)));
        assert!(is_in_time(&finished(midnight + 24 * 3600 - 1)), "begun late, finished the next day");
        assert!(!is_in_time(&finished(midnight + 24 * 3600)), "by now everybody may know the seed");
    }
}
