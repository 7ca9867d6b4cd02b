//! What a table weighs for somebody who has nothing of it yet: its page, and every file that the page, its style sheets and
//! its scripts name. Each is counted as it is sent. `docs/benchmarks.md` has the same figures from a browser.

use crate::client::Client;
use crate::new_frontiers::server;
use axum::http::Method;
use axum::http::header::ACCEPT_ENCODING;
use std::collections::BTreeSet;
use web::GAMES;
use web::pages::assets;
use web::pages::assets::files::Files;

/// The most bytes of a table, in all.
const MOST: usize = 80_000;

/// The moves after which a table of four is weighed again.
const MOVES: usize = 60;

/// The moves after which a player who is asked is weighed again.
const LATE: usize = 160;

/// What is sent, and what it says.
async fn sent(client: &Client, path: &str, lang: &str) -> (usize, String) {
    let headers = [(ACCEPT_ENCODING.as_str(), "gzip, deflate, br, zstd"), ("accept-language", lang)];
    let (parts, bytes) = client.exchange(Method::GET, path, &headers, "").await;
    assert!(parts.status.is_success(), "{path}: {}", parts.status);
    let mut text = Vec::new();
    match parts.headers.get("content-encoding").map(|coding| coding.to_str().unwrap()) {
        Some("br") => brotli::BrotliDecompress(&mut &bytes[..], &mut text).unwrap(),
        Some(coding) => panic!("{path} is sent as {coding}"),
        None => text.clone_from(&bytes),
    }
    (bytes.len(), String::from_utf8_lossy(&text).into_owned())
}

/// The names that stand after any of these marks, each up to the next quote or hash.
fn after<'a>(text: &'a str, marks: &[&str]) -> BTreeSet<&'a str> {
    let rests = marks.iter().flat_map(|mark| text.split(mark).skip(1));
    rests.filter_map(|rest| rest.split(['"', '#']).next()).collect()
}

/// The files that a table needs: what it loads by itself, the icons that it shows, the letters of its texts, and the modules
/// that its scripts import. Links to pictures for other sites and for home screens are no part of it.
fn files(page: &str) -> BTreeSet<String> {
    let prefix = assets::url("");
    let all = Files::of(GAMES);
    let links = page.split('<').filter(|tag| {
        ["link rel=\"icon\"", "link rel=\"preload\"", "link rel=\"stylesheet\"", "script ", "use "]
            .iter()
            .any(|start| tag.starts_with(start))
    });
    let marks = [format!("href=\"{prefix}"), format!("src=\"{prefix}")];
    let marks: Vec<&str> = marks.iter().map(String::as_str).collect();
    let named = links.flat_map(|tag| after(tag, &marks));
    let mut found: BTreeSet<String> = named.chain(assets::TABLE_FACES).map(str::to_owned).collect();
    let mut open: Vec<String> = found.iter().cloned().collect();
    while let Some(name) = open.pop() {
        let file = all.find(&name).unwrap_or_else(|| panic!("{name} is no file"));
        if !name.ends_with(".js") {
            continue;
        }
        for import in after(&String::from_utf8_lossy(&file.bytes), &["from\"./", "import\"./"]) {
            if found.insert(import.to_owned()) {
                open.push(import.to_owned());
            }
        }
    }
    found
}

#[tokio::test]
async fn a_table_weighs_at_most_eighty_kilobytes() {
    let router = server().await;
    for game in GAMES.playable {
        let ada = Client::guest(&router, "Ada").await;
        for seats in [2, 4] {
            let mut places = vec!["here"; seats];
            places[0] = "me";
            let body = serde_json::json!({ "game": game.name(), "seats": places, "seed": 5 });
            let opened = ada.post_json("/api/tables", &body).await.ok();
            let opened = opened.json();
            let table = opened["table"].as_str().unwrap();
            let path = format!("/t/{table}");
            for (who, client) in [("a player", ada.browser()), ("a guest", Client::stranger(&router))] {
                for lang in ["en", "de"] {
                    let (all, parts) = weighed(&client, &path, lang).await;
                    let what = format!("{}, {seats} seats, {who}, {lang}", game.name());
                    println!("{what}: {all} bytes");
                    assert!(all <= MOST, "{what}: {all} bytes, {parts:?}");
                }
            }
            if seats == 4 {
                // The log is as long as it gets.
                ada.play(table, MOVES).await;
                let (all, parts) = weighed(&Client::stranger(&router), &path, "de").await;
                let what = format!("{}, {MOVES} moves", game.name());
                println!("{what}: {all} bytes");
                assert!(all <= MOST, "{what}: {all} bytes, {parts:?}");
            }
        }
    }
}

