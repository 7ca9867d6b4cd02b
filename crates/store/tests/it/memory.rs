//! Stores in memory, and copies of a store.

use std::fs;

use store::{Append, Error, Store};

use crate::setup::{act, assert_sound, running, scratch};
use crate::suite::lists::some_tables;
use crate::suite::together::many_tables;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_tables_in_memory() {
    many_tables(Store::open_in_memory().await.unwrap()).await;
}

#[tokio::test]
async fn stores_in_memory_are_apart() {
    let (one, two) = (Store::open_in_memory().await.unwrap(), Store::open_in_memory().await.unwrap());
    one.create_match(running("a")).await.unwrap();
    assert_eq!(two.load("a").await, Ok(None));
    assert_eq!(one.counts().await.unwrap().running, 1);
}

#[tokio::test]
async fn a_backup_is_a_database_of_its_own() {
    let s = scratch().await;
    some_tables(&s.store).await;
    let copy = s.folder.path().join("copy.db");
    s.store.backup(&copy).await.unwrap();
    s.store.append(Append { at: 5000, ..act("r1", 1, 1, 1) }).await.unwrap();
    let bytes = fs::read(&copy).unwrap();
    assert!(matches!(s.store.backup(&copy).await, Err(Error::Exists(_))), "it is not written over");
    assert_eq!(fs::read(&copy).unwrap(), bytes);
    let backup = Store::open(&copy).await.unwrap();
    assert_eq!(assert_sound(&backup, "r1").await, 1, "as of its moment");
    assert_eq!(assert_sound(&s.store, "r1").await, 2);
    assert_eq!(backup.append(act("r1", 1, 1, 1)).await, Ok(2), "it can be played on");
    assert_eq!(backup.tables_of("ada", 10).await.unwrap().len(), 7);
}

#[tokio::test]
async fn a_backup_that_cannot_be_written_leaves_nothing() {
    let s = scratch().await;
    let nowhere = s.folder.path().join("no-such-folder").join("copy.db");
    assert!(matches!(s.store.backup(&nowhere).await, Err(Error::Io(_))));
    let names: Vec<_> =
        fs::read_dir(s.folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("copy")), "{names:?}");
    let memory = Store::open_in_memory().await.unwrap();
    assert!(matches!(memory.backup(s.folder.path().join("m.db")).await, Err(Error::Other(_))));
}
