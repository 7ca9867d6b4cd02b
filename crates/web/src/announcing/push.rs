//! Web Push: messages that the browser of a guest shows, also while no page is open. A message is encrypted for that
//! browser (RFC 8291); the service between reads nothing, and knows this server by its key (RFC 8292).

use super::note::Note;
use super::outbox::Sent;
use super::reach::Unreachable;
use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::i18n::{Lang, t};
use crate::live::Live;
use crate::table::address;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::digest::{SHA256, digest};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::{Delivery, Push, Tidings};

/// For how many seconds a service keeps a message for a browser that is off.
const KEPT: u32 = 24 * 60 * 60;

/// For how many seconds a token is good.
const TOKEN_GOOD: i64 = 12 * 60 * 60;

/// The size of the one record of a message.
const RECORD: u32 = 4096;

/// The key by which services know this server.
pub(crate) struct PushKey {
    pair: EcdsaKeyPair,
    random: SystemRandom,
}

impl PushKey {
    /// A new key, as it is kept.
    pub(crate) fn fresh() -> Result<Vec<u8>, Error> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.map(|key| key.as_ref().to_vec()).map_err(|_| damaged())
    }

    /// The key that was kept.
    pub(crate) fn read(kept: &[u8]) -> Result<Self, Error> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random);
        Ok(Self { pair: pair.map_err(|_| damaged())?, random })
    }

    /// The public part, as browsers want it.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// Says to the service at `audience` who sends a message.
    fn token(&self, audience: &str, contact: &str, now: i64) -> Option<String> {
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let claims = json!({ "aud": audience, "exp": now + TOKEN_GOOD, "sub": contact });
        let said = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.pair.sign(&self.random, said.as_bytes()).ok()?;
        Some(format!("vapid t={said}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

fn damaged() -> Error {
    Error::Store(store::Error::Damaged("the key for push messages".into()))
}

/// A length for keys.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut key = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut key)?;
    Ok(key)
}

/// Encrypts a message for the browser with this public key and secret.
pub(super) fn encrypt(
    text: &[u8],
    theirs: &[u8],
    secret: &[u8],
    salt: [u8; 16],
) -> Result<Vec<u8>, Unspecified> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
    let public = own.compute_public_key()?;
    let public = public.as_ref();
    let shared = UnparsedPublicKey::new(&ECDH_P256, theirs);
    let input: [u8; 32] = agree_ephemeral(own, &shared, |agreed| {
        derived(secret, agreed, &[b"WebPush: info\0", theirs, public])
    })??;
    let key: [u8; 16] = derived(&salt, &input, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(&salt, &input, &[b"Content-Encoding: nonce\0"])?;
    // The byte after the text says that this record is the last one.
    let mut sealed = [text, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
    let size = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[size], public, &sealed].concat())
}

/// Keeps a browser of a guest, which gets messages from now on.
pub(crate) async fn new_push(
    app: &App,
    guest: &Guest,
    lang: Lang,
    endpoint: &str,
    (key, secret): (&str, &str),
) -> Result<(), Error> {
    let is_key = BASE64.decode(key).is_ok_and(|key| key.len() == 65 && key[0] == 4);
    let is_secret = BASE64.decode(secret).is_ok_and(|secret| secret.len() == 16);
    if !is_key || !is_secret {
        return Err(Error::Request("expected the keys of a push subscription".into()));
    }
    let endpoint = app.live().announcing().reach.check(endpoint).await?;
    let push = Push {
        endpoint: endpoint.into(),
        guest: guest.id().to_owned(),
        key: key.to_owned(),
        secret: secret.to_owned(),
        language: lang.code().to_owned(),
        set_at: app.live().now(),
    };
    app.live().store().put_push(push).await?;
    app.live().announcing().want();
    Ok(())
}

/// Sends a notice to a browser of its guest, unless the guest has the table open.
pub(super) async fn send(live: &Live, delivery: &Delivery) -> Result<Sent, Error> {
    let push = live.store().push(&delivery.target).await?.filter(|push| push.guest == delivery.guest);
    let Some(push) = push else { return Ok(Sent::Done) };
    let Some(note) = Note::of(live, delivery).await? else { return Ok(Sent::Done) };
    if live.is_listening(&note.table, &delivery.guest) {
        return Ok(Sent::Done);
    }
    let authority = push.endpoint.split('/').nth(2).unwrap_or_default();
    let pace = &live.announcing().pace;
    if !pace.allows_to_service(live.store(), live.now(), &delivery.guest, authority).await? {
        return Ok(Sent::Later);
    }
    let Some((headers, body)) = message(live, &push, &note, delivery.tidings) else { return Ok(Sent::Never) };
    match live.announcing().reach.post(&push.endpoint, headers, body).await {
        Ok(status) if status.is_success() => Ok(Sent::Done),
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => {
            live.store().drop_push(&push.endpoint, None).await?;
            Ok(Sent::Done)
        }
        Ok(StatusCode::BAD_REQUEST | StatusCode::FORBIDDEN | StatusCode::PAYLOAD_TOO_LARGE) => {
            Ok(Sent::Never)
        }
        Err(Unreachable::Private | Unreachable::NotHttps) => Ok(Sent::Never),
        Ok(_) | Err(_) => Ok(Sent::Later),
    }
}

fn message(live: &Live, push: &Push, note: &Note, tidings: Tidings) -> Option<(HeaderMap, Vec<u8>)> {
    let lang = Lang::from_code(&push.language).unwrap_or(Lang::En);
    let title = match tidings {
        Tidings::Turn => t!(lang, "js-your-turn"),
        Tidings::Over => t!(lang, "push-over"),
    };
    let path = address::table(&note.table);
    let text = json!({ "title": title, "body": format!("{} ({})", note.title, note.table), "path": path });
    let (key, secret) = (BASE64.decode(&push.key).ok()?, BASE64.decode(&push.secret).ok()?);
    let salt = crate::random::bytes().ok()?;
    let body = encrypt(text.to_string().as_bytes(), &key, &secret, salt).ok()?;
    let endpoint = url::Url::parse(&push.endpoint).ok()?;
    let audience = endpoint.origin().ascii_serialization();
    let origin = live.config().origin.as_deref().filter(|origin| origin.starts_with("https:"));
    let contact = origin.unwrap_or("mailto:fernweh@localhost");
    let token = live.announcing().push_key.token(&audience, contact, live.now())?;
    // A newer message about the same table takes the place of an older one that still waits.
    let topic = BASE64.encode(&digest(&SHA256, note.table.as_bytes()).as_ref()[..24]);
    let mut headers = HeaderMap::new();
    headers.insert(AUTHORIZATION, HeaderValue::from_str(&token).ok()?);
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert("ttl", HeaderValue::from(KEPT));
    headers.insert("topic", HeaderValue::from_str(&topic).ok()?);
    Some((headers, body))
}
