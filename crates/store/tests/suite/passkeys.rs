//! Passkeys, and the numbers that their devices sign.

use store::{Error, Passkey};

use crate::setup::scratch;

fn passkey(id: &str, guest: &str) -> Passkey {
    Passkey {
        id: id.into(),
        guest: guest.into(),
        key: b"key".to_vec(),
        counter: 0,
        name: "phone".into(),
        made_at: 7,
        used_at: None,
    }
}

#[tokio::test]
async fn a_number_is_signed_once_in_time_and_by_whom_it_is_for() {
    let s = scratch().await;
    let store = &s.store;
    let no = Err(Error::NotFound("riddle"));
    store.ask_riddle("one", "ada", 100, 50).await.unwrap();
    assert_eq!(store.answer_riddle("one", "bob", 60).await, no);
    assert_eq!(store.answer_riddle("one", "", 60).await, no);
    assert_eq!(store.answer_riddle("one", "ada", 100).await, no, "too late");
    assert_eq!(store.answer_riddle("one", "ada", 99).await, Ok(()));
    assert_eq!(store.answer_riddle("one", "ada", 99).await, no, "used up");
    store.ask_riddle("two", "", 100, 50).await.unwrap();
    store.ask_riddle("three", "", 300, 200).await.unwrap();
    assert_eq!(store.answer_riddle("two", "", 60).await, no, "old ones are removed");
}

#[tokio::test]
async fn a_passkey_belongs_to_one_guest_and_counts_upwards() {
    let s = scratch().await;
    let store = &s.store;
    store.put_passkey(passkey("a", "ada")).await.unwrap();
    assert_eq!(store.put_passkey(passkey("a", "bob")).await, Err(Error::Taken("passkey")));
    store.passkey_used("a", 0, 10).await.unwrap();
    store.passkey_used("a", 0, 11).await.unwrap();
    store.passkey_used("a", 5, 12).await.unwrap();
    for behind in [0, 4, 5] {
        assert_eq!(store.passkey_used("a", behind, 13).await, Err(Error::Taken("passkey")), "{behind}");
    }
    let used = Passkey { counter: 5, used_at: Some(12), ..passkey("a", "ada") };
    assert_eq!(store.passkey("a").await, Ok(Some(used.clone())));
    store.drop_passkey("a", "bob").await.unwrap();
    assert_eq!(store.passkeys_of("ada").await, Ok(vec![used]), "it is not his");
    store.drop_passkey("a", "ada").await.unwrap();
    assert_eq!(store.passkey("a").await, Ok(None));
    for n in 0..Passkey::MOST {
        store.put_passkey(passkey(&n.to_string(), "ada")).await.unwrap();
    }
    assert_eq!(store.put_passkey(passkey("more", "ada")).await, Err(Error::Taken("passkey")), "enough");
}
