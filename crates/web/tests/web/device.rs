//! Moving a guest's name and seats to another device.

use crate::client::{Client, server, server_at};
use serde_json::json;
use web::Clock;

/// The address of the link that the profile shows.
async fn link(who: &Client) -> String {
    let made = who.post_form("/profile/link", "").await;
    assert_eq!((made.status.as_u16(), made.header("location")), (303, "/profile#device"));
    let page = who.get("/profile").await.ok().text;
    assert!(page.contains("<svg class=\"qr\""), "with its picture: {page}");
    let link = page.split("value=\"http://table.test").nth(1).unwrap().split('"').next().unwrap();
    link.to_owned()
}

#[tokio::test]
async fn a_link_takes_name_and_seats_along() {
    let router = server().await;
    let program = Client::guest(&router, "Ada").await;
    let ada = program.browser();
    let table = program.open(&["me", "here"], 5).await;
    let link = link(&ada).await;
    assert!(link.starts_with("/link/") && link.len() == "/link/".len() + 32, "128 bits: {link}");

    let phone = Client::first_visit(&router).await;
    for _ in 0..3 {
        let page = phone.get(&link).await.ok();
        assert!(
            page.text.contains("Continue as Ada") && page.header("set-cookie").is_empty(),
            "{}",
            page.text
        );
    }
    let same = ada.get(&link).await.ok().text;
    assert!(!same.contains("method=\"post\" action=\"/link/"), "nothing to do where one already is: {same}");
    let taken = phone.post_form(&link, "").await;
    assert_eq!((taken.status.as_u16(), taken.header("location")), (303, "/"));
    let cookies: Vec<_> = taken.headers.get_all("set-cookie").iter().collect();
    assert_eq!(cookies.len(), 1, "{cookies:?}");
    let phone = phone.with_cookie(taken.header("set-cookie").split(';').next().unwrap());
    assert!(phone.get("/profile").await.ok().text.contains("value=\"Ada\""));
    assert!(phone.get("/").await.ok().text.contains("Ada"));
    let page = phone.get(&format!("/t/{table}?as=p1")).await.ok().text;
    assert_eq!(page.matches("class=\"choice\"").count(), 4, "her seat is hers there: {page}");
    assert!(ada.get(&format!("/t/{table}?as=p1")).await.ok().text.contains("class=\"choice\""), "and here");
}

/// A browser that was never here gets the cookie of the link, and no other one.
#[tokio::test]
async fn a_device_without_a_cookie_becomes_the_guest_of_the_link() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await.browser();
    let link = link(&ada).await;
    let taken = Client::stranger(&router).post_form(&link, "").await;
    let cookies: Vec<_> = taken.headers.get_all("set-cookie").iter().collect();
    assert_eq!((taken.status.as_u16(), cookies.len()), (303, 1), "{cookies:?}");
    let phone = Client::stranger(&router).with_cookie(taken.header("set-cookie").split(';').next().unwrap());
    assert!(phone.get("/profile").await.ok().text.contains("value=\"Ada\""));
}

#[tokio::test]
async fn a_link_is_used_once_in_time_and_until_it_is_taken_back() {
    let clock = Clock::still(1_000_000);
    let router = server_at(&clock).await;
    let ada = Client::guest(&router, "Ada").await.browser();
    let phone = Client::first_visit(&router).await;
    let used = link(&ada).await;
    assert_eq!(phone.post_form(&used, "").await.status, 303);
    let again = Client::first_visit(&router).await.post_form(&used, "").await;
    assert_eq!(again.status, 404, "used up");
    assert!(
        again.header("set-cookie").is_empty() && again.text.contains("no longer valid"),
        "{}",
        again.text
    );
    assert_eq!(phone.get(&used).await.status, 404);

    let late = link(&ada).await;
    clock.set(1_000_000 + 15 * 60);
    assert_eq!(phone.post_form(&late, "").await.status, 404, "too late");
    assert!(!ada.get("/profile").await.ok().text.contains(&late));

    let revoked = link(&ada).await;
    assert_eq!(ada.post_form("/profile/link/revoke", "").await.status, 303);
    assert_eq!(phone.post_form(&revoked, "").await.status, 404, "taken back");
    let (older, newer) = (link(&ada).await, link(&ada).await);
    assert_eq!(phone.post_form(&older, "").await.status, 404, "the newer one is in its place");
    let mut wrong = newer.clone();
    wrong.replace_range(newer.len() - 1.., if newer.ends_with('0') { "1" } else { "0" });
    assert_eq!(phone.post_form(&wrong, "").await.status, 404, "a guess");
    assert_eq!(phone.post_form("/link/", "").await.status, 404);
    assert_eq!(phone.post_form(&newer, "").await.status, 303);
}

#[tokio::test]
async fn programs_do_the_same() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let me = ada.get("/api/me").await.ok().json();
    ada.get("/api/me/link").await.refused(404, "no-link");
    let made = ada.post("/api/me/link").await.ok().json();
    assert_eq!(ada.get("/api/me/link").await.ok().json(), made);
    let secret = json!({ "secret": made["secret"] });
    let stranger = Client::stranger(&router);
    stranger.post("/api/me/link").await.refused(401, "unknown-guest");
    stranger.post_json("/api/link", &json!({ "secret": "0".repeat(32) })).await.refused(404, "no-link");
    stranger.post("/api/link").await.refused(404, "no-link");
    let taken = stranger.post_json("/api/link", &secret).await.ok().json();
    assert_eq!((&taken["guest"], &taken["name"]), (&me["guest"], &"Ada".into()));
    stranger.post_json("/api/link", &secret).await.refused(404, "no-link");
    let made = ada.post("/api/me/link").await.ok().json();
    ada.send(axum::http::Method::DELETE, "/api/me/link", &[], "").await.ok();
    stranger.post_json("/api/link", &json!({ "secret": made["secret"] })).await.refused(404, "no-link");
}
