//! Rules and cards.

use crate::app::App;
use crate::asked::Asked;
use crate::error::Error;
use crate::pages::rules::{self, Rules};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use maud::Markup;
use serde::Deserialize;

/// The numbered rules of a game.
pub(super) async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let entry = app.live().game(&game)?;
    let ledger = app.ledger(entry.name(), visitor.lang).ok_or(Error::NoPage)?;
    let rules = Rules {
        game: entry.lid(),
        games: &app.live().games().playable_lids(),
        has_guide: app.live().lesson(entry).is_some(),
        ledger,
    };
    let name = visitor.name(&app).await?;
    Ok(rules::page(&visitor.shell(Some(&name)), &rules))
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    card: Option<String>,
}

/// Every card of a game.
pub(super) async fn cards(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Asked(which): Asked<Which>,
) -> Result<Markup, Error> {
    let entry = app.live().game(&game)?;
    let name = visitor.name(&app).await?;
    let page = entry.cards().ok_or(Error::NoPage)?;
    Ok(page(&visitor.shell(Some(&name)), which.card.as_deref()))
}
