//! The page of the host of the server: who gets in, and what it does.

use crate::client::{Client, GAMES, config, state};
use axum::Router;
use axum::http::Method;
use std::time::Duration;
use store::Store;
use web::{App, Clock, Config, Retention, app};

const TOKEN: &str = "a-token-of-the-host-0123456789";

async fn with(config: Config, store: Store) -> (App, Router) {
    let config = Config { host_token: Some(TOKEN.parse().unwrap()), ..config };
    let state = App::new(config, store, GAMES).await.unwrap();
    (state.clone(), app(state))
}

async fn server() -> Router {
    with(config(), Store::open_in_memory().await.unwrap()).await.1
}

/// A browser in which the token was entered.
async fn host(router: &Router) -> Client {
    let stranger = Client::stranger(router);
    let entered = stranger.post_form("/host/enter", &format!("token={TOKEN}")).await;
    assert_eq!((entered.status.as_u16(), entered.header("location")), (303, "/host"));
    let set = entered.headers.get_all("set-cookie").iter().map(|set| set.to_str().unwrap());
    let set = set.filter(|set| set.starts_with("host=")).collect::<Vec<_>>().join("");
    for part in ["HttpOnly", "SameSite=Strict", "Path=/host"] {
        assert!(set.contains(part), "{set}");
    }
    stranger.with_cookie(set.split(';').next().unwrap())
}

async fn figures(router: &Router) -> String {
    let bearer = format!("Bearer {TOKEN}");
    let stranger = Client::stranger(router);
    stranger.send(Method::GET, "/metrics", &[("authorization", &bearer)], "").await.ok().text
}

#[tokio::test]
async fn without_a_token_there_is_no_page() {
    let router = app(state(Store::open_in_memory().await.unwrap()).await);
    let stranger = Client::stranger(&router);
    for path in ["/host", "/metrics"] {
        assert_eq!(stranger.get(path).await.status.as_u16(), 404, "{path}");
    }
    assert_eq!(stranger.post_form("/host/enter", "token=").await.status.as_u16(), 404);
    let empty = [("authorization", "Bearer ")];
    assert_eq!(stranger.send(Method::GET, "/metrics", &empty, "").await.status.as_u16(), 404);
}

#[tokio::test]
async fn only_the_token_opens_it() {
    let router = server().await;
    let stranger = Client::stranger(&router);
    let form = stranger.get("/host").await.ok().text;
    assert!(form.contains("type=\"password\"") && !form.contains("/host/notice"), "{form}");
    let table = Client::guest(&router, "Ada").await.open(&["me", "here"], 1).await;
    for token in ["", "wrong", &TOKEN[1..], &format!("{TOKEN}x")] {
        assert_eq!(stranger.post_form("/host/enter", &format!("token={token}")).await.status.as_u16(), 401);
        let bearer = format!("Bearer {token}");
        let sent = [("authorization", bearer.as_str())];
        assert_eq!(stranger.send(Method::GET, "/metrics", &sent, "").await.status.as_u16(), 401);
    }
    assert_eq!(stranger.get("/metrics").await.status.as_u16(), 401);
    for (path, body) in [
        ("/host/notice", "text=hello".to_owned()),
        ("/host/close", format!("table={table}")),
        ("/host/ban", "kind=address&who=0.0.0.0".to_owned()),
        ("/host/lift", "kind=address&who=0.0.0.0".to_owned()),
        ("/host/backup", String::new()),
        ("/host/leave", String::new()),
    ] {
        assert_eq!(stranger.post_form(path, &body).await.status.as_u16(), 401, "{path}");
        let forged = stranger.with_cookie("host=forged");
        assert_eq!(forged.post_form(path, &body).await.status.as_u16(), 401, "{path}");
    }
    let host = host(&router).await;
    let page = host.get("/host").await.ok();
    assert!(page.text.contains("/host/notice") && page.text.contains(&table), "{}", page.text);
    let listed =
        page.text.split("desk-tables").nth(1).and_then(|rest| rest.split("</ul>").next()).expect("tables");
    let outside: String =
        listed.split("<details").filter_map(|part| part.split("</details>").last()).collect();
    for deed in ["/host/close", "/host/ban"] {
        assert!(listed.contains(deed) && !outside.contains(deed), "one press does not {deed}: {listed}");
    }
    assert_eq!(page.header("cache-control"), "no-store");
    host.post("/host/leave").await;
    assert!(
        host.get("/host").await.ok().text.contains("type=\"password\""),
        "the cookie is worth nothing now"
    );
}

