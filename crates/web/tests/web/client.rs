//! A browser or a program that talks to a server in the same process.

use crate::toy::Toy;
use axum::Router;
use axum::body::{Body, HttpBody, to_bytes};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use axum::http::response::Parts;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::Value;
use std::pin::Pin;
use store::Store;
use tower::ServiceExt;
use web::tables::{Games, of};
use web::{App, Clock, Config, Pace, app};

/// What a server under test plays.
pub(crate) const GAMES: Games = Games { playable: &[of::<Toy>()], coming: &[] };

pub(crate) const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// A server with nothing on disk, whose bots do not wait.
pub(crate) async fn server() -> Router {
    on(Store::open_in_memory().await.unwrap()).await
}

pub(crate) async fn on(store: Store) -> Router {
    app(state(store).await)
}

pub(crate) async fn state(store: Store) -> App {
    App::new(config(), store, GAMES).await.unwrap()
}

/// A server whose clock stands still until it is set.
pub(crate) async fn server_at(clock: &Clock) -> Router {
    let config = Config { clock: clock.clone(), ..config() };
    app(App::new(config, Store::open_in_memory().await.unwrap(), GAMES).await.unwrap())
}

pub(crate) fn config() -> Config {
    Config { pace: Pace::NONE, per_minute: 10_000, search_nodes: 6, ..Config::default() }
}

