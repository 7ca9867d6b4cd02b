//! Clocks and vacations. Time passes when a test says so.

use crate::client::{Client, GAMES, config};
use axum::Router;
use serde_json::{Value, json};
use store::Store;
use web::{App, Clock, Config, app};

const DAY: i64 = 86_400;
/// A moment in the middle of November 2026.
const NOW: i64 = 1_794_700_000;

async fn server() -> (App, Router, Clock) {
    let clock = Clock::still(NOW);
    let config = Config { clock: clock.clone(), ..config() };
    let state = App::new(config, Store::open_in_memory().await.unwrap(), GAMES).await.unwrap();
    (state.clone(), app(state), clock)
}

/// Ada's table with a clock, which Bob has joined. Both are asked to seal a stone.
async fn table(router: &Router, clock: &Value) -> (Client, Client, String) {
    let ada = Client::guest(router, "Ada").await;
    let id = ada.open_as(&["me", "open"], clock).await;
    let bob = Client::guest(router, "Bob").await;
    bob.join(&id, &ada).await;
    (ada, bob, id)
}

async fn facts(who: &Client, table: &str) -> Value {
    who.get(&format!("/api/tables/{table}")).await.ok().json()
}

#[tokio::test]
async fn a_clock_is_chosen_when_a_table_is_opened() {
    let (_, router, _) = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let form =
        "game=toy&players=2&seat-1=me&seat-2=open&clock=live&clock-minutes=30&clock-step=20&timeout=close";
    let table = ada.browser().post_form("/tables", form).await.header("location").to_owned();
    let id = table.trim_start_matches("/t/");
    let all = facts(&ada, id).await;
    assert_eq!((&all["clock"], &all["timeout"]), (&"live 30 20".into(), &"close".into()));
    let room = ada.browser().get(&table).await.ok().text;
    assert!(room.contains("30 min + 20 s a turn") && room.contains("closes without a result"), "{room}");
    let days = ada.open_as(&["me", "open"], &json!({ "clock": "days 3" })).await;
    assert_eq!(facts(&ada, &days).await["timeout"], "bot");
    let plain = ada.open_as(&["me", "open"], &json!({})).await;
    assert!(facts(&ada, &plain).await["clock"].is_null());
    for bad in ["days 0", "days 31", "live 601 0", "hours 3", "live 5"] {
        let body = json!({ "game": "toy", "seats": ["me", "open"], "clock": bad });
        ada.post_json("/api/tables", &body).await.refused(400, "request");
    }
    let form = "game=toy&players=2&seat-1=me&seat-2=open&clock=days&clock-days=99";
    let refused = ada.browser().post_form("/tables", form).await;
    assert_eq!(refused.status, 422, "the form is shown again");
}

#[tokio::test]
async fn the_clock_of_who_is_asked_runs_and_is_shown() {
    let (state, router, _) = server().await;
    let (ada, bob, id) = table(&router, &json!({ "clock": "live 10 5" })).await;
    state.pass(60).await.unwrap();
    let all = facts(&ada, &id).await;
    assert_eq!((&all["seats"][0]["left"], &all["seats"][0]["clock_runs"]), (&540.into(), &true.into()));
    let line = ada.legal(&id, "p1").await[0].clone();
    ada.act(&id, "p1", &line).await.ok();
    state.pass(60).await.unwrap();
    let all = facts(&ada, &id).await;
    assert_eq!((&all["seats"][0]["left"], &all["seats"][0]["clock_runs"]), (&545.into(), &false.into()));
    assert_eq!(all["seats"][1]["left"], 480);
    let page = bob.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("data-left=\"480000\" data-runs>8:00"), "{page}");
    assert!(page.contains("data-left=\"545000\">9:05"), "{page}");
    assert!(page.contains("<title>Your turn · ") && page.contains("8:00 left"), "{page}");
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("<title>Bob to move · "), "{page}");
}

