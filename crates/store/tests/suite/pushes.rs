//! Browsers that get push messages.

use store::{Announcement, Channel, Push, Tidings};

use crate::setup::{running, scratch};

fn push(endpoint: &str, guest: &str, set_at: i64) -> Push {
    Push {
        endpoint: endpoint.into(),
        guest: guest.into(),
        key: "key".into(),
        secret: "secret".into(),
        language: "en".into(),
        set_at,
    }
}

#[tokio::test]
async fn every_browser_of_a_guest_is_told() {
    let s = scratch().await;
    let store = &s.store;
    store.create_match(running("t")).await.unwrap();
    for (endpoint, guest) in [("a", "ada"), ("b", "ada"), ("c", "bob")] {
        store.put_push(push(endpoint, guest, 1)).await.unwrap();
    }
    assert_eq!(store.has_listeners().await, Ok(true));
    store.drop_push("a", Some("bob")).await.unwrap();
    assert_eq!(store.push("a").await, Ok(Some(push("a", "ada", 1))), "it is not his");
    let turn = Announcement {
        match_id: "t".into(),
        tidings: Tidings::Turn,
        version: 1,
        guests: vec!["ada".into()],
        to_host: false,
        mail_at: None,
        at: 10,
    };
    assert_eq!(store.announce(turn).await, Ok(2));
    let due = store.due(Channel::Push, 10, 9).await.unwrap();
    let targets: Vec<&str> = due.iter().map(|delivery| delivery.target.as_str()).collect();
    assert_eq!(targets, ["a", "b"]);
    store.drop_push("a", Some("ada")).await.unwrap();
    store.drop_push("b", None).await.unwrap();
    assert_eq!((store.push("a").await, store.push("b").await), (Ok(None), Ok(None)));
}

#[tokio::test]
async fn a_guest_has_so_many_browsers_and_one_browser_has_one_guest() {
    let s = scratch().await;
    let store = &s.store;
    for n in 0..=i64::from(Push::MOST) {
        store.put_push(push(&n.to_string(), "ada", n)).await.unwrap();
    }
    assert_eq!(store.push("0").await, Ok(None), "the oldest");
    assert_eq!(store.push("1").await, Ok(Some(push("1", "ada", 1))));
    store.put_push(push("1", "bob", 99)).await.unwrap();
    assert_eq!(store.push("1").await, Ok(Some(push("1", "bob", 99))));
}
