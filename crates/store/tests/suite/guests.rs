//! Guests, what they have seen, what they write; keys.

use store::{Error, Guest, Said, Saying};

use crate::setup::{running, scratch};

#[tokio::test]
async fn a_guest_is_remembered_and_may_change() {
    let s = scratch().await;
    assert_eq!(s.store.guest("ada").await, Ok(None));
    let ada = Guest { id: "ada".into(), name: "Ada".into(), language: None, theme: None, created_at: 7 };
    s.store.put_guest(ada.clone()).await.unwrap();
    assert_eq!(s.store.guest("ada").await, Ok(Some(ada.clone())));
    let german =
        Guest { name: "Ädä".into(), language: Some("de".into()), theme: Some("light".into()), ..ada };
    s.store.put_guest(Guest { created_at: 99, ..german.clone() }).await.unwrap();
    assert_eq!(s.store.guest("ada").await, Ok(Some(german)), "when they first came stays");
}

#[tokio::test]
async fn a_look_never_goes_back() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    assert_eq!(s.store.last_look("ada", "a").await, Ok(None));
    for (version, seen) in [(3, 3), (5, 5), (4, 5)] {
        s.store.look("ada", "a", version).await.unwrap();
        assert_eq!(s.store.last_look("ada", "a").await, Ok(Some(seen)));
    }
    assert_eq!(s.store.last_look("bob", "a").await, Ok(None));
    assert_eq!(s.store.look("ada", "b", 1).await, Err(Error::NotFound("table")));
}

#[tokio::test]
async fn chat_is_numbered_by_table() {
    let s = scratch().await;
    s.store.create_match(running("a")).await.unwrap();
    s.store.create_match(running("b")).await.unwrap();
    let say = |text: &str, seat| Saying { seat, name: "Ada".into(), text: text.into(), event: None, at: 400 };
    assert_eq!(s.store.say("a", say("hello", Some(0))).await, Ok(1));
    assert_eq!(s.store.say("b", say("elsewhere", Some(0))).await, Ok(1));
    assert_eq!(s.store.say("a", say("☄ <b>'\"", None)).await, Ok(2));
    let second = Said { n: 2, saying: say("☄ <b>'\"", None) };
    let all = s.store.chat_since("a", 0, 10).await.unwrap();
    assert_eq!(all, [Said { n: 1, saying: say("hello", Some(0)) }, second.clone()]);
    assert_eq!(s.store.chat_since("a", 1, 10).await.unwrap(), [second]);
    assert_eq!(s.store.chat_since("a", 0, 1).await.unwrap(), all[..1]);
    assert_eq!(s.store.chat_since("a", 2, 10).await, Ok(vec![]));
    assert_eq!(s.store.say("c", say("nobody", None)).await, Err(Error::NotFound("table")));
}

#[tokio::test]
async fn a_key_is_made_once() {
    let s = scratch().await;
    assert_eq!(s.store.key("cookie", || vec![1, 2, 3]).await, Ok(vec![1, 2, 3]));
    assert_eq!(s.store.key("cookie", || unreachable!("it is there")).await, Ok(vec![1, 2, 3]));
    assert_eq!(s.store.key("other", || vec![4]).await, Ok(vec![4]));
    let (first, second) = tokio::join!(s.store.key("race", || vec![5]), s.store.key("race", || vec![6]));
    assert_eq!(first, second, "both get the same, no matter which is first");
    s.store.close().await;
    let store = s.again().await;
    assert_eq!(store.key("cookie", || unreachable!("it is there")).await, Ok(vec![1, 2, 3]));
}