/// Somebody at a server.
#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    token: Option<String>,
    cookie: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|error| panic!("{error} in {}: {}", self.status, self.text))
    }

    /// The body of something that worked.
    #[track_caller]
    pub(crate) fn ok(self) -> Self {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self
    }

    /// Checks that it was refused like this.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: &str) -> Self {
        assert_eq!(
            (self.status.as_u16(), self.json()["error"].as_str()),
            (status, Some(code)),
            "{}",
            self.text
        );
        let message = self.json()["message"].as_str().unwrap().to_owned();
        assert!(message.ends_with('.') && message.len() > 10, "a sentence: {message}");
        self
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Client {
    /// A program without a token.
    pub(crate) fn stranger(router: &Router) -> Self {
        Self { router: router.clone(), token: None, cookie: None }
    }

    /// Somebody unknown at the same server.
    pub(crate) fn stranger_of(other: &Client) -> Self {
        Self::stranger(&other.router)
    }

    /// A program with a token.
    pub(crate) async fn guest(router: &Router, name: &str) -> Self {
        let stranger = Self::stranger(router);
        let answer = stranger.post_json("/api/guests", &serde_json::json!({ "name": name })).await.ok();
        let token = answer.json()["token"].as_str().unwrap().to_owned();
        Self { token: Some(token), ..stranger }
    }

    /// The same person at another server.
    pub(crate) fn at(&self, router: &Router) -> Self {
        Self { router: router.clone(), ..self.clone() }
    }

    /// The same person with a browser: the token is a cookie.
    pub(crate) fn browser(&self) -> Self {
        let cookie = self.token.as_ref().map(|token| format!("guest={token}"));
        Self { token: None, cookie, router: self.router.clone() }
    }

    /// The same browser with another cookie.
    pub(crate) fn with_cookie(&self, cookie: &str) -> Self {
        Self { cookie: Some(cookie.to_owned()), ..self.clone() }
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let (parts, bytes) = self.exchange(method, path, headers, body).await;
        Answer { status: parts.status, headers: parts.headers, text: String::from_utf8(bytes).unwrap() }
    }

    /// The response as it is sent.
    pub(crate) async fn exchange(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> (Parts, Vec<u8>) {
        let mut request = Request::builder().method(method).uri(path).header(HOST, "table.test");
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        (parts, to_bytes(body, usize::MAX).await.unwrap().into())
    }

    /// A stream of events, which is listened to for as long as the answer is held.
    pub(crate) async fn listen(&self, path: &str) -> Body {
        let mut request = Request::builder().uri(path).header(HOST, "table.test");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert!(response.status().is_success(), "{path}: {}", response.status());
        response.into_body()
    }

    /// The first news on a stream of events that never ends.
    pub(crate) async fn first_news(&self, path: &str) -> String {
        let mut body = self.listen(path).await;
        let frame = std::future::poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await;
        String::from_utf8(frame.unwrap().unwrap().into_data().unwrap().into()).unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], "").await
    }

    pub(crate) async fn post(&self, path: &str) -> Answer {
        self.send(Method::POST, path, &[], "").await
    }

    pub(crate) async fn post_json(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, &[(CONTENT_TYPE.as_str(), "application/json")], &body.to_string()).await
    }

    pub(crate) async fn post_text(&self, path: &str, body: &str) -> Answer {
        self.send(Method::POST, path, &[(CONTENT_TYPE.as_str(), "text/plain")], body).await
    }

    pub(crate) async fn post_form(&self, path: &str, body: &str) -> Answer {
        self.send(Method::POST, path, &[FORM], body).await
    }

    /// Opens a table with these seats and gives its name.
    pub(crate) async fn open(&self, seats: &[&str], seed: u64) -> String {
        self.open_with(seats, seed, "").await
    }

    pub(crate) async fn open_with(&self, seats: &[&str], seed: u64, options: &str) -> String {
        let body = serde_json::json!({ "game": "toy", "seats": seats, "seed": seed, "options": options });
        let answer = self.post_json("/api/tables", &body).await.ok();
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    /// Opens a table with what else the host decides, and gives its name.
    pub(crate) async fn open_as(&self, seats: &[&str], more: &Value) -> String {
        let mut body = serde_json::json!({ "game": "toy", "seats": seats });
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        let answer = self.post_json("/api/tables", &body).await.ok();
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    /// Takes the first free seat by its invitation, which `host` passes on.
    pub(crate) async fn join(&self, table: &str, host: &Client) -> String {
        let facts = host.get(&format!("/api/tables/{table}")).await.ok().json();
        let seats = facts["seats"].as_array().unwrap().clone();
        let invite = seats.iter().find_map(|seat| seat["invite"].as_str()).unwrap().to_owned();
        let invite = serde_json::json!({ "invite": invite });
        let answer = self.post_json(&format!("/api/tables/{table}/join"), &invite).await;
        answer.ok().json()["seat"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn version(&self, table: &str) -> u64 {
        self.get(&format!("/api/tables/{table}")).await.ok().json()["version"].as_u64().unwrap()
    }

    pub(crate) async fn view(&self, table: &str, seat: &str) -> String {
        self.get(&format!("/api/tables/{table}/view?seat={seat}")).await.ok().text
    }

    pub(crate) async fn legal(&self, table: &str, seat: &str) -> Vec<String> {
        let text = self.get(&format!("/api/tables/{table}/legal?seat={seat}")).await.ok().text;
        text.lines().map(str::to_owned).collect()
    }

    /// Does `line` for `seat` on the newest version.
    pub(crate) async fn act(&self, table: &str, seat: &str, line: &str) -> Answer {
        let version = self.version(table).await;
        self.post_text(&format!("/api/tables/{table}/act?seat={seat}&version={version}"), line).await
    }

    /// Does the first legal action of the asked seats among `seats`, until `n` actions are done or nobody is asked.
    pub(crate) async fn play(&self, table: &str, n: usize) {
        for _ in 0..n {
            let facts = self.get(&format!("/api/tables/{table}")).await.ok().json();
            let Some(seat) = facts["awaiting"].as_array().unwrap().first().cloned() else { return };
            let seat = seat.as_str().unwrap().to_owned();
            let line = self.legal(table, &seat).await[0].clone();
            self.act(table, &seat, &line).await.ok();
        }
    }

    /// Waits until `n` actions are done, because bots act at their own speed.
    pub(crate) async fn settled(&self, table: &str, n: u64) -> Value {
        for _ in 0..1000 {
            let facts = self.get(&format!("/api/tables/{table}")).await.ok().json();
            if facts["actions"].as_u64() >= Some(n) {
                assert_eq!(facts["actions"], n);
                return facts;
            }
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        panic!("{n} actions are never reached");
    }

    /// A first visit: keeps the cookie that the server sets.
    pub(crate) async fn first_visit(router: &Router) -> Self {
        let stranger = Self::stranger(router);
        let answer = stranger.get("/").await.ok();
        let cookie = answer.header(SET_COOKIE.as_str()).split(';').next().unwrap().to_owned();
        assert!(cookie.starts_with("guest="), "{cookie}");
        Self { cookie: Some(cookie), ..stranger }
    }
}
