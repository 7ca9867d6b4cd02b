//! What a page must know about its visitor, and how refusals are shown.

use crate::app::App;
use crate::error::Error;
use crate::guest::{Guest, cookie};
use crate::i18n::{Lang, choose, t};
use crate::pages::errors::{self, Refused};
use crate::pages::layout::{Shell, Theme};
use crate::random;
use crate::sender::{is_trusted, sender};
use crate::table::address;
use crate::tables::Games;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY,
};
use axum::http::header::{RETRY_AFTER, SET_COOKIE, VARY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Scripts and styles are our own files; our pages are not framed, and nothing is sent to other sites.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
);

/// The cookie that hides the guide of a table.
pub(crate) const GUIDE: &str = "guide";

/// Somebody who looks at a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Who it is; a new guest if there was no valid cookie.
    pub guest: Guest,
    /// Whether we knew them.
    pub is_known: bool,
    /// Their language.
    pub lang: Lang,
    /// Their theme, if they have chosen one.
    pub theme: Option<Theme>,
    /// Whether they have hidden the guide at this table.
    pub is_alone: bool,
    /// Whether a script asks, for a part of a page.
    pub wants_fragment: bool,
    /// The games of the server.
    pub games: Games,
    /// What the host of the server tells everybody.
    pub notice: Option<Arc<str>>,
    /// The path and query of the request.
    pub path: Arc<str>,
}

impl Visitor {
    fn of(app: &App, request: &Request) -> Result<Self, Error> {
        let headers = request.headers();
        let known = app.keys().known(headers).unwrap_or_default();
        Ok(Self {
            is_known: known.is_some(),
            guest: known.map_or_else(Guest::new, Ok)?,
            lang: language(headers),
            theme: cookie(headers, "theme").and_then(Theme::from_code),
            is_alone: cookie(headers, GUIDE) == Some("off"),
            wants_fragment: headers.contains_key("x-fernweh"),
            games: app.live().games(),
            notice: app.hosting().notice(),
            path: request.uri().path_and_query().map_or("/", |path| path.as_str()).into(),
        })
    }

    /// The frame of a page, with the name to greet by.
    pub(crate) fn shell<'a>(&'a self, name: Option<&'a str>) -> Shell<'a> {
        Shell {
            lang: self.lang,
            theme: self.theme,
            guest: name,
            games: self.games,
            notice: self.notice.as_deref(),
            path: &self.path,
        }
    }

    /// The name they gave, or the one they have until then.
    pub(crate) async fn name(&self, app: &App) -> Result<String, Error> {
        name_of(app, &self.guest).await
    }

    /// The same as a guest for [`crate::limits`], where new guests at one address count together.
    pub(crate) fn counted(&self) -> Option<&Guest> {
        self.is_known.then_some(&self.guest)
    }
}

/// The name of a guest.
pub(crate) async fn name_of(app: &App, guest: &Guest) -> Result<String, Error> {
    let kept = app.live().store().guest(guest.id()).await?;
    let given = kept.map(|guest| guest.name).filter(|name| !name.is_empty());
    Ok(given.unwrap_or_else(|| random::star(guest.id()).to_owned()))
}

/// The language of a request.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    choose(cookie(headers, "lang"), accepted)
}

/// Whether a request is meant for this server and sent from an allowed site.
pub(crate) fn is_ours(app: &App, request: &Request) -> Result<(), Error> {
    let own = app.config().origin.as_deref();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let is_by_proxy = peer.is_some_and(|peer| is_trusted(&app.config().trusted_proxies, peer));
    own_host(request.headers(), own, is_by_proxy)?;
    // The host may have refused the own address by mistake, and must be able to lift that.
    let is_host = request.uri().path().starts_with("/host");
    let guest = || app.keys().known(request.headers()).ok().flatten();
    if !is_host && app.hosting().is_refused(guest, sender()) {
        return Err(Error::Refused);
    }
    same_origin(request.method(), request.headers(), own)
}

/// Refuses requests for another host than that of `own`, the public address: such a name may have been pointed at
/// this server by others. An address of this machine cannot be pointed elsewhere.
fn own_host(headers: &HeaderMap, own: Option<&str>, is_by_proxy: bool) -> Result<(), Error> {
    let Some(own) = own.and_then(authority) else { return Ok(()) };
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = text("x-forwarded-host").filter(|_| is_by_proxy);
    let Some(host) = forwarded.or_else(|| text(HOST.as_str())) else { return Err(Error::WrongHost) };
    let is_number =
        host.parse::<SocketAddr>().is_ok() || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_here = is_number || name.eq_ignore_ascii_case("localhost");
    let is_own = host.eq_ignore_ascii_case(own) || without_port(host).eq_ignore_ascii_case(own);
    if is_own || is_here { Ok(()) } else { Err(Error::WrongHost) }
}

/// The name and port in an address such as `https://games.example.org`.
fn authority(origin: &str) -> Option<&str> {
    let (_, rest) = origin.split_once("://")?;
    rest.split('/').next().map(without_port)
}

/// A host without the default port.
fn without_port(host: &str) -> &str {
    host.strip_suffix(":443").or_else(|| host.strip_suffix(":80")).unwrap_or(host)
}

