//! A full disk: nothing changes, nothing breaks, and play continues once there is space.

use store::{Append, Error, Limits, Store};
use tokio::task::JoinSet;

use crate::setup::{act, assert_sound, running};

/// Some forty pages of four kilobytes more than an empty database has.
async fn small() -> Limits {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("fernweh.db")).await.unwrap();
    let n_empty = store.counts().await.unwrap().bytes / 4096;
    Limits { max_pages: Some(n_empty as u32 + 40) }
}

fn heavy(id: &str, version: u64, n_actions: usize) -> Append {
    Append { snapshot: vec![7; 100_000], ..act(id, version, n_actions, 1) }
}

#[tokio::test]
async fn a_full_disk_changes_nothing_until_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    let store = Store::open_within(&path, small().await).await.unwrap();
    for id in ["big", "small"] {
        store.create_match(running(id)).await.unwrap();
    }
    store.append(heavy("big", 0, 0)).await.unwrap();
    store.append(act("small", 0, 0, 1)).await.unwrap();
    let before = (store.load("big").await.unwrap(), store.load("small").await.unwrap());
    assert_eq!(store.check().await, Ok(()), "there is some room yet");
    for _ in 0..3 {
        assert_eq!(store.append(heavy("small", 1, 1)).await, Err(Error::Full));
    }
    assert_eq!((store.load("big").await.unwrap(), store.load("small").await.unwrap()), before);
    assert_eq!(store.append(act("small", 1, 1, 1)).await, Ok(2), "what still fits is taken");
    store.remove_match("big").await.unwrap();
    assert_eq!(store.append(heavy("small", 2, 2)).await, Ok(3), "the room that was freed is used");
    let after = store.load("small").await.unwrap();
    store.close().await;
    let store = Store::open(&path).await.expect("the file is sound");
    assert_eq!(store.load("small").await.unwrap(), after);
}

#[tokio::test]
async fn what_does_not_fit_takes_nobody_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_within(folder.path().join("fernweh.db"), small().await).await.unwrap();
    let ids = ["a", "b", "c", "d"];
    for id in ids {
        store.create_match(running(id)).await.unwrap();
    }
    let mut waiting = JoinSet::new();
    for id in ids {
        let store = store.clone();
        let act = if id == "c" {
            Append { snapshot: vec![7; 1 << 20], ..act(id, 0, 0, 1) }
        } else {
            act(id, 0, 0, 1)
        };
        waiting.spawn(async move { (id, store.append(act).await) });
    }
    for (id, answer) in waiting.join_all().await {
        assert_eq!(answer, if id == "c" { Err(Error::Full) } else { Ok(1) }, "{id}");
        assert_eq!(assert_sound(&store, id).await, u64::from(id != "c"));
    }
}

#[tokio::test]
async fn a_full_disk_is_found_out_before_somebody_acts() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_within(folder.path().join("fernweh.db"), small().await).await.unwrap();
    store.create_match(running("a")).await.unwrap();
    let before = store.counts().await.unwrap();
    assert_eq!(store.check().await, Ok(()));
    assert_eq!(store.counts().await.unwrap(), store::Counts { bytes: before.bytes + 4 * 4096, ..before });
    assert_eq!(store.check().await, Ok(()));
    assert_eq!(store.counts().await.unwrap().bytes, before.bytes + 4 * 4096, "a check leaves nothing behind");
    let (mut version, mut n_actions) = (0, 0);
    while store.append(act("a", version, n_actions, 50)).await.is_ok() {
        version += 1;
        n_actions += 50;
    }
    assert!(version > 0);
    assert_eq!(store.check().await, Err(Error::Full));
    store.remove_match("a").await.unwrap();
    assert_eq!(store.check().await, Ok(()), "once there is room, there is");
}