#[tokio::test]
async fn a_bot_plays_on_when_time_is_out() {
    let (state, router, _) = server().await;
    let (ada, bob, id) = table(&router, &json!({ "clock": "live 10 0" })).await;
    let line = ada.legal(&id, "p1").await[0].clone();
    ada.act(&id, "p1", &line).await.ok();
    state.pass(599).await.unwrap();
    assert_eq!(facts(&ada, &id).await["seats"][1]["kind"], "person", "a second is left");
    state.pass(1).await.unwrap();
    let all = facts(&ada, &id).await;
    let seat = &all["seats"][1];
    assert_eq!((&seat["kind"], &seat["timed_out"]), (&"bot".into(), &true.into()));
    assert_eq!(all["status"], "running");
    let said = ada.get(&format!("/api/tables/{id}/chat")).await.ok().json();
    assert_eq!(said[0]["event"], "timed-out");
    bob.post(&format!("/api/tables/{id}/return?seat=p2")).await.refused(403, "not-your-seat");
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("Bob (time out)") && page.contains("The time of Bob is out."), "{page}");
}

#[tokio::test]
async fn a_table_closes_when_time_is_out() {
    let (state, router, _) = server().await;
    let (ada, _, id) = table(&router, &json!({ "clock": "days 1", "timeout": "close" })).await;
    state.pass(DAY).await.unwrap();
    assert_eq!(facts(&ada, &id).await["status"], "closed");
    ada.act(&id, "p1", "seal 1").await.refused(409, "over");
    state.pass(DAY).await.unwrap();
    let said = ada.get(&format!("/api/tables/{id}/chat")).await.ok().json();
    assert_eq!(said.as_array().unwrap().len(), 1, "once is enough: {said}");
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("The table is closed and has no result."), "{page}");
    let list = ada.browser().get("/matches").await.ok().text;
    assert!(list.contains("Time out: "), "{list}");
}

/// Only time in which a server serves is counted.
#[tokio::test]
async fn a_restart_costs_nobody_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    let open = async |at: i64| {
        let (config, store) =
            (Config { clock: Clock::still(at), ..config() }, Store::open(&path).await.unwrap());
        (App::new(config, store.clone(), GAMES).await.unwrap(), store)
    };
    let (state, store) = open(NOW).await;
    let (ada, _, id) = table(&app(state.clone()), &json!({ "clock": "live 10 0" })).await;
    state.pass(100).await.unwrap();
    store.close().await;
    let (state, _) = open(NOW + DAY).await;
    state.pass(50).await.unwrap();
    let all = facts(&ada.at(&app(state)), &id).await;
    assert_eq!((&all["seats"][0]["left"], &all["status"]), (&450.into(), &"running".into()));
}

#[tokio::test]
async fn at_a_table_with_a_clock_nobody_else_hands_a_seat_over() {
    let (_, router, clock) = server().await;
    let (ada, bob, id) = table(&router, &json!({ "clock": "days 3" })).await;
    clock.set(NOW + DAY);
    ada.post(&format!("/api/tables/{id}/stand-in?seat=p2")).await.refused(409, "has-clock");
    bob.post(&format!("/api/tables/{id}/stand-in?seat=p2")).await.ok();
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(!page.contains("away for"), "{page}");
}

#[tokio::test]
async fn an_undo_wins_no_time() {
    let (state, router, _) = server().await;
    let (ada, _, id) = table(&router, &json!({ "clock": "live 10 60" })).await;
    for n in 1..=3 {
        state.pass(10).await.unwrap();
        let line = ada.legal(&id, "p1").await[0].clone();
        ada.act(&id, "p1", &line).await.ok();
        let version = ada.version(&id).await;
        ada.post(&format!("/api/tables/{id}/undo?seat=p1&version={version}")).await.ok();
        assert_eq!(facts(&ada, &id).await["seats"][0]["left"], 600 - 10 * n);
    }
}

