//! Requests that must be refused and change nothing.

use crate::client::{Client, FORM, GAMES, config, server};
use axum::http::Method;
use serde_json::json;
use store::Store;
use web::{App, Config, app};

struct Table {
    ada: Client,
    bob: Client,
    id: String,
}

/// Ada and Bob, both asked to seal a stone.
async fn table() -> Table {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let id = ada.open(&["me", "open"], 11).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&id, &ada).await;
    Table { ada, bob, id }
}

impl Table {
    fn act(&self, query: &str) -> String {
        format!("/api/tables/{}/act?{query}", self.id)
    }

    /// Everything that both may see, to compare.
    async fn all(&self) -> [String; 3] {
        let facts = self.ada.get(&format!("/api/tables/{}", self.id)).await.ok().text;
        [facts, self.ada.view(&self.id, "p1").await, self.bob.view(&self.id, "p2").await]
    }
}

#[tokio::test]
async fn a_refused_action_changes_nothing() {
    let table = table().await;
    let before = table.all().await;
    let mine = table.ada.legal(&table.id, "p1").await[0].clone();
    let theirs = table.bob.legal(&table.id, "p2").await[0].clone();
    let now = table.act("seat=p1&version=0");
    table.ada.post_text(&table.act("seat=p1&version=7"), &mine).await.refused(409, "stale");
    table.ada.post_text(&table.act("seat=p1"), &mine).await.refused(400, "request");
    table.ada.post_text(&table.act("seat=p1&version=x"), &mine).await.refused(400, "request");
    table.ada.post_text(&now, &theirs).await.refused(422, "illegal");
    table.ada.post_text(&now, "draw").await.refused(422, "illegal");
    table.ada.post_text(&now, "seal a stone").await.refused(400, "unreadable");
    table.ada.post_text(&now, "seal 999").await.refused(400, "unreadable");
    table.ada.post_text(&now, "").await.refused(400, "no-line");
    table.ada.post_text(&table.act("seat=p2&version=0"), &theirs).await.refused(403, "not-your-seat");
    table.ada.post_text(&table.act("seat=p3&version=0"), &mine).await.refused(403, "not-your-seat");
    table.ada.post_text(&table.act("seat=p9&version=0"), &mine).await.refused(400, "request");
    table.ada.post_text(&table.act("seat=p1&version=0&as=p2"), &mine).await.refused(400, "request");
    Client::stranger_of(&table.ada).post_text(&now, &mine).await.refused(403, "not-your-seat");
    assert_eq!(table.all().await, before);
}

#[tokio::test]
async fn who_is_not_asked_cannot_act() {
    let table = table().await;
    let first = table.ada.legal(&table.id, "p1").await[0].clone();
    table.ada.act(&table.id, "p1", &first).await.ok();
    assert_eq!(table.ada.legal(&table.id, "p1").await, Vec::<String>::new());
    table.ada.act(&table.id, "p1", &first).await.refused(422, "illegal");
}

#[tokio::test]
async fn bodies_have_a_type_and_a_size() {
    let table = table().await;
    let now = table.act("seat=p1&version=0");
    let body = "pass\n".repeat(20_000);
    table.ada.post_text(&now, &body).await.refused(413, "too-large");
    table.ada.post_json(&now, &json!({ "line": "pass" })).await.refused(415, "media-type");
    table.ada.send(Method::POST, &now, &[FORM], "line=pass").await.refused(415, "media-type");
    table.ada.post_text("/api/tables", "{}").await.refused(415, "media-type");
    let broken =
        table.ada.send(Method::POST, "/api/tables", &[("content-type", "application/json")], "{").await;
    broken.refused(400, "request");
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let table = table().await;
    for path in ["/api/tables/no-such-1", "/api/tables/no-such-1/view", "/api/tables/%2e%2e/view"] {
        table.ada.get(path).await.refused(404, "no-table");
    }
    table.ada.get("/api/nothing").await.refused(404, "no-page");
    table.ada.send(Method::DELETE, "/api/games", &[], "").await.refused(405, "method");
    let page = table.ada.get("/t/no-such-1").await;
    assert_eq!(page.status, 404);
    assert!(page.text.starts_with("<!DOCTYPE html>") && page.text.contains("data-reason"), "{}", page.text);
    assert_eq!(table.ada.get("/nowhere").await.status, 404);
    assert_eq!(table.ada.send(Method::POST, "/", &[FORM], "").await.status, 405);
    assert_eq!(table.ada.get("/static/x/none.css").await.status, 404);
}

