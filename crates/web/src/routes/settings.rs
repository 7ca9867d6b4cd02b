//! What visitors set for themselves: name, language, theme.

use crate::announcing::{has_mail, hook_of};
use crate::app::App;
use crate::asked::{Asked, Form};
use crate::error::Error;
use crate::guest::open_cookie;
use crate::i18n::Lang;
use crate::letters::{check_name, clean_name};
use crate::pages;
use crate::pages::layout::Theme;
use crate::pages::profile::{self, Alone, Profile};
use crate::passkeys::Site;
use crate::played::{Played, Record};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use store::{Guest, Listing};

/// How many games the results are counted over.
pub(super) const COUNTED: u32 = 1000;

/// How many finished matches the profile lists.
const RECENT: usize = 6;

/// Changes what the form names and goes back to where it came from.
pub(super) async fn change(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Response, Error> {
    let lang = form.get("lang").and_then(Lang::from_code);
    let theme = form.get("theme").and_then(Theme::from_code);
    // A cookie with this word says that nothing is chosen.
    let is_as_device = form.get("theme") == Some("device");
    let mut back = form.get("back").filter(|path| is_local(path)).unwrap_or("/").to_owned();
    form.get("name").map_or(Ok(()), check_name)?;
    if let Some(name) = form.get("name").and_then(clean_name) {
        let kept = Guest {
            id: visitor.guest.id().to_owned(),
            name,
            language: Some(lang.unwrap_or(visitor.lang).code().to_owned()),
            theme: theme.or(visitor.theme.filter(|_| !is_as_device)).map(|theme| theme.code().to_owned()),
            created_at: app.live().now(),
        };
        app.live().store().put_guest(kept).await?;
        back = "/profile?saved=1".to_owned();
    }
    let mut response = Redirect::to(&back).into_response();
    let lang = lang.and_then(|lang| open_cookie("lang", lang.code().to_owned(), app.is_secure()));
    let theme = theme.map(Theme::code).or(is_as_device.then_some("device"));
    let theme = theme.and_then(|theme| open_cookie("theme", theme.to_owned(), app.is_secure()));
    for cookie in [lang, theme].into_iter().flatten() {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Only a path of this server: anything else would let a link of ours lead to another site.
fn is_local(path: &str) -> bool {
    // Browsers ignore tabs and line ends everywhere, so `/<tab>/evil.example` is another site.
    let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    is_plain && path.starts_with('/') && !path.starts_with("//")
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Saved {
    saved: Option<String>,
}

/// The visitor's own page.
pub(super) async fn profile(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Asked(saved): Asked<Saved>,
    headers: HeaderMap,
) -> Result<Markup, Error> {
    let name = visitor.name(&app).await?;
    let device = super::device::shown(&app, &visitor, &headers).await?;
    let vacation = super::vacation::shown(&app, &visitor).await?;
    let keys = match Site::of(&app, &headers) {
        Some(_) => Some(app.live().store().passkeys_of(visitor.guest.id()).await?),
        None => None,
    };
    let hook = hook_of(&app, &visitor.guest).await?;
    let mail = app.live().store().mail(visitor.guest.id()).await?;
    let tables = app.live().store().tables_of(visitor.guest.id(), COUNTED).await?;
    let games = app.live().games();
    let guest = visitor.guest.id();
    let played: Vec<Played> =
        tables.iter().filter_map(|table| Played::of(table, guest, games, visitor.lang)).collect();
    let recent: Vec<Played> = played.iter().filter(|it| it.result.is_some()).take(RECENT).cloned().collect();
    let profile = Profile {
        name: &name,
        is_saved: saved.saved.is_some(),
        alone: &alone(&app, &tables, &visitor),
        recent: &recent,
        record: Some(&Record::of(&played, visitor.lang)),
        device: device.as_ref(),
        ratings: &crate::ladder::own(&app, guest, visitor.lang).await?,
        vacation: Some(&vacation),
        passkeys: keys.as_deref(),
        notices: pages::notices::Notices {
            hook: hook.as_ref(),
            has_mail: has_mail(&app),
            mail: mail.as_ref(),
        },
    };
    Ok(profile::page(&visitor.shell(Some(&name)), &profile))
}

/// What the visitor played alone, counted by game and level; the last played first.
fn alone(app: &App, tables: &[Listing], visitor: &Visitor) -> Vec<Alone> {
    let mut results: Vec<Alone> = Vec::new();
    for table in tables.iter().filter(|table| table.seats.len() == 1) {
        let Ok(entry) = app.live().game(&table.game) else { continue };
        let game = entry.lid();
        let Some((points, places)) = outcome(table) else { continue };
        let (&[points], &[place]) = (&points[..], &places[..]) else { continue };
        let Some(kept) = entry.alone(&table.options, points, place, visitor.lang) else { continue };
        let n_won = u32::from(kept.is_won);
        match results.iter_mut().find(|other| other.game == game && other.level == kept.level) {
            Some(other) => {
                other.n_games += 1;
                other.n_won += n_won;
                other.best = other.best.max(points);
            }
            None => results.push(Alone { game, level: kept.level, n_games: 1, n_won, best: points }),
        }
    }
    results
}

/// Points and places by seat, as an outcome was written.
pub(crate) fn outcome(table: &Listing) -> Option<(Vec<i32>, Vec<u8>)> {
    #[derive(Deserialize)]
    struct Kept {
        points: Vec<i32>,
        places: Vec<u8>,
    }
    let kept: Kept = serde_json::from_str(table.outcome.as_deref()?).ok()?;
    Some((kept.points, kept.places))
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert!(is_local("/t/kite-ember-42?as=p1"));
        for bad in
            ["//evil.example", "https://evil.example", "/\\evil.example", "", "javascript:x", "/a\r\nb"]
        {
            assert!(!is_local(bad), "{bad}");
        }
        for bad in ["/\t/evil.example", "/\u{0}", "/\u{7f}", "/a\u{85}", "/a b", "/\u{202e}", "/ä"] {
            assert!(!is_local(bad), "{bad:?}");
        }
    }
}
