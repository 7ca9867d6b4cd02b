//! Notices by e-mail, with an SMTP server that the test starts itself.

use crate::client::{Client, config, on};
use crate::serving::Server;
use axum::Router;
use serde_json::json;
use std::time::Duration;
use store::{Mail, Store};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use web::{Clock, Config, MailServer, Notices, app};

const NOON: i64 = 1_000_000;

/// A mail as the server received it.
#[derive(Debug)]
struct Received {
    to: String,
    text: String,
}

impl Received {
    /// The path of the link that confirms or stops.
    #[track_caller]
    fn link(&self) -> String {
        let rest =
            self.text.split("http://table.test/mail/").nth(1).unwrap_or_else(|| panic!("{}", self.text));
        let secret: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        assert_eq!(secret.len(), 32, "128 bits: {secret}");
        format!("/mail/{secret}")
    }
}

/// An SMTP server that takes every mail, or none.
struct Post {
    url: String,
    mails: mpsc::UnboundedReceiver<Received>,
}

impl Post {
    async fn start(takes: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, mails) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(talk(stream, takes, sender.clone()));
            }
        });
        Self { url, mails }
    }

    async fn next(&mut self) -> Received {
        timeout(Duration::from_secs(180), self.mails.recv()).await.expect("a mail comes").unwrap()
    }

    fn is_empty(&self) -> bool {
        self.mails.is_empty()
    }
}

async fn talk(stream: TcpStream, takes: bool, sender: mpsc::UnboundedSender<Received>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 post.test\r\n").await.unwrap();
    let (mut to, mut text, mut is_data) = (String::new(), String::new(), false);
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.split([' ', ':']).next().unwrap_or_default() {
            _ if is_data && line != "." => {
                text.push_str(&line);
                text.push('\n');
                continue;
            }
            "." => {
                is_data = false;
                let mail = Received { to: std::mem::take(&mut to), text: std::mem::take(&mut text) };
                let _ = sender.send(mail);
                "250 taken"
            }
            "EHLO" => "250 post.test",
            "RCPT" if !takes => "550 nobody of this name",
            "RCPT" => {
                to = line;
                "250 ok"
            }
            "DATA" => {
                is_data = true;
                "354 go on"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
            return;
        }
    }
}

fn with_post(post: &Post, clock: &Clock) -> Config {
    let mail = Some(MailServer::new(&post.url, "Fernweh <fernweh@table.test>").unwrap());
    let notices = Notices { mail, ..Notices::default() };
    Config { notices, clock: clock.clone(), origin: Some("http://table.test".into()), ..config() }
}

async fn set(who: &Client, address: &str) {
    who.post_json("/api/me/mail", &json!({ "address": address })).await.ok();
}

/// A running server with Ada and Bob, whose address is confirmed.
async fn table(clock: &Clock) -> (Server, Post, Router, Client, Client) {
    let mut post = Post::start(true).await;
    let server = Server::with(with_post(&post, clock), Store::open_in_memory().await.unwrap()).await;
    let router = app(server.state.clone());
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    set(&bob, "Bob@Example.org").await;
    let asked = post.next().await;
    assert!(asked.to.contains("<bob@example.org>"), "{asked:?}");
    Client::stranger(&router).post_form(&format!("{}/confirm", asked.link()), "").await.ok();
    (server, post, router, ada, bob)
}

#[tokio::test]
async fn an_address_is_confirmed_by_its_link() {
    let clock = Clock::still(NOON);
    let (_server, _post, router, _ada, bob) = table(&clock).await;
    let mail = bob.get("/api/me/mail").await.ok().json();
    assert_eq!((&mail["address"], &mail["confirmed"]), (&json!("bob@example.org"), &json!(true)));
    assert!(bob.browser().get("/profile").await.ok().text.contains("Mails go to bob@example.org"));

    let mut post = Post::start(true).await;
    let store = Store::open_in_memory().await.unwrap();
    let eve_router = app(web::App::new(with_post(&post, &clock), store, crate::client::GAMES).await.unwrap());
    let eve = Client::guest(&eve_router, "Eve").await;
    set(&eve, "eve@example.org").await;
    let link = post.next().await.link();
    for _ in 0..2 {
        let page = Client::stranger(&eve_router).get(&link).await.ok().text;
        assert!(page.contains("eve@example.org"), "looking confirms nothing: {page}");
    }
    assert_eq!(eve.get("/api/me/mail").await.ok().json()["confirmed"], false);
    clock.set(NOON + Mail::CONFIRMED_WITHIN);
    assert_eq!(eve.post_form(&format!("{link}/confirm"), "").await.status, 404, "too late");
    assert_eq!(
        eve.post_form("/mail/00000000000000000000000000000000/confirm", "").await.status,
        404,
        "a guess"
    );
    assert_eq!(Client::stranger(&router).get(&link).await.status, 404, "of another server");
}

