//! Rated tables and ladders.

use crate::client::{Client, GAMES, config, server};
use axum::Router;
use serde_json::{Value, json};
use store::Store;
use web::{App, Config, app};

fn rated() -> Value {
    json!({ "rated": true, "clock": "days 3" })
}

async fn table(router: &Router) -> (Client, Client, String) {
    let ada = Client::guest(router, "Ada").await;
    let id = ada.open_as(&["me", "open", "bot-blind"], &rated()).await;
    let bob = Client::guest(router, "Bob").await;
    bob.join(&id, &ada).await;
    (ada, bob, id)
}

async fn facts(who: &Client, table: &str) -> Value {
    who.get(&format!("/api/tables/{table}")).await.ok().json()
}

/// Plays to the end; bots act by themselves.
async fn play(ada: &Client, bob: &Client, id: &str) -> Value {
    for _ in 0..20_000 {
        let all = facts(ada, id).await;
        if all["status"] == "finished" {
            return all;
        }
        let awaiting = all["awaiting"].as_array().unwrap().clone();
        for (who, seat) in [(ada, "p1"), (bob, "p2")] {
            if awaiting.contains(&seat.into())
                && let Some(line) = who.legal(id, seat).await.first()
            {
                who.act(id, seat, line).await;
            }
        }
        tokio::task::yield_now().await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_rated_game_puts_its_players_on_the_ladder() {
    let router = server().await;
    let (ada, bob, id) = table(&router).await;
    assert!(ada.browser().get("/ladder/toy").await.ok().text.contains("Nobody has finished a rated game"));
    let all = play(&ada, &bob, &id).await;
    let ladder = bob.get("/api/ladder/toy").await.ok().json();
    assert_eq!(ladder.as_array().unwrap().len(), 3, "{ladder}");
    let winner = all["outcome"]["places"].as_array().unwrap().iter().position(|place| *place == 1).unwrap();
    let names = [json!("Ada"), json!("Bob")];
    match names.get(winner) {
        Some(name) => assert_eq!((&ladder[0]["name"], &ladder[0]["won"]), (name, &1.into())),
        None => assert_eq!(ladder[0]["bot"], true),
    }
    assert!(!ladder.to_string().contains("guest"), "no ids: {ladder}");
    let mine = ladder.as_array().unwrap().iter().find(|row| row["you"] == true).unwrap().clone();
    assert_eq!((&mine["name"], &mine["games"]), (&"Bob".into(), &1.into()));
    let own = bob.get("/api/me/ratings").await.ok().json();
    assert_eq!((&own[0]["game"], &own[0]["points"]), (&"toy".into(), &mine["points"]));
    let page = ada.browser().get("/ladder/toy").await.ok().text;
    assert!(page.contains("Bob") && page.contains("is-own"), "{page}");
    let profile = ada.browser().get("/profile").await.ok().text;
    assert!(profile.contains("/ladder/toy"), "{profile}");
    let german = ada.browser().with_cookie("lang=de").get("/ladder/toy").await.ok().text;
    assert!(german.contains("Rangliste"), "{german}");
    Client::stranger(&router).get("/api/ladder/chess").await.refused(404, "no-game");
}

#[tokio::test]
async fn what_is_not_fair_is_not_rated() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let open = async |seats: &[&str], more: Value| {
        let mut body = json!({ "game": "toy", "seats": seats, "rated": true, "clock": "days 3" });
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        ada.post_json("/api/tables", &body).await
    };
    open(&["me", "open"], json!({ "seed": 7 })).await.refused(422, "rated");
    open(&["me", "here"], json!({})).await.refused(422, "rated");
    open(&["me", "open"], json!({ "clock": "none" })).await.refused(422, "rated");
    open(&["me", "open"], json!({ "timeout": "close" })).await.refused(422, "rated");
    let id = open(&["me", "open"], json!({ "public": true })).await.ok().json()["table"]
        .as_str()
        .unwrap()
        .to_owned();
    ada.post_json(&format!("/api/tables/{id}/join"), &json!({ "seat": "p2" })).await.refused(422, "rated");
    let form = "game=toy&players=2&seat-1=me&seat-2=open&rated=1";
    let refused = ada.browser().post_form("/tables", form).await;
    assert_eq!(refused.status, 422, "without a clock");
}

#[tokio::test]
async fn a_rated_table_has_no_hints_no_undo_by_agreement_and_is_not_closed() {
    let router = server().await;
    let (ada, bob, id) = table(&router).await;
    assert_eq!(facts(&ada, &id).await["rated"], true);
    ada.get(&format!("/api/tables/{id}/hint?seat=p1")).await.refused(422, "rated");
    for (who, seat) in [(&ada, "p1"), (&bob, "p2")] {
        let line = who.legal(&id, seat).await[0].clone();
        who.act(&id, seat, &line).await.ok();
    }
    let version = ada.version(&id).await;
    ada.post(&format!("/api/tables/{id}/ask-undo?version={version}")).await.refused(422, "rated");
    ada.post_json(&format!("/api/tables/{id}/close"), &json!({})).await.refused(422, "rated");
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(!page.contains("data-hint") && !page.contains("/ask-undo") && !page.contains("/close"), "{page}");
    assert!(page.contains("rated"), "{page}");
}

/// Who goes away before the end does not save the rating.
#[tokio::test]
async fn who_runs_out_of_time_is_rated_all_the_same() {
    let state = App::new(config(), Store::open_in_memory().await.unwrap(), GAMES).await.unwrap();
    let router = app(state.clone());
    let ada = Client::guest(&router, "Ada").await;
    let id = ada.open_as(&["me", "bot-blind"], &rated()).await;
    state.pass(4 * 86_400).await.unwrap();
    for _ in 0..10_000 {
        if facts(&ada, &id).await["status"] == "finished" {
            break;
        }
        tokio::task::yield_now().await;
    }
    let own = ada.get("/api/me/ratings").await.ok().json();
    assert_eq!(own[0]["games"], 1, "{own}");
}

#[tokio::test]
async fn ladders_show_a_hundred_and_hide_ids() {
    let router = app(App::new(
        Config { per_minute: 10_000, ..config() },
        Store::open_in_memory().await.unwrap(),
        GAMES,
    )
    .await
    .unwrap());
    let answer = Client::stranger(&router).get("/ladder").await;
    assert_eq!(answer.header("location"), "/ladder/toy");
    let ladder = Client::stranger(&router).get("/api/ladder/toy").await.ok().json();
    assert_eq!(ladder, json!([]));
}
