//! What happened: every turn of every game is told in one sentence, with the board as it was.

use crate::client::Client;
use crate::new_frontiers::server;
use crate::sound::{all_between, plain};
use axum::http::Method;
use engine::Quick;

/// The games, and how many moves reach every kind of turn that comes early and end with a whole
/// turn: of a purchase that is not paid yet nothing is told.
const GAMES: [(&str, usize); 4] =
    [("new-frontiers", 70), ("beyond-the-sun", 80), ("merchant-of-venus", 90), ("interportal", 78)];

/// A table of two people that was played at random for a while.
async fn played(game: &str, n_moves: usize) -> (Client, Client, String, usize) {
    let router = server().await;
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let body = serde_json::json!({ "game": game, "seats": ["me", "open"], "seed": 11, "options": "" });
    let opened = ada.post_json("/api/tables", &body).await.ok().json();
    let table = opened["table"].as_str().unwrap().to_owned();
    bob.join(&table, &ada).await;
    let mut luck = Quick::seeded(5);
    let mut n_played = 0;
    while n_played < n_moves {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str() else { break };
        let player = if seat == "p1" { &ada } else { &bob };
        let legal = player.legal(&table, seat).await;
        player.act(&table, seat, &legal[luck.below(legal.len())]).await.ok();
        n_played += 1;
    }
    (ada, bob, table, n_played)
}

async fn then(who: &Client, table: &str, n: usize, lang: &str) -> String {
    let path = format!("/t/{table}/fragment?then={n}");
    who.browser().send(Method::GET, &path, &[("accept-language", lang)], "").await.ok().text
}

fn sentence(page: &str) -> String {
    plain(all_between(page, "<p class=\"tell-say\" role=\"status\">", "</p>").first().unwrap_or(&page))
}

/// The number of the turn that a page shows.
fn turn(page: &str) -> &str {
    all_between(page, "data-turn=\"", "\"").first().copied().unwrap_or("none")
}

#[tokio::test]
async fn every_turn_of_every_game_is_one_sentence_in_both_languages() {
    for (game, n_moves) in GAMES {
        let (ada, _, table, n_played) = played(game, n_moves).await;
        for lang in ["en", "de"] {
            let mut told: Vec<(String, String)> = Vec::new();
            for n in 1..=n_played {
                let page = then(&ada, &table, n, lang).await;
                let (turn, words) = (turn(&page).to_owned(), sentence(&page));
                assert!(page.contains("data-past"), "{game}, {n}: the past is marked: {words}");
                assert!(
                    !page.contains("is-lit") && !page.contains("data-act="),
                    "{game}, {n}: nothing is asked"
                );
                assert!(words.ends_with(['.', '!', '?']), "{game}, {n}: {words}");
                let is_raw = words.contains("{") || words.contains("-log-") || words.contains("-told-");
                assert!(!is_raw && !words.contains("..") && !words.contains(" ,"), "{game}, {n}: {words}");
                let name = words.split(' ').next().unwrap().to_owned();
                assert!(
                    words.matches(&format!("{name} ")).count() <= 2,
                    "{game}, {n}: the subject once: {words}"
                );
                match told.last() {
                    Some((last, same)) if *last == turn => {
                        assert_eq!(*same, words, "{game}: one turn, one sentence");
                    }
                    _ => told.push((turn, words)),
                }
            }
            assert!(told.len() > 5, "{game}: {told:?}");
            let by_name =
                told.iter().filter(|(_, words)| words.starts_with("Ada ") || words.starts_with("Bob "));
            assert!(by_name.count() * 10 > told.len() * 8, "{game}: turns have a subject: {told:#?}");
        }
    }
}

/// A press on a line of the log leads to its turn; the arrows lead on, and back to the present.
#[tokio::test]
async fn a_line_of_the_log_leads_to_its_turn() {
    let (ada, _, table, _) = played("merchant-of-venus", 60).await;
    let page = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    let log = all_between(&page, "<ol class=\"log\"", "</ol>")[0];
    let href = all_between(log, "<a href=\"", "\"").pop().unwrap().replace("&amp;", "&");
    assert!(href.contains("then="), "{href}");
    let past = ada.browser().get(&href).await.ok().text;
    assert!(past.contains("data-past") && past.contains("is-told"), "its lines are marked");
    assert!(past.contains("data-state=\"wait\""), "nothing can be done in the past");
    let forward = all_between(&past, "data-story=\"forward\"", ">");
    assert_eq!(forward.len(), 1);
    let now = all_between(&past, "class=\"btn btn-now\" href=\"", "\"")[0].replace("&amp;", "&");
    assert!(!ada.browser().get(&now).await.ok().text.contains("data-past"));
}

