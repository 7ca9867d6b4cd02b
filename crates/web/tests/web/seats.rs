//! Who may sit where, what happens to the seats of absent people, and who reads the chat.

use crate::client::{Client, GAMES, config, server, server_at};
use axum::Router;
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;
use web::{App, Clock, Config, app};

const AWAY: i64 = 600;

/// Ada's table, which Bob has joined; both are asked to seal a stone.
async fn table(router: &Router) -> (Client, Client, String) {
    let ada = Client::guest(router, "Ada").await;
    let id = ada.open_as(&["me", "open"], &json!({})).await;
    let bob = Client::guest(router, "Bob").await;
    bob.join(&id, &ada).await;
    (ada, bob, id)
}

async fn facts(who: &Client, table: &str) -> Value {
    who.get(&format!("/api/tables/{table}")).await.ok().json()
}

async fn events(who: &Client, table: &str) -> Vec<String> {
    let said = who.get(&format!("/api/tables/{table}/chat")).await.ok().json();
    let events = said.as_array().unwrap().iter().filter_map(|said| said["event"].as_str());
    events.map(str::to_owned).collect()
}

#[tokio::test]
async fn a_seat_by_its_number_is_for_public_tables_only() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let kept = ada.open_as(&["me", "open"], &json!({})).await;
    let public = ada.open_as(&["me", "open"], &json!({ "public": true })).await;
    let eve = Client::guest(&router, "Eve").await;
    let seat = json!({ "seat": "p2" });
    eve.post_json(&format!("/api/tables/{kept}/join"), &seat).await.refused(403, "invited-only");
    let form = eve.browser().post_form(&format!("/t/{kept}/sit"), "seat=p2").await;
    assert_eq!(form.status, 403, "{}", form.text);
    assert_eq!(facts(&ada, &kept).await["seats"][1]["kind"], "open");
    let open = eve.get("/api/tables?list=open").await.ok().json();
    assert_eq!((open.as_array().unwrap().len(), &open[0]["table"]), (1, &public.as_str().into()));
    let home = eve.browser().get("/").await.ok().text;
    assert!(home.contains(&public) && !home.contains(&kept), "{home}");
    assert!(eve.browser().get(&format!("/t/{public}")).await.ok().text.contains("Take seat 2"));
    let page = eve.browser().get(&format!("/t/{kept}")).await.ok().text;
    assert!(!page.contains("/sit") && page.contains("have an invitation"), "{page}");
    eve.post_json(&format!("/api/tables/{public}/join"), &seat).await.ok();
    assert_eq!(facts(&ada, &public).await["status"], "running");

    let all = facts(&ada, &kept).await;
    let invite = all["seats"][1]["invite"].as_str().unwrap();
    assert_eq!(invite.len(), 32, "128 bits");
    assert!(facts(&eve, &kept).await["seats"][1]["invite"].is_null(), "only the host passes it on");
    let mut wrong = invite.to_owned();
    wrong.replace_range(31.., if invite.ends_with('0') { "1" } else { "0" });
    let join = format!("/api/tables/{kept}/join");
    eve.post_json(&join, &json!({ "invite": wrong })).await.refused(404, "no-invite");
    eve.post_json(&join, &json!({ "invite": invite })).await.ok();
}

#[tokio::test]
async fn a_form_opens_a_table_to_everybody() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    assert!(ada.get("/new?game=toy").await.ok().text.contains("name=\"public\""), "the form offers it");
    let form = "game=toy&players=2&seat-1=me&seat-2=open&public=1&open-chat=1&seed=77";
    let table = ada.post_form("/tables", form).await.header("location").to_owned();
    let facts = Client::stranger(&router).get(&table.replace("/t/", "/api/tables/")).await.ok().json();
    assert_eq!((&facts["public"], &facts["open_chat"]), (&true.into(), &true.into()));
    let plain = ada.post_form("/tables", "game=toy&players=2&seat-1=me&seat-2=open").await;
    let plain = plain.header("location").replace("/t/", "/api/tables/");
    let facts = Client::stranger(&router).get(&plain).await.ok().json();
    assert_eq!((&facts["public"], &facts["open_chat"]), (&false.into(), &false.into()));
}

