//! Reads a database that a server may be using at the same time, copies it, and puts a copy in its place.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, Connection};

use super::file::{self, Found, Lock};
use super::{read, seal};
use crate::{Error, Record, Result};

/// A database that is only read. A server may be using it.
pub struct Archive {
    conn: SqliteConnection,
    /// Present if no server uses the file; then none can start before this is dropped.
    _lock: Option<Lock>,
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Archive").field("in_use", &self._lock.is_none()).finish_non_exhaustive()
    }
}

impl Archive {
    /// Opens an existing database; does not change it.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        let path = file::real(path.as_ref())?;
        if let Found::Nothing = file::found(&path)? {
            return Err(Error::NoFile(path));
        }
        let lock = match file::lock_whole(&path) {
            Ok(lock) => Some(lock),
            // A server uses it, or this user may only read it.
            Err(Error::InUse | Error::ReadOnly) => None,
            Err(error) => return Err(error),
        };
        // SQLite reads an immutable file without creating files beside it. Only a file without a log and without a
        // server stays as it is.
        let is_still = lock.is_some() && !file::has_log(&path);
        let conn = file::options(&path).read_only(true).immutable(is_still).connect().await?;
        Ok(Self { conn, _lock: lock })
    }

    /// A table with all its actions and seats, at one moment.
    pub async fn load(&mut self, match_id: &str) -> Result<Option<Record>> {
        let mut moment = self.conn.begin().await?;
        file::check_schema(&mut moment, file::Schema::Same).await?;
        read::load(&mut moment, match_id).await
    }

    /// Writes a copy of the whole database at one moment. It does not replace an existing file, and an incomplete copy
    /// never has the requested name.
    pub async fn backup(&mut self, to: impl AsRef<Path>) -> Result<()> {
        copy(&mut self.conn, to.as_ref()).await
    }

    /// Closes the file.
    pub async fn close(self) -> Result<()> {
        Ok(self.conn.close().await?)
    }
}

/// Writes a copy of the database of `conn` to a new file.
pub(crate) async fn copy(conn: &mut SqliteConnection, to: &Path) -> Result<()> {
    let to: PathBuf = file::real(to)?;
    if to.exists() {
        return Err(Error::Exists(to));
    }
    let draft = file::beside(&to, ".part");
    file::remove(&draft)?;
    file::make_private(&draft)?;
    let text = draft.to_str().ok_or_else(|| Error::Io(format!("{} is not UTF-8", to.display())))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(text).execute(conn).await;
    if let Err(error) = copied {
        file::remove(&draft)?;
        return Err(error.into());
    }
    let publish = move || seal::seal(&draft).and_then(|()| file::publish(&draft, &to));
    tokio::task::spawn_blocking(publish).await.map_err(|e| Error::Io(e.to_string()))?
}

/// Puts a copy of a backup in the place of a database that no server uses. Returns where the replaced database is kept.
///
/// The backup is checked first, and the database keeps its name until the copy is complete.
pub async fn restore(backup: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<Option<PathBuf>> {
    let (backup, to) = (file::real(backup.as_ref())?, file::real(to.as_ref())?);
    if let Found::Nothing = file::found(&backup)? {
        return Err(Error::NoFile(backup));
    }
    file::inspect(&backup).await?;
    if !file::has_log(&backup) {
        let backup = backup.clone();
        tokio::task::spawn_blocking(move || seal::check(&backup))
            .await
            .map_err(|e| Error::Io(e.to_string()))??;
    }
    let is_there = fs::metadata(&to).is_ok_and(|found| found.len() > 0);
    let _lock = if is_there { file::lock_whole(&to)? } else { file::lock(&to)? };
    let aside = file::beside(&to, ".replaced");
    if is_there && aside.exists() {
        return Err(Error::Exists(aside));
    }
    let draft = file::beside(&to, ".new");
    file::remove(&draft)?;
    let mut conn = file::options(&backup).read_only(true).connect().await?;
    // This also folds the log of the backup in, if it was copied together with one.
    copy(&mut conn, &draft).await?;
    conn.close().await?;
    if is_there {
        fs::hard_link(&to, &aside).map_err(|e| Error::file(&aside, &e))?;
        if file::has_log(&to) {
            let (log, kept) = (file::beside(&to, "-wal"), file::beside(&aside, "-wal"));
            fs::rename(&log, &kept).map_err(|e| Error::file(&kept, &e))?;
        }
    }
    // What is left of these belongs to the replaced file.
    file::remove(&file::beside(&to, "-wal"))?;
    file::remove(&file::beside(&to, "-shm"))?;
    file::publish(&draft, &to)?;
    Ok(is_there.then_some(aside))
}
