//! The page of the host of the server, and the figures for Prometheus.

use crate::app::App;
use crate::asked::{Asked, Form};
use crate::error::Error;
use crate::guest::cookie;
use crate::i18n::{Lang, t};
use crate::letters::clean_title;
use crate::live::Slot;
use crate::pages::host::{self, Desk, Figure, InUse, Refused};
use crate::random;
use crate::sender::sender;
use crate::table::name_of;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use cookie::{Cookie, SameSite};
use engine::{Seat, Viewer};
use serde::Deserialize;
use store::{Ban, Banned, Sitter, Status};

/// The cookie of a browser in which the host has entered the token.
const VISIT: &str = "host";

/// The most tables in use that the page lists.
const LISTED: usize = 100;

/// The longest text for everybody, in characters.
const LONGEST: usize = 200;

/// The name of the file with a copy, without its ending.
const COPY: &str = "fernweh";

/// Whether the host asks: with the token as a program, or as a browser that was let in.
fn is_host(app: &App, headers: &HeaderMap) -> bool {
    let text = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok());
    match text.and_then(|text| text.strip_prefix("Bearer ")) {
        Some(token) => app.hosting().is_token(token),
        None => cookie(headers, VISIT).is_some_and(|secret| app.hosting().is_in(secret)),
    }
}

/// Refuses everybody but the host. Without a token there is no such page.
async fn allow(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    if !app.hosting().is_open() {
        return Err(Error::NoPage);
    }
    if is_host(app, headers) {
        return Ok(());
    }
    // Guessing is limited like everything else.
    app.limits().count(None).await?;
    Err(Error::WrongToken)
}

