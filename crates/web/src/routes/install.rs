//! What a browser needs to install the pages as an app and to show some of them without a connection.

use crate::app::App;
use crate::error::Error;
use crate::i18n::t;
use crate::pages::assets;
use crate::pages::offline;
use crate::visitor::{Visitor, language};
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY, X_CONTENT_TYPE_OPTIONS};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde_json::json;

/// The name, colours and icons of the app.
pub(super) async fn manifest(headers: HeaderMap) -> Response {
    let lang = language(&headers);
    let icon = |name: &str, sizes: &str, mime: &str, purpose: &str| json!({ "src": assets::url(name), "sizes": sizes, "type": mime, "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": "Fernweh",
        "short_name": "Fernweh",
        "description": t!(lang, "home-lead"),
        "lang": lang.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#0a1020",
        "theme_color": "#0a1020",
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
    });
    let fixed = [
        (CONTENT_TYPE, "application/manifest+json"),
        (CACHE_CONTROL, "no-cache"),
        (VARY, "cookie, accept-language"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (fixed, manifest.to_string()).into_response()
}

/// The worker, with the list of the files that it keeps.
pub(super) async fn worker(State(app): State<App>) -> Response {
    let files: Vec<String> = app.files().iter().map(|file| assets::url(file.name)).collect();
    let code = assets::find(app.live().games(), "worker.js").map_or(&[][..], |asset| asset.bytes);
    let text = format!(
        "const FINGERPRINT = {};\nconst SHELL = {};\n{}",
        json!(assets::fingerprint()),
        json!(files),
        String::from_utf8_lossy(code)
    );
    let fixed = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (fixed, text).into_response()
}

/// What is shown where there is no connection. It is the same for everybody.
pub(super) async fn offline(Extension(visitor): Extension<Visitor>) -> Result<Markup, Error> {
    Ok(offline::page(&visitor.shell(None)))
}
