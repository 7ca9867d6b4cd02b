//! Where the caller hears of turns while nobody looks at a page.

use super::{Caller, created, json};
use crate::announcing;
use crate::app::App;
use crate::asked::Json;
use crate::error::Error;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json as value};
use store::{Hook, Mail};

fn described(hook: &Hook) -> Value {
    value!({ "address": hook.address, "key": hook.secret, "on": hook.is_on() })
}

/// The webhook of the caller.
pub(super) async fn hook(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let hook = announcing::hook_of(&app, caller.guest()?).await?.ok_or(Error::NoPage)?;
    Ok(json(described(&hook).to_string()))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Setting {
    address: String,
}

/// Sets the webhook of the caller, with a new key.
pub(super) async fn set_hook(
    State(app): State<App>,
    caller: Caller,
    Json(setting): Json<Setting>,
) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    Ok(created(described(&announcing::new_hook(&app, guest, &setting.address).await?)))
}

/// Removes the webhook of the caller.
pub(super) async fn drop_hook(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    announcing::drop_hook(&app, caller.guest()?).await?;
    Ok(json("{}"))
}

fn addressed(mail: &Mail) -> Value {
    value!({ "address": mail.address, "confirmed": mail.confirmed_at.is_some() })
}

/// The e-mail address of the caller.
pub(super) async fn mail(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let mail = app.live().store().mail(caller.guest()?.id()).await?.ok_or(Error::NoPage)?;
    Ok(json(addressed(&mail).to_string()))
}

/// Sets the e-mail address of the caller and sends a mail that asks for a confirmation.
pub(super) async fn set_mail(
    State(app): State<App>,
    caller: Caller,
    Json(setting): Json<Setting>,
) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    let mail = announcing::new_mail(&app, guest, caller.lang, &setting.address).await?;
    Ok(created(addressed(&mail)))
}

/// Removes the e-mail address of the caller.
pub(super) async fn drop_mail(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    app.live().store().drop_mail(caller.guest()?.id()).await?;
    Ok(json("{}"))
}

/// The key by which push services know this server.
pub(super) async fn push_key(State(app): State<App>) -> Response {
    json(value!({ "key": app.live().announcing().push_key().public() }).to_string())
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Subscription {
    endpoint: String,
    keys: SubscriptionKeys,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

/// Keeps a browser of the caller, which gets push messages from now on.
pub(super) async fn set_push(
    State(app): State<App>,
    caller: Caller,
    Json(it): Json<Subscription>,
) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    announcing::new_push(&app, guest, caller.lang, &it.endpoint, (&it.keys.p256dh, &it.keys.auth)).await?;
    Ok(json("{}"))
}

/// Forgets a browser of the caller.
pub(super) async fn drop_push(
    State(app): State<App>,
    caller: Caller,
    Json(it): Json<Subscription>,
) -> Result<Response, Error> {
    app.live().store().drop_push(&it.endpoint, Some(caller.guest()?.id())).await?;
    Ok(json("{}"))
}
