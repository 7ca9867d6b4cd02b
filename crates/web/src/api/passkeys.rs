//! Passkeys of the caller, and coming in with one.

use super::{Caller, created, json};
use crate::app::App;
use crate::asked::Json;
use crate::error::Error;
use crate::passkeys::{self, Made, Signed, Site};
use crate::visitor::name_of;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::Response;
use serde_json::{Value, json as value};
use store::Passkey;

fn described(key: &Passkey) -> Value {
    value!({ "id": key.id, "name": key.name, "made": key.made_at, "used": key.used_at })
}

fn site(app: &App, headers: &HeaderMap) -> Result<Site, Error> {
    Site::of(app, headers).ok_or(Error::NoPage)
}

/// The passkeys of the caller.
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let keys = app.live().store().passkeys_of(caller.guest()?.id()).await?;
    Ok(json(Value::Array(keys.iter().map(described).collect()).to_string()))
}

/// What a browser needs to make a passkey.
pub(super) async fn begin(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (site, guest) = (site(&app, &headers)?, caller.counted(&app).await?);
    let name = name_of(&app, guest).await?;
    Ok(json(passkeys::begin(&app, &site, guest, &name).await?.to_string()))
}

/// Adds the passkey that a browser has made.
pub(super) async fn add(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Json(made): Json<Made>,
) -> Result<Response, Error> {
    let (site, guest) = (site(&app, &headers)?, caller.guest()?);
    Ok(created(described(&passkeys::add(&app, &site, guest, &made).await?)))
}

/// Removes a passkey of the caller.
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    Path(key): Path<String>,
) -> Result<Response, Error> {
    app.live().store().drop_passkey(&key, caller.guest()?.id()).await?;
    Ok(json("{}"))
}

/// What a browser needs to come in with a passkey.
pub(super) async fn ask(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let site = site(&app, &headers)?;
    app.limits().count(caller.guest.as_ref()).await?;
    Ok(json(passkeys::ask(&app, &site).await?.to_string()))
}

/// Comes in with a passkey: the answer has the token of its guest, for browsers as a cookie, too.
pub(super) async fn come_in(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    Json(signed): Json<Signed>,
) -> Result<Response, Error> {
    let site = site(&app, &headers)?;
    app.limits().count(caller.guest.as_ref()).await?;
    let guest = passkeys::come_in(&app, &site, &signed).await?;
    let name = name_of(&app, &guest).await?;
    let mut response =
        json(value!({ "guest": guest.id(), "name": name, "token": app.keys().token(&guest) }).to_string());
    if let Some(cookie) = app.keys().set_cookie(&guest, app.is_secure()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}
