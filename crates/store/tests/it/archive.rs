//! Reading and copying a database beside a running server, and putting a backup in its place.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{Append, Archive, Error, Store, restore};

use crate::setup::{act, assert_sound, line, running, scratch};

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A closed database with one table of `n` actions.
async fn closed(path: &Path, id: &str, n: usize) {
    let store = Store::open(path).await.unwrap();
    store.create_match(running(id)).await.unwrap();
    store.append(act(id, 0, 0, n)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_server_plays_on_while_its_file_is_read_and_copied() {
    let s = scratch().await;
    let path = s.path();
    s.store.create_match(running("a")).await.unwrap();
    s.store.append(act("a", 0, 0, 3)).await.unwrap();

    let mut archive = Archive::open(&path).await.unwrap();
    let record = archive.load("a").await.unwrap().unwrap();
    assert_eq!(record.actions[2].line, line(2).1);
    assert_eq!(archive.load("b").await, Ok(None));
    s.store.append(act("a", 1, 3, 1)).await.unwrap();
    let copy = s.folder.path().join("copy.db");
    archive.backup(&copy).await.unwrap();
    assert_eq!(archive.backup(&copy).await, Err(Error::Exists(copy.canonicalize().unwrap())));
    archive.close().await.unwrap();
    s.store.append(act("a", 2, 4, 1)).await.unwrap();

    let copied = Store::open(&copy).await.unwrap();
    assert_eq!(assert_sound(&copied, "a").await, 2, "the copy holds what was acknowledged before it");
}

#[tokio::test]
async fn a_closed_database_is_read_without_a_trace() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    closed(&path, "a", 2).await;
    let (before, bytes) = (names(folder.path()), fs::read(&path).unwrap());
    let mut archive = Archive::open(&path).await.unwrap();
    assert!(archive.load("a").await.unwrap().is_some());
    assert_eq!(Store::open(&path).await.unwrap_err(), Error::InUse, "no server starts meanwhile");
    archive.close().await.unwrap();
    assert_eq!(names(folder.path()), before);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert!(Store::open(&path).await.is_ok());
}

#[tokio::test]
async fn what_is_no_database_is_neither_read_nor_restored() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    closed(&at("fernweh.db"), "a", 2).await;
    fs::write(at("notes.txt"), "not a database").unwrap();
    fs::write(at("cut.db"), &fs::read(at("fernweh.db")).unwrap()[..5000]).unwrap();
    let before = fs::read(at("fernweh.db")).unwrap();

    assert!(matches!(Archive::open(at("none.db")).await, Err(Error::NoFile(_))));
    assert_eq!(Archive::open(at("notes.txt")).await.unwrap_err(), Error::Foreign);
    assert!(matches!(restore(at("none.db"), at("fernweh.db")).await, Err(Error::NoFile(_))));
    assert_eq!(restore(at("notes.txt"), at("fernweh.db")).await, Err(Error::Foreign));
    assert!(matches!(restore(at("cut.db"), at("fernweh.db")).await, Err(Error::Damaged(_))));
    assert_eq!(fs::read(at("fernweh.db")).unwrap(), before);
    assert!(!at("none.db").exists() && !at("fernweh.db.replaced").exists());
}

#[tokio::test]
async fn a_schema_of_another_program_is_not_read_but_can_be_copied() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    closed(&path, "a", 2).await;
    let mut conn = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let set = |text| sqlx::raw_sql(text);
    set("DELETE FROM _sqlx_migrations WHERE version > 2").execute(&mut conn).await.unwrap();
    let mut archive = Archive::open(&path).await.unwrap();
    assert!(matches!(archive.load("a").await, Err(Error::Older { found: 2, .. })));
    archive.backup(folder.path().join("copy.db")).await.unwrap();
    drop(archive);
    set("UPDATE _sqlx_migrations SET version = 999 WHERE version = 2").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let mut archive = Archive::open(&path).await.unwrap();
    assert!(matches!(archive.load("a").await, Err(Error::Newer { found: 999, .. })));
    let newer = restore(&path, folder.path().join("new.db")).await;
    assert!(matches!(newer, Err(Error::Newer { .. })), "{newer:?}");
}

