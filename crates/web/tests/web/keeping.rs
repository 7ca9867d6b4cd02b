//! What is stored: over a restart, over a full disk, in and out of memory.

use crate::client::{Client, GAMES, config, on};
use std::path::Path;
use std::time::Duration;
use store::Store;
use web::{App, Config, app};

async fn at(path: &Path) -> Store {
    Store::open(path).await.unwrap()
}

/// Everything a person sees of a table.
async fn everything(client: &Client, table: &str) -> Vec<String> {
    let mut seen = Vec::new();
    for path in ["", "/log", "/view?seat=p1", "/view?seat=p2", "/legal?seat=p1", "/legal?seat=p2", "/chat"] {
        seen.push(client.get(&format!("/api/tables/{table}{path}")).await.ok().text);
    }
    for path in ["", "?as=p1", "?as=p2", "/fragment", "/replay/at?n=1", "/seats/p2"] {
        seen.push(client.browser().get(&format!("/t/{table}{path}")).await.ok().text);
    }
    seen
}

/// The server may stop after any action; the next one shows the same, byte for byte, and play continues.
#[tokio::test]
async fn a_restart_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mut store = at(&path).await;
    let mut ada = Client::guest(&on(store.clone()).await, "Ada").await;
    let table = ada.open(&["me", "here"], 77).await;
    let mut n_restarts = 0;
    while !ada.get(&format!("/api/tables/{table}")).await.ok().text.contains("finished") {
        if n_restarts == 0 {
            ada.play(&table, 1).await;
            let undo = format!("/api/tables/{table}/undo?version=1");
            assert!(ada.post(&undo).await.ok().json()["version"] == 2, "an undo is kept too");
        }
        ada.play(&table, 3).await;
        let before = everything(&ada, &table).await;
        store.close().await;
        store = at(&path).await;
        ada = ada.at(&on(store.clone()).await);
        assert_eq!(everything(&ada, &table).await, before);
        n_restarts += 1;
    }
    assert!(n_restarts > 4);
    let text = ada.get(&format!("/api/tables/{table}/text")).await.ok().text;
    assert!(text.contains("seed 77"), "{text}");
}

/// If the store cannot write a move, nothing has happened; once it can again, play continues.
#[tokio::test]
async fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let small = store::Limits { max_pages: Some(80) };
    let store = Store::open_within(&path, small).await.unwrap();
    let ada = Client::guest(&on(store.clone()).await, "Ada").await;
    let mut tables = Vec::new();
    for seed in 0..20 {
        tables.push(ada.open(&["me", "here"], seed).await);
    }
    // Chat fills the disk; the rest of the last pages takes a few more actions.
    let words = serde_json::json!({ "text": "x".repeat(500) });
    let chat = format!("/api/tables/{}/chat", tables[0]);
    while ada.post_json(&chat, &words).await.status.is_success() {}
    let (table, seat, version, line) = 'full: loop {
        for table in &tables {
            let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
            let seat =
                facts["awaiting"][0].as_str().expect("the disk is full before the games are over").to_owned();
            let line = ada.legal(table, &seat).await[0].clone();
            if !ada.act(table, &seat, &line).await.status.is_success() {
                break 'full (table.clone(), seat, facts["version"].as_u64().unwrap(), line);
            }
        }
    };
    let act = format!("/api/tables/{table}/act?seat={seat}&version={version}");
    let before = everything(&ada, &table).await;
    for _ in 0..3 {
        let refused = ada.post_text(&act, &line).await.refused(503, "storage");
        assert!(refused.text.contains("disk is full"), "{}", refused.text);
        assert_eq!(everything(&ada, &table).await, before, "nothing was changed");
    }
    let health = ada.get("/healthz").await;
    assert_eq!(
        (health.status.as_u16(), health.text.contains("disk is full")),
        (503, true),
        "{}",
        health.text
    );
    let form = format!("version={}&line={line}", version << 20);
    let page = ada.browser().post_form(&format!("/t/{table}/act?as={seat}"), &form).await;
    assert_eq!(page.status, 503);
    assert!(
        page.text.contains("disk is full") && page.text.contains(&format!("href=\"/t/{table}\"")),
        "{}",
        page.text
    );

    store.close().await;
    let ada = ada.at(&on(at(&path).await).await);
    assert_eq!(everything(&ada, &table).await, before, "the store agrees");
    ada.post_text(&act, &line).await.ok();
    ada.play(&table, 200).await;
    assert!(ada.get(&format!("/api/tables/{table}")).await.ok().text.contains("finished"));
}

