//! Webhooks: a signed request to an address that a guest or the host has set, as described by Standard Webhooks.

use super::note::Note;
use super::outbox::Sent;
use super::reach::Unreachable;
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::live::Live;
use crate::random;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;
use serde_json::json;
use std::fmt;
use std::str::FromStr;
use store::{Delivery, Hook};

/// What a key that the server made begins with.
const PREFIX: &str = "whsec_";

/// The shortest key that a host may set, in letters.
const SHORTEST: usize = 20;

/// The key that signs requests. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct HookKey(Vec<u8>);

impl fmt::Debug for HookKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HookKey(..)")
    }
}

/// The text is too short for a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeakKey;

impl fmt::Display for WeakKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a key needs at least {SHORTEST} letters, digits or signs")
    }
}

impl std::error::Error for WeakKey {}

impl FromStr for HookKey {
    type Err = WeakKey;

    fn from_str(text: &str) -> Result<Self, WeakKey> {
        let text = text.trim();
        if text.len() < SHORTEST {
            return Err(WeakKey);
        }
        let coded = text.strip_prefix(PREFIX).and_then(|coded| STANDARD.decode(coded).ok());
        Ok(Self(coded.unwrap_or_else(|| text.as_bytes().to_vec())))
    }
}

impl HookKey {
    /// The signature of a request, as its header says it.
    fn sign(&self, id: &str, at: i64, body: &str) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.0);
        let tag = hmac::sign(&key, format!("{id}.{at}.{body}").as_bytes());
        format!("v1,{}", STANDARD.encode(tag))
    }
}

/// The address that hears of every turn and of the end of every table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostHook {
    /// The address.
    pub address: String,
    /// What its requests are signed with.
    pub key: HookKey,
}

/// Sets the address of a guest and returns it with its new key.
pub(crate) async fn new_hook(app: &App, guest: &Guest, address: &str) -> Result<Hook, Error> {
    let address = app.live().announcing().reach.check(address).await?;
    let hook = Hook {
        guest: guest.id().to_owned(),
        address: address.into(),
        secret: format!("{PREFIX}{}", STANDARD.encode(random::bytes::<24>()?)),
        n_failed: 0,
        set_at: app.live().now(),
    };
    app.live().store().put_hook(hook.clone()).await?;
    app.live().announcing().want();
    Ok(hook)
}

/// The address of a guest.
pub(crate) async fn hook_of(app: &App, guest: &Guest) -> Result<Option<Hook>, Error> {
    Ok(app.live().store().hook(guest.id()).await?)
}

/// Removes the address of a guest.
pub(crate) async fn drop_hook(app: &App, guest: &Guest) -> Result<(), Error> {
    Ok(app.live().store().drop_hook(guest.id()).await?)
}

/// Sends a notice to the address of its guest.
pub(super) async fn send(live: &Live, delivery: &Delivery) -> Result<Sent, Error> {
    let hook = live.store().hook(&delivery.guest).await?.filter(Hook::is_on);
    let Some(hook) = hook else { return Ok(Sent::Done) };
    let Some(note) = Note::of(live, delivery).await? else { return Ok(Sent::Done) };
    let Ok(key) = hook.secret.parse() else { return Ok(Sent::Done) };
    let sent = request(live, delivery, &note, &hook.address, &key).await?;
    let is_last = delivery.tries + 1 >= super::outbox::MOST_TRIES;
    if sent != Sent::Later || is_last {
        live.store().hook_answered(&delivery.guest, sent == Sent::Done).await?;
    }
    Ok(sent)
}

/// Sends a notice to the address of the host.
pub(super) async fn send_to_host(live: &Live, delivery: &Delivery) -> Result<Sent, Error> {
    let Some(hook) = &live.config().notices.host_hook else { return Ok(Sent::Done) };
    let Some(note) = Note::of(live, delivery).await? else { return Ok(Sent::Done) };
    request(live, delivery, &note, &hook.address, &hook.key).await
}

async fn request(
    live: &Live,
    delivery: &Delivery,
    note: &Note,
    address: &str,
    key: &HookKey,
) -> Result<Sent, Error> {
    let (now, announcing) = (live.now(), live.announcing());
    // The host sends as much as the tables of the server make.
    let authority = address.split('/').nth(2).unwrap_or_default();
    let accounts: [&str; 2] = [&delivery.guest, authority];
    if !delivery.guest.is_empty() && !announcing.pace.allows(live.store(), now, &accounts).await? {
        return Ok(Sent::Later);
    }
    let body = json!({
        "type": delivery.tidings.word(),
        "table": note.table,
        "name": note.name,
        "game": note.game,
        "url": note.url(live),
        "version": delivery.version,
        "seats": note.seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        "closed": note.is_closed,
        "outcome": note.outcome,
        "at": delivery.at,
    })
    .to_string();
    let id = if delivery.guest.is_empty() { format!("{}.host", note.id) } else { note.id.clone() };
    let signature = key.sign(&id, now, &body);
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert("webhook-timestamp", HeaderValue::from(now));
    for (name, value) in [("webhook-id", id), ("webhook-signature", signature)] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
    Ok(match announcing.reach.post(address, headers, body.into_bytes()).await {
        Ok(status) if status.is_success() => Sent::Done,
        Ok(status) => {
            tracing::debug!(%status, "a webhook refused a notice");
            Sent::Later
        }
        Err(why) => {
            tracing::debug!(?why, "a webhook could not be reached");
            // What was checked when it was set has changed since: it will not get better by itself.
            if matches!(why, Unreachable::Private | Unreachable::NotHttps) {
                Sent::Never
            } else {
                Sent::Later
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the standard.
    #[test]
    fn a_request_is_signed_as_the_standard_says() {
        let key: HookKey = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw".parse().unwrap();
        let body = "{\"test\": 2432232314}";
        let signed = key.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, body);
        assert_eq!(signed, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
        assert_eq!("short".parse::<HookKey>(), Err(WeakKey));
        assert!(!format!("{key:?}").contains("Mf"));
    }
}
