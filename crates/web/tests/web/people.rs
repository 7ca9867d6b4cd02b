//! Guests, invitations, shared devices, spectators.

use crate::client::{Client, FORM, server};
use axum::http::Method;

fn choices(page: &str) -> usize {
    page.matches("class=\"choice\"").count()
}

#[tokio::test]
async fn an_invitation_is_a_seat() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    let opened = ada.post_form("/tables", "game=toy&players=2&seat-1=me&seat-2=open&name=Friday").await;
    let table = opened.header("location").to_owned();
    let page = ada.get(&table).await.ok().text;
    assert_eq!(choices(&page), 0, "nobody plays before all are there");
    let link = page.split("value=\"http://table.test").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(link.starts_with(&format!("{table}/join/")), "{link}");

    let bob = Client::first_visit(&router).await;
    assert!(!bob.get(&table).await.ok().text.contains("/join/"), "only the host sees links");
    let invitation = bob.get(&link).await.ok().text;
    assert!(invitation.contains("Friday") && invitation.contains("name=\"name\""), "{invitation}");
    let looked = bob.get(&table).await.ok().text;
    assert!(looked.contains("open seat"), "looking at a link takes no seat");
    assert!(!looked.contains("Take seat 2"), "and the seat is kept for those who have the link");
    let joined = bob.send(Method::POST, &link, &[FORM], "name=Bob").await;
    assert_eq!((joined.status.as_u16(), joined.header("location")), (303, table.as_str()));

    let (adas, bobs) = (ada.get(&table).await.ok().text, bob.get(&table).await.ok().text);
    assert_eq!((choices(&adas), choices(&bobs)), (4, 4), "both seal a stone");
    assert!(adas.contains("Bob") && !adas.contains("/join/"));
    assert_eq!(bob.get(&link).await.status, 303, "who has the seat is led to it");
    let eve = Client::first_visit(&router).await;
    let late = eve.post_form(&link, "name=Eve").await;
    assert_eq!(late.status, 409);
    assert!(late.text.contains("taken"), "{}", late.text);
    assert_eq!(eve.get(&format!("{table}/join/forged")).await.status, 404);
    let watched = eve.get(&table).await.ok().text;
    assert_eq!(choices(&watched), 0);
    assert!(watched.contains("You are watching."));
}

