//! Changes of who plays a seat and closing of tables, by the forms of a table.

use super::table::{At, version};
use crate::asked::Form;
use crate::error::Error;
use crate::table::address;
use axum::response::Response;
use engine::Seat;

fn seat(form: &Form) -> Result<Seat, Error> {
    form.get("seat").and_then(address::seat).ok_or(Error::NoSeat)
}

/// Lets a bot play a seat until its person returns.
pub(super) async fn stand_in(at: At, form: Form) -> Result<Response, Error> {
    let name = at.visitor.name(&at.app).await?;
    at.app.live().stand_in(&at.slot, seat(&form)?, &at.visitor.guest, &name).await?;
    at.answer().await
}

/// Takes the own seat back from a bot.
pub(super) async fn come_back(at: At, form: Form) -> Result<Response, Error> {
    let name = at.visitor.name(&at.app).await?;
    at.app.live().come_back(&at.slot, seat(&form)?, &at.visitor.guest, &name).await?;
    at.answer().await
}

/// Gives the own seat to a bot permanently.
pub(super) async fn resign(at: At, form: Form) -> Result<Response, Error> {
    let name = at.visitor.name(&at.app).await?;
    at.app.live().resign(&at.slot, seat(&form)?, &at.visitor.guest, &name).await?;
    at.answer().await
}

/// Asks the others to agree to an undo.
pub(super) async fn ask_undo(at: At, form: Form) -> Result<Response, Error> {
    at.app.limits().count(at.visitor.counted()).await?;
    let name = at.visitor.name(&at.app).await?;
    at.app.live().ask_undo(&at.slot, &at.visitor.guest, &name, version(&form)?).await?;
    at.answer().await
}

/// Agrees to such an undo, or refuses it.
pub(super) async fn answer_undo(at: At, form: Form) -> Result<Response, Error> {
    at.app.limits().count(at.visitor.counted()).await?;
    let (name, agrees) = (at.visitor.name(&at.app).await?, form.get("agree") == Some("yes"));
    at.app.live().answer_undo(&at.slot, &at.visitor.guest, &name, version(&form)?, agrees).await?;
    at.answer().await
}

/// Closes the table, or asks the others to agree.
pub(super) async fn close(at: At, form: Form) -> Result<Response, Error> {
    let name = at.visitor.name(&at.app).await?;
    let agree = form.get("agree") != Some("no");
    at.app.live().close(&at.slot, &at.visitor.guest, &name, agree).await?;
    at.answer().await
}
