//! Push messages, with a push service that the test starts itself and a browser that reads them.

use crate::client::Client;
use crate::hooks::{Receiver, Request, open_config};
use crate::serving::Server;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Signer};
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;
use web::app;

/// A browser with a subscription. It reads one message, because its key can be used once.
struct Browser {
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap().as_ref().to_vec();
        Self { own, public, secret: [5; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let keys = json!({ "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.secret) });
        json!({ "endpoint": endpoint, "keys": keys })
    }

    /// Decrypts a message step by step as RFC 8291 and RFC 8188 describe it, with HMAC alone.
    fn read(self, body: &[u8]) -> Value {
        let mac = |key: &[u8], parts: &[&[u8]]| sign(&Key::new(HMAC_SHA256, key), &parts.concat());
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096_u32.to_be_bytes());
        assert!(body.len() < 4096, "one record");
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let (public, secret) = (self.public, self.secret);
        let input = agree_ephemeral(self.own, &UnparsedPublicKey::new(&ECDH_P256, theirs), |agreed| {
            let key = mac(&secret, &[agreed]);
            mac(key.as_ref(), &[b"WebPush: info\0", &public, theirs, &[1]])
        })
        .unwrap();
        let key = mac(salt, &[input.as_ref()]);
        let content = mac(key.as_ref(), &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = mac(key.as_ref(), &[b"Content-Encoding: nonce\0", &[1]]);
        let content = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content.as_ref()[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12]).unwrap();
        let mut text = sealed.to_vec();
        let text = content.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        let (end, text) = text.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

/// Checks the token of a request with the key that browsers get, and gives what it says.
#[track_caller]
fn claims(request: &Request, key: &str) -> Value {
    let token = request.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, sent) = token.split_once(", k=").unwrap();
    assert_eq!(sent, key);
    let (said, signature) = token.rsplit_once('.').unwrap();
    let signer = Signer::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    signer.verify(said.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
    let claims = said.split_once('.').unwrap().1;
    serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap()
}

async fn start() -> (Server, Client, Client, String) {
    start_on(Store::open_in_memory().await.unwrap()).await
}

async fn start_on(store: Store) -> (Server, Client, Client, String) {
    let server = Server::with(open_config(), store).await;
    let router = app(server.state.clone());
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let key = ada.get("/api/push").await.ok().json()["key"].as_str().unwrap().to_owned();
    (server, ada, bob, key)
}

#[tokio::test]
async fn a_browser_is_told_of_the_turn_and_nobody_else_can_read_it() {
    let (_server, ada, bob, key) = start().await;
    let mut service = Receiver::start(&[201]).await;
    let browser = Browser::new();
    bob.post_json("/api/me/push", &browser.subscription(&service.address)).await.ok();
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    let request = service.next().await;
    assert_eq!(request.header("content-encoding"), "aes128gcm");
    assert!(request.header("ttl").parse::<u32>().unwrap() > 0 && request.header("topic").len() == 32);
    let claims = claims(&request, &key);
    assert!(service.address.starts_with(claims["aud"].as_str().unwrap()), "{claims}");
    assert!(claims["exp"].as_i64().unwrap() > 1_700_000_000 && claims["sub"].is_string(), "{claims}");
    let text = String::from_utf8_lossy(&request.bytes).into_owned();
    assert!(!text.contains(&table), "it is encrypted");
    let message = browser.read(&request.bytes);
    assert_eq!((&message["title"], &message["path"]), (&json!("Your turn"), &json!(format!("/t/{table}"))));
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let store = Store::open_in_memory().await.unwrap();
    let (_server, ada, bob, _key) = start_on(store.clone()).await;
    let mut service = Receiver::start(&[410, 201]).await;
    let gone = Browser::new();
    bob.post_json("/api/me/push", &gone.subscription(&service.address)).await.ok();
    let first = ada.open(&["me", "open"], 7).await;
    bob.join(&first, &ada).await;
    service.next().await;
    // The server reads the answer in its own time.
    while store.push(&service.address).await.unwrap().is_some() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let new = Browser::new();
    bob.post_json("/api/me/push", &new.subscription(&format!("{}/new", service.address))).await.ok();
    let second = ada.open(&["me", "open"], 7).await;
    bob.join(&second, &ada).await;
    let request = service.next().await;
    assert!(request.head.starts_with("POST /hook/new "), "{}", request.head);
    assert_eq!(new.read(&request.bytes)["path"], format!("/t/{second}"));
}

#[tokio::test]
async fn who_has_the_table_open_gets_no_message() {
    let (_server, ada, bob, _key) = start().await;
    let mut service = Receiver::start(&[201]).await;
    let browser = Browser::new();
    let watched = ada.open(&["me", "open"], 7).await;
    bob.join(&watched, &ada).await;
    let _page = bob.browser().listen(&format!("/t/{watched}/events")).await;
    bob.post_json("/api/me/push", &browser.subscription(&service.address)).await.ok();
    for (who, seat) in [(&bob, "p2"), (&ada, "p1")] {
        who.act(&watched, seat, &who.legal(&watched, seat).await[0]).await.ok();
    }
    ada.act(&watched, "p1", "pass").await.ok();
    let other = ada.open(&["me", "open"], 7).await;
    bob.join(&other, &ada).await;
    assert_eq!(browser.read(&service.next().await.bytes)["path"], format!("/t/{other}"));
}

#[tokio::test]
async fn a_subscription_is_checked() {
    let router = crate::client::server().await;
    let ada = Client::guest(&router, "Ada").await;
    let good = Browser::new().subscription("https://9.9.9.9/push");
    ada.post_json("/api/me/push", &good).await.ok();
    Client::stranger(&router).post_json("/api/me/push", &good).await.refused(401, "unknown-guest");
    for endpoint in ["https://127.0.0.1/", "http://9.9.9.9/", "nonsense"] {
        let bad = Browser::new().subscription(endpoint);
        ada.post_json("/api/me/push", &bad).await.refused(422, "address");
    }
    for (name, value) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("p256dh", "!")] {
        let mut bad = good.clone();
        bad["keys"][name] = value.into();
        ada.post_json("/api/me/push", &bad).await.refused(400, "request");
    }
    let forget = json!({ "endpoint": "https://9.9.9.9/push" }).to_string();
    let json = [("content-type", "application/json")];
    ada.send(axum::http::Method::DELETE, "/api/me/push", &json, &forget).await.ok();
}