/// Tables that cannot be continued stay the oldest whose time is out.
#[tokio::test]
async fn tables_that_were_set_aside_hold_no_clock_up() {
    let (state, router, _) = server().await;
    let ada = Client::guest(&router, "Ada").await;
    for _ in 0..33 {
        let options = json!({ "clock": "live 10 0", "options": "fragile" });
        let broken = ada.open_as(&["me", "here"], &options).await;
        ada.play(&broken, 2).await;
        ada.act(&broken, "p1", "pass").await.refused(500, "set-aside");
    }
    let (_, bob, sound) = table(&router, &json!({ "clock": "live 10 0" })).await;
    for seconds in [600, 0] {
        state.pass(seconds).await.unwrap();
    }
    let all = facts(&bob, &sound).await;
    assert_eq!(all["seats"][0]["timed_out"], true, "{all}");
}

#[tokio::test]
async fn a_vacation_has_its_days_and_is_shown() {
    let (state, router, clock) = server().await;
    let (ada, bob, id) = table(&router, &json!({ "clock": "days 2" })).await;
    let go = async |days: i64| ada.post_json("/api/me/vacation", &json!({ "days": days })).await;
    assert_eq!(ada.get("/api/me/vacation").await.ok().json(), json!({ "until": null, "days_left": 28 }));
    go(29).await.refused(409, "no-vacation");
    go(0).await.refused(409, "no-vacation");
    assert_eq!(go(20).await.ok().json(), json!({ "until": NOW + 20 * DAY, "days_left": 8 }));
    go(1).await.refused(409, "on-vacation");
    let all = facts(&bob, &id).await;
    assert_eq!(
        (&all["seats"][0]["clock_runs"], &all["seats"][1]["clock_runs"]),
        (&false.into(), &true.into())
    );
    assert_eq!(all["seats"][0]["vacation_until"], NOW + 20 * DAY);
    let events = async || -> Vec<String> {
        let said = bob.get(&format!("/api/tables/{id}/chat")).await.ok().json();
        said.as_array().unwrap().iter().map(|it| it["event"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(events().await, ["on-vacation"], "a line of chat makes the pages of the others new");
    let page = bob.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("On vacation until 4 Dec 2026"), "{page}");
    assert!(ada.browser().get("/profile").await.ok().text.contains("I am back"));
    clock.set(NOW + 3 * DAY);
    ada.browser().post_form("/profile/vacation/end", "").await;
    let back = ada.get("/api/me/vacation").await.ok().json();
    assert_eq!(back, json!({ "until": null, "days_left": 25 }), "three days are used up");
    assert_eq!(facts(&bob, &id).await["seats"][0]["clock_runs"], true);
    let form = ada.browser().post_form("/profile/vacation", "days=25").await;
    assert_eq!(form.header("location"), "/profile#vacation");
    clock.set(NOW + 28 * DAY);
    state.pass(0).await.unwrap();
    assert_eq!(facts(&bob, &id).await["seats"][0]["clock_runs"], true, "it ends by itself");
    state.pass(0).await.unwrap();
    let back = ["on-vacation", "back-from-vacation"];
    assert_eq!(events().await, [back, back].concat(), "each change is told once");
    go(1).await.refused(409, "no-vacation");
    clock.set(NOW + 60 * DAY);
    assert_eq!(ada.get("/api/me/vacation").await.ok().json()["days_left"], 28, "another year");
    Client::stranger(&router).get("/api/me/vacation").await.refused(401, "unknown-guest");
}

#[tokio::test]
async fn vacations_are_limited_like_everything_that_is_made() {
    let config = Config { per_minute: 2, ..config() };
    let router = app(App::new(config, Store::open_in_memory().await.unwrap(), GAMES).await.unwrap());
    let ada = Client::guest(&router, "Ada").await;
    for _ in 0..2 {
        ada.post_json("/api/me/vacation", &json!({ "days": 99 })).await.refused(409, "no-vacation");
    }
    ada.post_json("/api/me/vacation", &json!({ "days": 1 })).await.refused(429, "too-many");
}