#[tokio::test]
async fn a_table_is_opened_only_as_the_game_allows() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let open = |body: serde_json::Value| {
        let ada = ada.clone();
        async move { ada.post_json("/api/tables", &body).await }
    };
    open(json!({ "game": "chess", "seats": ["me", "open"] })).await.refused(404, "no-game");
    open(json!({ "game": "toy", "seats": ["me"] })).await.refused(422, "seats");
    open(json!({ "game": "toy", "seats": vec!["me"; 6] })).await.refused(422, "seats");
    open(json!({ "game": "toy", "seats": vec!["me"; 300] })).await.refused(413, "too-large");
    open(json!({ "game": "toy", "seats": ["me", "bot-genius"] })).await.refused(400, "request");
    open(json!({ "game": "toy", "seats": ["me", "open"], "options": "wild" })).await.refused(400, "options");
    open(json!({ "game": "toy", "seats": ["me", "open"], "clock": 5 })).await.refused(400, "request");
    open(json!({ "game": "toy", "seats": ["me", "open"], "seed": [] })).await.refused(400, "request");
    Client::stranger_of(&ada)
        .post_json("/api/tables", &json!({ "game": "toy", "seats": ["me", "open"] }))
        .await
        .refused(401, "unknown-guest");
    let mine = ada.get("/api/tables?list=mine").await.ok().json();
    assert_eq!(mine, json!([]), "nothing was opened");
}

#[tokio::test]
async fn a_table_that_waits_cannot_be_played() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let id = ada.open(&["me", "open"], 1).await;
    assert!(ada.legal(&id, "p1").await.is_empty());
    ada.post_text(&format!("/api/tables/{id}/act?version=0"), "seal 1").await.refused(409, "not-running");
}

#[tokio::test]
async fn forms_on_other_sites_are_refused() {
    let table = table().await;
    let browser = table.ada.browser();
    let before = table.all().await;
    let line = table.ada.legal(&table.id, "p1").await[0].replace(' ', "+");
    let path = format!("/t/{}/act", table.id);
    let body = format!("version=0&line={line}");
    for foreign in [("origin", "http://evil.test"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        let answer = browser.send(Method::POST, &path, &[FORM, foreign], &body).await;
        assert_eq!(answer.status, 403, "{foreign:?}");
        let api = table.act("seat=p1&version=0");
        let text = ("content-type", "text/plain");
        browser.send(Method::POST, &api, &[text, foreign], "pass").await.refused(403, "cross-origin");
    }
    assert_eq!(table.all().await, before);
    let own = browser.send(Method::POST, &path, &[FORM, ("origin", "http://table.test")], &body).await;
    assert_eq!(own.status, 303, "{}", own.text);
}

#[tokio::test]
async fn refusals_speak_the_reader_s_language() {
    let router = server().await;
    let stranger = Client::stranger(&router);
    let german = [("accept-language", "de-AT,de;q=0.9,en;q=0.5")];
    let answer = stranger.send(Method::GET, "/api/tables/x", &german, "").await;
    assert!(
        answer.json()["message"].as_str().unwrap().contains("Diesen Tisch gibt es nicht"),
        "{}",
        answer.text
    );
    let page = stranger.send(Method::GET, "/t/x", &german, "").await;
    assert!(page.text.contains("<html lang=\"de\"") && page.text.contains("Diesen Tisch gibt es nicht"));
    let fragment = [("x-fernweh", "fragment")];
    let part = stranger.send(Method::GET, "/t/x/fragment", &fragment, "").await;
    assert!(part.text.starts_with("<p data-reason>"), "{}", part.text);
}

/// A fault in the rules affects only its own table.
#[tokio::test]
async fn a_table_whose_rules_fail_is_set_aside() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let broken = ada.open_with(&["me", "here"], 5, "fragile").await;
    let sound = ada.open(&["me", "here"], 5).await;
    ada.play(&broken, 2).await;
    ada.act(&broken, "p1", "pass").await.refused(500, "set-aside");
    ada.get(&format!("/api/tables/{broken}/view")).await.refused(500, "set-aside");
    assert_eq!(ada.get(&format!("/t/{broken}")).await.status, 500);
    ada.play(&sound, 5).await;
    assert_eq!(ada.version(&sound).await, 5);
}