/// A table that nobody watches leaves memory, and is loaded unchanged.
#[tokio::test]
async fn idle_tables_leave_memory_and_come_back() {
    let store = Store::open_in_memory().await.unwrap();
    let quick = Config { idle: Duration::ZERO, ..config() };
    let state = App::new(quick, store, GAMES).await.unwrap();
    let ada = Client::guest(&app(state.clone()), "Ada").await;
    let table = ada.open(&["me", "here"], 5).await;
    ada.play(&table, 5).await;
    let before = everything(&ada, &table).await;
    assert_eq!(state.n_live(), 1);
    state.sweep();
    assert_eq!(state.n_live(), 0);
    assert_eq!(everything(&ada, &table).await, before);
    assert_eq!(state.n_live(), 1);
    ada.play(&table, 1).await;
}

/// A bot whose move was due when the server stopped moves once somebody watches again.
#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let slow = Config {
        pace: web::Pace { after_person: Duration::from_secs(60), between_bots: Duration::from_secs(60) },
        ..config()
    };
    let store = at(&path).await;
    let ada = Client::guest(&app(App::new(slow, store.clone(), GAMES).await.unwrap()), "Ada").await;
    let table = ada.open(&["me", "bot-blind"], 5).await;
    ada.play(&table, 1).await;
    ada.settled(&table, 1).await;
    store.close().await;
    let ada = ada.at(&on(at(&path).await).await);
    ada.settled(&table, 2).await;
}

/// Memory never has more than the store, however many act at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_at_once_are_put_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = at(&path).await;
    let ada = Client::guest(&on(store.clone()).await, "Ada").await;
    let table = ada.open(&["me", "here"], 5).await;
    let mut n_kept = 0;
    for version in 0..12 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let seat = facts["awaiting"][0].as_str().unwrap().to_owned();
        let line = ada.legal(&table, &seat).await[0].clone();
        let tries: Vec<_> = (0..8)
            .map(|_| {
                let (ada, line) = (ada.clone(), line.clone());
                let act = format!("/api/tables/{table}/act?seat={seat}&version={version}");
                tokio::spawn(async move { ada.post_text(&act, &line).await.status.as_u16() })
            })
            .collect();
        let mut answers = Vec::new();
        for attempt in tries {
            answers.push(attempt.await.unwrap());
        }
        answers.sort_unstable();
        assert_eq!(answers, [200, 409, 409, 409, 409, 409, 409, 409], "one is first, the others are late");
        n_kept += 1;
    }
    store.close().await;
    let kept = at(&path).await.load(&table).await.unwrap().unwrap();
    assert_eq!((kept.listing.version, kept.actions.len()), (n_kept, n_kept as usize));
}

/// A client that goes away in the middle of a move has made it completely or not at all.
#[tokio::test]
async fn a_move_nobody_waits_for_is_kept_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let store = at(&folder.path().join("tables.db")).await;
    let ada = Client::guest(&on(store.clone()).await, "Ada").await;
    let table = ada.open(&["me", "here"], 5).await;
    for version in 0..16 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let seat = facts["awaiting"][0].as_str().unwrap().to_owned();
        let line = ada.legal(&table, &seat).await[0].clone();
        let act = format!("/api/tables/{table}/act?seat={seat}&version={version}");
        // Mostly cancelled before the answer arrives; how often depends on the scheduler.
        let _ = tokio::time::timeout(Duration::ZERO, ada.post_text(&act, &line)).await;
        ada.settled(&table, version + 1).await;
        assert_eq!(store.load(&table).await.unwrap().unwrap().listing.version, version + 1);
    }
}
