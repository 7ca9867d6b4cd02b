//! Files that are refused, each with its reason, and not changed.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use store::{Append, Error, Store};
use tempfile::TempDir;

use crate::setup::{act, assert_sound, running};

/// A database with a few tables in it, closed.
async fn closed() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    let store = Store::open(&path).await.unwrap();
    for i in 0..20 {
        let id = format!("t{i}");
        store.create_match(running(&id)).await.unwrap();
        store.append(Append { snapshot: vec![i; 3000], ..act(&id, 0, 0, 40) }).await.unwrap();
    }
    store.close().await;
    (folder, path)
}

async fn plain(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

async fn execute(conn: &mut SqliteConnection, text: &'static str) {
    sqlx::raw_sql(text).execute(conn).await.unwrap();
}

/// The database and its log, as bytes.
fn bytes(path: &Path) -> (Vec<u8>, Option<Vec<u8>>) {
    let log = path.with_extension("db-wal");
    (fs::read(path).unwrap(), fs::read(log).ok())
}

/// Refused for the same reason every time, and not changed.
async fn refused(path: &Path) -> Error {
    let before = bytes(path);
    let error = Store::open(path).await.unwrap_err();
    assert_eq!(Store::open(path).await.unwrap_err(), error);
    assert!(bytes(path) == before, "{error}: the file was changed");
    error
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_new_file_is_made_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    fs::write(folder.path().join("fernweh.db.new"), "left by a crash").unwrap();
    let store = Store::open(&path).await.unwrap();
    store.create_match(running("a")).await.unwrap();
    store.close().await;
    assert_eq!(names(folder.path()), ["fernweh.db", "fernweh.db.lock"], "one file, and its lock");
    let store = Store::open(&path).await.unwrap();
    assert_eq!(assert_sound(&store, "a").await, 0);
}

#[tokio::test]
async fn the_file_is_set_up_for_safety() {
    let (_folder, path) = closed().await;
    let mut conn = plain(&path).await;
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut conn).await.unwrap();
    let id: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut conn).await.unwrap();
    assert_eq!((mode.as_str(), id), ("wal", i64::from(u32::from_be_bytes(*b"FRNW"))));
}

#[tokio::test]
async fn an_empty_file_is_as_good_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    fs::write(&path, "").unwrap();
    let store = Store::open(&path).await.unwrap();
    store.create_match(running("a")).await.unwrap();
}

#[tokio::test]
async fn one_server_a_file() {
    let (folder, path) = closed().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(Store::open(&path).await.unwrap_err(), Error::InUse);
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!(Store::open(&link).await.unwrap_err(), Error::InUse, "under another name, too");
        let hard = folder.path().join("hard.db");
        fs::hard_link(&path, &hard).unwrap();
        assert_eq!(Store::open(&hard).await.unwrap_err(), Error::InUse, "through a hard link, too");
        fs::remove_file(&hard).unwrap();
    }
    assert_eq!(store.append(act("t1", 1, 40, 1)).await, Ok(2), "the first goes on");
    store.close().await;
    Store::open(&path).await.expect("free again");
    drop(folder);
}

/// The file contains tokens and the secrets of running games.
#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fernweh.db");
    for is_new in [true, false] {
        let store = Store::open(&path).await.unwrap();
        store.create_match(running(if is_new { "a" } else { "b" })).await.unwrap();
        for suffix in ["", "-wal", "-shm"] {
            assert_eq!(mode(&folder.path().join(format!("fernweh.db{suffix}"))), 0o600, "{suffix} {is_new}");
        }
        let copy = folder.path().join(format!("copy-{is_new}.db"));
        store.backup(&copy).await.unwrap();
        assert_eq!(mode(&copy), 0o600, "a copy is no more open");
        store.close().await;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    }
}