#[tokio::test]
async fn a_backup_takes_the_place_of_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    closed(&at("backup.db"), "old", 2).await;
    closed(&at("fernweh.db"), "new", 5).await;

    let aside = restore(at("backup.db"), at("fernweh.db")).await.unwrap().unwrap();
    assert_eq!(aside.file_name().unwrap(), "fernweh.db.replaced");
    let restored = Store::open(at("fernweh.db")).await.unwrap();
    assert_eq!(assert_sound(&restored, "old").await, 1);
    assert!(restored.load("new").await.unwrap().is_none());
    let in_use = restore(at("backup.db"), at("fernweh.db")).await;
    assert_eq!(in_use, Err(Error::InUse), "not under a running server");
    restored.close().await;
    assert!(
        matches!(restore(at("backup.db"), at("fernweh.db")).await, Err(Error::Exists(_))),
        "two in the way"
    );

    assert_eq!(restore(&aside, at("elsewhere.db")).await, Ok(None), "nothing was there");
    let again = Store::open(at("elsewhere.db")).await.unwrap();
    assert_eq!(assert_sound(&again, "new").await, 1, "what was replaced is complete");
}

/// A disk or a transfer can change bytes that SQLite does not look at.
#[tokio::test]
async fn a_backup_that_has_changed_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    closed(&at("live.db"), "a", 2).await;
    let mut archive = Archive::open(at("live.db")).await.unwrap();
    archive.backup(at("copy.db")).await.unwrap();
    archive.close().await.unwrap();
    let (good, before) = (fs::read(at("copy.db")).unwrap(), fs::read(at("live.db")).unwrap());
    let said = line(1).1;
    let place =
        good.windows(said.len()).position(|bytes| bytes == said.as_bytes()).expect("the line is there");
    let mut bytes = good.clone();
    bytes[place] ^= 1;
    fs::write(at("copy.db"), &bytes).unwrap();
    let refused = restore(at("copy.db"), at("live.db")).await;
    assert!(matches!(&refused, Err(Error::Damaged(why)) if why.contains("copied")), "{refused:?}");
    assert_eq!(fs::read(at("live.db")).unwrap(), before);

    fs::write(at("copy.db"), &good).unwrap();
    restore(at("copy.db"), at("live.db")).await.unwrap();
    let store = Store::open(at("live.db")).await.unwrap();
    store.append(act("a", 1, 2, 1)).await.unwrap();
    store.close().await;
    restore(at("live.db"), at("other.db"))
        .await
        .expect("a database that was played on is no longer the copy");
}

/// A damaged database is the usual reason for a backup; its log must not be applied to the backup.
#[tokio::test]
async fn a_damaged_database_is_replaced_with_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    closed(&at("backup.db"), "a", 2).await;
    closed(&at("fernweh.db"), "a", 2).await;
    let store = Store::open(at("fernweh.db")).await.unwrap();
    store.append(Append { snapshot: vec![7; 9000], ..act("a", 1, 2, 1) }).await.unwrap();
    let log = fs::read(at("fernweh.db-wal")).unwrap();
    store.close().await;
    let mut bytes = fs::read(at("fernweh.db")).unwrap();
    bytes[5000..9000].fill(0xaa);
    fs::write(at("fernweh.db"), &bytes).unwrap();
    fs::write(at("fernweh.db-wal"), &log).unwrap();

    restore(at("backup.db"), at("fernweh.db")).await.unwrap();
    assert_eq!(fs::read(at("fernweh.db.replaced")).unwrap(), bytes);
    assert_eq!(fs::read(at("fernweh.db.replaced-wal")).unwrap(), log);
    let restored = Store::open(at("fernweh.db")).await.unwrap();
    assert_eq!(assert_sound(&restored, "a").await, 1, "without the move in the log");
}