/// All bytes of a table, and its parts.
async fn weighed(client: &Client, path: &str, lang: &str) -> (usize, Vec<(String, usize)>) {
    let (weight, page) = sent(client, path, lang).await;
    let mut parts = vec![("page".to_owned(), weight)];
    for name in files(&page) {
        parts.push((name.clone(), sent(client, &assets::url(&name), lang).await.0));
    }
    (parts.iter().map(|(_, weight)| weight).sum(), parts)
}

/// At a table with several people on one device a curtain hides the boards; here nothing does.
#[tokio::test]
async fn a_table_that_asks_stays_light() {
    let router = server().await;
    for game in GAMES.playable {
        let ada = Client::guest(&router, "Ada").await;
        let body =
            serde_json::json!({ "game": game.name(), "seats": ["me", "open", "open", "open"], "seed": 5 });
        let opened = ada.post_json("/api/tables", &body).await.ok();
        let table = opened.json()["table"].as_str().unwrap().to_owned();
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let mut bobs = vec![];
        for seat in facts["seats"].as_array().unwrap().iter().skip(1) {
            let bob = Client::guest(&router, "Bob").await;
            bob.post_json(
                &format!("/api/tables/{table}/join"),
                &serde_json::json!({ "invite": seat["invite"] }),
            )
            .await
            .ok();
            bobs.push(bob);
        }
        let players: Vec<&Client> = [&ada].into_iter().chain(&bobs).collect();
        for moves in [0, LATE] {
            play_until_asked(&players, &table, moves).await;
            for lang in ["en", "de"] {
                let (all, parts) = weighed(&ada.browser(), &format!("/t/{table}"), lang).await;
                let what = format!("{}, 4 seats, asked after {moves} moves or more, {lang}", game.name());
                println!("{what}: {all} bytes");
                assert!(all <= MOST, "{what}: {all} bytes, {parts:?}");
            }
        }
    }
}

/// Plays so many moves, each one of those that are legal, and goes on until the first seat is asked.
async fn play_until_asked(players: &[&Client], table: &str, moves: usize) {
    for n in 0.. {
        let facts = players[0].get(&format!("/api/tables/{table}")).await.ok().json();
        let awaiting = facts["awaiting"].as_array().unwrap();
        if awaiting.is_empty() || n >= moves && awaiting.iter().any(|seat| seat == "p1") {
            return;
        }
        let seat = awaiting[0].as_str().unwrap().to_owned();
        let player = players[seat[1..].parse::<usize>().unwrap() - 1];
        let legal = player.legal(table, &seat).await;
        player.act(table, &seat, &legal[n * 7 % legal.len()]).await.ok();
    }
}

/// Nothing is counted that is not there, and nothing is left out: scripts that only scripts import are found.
#[tokio::test]
async fn the_files_of_a_table_are_found() {
    let ada = Client::guest(&server().await, "Ada").await;
    let body = serde_json::json!({ "game": "merchant-of-venus", "seats": ["me", "here"], "seed": 5 });
    let opened = ada.post_json("/api/tables", &body).await.ok();
    let page = ada.browser().get(&format!("/t/{}", opened.json()["table"].as_str().unwrap())).await.ok().text;
    let found = files(&page);
    let needed = [
        "app.js",
        "base.css",
        "brand.woff2",
        "icons.svg",
        "inter.woff2",
        "merchant-of-venus.css",
        "story.js",
    ];
    for name in needed {
        assert!(found.contains(name), "{name} is not in {found:?}");
    }
    for name in ["guide.js", "newsreader.woff2", "pages.css", "share.png", "replay.js", "interportal.css"] {
        assert!(!found.contains(name), "{name} is in {found:?}");
    }
}