#[tokio::test]
async fn guessing_is_limited() {
    let (_, router) =
        with(Config { per_minute: 1, ..config() }, Store::open_in_memory().await.unwrap()).await;
    let stranger = Client::stranger(&router);
    let mut statuses = vec![];
    for _ in 0..12 {
        statuses.push(stranger.post_form("/host/enter", "token=guess").await.status.as_u16());
    }
    assert_eq!((statuses[0], statuses[11]), (401, 429), "{statuses:?}");
}

#[tokio::test]
async fn what_another_site_sends_is_refused() {
    let router = server().await;
    let host = host(&router).await;
    let foreign = [("sec-fetch-site", "cross-site"), ("content-type", "application/x-www-form-urlencoded")];
    let refused = host.send(Method::POST, "/host/notice", &foreign, "text=hello").await;
    assert_eq!(refused.status.as_u16(), 403);
    assert!(!Client::stranger(&router).get("/").await.ok().text.contains("hello"));
}

#[tokio::test]
async fn everybody_is_told() {
    let store = Store::open_in_memory().await.unwrap();
    let (_, router) = with(config(), store.clone()).await;
    let host = host(&router).await;
    host.post_form("/host/notice", "text=Restart+at+%3Cnoon%3E").await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "here"], 1).await;
    let (_, restarted) = with(config(), store).await;
    for router in [&router, &restarted] {
        let browser = ada.at(router).browser();
        for path in ["/", "/profile", &format!("/t/{table}")] {
            let page = browser.get(path).await.ok().text;
            assert!(page.contains("Restart at &lt;noon&gt;"), "{path}");
        }
    }
    host.post_form("/host/notice", "text=").await;
    assert!(!Client::stranger(&router).get("/").await.ok().text.contains("Restart"));
    host.post_form("/host/notice", &format!("text={}", "x".repeat(500))).await;
    let page = Client::stranger(&router).get("/").await.ok().text;
    assert!(page.contains(&"x".repeat(200)) && !page.contains(&"x".repeat(201)), "it has a limit");
}

#[tokio::test]
async fn a_refused_guest_gets_nothing_until_allowed_again() {
    let store = Store::open_in_memory().await.unwrap();
    let (_, router) = with(config(), store.clone()).await;
    let (ada, eve) = (Client::guest(&router, "Ada").await, Client::guest(&router, "Eve").await);
    let table = eve.open(&["me", "here"], 1).await;
    let host = host(&router).await;
    let page = host.get("/host").await.ok().text;
    let id = page.split("name=\"who\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let stream = eve.browser().listen(&format!("/t/{table}/events")).await;
    assert_eq!(
        host.post_form("/host/ban", &format!("kind=guest&who={id}&note=Eve")).await.status.as_u16(),
        303
    );
    axum::body::to_bytes(stream, usize::MAX).await.unwrap();
    for router in [&router, &with(config(), store).await.1] {
        eve.at(router).get("/api/tables").await.refused(403, "refused");
        assert_eq!(eve.at(router).browser().get("/").await.status.as_u16(), 403);
        ada.at(router).get(&format!("/api/tables/{table}")).await.ok();
    }
    let page = host.get("/host").await.ok().text;
    assert!(page.contains("/host/lift"), "{page}");
    host.post_form("/host/lift", &format!("kind=guest&who={id}")).await;
    eve.get("/api/tables").await.ok();
}

#[tokio::test]
async fn a_refused_address_can_still_be_allowed_by_its_host() {
    let router = server().await;
    let host = host(&router).await;
    let bad = host.post_form("/host/ban", "kind=address&who=everybody").await;
    assert_eq!(bad.status.as_u16(), 400);
    assert!(bad.text.contains("10.0.0.0/8"), "it says how to write one: {}", bad.text);
    // Requests of this test have no socket and count as this address.
    host.post_form("/host/ban", "kind=address&who=0.0.0.0/8").await;
    Client::stranger(&router).get("/api/tables").await.refused(403, "refused");
    assert!(Client::stranger(&router).get("/healthz").await.status.is_success());
    host.get("/host").await.ok();
    host.post_form("/host/lift", "kind=address&who=0.0.0.0/8").await;
    Client::stranger(&router).get("/api/tables").await.ok();
}

#[tokio::test]
async fn a_table_is_closed_without_asking() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let (running, waiting) = (ada.open(&["me", "here"], 1).await, ada.open(&["me", "open"], 1).await);
    let host = host(&router).await;
    for table in [&running, &waiting] {
        host.post_form("/host/close", &format!("table=+{table}")).await;
        let facts = ada.get(&format!("/api/tables/{table}")).await.ok().json();
        assert_eq!(facts["status"], "closed");
        assert_eq!(host.post_form("/host/close", &format!("table={table}")).await.status.as_u16(), 409);
    }
    ada.act(&running, "p1", "pass").await.refused(409, "over");
    let chat = ada.get(&format!("/api/tables/{running}/chat")).await.ok().text;
    assert!(chat.contains("closed"), "{chat}");
    assert_eq!(host.post_form("/host/close", "table=nowhere").await.status.as_u16(), 404);
}

