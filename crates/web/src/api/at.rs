//! One caller at one table.

use super::{Ask, Caller, json};
use crate::app::App;
use crate::asked::{Asked, Found};
use crate::error::Error;
use crate::live::{Live, Slot};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::Response;
use engine::Seat;
use std::sync::Arc;

/// The header that carries the version of an answer, and may carry that of a request instead of the query.
pub(super) const VERSION: &str = "x-version";

/// A caller who wants to do something at a table.
pub(super) struct At {
    pub(super) app: App,
    pub(super) slot: Arc<Slot>,
    pub(super) caller: Caller,
    pub(super) ask: Ask,
    version: Option<u64>,
}

impl FromRequestParts<App> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let Found(slot) = Found::from_request_parts(parts, app).await?;
        let caller = Caller::from_request_parts(parts, app).await?;
        let Asked(ask) = Asked::<Ask>::from_request_parts(parts, app).await?;
        let header = || parts.headers.get(VERSION)?.to_str().ok()?.parse().ok();
        let version = ask.version.or_else(header);
        Ok(Self { app: app.clone(), slot, caller, ask, version })
    }
}

impl At {
    pub(super) fn live(&self) -> &Live {
        self.app.live()
    }

    /// The version that the caller has seen, which must be said.
    pub(super) fn version(&self) -> Result<u64, Error> {
        self.version.ok_or_else(|| Error::Request("say which `version` you have seen".into()))
    }

    /// Who acts: the named seat, or the only possible seat of the caller.
    pub(super) fn actor(&self) -> Result<Seat, Error> {
        self.slot.look(|shown| self.caller.actor(shown, self.ask.seat()?))?
    }

    /// The seat that was named; it need not be the caller's.
    pub(super) fn named(&self) -> Result<Seat, Error> {
        if let Some(seat) = self.ask.seat()? {
            return Ok(seat);
        }
        let mine = self.caller.seats(&self.slot.shown());
        let mut mine = mine.iter();
        match (mine.next(), mine.next()) {
            (Some(seat), None) => Ok(seat),
            (Some(_), Some(_)) => Err(Error::WhichSeat),
            (None, _) => Err(Error::NoSeat),
        }
    }
}

/// The answer to a move: the version that it leads to.
pub(super) fn versioned(version: u64) -> Response {
    json(format!(r#"{{"version":{version}}}"#))
}
