//! The addresses of the pages.

mod analysis;
mod daily;
mod device;
mod files;
mod guide;
mod home;
mod host;
mod install;
mod ladder;
mod lobby;
mod log;
mod matches;
mod mine;
mod notices;
mod onward;
mod opening;
mod plain;
mod replay;
mod rulebook;
mod rules;
mod seats;
mod settings;
mod sharing;
mod table;
mod vacation;

pub(crate) use lobby::LOOKED_THROUGH;
pub(crate) use settings::outcome;

use crate::app::App;
use crate::error::Error;
use crate::visitor::welcome;
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

/// Files and the health check: the same for everybody.
pub(crate) fn files() -> Router<App> {
    Router::new()
        .route("/static/{fingerprint}/{name}", get(files::file))
        .route("/favicon.ico", get(files::favicon))
        .route("/manifest.webmanifest", get(install::manifest))
        .route("/worker.js", get(install::worker))
        .route("/healthz", get(files::health))
        .route("/metrics", get(host::metrics))
        .route("/t/{id}/share.png", get(sharing::picture))
}

/// Everything that depends on the visitor.
pub(crate) fn pages(state: &App) -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/new", get(opening::new))
        .route("/tables", post(opening::open))
        .route("/quick", post(opening::quick))
        .route("/guide", post(guide::start))
        .route("/daily", get(daily::today).post(daily::start))
        .route("/daily/{game}/{day}", get(daily::day))
        .route("/settings", post(settings::change))
        .route("/profile", get(settings::profile))
        .route("/profile/link", post(device::make))
        .route("/profile/link/revoke", post(device::revoke))
        .route("/profile/vacation", post(vacation::begin))
        .route("/profile/vacation/end", post(vacation::end))
        .route("/profile/passkeys/remove", post(device::drop_passkey))
        .route("/profile/hook", post(notices::set_hook))
        .route("/profile/hook/remove", post(notices::drop_hook))
        .route("/profile/mail", post(notices::set_mail))
        .route("/profile/mail/remove", post(notices::drop_mail))
        .route("/mail/{secret}", get(notices::mail))
        .route("/mail/{secret}/confirm", post(notices::confirm_mail))
        .route("/mail/{secret}/stop", post(notices::stop_mail))
        .route("/link/{secret}", get(device::look).post(device::accept))
        .route("/offline", get(install::offline))
        .route("/matches", get(matches::list))
        .route("/lobby", get(lobby::page).post(lobby::keep))
        .route("/ladder", get(ladder::first))
        .route("/ladder/{game}", get(ladder::page))
        .route("/replays", get(replay::list))
        .route("/rules", get(rulebook::all))
        .route("/rules/{game}", get(rulebook::first))
        .route("/rules/{game}/find", get(rulebook::find))
        .route("/rules/{game}/index", get(rulebook::index))
        .route("/rules/{game}/numbered", get(rules::rules))
        .route("/rules/{game}/rule/{id}", get(rulebook::rule))
        .route("/rules/{game}/{page}", get(rulebook::page))
        .route("/cards/{game}", get(rules::cards))
        .route("/host", get(host::page))
        .route("/host/enter", post(host::enter))
        .route("/host/leave", post(host::leave))
        .route("/host/notice", post(host::notice))
        .route("/host/close", post(host::close))
        .route("/host/ban", post(host::ban))
        .route("/host/lift", post(host::lift))
        .route("/host/backup", post(host::backup))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/fragment", get(table::fragment))
        .route("/t/{id}/events", get(table::events))
        .route("/t/{id}/seats/{seat}", get(table::area))
        .route("/t/{id}/log", get(log::page))
        .route("/t/{id}/why", get(table::why))
        .route("/t/{id}/hint", get(table::hint))
        .route("/t/{id}/plain", get(plain::page))
        .route("/t/{id}/plain/why", get(plain::why))
        .route("/t/{id}/plain/hint", get(plain::hint))
        .route("/t/{id}/plain/seats/{seat}", get(plain::area))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/guide", post(guide::switch))
        .route("/t/{id}/chat", post(table::speak))
        .route("/t/{id}/seen", post(table::seen))
        .route("/t/{id}/join/{invite}", get(opening::invited).post(opening::join))
        .route("/t/{id}/sit", post(opening::sit))
        .route("/t/{id}/fill", post(opening::fill))
        .route("/t/{id}/stand-in", post(seats::stand_in))
        .route("/t/{id}/return", post(seats::come_back))
        .route("/t/{id}/resign", post(seats::resign))
        .route("/t/{id}/close", post(seats::close))
        .route("/t/{id}/ask-undo", post(seats::ask_undo))
        .route("/t/{id}/answer-undo", post(seats::answer_undo))
        .route("/t/{id}/again", post(opening::again))
        .route("/t/{id}/rematch", post(opening::rematch))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/replay/at", get(replay::at))
        .route("/t/{id}/onward", post(onward::start))
        .route("/t/{id}/analysis", get(analysis::panel).post(analysis::start))
        .route("/t/{id}/analysis/stop", post(analysis::stop))
        .route("/t/{id}/text", get(replay::text))
        .fallback(async || Error::NoPage)
        .method_not_allowed_fallback(async || Error::Method)
        .layer(from_fn_with_state(state.clone(), welcome))
}
