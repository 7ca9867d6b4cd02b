//! Vacations, for programs.

use super::{Caller, json};
use crate::app::App;
use crate::asked::Json;
use crate::error::Error;
use crate::live::Vacation;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json as value;

/// Until when the caller is on vacation, and how many days are left this year.
pub(super) async fn vacation(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let Vacation { until, left } = app.live().vacation(caller.guest()?).await?;
    Ok(json(value!({ "until": until, "days_left": left }).to_string()))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Going {
    days: i64,
}

/// Goes on vacation.
pub(super) async fn go(
    State(app): State<App>,
    caller: Caller,
    Json(going): Json<Going>,
) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    app.live().go_on_vacation(guest, going.days).await?;
    vacation(State(app), caller).await
}

/// Comes back.
pub(super) async fn come_back(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    app.live().end_vacation(guest).await?;
    vacation(State(app), caller).await
}
