//! Undo by agreement: beyond new information, if all people want it.

use crate::client::{Client, GAMES, config, server};
use axum::Router;
use serde_json::{Value, json};
use store::Store;
use web::{App, Config, app};

/// Ada, Bob and Cy at a table; all of them have sealed a stone, and the stones were shown.
async fn table(router: &Router) -> (Client, Client, Client, String) {
    let ada = Client::guest(router, "Ada").await;
    let id = ada.open_as(&["me", "open", "open"], &json!({ "clock": "live 10 0" })).await;
    let (bob, cy) = (Client::guest(router, "Bob").await, Client::guest(router, "Cy").await);
    bob.join(&id, &ada).await;
    cy.join(&id, &ada).await;
    for (who, seat) in [(&ada, "p1"), (&bob, "p2"), (&cy, "p3")] {
        let line = who.legal(&id, seat).await[0].clone();
        who.act(&id, seat, &line).await.ok();
    }
    (ada, bob, cy, id)
}

async fn facts(who: &Client, table: &str) -> Value {
    who.get(&format!("/api/tables/{table}")).await.ok().json()
}

async fn ask(who: &Client, id: &str) -> crate::client::Answer {
    let version = who.version(id).await;
    who.post(&format!("/api/tables/{id}/ask-undo?version={version}")).await
}

async fn answer(who: &Client, id: &str, agree: bool) -> crate::client::Answer {
    let version = who.version(id).await;
    who.post_json(&format!("/api/tables/{id}/answer-undo?version={version}"), &json!({ "agree": agree }))
        .await
}

#[tokio::test]
async fn all_people_agree_and_it_is_undone() {
    let router = server().await;
    let (ada, bob, cy, id) = table(&router).await;
    let version = ada.version(&id).await;
    ada.post(&format!("/api/tables/{id}/undo?seat=p1&version={version}")).await.refused(422, "no-undo");
    let before = facts(&ada, &id).await["actions"].as_u64().unwrap();
    ask(&ada, &id).await.ok();
    let all = facts(&bob, &id).await;
    assert_eq!(all["undo_request"], json!({ "seat": "p1", "keep": 0, "agreed": 1 }));
    let page = bob.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("Ada wants to undo") && page.contains("/answer-undo"), "{page}");
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(
        page.contains("Waiting for the others to agree") && !page.contains("Ada wants to undo"),
        "{page}"
    );
    answer(&bob, &id, true).await.ok();
    assert_eq!(facts(&ada, &id).await["actions"], before, "Cy has not answered");
    answer(&cy, &id, true).await.ok();
    let all = facts(&ada, &id).await;
    assert_eq!((&all["actions"], &all["undo_request"]), (&0.into(), &Value::Null));
    assert_eq!(all["awaiting"], json!(["p1", "p2", "p3"]), "everybody seals again");
    let line = ada.legal(&id, "p1").await[0].clone();
    ada.act(&id, "p1", &line).await.ok();
}

#[tokio::test]
async fn one_refusal_is_enough_and_nobody_is_asked_twice() {
    let router = server().await;
    let (ada, bob, cy, id) = table(&router).await;
    ask(&ada, &id).await.ok();
    answer(&bob, &id, false).await.ok();
    answer(&cy, &id, true).await.refused(409, "nothing-asked");
    assert!(facts(&ada, &id).await["undo_request"].is_null());
    ask(&ada, &id).await.refused(409, "asked-already");
    let said = ada.get(&format!("/api/tables/{id}/chat")).await.ok().json();
    let events: Vec<&str> =
        said.as_array().unwrap().iter().filter_map(|said| said["event"].as_str()).collect();
    assert_eq!(events, ["asks-undo", "refuses-undo"]);
}

#[tokio::test]
async fn a_move_ends_the_request() {
    let router = server().await;
    let (ada, bob, cy, id) = table(&router).await;
    ask(&ada, &id).await.ok();
    let seat = facts(&ada, &id).await["awaiting"][0].as_str().unwrap().to_owned();
    let who = match seat.as_str() {
        "p1" => &ada,
        "p2" => &bob,
        _ => &cy,
    };
    let line = who.legal(&id, &seat).await[0].clone();
    who.act(&id, &seat, &line).await.ok();
    assert!(facts(&ada, &id).await["undo_request"].is_null());
    answer(&bob, &id, true).await.refused(409, "nothing-asked");
}

#[tokio::test]
async fn who_does_not_play_neither_asks_nor_answers() {
    let router = server().await;
    let (ada, _, _, id) = table(&router).await;
    let eve = Client::guest(&router, "Eve").await;
    ask(&eve, &id).await.refused(403, "not-your-seat");
    ask(&ada, &id).await.ok();
    answer(&eve, &id, true).await.refused(403, "not-your-seat");
    let version = ada.version(&id).await - 1;
    ada.post(&format!("/api/tables/{id}/ask-undo?version={version}")).await.refused(409, "stale");
    let page = eve.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(!page.contains("wants to undo"), "{page}");
}

#[tokio::test]
async fn bots_agree_and_the_end_is_final() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let id = ada.open(&["me", "bot-blind"], 7).await;
    ada.settled(&id, 1).await;
    ask(&ada, &id).await.refused(422, "nothing-to-ask");
    let line = ada.legal(&id, "p1").await[0].clone();
    ada.act(&id, "p1", &line).await.ok();
    ada.settled(&id, 2).await;
    ask(&ada, &id).await.ok();
    let all = facts(&ada, &id).await;
    assert!(all["actions"].as_u64() < Some(2), "{all}");
    let over = ada.open(&["me", "here"], 7).await;
    ada.play(&over, 10_000).await;
    assert_eq!(facts(&ada, &over).await["status"], "finished");
    ask(&ada, &over).await.refused(409, "over");
}

#[tokio::test]
async fn requests_to_undo_are_limited() {
    let store = Store::open_in_memory().await.unwrap();
    let (ada, bob, _, id) = table(&app(App::new(config(), store.clone(), GAMES).await.unwrap())).await;
    let few = app(App::new(Config { per_minute: 1, ..config() }, store, GAMES).await.unwrap());
    let (ada, bob) = (ada.at(&few), bob.at(&few));
    ask(&ada, &id).await.ok();
    ask(&ada, &id).await.refused(429, "too-many");
    answer(&bob, &id, false).await.ok();
    answer(&bob, &id, false).await.refused(429, "too-many");
}