#[tokio::test]
async fn a_free_seat_can_be_taken_left_and_filled() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open_as(&["me", "open", "open"], &serde_json::json!({ "public": true })).await;
    let bob = Client::guest(&router, "Bob").await;
    let join = format!("/api/tables/{table}/join");
    bob.post_json(&join, &serde_json::json!({ "seat": "p2" })).await.ok();
    bob.post_json(&join, &serde_json::json!({ "seat": "p1" })).await.refused(409, "taken");
    bob.post_json(&join, &serde_json::json!({ "invite": "forged" })).await.refused(404, "no-invite");
    bob.post(&format!("/api/tables/{table}/leave?seat=p1")).await.refused(403, "not-your-seat");
    bob.post(&format!("/api/tables/{table}/leave")).await.ok();
    bob.post(&format!("/api/tables/{table}/fill")).await.refused(403, "not-host");
    let facts = ada.post(&format!("/api/tables/{table}/fill")).await.ok().json();
    assert_eq!(facts["status"], "running");
    let kinds: Vec<&str> =
        facts["seats"].as_array().unwrap().iter().map(|s| s["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["person", "bot", "bot"]);
    let names: Vec<&str> =
        facts["seats"].as_array().unwrap().iter().map(|s| s["name"].as_str().unwrap()).collect();
    assert!(names[1] != names[2] && !names[1].is_empty(), "{names:?}");
    ada.post(&format!("/api/tables/{table}/leave")).await.refused(409, "begun");
}

#[tokio::test]
async fn a_bad_cookie_is_replaced_without_a_word() {
    let router = server().await;
    let stranger = Client::stranger(&router);
    for cookie in ["guest=forged", "guest=", "guest=%00%ff", "lang=de; guest=\"x\"", "nonsense"] {
        let page = stranger.send(Method::GET, "/", &[("cookie", cookie)], "").await.ok();
        let set = page.header("set-cookie");
        assert!(
            set.starts_with("guest=") && set.contains("HttpOnly") && set.contains("SameSite=Lax"),
            "{set}"
        );
    }
    let ada = Client::first_visit(&router).await;
    assert_eq!(ada.get("/").await.ok().header("set-cookie"), "", "a good one stays");
    let other = Client::first_visit(&server().await).await;
    let here = other.at(&router);
    assert!(
        here.get("/").await.ok().header("set-cookie").starts_with("guest="),
        "another server's is not ours"
    );
    let bearer = [("authorization", "Bearer forged")];
    stranger.send(Method::GET, "/api/me", &bearer, "").await.refused(401, "unknown-guest");
}

/// In games with secrets the device must be passed on before anything of the next player is shown.
#[tokio::test]
async fn a_shared_device_has_a_curtain() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "here"], 2).await;
    let browser = ada.browser();
    let stones = |lines: Vec<String>| -> Vec<String> {
        lines.iter().map(|line| format!("data-key=\"stone-{}\"", &line["seal ".len()..])).collect()
    };
    let (first, second) = (stones(ada.legal(&table, "p1").await), stones(ada.legal(&table, "p2").await));
    let shows = |page: &str, stones: &[String]| stones.iter().any(|stone| page.contains(stone.as_str()));

    let page = browser.get(&format!("/t/{table}")).await.ok().text;
    assert!(page.contains("curtain") && page.contains(&format!("/t/{table}?as=p1")), "{page}");
    assert!(!shows(&page, &first) && !shows(&page, &second));
    let page = browser.get(&format!("/t/{table}?as=p1")).await.ok().text;
    assert!(shows(&page, &first) && !shows(&page, &second) && !page.contains("curtain"));

    let line = ada.legal(&table, "p1").await[0].replace(' ', "+");
    let act = format!("/t/{table}/act?as=p1");
    let headers = [FORM, ("x-fernweh", "fragment")];
    let answer =
        browser.send(Method::POST, &act, &headers, &format!("version=0&line={line}")).await.ok().text;
    assert!(answer.contains("curtain") && answer.contains("?as=p2"), "{answer}");
    assert!(!shows(&answer, &first) && !shows(&answer, &second));
    let page = browser.get(&format!("/t/{table}?as=p2")).await.ok().text;
    assert!(shows(&page, &second) && !shows(&page, &first));
    let stolen = Client::first_visit(&router).await.get(&format!("/t/{table}?as=p2")).await.ok().text;
    assert!(!shows(&stolen, &second), "a stranger cannot look as somebody");
}

#[tokio::test]
async fn names_and_settings_are_kept() {
    let router = server().await;
    let ada = Client::first_visit(&router).await;
    let saved = ada.post_form("/settings", "name=+Ada%0A+Lovelace&lang=de&theme=light&back=/profile").await;
    assert_eq!((saved.status.as_u16(), saved.header("location")), (303, "/profile?saved=1"));
    let cookies: Vec<&str> =
        saved.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    assert!(
        cookies.iter().any(|c| c.starts_with("lang=de"))
            && cookies.iter().any(|c| c.starts_with("theme=light"))
    );
    let german = ada.send(Method::GET, "/profile", &[("accept-language", "de")], "").await.ok().text;
    assert!(german.contains("value=\"Ada Lovelace\"") && german.contains("lang=\"de\""), "{german}");
    let again = ada.post_form("/settings", "theme=device&back=/profile").await;
    assert!(again.header("set-cookie").starts_with("theme=device"), "the device decides again");
    let as_device = ada.send(Method::GET, "/profile", &[("cookie", "theme=device")], "").await.ok().text;
    assert!(
        !as_device.contains("data-theme=") && as_device.contains("value=\"device\" checked"),
        "{as_device}"
    );
    let away = ada.post_form("/settings", "lang=en&back=//evil.test").await;
    assert_eq!(away.header("location"), "/");
}

