//! Where a visitor hears of turns while no page is open.

use crate::announcing;
use crate::app::App;
use crate::asked::Form;
use crate::error::Error;
use crate::i18n::t;
use crate::pages::layout::{self, Tab};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Redirect;
use maud::{Markup, html};

/// Where the profile shows it.
const BACK: &str = "/profile#notices-elsewhere";

/// Sets the webhook.
pub(super) async fn set_hook(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    announcing::new_hook(&app, &visitor.guest, form.get("address").unwrap_or_default()).await?;
    Ok(Redirect::to(BACK))
}

/// Removes the webhook.
pub(super) async fn drop_hook(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    announcing::drop_hook(&app, &visitor.guest).await?;
    Ok(Redirect::to(BACK))
}

/// Sets the e-mail address.
pub(super) async fn set_mail(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let address = form.get("address").unwrap_or_default();
    announcing::new_mail(&app, &visitor.guest, visitor.lang, address).await?;
    Ok(Redirect::to(BACK))
}

/// Removes the e-mail address.
pub(super) async fn drop_mail(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.live().store().drop_mail(visitor.guest.id()).await?;
    Ok(Redirect::to(BACK))
}

fn page(visitor: &Visitor, main: &Markup) -> Markup {
    let title = t!(visitor.lang, "mail-page-title");
    let main = html! {
        h1.title { (title) }
        div.panel.block { (main) }
    };
    layout::page(&visitor.shell(None), Tab::None, &title, &main)
}

/// The page of the link in a mail. Reading it changes nothing, because programs that preview links also read it.
pub(super) async fn mail(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Markup, Error> {
    let mail = app.live().store().mail_by(&secret).await?;
    let (lang, address) = (visitor.lang, mail.address.as_str());
    let (text, path, go) = match mail.confirmed_at {
        None => (t!(lang, "mail-confirm-ask", address = address), "confirm", t!(lang, "mail-confirm-go")),
        Some(_) => (t!(lang, "mail-stop-ask", address = address), "stop", t!(lang, "mail-stop-go")),
    };
    Ok(page(
        &visitor,
        &html! {
            p.lead { (text) }
            form method="post" action=(format!("/mail/{secret}/{path}")) { button.btn.btn-primary.btn-lg { (go) } }
        },
    ))
}

/// Confirms an e-mail address.
pub(super) async fn confirm_mail(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Markup, Error> {
    announcing::confirm_mail(&app, &secret).await?;
    let mail = app.live().store().mail_by(&secret).await?;
    Ok(page(
        &visitor,
        &html! { p.lead { (t!(visitor.lang, "mail-confirmed", address = mail.address.as_str())) } },
    ))
}

/// Sends no more mails to an address.
pub(super) async fn stop_mail(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Markup, Error> {
    app.live().store().stop_mail(&secret).await?;
    Ok(page(&visitor, &html! { p.lead { (t!(visitor.lang, "mail-stopped")) } }))
}
