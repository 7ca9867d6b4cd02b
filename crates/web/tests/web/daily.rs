//! The daily challenge: the same start for everybody, one try for each, nothing revealed too early.

use crate::client::{Client, GAMES, config, server, server_at};
use axum::Router;
use axum::http::Method;
use store::Store;
use web::{App, Clock, Config, app};

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

/// Noon of some day, in unix seconds.
const NOON: i64 = 1_794_700_800 + 12 * HOUR;
const HOUR: i64 = 3600;

/// With a finished try nobody can play the same start at another table before the challenge is over for all.
#[tokio::test]
async fn the_seed_of_a_challenge_is_published_when_it_is_over() {
    let clock = Clock::still(NOON);
    let store = Store::open_in_memory().await.unwrap();
    let config = Config { clock: clock.clone(), ..config() };
    let router = app(App::new(config, store.clone(), GAMES).await.unwrap());
    let (ada, adas, _) = start(&router, "Ada").await;
    let seed = store.load(&adas).await.unwrap().unwrap().seed;
    let number: u64 = seed.parse().unwrap();
    let hex = format!("{number:x}");
    assert_ne!(number, 0);
    play_out(&ada, &adas).await;
    // It does not end at midnight, because a guest may have begun just before.
    for at in [NOON, NOON + 12 * HOUR, NOON + 35 * HOUR] {
        clock.set(at);
        let text = ada.get(&format!("/api/tables/{adas}/text")).await.refused(403, "challenge-is-on");
        assert!(text.text.contains("17 Nov 2026"), "it says when: {}", text.text);
        assert_eq!(ada.browser().get(&format!("/t/{adas}/text")).await.status, 403);
        let onward = ada.browser().post_form(&format!("/t/{adas}/onward"), "n=0&seat=p1").await;
        assert_eq!(onward.status, 403, "nor is the same start played again: {}", onward.text);
        let api = ["", "/view", "/log", "/at?n=0", "/chat"].map(|path| format!("/api/tables/{adas}{path}"));
        let lists = ["/api/tables?list=mine", "/api/tables?list=finished", "/api/status"].map(str::to_owned);
        for path in api.into_iter().chain(lists) {
            let text = ada.get(&path).await.ok().text;
            assert!(!text.contains(&seed) && !text.contains(&hex), "{path}: {text}");
        }
        let pages = ["", "/fragment", "/replay", "/replay/at?n=1"].map(|path| format!("/t/{adas}{path}"));
        for path in pages.into_iter().chain(["/".into(), "/replays".into(), "/profile".into()]) {
            // The toy has no picture of its own, so some pages do not show it.
            let text = ada.browser().get(&path).await.text;
            assert!(!text.contains(&seed) && !text.contains(&hex), "{path}");
        }
        let eve = Client::guest(&router, "Eve").await;
        eve.get(&format!("/api/tables/{adas}")).await.refused(403, "own-try-first");
        let listed = eve.get("/api/tables?list=finished").await.ok().text;
        assert!(!listed.contains(&adas), "{listed}");
    }
    clock.set(NOON + 36 * HOUR);
    let text = ada.get(&format!("/api/tables/{adas}/text")).await.ok().text;
    assert!(text.contains(&format!("seed {seed}")), "then everybody may check it: {text}");
    Client::stranger(&router).get(&format!("/api/tables/{adas}")).await.ok();
    let onward = ada.browser().post_form(&format!("/t/{adas}/onward"), "n=0&seat=p1").await;
    assert_eq!(onward.status, 303, "{}", onward.text);
}

/// The start does not depend on the date: another server deals another one on the same day.
#[tokio::test]
async fn nobody_can_work_out_the_start_of_a_day() {
    let mut starts = std::collections::BTreeSet::new();
    for _ in 0..3 {
        let clock = Clock::still(NOON);
        let router = server_at(&clock).await;
        let (_, _, today) = start(&router, "Ada").await;
        clock.set(NOON + 24 * HOUR);
        let (_, _, tomorrow) = start(&router, "Bob").await;
        starts.extend([today, tomorrow]);
    }
    assert_eq!(starts.len(), 6, "every day of every server");
}

/// A try belongs to one person from its beginning to its end.
#[tokio::test]
async fn a_try_is_handed_to_nobody() {
    let router = server().await;
    let (ada, table, _) = start(&router, "Ada").await;
    for what in ["stand-in?seat=p1", "resign?seat=p1", "close"] {
        ada.post(&format!("/api/tables/{table}/{what}")).await.refused(409, "is-challenge");
    }
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
