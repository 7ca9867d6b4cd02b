//! The picture of a table for previews of its address.

use crate::app::App;
use crate::asked::{Asked, Found};
use crate::error::Error;
use crate::i18n::Lang;
use crate::pages::assets;
use crate::sharing::Subject;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

/// The query of the address.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Ask {
    /// The language of the words in the picture.
    lang: Option<String>,
}

/// The picture, or where that cannot be had now the picture of all tables.
pub(super) async fn picture(
    State(app): State<App>,
    Found(slot): Found,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let lang = ask.lang.as_deref().and_then(Lang::from_code).unwrap_or(Lang::En);
    let subject = slot.look(|shown| Subject::of(&slot, shown, app.live().games(), lang))?;
    // The address contains the version, so another state of the table has another address.
    let kept = if subject.is_over { "public, max-age=86400" } else { "public, max-age=60" };
    let safe = (X_CONTENT_TYPE_OPTIONS, "nosniff");
    Ok(match app.pictures().of(subject).await {
        Some(bytes) => ([(CACHE_CONTROL, kept), (CONTENT_TYPE, "image/png"), safe], bytes).into_response(),
        None => ([(CACHE_CONTROL, "no-store"), safe], Redirect::temporary(&assets::url("share.png")))
            .into_response(),
    })
}