/// Refuses what a form or script on another site has sent in a visitor's name. `own` is the public address, which a
/// proxy may hide from the server.
fn same_origin(method: &Method, headers: &HeaderMap, own: Option<&str>) -> Result<(), Error> {
    if method.is_safe() {
        return Ok(());
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return if matches!(site, "same-origin" | "none") { Ok(()) } else { Err(Error::CrossOrigin) };
    }
    // Programs send neither header; then no browser is involved.
    let Some(origin) = text(ORIGIN.as_str()) else { return Ok(()) };
    let host = text(HOST.as_str());
    let is_ours = own.is_some_and(|own| own.trim_end_matches('/') == origin);
    let is_here = origin.split_once("://").is_some_and(|(_, authority)| Some(authority) == host);
    if is_ours || is_here { Ok(()) } else { Err(Error::CrossOrigin) }
}

/// Determines who asks before a page is made, and completes the answer.
pub(crate) async fn welcome(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let visitor = match Visitor::of(&app, &request) {
        Ok(visitor) => visitor,
        Err(error) => return error.status().into_response(),
    };
    let mut response = match is_ours(&app, &request) {
        Ok(()) => {
            request.extensions_mut().insert(visitor.clone());
            next.run(request).await
        }
        Err(error) => error.into_response(),
    };
    if let Some(error) = response.extensions_mut().remove::<Error>() {
        response = (error.status(), refusal(&visitor, &error)).into_response();
        if let Some(seconds) = error.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, POLICY);
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(VARY, HeaderValue::from_static("cookie, accept-language, accept-encoding"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    // A visitor who has just moved to another device is another guest now.
    let is_named = headers.get_all(SET_COOKIE).iter().any(|set| set.as_bytes().starts_with(b"guest="));
    if !visitor.is_known
        && !is_named
        && let Some(cookie) = app.keys().set_cookie(&visitor.guest, app.is_secure())
    {
        headers.append(SET_COOKIE, cookie);
    }
    response
}

fn refusal(visitor: &Visitor, error: &Error) -> Markup {
    let sentence = error.sentence(visitor.lang);
    if visitor.wants_fragment {
        return html! { p data-reason { (sentence) } };
    }
    let table = visitor.path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()).map(address::table);
    let back = t!(visitor.lang, "back-to-table");
    let way_out = table.as_deref().filter(|_| *error != Error::NoTable).map(|href| (href, back.as_str()));
    errors::page(
        &visitor.shell(None),
        &Refused { status: error.status().as_u16(), sentence: &sentence, way_out },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(method: &Method, headers: &[(&'static str, &'static str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, HeaderValue::from_static(value));
        }
        same_origin(method, &map, Some("https://games.example.org/")).is_ok()
    }

    #[test]
    fn the_host_is_the_one_people_use() {
        let host = |host: &'static str, forwarded: Option<&'static str>, is_by_proxy| {
            let mut headers = HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]);
            if let Some(forwarded) = forwarded {
                headers.insert("x-forwarded-host", HeaderValue::from_static(forwarded));
            }
            own_host(&headers, Some("https://games.example.org/"), is_by_proxy).is_ok()
        };
        for good in ["games.example.org", "Games.Example.org", "games.example.org:443", "127.0.0.1:7467"] {
            assert!(host(good, None, false), "{good}");
        }
        for good in ["localhost:7467", "[::1]:7467", "192.168.1.7", "[::1]"] {
            assert!(host(good, None, false), "{good}");
        }
        for bad in [
            "evil.example",
            "games.example.org.evil.example",
            "games.example.org:8080",
            "",
            "localhost.evil:1",
        ] {
            assert!(!host(bad, None, false), "{bad}");
        }
        assert!(host("upstream:7467", Some("games.example.org"), true), "by a proxy that we trust");
        assert!(!host("upstream:7467", Some("games.example.org"), false), "by somebody else");
        assert!(!host("games.example.org", Some("evil.example"), true));
        assert!(
            own_host(&HeaderMap::new(), None, false).is_ok(),
            "without an address of our own all are good"
        );
    }

    #[test]
    fn only_our_own_pages_and_programs_may_change_things() {
        let post = &Method::POST;
        assert!(sent(post, &[]), "a program");
        assert!(sent(post, &[("sec-fetch-site", "same-origin")]));
        assert!(sent(post, &[("sec-fetch-site", "none")]), "typed by hand");
        for site in ["cross-site", "same-site"] {
            assert!(!sent(post, &[("sec-fetch-site", site)]), "{site}");
        }
        assert!(sent(post, &[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")]));
        assert!(!sent(post, &[("origin", "http://127.0.0.1:9090"), ("host", "127.0.0.1:8080")]));
        assert!(
            sent(post, &[("origin", "https://games.example.org"), ("host", "10.0.0.7:8080")]),
            "by a proxy"
        );
        assert!(!sent(post, &[("origin", "https://games.example.net"), ("host", "10.0.0.7:8080")]));
        assert!(!sent(post, &[("origin", "null"), ("host", "127.0.0.1:8080")]));
        assert!(sent(&Method::GET, &[("sec-fetch-site", "cross-site")]), "a link");
    }
}