/// A guest who takes a seat can see whether the host could know what will be drawn.
#[tokio::test]
async fn a_chosen_seed_is_shown_before_one_sits_down() {
    const SEED: &str = "987654321012345";
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let number: u64 = SEED.parse().unwrap();
    let table = ada.open_as(&["me", "open"], &json!({ "public": true, "seed": number })).await;
    let drawn = ada.open_as(&["me", "open"], &json!({ "public": true })).await;
    let eve = Client::stranger(&router);
    assert_eq!(facts(&eve, &table).await["seed"], SEED);
    assert_eq!(facts(&eve, &drawn).await["seed"], Value::Null, "nobody knows it");
    let open = eve.get("/api/tables?list=open").await.ok().json();
    let seeds: Vec<&Value> = open.as_array().unwrap().iter().map(|table| &table["seed"]).collect();
    assert!(seeds.contains(&&SEED.into()) && seeds.contains(&&Value::Null), "{open}");
    let invite = facts(&ada, &table).await["seats"][1]["invite"].as_str().unwrap().to_owned();
    let bob = Client::guest(&router, "Bob").await;
    for path in ["/".to_owned(), format!("/t/{table}"), format!("/t/{table}/join/{invite}")] {
        let page = bob.browser().get(&path).await.ok().text;
        assert!(page.contains(SEED), "{path}: {page}");
    }
    bob.join(&table, &ada).await;
    assert!(bob.browser().get(&format!("/t/{table}")).await.ok().text.contains(SEED), "and on the table");
    assert!(facts(&ada, &drawn).await["seats"][1]["invite"].is_string());
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_away() {
    let clock = Clock::still(1_000_000);
    let router = server_at(&clock).await;
    let (ada, bob, id) = table(&router).await;
    let stand_in = format!("/api/tables/{id}/stand-in?seat=p2");
    ada.post(&stand_in).await.refused(409, "not-away");
    Client::guest(&router, "Eve").await.post(&stand_in).await.refused(403, "not-your-seat");
    Client::stranger(&router).post(&stand_in).await.refused(401, "unknown-guest");
    clock.set(1_000_000 + AWAY - 1);
    let early = ada.post(&stand_in).await.refused(409, "not-away");
    assert!(early.text.contains("1 minute"), "{}", early.text);
    let page = format!("/t/{id}");
    assert!(!ada.browser().get(&page).await.ok().text.contains("Let a bot play for Bob"));
    clock.set(1_000_000 + AWAY);
    let line = ada.legal(&id, "p1").await[0].clone();
    ada.act(&id, "p1", &line).await.ok();
    assert!(ada.browser().get(&page).await.ok().text.contains("Let a bot play for Bob"));
    let moved = ada.browser().post_form(&format!("{page}/stand-in"), "seat=p2").await;
    assert_eq!(moved.status, 303, "{}", moved.text);

    let all = facts(&ada, &id).await;
    assert_eq!((&all["seats"][1]["kind"], &all["seats"][1]["stands_in"]), (&"bot".into(), &true.into()));
    assert_eq!(all["seats"][1]["name"], "Bob");
    let mut n_actions = 0;
    for _ in 0..1000 {
        n_actions = facts(&ada, &id).await["actions"].as_u64().unwrap();
        if n_actions >= 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(n_actions >= 2, "the bot has sealed a stone");
    let watched = Client::first_visit(&router).await.get(&page).await.ok().text;
    assert!(
        watched.contains("Ada lets a bot play for Bob until Bob is back."),
        "everybody is told: {watched}"
    );

    let bobs = bob.browser().get(&page).await.ok().text;
    assert!(bobs.contains("Take your seat back") && bobs.contains(&format!("{page}/return")), "{bobs}");
    assert!(bob.browser().get("/").await.ok().status.is_success());
    let mine = bob.get("/api/tables?list=mine").await.ok().text;
    assert!(mine.contains(&id), "he finds his table: {mine}");
    ada.post(&format!("/api/tables/{id}/return?seat=p2")).await.refused(403, "not-your-seat");
    let back = bob.post(&format!("/api/tables/{id}/return")).await.ok().json();
    assert_eq!((&back["seats"][1]["kind"], &back["seats"][1]["mine"]), (&"person".into(), &true.into()));
    assert_eq!(events(&bob, &id).await, ["stand-in", "returned"]);
    bob.post(&format!("/api/tables/{id}/return?seat=p2")).await.refused(403, "not-your-seat");
    ada.post(&stand_in).await.refused(409, "not-away");
}

/// A person who has the page open counts as present, regardless of the clock.
#[tokio::test]
async fn who_looks_or_listens_is_not_away() {
    let clock = Clock::still(1_000_000);
    let router = server_at(&clock).await;
    let (ada, bob, id) = table(&router).await;
    let stand_in = format!("/api/tables/{id}/stand-in?seat=p2");
    clock.set(1_000_000 + AWAY);
    bob.get(&format!("/api/tables/{id}/view")).await.ok();
    clock.set(1_000_000 + 2 * AWAY - 1);
    ada.post(&stand_in).await.refused(409, "not-away");
    for path in [format!("/t/{id}/events"), format!("/api/tables/{id}/events")] {
        let stream = bob.browser().listen(&path).await;
        clock.set(clock.now() + 5 * AWAY);
        ada.post(&stand_in).await.refused(409, "not-away");
        drop(stream);
        clock.set(clock.now() + AWAY - 1);
        ada.post(&stand_in).await.refused(409, "not-away");
    }
    clock.set(clock.now() + 1);
    ada.post(&stand_in).await.ok();
}

/// Presence times and stand-ins survive a restart of the server.
#[tokio::test]
async fn absence_is_kept_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let clock = Clock::still(1_000_000);
    let at = |store: Store| {
        let config = Config { clock: clock.clone(), pace: web::Pace::default(), ..config() };
        async move { app(App::new(config, store, GAMES).await.unwrap()) }
    };
    let store = Store::open(&path).await.unwrap();
    let router = at(store.clone()).await;
    let (ada, bob, id) = table(&router).await;
    clock.set(1_000_000 + 120);
    bob.get(&format!("/api/tables/{id}/view")).await.ok();
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    let router = at(store.clone()).await;
    let (ada, bob) = (ada.at(&router), bob.at(&router));
    let stand_in = format!("/api/tables/{id}/stand-in?seat=p2");
    clock.set(1_000_000 + AWAY);
    ada.post(&stand_in).await.refused(409, "not-away");
    clock.set(1_000_000 + 120 + AWAY);
    ada.post(&stand_in).await.ok();
    let before = facts(&ada, &id).await;
    store.close().await;
    let router = at(Store::open(&path).await.unwrap()).await;
    assert_eq!(facts(&ada.at(&router), &id).await["seats"], before["seats"]);
    bob.at(&router).post(&format!("/api/tables/{id}/return")).await.ok();
}

/// A move chosen for a seat before its player changed, by a person or by a computing bot, comes too late. The choices
/// of others do not.
#[tokio::test]
async fn what_was_chosen_before_a_seat_changed_hands_comes_too_late() {
    let slow = web::Pace { after_person: Duration::from_secs(600), between_bots: Duration::from_secs(600) };
    let config = Config { pace: slow, ..config() };
    let router = app(App::new(config, Store::open_in_memory().await.unwrap(), GAMES).await.unwrap());
    let (ada, bob, id) = table(&router).await;
    let line = bob.legal(&id, "p2").await[0].clone();
    bob.post(&format!("/api/tables/{id}/stand-in")).await.ok();
    bob.post(&format!("/api/tables/{id}/return")).await.ok();
    for version in [0, 1] {
        let act = format!("/api/tables/{id}/act?seat=p2&version={version}");
        bob.post_text(&act, &line).await.refused(409, "stale");
    }
    let act = format!("/api/tables/{id}/act?seat=p1&version=0");
    ada.post_text(&act, &ada.legal(&id, "p1").await[0]).await.ok();
    bob.act(&id, "p2", &line).await.ok();
}

#[tokio::test]
async fn one_may_leave_the_own_seat_to_a_bot_if_others_are_there() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let alone = ada.open(&["me", "bot-blind"], 1).await;
    for what in ["stand-in", "resign"] {
        ada.post(&format!("/api/tables/{alone}/{what}")).await.refused(409, "last-person");
    }
    let waiting = ada.open(&["me", "open"], 1).await;
    for what in ["stand-in", "resign"] {
        ada.post(&format!("/api/tables/{waiting}/{what}")).await.refused(409, "not-running");
    }
    let (ada, bob, id) = table(&router).await;
    bob.post(&format!("/api/tables/{id}/stand-in")).await.ok();
    ada.post(&format!("/api/tables/{id}/stand-in")).await.refused(409, "last-person");
    ada.post(&format!("/api/tables/{id}/stand-in?seat=p2")).await.refused(409, "taken");
    bob.post(&format!("/api/tables/{id}/return")).await.ok();
    bob.post(&format!("/api/tables/{id}/resign?seat=p1")).await.refused(403, "not-your-seat");
}

