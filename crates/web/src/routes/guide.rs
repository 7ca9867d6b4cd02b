//! Guided games: starting one, and switching the guide of a table on and off.

use super::table::At;
use crate::app::App;
use crate::asked::Form;
use crate::error::Error;
use crate::guest::path_cookie;
use crate::live::{Deal, NewPlace, NewTable};
use crate::naming::Made;
use crate::table::address;
use crate::tables::AnyGame;
use crate::visitor::{GUIDE, Visitor};
use axum::Extension;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{Redirect, Response};
use engine::Seat;

/// Opens a table that follows a lesson of a game: the one that the form names, else the guided first game.
pub(super) async fn start(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let game: AnyGame = app.live().game(form.get("game").unwrap_or_default())?;
    let mut lessons = app.live().lessons(game).iter();
    let lesson = match form.get("lesson") {
        Some(name) => lessons.find(|lesson| lesson.name == name),
        None => lessons.next(),
    };
    let lesson = lesson.ok_or(Error::NoPage)?;
    let own = visitor.name(&app).await?;
    let bot = game.usual_bot().ok_or(Error::NoPage)?;
    let place = |seat: Seat| {
        if seat == lesson.learner { NewPlace::Here(own.clone()) } else { NewPlace::Bot(bot) }
    };
    let table = NewTable {
        game,
        name: match lesson.is_prepared() {
            true => Made::Lesson { game: game.name(), lesson: &lesson.name, of: &own }.kept(),
            false => Made::Guide(&own).kept(),
        },
        host: visitor.guest.clone(),
        places: (0..lesson.n_seats).map(|n| place(Seat(n))).collect(),
        options: lesson.options.clone(),
        seed: Deal::Given(lesson.seed),
        is_public: false,
        open_chat: false,
        clock: None,
        rated: false,
        language: visitor.lang.code(),
        challenge: None,
        rematch_of: None,
    };
    let slot = app.live().open_after(table, lesson.given.clone()).await?;
    Ok(Redirect::to(&address::table(&slot.id)))
}

/// Shows or hides the guide of a table. The visitor's browser remembers it, for this table alone.
pub(super) async fn switch(mut at: At, form: Form) -> Result<Response, Error> {
    at.visitor.is_alone = form.get("guide") == Some("off");
    let word = if at.visitor.is_alone { "off" } else { "on" };
    let cookie = path_cookie(GUIDE, word, address::table(&at.slot.id), at.app.is_secure());
    let mut response = at.answer().await?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}
