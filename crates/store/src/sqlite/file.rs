//! Opens the database file, or reports why not; a refused file is not changed.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use super::migrations::MIGRATOR;
use super::seal;
use crate::{Error, Result};

/// Marks a SQLite file as a Fernweh database, in the header's `application_id`: "FRNW".
const APPLICATION_ID: i32 = 0x4652_4e57;

/// So many pages of the log are merged into the file at a time: pages that many acts change are merged once for all of them.
const LOG_PAGES: &str = "4000";

/// What the writer keeps in memory, in negative kilobytes: the pages of about a thousand tables that are played at.
const CACHE: &str = "-8000";

/// Limits that a test sets to cause rare errors.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The most pages that the database may have, as if the disk were full then.
    pub max_pages: Option<u32>,
}

/// An open file: the only connection that writes, how to open connections that read, and the lock.
pub(crate) struct Opened {
    pub(crate) writer: SqliteConnection,
    pub(crate) readers: SqliteConnectOptions,
    pub(crate) lock: Option<Lock>,
}

/// Prevents other servers from using the file under any of its names.
pub(crate) struct Lock {
    /// A file beside the database, which exists before the database does.
    beside: File,
    /// The database itself, because a hard link is another name with another lock file beside it.
    itself: Option<File>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just starting has a copy of it.
        for file in self.itself.iter().chain([&self.beside]) {
            if let Err(error) = file.unlock() {
                tracing::warn!(%error, "the lock of the database was not given up");
            }
        }
    }
}

pub(crate) async fn open(path: &Path, limits: Limits) -> Result<Opened> {
    let path = real(path)?;
    // Checked once before the lock, so that no lock file is put beside a foreign file, and once after it, because
    // then the file cannot change.
    found(&path)?;
    let mut lock = lock(&path)?;
    match found(&path)? {
        Found::Nothing => {
            create(&path).await?;
            lock.itself = lock_itself(&path)?;
        }
        Found::Ours => {
            File::options().write(true).open(&path).map_err(|e| Error::file(&path, &e))?;
            lock.itself = lock_itself(&path)?;
            inspect(&path).await?;
            for file in [path.clone(), beside(&path, "-wal"), beside(&path, "-shm")] {
                hide(&file);
            }
        }
    }
    let options = options(&path);
    let mut write = options
        .clone()
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", LOG_PAGES)
        .pragma("cache_size", CACHE)
        .row_buffer_size(super::writer::MOST_RESULTS);
    if let Some(pages) = limits.max_pages {
        write = write.pragma("max_page_count", pages.to_string());
    }
    let mut writer = write.connect().await?;
    seal::remove(&mut writer).await?;
    MIGRATOR.run(&mut writer).await?;
    Ok(Opened { writer, readers: options.read_only(true), lock: Some(lock) })
}

/// A database in memory that exists as long as its writer and is shared by name within this process.
pub(crate) async fn open_in_memory() -> Result<Opened> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static N_OPENED: AtomicU64 = AtomicU64::new(0);
    let name = format!("/fernweh-{}", N_OPENED.fetch_add(1, Ordering::Relaxed));
    let options = options(Path::new(&name)).vfs("memdb");
    let mut writer = options
        .clone()
        .create_if_missing(true)
        .row_buffer_size(super::writer::MOST_RESULTS)
        .connect()
        .await?;
    MIGRATOR.run(&mut writer).await?;
    Ok(Opened { writer, readers: options.read_only(true), lock: None })
}

pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

pub(crate) enum Found {
    Nothing,
    Ours,
}

/// Determines what is at `path` from its bytes, without SQLite, which might roll back a journal or merge a log.
pub(crate) fn found(path: &Path) -> Result<Found> {
    let mut header = Vec::with_capacity(100);
    match File::open(path) {
        Ok(file) => file.take(100).read_to_end(&mut header).map_err(|e| Error::file(path, &e))?,
        Err(e) if e.kind() == io::ErrorKind::NotFound => 0,
        Err(e) => return Err(Error::file(path, &e)),
    };
    if header.is_empty() {
        // SQLite would delete the log, and with it the last trace of the data.
        return if has_log(path) {
            Err(Error::Damaged("only its log is left".into()))
        } else {
            Ok(Found::Nothing)
        };
    }
    if !header.starts_with(b"SQLite format 3\0") {
        return Err(Error::Foreign);
    }
    match header.get(68..72) {
        Some(id) if id == APPLICATION_ID.to_be_bytes() => Ok(Found::Ours),
        Some(_) => Err(Error::Foreign),
        None => Err(Error::Damaged("cut off in its first page".into())),
    }
}

