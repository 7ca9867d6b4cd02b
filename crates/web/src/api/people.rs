//! Changes of who plays a seat, closing of tables, and links that move a guest to another device.

use super::watch::facts;
use super::{Ask, Caller, created, json};
use crate::app::App;
use crate::asked::{Asked, Found, Json};
use crate::device::{self, LinkOf};
use crate::error::Error;
use crate::live::Slot;
use crate::table::address;
use crate::visitor::name_of;
use axum::extract::State;
use axum::response::Response;
use engine::Seat;
use serde::Deserialize;
use serde_json::{Value, json as value};

/// The seat that was named; it need not be the caller's.
fn named(slot: &Slot, caller: &Caller, ask: &Ask) -> Result<Seat, Error> {
    match ask.seat()? {
        Some(seat) => Ok(seat),
        None => {
            let mine = caller.seats(&slot.shown());
            let mut mine = mine.iter();
            match (mine.next(), mine.next()) {
                (Some(seat), None) => Ok(seat),
                _ => Err(Error::WhichSeat),
            }
        }
    }
}

fn answer(slot: &Slot, caller: &Caller) -> Result<Response, Error> {
    let body = slot.look(|shown| facts(slot, shown, caller))?;
    Ok(json(body.to_string()))
}

/// Lets a bot play a seat until its person returns.
pub(super) async fn stand_in(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let (guest, seat) = (caller.guest()?, named(&slot, &caller, &ask)?);
    app.live().stand_in(&slot, seat, guest, &name_of(&app, guest).await?).await?;
    answer(&slot, &caller)
}

/// Takes the own seat back from a bot.
pub(super) async fn come_back(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let guest = caller.guest()?;
    let seat = match ask.seat()? {
        Some(seat) => seat,
        None => slot.shown().people.seat_kept_for(guest.id()).ok_or(Error::NotYours)?,
    };
    app.live().come_back(&slot, seat, guest, &name_of(&app, guest).await?).await?;
    answer(&slot, &caller)
}

/// Gives the own seat to a bot permanently.
pub(super) async fn resign(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let (guest, seat) = (caller.guest()?, named(&slot, &caller, &ask)?);
    app.live().resign(&slot, seat, guest, &name_of(&app, guest).await?).await?;
    answer(&slot, &caller)
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
    let guest = caller.guest()?;
    app.limits().count(Some(guest))?;
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
    let guest = caller.guest()?;
    app.limits().count(Some(guest))?;
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
    app.limits().count(caller.guest.as_ref())?;
    let guest = device::use_link(&app, &using.secret).await?;
    let name = name_of(&app, &guest).await?;
    Ok(json(value!({ "guest": guest.id(), "name": name, "token": app.keys().token(&guest) }).to_string()))
}
