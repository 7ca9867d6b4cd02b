//! The page of open tables.

use crate::app::App;
use crate::asked::{Asked, Form};
use crate::error::Error;
use crate::guest::{cookie, open_cookie};
use crate::i18n::{Lang, t};
use crate::naming::shown;
use crate::pages::lobby::{self, Filter, LONGEST, Lobby, Open};
use crate::routes::mine;
use crate::table::address;
use crate::timing;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use store::{Listing, Sitter};

/// How many tables are looked through, the last changed first.
pub(crate) const LOOKED_THROUGH: u32 = 200;

/// The cookie with the filter that a visitor keeps.
const KEPT: &str = "lobby";

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Asked(asked): Asked<Filter>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Markup, Error> {
    let kept = cookie(&headers, KEPT).and_then(Filter::kept);
    // Who names no filter gets the one that was kept.
    let filter = kept.clone().filter(|_| query.is_none_or(|query| query.is_empty())).unwrap_or(asked);
    let name = visitor.name(&app).await?;
    let all = app.live().store().open_tables(LOOKED_THROUGH).await?;
    let taken = all.iter().filter(|table| filter.takes(table)).take(LONGEST);
    let open: Vec<Open<'_>> = taken.filter_map(|table| open(&app, &visitor, table)).collect();
    let mine = mine::in_play(&app, &visitor).await?;
    let games = &app.live().games().playable;
    let lobby = Lobby {
        filter: &filter,
        kept: kept.as_ref(),
        open: &open,
        n_all: all.len(),
        n_running: app.live().store().counts().await?.running,
        mine: &mine,
        guide: games.iter().find(|game| app.live().lesson(**game).is_some()).map(|game| game.lid()),
    };
    Ok(lobby::page(&visitor.shell(Some(&name)), &lobby))
}

/// Keeps a filter for the next visits, or forgets it.
pub(super) async fn keep(State(app): State<App>, form: Form) -> Response {
    let kept = form.get("keep").and_then(Filter::kept).map_or_else(String::new, |filter| filter.query());
    let mut response = Redirect::to("/lobby").into_response();
    if let Some(cookie) = open_cookie(KEPT, kept, app.is_secure()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// A table in words; none of a game that this server does not have.
fn open<'a>(app: &App, visitor: &Visitor, table: &'a Listing) -> Option<Open<'a>> {
    let (game, lang) = (app.live().game(&table.game).ok()?, visitor.lang);
    let mut chips = Vec::new();
    if table.terms.rated {
        chips.push(t!(lang, "lobby-rated"));
    }
    if let Some(seed) = &table.open_seed {
        chips.push(t!(lang, "lobby-seed", seed = seed.as_str()));
    }
    let words: Vec<&str> = table.options.split(' ').collect();
    chips.extend(game.switches(lang).into_iter().filter(|it| words.contains(&it.word)).map(|it| it.label));
    if let Some(language) = Lang::from_code(&table.language) {
        chips.push(language.own_name().to_owned());
    }
    let is_me = |sitter: &Sitter| matches!(sitter, Sitter::Guest(id) if id == visitor.guest.id());
    Some(Open {
        game: game.lid(),
        table,
        name: shown(&table.name, app.live().games(), lang),
        href: address::table(&table.id),
        clock: table
            .terms
            .clock
            .map_or_else(|| t!(lang, "new-clock-none"), |clock| timing::short(clock, lang)),
        chips,
        is_mine: table.seats.iter().any(|seat| is_me(&seat.sitter)),
    })
}