/// What happened since the last visit is marked until the person acts or has seen it.
#[tokio::test]
async fn what_is_new_is_marked_until_it_was_seen() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open(&["me", "open"], 3).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&table, &ada).await;
    let page = format!("/t/{table}");
    let line = bob.legal(&table, "p2").await[0].clone();
    bob.act(&table, "p2", &line).await.ok();
    let marked = |page: &str| page.contains("Since your last look");
    assert!(marked(&ada.browser().get(&page).await.ok().text));
    assert!(!marked(&bob.browser().get(&page).await.ok().text), "the own move is not news");
    assert!(
        !marked(&Client::first_visit(&router).await.get(&page).await.ok().text),
        "nor is it to a stranger"
    );
    let seen =
        ada.browser().send(Method::POST, &format!("{page}/seen"), &[("x-fernweh", "1")], "").await.ok().text;
    assert!(!marked(&seen), "{seen}");
    assert!(!marked(&ada.browser().get(&page).await.ok().text));
}

#[tokio::test]
async fn what_is_said_is_read_by_all_and_escaped() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open_as(&["me", "open"], &serde_json::json!({ "open_chat": true })).await;
    let browser = ada.browser();
    let text = "text=Hello+%3Cb%3Eall%3C%2Fb%3E";
    assert_eq!(browser.post_form(&format!("/t/{table}/chat"), text).await.status, 303);
    let page = Client::first_visit(&router).await.get(&format!("/t/{table}")).await.ok().text;
    assert!(page.contains("Hello &lt;b&gt;all&lt;/b&gt;"));
    let said = ada.get(&format!("/api/tables/{table}/chat")).await.ok().json();
    assert_eq!((&said[0]["text"], &said[0]["seat"]), (&"Hello <b>all</b>".into(), &"p1".into()));
    let long = serde_json::json!({ "text": "x".repeat(600) });
    ada.post_json(&format!("/api/tables/{table}/chat"), &long).await.refused(413, "too-large");
    let odd = serde_json::json!({ "text": "a\u{0}b\u{202e}c" });
    ada.post_json(&format!("/api/tables/{table}/chat"), &odd).await.ok();
    let said = ada.get(&format!("/api/tables/{table}/chat")).await.ok().json();
    assert_eq!(said[1]["text"], "abc", "nothing turns the line round");
    let empty = serde_json::json!({ "text": " \u{202e} " });
    ada.post_json(&format!("/api/tables/{table}/chat"), &empty).await.refused(400, "no-line");
}

#[tokio::test]
async fn a_table_can_be_played_again() {
    let router = server().await;
    let ada = Client::guest(&router, "Ada").await;
    let table = ada.open_as(&["me", "bot-cautious", "open"], &serde_json::json!({ "public": true })).await;
    let bob = Client::guest(&router, "Bob").await;
    bob.join(&table, &ada).await;
    let again = ada.browser().post(&format!("/t/{table}/again")).await;
    assert_eq!(again.status, 303);
    let second = again.header("location").strip_prefix("/t/").unwrap().to_owned();
    assert_ne!(second, table);
    let facts = ada.get(&format!("/api/tables/{second}")).await.ok().json();
    let seats: Vec<_> =
        facts["seats"].as_array().unwrap().iter().map(|seat| (&seat["kind"], &seat["mine"])).collect();
    let seat = |kind: &str, mine: bool| (kind.to_owned().into(), mine.into());
    let wanted: Vec<(serde_json::Value, serde_json::Value)> =
        vec![seat("person", true), seat("bot", false), seat("open", false)];
    assert_eq!(seats, wanted.iter().map(|(kind, mine)| (kind, mine)).collect::<Vec<_>>());
    let open = bob.get("/api/tables?list=open").await.ok().json();
    assert_eq!(open[0]["table"], second.as_str(), "the friend finds it in the list");
}
