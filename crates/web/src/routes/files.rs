//! Files for the browser, and the health check.

use crate::app::App;
use crate::error::Error;
use crate::packing;
use crate::pages::assets;
use crate::pages::assets::files::{Coding, File};
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

/// A file below its fingerprint never changes, so browsers may keep it forever.
pub(super) async fn file(
    State(app): State<App>,
    Path((fingerprint, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(file) = app.files().find(&name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let is_current = fingerprint == assets::fingerprint();
    let kept = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    sent(file, kept, &headers)
}

/// Browsers request this without being told.
pub(super) async fn favicon(State(app): State<App>, headers: HeaderMap) -> Response {
    match app.files().find("favicon.svg") {
        Some(file) => sent(file, "public, max-age=86400", &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn sent(file: &File, kept: &'static str, headers: &HeaderMap) -> Response {
    let mut accepted = Coding::ALL.into_iter().filter(|coding| packing::accepts(headers, coding.name()));
    let packed = accepted.find_map(|coding| Some((coding.name(), file.packed(coding)?)));
    // Each version of a file has its own tag.
    let version = packed.map_or("plain", |(coding, _)| coding);
    let tag = format!("\"{}-{version}\"", assets::fingerprint());
    let fixed = [
        (CACHE_CONTROL, kept),
        (CONTENT_TYPE, file.mime),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (VARY, ACCEPT_ENCODING.as_str()),
    ];
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    if known {
        return (StatusCode::NOT_MODIFIED, fixed, [(ETAG, tag)]).into_response();
    }
    match packed {
        Some((coding, packed)) => {
            (fixed, [(ETAG, tag)], [(CONTENT_ENCODING, coding)], packed.to_vec()).into_response()
        }
        None => (fixed, [(ETAG, tag)], file.bytes.to_vec()).into_response(),
    }
}

/// Whether the server runs and its store can be read and written.
pub(super) async fn health(State(app): State<App>) -> Response {
    let fixed = [(CACHE_CONTROL, "no-store"), (X_CONTENT_TYPE_OPTIONS, "nosniff")];
    match app.health().await {
        Ok(()) => (fixed, "ok\n").into_response(),
        Err(error) => (Error::from(error.clone()).status(), fixed, format!("{error}\n")).into_response(),
    }
}
