//! The analysis of a finished match: start it, stop it, see how far it is.

use crate::analysing;
use crate::app::App;
use crate::asked::{Form, Found};
use crate::error::Error;
use crate::pages::replay::analysis;
use crate::table::{address, names};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;
use maud::Markup;

/// The panel of the replay: what the page fetches while an analysis is under way.
pub(super) async fn panel(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let standing = analysing::standing(&app, &slot, &visitor.guest).await?.ok_or(Error::NoPage)?;
    slot.look(|shown| {
        let names = names(&shown.people, visitor.lang);
        let n = shown.table.n_actions();
        analysis::panel(visitor.lang, &address::table(&slot.id), n, &standing, &shown.table, &names)
    })
}

/// Starts it.
pub(super) async fn start(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    analysing::start(&app, &slot, &visitor.guest).await?;
    Ok(back(&slot.id, &form))
}

/// Stops it.
pub(super) async fn stop(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Redirect {
    app.live().analysing().stop(&slot.id, &visitor.guest);
    back(&slot.id, &form)
}

/// To the replay, at the moment that was shown.
fn back(table: &str, form: &Form) -> Redirect {
    let n = form.get("n").and_then(|n| n.parse::<u32>().ok());
    let at = n.map_or_else(String::new, |n| format!("?n={n}"));
    Redirect::to(&format!("{}/replay{at}#analysis", address::table(table)))
}
