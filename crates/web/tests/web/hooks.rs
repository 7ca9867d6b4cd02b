//! Webhooks: who is told what and when, with a receiver that the test starts itself.

use crate::client::{Client, config};
use crate::serving::Server;
use axum::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::hmac;
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;
use web::{Clock, Config, HostHook, Notices, app};

/// A request as it was received.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) head: String,
    pub(crate) bytes: Vec<u8>,
    body: String,
}

impl Request {
    pub(crate) fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.unwrap_or_else(|| panic!("no {name} in {}", self.head))
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    /// Checks that it was signed with this key.
    #[track_caller]
    fn signed_with(&self, key: &str) {
        let key =
            key.strip_prefix("whsec_").map_or(key.as_bytes().to_vec(), |key| STANDARD.decode(key).unwrap());
        let said =
            format!("{}.{}.{}", self.header("webhook-id"), self.header("webhook-timestamp"), self.body);
        let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, &key), said.as_bytes());
        assert_eq!(self.header("webhook-signature"), format!("v1,{}", STANDARD.encode(tag)));
    }
}

/// Receives requests and answers each with the next of these states, the last one for all others.
pub(crate) struct Receiver {
    pub(crate) address: String,
    requests: mpsc::UnboundedReceiver<Request>,
}

impl Receiver {
    pub(crate) async fn start(states: &'static [u16]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook", listener.local_addr().unwrap());
        let (sender, requests) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            for n in 0.. {
                let (mut stream, _) = listener.accept().await.unwrap();
                let (mut all, mut buffer) = (Vec::new(), [0; 4096]);
                let request = loop {
                    let n = stream.read(&mut buffer).await.unwrap();
                    all.extend_from_slice(&buffer[..n]);
                    let Some(end) = all.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
                    let head = String::from_utf8(all[..end].to_vec()).unwrap();
                    let length = head.split("content-length: ").nth(1).unwrap().lines().next().unwrap();
                    let bytes = all[end + 4..].to_vec();
                    if bytes.len() == length.parse::<usize>().unwrap() {
                        let body = String::from_utf8_lossy(&bytes).into_owned();
                        break Request { head, bytes, body };
                    }
                };
                let state = states[n.min(states.len() - 1)];
                let answer = format!("HTTP/1.1 {state} Whatever\r\nContent-Length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                if sender.send(request).is_err() {
                    return;
                }
            }
        });
        Self { address, requests }
    }

    pub(crate) async fn next(&mut self) -> Request {
        timeout(Duration::from_secs(180), self.requests.recv()).await.expect("a request comes").unwrap()
    }
}

/// A configuration that allows this machine as a receiver.
pub(crate) fn open_config() -> Config {
    let notices = Notices { networks: vec!["127.0.0.1".parse().unwrap()], ..Notices::default() };
    Config { notices, origin: Some("http://table.test".into()), ..config() }
}

async fn server(config: Config) -> Server {
    Server::with(config, Store::open_in_memory().await.unwrap()).await
}

async fn set(who: &Client, address: &str) -> Value {
    who.post_json("/api/me/hook", &json!({ "address": address })).await.ok().json()
}

/// The toy of the tests: both seal a stone, then each draws in turn.
#[tokio::test]
async fn a_person_is_told_of_the_turn_and_of_the_end() {
    let server = server(open_config()).await;
    let router = app(server.state.clone());
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let mut receiver = Receiver::start(&[204]).await;
    let key = set(&bob, &receiver.address).await["key"].as_str().unwrap().to_owned();
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    let begun = receiver.next().await;
    begun.signed_with(&key);
    let body = begun.json();
    assert_eq!(
        (&body["type"], &body["table"], &body["seats"]),
        (&json!("turn"), &json!(table), &json!(["p2"]))
    );
    assert_eq!(body["url"], format!("http://table.test/t/{table}"));
    assert_eq!(begun.header("webhook-id"), format!("{table}.turn.0"));
    assert_eq!(begun.header("content-type"), "application/json");

    for n in 0.. {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"].as_array().unwrap().first() else { break };
        let seat = seat.as_str().unwrap();
        let who = if seat == "p1" { &ada } else { &bob };
        let line = who.legal(&table, seat).await[0].clone();
        who.act(&table, seat, &line).await.ok();
        assert!(n < 100);
    }
    let over = loop {
        let next = receiver.next().await;
        next.signed_with(&key);
        if next.json()["type"] == "over" {
            break next.json();
        }
        assert_eq!(next.json()["seats"], json!(["p2"]), "only the own turns");
    };
    assert_eq!((&over["closed"], over["outcome"]["points"].as_array().unwrap().len()), (&json!(false), 2));
}