#[tokio::test]
async fn a_copy_of_the_database_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("fernweh.db")).await.unwrap();
    let copies = folder.path().join("copies");
    std::fs::create_dir(&copies).unwrap();
    let clock = Clock::still(1_800_000_000);
    let (_, router) = with(Config { backups: Some(copies.clone()), clock, ..config() }, store).await;
    let table = Client::guest(&router, "Ada").await.open(&["me", "here"], 1).await;
    let host = host(&router).await;
    assert_eq!(host.post("/host/backup").await.header("location"), "/host?done=backup");
    let copy = Store::open(copies.join("fernweh-1800000000.db")).await.unwrap();
    assert!(copy.load(&table).await.unwrap().is_some());
    let again = host.post("/host/backup").await;
    assert_eq!(again.status.as_u16(), 500, "not over an existing copy");
    assert!(again.text.contains("tell the host") || again.text.contains("Try again"), "{}", again.text);
}

#[tokio::test]
async fn figures_count_what_happens() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let before = figures(&router).await;
    assert!(before.contains("fernweh_moves_total{by=\"people\"} 0\n"), "{before}");
    assert!(before.contains("fernweh_tables{status=\"running\"} 0\n"), "{before}");
    let table = ada.open(&["me", "here"], 1).await;
    ada.play(&table, 3).await;
    ada.get("/api/nothing").await;
    let after = figures(&router).await;
    for line in [
        "fernweh_moves_total{by=\"people\"} 3\n",
        "fernweh_moves_total{by=\"bots\"} 0\n",
        "fernweh_tables{status=\"running\"} 1\n",
        "fernweh_tables_in_memory 1\n",
        "fernweh_answers_total{class=\"4xx\"} 1\n",
        "fernweh_database_writable 1\n",
        "fernweh_answer_seconds_bucket{le=\"+Inf\"} ",
    ] {
        assert!(after.contains(line), "{line} is missing in\n{after}");
    }
    for family in after.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let name = family.split(' ').next().unwrap();
        assert!(after.lines().any(|line| line.starts_with(name)), "{family} has no sample");
    }
}

#[tokio::test]
async fn old_tables_are_removed_and_tables_in_use_stay() {
    const DAY: i64 = 24 * 60 * 60;
    let clock = Clock::still(1_800_000_000);
    let days = |n: u64| Some(Duration::from_secs(n * 24 * 60 * 60));
    let retention = Retention { finished: days(10), abandoned: days(30) };
    let store = Store::open_in_memory().await.unwrap();
    let idle = Duration::ZERO;
    let config = Config { retention, clock: clock.clone(), idle, ..config() };
    let (state, router) = with(config, store.clone()).await;
    let ada = Client::guest(&router, "Ada").await;
    let over = ada.open(&["me", "here"], 1).await;
    ada.play(&over, usize::MAX).await;
    let (left, waiting) = (ada.open(&["me", "here"], 2).await, ada.open(&["me", "open"], 3).await);
    let there = |id: String| {
        let store = store.clone();
        async move { store.load(&id).await.unwrap().is_some() }
    };
    clock.set(1_800_000_000 + 10 * DAY);
    state.sweep();
    assert_eq!(state.remove_old().await, Ok(0), "not on the last day");
    clock.set(1_800_000_000 + 10 * DAY + 1);
    let followed = ada.browser().listen(&format!("/t/{over}/events")).await;
    assert_eq!(state.remove_old().await, Ok(0), "somebody looks at it");
    drop(followed);
    state.sweep();
    assert_eq!(state.remove_old().await, Ok(1));
    assert_eq!((there(over.clone()).await, there(left.clone()).await), (false, true));
    assert_eq!(ada.get(&format!("/api/tables/{over}")).await.status.as_u16(), 404);
    clock.set(1_800_000_000 + 31 * DAY);
    state.sweep();
    assert_eq!(state.remove_old().await, Ok(2));
    assert_eq!((there(left).await, there(waiting).await), (false, false));
}
