//! Files for the browser, and the health check.

use crate::app::App;
use crate::error::Error;
use crate::pages::assets::{self, Asset};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

/// A file below its fingerprint never changes, so browsers may keep it forever.
pub(super) async fn file(
    State(app): State<App>,
    Path((fingerprint, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(asset) = assets::find(app.live().games(), &name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let is_current = fingerprint == assets::fingerprint();
    let kept = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    sent(asset, kept, &headers)
}

/// Browsers request this without being told.
pub(super) async fn favicon(State(app): State<App>, headers: HeaderMap) -> Response {
    match assets::find(app.live().games(), "favicon.svg") {
        Some(asset) => sent(asset, "public, max-age=86400", &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn sent(asset: &'static Asset, kept: &'static str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", assets::fingerprint());
    let fixed = [(CACHE_CONTROL, kept), (CONTENT_TYPE, asset.mime), (X_CONTENT_TYPE_OPTIONS, "nosniff")];
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    if known {
        return (StatusCode::NOT_MODIFIED, fixed, [(ETAG, tag)]).into_response();
    }
    (fixed, [(ETAG, tag)], asset.bytes).into_response()
}

/// Whether the server runs and its store can be read and written.
pub(super) async fn health(State(app): State<App>) -> Response {
    let fixed = [(CACHE_CONTROL, "no-store"), (X_CONTENT_TYPE_OPTIONS, "nosniff")];
    match app.health().await {
        Ok(()) => (fixed, "ok\n").into_response(),
        Err(error) => (Error::from(error.clone()).status(), fixed, format!("{error}\n")).into_response(),
    }
}
