//! Who sends a request: a guest, identified by a signed cookie or by the same token in a header.

use crate::error::Error;
use crate::folding::Folding;
use crate::random;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use cookie::{Cookie, CookieJar, Key, SameSite};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

/// The name of the cookie that holds the token.
pub(crate) const COOKIE_NAME: &str = "guest";

/// Browsers keep no cookie for longer.
const KEPT: cookie::time::Duration = cookie::time::Duration::days(400);

/// A person without an account. The id is not secret; the token is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Guest(Arc<str>);

impl Guest {
    /// Somebody new.
    pub(crate) fn new() -> Result<Self, Error> {
        random::secret().map(|id| Self(id.into()))
    }

    /// The guest whom the store knows by this id.
    pub(crate) fn known_as(id: &str) -> Self {
        Self(id.into())
    }

    /// The id that the store knows them by.
    pub(crate) fn id(&self) -> &str {
        &self.0
    }
}

/// More tokens are not remembered.
const MOST_KNOWN: usize = 16_384;

/// A longer text is no token.
const LONGEST_TOKEN: usize = 200;

/// The key that signs tokens. It is in the store, so that tokens stay valid after a restart.
pub(crate) struct Keys {
    key: Key,
    /// Tokens whose signature was checked: each is sent with every request of its guest.
    known: RwLock<HashMap<Box<str>, Guest, Folding>>,
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(..)")
    }
}

impl Keys {
    /// How many bytes make a key.
    pub(crate) const LEN: usize = 64;

    /// The key made of these bytes.
    pub(crate) fn new(bytes: &[u8]) -> Result<Self, Error> {
        let damaged = |_| Error::Store(store::Error::Damaged("the key of the cookies".into()));
        let key = Key::try_from(bytes).map_err(damaged)?;
        Ok(Self { key, known: RwLock::default() })
    }

    /// The token of `guest`.
    pub(crate) fn token(&self, guest: &Guest) -> String {
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.key).add(Cookie::new(COOKIE_NAME, guest.id().to_owned()));
        jar.get(COOKIE_NAME).map(|cookie| cookie.value().to_owned()).unwrap_or_default()
    }

    /// The guest of this token; `None` if this server did not sign it.
    pub(crate) fn guest(&self, token: &str) -> Option<Guest> {
        if token.len() > LONGEST_TOKEN {
            return None;
        }
        if let Some(guest) = self.known.read().unwrap_or_else(PoisonError::into_inner).get(token) {
            return Some(guest.clone());
        }
        let cookie = Cookie::new(COOKIE_NAME, token.to_owned());
        let cookie = CookieJar::new().signed(&self.key).verify(cookie)?;
        let guest = Guest(cookie.value().into());
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(token.into(), guest.clone());
        Some(guest)
    }

    /// The guest of a request. A token in `Authorization` must be valid; an invalid cookie counts as no cookie.
    pub(crate) fn known(&self, headers: &HeaderMap) -> Result<Option<Guest>, Error> {
        match headers.get(AUTHORIZATION) {
            Some(header) => {
                let token = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
                token.and_then(|token| self.guest(token.trim())).map(Some).ok_or(Error::UnknownGuest)
            }
            None => Ok(cookie(headers, COOKIE_NAME).and_then(|token| self.guest(token))),
        }
    }

    /// The header that makes a browser keep the token of `guest`.
    pub(crate) fn set_cookie(&self, guest: &Guest, secure: bool) -> Option<HeaderValue> {
        let cookie = Cookie::build((COOKIE_NAME, self.token(guest)))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(secure)
            .max_age(KEPT);
        HeaderValue::try_from(cookie.build().to_string()).ok()
    }
}

/// A cookie that scripts may also read: language, theme.
pub(crate) fn open_cookie(name: &'static str, value: String, secure: bool) -> Option<HeaderValue> {
    let cookie = Cookie::build((name, value)).path("/").same_site(SameSite::Lax).secure(secure).max_age(KEPT);
    HeaderValue::try_from(cookie.build().to_string()).ok()
}

/// A cookie for the pages below `path` alone.
pub(crate) fn path_cookie(
    name: &'static str,
    value: &str,
    path: String,
    secure: bool,
) -> Option<HeaderValue> {
    let cookie = Cookie::build((name, value)).path(path).same_site(SameSite::Lax).secure(secure);
    HeaderValue::try_from(cookie.http_only(true).max_age(KEPT).build().to_string()).ok()
}

/// The value of the cookie `name`.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(|header| header.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(byte: u8) -> Keys {
        Keys::new(&[byte; Keys::LEN]).unwrap()
    }

    fn headers(name: axum::http::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn a_token_is_good_for_its_guest_alone() {
        let (guest, keys) = (Guest::new().unwrap(), keys(7));
        let token = keys.token(&guest);
        assert_eq!(keys.guest(&token), Some(guest.clone()));
        assert_eq!(keys.guest(&token), Some(guest.clone()), "the second time it is known");
        let other = Guest::new().unwrap();
        assert_eq!(keys.guest(&token.replace(guest.id(), other.id())), None, "another id");
        assert_eq!(super::tests::keys(8).guest(&token), None, "another key");
        for bad in ["", "x", "äöü", guest.id(), &"A".repeat(60)] {
            assert_eq!(keys.guest(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_remembered_of_tokens_has_a_size() {
        let keys = keys(7);
        let remembered = || keys.known.read().unwrap().len();
        for forged in ["x".repeat(LONGEST_TOKEN + 1), "A".repeat(60)] {
            assert_eq!((keys.guest(&forged), remembered()), (None, 0), "only good ones are remembered");
        }
        for n in 0..=MOST_KNOWN {
            let guest = Guest::known_as(&n.to_string());
            assert_eq!(keys.guest(&keys.token(&guest)), Some(guest));
        }
        assert_eq!(remembered(), 1);
    }

    #[test]
    fn a_foreign_cookie_is_ignored_and_a_foreign_header_refused() {
        let keys = keys(7);
        let token = keys.token(&Guest::new().unwrap());
        assert!(keys.known(&headers(COOKIE, &format!("lang=de; guest={token}"))).unwrap().is_some());
        assert_eq!(keys.known(&headers(COOKIE, "guest=forged")), Ok(None));
        assert!(keys.known(&headers(AUTHORIZATION, &format!("Bearer {token}"))).unwrap().is_some());
        assert_eq!(keys.known(&headers(AUTHORIZATION, "Bearer forged")), Err(Error::UnknownGuest));
        assert_eq!(keys.known(&headers(AUTHORIZATION, "Basic eA==")), Err(Error::UnknownGuest));
    }

    #[test]
    fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
        let header = keys(7).set_cookie(&Guest::new().unwrap(), true).unwrap();
        let text = header.to_str().unwrap();
        for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", "Max-Age=34560000"] {
            assert!(text.contains(part), "{text}");
        }
    }
}
