//! The rulebook: its pages, its index, its search, and the way from a rule to its paragraph.

use crate::app::App;
use crate::asked::Asked;
use crate::error::Error;
use crate::pages::rulebook::{self, Book, Lesson, MOST_HITS};
use crate::rulebook::Rulebook;
use crate::tables::AnyGame;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;

#[derive(Debug, Default, Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
}

/// The page "Learn".
pub(super) async fn all(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let games = app.live().games();
    let lesson = |game: &AnyGame| Lesson {
        game: game.lid(),
        lessons: app.live().lessons(*game),
        has_cards: game.cards().is_some(),
    };
    let mut lessons: Vec<_> = games.playable.iter().map(lesson).collect();
    lessons.sort_by_key(|lesson| lesson.game.place);
    let name = visitor.name(&app).await?;
    Ok(rulebook::all(&visitor.shell(Some(&name)), &lessons))
}

/// The first page of a rulebook; the numbered rules where there is none.
pub(super) async fn first(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Asked(search): Asked<Search>,
) -> Result<Response, Error> {
    let entry = app.live().game(&game)?;
    let Some(book) = app.rulebook(entry.name(), visitor.lang) else {
        let numbered = super::rules::rules(State(app.clone()), Path(game), Extension(visitor));
        return Ok(numbered.await?.into_response());
    };
    let page = book.pages.first().ok_or(Error::NoPage)?;
    Ok(shown(&app, entry, &visitor, &search, book, page.name).await?.into_response())
}

/// The rulebook of a game, which not every game has.
fn opened<'a>(app: &'a App, game: &str, visitor: &Visitor) -> Result<(AnyGame, &'a Rulebook), Error> {
    let entry = app.live().game(game)?;
    let book = app.rulebook(entry.name(), visitor.lang).ok_or(Error::NoPage)?;
    Ok((entry, book))
}

/// A page of a rulebook.
pub(super) async fn page(
    State(app): State<App>,
    Path((game, page)): Path<(String, String)>,
    Extension(visitor): Extension<Visitor>,
    Asked(search): Asked<Search>,
) -> Result<Markup, Error> {
    let (entry, book) = opened(&app, &game, &visitor)?;
    shown(&app, entry, &visitor, &search, book, &page).await
}

async fn shown(
    app: &App,
    game: AnyGame,
    visitor: &Visitor,
    search: &Search,
    book: &Rulebook,
    page: &str,
) -> Result<Markup, Error> {
    let page = book.page(page).ok_or(Error::NoPage)?;
    let name = visitor.name(app).await?;
    let text = book.text(page, game, visitor.lang);
    Ok(rulebook::page(&visitor.shell(Some(&name)), &bound(app, game, book, search), page, &text))
}

fn bound<'a>(app: &App, game: AnyGame, rulebook: &'a Rulebook, search: &'a Search) -> Book<'a> {
    Book {
        game: game.lid(),
        lessons: app.live().lessons(game),
        has_cards: game.cards().is_some(),
        sheet: game.sheet().map(|sheet| sheet.name),
        rulebook,
        query: search.q.trim(),
    }
}

/// The index of terms.
pub(super) async fn index(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Asked(search): Asked<Search>,
) -> Result<Markup, Error> {
    let (entry, book) = opened(&app, &game, &visitor)?;
    let name = visitor.name(&app).await?;
    Ok(rulebook::index(&visitor.shell(Some(&name)), &bound(&app, entry, book, &search)))
}

/// What the search finds, as a fragment.
pub(super) async fn find(
    State(app): State<App>,
    Path(game): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Asked(search): Asked<Search>,
) -> Result<Markup, Error> {
    let (_, book) = opened(&app, &game, &visitor)?;
    Ok(rulebook::hits(visitor.lang, &book.find(&search.q, MOST_HITS)))
}

/// Leads from the number of a rule to the paragraph that explains it.
pub(super) async fn rule(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    let entry = app.live().game(&game)?;
    let place = app.rulebook(entry.name(), visitor.lang).and_then(|book| book.place_of(&id));
    let numbered = || {
        let ledger = app.ledger(entry.name(), visitor.lang)?;
        let is_rule = ledger.rules.iter().any(|(rule, _)| *rule == id);
        is_rule.then(|| format!("/rules/{}/numbered#{id}", entry.name()))
    };
    let href = place.map(|place| place.href).or_else(numbered).ok_or(Error::NoPage)?;
    Ok(Redirect::to(&href))
}