/// Checks the schema number and the whole structure through a connection that cannot write.
pub(crate) async fn inspect(path: &Path) -> Result<()> {
    // Without a log the file is complete, and SQLite reads an immutable file without creating files beside it.
    let is_whole = !has_log(path);
    let mut conn = options(path).read_only(true).immutable(is_whole).connect().await?;
    let verdict = verdict(&mut conn).await;
    let page_size: sqlx::Result<u64> = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut conn).await;
    conn.close().await?;
    verdict?;
    // SQLite reads the missing end of a page as zeros.
    let length = fs::metadata(path).map_err(|e| Error::file(path, &e))?.len();
    if is_whole && !length.is_multiple_of(page_size?) {
        return Err(Error::Damaged("cut off inside its last page".into()));
    }
    Ok(())
}

/// Which schemas of a file are accepted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Schema {
    /// The newest one, because nothing brings the file up to date.
    Same,
    /// An older one, too.
    UpToNow,
}

/// Checks the schema number of a file.
pub(crate) async fn check_schema(conn: &mut SqliteConnection, accepted: Schema) -> Result<()> {
    let known = crate::steps::newest(&MIGRATOR);
    let found: Option<i64> = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(&mut *conn)
        .await
        .map_err(|e| match e.into() {
            Error::Other(detail) => Error::Damaged(detail),
            other => other,
        })?;
    match found.unwrap_or(0) {
        found if found > known => Err(Error::Newer { found, known }),
        found if found < known && accepted == Schema::Same => Err(Error::Older { found, known }),
        _ => Ok(()),
    }
}

async fn verdict(conn: &mut SqliteConnection) -> Result<()> {
    check_schema(conn, Schema::UpToNow).await?;
    let finding: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(conn).await?;
    if finding == "ok" { Ok(()) } else { Err(Error::Damaged(finding)) }
}

/// Makes the database under another name and renames it, so that an incomplete database never has the final name.
async fn create(path: &Path) -> Result<()> {
    let draft = beside(path, ".new");
    for leftover in [draft.clone(), beside(&draft, "-journal")] {
        remove(&leftover)?;
    }
    make_private(&draft)?;
    let mut conn = options(&draft).connect().await?;
    sqlx::query(AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}")))
        .execute(&mut conn)
        .await?;
    MIGRATOR.run(&mut conn).await?;
    conn.close().await?;
    publish(&draft, path)
}

/// Gives a finished file its name, durably.
pub(crate) fn publish(draft: &Path, path: &Path) -> Result<()> {
    File::open(draft).and_then(|file| file.sync_all()).map_err(|e| Error::file(draft, &e))?;
    fs::rename(draft, path).map_err(|e| Error::file(path, &e))?;
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|e| Error::file(folder, &e))?;
    }
    Ok(())
}

/// The path without links, so that two names of one file have one lock; absolute, so that SQLite does not read it as
/// a URI.
pub(crate) fn real(path: &Path) -> Result<PathBuf> {
    match path.canonicalize() {
        Ok(real) => return Ok(real),
        Err(e) if e.kind() == io::ErrorKind::NotFound => {}
        Err(e) => return Err(Error::file(path, &e)),
    }
    let name = path.file_name().ok_or_else(|| Error::Io(format!("{}: not a file name", path.display())))?;
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let folder = folder.canonicalize().map_err(|e| Error::file(folder, &e))?;
    Ok(folder.join(name))
}

pub(crate) fn lock(path: &Path) -> Result<Lock> {
    let path = beside(path, ".lock");
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|e| Error::file(&path, &e))?;
    Ok(Lock { beside: locked(file, &path)?, itself: None })
}

/// Locks an existing database under all its names.
pub(crate) fn lock_whole(path: &Path) -> Result<Lock> {
    let mut lock = lock(path)?;
    lock.itself = lock_itself(path)?;
    Ok(lock)
}

/// Locks the database itself, on systems where that does not lock out SQLite as well.
fn lock_itself(path: &Path) -> Result<Option<File>> {
    if !cfg!(unix) {
        return Ok(None);
    }
    let file = File::options().write(true).open(path).map_err(|e| Error::file(path, &e))?;
    locked(file, path).map(Some)
}

fn locked(file: File, path: &Path) -> Result<File> {
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::InUse),
        Err(TryLockError::Error(e)) => Err(Error::file(path, &e)),
    }
}

/// Makes an empty file that only its owner can read. SQLite gives its log the same permissions.
pub(crate) fn make_private(path: &Path) -> Result<()> {
    let mut how = File::options();
    how.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
    how.open(path).map(drop).map_err(|e| Error::file(path, &e))
}

/// Lets only the owner read a file, because it contains tokens and secrets of running games.
fn hide(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(found) = fs::metadata(path) else { return };
        if found.permissions().mode() & 0o077 == 0 {
            return;
        }
        if let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600)) {
            tracing::warn!(file = %path.display(), %error, "others may read this file: it belongs to somebody else");
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

pub(crate) fn has_log(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

pub(crate) fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != io::ErrorKind::NotFound => Err(Error::file(path, &e)),
        _ => Ok(()),
    }
}
