//! Notices: who gets them, that each is claimed once, and that none is put out twice.

use store::{Announcement, Channel, Delivery, Error, Hook, Store, Tidings};

use crate::setup::{running, scratch};

fn hook(guest: &str) -> Hook {
    let (address, secret) = (format!("https://example.org/{guest}"), "s3cret".into());
    Hook { guest: guest.into(), address, secret, n_failed: 0, set_at: 90 }
}

fn turn(match_id: &str, version: u64, guests: &[&str]) -> Announcement {
    Announcement {
        match_id: match_id.into(),
        tidings: Tidings::Turn,
        version,
        guests: guests.iter().map(|guest| (*guest).to_owned()).collect(),
        to_host: false,
        mail_at: None,
        at: 100,
    }
}

async fn due(store: &Store, at: i64) -> Vec<Delivery> {
    store.due(Channel::Hook, at, 10).await.unwrap()
}

#[tokio::test]
async fn only_those_who_want_it_are_told_and_once() {
    let s = scratch().await;
    let store = &s.store;
    store.create_match(running("t")).await.unwrap();
    assert_eq!(store.has_listeners().await, Ok(false));
    assert_eq!(store.announce(turn("t", 1, &["ada", "bob"])).await, Ok(0), "nobody wants it");
    store.put_hook(hook("ada")).await.unwrap();
    assert_eq!(store.has_listeners().await, Ok(true));
    assert_eq!(store.announce(turn("t", 1, &["ada", "bob"])).await, Ok(1));
    assert_eq!(store.announce(turn("t", 1, &["ada"])).await, Ok(0), "it is there already");
    assert_eq!(store.announce(Announcement { to_host: true, ..turn("t", 1, &[]) }).await, Ok(1));
    assert_eq!(store.announce(turn("gone", 1, &["ada"])).await, Ok(0), "no such table");
    let all = due(store, 100).await;
    assert_eq!(all.len(), 1);
    assert_eq!((all[0].guest.as_str(), all[0].tidings, all[0].version), ("ada", Tidings::Turn, 1));
    assert_eq!(store.due(Channel::Host, 100, 10).await.unwrap().len(), 1);
    store.delivered(all[0].id).await.unwrap();
    assert_eq!(store.announce(turn("t", 1, &["ada"])).await, Ok(0), "it was sent");
    assert_eq!(due(store, i64::MAX - 1).await, []);
    assert_eq!(store.purge_outbox(101).await, Ok(2));
}

#[tokio::test]
async fn of_two_claims_one_counts_and_it_ends() {
    let s = scratch().await;
    let store = &s.store;
    store.create_match(running("t")).await.unwrap();
    store.put_hook(hook("ada")).await.unwrap();
    store.announce(turn("t", 1, &["ada"])).await.unwrap();
    let found = due(store, 100).await.remove(0);
    let (one, two) = tokio::join!(store.claim_delivery(&found, 130), store.claim_delivery(&found, 130));
    assert_eq!(u8::from(one.unwrap()) + u8::from(two.unwrap()), 1);
    assert_eq!(due(store, 129).await, []);
    let again = due(store, 130).await.remove(0);
    assert_eq!((again.id, again.tries), (found.id, 1), "who claimed it did not send it");
}

#[tokio::test]
async fn an_address_that_never_answers_gets_no_more() {
    let s = scratch().await;
    let store = &s.store;
    store.create_match(running("t")).await.unwrap();
    store.put_hook(hook("ada")).await.unwrap();
    for _ in 1..Hook::MOST_FAILED {
        store.hook_answered("ada", false).await.unwrap();
    }
    store.hook_answered("ada", true).await.unwrap();
    assert_eq!(store.hook("ada").await.unwrap(), Some(hook("ada")), "one answer is enough");
    for _ in 0..Hook::MOST_FAILED {
        store.hook_answered("ada", false).await.unwrap();
    }
    assert!(!store.hook("ada").await.unwrap().unwrap().is_on());
    assert_eq!(store.announce(turn("t", 1, &["ada"])).await, Ok(0));
    store.put_hook(hook("ada")).await.unwrap();
    assert_eq!(store.announce(turn("t", 2, &["ada"])).await, Ok(1), "set again");
}

#[tokio::test]
async fn what_is_gone_is_not_told() {
    let s = scratch().await;
    let store = &s.store;
    for id in ["t", "u"] {
        store.create_match(running(id)).await.unwrap();
    }
    store.put_hook(hook("ada")).await.unwrap();
    for id in ["t", "u"] {
        store.announce(turn(id, 1, &["ada"])).await.unwrap();
    }
    store.remove_match("t").await.unwrap();
    assert_eq!(due(store, 100).await.len(), 1, "notices go with their table");
    store.drop_hook("ada").await.unwrap();
    assert_eq!(due(store, 100).await, []);
    assert_eq!(store.hook("ada").await, Ok::<_, Error>(None));
}
