//! Changes of who plays a seat, closing of tables, and links that move a guest to another device.

use super::at::At;
use super::watch::facts;
use super::{Caller, created, json};
use crate::app::App;
use crate::asked::{Found, Json};
use crate::device::{self, LinkOf};
use crate::error::Error;
use crate::live::Slot;
use crate::table::address;
use crate::visitor::name_of;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json as value};

fn answer(slot: &Slot, caller: &Caller) -> Result<Response, Error> {
    let body = slot.look(|shown| facts(slot, shown, caller))?;
    Ok(json(body.to_string()))
}

/// Lets a bot play a seat until its person returns.
pub(super) async fn stand_in(at: At) -> Result<Response, Error> {
    let (guest, seat) = (at.caller.guest()?, at.named()?);
    at.live().stand_in(&at.slot, seat, guest, &name_of(&at.app, guest).await?).await?;
    answer(&at.slot, &at.caller)
}

/// Takes the own seat back from a bot.
pub(super) async fn come_back(at: At) -> Result<Response, Error> {
    let guest = at.caller.guest()?;
    let seat = match at.ask.seat()? {
        Some(seat) => seat,
        None => at.slot.shown().people.seat_kept_for(guest.id()).ok_or(Error::NotYours)?,
    };
    at.live().come_back(&at.slot, seat, guest, &name_of(&at.app, guest).await?).await?;
    answer(&at.slot, &at.caller)
}

/// Gives the own seat to a bot permanently.
pub(super) async fn resign(at: At) -> Result<Response, Error> {
    let (guest, seat) = (at.caller.guest()?, at.named()?);
    at.live().resign(&at.slot, seat, guest, &name_of(&at.app, guest).await?).await?;
    answer(&at.slot, &at.caller)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Agreeing {
    agree: bool,
}

impl Default for Agreeing {
    fn default() -> Self {
        Self { agree: true }
    }
}

/// Closes the table, or asks the others to agree.
pub(super) async fn close(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
    Json(agreeing): Json<Agreeing>,
) -> Result<Response, Error> {
    let guest = caller.guest()?;
    app.live().close(&slot, guest, &name_of(&app, guest).await?, agreeing.agree).await?;
    answer(&slot, &caller)
}

/// Proposes a rematch of a finished table, or takes the own seat of it; returns the new table.
pub(super) async fn rematch(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    let next = app.live().rematch(&slot, guest, caller.lang.code()).await?;
    answer(&next, &caller)
}

fn described(link: &LinkOf) -> Value {
    value!({ "secret": link.secret, "path": address::device(&link.secret), "expires": link.expires_at })
}

/// The link that moves the caller to another device, if there is one.
pub(super) async fn link(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let link = device::link_of(&app, caller.guest()?).await?.ok_or(Error::NoLink)?;
    Ok(json(described(&link).to_string()))
}

/// Makes such a link; an older one is no longer valid.
pub(super) async fn new_link(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    Ok(created(described(&device::new_link(&app, guest).await?)))
}

/// Takes the link back.
pub(super) async fn drop_link(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    app.live().store().drop_link(caller.guest()?.id()).await?;
    Ok(json("{}"))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Using {
    secret: String,
}

/// Uses a link; returns the token of its guest.
pub(super) async fn use_link(
    State(app): State<App>,
    caller: Caller,
    Json(using): Json<Using>,
) -> Result<Response, Error> {
    app.limits().count(caller.guest.as_ref()).await?;
    let guest = device::use_link(&app, &using.secret).await?;
    let name = name_of(&app, &guest).await?;
    Ok(json(value!({ "guest": guest.id(), "name": name, "token": app.keys().token(&guest) }).to_string()))
}