#[tokio::test]
async fn who_opens_too_many_tables_has_to_wait() {
    let few = Config { per_minute: 2, ..config() };
    let store = Store::open_in_memory().await.unwrap();
    let router = app(App::new(few, store, GAMES).await.unwrap());
    let ada = Client::guest(&router, "Ada").await;
    let body = json!({ "game": "toy", "seats": ["me", "here"] });
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(ada.post_json("/api/tables", &body).await);
    }
    let last = answers.pop().unwrap().refused(429, "too-many");
    let seconds: u64 = last.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
    let bob = Client::guest(&router, "Bob").await;
    bob.post_json("/api/tables", &body).await.ok();
}

/// A name that looks like another name is refused.
#[tokio::test]
async fn names_that_nobody_can_read_are_refused() {
    let table = table().await;
    for bad in ["\u{200b}\u{200b}", "A\u{202e}da", "Ada\u{3164}", "A\u{335}\u{335}\u{335}\u{335}\u{335}da"] {
        table.ada.post_json("/api/me", &json!({ "name": bad })).await.refused(422, "name");
        table.ada.post_json("/api/guests", &json!({ "name": bad })).await.refused(422, "name");
        let open = json!({ "game": "toy", "seats": ["me", "open"], "name": bad });
        table.ada.post_json("/api/tables", &open).await.refused(422, "name");
        let page = table.ada.browser().post_form("/settings", &format!("name={bad}")).await;
        assert_eq!(page.status, 422, "{bad:?}");
    }
    assert_eq!(table.ada.get("/api/me").await.ok().json()["name"], "Ada");
}

#[tokio::test]
async fn another_host_is_not_answered_for() {
    let own = Config { origin: Some("https://table.test".into()), ..config() };
    let store = Store::open_in_memory().await.unwrap();
    let router = app(App::new(own, store, GAMES).await.unwrap());
    let ada = Client::guest(&router, "Ada").await;
    assert_eq!(ada.get("/").await.status, 200);
    let other = Config { origin: Some("https://games.example.org".into()), ..config() };
    let store = Store::open_in_memory().await.unwrap();
    let router = app(App::new(other, store, GAMES).await.unwrap());
    let stranger = Client::stranger(&router);
    stranger.get("/api/games").await.refused(421, "wrong-host");
    assert_eq!(stranger.get("/").await.status, 421);
    assert_eq!(stranger.get("/healthz").await.status, 200, "a sign of life is for everybody");
}

#[tokio::test]
async fn nothing_is_taken_for_what_it_is_not() {
    let router = server().await;
    let stranger = Client::stranger(&router);
    for path in ["/api/games", "/api/tables/none", "/api/status", "/", "/healthz", "/favicon.ico"] {
        assert_eq!(stranger.get(path).await.header("x-content-type-options"), "nosniff", "{path}");
    }
}

/// What is asked for is a name among those that the server has made, never a place on its disk.
#[tokio::test]
async fn no_path_leads_to_a_file_of_the_machine() {
    let table = table().await;
    let browser = table.ada.browser();
    let style = browser.get("/static/x/base.css").await;
    assert_eq!(style.status, 200, "a file that there is");
    for up in
        ["..", "%2e%2e", "..%2f..", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "..%5c..", "%00", "base.css%2f..%2f.."]
    {
        for path in [
            format!("/static/{up}/{up}"),
            format!("/static/x/{up}"),
            format!("/t/{up}"),
            format!("/t/{up}/share.png"),
            format!("/t/{up}/text"),
            format!("/cards/{up}"),
            format!("/rules/{up}/{up}"),
            format!("/daily/{up}/{up}"),
            format!("/api/tables/{up}/view"),
        ] {
            let answer = browser.get(&path).await;
            assert!(matches!(answer.status.as_u16(), 400 | 404), "{path}: {}", answer.status);
            assert!(!answer.text.contains("root:"), "{path}");
        }
    }
}
