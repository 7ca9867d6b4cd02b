//! What the host decides is kept over a restart.

use store::{Ban, Banned};

use crate::setup::scratch;

#[tokio::test]
async fn bans_and_the_notice_are_kept() {
    let s = scratch().await;
    let store = &s.store;
    let ban = |who, note: &str, at| Ban { who, note: note.into(), at };
    let (eve, net) = (Banned::Guest("eve".into()), Banned::Address("10.0.0.0/8".into()));
    store.ban(ban(eve.clone(), "spam", 1)).await.unwrap();
    store.ban(ban(net.clone(), "", 2)).await.unwrap();
    store.ban(ban(eve.clone(), "spam again", 3)).await.unwrap();
    store.set_notice(Some("a restart at noon".into()), 4).await.unwrap();
    store.close().await;

    let store = s.again().await;
    assert_eq!(store.bans().await.unwrap(), [ban(eve.clone(), "spam again", 3), ban(net.clone(), "", 2)]);
    assert_eq!(store.notice().await.unwrap().as_deref(), Some("a restart at noon"));
    store.lift_ban(eve).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban(net, "", 2)]);
    store.set_notice(Some("back again".into()), 5).await.unwrap();
    assert_eq!(store.notice().await.unwrap().as_deref(), Some("back again"), "one at a time");
    store.set_notice(None, 6).await.unwrap();
    assert_eq!(store.notice().await.unwrap(), None);
}

/// What `/healthz` asks, at both homes.
#[tokio::test]
async fn a_store_that_can_be_written_is_well() {
    let s = scratch().await;
    for _ in 0..2 {
        assert_eq!(s.store.check().await, Ok(()));
    }
}