#[tokio::test]
async fn a_notice_is_tried_again_with_the_same_name() {
    let clock = Clock::still(1_000_000);
    let server = server(Config { clock: clock.clone(), ..open_config() }).await;
    let router = app(server.state.clone());
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let mut receiver = Receiver::start(&[500, 302, 204]).await;
    set(&bob, &receiver.address).await;
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    let first = receiver.next().await;
    clock.set(1_000_000 + 30);
    let second = receiver.next().await;
    clock.set(1_000_000 + 30 + 120);
    let third = receiver.next().await;
    assert_eq!(first.header("webhook-id"), second.header("webhook-id"));
    assert_eq!(first.body, third.body);
    assert_ne!(first.header("webhook-signature"), third.header("webhook-signature"), "signed anew");
    bob.act(&table, "p2", &bob.legal(&table, "p2").await[0]).await.ok();
    ada.act(&table, "p1", &ada.legal(&table, "p1").await[0]).await.ok();
    ada.act(&table, "p1", "pass").await.ok();
    let next = receiver.next().await;
    assert_ne!(next.header("webhook-id"), first.header("webhook-id"), "what was taken is not sent again");
}

#[tokio::test]
async fn the_host_hears_of_every_table() {
    let mut receiver = Receiver::start(&[200]).await;
    let key = "a key of the host, long enough";
    let hook = HostHook { address: receiver.address.clone(), key: key.parse().unwrap() };
    let mut config = open_config();
    config.notices.host_hook = Some(hook);
    let server = server(config).await;
    let router = app(server.state.clone());
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    let told = receiver.next().await;
    told.signed_with(key);
    assert_eq!(told.json()["seats"], json!(["p1", "p2"]));
    for who in [&ada, &bob] {
        who.post_json(&format!("/api/tables/{table}/close"), &json!({})).await.ok();
    }
    let over = receiver.next().await.json();
    assert_eq!(
        (&over["type"], &over["closed"], &over["outcome"]),
        (&json!("over"), &json!(true), &Value::Null)
    );
}

/// A table goes on while its receiver keeps everybody waiting.
#[tokio::test]
async fn a_receiver_that_never_answers_holds_up_nobody() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = server(open_config()).await;
    let router = app(server.state.clone());
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    set(&bob, &format!("http://{}/", silent.local_addr().unwrap())).await;
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    let _held = silent.accept().await.unwrap();
    ada.act(&table, "p1", &ada.legal(&table, "p1").await[0]).await.ok();
    bob.act(&table, "p2", &bob.legal(&table, "p2").await[0]).await.ok();
    assert_eq!(ada.version(&table).await, 2);
}

#[tokio::test]
async fn an_address_is_checked_when_it_is_set() {
    let router = crate::client::server().await;
    let ada = Client::guest(&router, "Ada").await;
    for (address, said) in [
        ("http://127.0.0.1:1/", "https"),
        ("https://127.0.0.1/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
        ("https://ada:secret@9.9.9.9/", "password"),
        ("nonsense", "address"),
        ("", "address"),
    ] {
        let refused =
            ada.post_json("/api/me/hook", &json!({ "address": address })).await.refused(422, "address");
        assert!(refused.json()["message"].as_str().unwrap().contains(said), "{address}: {}", refused.text);
    }
    ada.get("/api/me/hook").await.refused(404, "no-page");
    Client::stranger(&router).post("/api/me/hook").await.refused(401, "unknown-guest");
    let set = set(&ada, "https://9.9.9.9/hook").await;
    assert_eq!(set["address"], "https://9.9.9.9/hook");
    assert!(set["key"].as_str().unwrap().starts_with("whsec_"));
    assert_eq!(ada.get("/api/me/hook").await.ok().json(), set);
    assert!(ada.browser().get("/profile").await.ok().text.contains("value=\"https://9.9.9.9/hook\""));
    ada.send(Method::DELETE, "/api/me/hook", &[], "").await.ok();
    ada.get("/api/me/hook").await.refused(404, "no-page");

    let form = ada.browser().post_form("/profile/hook", "address=https%3A%2F%2F9.9.9.9%2Fb").await;
    assert_eq!((form.status.as_u16(), form.header("location")), (303, "/profile#notices-elsewhere"));
    let other = self::set(&ada, "https://9.9.9.9/c").await;
    assert_ne!(other["key"], set["key"], "every address has its own key");
    assert_eq!(ada.browser().post_form("/profile/hook/remove", "").await.status, 303);
    ada.get("/api/me/hook").await.refused(404, "no-page");
}

/// Setting an address asks a name server, so it is counted like everything that costs something.
#[tokio::test]
async fn who_sets_too_many_addresses_has_to_wait() {
    let config = Config { per_minute: 2, ..config() };
    let store = Store::open_in_memory().await.unwrap();
    let router = app(web::App::new(config, store, crate::client::GAMES).await.unwrap());
    let ada = Client::guest(&router, "Ada").await;
    for _ in 0..2 {
        set(&ada, "https://9.9.9.9/").await;
    }
    ada.post_json("/api/me/hook", &json!({ "address": "https://9.9.9.9/" })).await.refused(429, "too-many");
}
