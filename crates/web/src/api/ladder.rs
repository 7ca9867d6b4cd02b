//! Ladders, for programs.

use super::{Caller, json};
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::ladder;
use crate::pages::ladder::Row;
use axum::extract::{Path, State};
use axum::response::Response;
use serde_json::{Value, json as value};

fn written(row: &Row) -> Value {
    value!({
        "place": row.place,
        "name": row.name,
        "bot": row.is_bot,
        "you": row.is_own,
        "points": row.points,
        "games": row.n_games,
        "won": row.n_won,
    })
}

/// The best players of a game.
pub(super) async fn best(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
) -> Result<Response, Error> {
    let game = app.live().game(&game)?;
    let rows = ladder::best(&app, game, caller.guest.as_ref().map(Guest::id), caller.lang).await?;
    Ok(json(rows.iter().map(written).collect::<Value>().to_string()))
}

/// The ratings of the caller, by game.
pub(super) async fn own(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let rows = ladder::own(&app, caller.guest()?.id(), caller.lang).await?;
    let written = |(game, row): &(&crate::art::Lid, Row)| {
        let mut line = written(row);
        line["game"] = game.name.into();
        line
    };
    Ok(json(rows.iter().map(written).collect::<Value>().to_string()))
}
