//! Where a visitor hears of turns while no page is open.

use crate::announcing;
use crate::app::App;
use crate::asked::Form;
use crate::error::Error;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;

/// Where the profile shows it.
const BACK: &str = "/profile#notices-elsewhere";

/// Sets the webhook.
pub(super) async fn set_hook(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted())?;
    announcing::new_hook(&app, &visitor.guest, form.get("address").unwrap_or_default()).await?;
    Ok(Redirect::to(BACK))
}

/// Removes the webhook.
pub(super) async fn drop_hook(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    announcing::drop_hook(&app, &visitor.guest).await?;
    Ok(Redirect::to(BACK))
}