#[tokio::test]
async fn who_does_not_look_gets_one_mail_for_a_turn() {
    let clock = Clock::still(NOON);
    let (_server, mut post, _router, ada, bob) = table(&clock).await;
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    clock.set(NOON + 121);
    let mail = post.next().await;
    assert!(
        mail.text.contains("Subject: Your turn")
            && mail.text.contains(&format!("http://table.test/t/{table}"))
    );
    assert!(mail.text.contains("List-Unsubscribe: <http://table.test/mail/"), "{}", mail.text);
    assert!(mail.text.contains("Auto-Submitted: auto-generated"), "{}", mail.text);
    assert!(!mail.text.contains("Ada"), "nothing that others wrote");

    bob.act(&table, "p2", &bob.legal(&table, "p2").await[0]).await.ok();
    ada.act(&table, "p1", &ada.legal(&table, "p1").await[0]).await.ok();
    ada.act(&table, "p1", "pass").await.ok();
    clock.set(NOON + 500);
    let second = post.next().await;
    assert!(second.text.contains("Subject: Your turn"), "the next turn: {}", second.text);
    assert!(post.is_empty(), "and no third one");
}

#[tokio::test]
async fn who_looks_gets_no_mail() {
    let clock = Clock::still(NOON);
    let (_server, mut post, _router, ada, bob) = table(&clock).await;
    let watched = ada.open(&["me", "open"], 7).await;
    bob.join(&watched, &ada).await;
    let _page = bob.browser().listen(&format!("/t/{watched}/events")).await;
    let other = ada.open(&["me", "open"], 7).await;
    bob.join(&other, &ada).await;
    clock.set(NOON + 121);
    let mail = post.next().await;
    assert!(mail.text.contains(&other) && !mail.text.contains(&watched), "{}", mail.text);
}

#[tokio::test]
async fn a_link_in_every_mail_ends_them() {
    let clock = Clock::still(NOON);
    let (_server, mut post, router, ada, bob) = table(&clock).await;
    let table = ada.open(&["me", "open"], 7).await;
    bob.join(&table, &ada).await;
    clock.set(NOON + 121);
    let link = post.next().await.link();
    let page = Client::stranger(&router).get(&link).await.ok().text;
    assert!(page.contains(&format!("{link}/stop")), "{page}");
    // As the programs of mail providers send it.
    Client::stranger(&router).post_form(&format!("{link}/stop"), "List-Unsubscribe=One-Click").await.ok();
    bob.get("/api/me/mail").await.refused(404, "no-page");
    assert_eq!(Client::stranger(&router).get(&link).await.status, 404);
}

#[tokio::test]
async fn nobody_is_asked_too_often() {
    let clock = Clock::still(NOON);
    let post = Post::start(true).await;
    let server = Server::with(with_post(&post, &clock), Store::open_in_memory().await.unwrap()).await;
    let router = app(server.state.clone());
    for _ in 0..Mail::MOST_ASKED {
        set(&Client::guest(&router, "Eve").await, "victim@example.org").await;
    }
    let eve = Client::guest(&router, "Eve").await;
    let address = json!({ "address": "Victim@example.org" });
    eve.post_json("/api/me/mail", &address).await.refused(429, "too-many");
    set(&eve, "eve@example.org").await;
    clock.set(NOON + Mail::CONFIRMED_WITHIN + 1);
    eve.post_json("/api/me/mail", &address).await.ok();
}

#[tokio::test]
async fn what_is_no_address_or_cannot_be_sent_is_refused() {
    let post = Post::start(false).await;
    let clock = Clock::still(NOON);
    let store = Store::open_in_memory().await.unwrap();
    let router = app(web::App::new(with_post(&post, &clock), store, crate::client::GAMES).await.unwrap());
    let ada = Client::guest(&router, "Ada").await;
    let long = format!("{}@example.org", "x".repeat(300));
    for bad in ["", "ada", "ada@", "ada@example.org\r\nBcc: eve@example.org", "a@b, c@d", &long] {
        ada.post_json("/api/me/mail", &json!({ "address": bad })).await.refused(422, "mail");
    }
    ada.post_json("/api/me/mail", &json!({ "address": "ada@example.org" })).await.refused(503, "mail-failed");
    ada.get("/api/me/mail").await.refused(404, "no-page");

    let without = on(Store::open_in_memory().await.unwrap()).await;
    let ada = Client::guest(&without, "Ada").await;
    ada.post_json("/api/me/mail", &json!({ "address": "ada@example.org" })).await.refused(404, "no-page");
    assert!(!ada.browser().get("/profile").await.ok().text.contains("type=\"email\""));
}
