//! The HTTP interface for programs: plain HTTP with JSON and text. It can do everything that the pages can.

mod at;
mod ladder;
mod lobby;
mod notices;
mod passkeys;
mod people;
mod play;
mod time;
mod watch;

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::i18n::Lang;
use crate::live::Shown;
use crate::table::{address, last_of};
use crate::tables::Games;
use crate::visitor::{is_ours, language};
use axum::Router;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use engine::{Seat, Seats, Viewer};
use serde::Deserialize;

/// Everything below `/api`.
pub(crate) fn router(state: &App) -> Router<App> {
    Router::new()
        .route("/games", get(lobby::games))
        .route("/guests", post(lobby::new_guest))
        .route("/me", get(lobby::me).post(lobby::rename))
        .route("/status", get(lobby::status))
        .route("/me/link", get(people::link).post(people::new_link).delete(people::drop_link))
        .route("/me/vacation", get(time::vacation).post(time::go).delete(time::come_back))
        .route("/me/ratings", get(ladder::own))
        .route("/ladder/{game}", get(ladder::best))
        .route("/me/hook", get(notices::hook).post(notices::set_hook).delete(notices::drop_hook))
        .route("/me/mail", get(notices::mail).post(notices::set_mail).delete(notices::drop_mail))
        .route("/push", get(notices::push_key))
        .route("/me/push", post(notices::set_push).delete(notices::drop_push))
        .route("/me/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/me/passkeys/begin", post(passkeys::begin))
        .route("/me/passkeys/{key}", delete(passkeys::remove))
        .route("/passkeys", post(passkeys::come_in))
        .route("/passkeys/begin", post(passkeys::ask))
        .route("/link", post(people::use_link))
        .route("/tables", get(lobby::list).post(lobby::open))
        .route("/tables/{id}", get(watch::table))
        .route("/tables/{id}/join", post(lobby::join))
        .route("/tables/{id}/fill", post(lobby::fill))
        .route("/tables/{id}/leave", post(lobby::leave))
        .route("/tables/{id}/stand-in", post(people::stand_in))
        .route("/tables/{id}/return", post(people::come_back))
        .route("/tables/{id}/resign", post(people::resign))
        .route("/tables/{id}/close", post(people::close))
        .route("/tables/{id}/rematch", post(people::rematch))
        .route("/tables/{id}/view", get(watch::view))
        .route("/tables/{id}/at", get(watch::at))
        .route("/tables/{id}/log", get(watch::log))
        .route("/tables/{id}/text", get(watch::text))
        .route("/tables/{id}/events", get(watch::events))
        .route("/tables/{id}/chat", get(watch::chat).post(play::say))
        .route("/tables/{id}/legal", get(play::legal))
        .route("/tables/{id}/things", get(play::things))
        .route("/tables/{id}/why", get(play::why))
        .route("/tables/{id}/hint", get(play::hint))
        .route("/tables/{id}/act", post(play::act))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/ask-undo", post(play::ask_undo))
        .route("/tables/{id}/answer-undo", post(play::answer_undo))
        .route("/tables/{id}/seen", post(play::seen))
        .fallback(async || Error::NoPage)
        .method_not_allowed_fallback(async || Error::Method)
        .layer(from_fn_with_state(state.clone(), speak_json))
}

/// Gives refusals a JSON body, in the reader's language.
async fn speak_json(State(app): State<App>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let mut response = match is_ours(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    if let Some(error) = response.extensions_mut().remove::<Error>() {
        response = refusal(&error, lang);
    }
    let headers = response.headers_mut();
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

fn refusal(error: &Error, lang: Lang) -> Response {
    let mut body = serde_json::json!({ "error": error.code(), "message": error.sentence(lang) });
    if let Error::Stale { current } = error {
        body["version"] = (*current).into();
    }
    let mut response = (error.status(), axum::Json(body)).into_response();
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// Who sends a request, in which language they read, and what is played here.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    guest: Option<Guest>,
    lang: Lang,
    games: Games,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        Ok(Self {
            guest: app.keys().known(&parts.headers)?,
            lang: language(&parts.headers),
            games: app.live().games(),
        })
    }
}

impl Caller {
    /// The guest; a caller who wants a seat must be one.
    fn guest(&self) -> Result<&Guest, Error> {
        self.guest.as_ref().ok_or(Error::UnknownGuest)
    }

    /// The same, for a request that counts against the limits of a guest.
    async fn counted(&self, app: &App) -> Result<&Guest, Error> {
        let guest = self.guest()?;
        app.limits().count(Some(guest)).await?;
        Ok(guest)
    }

    fn seats(&self, shown: &Shown) -> Seats {
        self.guest.as_ref().map_or(Seats::NONE, |guest| shown.people.seats_of(guest.id()))
    }

    /// Whose view to return: the named seat, if it is the caller's; otherwise the caller's seat that is asked, or the
    /// first; otherwise the view of a spectator.
    fn viewer(&self, shown: &Shown, named: Option<Seat>) -> Result<Viewer, Error> {
        let mine = self.seats(shown);
        match named {
            Some(seat) if mine.has(seat) => Ok(Viewer::Seat(seat)),
            Some(_) => Err(Error::NotYours),
            None => {
                let asked = mine.iter().find(|seat| shown.table.awaiting().has(*seat));
                Ok(asked.or_else(|| mine.iter().next()).map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    /// Who acts: the named seat, or the only possible seat of the caller.
    fn actor(&self, shown: &Shown, named: Option<Seat>) -> Result<Seat, Error> {
        let mine = self.seats(shown);
        let mut asked = mine.iter().filter(|seat| shown.table.awaiting().has(*seat));
        match (named, asked.next(), asked.next()) {
            (Some(seat), ..) if mine.has(seat) => Ok(seat),
            (Some(_), ..) => Err(Error::NotYours),
            (None, Some(_), Some(_)) => Err(Error::WhichSeat),
            (None, Some(seat), None) => Ok(seat),
            (None, None, _) => mine.iter().next().ok_or(Error::NotYours),
        }
    }

    /// Whose action is undone: the named seat, or the caller's seat that acted last.
    fn last_actor(&self, shown: &Shown, named: Option<Seat>) -> Result<Seat, Error> {
        let mine = self.seats(shown);
        match named {
            Some(seat) if mine.has(seat) => Ok(seat),
            None if !mine.is_empty() => Ok(last_of(shown, mine)),
            _ => Err(Error::NotYours),
        }
    }
}

/// The query of most requests about a table.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ask {
    seat: Option<String>,
    version: Option<u64>,
    thing: Option<String>,
    from: Option<usize>,
    n: Option<usize>,
}

impl Ask {
    fn seat(&self) -> Result<Option<Seat>, Error> {
        let Some(text) = &self.seat else { return Ok(None) };
        address::seat(text)
            .map(Some)
            .ok_or_else(|| Error::Request(format!("`{text}` is no seat, p1 is the first")))
    }
}

fn json(body: impl Into<axum::body::Body>) -> Response {
    let mut response = Response::new(body.into());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

fn text(body: String) -> Response {
    let mut response = Response::new(body.into());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}

fn created(body: serde_json::Value) -> Response {
    (StatusCode::CREATED, axum::Json(body)).into_response()
}

/// `"p1"`, or `null` for spectators.
fn quoted(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("\"{seat}\""),
        Viewer::Spectator => "null".to_owned(),
    }
}

/// `["p1","p3"]`
fn listed(seats: Seats) -> String {
    let names: Vec<String> = seats.iter().map(|seat| format!("\"{seat}\"")).collect();
    format!("[{}]", names.join(","))
}
