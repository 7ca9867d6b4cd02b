//! The result of a finished game: in place of the boards, which stay one press away.

use crate::client::Client;
use crate::new_frontiers::server;
use crate::sound::{all_between, plain};
use axum::http::Method;

/// A table of New Frontiers that one person has played at random for both seats to its end.
async fn finished() -> (Client, String) {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let body = serde_json::json!({ "game": "new-frontiers", "seats": ["me", "here"], "seed": 3, "options": "first-game" });
    let table = ada.post_json("/api/tables", &body).await.ok().json()["table"].as_str().unwrap().to_owned();
    let mut luck = engine::Quick::seeded(9);
    loop {
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        let Some(seat) = facts["awaiting"][0].as_str() else { break };
        let legal = ada.legal(&table, seat).await;
        ada.act(&table, seat, &legal[luck.below(legal.len())]).await.ok();
    }
    (ada, table)
}

async fn page(who: &Client, path: &str, lang: &str) -> String {
    who.browser().send(Method::GET, path, &[("accept-language", lang)], "").await.ok().text
}

#[tokio::test]
async fn a_finished_table_shows_its_result_and_the_boards_on_request() {
    let (ada, table) = finished().await;
    let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
    let points: Vec<i64> =
        facts["outcome"]["points"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
    for lang in ["en", "de"] {
        let result = page(&ada, &format!("/t/{table}"), lang).await;
        assert!(result.contains("main class=\"stage result\""), "the result is on the stage");
        assert!(!result.contains("data-act="), "nothing is asked");
        let ranks = all_between(&result, "<b class=\"num\">", "</b>");
        let mut best_first = points.clone();
        best_first.sort_unstable_by_key(|points| -points);
        let shown: Vec<i64> = ranks.iter().take(2).map(|points| points.parse().unwrap()).collect();
        assert_eq!(shown, best_first, "the best first");
        let sheet = all_between(&result, "<section class=\"final panel\"", "</section>");
        assert_eq!(sheet.len(), 1, "one sheet: {}", plain(&result));
        let charts = all_between(&result, "<svg class=\"chart\" viewBox=\"0 0 ", " ");
        assert_eq!(charts, ["330", "560", "640"], "the curves are drawn for each width of their card");
        assert!(result.contains(&format!("/t/{table}/replay")), "the replay is one press away");
        let boards = page(&ada, &format!("/t/{table}?boards=1"), lang).await;
        assert!(!boards.contains("stage result"), "the boards are shown on request");
        assert!(boards.contains(&format!("href=\"/t/{table}")), "and lead back to the result");
    }
}

/// A turn of the past is shown on the boards, and an update of the boards stays with the boards.
#[tokio::test]
async fn the_past_of_a_finished_table_lies_on_its_boards() {
    let (ada, table) = finished().await;
    let then = page(&ada, &format!("/t/{table}?then=4"), "en").await;
    assert!(then.contains("data-past") && !then.contains("stage result"));
    let boards = page(&ada, &format!("/t/{table}/fragment?boards=1"), "en").await;
    assert!(boards.contains("boards=1\""), "the next update is asked for with the boards");
    assert!(!boards.contains("stage result"));
}

#[tokio::test]
async fn who_watched_sees_the_same_result() {
    let (ada, table) = finished().await;
    let stranger = page(&Client::stranger_of(&ada), &format!("/t/{table}"), "en").await;
    let own = page(&ada, &format!("/t/{table}"), "en").await;
    let sheet = |page: &str| all_between(page, "<section class=\"final panel\"", "</section>")[0].to_owned();
    assert_eq!(sheet(&stranger), sheet(&own));
}
