//! The pages as an app: what a browser keeps exists, and nothing private is among it.

use crate::client::{Client, server};
use axum::http::Method;

async fn worker(who: &Client) -> (Vec<String>, String) {
    let answer = who.get("/worker.js").await.ok();
    assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-cache", "an update is noticed");
    let list = answer.text.lines().find_map(|line| line.strip_prefix("const SHELL = ")).unwrap();
    (serde_json::from_str(list.trim_end_matches(';')).unwrap(), answer.text)
}

#[tokio::test]
async fn the_worker_keeps_files_that_exist_and_nothing_private() {
    let router = server().await;
    let stranger = Client::stranger(&router);
    let (files, text) = worker(&stranger).await;
    assert!(files.len() > 30, "{files:?}");
    for file in &files {
        assert!(file.starts_with("/static/"), "{file}");
        let (parts, bytes) = stranger.exchange(Method::GET, file, &[], "").await;
        assert!(parts.status.is_success() && !bytes.is_empty(), "{file}");
        assert!(parts.headers["cache-control"].to_str().unwrap().contains("immutable"), "{file}");
    }
    assert_eq!(text.matches("cache.put(").count() + text.matches("cache.addAll(").count(), 3);
    assert_eq!(
        text.matches("credentials: \"omit\"").count(),
        3,
        "whatever is kept was fetched without a cookie"
    );
    assert!(!text.contains("fetch(request, {"), "what the reader sees is passed on and not kept");
}

#[tokio::test]
async fn only_a_finished_replay_may_be_kept() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "here"], 3).await;
    let pages = ["/replay", "/replay?n=2", "/replay/at?n=1"];
    for page in pages {
        let running = ada.browser().get(&format!("/t/{table}{page}")).await.ok();
        assert_eq!(running.header("x-fernweh-keep"), "", "{page}: what runs is not kept");
    }
    ada.play(&table, 200).await;
    let stranger = Client::stranger(&router);
    for page in pages {
        let over = stranger.get(&format!("/t/{table}{page}")).await.ok();
        assert_eq!(over.header("x-fernweh-keep"), "replay", "{page}");
    }
    for page in ["", "/plain", "/fragment", "/text"] {
        let other = ada.browser().get(&format!("/t/{table}{page}")).await.ok();
        assert_eq!(other.header("x-fernweh-keep"), "", "{page}");
    }
    for page in ["/", "/profile", "/matches", "/replays"] {
        assert_eq!(ada.browser().get(page).await.ok().header("x-fernweh-keep"), "", "{page}");
    }
}

#[tokio::test]
async fn the_offline_page_is_the_same_for_everybody() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada Lovelace").await;
    let mine = ada.browser().get("/offline").await.ok().text;
    assert!(!mine.contains("Lovelace"));
    assert_eq!(mine, Client::stranger(&router).get("/offline").await.ok().text);
}

#[tokio::test]
async fn the_manifest_names_icons_of_the_size_it_says() {
    let router = server().await;
    let stranger = Client::stranger(&router);
    for (lang, word) in [("en", "board games"), ("de", "Brettspiele")] {
        let answer =
            stranger.send(Method::GET, "/manifest.webmanifest", &[("accept-language", lang)], "").await.ok();
        assert_eq!(answer.header("content-type"), "application/manifest+json");
        let manifest = answer.json();
        assert!(manifest["description"].as_str().unwrap().contains(word), "{manifest}");
        for icon in manifest["icons"].as_array().unwrap() {
            let (parts, bytes) = stranger.exchange(Method::GET, icon["src"].as_str().unwrap(), &[], "").await;
            assert_eq!(parts.headers["content-type"], icon["type"].as_str().unwrap());
            if icon["type"] == "image/png" {
                let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
                assert_eq!(format!("{}x{}", side(16), side(20)), icon["sizes"]);
            }
        }
    }
    let page = stranger.get("/").await.ok();
    assert!(page.text.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"));
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"), "{policy}");
}
