//! The ladders.

use crate::app::App;
use crate::error::Error;
use crate::ladder;
use crate::pages::ladder::{self as pages, Ladder};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::Markup;

/// The ladder of the first game.
pub(super) async fn first(State(app): State<App>) -> Result<Redirect, Error> {
    let game = app.live().games().playable.first().ok_or(Error::NoPage)?;
    Ok(Redirect::to(&pages::href(game.name())))
}

/// The ladder of a game.
pub(super) async fn page(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Markup, Error> {
    let (game, guest) = (app.live().game(&game)?, visitor.guest.id());
    let name = visitor.name(&app).await?;
    let rows = ladder::best(&app, game, Some(guest), visitor.lang).await?;
    let own = match rows.iter().any(|row| row.is_own) {
        true => None,
        false => {
            let own = ladder::own(&app, guest, visitor.lang).await?;
            own.into_iter().find(|(lid, _)| *lid == game.lid()).map(|(_, row)| row)
        }
    };
    let games = app.live().games().playable_lids();
    let ladder = Ladder { game: game.lid(), games: &games, rows: &rows, own: own.as_ref() };
    Ok(pages::page(&visitor.shell(Some(&name)), &ladder))
}
