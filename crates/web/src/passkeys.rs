//! Passkeys: a device of the guest keeps a secret key and signs a number that the server chooses (Web Authentication).
//! Devices vouch for nothing else here, so no certificates of devices are read.

mod cose;
mod verify;

use crate::app::App;
use crate::error::Error;
use crate::guest::Guest;
use crate::random;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Passkey;
use url::{Host, Url};
use verify::{Data, Said};

/// For how many seconds a number can be signed.
const GOOD: i64 = 5 * 60;

/// The longest name of a passkey, in characters.
const LONGEST: usize = 40;

/// The site for which passkeys are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    /// Its name.
    id: String,
    /// Its whole address.
    origin: String,
}

impl Site {
    /// The site of a request. Browsers make passkeys only for names with HTTPS, and for this machine.
    pub(crate) fn of(app: &App, headers: &HeaderMap) -> Option<Self> {
        let own = match &app.config().origin {
            Some(origin) => origin.clone(),
            None => format!("http://{}", headers.get(HOST)?.to_str().ok()?),
        };
        let url = Url::parse(&own).ok()?;
        let Some(Host::Domain(name)) = url.host() else { return None };
        let is_good = url.scheme() == "https" || name == "localhost";
        is_good.then(|| Self { id: name.to_owned(), origin: url.origin().ascii_serialization() })
    }
}

/// What a device has made: the new key.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Made {
    name: String,
    client: String,
    data: String,
}

/// What a device has signed.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Signed {
    id: String,
    client: String,
    data: String,
    signature: String,
}

fn decoded(text: &str) -> Result<Vec<u8>, Error> {
    BASE64.decode(text).map_err(|_| Error::Passkey)
}

async fn riddle(app: &App, guest: &str) -> Result<String, Error> {
    let (riddle, now) = (BASE64.encode(random::bytes::<32>()?), app.live().now());
    app.live().store().ask_riddle(&riddle, guest, now + GOOD, now).await?;
    Ok(riddle)
}

/// What a browser needs to make a passkey for `guest`.
pub(crate) async fn begin(app: &App, site: &Site, guest: &Guest, name: &str) -> Result<Value, Error> {
    let known = app.live().store().passkeys_of(guest.id()).await?;
    let known: Vec<Value> = known.iter().map(|key| json!({ "type": "public-key", "id": key.id })).collect();
    let kinds = cose::KINDS.map(|kind| json!({ "type": "public-key", "alg": kind }));
    Ok(json!({
        "challenge": riddle(app, guest.id()).await?,
        "rp": { "id": site.id, "name": "Fernweh" },
        "user": { "id": BASE64.encode(guest.id()), "name": name, "displayName": name },
        "pubKeyCredParams": kinds,
        "excludeCredentials": known,
        "authenticatorSelection": {
            "residentKey": "required", "requireResidentKey": true, "userVerification": "preferred",
        },
        "attestation": "none",
        "timeout": GOOD * 1000,
    }))
}

/// Keeps the passkey that a device of `guest` has made.
pub(crate) async fn add(app: &App, site: &Site, guest: &Guest, made: &Made) -> Result<Passkey, Error> {
    let (client, data) = (decoded(&made.client)?, decoded(&made.data)?);
    let said = Said::read(&client, "webauthn.create", &site.origin).ok_or(Error::Passkey)?;
    let data = Data::read(&data, &site.id).ok_or(Error::Passkey)?;
    let (id, key) = data.made.ok_or(Error::Passkey)?;
    cose::Key::read(key).ok_or(Error::Passkey)?;
    answered(app, &said.challenge, guest.id()).await?;
    let name: String = made.name.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    let passkey = Passkey {
        id: BASE64.encode(id),
        guest: guest.id().to_owned(),
        key: key.to_vec(),
        counter: data.counter,
        name,
        made_at: app.live().now(),
        used_at: None,
    };
    app.live().store().put_passkey(passkey.clone()).await?;
    Ok(passkey)
}

/// What a browser needs to come in with a passkey.
pub(crate) async fn ask(app: &App, site: &Site) -> Result<Value, Error> {
    Ok(json!({
        "challenge": riddle(app, "").await?,
        "rpId": site.id,
        "userVerification": "preferred",
        "timeout": GOOD * 1000,
    }))
}

/// The guest whose passkey has signed. Who fails learns nothing about the reason.
pub(crate) async fn come_in(app: &App, site: &Site, signed: &Signed) -> Result<Guest, Error> {
    let (client, bytes) = (decoded(&signed.client)?, decoded(&signed.data)?);
    let said = Said::read(&client, "webauthn.get", &site.origin).ok_or(Error::Passkey)?;
    let data = Data::read(&bytes, &site.id).ok_or(Error::Passkey)?;
    answered(app, &said.challenge, "").await?;
    let passkey = app.live().store().passkey(&signed.id).await?.ok_or(Error::Passkey)?;
    let key = cose::Key::read(&passkey.key).ok_or(Error::Passkey)?;
    if !key.verifies(&verify::signed(&bytes, &client), &decoded(&signed.signature)?) {
        return Err(Error::Passkey);
    }
    let used = app.live().store().passkey_used(&passkey.id, data.counter, app.live().now()).await;
    match used {
        Ok(()) => Ok(Guest::known_as(&passkey.guest)),
        Err(store::Error::Taken(_)) => Err(Error::Passkey),
        Err(error) => Err(error.into()),
    }
}

async fn answered(app: &App, riddle: &str, guest: &str) -> Result<(), Error> {
    match app.live().store().answer_riddle(riddle, guest, app.live().now()).await {
        Err(store::Error::NotFound(_)) => Err(Error::Passkey),
        other => Ok(other?),
    }
}
