//! The visitor's own matches. Nobody else can ask for them.

use super::settings::COUNTED;
use crate::app::App;
use crate::asked::Asked;
use crate::error::Error;
use crate::pages::matches::{self, Filter};
use crate::played::Played;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use maud::Markup;

/// The list.
pub(super) async fn list(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Asked(filter): Asked<Filter>,
) -> Result<Markup, Error> {
    let name = visitor.name(&app).await?;
    let all = played(&app, &visitor).await?;
    Ok(matches::page(&visitor.shell(Some(&name)), &filter, &all))
}

/// The last tables of the visitor, newest first.
pub(super) async fn played(app: &App, visitor: &Visitor) -> Result<Vec<Played>, Error> {
    let guest = visitor.guest.id();
    let tables = app.live().store().tables_of(guest, COUNTED).await?;
    let games = app.live().games();
    Ok(tables.iter().filter_map(|table| Played::of(table, guest, games, visitor.lang)).collect())
}