#[tokio::test]
async fn a_file_of_another_program_is_foreign() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("notes.db");
    fs::write(&text, "buy milk\n".repeat(1000)).unwrap();
    assert_eq!(refused(&text).await, Error::Foreign);
    let short = folder.path().join("short.db");
    fs::write(&short, "x").unwrap();
    assert_eq!(refused(&short).await, Error::Foreign);
    let other = folder.path().join("other.db");
    let mut conn = plain(&other).await;
    execute(
        &mut conn,
        "CREATE TABLE matches (id TEXT); PRAGMA journal_mode = WAL; INSERT INTO matches VALUES ('x')",
    )
    .await;
    assert_eq!(refused(&other).await, Error::Foreign, "SQLite, but not ours; its log is not folded in");
    conn.close().await.unwrap();
    assert_eq!(names(folder.path()), ["notes.db", "other.db", "short.db"], "nothing was put beside them");
}

#[tokio::test]
async fn a_newer_file_is_left_to_the_newer_program() {
    let (folder, path) = closed().await;
    let mut conn = plain(&path).await;
    execute(
        &mut conn,
        "INSERT INTO _sqlx_migrations \
         SELECT 9000, 'later', installed_on, true, x'00', 0 FROM _sqlx_migrations LIMIT 1",
    )
    .await;
    // The new data is still only in the log, which is copied as after a crash.
    let crashed = folder.path().join("crashed.db");
    fs::copy(&path, &crashed).unwrap();
    fs::copy(path.with_extension("db-wal"), crashed.with_extension("db-wal")).unwrap();
    assert!(matches!(refused(&crashed).await, Error::Newer { found: 9000, .. }));
    conn.close().await.unwrap();
    assert!(matches!(refused(&path).await, Error::Newer { found: 9000, .. }));
    assert_eq!(fs::exists(path.with_extension("db-wal")).ok(), Some(false), "and nothing put beside it");
}

#[tokio::test]
async fn a_damaged_file_is_left_as_it_is() {
    let (_folder, path) = closed().await;
    let whole = fs::read(&path).unwrap();
    let n_pages = whole.len() / 4096;
    assert!(n_pages > 30, "{n_pages}");
    // The page of the schema and others up to the end; each is part of some tree.
    for page in [0, n_pages / 4, n_pages / 2, n_pages - 1] {
        let mut broken = whole.clone();
        broken[page * 4096 + 100..(page + 1) * 4096].fill(0xa5);
        if page > 0 {
            broken[page * 4096..page * 4096 + 100].fill(0xa5);
        }
        fs::write(&path, &broken).unwrap();
        assert!(matches!(refused(&path).await, Error::Damaged(_)), "page {page} of {n_pages}");
    }
    fs::write(&path, &whole).unwrap();
    assert_eq!(assert_version(&path).await, 1, "the backup, put back");
}

async fn assert_version(path: &Path) -> u64 {
    let store = Store::open(path).await.unwrap();
    let version = store.load("t19").await.unwrap().unwrap().listing.version;
    store.close().await;
    version
}

#[tokio::test]
async fn a_file_cut_short_is_damaged() {
    let (_folder, path) = closed().await;
    let whole = fs::read(&path).unwrap();
    for length in
        [30, 99, 100, 2000, 4096, 4096 * 7 + 5, whole.len() / 2, whole.len() - 4096, whole.len() - 1]
    {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(matches!(refused(&path).await, Error::Damaged(_)), "{length} bytes of {}", whole.len());
    }
}

#[tokio::test]
async fn a_log_without_its_file_is_not_thrown_away() {
    let (_folder, path) = closed().await;
    let mut conn = plain(&path).await;
    execute(&mut conn, "UPDATE matches SET name = 'changed'").await;
    let log = fs::read(path.with_extension("db-wal")).unwrap();
    conn.close().await.unwrap();
    fs::write(&path, "").unwrap();
    fs::write(path.with_extension("db-wal"), &log).unwrap();
    assert!(matches!(refused(&path).await, Error::Damaged(_)));
}

#[tokio::test]
async fn a_path_that_leads_nowhere_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no-such-folder").join("fernweh.db");
    assert!(
        matches!(Store::open(&missing).await, Err(Error::Io(detail)) if detail.contains("no-such-folder"))
    );
    assert!(matches!(Store::open(folder.path()).await, Err(Error::Io(_))), "a folder is no database");
    assert!(matches!(Store::open("").await, Err(Error::Io(_))));
    assert_eq!(names(folder.path()), [""; 0]);
}
