//! A table in plain words: everything that the drawn table offers, without drawing and without scripts.

use crate::client::Client;
use crate::new_frontiers::server;
use crate::sound::all_between;
use axum::http::Method;
use engine::Quick;

const GAMES: [(&str, usize); 4] =
    [("new-frontiers", 60), ("beyond-the-sun", 60), ("merchant-of-venus", 60), ("interportal", 60)];

async fn opened(game: &str, seats: &[&str], options: &str) -> (Client, String) {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let body = serde_json::json!({ "game": game, "seats": seats, "seed": 11, "options": options });
    let table = ada.post_json("/api/tables", &body).await.ok().json()["table"].as_str().unwrap().to_owned();
    (ada, table)
}

async fn page(who: &Client, path: &str, lang: &str) -> String {
    who.browser().send(Method::GET, path, &[("accept-language", lang)], "").await.ok().text
}

/// The lines that the buttons of a page send.
fn buttons(page: &str) -> Vec<String> {
    let lines = all_between(page, "name=\"line\" value=\"", "\"");
    lines
        .into_iter()
        .map(|line| line.replace("&amp;", "&").replace("&gt;", ">").replace("&lt;", "<"))
        .collect()
}

/// The address of the form that acts.
fn form(page: &str) -> String {
    let forms = all_between(page, "<form method=\"post\" action=\"", "\"");
    forms.into_iter().find(|action| action.contains("/act")).unwrap_or_default().replace("&amp;", "&")
}

/// Two people at one device play a while, through the buttons of the page alone.
#[tokio::test]
async fn every_game_is_played_in_plain_words() {
    for (game, n_moves) in GAMES {
        let (ada, table) = opened(game, &["me", "here"], "").await;
        let mut luck = Quick::seeded(3);
        let mut path = format!("/t/{table}/plain");
        for n in 0..n_moves {
            let lang = if n % 2 == 0 { "en" } else { "de" };
            let mut words = page(&ada, &path, lang).await;
            // The device is passed on first.
            if let Some(href) = words.split("btn-primary\" href=\"").nth(1) {
                assert!(
                    !words.contains("id=\"board\"") && buttons(&words).is_empty(),
                    "{game}: nothing is told before"
                );
                path = href.split('"').next().unwrap().to_owned();
                words = page(&ada, &path, lang).await;
            }
            let lines = buttons(&words);
            let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
            let seat = facts["awaiting"][0].as_str().unwrap();
            assert_eq!(lines, ada.legal(&table, seat).await, "{game}, {n}: a button for each legal action");
            check(game, &words);
            let number = all_between(&words, "name=\"version\" value=\"", "\"")[0];
            let line = encoded(&lines[luck.below(lines.len())]);
            let answer =
                ada.browser().post_form(&form(&words), &format!("version={number}&line={line}")).await;
            assert_eq!(answer.status, 303, "{game}, {n}, {line}: {}", answer.text);
            path = answer.header("location").to_owned();
            assert!(path.contains("/plain"), "a form of this page returns to it: {path}");
        }
    }
}

/// What must hold on every such page.
fn check(game: &str, words: &str) {
    for id in ["news", "ask", "players", "board", "log", "chat"] {
        assert!(words.contains(&format!("<h2 id=\"{id}\">")), "{game}: {id}");
        assert!(words.contains(&format!("href=\"#{id}\"")), "{game}: the way to {id}");
    }
    let board = words.split("<h2 id=\"board\">").nth(1).unwrap().split("<h2").next().unwrap();
    assert!(board.matches("<h3>").count() >= 4, "{game}: the boards have titles");
    assert!(board.matches("<li>").count() >= 30, "{game}: the boards are told");
    let main = words.split("<main").nth(1).unwrap().split("</main>").next().unwrap();
    assert!(!main.contains("data-act=") && !main.contains("<ul></ul>"), "{game}");
    for raw in ["{ $", "{$", ">plain-", "&lt;b&gt;"] {
        assert!(!main.contains(raw), "{game}: `{raw}` is read aloud");
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Pieces can be asked about, a bot can be asked, and every seat can be looked at, each on a page with the way back.
#[tokio::test]
async fn answers_are_pages_with_a_way_back() {
    for (game, _) in GAMES {
        let (ada, table) = opened(game, &["me", "bot-random"], "").await;
        let words = page(&ada, &format!("/t/{table}/plain"), "en").await;
        let mut hrefs = all_between(&words, "<a href=\"", "\"");
        hrefs.retain(|href| href.starts_with(&format!("/t/{table}/plain/")));
        let is_asked = !buttons(&words).is_empty();
        for part in ["/why?", "/seats/p1", "/seats/p2", "/hint"] {
            let Some(href) = hrefs.iter().find(|href| href.contains(part)) else {
                assert!(part == "/hint" && !is_asked, "{game}: {part} is missing");
                continue;
            };
            let answer = page(&ada, &href.replace("&amp;", "&"), "de").await;
            assert!(
                answer.contains("<!DOCTYPE html>") && answer.contains("Zurück zum Tisch"),
                "{game}: {href}"
            );
            assert!(answer.contains(&format!("/t/{table}/plain")), "{game}: {href}");
        }
    }
}

/// The drawn table leads here, with a link for those who cannot see it, and the page leads back.
#[tokio::test]
async fn the_drawn_table_leads_to_the_plain_one() {
    let (ada, table) = opened("new-frontiers", &["me", "bot-random"], "").await;
    let drawn = page(&ada, &format!("/t/{table}"), "en").await;
    assert_eq!(
        drawn.matches(&format!("href=\"/t/{table}/plain\"")).count(),
        2,
        "a skip link and one in the help"
    );
    let plain = page(&ada, &format!("/t/{table}/plain"), "en").await;
    assert!(plain.contains(&format!("href=\"/t/{table}\"")));
    let stranger = Client::stranger_of(&ada).browser();
    let watched = page(&stranger, &format!("/t/{table}/plain"), "en").await;
    assert!(buttons(&watched).is_empty() && !watched.contains("/undo"), "one who watches is offered nothing");
}

/// Without scripts a page that waits can be loaded again and again; one that asks is not taken away from its reader.
#[tokio::test]
async fn a_waiting_page_is_loaded_again_for_those_who_want_that() {
    let (ada, table) = opened("new-frontiers", &["me", "open"], "first-game").await;
    let ada = ada.browser();
    let again =
        async |path: &str| ada.send(Method::GET, path, &[], "").await.ok().header("refresh").to_owned();
    let path = format!("/t/{table}/plain");
    assert_eq!(again(&path).await, "");
    let words = page(&ada, &path, "en").await;
    assert!(words.contains("<noscript>") && words.contains(&format!("{path}?again=1")), "it says how");
    assert_eq!(again(&format!("{path}?again=1")).await, "30");

    let (ada, table) = opened("new-frontiers", &["me", "here"], "first-game").await;
    let ada = ada.browser();
    let path = format!("/t/{table}/plain?as=p1&again=1");
    let asked = ada.send(Method::GET, &path, &[], "").await.ok();
    assert!(!buttons(&asked.text).is_empty(), "the first seat is asked");
    assert_eq!(asked.header("refresh"), "");
    assert!(
        form(&asked.text).ends_with("plain=1&again=1"),
        "the choice stays after a move: {}",
        form(&asked.text)
    );
}
