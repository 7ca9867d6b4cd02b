//! Moving a guest's name and seats to another device.

use super::table::origin;
use crate::app::App;
use crate::asked::Form;
use crate::device::{self, LinkOf};
use crate::error::Error;
use crate::i18n::t;
use crate::pages::layout::{self, Tab};
use crate::pages::profile::Device;
use crate::table::address;
use crate::visitor::{Visitor, name_of};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

/// The link as the profile shows it.
pub(super) async fn shown(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
) -> Result<Option<Device>, Error> {
    let Some(LinkOf { secret, expires_at }) = device::link_of(app, &visitor.guest).await? else {
        return Ok(None);
    };
    let url = format!("{}{}", origin(app, headers), address::device(&secret));
    let picture = device::picture(&url, &t!(visitor.lang, "device-picture"));
    let minutes = (expires_at - app.live().now() + 59) / 60;
    Ok(Some(Device { url, minutes, picture }))
}

/// Makes a link; an older one is no longer valid.
pub(super) async fn make(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    device::new_link(&app, &visitor.guest).await?;
    Ok(Redirect::to("/profile#device"))
}

/// Takes the link back.
pub(super) async fn revoke(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.live().store().drop_link(visitor.guest.id()).await?;
    Ok(Redirect::to("/profile#device"))
}

/// Removes a passkey.
pub(super) async fn drop_passkey(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.live().store().drop_passkey(form.get("id").unwrap_or_default(), visitor.guest.id()).await?;
    Ok(Redirect::to("/profile#passkeys"))
}

/// The page of a link. Reading does not use the link, because programs that preview links also read it.
pub(super) async fn look(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Markup, Error> {
    let guest = device::guest_of(&app, &secret).await?;
    let lang = visitor.lang;
    let (name, own) = (name_of(&app, &guest).await?, visitor.name(&app).await?);
    let has_tables =
        visitor.is_known && !app.live().store().tables_of(visitor.guest.id(), 1).await?.is_empty();
    let title = t!(lang, "device-accept-title", name = name.as_str());
    let main = html! {
        h1.title { (title) }
        div.panel.block {
            @if guest == visitor.guest {
                p.lead { (t!(lang, "device-same")) }
                a.btn href="/" { (t!(lang, "error-home")) }
            } @else {
                p.lead { (t!(lang, "device-accept-text", name = name.as_str())) }
                @if has_tables { p { (t!(lang, "device-accept-lost", name = own.as_str())) } }
                form method="post" action=(address::device(&secret)) {
                    button.btn.btn-primary.btn-lg { (t!(lang, "device-accept-go", name = name.as_str())) }
                }
            }
        }
    };
    Ok(layout::page(&visitor.shell(Some(&own)), Tab::None, &title, &main))
}

/// Uses the link: from now on this browser is the guest of the link.
pub(super) async fn accept(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Response, Error> {
    app.limits().count(visitor.counted()).await?;
    let guest = device::use_link(&app, &secret).await?;
    let mut response = Redirect::to("/").into_response();
    if let Some(cookie) = app.keys().set_cookie(&guest, app.is_secure()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}
