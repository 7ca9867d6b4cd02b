//! A rematch: the same people at another table, by one press each.

use crate::client::{Client, GAMES, config, server};
use axum::Router;
use serde_json::{Value, json};
use store::Store;
use web::{App, Config, app};

/// A finished table of Ada, Bob and a bot.
async fn finished(router: &Router) -> (Client, Client, String) {
    let ada = Client::guest(router, "Ada").await;
    let id = ada.open_as(&["me", "open"], &json!({ "clock": "days 3", "open_chat": true })).await;
    let bob = Client::guest(router, "Bob").await;
    bob.join(&id, &ada).await;
    play(&ada, &bob, &id).await;
    (ada, bob, id)
}

async fn facts(who: &Client, table: &str) -> Value {
    who.get(&format!("/api/tables/{table}")).await.ok().json()
}

/// Plays to the end.
async fn play(ada: &Client, bob: &Client, id: &str) {
    loop {
        let all = facts(ada, id).await;
        let Some(seat) = all["awaiting"][0].as_str() else { return };
        let is_ada =
            all["seats"].as_array().unwrap().iter().any(|it| it["seat"] == seat && it["mine"] == true);
        let who = if is_ada { ada } else { bob };
        let line = who.legal(id, seat).await[0].clone();
        who.act(id, seat, &line).await.ok();
    }
}

#[tokio::test]
async fn one_press_proposes_and_one_press_joins() {
    let router = server().await;
    let (ada, bob, id) = finished(&router).await;
    let page = bob.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("Propose a rematch") && page.contains(&format!("/t/{id}/rematch")), "{page}");
    let to = bob.browser().post(&format!("/t/{id}/rematch")).await.header("location").to_owned();
    let next = to.trim_start_matches("/t/").to_owned();
    let all = facts(&bob, &next).await;
    assert_eq!((&all["status"], &all["clock"]), (&"waiting".into(), &"days 3".into()), "the same terms");
    assert_eq!(
        (&all["seats"][0]["name"], &all["seats"][0]["mine"]),
        (&"Bob".into(), &true.into()),
        "he begins"
    );
    assert_eq!(facts(&ada, &id).await["rematch"], next.as_str());
    let said = ada.get(&format!("/api/tables/{id}/chat")).await.ok().json();
    assert_eq!((&said[0]["event"], &said[0]["name"]), (&"rematch".into(), &"Bob".into()));
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("Join the rematch") && page.contains("Bob proposes a rematch."), "{page}");
    let stranger = Client::guest(&router, "Eve").await;
    let watching = stranger.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(watching.contains("To the rematch") && watching.contains(&to), "everybody finds it: {watching}");
    let joined = ada.post(&format!("/api/tables/{id}/rematch")).await.ok().json();
    assert_eq!((&joined["table"], &joined["status"]), (&next.as_str().into(), &"running".into()));
    assert_eq!((&joined["seats"][1]["name"], &joined["seats"][1]["mine"]), (&"Ada".into(), &true.into()));
    let again = bob.post(&format!("/api/tables/{id}/rematch")).await.ok().json();
    assert_eq!(again["table"], next.as_str(), "a second press leads there, too");
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("To the rematch") && page.contains(&to), "{page}");
}

#[tokio::test]
async fn a_rematch_is_for_those_who_played() {
    let router = server().await;
    let (ada, _, id) = finished(&router).await;
    let eve = Client::guest(&router, "Eve").await;
    eve.post(&format!("/api/tables/{id}/rematch")).await.refused(403, "not-your-seat");
    let next = ada.post(&format!("/api/tables/{id}/rematch")).await.ok().json();
    let next = next["table"].as_str().unwrap().to_owned();
    eve.post(&format!("/api/tables/{id}/rematch")).await.refused(403, "not-your-seat");
    assert!(facts(&eve, &next).await["seats"][0]["invite"].is_null(), "nor by the link of the seat");
    Client::stranger(&router).post(&format!("/api/tables/{id}/rematch")).await.refused(401, "unknown-guest");
    ada.post(&format!("/api/tables/{next}/rematch")).await.refused(409, "not-over");
    let page = eve.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(!page.contains("Propose a rematch"), "{page}");
}

#[tokio::test]
async fn of_two_who_propose_at_once_one_opens_the_table() {
    let router = server().await;
    let (ada, bob, id) = finished(&router).await;
    let path = format!("/api/tables/{id}/rematch");
    let (one, other) = tokio::join!(ada.post(&path), bob.post(&path));
    assert_eq!(one.ok().json()["table"], other.ok().json()["table"]);
    let next = facts(&ada, &id).await["rematch"].as_str().unwrap().to_owned();
    assert_eq!(facts(&ada, &next).await["status"], "running", "both sit there");
}

#[tokio::test]
async fn rematches_are_limited_like_tables() {
    let store = Store::open_in_memory().await.unwrap();
    let (ada, _, id) = finished(&app(App::new(config(), store.clone(), GAMES).await.unwrap())).await;
    let few = app(App::new(Config { per_minute: 1, ..config() }, store, GAMES).await.unwrap());
    let ada = ada.at(&few);
    ada.post(&format!("/api/tables/{id}/rematch")).await.ok();
    ada.post(&format!("/api/tables/{id}/rematch")).await.refused(429, "too-many");
}
