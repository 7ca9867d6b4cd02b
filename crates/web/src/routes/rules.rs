//! Rules and cards.

use super::home::{has_guide, lid, playable};
use crate::app::App;
use crate::asked::Asked;
use crate::error::Error;
use crate::i18n::Lang;
use crate::pages::rules::{self, Ledger, Rules};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::Markup;
use serde::Deserialize;
use std::sync::LazyLock;

/// The ledger of a game as it was written, and in German.
macro_rules! texts {
    ($game:literal) => {
        [
            ($game, Lang::En, include_str!(concat!("../../../../docs/rules/", $game, ".md"))),
            ($game, Lang::De, include_str!(concat!("../../../../docs/rules/", $game, ".de.md"))),
        ]
    };
}

/// The ledgers by game and language, read once.
static LEDGERS: LazyLock<Vec<(&str, Lang, Ledger)>> = LazyLock::new(|| {
    let texts = [texts!("new-frontiers"), texts!("beyond-the-sun"), texts!("merchant-of-venus")];
    texts.into_iter().flatten().map(|(game, lang, text)| (game, lang, Ledger::read(text, lang))).collect()
});

/// The rules of the first game.
pub(super) async fn first(State(app): State<App>) -> Result<Redirect, Error> {
    let game = app.live().games().first().ok_or(Error::NoPage)?;
    Ok(Redirect::to(&format!("/rules/{}", game.name)))
}

/// The numbered rules of a game.
pub(super) async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let entry = app.live().game(&game)?;
    let is_asked = |(game, lang, _): &&(&str, Lang, Ledger)| *game == entry.name && *lang == visitor.lang;
    let (_, _, ledger) = LEDGERS.iter().find(is_asked).ok_or(Error::NoPage)?;
    let rules = Rules {
        game: lid(&game).ok_or(Error::NoPage)?,
        games: &playable(app.live().games()),
        has_guide: has_guide(&app, entry.name),
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
    (entry.cards)(&visitor.shell(Some(&name)), which.card.as_deref()).ok_or(Error::NoPage)
}
