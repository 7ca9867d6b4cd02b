//! Going on vacation and coming back, by the forms of the profile.

use crate::app::App;
use crate::asked::Form;
use crate::daily::date;
use crate::error::Error;
use crate::i18n::day;
use crate::live;
use crate::pages::vacation::Vacation;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;

/// The vacation of the visitor, for the profile.
pub(super) async fn shown(app: &App, visitor: &Visitor) -> Result<Vacation, Error> {
    let live::Vacation { until, left } = app.live().vacation(&visitor.guest).await?;
    Ok(Vacation { until: until.map(|at| day(visitor.lang, &date(at))), left, of: app.config().vacation })
}

/// Goes on vacation for so many days.
pub(super) async fn begin(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let days = form.get("days").and_then(|days| days.trim().parse().ok());
    let days = days.ok_or_else(|| Error::Request("`days` is a number".into()))?;
    app.live().go_on_vacation(&visitor.guest, days).await?;
    Ok(Redirect::to("/profile#vacation"))
}

/// Comes back.
pub(super) async fn end(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    app.live().end_vacation(&visitor.guest).await?;
    Ok(Redirect::to("/profile#vacation"))
}