/// Nobody can undo what a person did before a bot took over.
#[tokio::test]
async fn undo_does_not_reach_past_somebody_who_left() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let id = ada.open_as(&["me", "open", "open"], &json!({})).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&id, &ada).await;
    Client::guest(&router, "Eve").await.join(&id, &ada).await;
    for (who, seat) in [(&ada, "p1"), (&bob, "p2")] {
        let line = who.legal(&id, seat).await[0].clone();
        who.act(&id, seat, &line).await.ok();
    }
    bob.post(&format!("/api/tables/{id}/stand-in")).await.ok();
    let version = ada.version(&id).await;
    ada.post(&format!("/api/tables/{id}/undo?version={version}")).await.refused(422, "no-undo");
    assert_eq!(facts(&ada, &id).await["actions"], 2);
}

#[tokio::test]
async fn who_resigns_is_gone_and_the_result_says_so() {
    let router = server().await;
    let (ada, bob, id) = table(&router).await;
    let resigned = bob.browser().post_form(&format!("/t/{id}/resign"), "seat=p2").await;
    assert_eq!(resigned.status, 303, "{}", resigned.text);
    let all = facts(&ada, &id).await;
    assert_eq!((&all["seats"][1]["resigned"], &all["seats"][1]["name"]), (&true.into(), &"Bob".into()));
    bob.post(&format!("/api/tables/{id}/return?seat=p2")).await.refused(403, "not-your-seat");
    assert_eq!(events(&ada, &id).await, ["resigned"]);
    loop {
        let all = facts(&ada, &id).await;
        if all["status"] == "finished" {
            break;
        }
        if all["awaiting"].as_array().unwrap().iter().any(|seat| seat == "p1") {
            let line = ada.legal(&id, "p1").await[0].clone();
            ada.act(&id, "p1", &line).await;
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    for path in [format!("/t/{id}"), format!("/t/{id}/replay"), "/replays".to_owned()] {
        let page = ada.browser().get(&path).await;
        // The toy has no picture, so some pages do not show it.
        if page.status.is_success() && page.text.contains("Bob") {
            assert!(page.text.contains("Bob (resigned, bot)"), "{path}: {}", page.text);
        }
    }
    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("Bob (resigned, bot)") && page.contains("Bob has resigned."), "{page}");
    bob.post(&format!("/api/tables/{id}/resign?seat=p2")).await.refused(409, "over");
}

#[tokio::test]
async fn a_table_is_closed_when_all_agree() {
    let router = server().await;
    let (ada, bob, id) = table(&router).await;
    let close = format!("/api/tables/{id}/close");
    Client::guest(&router, "Eve").await.post(&close).await.refused(403, "not-your-seat");
    let asked = ada.post(&close).await.ok().json();
    assert_eq!((&asked["status"], &asked["seats"][0]["wants_to_close"]), (&"running".into(), &true.into()));
    ada.post_json(&close, &json!({ "agree": false })).await.ok();
    assert_eq!(facts(&bob, &id).await["seats"][0]["wants_to_close"], Value::Null);
    ada.browser().post_form(&format!("/t/{id}/close"), "agree=yes").await;
    assert!(
        bob.browser().get(&format!("/t/{id}")).await.ok().text.contains("Ada suggests closing the table.")
    );
    let closed = bob.post(&close).await.ok().json();
    assert_eq!((&closed["status"], &closed["outcome"]), (&"closed".into(), &Value::Null));
    let told = ["wants-to-close", "wants-to-play", "wants-to-close", "closed"];
    assert_eq!(events(&ada, &id).await, told);

    let page = ada.browser().get(&format!("/t/{id}")).await.ok().text;
    assert!(page.contains("This table was closed.") && !page.contains("class=\"choice\""), "{page}");
    let version = ada.version(&id).await;
    let act = format!("/api/tables/{id}/act?seat=p1&version={version}");
    ada.post_text(&act, "pass").await.refused(409, "over");
    ada.post(&format!("/api/tables/{id}/undo?version={version}")).await.refused(409, "over");
    ada.post(&close).await.refused(409, "over");
    assert_eq!(ada.get("/api/tables?list=finished").await.ok().json(), json!([]), "no game to look at again");
}

#[tokio::test]
async fn who_is_left_alone_closes_at_once_and_a_host_before_the_start() {
    let router = server().await;
    let (ada, bob, id) = table(&router).await;
    bob.post(&format!("/api/tables/{id}/resign")).await.ok();
    assert_eq!(ada.post(&format!("/api/tables/{id}/close")).await.ok().json()["status"], "closed");

    let waiting = ada.open_as(&["me", "open", "open"], &json!({ "public": true })).await;
    bob.join(&waiting, &ada).await;
    let close = format!("/api/tables/{waiting}/close");
    bob.post(&close).await.refused(403, "not-host");
    assert!(
        ada.browser().get(&format!("/t/{waiting}")).await.ok().text.contains(&format!("/t/{waiting}/close"))
    );
    assert_eq!(ada.post(&close).await.ok().json()["status"], "closed");
    let page = bob.browser().get(&format!("/t/{waiting}")).await.ok().text;
    assert!(page.contains("Ada has closed the table."), "who waited is told: {page}");
    bob.post_json(&format!("/api/tables/{waiting}/join"), &json!({ "seat": "p3" }))
        .await
        .refused(409, "over");
    ada.post(&format!("/api/tables/{waiting}/fill")).await.refused(409, "over");
    assert_eq!(bob.get("/api/tables?list=open").await.ok().json(), json!([]));
}

/// People at the table write the chat, and others read it only if the host allows it.
#[tokio::test]
async fn the_chat_belongs_to_the_table() {
    let router = server().await;
    let (ada, bob, id) = table(&router).await;
    let open = ada.open_as(&["me", "here"], &json!({ "open_chat": true })).await;
    let eve = Client::guest(&router, "Eve").await;
    let words = json!({ "text": "Geheimplan" });
    for table in [&id, &open] {
        let chat = format!("/api/tables/{table}/chat");
        ada.post_json(&chat, &words).await.ok();
        eve.post_json(&chat, &words).await.refused(403, "not-at-table");
        Client::stranger(&router).post_json(&chat, &words).await.refused(401, "unknown-guest");
        let form = eve.browser().post_form(&format!("/t/{table}/chat"), "text=Hallo").await;
        assert_eq!(form.status, 403, "{}", form.text);
    }
    let chat = format!("/api/tables/{id}/chat");
    bob.post_json(&chat, &words).await.ok();
    assert_eq!(bob.get(&chat).await.ok().json().as_array().unwrap().len(), 2);
    for who in [&eve, &Client::stranger(&router)] {
        who.get(&chat).await.refused(403, "not-at-table");
        assert!(who.get(&format!("/api/tables/{open}/chat")).await.ok().text.contains("Geheimplan"));
    }
    let page = |table: &str, who: &Client| {
        let (who, path) = (who.browser(), format!("/t/{table}"));
        async move { who.get(&path).await.ok().text }
    };
    assert!(page(&id, &bob).await.contains("Geheimplan"));
    let hidden = page(&id, &eve).await;
    assert!(!hidden.contains("Geheimplan") && !hidden.contains("chat-form"), "{hidden}");
    let shown = page(&open, &eve).await;
    assert!(shown.contains("Geheimplan") && !shown.contains("chat-form"), "{shown}");
    bob.post(&format!("/api/tables/{id}/stand-in")).await.ok();
    assert!(page(&id, &bob).await.contains("Geheimplan"), "who may come back is at the table");
}
