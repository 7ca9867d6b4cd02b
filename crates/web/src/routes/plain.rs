//! A table in plain words: the page itself, and the answers that the drawn table shows beside a piece.

use super::table::{Ask, At, Drawn, answer_to, area_of};
use crate::app::App;
use crate::asked::Asked;
use crate::error::Error;
use crate::game::Hint;
use crate::i18n::{Lang, t};
use crate::pages::layout::{self, Tab};
use crate::table::{address, plain};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::REFRESH;
use axum::response::{IntoResponse, Response};
use engine::Seat;
use maud::{Markup, html};

/// The seconds after which a page is loaded again for readers without scripts who want that.
const AGAIN: &str = "30";

/// The page.
pub(super) async fn page(at: At) -> Result<Response, Error> {
    let page = at.drawn(Drawn::Plain).await?;
    Ok(match at.is_loaded_again()? {
        true => ([(REFRESH, AGAIN)], page).into_response(),
        false => page.into_response(),
    })
}

/// What a thing is, and why nothing can be done with it.
pub(super) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Asked(ask): Asked<Ask>,
) -> Result<Markup, Error> {
    let answer = answer_to(&app, &id, &visitor, &ask).await?;
    let seat = ask.seat.as_deref().and_then(address::seat);
    framed(&app, &visitor, &t!(visitor.lang, "plain-why"), &id, seat, &answer).await
}

/// What a bot would do in the visitor's place.
pub(super) async fn hint(at: At) -> Result<Markup, Error> {
    let lang = at.visitor.lang;
    let seat = at.seat()?;
    let said = match at.app.live().hint(&at.slot, seat, lang).await? {
        Some(hint) => advice(lang, &hint),
        None => html! { p { (t!(lang, "hint-none")) } },
    };
    let named = at.viewpoint()?.named();
    framed(&at.app, &at.visitor, &t!(lang, "bar-hint"), &at.slot.id, named, &said).await
}

fn advice(lang: Lang, hint: &Hint) -> Markup {
    html! {
        p { b { (hint.choice) } }
        @if let Some(n) = hint.chance { p { (t!(lang, "hint-chance", n = n)) } }
        p { (hint.reason) }
        @if let Some(line) = &hint.follows { p { (line) } }
        @if !hint.others.is_empty() { ul { @for other in &hint.others { li { (other) } } } }
    }
}

/// What one seat has.
pub(super) async fn area(at: At, Path((_, seat)): Path<(String, String)>) -> Result<Markup, Error> {
    let lang = at.visitor.lang;
    let area = area_of(&at, &seat)?;
    let name = at.slot.look(|shown| {
        let seat = address::seat(&seat).unwrap_or_default();
        crate::table::name_of(&shown.people, seat, lang)
    })?;
    let named = at.viewpoint()?.named();
    let title = t!(lang, "plain-area", name = name);
    framed(&at.app, &at.visitor, &title, &at.slot.id, named, &plain::listed(lang, &area)).await
}

/// An answer as a page of its own, with the way back.
async fn framed(
    app: &App,
    visitor: &Visitor,
    title: &str,
    id: &str,
    seat: Option<Seat>,
    said: &Markup,
) -> Result<Markup, Error> {
    let name = visitor.name(app).await?;
    let back = address::plain(&address::table(id), seat);
    let main = html! {
        main.page.spoken #main {
            h1.title { (title) }
            (said)
            p { a.btn href=(back) { (t!(visitor.lang, "back-to-table")) } }
        }
    };
    Ok(layout::wide_page(&visitor.shell(Some(&name)), Tab::Play, title, &["pages.css"], &[], &main))
}