/// A table has the last lines of its log; a press shows all of them, in a drawer or as a page of their own.
#[tokio::test]
async fn the_whole_log_is_one_press_away() {
    let (ada, bob, table, _) = played("beyond-the-sun", 80).await;
    let lines = |page: &str| all_between(page, "<ol class=\"log\"", "</ol>")[0].matches("<a href").count();
    let page = ada.browser().get(&format!("/t/{table}")).await.ok().text;
    assert_eq!(lines(&page), 31, "thirty lines and the way to the others");
    let href = format!("/t/{table}/log?as=p1");
    assert!(page.contains(&format!("data-drawer=\"{href}\"")), "{page}");
    let whole = ada.browser().get(&href).await.ok().text;
    assert!(whole.starts_with("<!DOCTYPE") && lines(&whole) > 60, "{}", lines(&whole));
    let (parts, body) = ada.browser().exchange(Method::GET, &href, &[("x-fernweh", "fragment")], "").await;
    let part = String::from_utf8(body).unwrap();
    assert!(parts.status.is_success() && !part.contains("<html") && lines(&part) == lines(&whole));
    // Nobody reads there what only another one knows.
    let theirs = bob.browser().get(&href).await.ok().text;
    let known = bob.browser().get(&format!("/t/{table}/log")).await.ok().text;
    assert_eq!(lines(&theirs), lines(&known));
}

/// Above its lines the log tells what is new by player and place, until it is marked as seen.
#[tokio::test]
async fn what_is_new_is_told_by_player_and_place() {
    let (ada, _, table, _) = played("interportal", 160).await;
    let href = format!("/t/{table}/log?as=p1");
    for lang in ["en", "de"] {
        let page = ada.browser().send(Method::GET, &href, &[("accept-language", lang)], "").await.ok().text;
        let news = all_between(&page, "<section class=\"news\">", "</section>")[0];
        let who: Vec<String> = all_between(news, "<h4>", "</h4>").iter().map(|name| plain(name)).collect();
        assert!(who.iter().any(|name| name.contains("Bob")), "{who:?}");
        assert!(news.contains("<dt>") && !news.contains("x4-") && !news.contains("hex-"), "{news}");
    }
    let lines = ada.browser().get(&format!("/t/{table}?as=p1")).await.ok().text;
    assert!(lines.contains(&format!("data-drawer=\"{href}\"")), "the log leads there");
    ada.post(&format!("/api/tables/{table}/seen")).await.ok();
    assert!(!ada.browser().get(&href).await.ok().text.contains("class=\"news\""));
}

/// The replay is told by the same strip, and each turn as far as it has come.
#[tokio::test]
async fn the_replay_is_told_by_the_same_strip() {
    let (ada, _, table, _) = played("beyond-the-sun", 40).await;
    let replay = ada.browser().get(&format!("/t/{table}/replay?n=20")).await.ok().text;
    assert_eq!(replay.matches("<section class=\"tell ").count(), 1);
    assert!(replay.contains("data-go=") && !replay.contains("data-then"));
    let whole = then(&ada, &table, 20, "en").await;
    assert_eq!(turn(&replay), turn(&whole));
}

/// A turn is told with what its reader may know: no line of it is missing from the reader's own log.
#[tokio::test]
async fn a_secret_is_told_to_its_owner_only() {
    let router = server().await;
    let (ada, bob) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Bob").await);
    let body = serde_json::json!({ "game": "new-frontiers", "seats": ["me", "open"], "seed": 3, "options": "goals" });
    let opened = ada.post_json("/api/tables", &body).await.ok().json();
    let table = opened["table"].as_str().unwrap().to_owned();
    bob.join(&table, &ada).await;
    let mut n_secret = 0;
    for n in 1..30 {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str() else { break };
        let (player, other) = if seat == "p1" { (&ada, &bob) } else { (&bob, &ada) };
        let line = player.legal(&table, seat).await[0].clone();
        player.act(&table, seat, &line).await.ok();
        let (own, others) = (then(player, &table, n, "en").await, then(other, &table, n, "en").await);
        if line.starts_with("keep ") {
            n_secret += 1;
            assert_ne!(sentence(&own), sentence(&others), "who keeps a goal is told which");
            assert!(sentence(&others).contains("keeps a goal face down"), "{}", sentence(&others));
        }
    }
    assert!(n_secret > 0, "nobody kept a goal");
}