/// All figures, for a program that shows the token.
pub(super) async fn metrics(State(app): State<App>, headers: HeaderMap) -> Response {
    let figures = match allow(&app, &headers).await {
        Ok(()) => app.figures().await,
        Err(error) => Err(error),
    };
    let fixed = [
        (CACHE_CONTROL, "no-store"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"),
    ];
    match figures {
        Ok(figures) => (fixed, figures).into_response(),
        Err(Error::NoPage) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => (error.status(), fixed, format!("{}\n", error.sentence(Lang::En))).into_response(),
    }
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Done {
    done: Option<String>,
}

/// The page, or the form for the token.
pub(super) async fn page(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Asked(done): Asked<Done>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    if !app.hosting().is_open() {
        return Err(Error::NoPage);
    }
    let shell = visitor.shell(None);
    if !is_host(&app, &headers) {
        return Ok(host::entrance(&shell).into_response());
    }
    let desk = desk(&app, visitor.lang, done.done.as_deref()).await?;
    Ok(([(CACHE_CONTROL, "no-store")], host::page(&shell, &desk)).into_response())
}

async fn desk(app: &App, lang: Lang, done: Option<&str>) -> Result<Desk, Error> {
    let done = match done {
        Some("notice") => Some(t!(lang, "host-done-notice")),
        Some("close") => Some(t!(lang, "host-done-close")),
        Some("ban") => Some(t!(lang, "host-done-ban")),
        Some("lift") => Some(t!(lang, "host-done-lift")),
        Some("backup") => Some(t!(lang, "host-done-backup")),
        _ => None,
    };
    Ok(Desk {
        figures: figures(app, lang).await?,
        unwell: app.health().await.err().map(|why| why.to_string()),
        notice: app.hosting().notice().map(|text| text.to_string()).unwrap_or_default(),
        tables: app.live().some(LISTED).iter().map(|slot| in_use(slot, lang)).collect(),
        refused: app.live().store().bans().await?.into_iter().map(|ban| refused(ban, lang)).collect(),
        folder: app.config().backups.as_ref().map(|folder| folder.display().to_string()),
        done,
    })
}

async fn figures(app: &App, lang: Lang) -> Result<Vec<Figure>, Error> {
    let counts = app.live().store().counts().await?;
    let minutes = app.live().meters().up() / 60;
    let up =
        t!(lang, "host-up-value", days = minutes / 1440, hours = minutes / 60 % 24, minutes = minutes % 60);
    let megabytes = |bytes: u64| t!(lang, "host-megabytes", n = bytes.div_ceil(1_000_000));
    let figure = |label, value, note| Figure { label, value, note };
    let tables = t!(lang, "host-tables-note", waiting = counts.waiting, finished = counts.finished);
    let streams = t!(lang, "host-streams", n = app.streams().n_open());
    let mut figures = vec![
        figure(t!(lang, "host-tables"), counts.running.to_string(), tables),
        figure(t!(lang, "host-in-memory"), app.n_live().to_string(), streams),
        figure(t!(lang, "host-database"), megabytes(counts.bytes), String::new()),
        figure(t!(lang, "host-up"), up, String::new()),
    ];
    if let Ok(bytes) = crate::bench::memory("self") {
        figures.insert(3, figure(t!(lang, "host-memory"), megabytes(bytes), String::new()));
    }
    Ok(figures)
}

fn in_use(slot: &Slot, lang: Lang) -> InUse {
    let shown = slot.shown();
    let status = match shown.people.status {
        Status::Waiting => t!(lang, "host-status-waiting"),
        Status::Running => shown.table.moment(Viewer::Spectator, lang),
        Status::Finished | Status::Closed => t!(lang, "host-status-over"),
    };
    let people = (0_u8..).zip(&shown.people.places).filter_map(|(n, place)| match &place.sitter {
        Sitter::Guest(id) => Some((id.clone(), name_of(&shown.people, Seat(n), lang))),
        Sitter::Bot(_) | Sitter::Open => None,
    });
    let mut people: Vec<(String, String)> = people.collect();
    people.dedup_by(|one, other| one.0 == other.0);
    InUse {
        id: slot.id.clone(),
        game: slot.game.lid().title,
        about: status,
        is_open: matches!(shown.people.status, Status::Waiting | Status::Running),
        people,
    }
}

fn refused(ban: Ban, lang: Lang) -> Refused {
    let (kind, who, shown) = match ban.who {
        Banned::Guest(id) => {
            let short: String = id.chars().take(8).collect();
            ("guest", id, t!(lang, "host-guest", id = short))
        }
        Banned::Address(text) => ("address", text.clone(), text),
    };
    Refused { kind, who, shown, note: ban.note }
}

/// Lets a browser in that shows the token.
pub(super) async fn enter(State(app): State<App>, form: Form) -> Result<Response, Error> {
    if !app.hosting().is_open() {
        return Err(Error::NoPage);
    }
    if !app.hosting().is_token(form.get("token").unwrap_or_default()) {
        app.limits().count(None).await?;
        tracing::info!(target: "audit", from = %sender(), "a wrong host token was entered");
        return Err(Error::WrongToken);
    }
    tracing::info!(target: "audit", from = %sender(), "the host has entered");
    let secret = random::secret()?;
    let set = visit(secret.clone(), app.is_secure());
    app.hosting().enter(secret);
    let mut response = Redirect::to("/host").into_response();
    response.headers_mut().extend(set.map(|set| (SET_COOKIE, set)));
    Ok(response)
}

fn visit(secret: String, is_secure: bool) -> Option<HeaderValue> {
    let cookie = Cookie::build((VISIT, secret)).path("/host").same_site(SameSite::Strict).secure(is_secure);
    HeaderValue::try_from(cookie.http_only(true).build().to_string()).ok()
}

/// Forgets this browser.
pub(super) async fn leave(State(app): State<App>, headers: HeaderMap) -> Result<Redirect, Error> {
    allow(&app, &headers).await?;
    app.hosting().leave(cookie(&headers, VISIT).unwrap_or_default());
    tracing::info!(target: "audit", from = %sender(), "the host has left");
    Ok(Redirect::to("/"))
}

/// Tells everybody something.
pub(super) async fn notice(
    State(app): State<App>,
    headers: HeaderMap,
    form: Form,
) -> Result<Redirect, Error> {
    allow(&app, &headers).await?;
    let text: Option<String> = form.get("text").map(|text| text.trim().chars().take(LONGEST).collect());
    let text = text.filter(|text| !text.is_empty());
    app.hosting().tell(text.clone(), app.live().now()).await?;
    tracing::info!(target: "audit", from = %sender(), text, "the host tells everybody");
    Ok(Redirect::to("/host?done=notice"))
}

/// Closes a table without asking the people there.
pub(super) async fn close(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    form: Form,
) -> Result<Redirect, Error> {
    allow(&app, &headers).await?;
    let slot = app.live().find(form.get("table").unwrap_or_default().trim()).await?;
    app.live().close_by_force(&slot, &t!(visitor.lang, "host-by")).await?;
    tracing::info!(target: "audit", from = %sender(), table = slot.id, "the host closed a table");
    Ok(Redirect::to("/host?done=close"))
}

fn who(form: &Form) -> Result<Banned, Error> {
    let who = form.get("who").map(|who| who.trim().to_owned()).filter(|who| !who.is_empty());
    match (form.get("kind"), who) {
        (Some("guest"), Some(who)) => Ok(Banned::Guest(who)),
        (Some("address"), Some(who)) => Ok(Banned::Address(who)),
        _ => Err(Error::Request("who".into())),
    }
}

/// Refuses somebody from now on, and ends their event streams.
pub(super) async fn ban(State(app): State<App>, headers: HeaderMap, form: Form) -> Result<Redirect, Error> {
    allow(&app, &headers).await?;
    let note = form.get("note").and_then(clean_title).unwrap_or_default();
    let ban = Ban { who: who(&form)?, note, at: app.live().now() };
    let who = ban.who.clone();
    app.hosting().ban(ban).await?;
    tracing::info!(target: "audit", from = %sender(), ?who, "the host refuses somebody");
    app.streams().end(|guest, source| app.hosting().is_refused(|| guest.cloned(), source));
    Ok(Redirect::to("/host?done=ban"))
}

/// No longer refuses somebody.
pub(super) async fn lift(State(app): State<App>, headers: HeaderMap, form: Form) -> Result<Redirect, Error> {
    allow(&app, &headers).await?;
    let who = who(&form)?;
    app.hosting().lift(who.clone()).await?;
    tracing::info!(target: "audit", from = %sender(), ?who, "the host allows somebody again");
    Ok(Redirect::to("/host?done=lift"))
}

/// Writes a copy of the database into the folder for copies.
pub(super) async fn backup(State(app): State<App>, headers: HeaderMap) -> Result<Redirect, Error> {
    allow(&app, &headers).await?;
    let folder = app.config().backups.as_ref().ok_or(Error::NoPage)?;
    let file = folder.join(format!("{COPY}-{}.db", app.live().now()));
    app.live().store().backup(&file).await?;
    tracing::info!(target: "audit", from = %sender(), file = %file.display(), "the database was copied");
    Ok(Redirect::to("/host?done=backup"))
}
