//! The input of a request, read strictly: query, form, JSON, text. Input that cannot be read is refused with our own
//! error.

use crate::app::App;
use crate::daily::may_look;
use crate::error::Error;
use crate::live::Slot;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A query.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let Query(query) =
            Query::try_from_uri(&parts.uri).map_err(|error| Error::Request(error.body_text()))?;
        Ok(Self(query))
    }
}

/// The table that the address names.
pub(crate) struct Found(pub(crate) Arc<Slot>);

impl FromRequestParts<App> for Found {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Error::NoTable)?;
        let id = params.iter().find_map(|(name, value)| (name == "id").then_some(value));
        let slot = app.live().find(id.unwrap_or_default()).await?;
        let guest = app.keys().known(&parts.headers)?;
        may_look(app, guest.as_ref(), &slot).await?;
        if let Some(guest) = &guest {
            app.live().saw(&slot, guest).await;
        }
        Ok(Self(slot))
    }
}

/// A form: names with values, in order, a name more than once where it has several.
#[derive(Clone, Debug, Default)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// The first value of `name`, if it is not empty.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.all(name).next().filter(|value| !value.is_empty())
    }

    /// All values of `name`.
    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let form = axum::Form::from_request(request, state).await;
        form.map(|axum::Form(pairs)| Self(pairs)).map_err(|error| refused(error.status(), error.body_text()))
    }
}

/// A JSON body; an empty one means the default.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let is_json = is(request.headers(), "application/json");
        let bytes = body(request, state).await?;
        if bytes.is_empty() {
            return Ok(Self(T::default()));
        }
        if !is_json {
            return Err(Error::Media);
        }
        serde_json::from_slice(&bytes).map(Self).map_err(|error| Error::Request(error.to_string()))
    }
}

/// A body of plain text.
#[derive(Clone, Debug)]
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let headers = request.headers();
        if headers.contains_key(CONTENT_TYPE) && !is(headers, "text/plain") {
            return Err(Error::Media);
        }
        let bytes = body(request, state).await?;
        String::from_utf8(bytes.into()).map(Self).map_err(|_| Error::Request("the text is not UTF-8".into()))
    }
}

async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Error> {
    let bytes = Bytes::from_request(request, state).await;
    bytes.map_err(|error| refused(error.status(), error.body_text()))
}

fn is(headers: &HeaderMap, media: &str) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case(media))
}

fn refused(status: StatusCode, text: String) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Error::Media,
        _ => Error::Request(text),
    }
}
