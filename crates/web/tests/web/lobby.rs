//! The page of open tables: filters, and one press to sit down.

use crate::client::{Client, server};
use axum::http::Method;
use serde_json::json;

#[tokio::test]
async fn one_press_takes_a_seat_of_a_listed_table() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let id = ada.open_as(&["me", "open"], &json!({ "public": true, "clock": "live 30 20" })).await;
    let kept = ada.open_as(&["me", "open"], &json!({})).await;
    let bob = Client::guest(&router, "Bob").await;
    let page = bob.browser().get("/lobby").await.ok().text;
    assert!(page.contains(&format!("/t/{id}/sit")) && page.contains("30 min + 20 s a turn"), "{page}");
    assert!(!page.contains(&kept), "only what is public is listed");
    let own = ada.browser().get("/lobby").await.ok().text;
    assert!(own.contains("To the table"), "the own table");
    assert!(
        own.contains("my-cards") && own.contains(&format!("href=\"/t/{kept}\"")),
        "all own tables are above"
    );
    assert!(!page.contains("my-cards"), "somebody without tables has no such row");
    let sat = bob.browser().post_form(&format!("/t/{id}/sit"), "seat=p2").await;
    assert_eq!(sat.header("location"), format!("/t/{id}"));
    let facts = bob.get(&format!("/api/tables/{id}")).await.ok().json();
    assert_eq!((&facts["status"], &facts["seats"][1]["name"]), (&"running".into(), &"Bob".into()));
    let later = bob.browser().get("/lobby").await.ok().text;
    assert!(!later.contains(&format!("/t/{id}/sit")), "it has no free seat any more");
    assert!(later.contains(&format!("href=\"/t/{id}\"")), "it is an own table now");
    assert!(bob.browser().get("/").await.ok().text.contains("/lobby"), "the first page leads there");
}

#[tokio::test]
async fn filters_choose_among_open_tables() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let open = async |seats: &[&str], more: serde_json::Value| {
        let mut all = json!({ "public": true });
        for (name, value) in more.as_object().unwrap() {
            all[name] = value.clone();
        }
        ada.open_as(seats, &all).await
    };
    let plain = open(&["me", "open"], json!({ "language": "de" })).await;
    let days = open(&["me", "open", "open"], json!({ "clock": "days 3", "language": "en" })).await;
    let rated = open(&["me", "open"], json!({ "clock": "live 30 0", "rated": true, "language": "en" })).await;
    let bob = Client::guest(&router, "Bob").await;
    for (query, wanted) in [
        ("", vec![&plain, &days, &rated]),
        ("game=toy", vec![&plain, &days, &rated]),
        ("game=chess", vec![]),
        ("free=2", vec![&days]),
        ("clock=none", vec![&plain]),
        ("clock=days", vec![&days]),
        ("clock=live", vec![&rated]),
        ("rated=yes", vec![&rated]),
        ("rated=no", vec![&plain, &days]),
        ("language=de", vec![&plain]),
        ("language=en&rated=no", vec![&days]),
        ("free=nonsense&clock=", vec![&plain, &days, &rated]),
    ] {
        let page = bob.browser().get(&format!("/lobby?{query}")).await.ok().text;
        let listed = bob.get(&format!("/api/tables?list=open&{query}")).await.ok().json();
        for id in [&plain, &days, &rated] {
            assert_eq!(page.contains(id.as_str()), wanted.contains(&id), "{query}: {id}");
            let is_listed = listed.as_array().unwrap().iter().any(|it| it["table"] == id.as_str());
            assert_eq!(is_listed, wanted.contains(&id), "{query}: {id} in the interface");
        }
    }
    let page = bob.browser().get("/lobby?clock=days&rated=no").await.ok().text;
    assert!(page.contains("href=\"/lobby?clock=days&amp;rated=yes\""), "a press changes one filter: {page}");
    assert!(page.contains("href=\"/lobby?rated=no\""), "and another one takes it away: {page}");
    let body = json!({ "game": "toy", "seats": ["me", "open"], "language": "xx" });
    ada.post_json("/api/tables", &body).await.refused(400, "request");
}

/// A filter that is kept is used where none is named, and only there; all tables stay one press away.
#[tokio::test]
async fn a_filter_is_kept() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let plain = ada.open_as(&["me", "open"], &json!({ "public": true })).await;
    let days = ada.open_as(&["me", "open"], &json!({ "public": true, "clock": "days 3" })).await;
    let bob = Client::guest(&router, "Bob").await.browser();
    let page = bob.get("/lobby?clock=days").await.ok().text;
    assert!(page.contains("name=\"keep\" value=\"clock=days\""), "{page}");
    let kept = bob.post_form("/lobby", "keep=clock%3Ddays").await;
    assert_eq!(kept.header("location"), "/lobby");
    let cookie = kept.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_eq!(cookie, "lobby=clock=days");
    let with = |path: &'static str| {
        let (router, cookie) = (router.clone(), cookie.clone());
        async move {
            let (parts, body) =
                Client::stranger(&router).exchange(Method::GET, path, &[("cookie", &cookie)], "").await;
            assert!(parts.status.is_success(), "{path}: {}", parts.status);
            String::from_utf8(body).unwrap()
        }
    };
    let page = with("/lobby").await;
    assert!(page.contains(&days) && !page.contains(&plain), "{page}");
    assert!(page.contains("href=\"/lobby?game=\""), "all tables are one press away");
    assert!(page.contains("name=\"keep\" value=\"\""), "it can be forgotten");
    let page = with("/lobby?game=").await;
    assert!(page.contains(&days) && page.contains(&plain), "{page}");
    let forgotten = bob.post_form("/lobby", "keep=").await;
    assert!(forgotten.header("set-cookie").starts_with("lobby=;"), "{}", forgotten.header("set-cookie"));
}

#[tokio::test]
async fn the_lobby_has_an_end_and_escapes_names() {
    let router = server().await;
    let ada = Client::guest(&router, "<b>Ada</b>").await;
    for _ in 0..60 {
        ada.open_as(&["me", "open"], &json!({ "public": true, "name": "<i>x</i>" })).await;
    }
    let page = Client::guest(&router, "Bob").await.browser().get("/lobby").await.ok().text;
    assert_eq!(page.matches("/sit\"").count(), 50, "fifty at most");
    assert!(!page.contains("<i>x") && !page.contains("<b>Ada"), "{page}");
}
