//! The challenge of the day: one start for everybody, one try for each, nothing given away.

use crate::client::{Client, server};
use axum::Router;
use axum::http::Method;

/// The try of somebody: the table it is played at.
async fn begin(who: &Client) -> String {
    let answer = who.post_form("/daily", "game=toy").await;
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.header("location").trim_start_matches("/t/").to_owned()
}

/// What the first seat of a try sees before it has done anything.
async fn start(router: &Router, name: &str) -> (Client, String, String) {
    let program = Client::guest(router, name).await;
    let table = begin(&program.browser()).await;
    let view = program.view(&table, "p1").await;
    (program, table, view)
}

/// Plays a try to its end; the bot does its part in between.
async fn play_out(who: &Client, table: &str) {
    loop {
        let facts = who.get(&format!("/api/tables/{table}")).await.ok().json();
        if facts["status"] == "finished" {
            return;
        }
        if facts["awaiting"].as_array().unwrap().iter().any(|seat| seat == "p1") {
            let line = who.legal(table, "p1").await[0].clone();
            let version = facts["version"].as_u64().unwrap();
            who.post_text(&format!("/api/tables/{table}/act?seat=p1&version={version}"), &line).await;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
}

#[tokio::test]
async fn everybody_begins_alike_and_has_one_try() {
    let router = server().await;
    let (ada, adas, one) = start(&router, "Ada").await;
    let (bob, bobs, other) = start(&router, "Bob").await;
    assert_ne!(adas, bobs);
    assert_eq!(one, other, "the same hand");
    assert_eq!(ada.legal(&adas, "p1").await, bob.legal(&bobs, "p1").await);
    assert_eq!(begin(&ada.browser()).await, adas, "a second press leads back");
    let eve = Client::guest(&router, "Eve").await.browser();
    let (first, second, third) = tokio::join!(begin(&eve), begin(&eve), begin(&eve));
    assert!(first == second && second == third, "presses at the same time are one try");
    let plain = ada.open(&["me", "bot-blind"], 7).await;
    assert_ne!(ada.view(&plain, "p1").await, one, "another table is another game");
}

#[tokio::test]
async fn nobody_learns_from_the_tries_of_others() {
    let router = server().await;
    let (ada, adas, _) = start(&router, "Ada").await;
    let (bob, bobs, _) = start(&router, "Bob").await;
    for path in ["", "/view", "/log", "/text", "/events"] {
        let path = format!("/api/tables/{adas}{path}");
        bob.get(&path).await.refused(403, "own-try-first");
        Client::stranger(&router).get(&path).await.refused(403, "own-try-first");
    }
    let page = bob.browser().get(&format!("/t/{adas}")).await;
    assert_eq!(page.status, 403);
    assert!(page.text.contains("once you have finished your own"), "{}", page.text);
    assert_eq!(bob.browser().send(Method::GET, &format!("/t/{adas}/replay"), &[], "").await.status, 403);

    play_out(&bob, &bobs).await;
    bob.get(&format!("/api/tables/{adas}")).await.ok();
    assert!(!bob.browser().get("/replays").await.ok().text.contains(&bobs), "not before tomorrow");
    ada.get(&format!("/api/tables/{bobs}")).await.refused(403, "own-try-first");
}

#[tokio::test]
async fn what_is_no_challenge_is_refused() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    assert_eq!(ada.post_form("/daily", "game=chess").await.status, 404);
    assert_eq!(ada.post_form("/daily", "").await.status, 404);
    for path in ["/daily/toy/2020-02-29", "/daily/toy/x", "/daily/chess/2026-11-15", "/daily/toy"] {
        assert_eq!(ada.get(path).await.status, 404, "{path}");
    }
}
