//! The home in one SQLite file: one task writes, and one commit serves all waiting requests.

mod act;
mod archive;
mod file;
mod migrations;
mod seal;
mod writer;

#[path = "sql/mod.rs"]
mod sql;

pub(crate) use sql::{
    agreement, analysis, clock, hosting, link, mail, outbox, passkey, push, rating, read, rematch, vacation,
};

pub(crate) use archive::copy;
pub use archive::{Archive, restore};
pub use file::Limits;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite, SqliteConnection, SqlitePool, SqlitePoolOptions, SqliteRow};
use tokio::sync::{Mutex, Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::change::Change;
use crate::{Error, Record, Result};
use file::Opened;
use sql::{change, undo};
use writer::Request;

type Conn = SqliteConnection;
type Row = SqliteRow;

const COUNTS: &str = "SELECT waiting, running, finished, actions, page_count * page_size AS bytes \
     FROM totals, pragma_page_count, pragma_page_size WHERE one = 1";

/// How many requests may wait for the writer before callers must wait to send one.
const MOST_WAITING: usize = 1024;

const N_READERS: u32 = 4;

/// An open file, or a database in memory.
pub(crate) struct File {
    writer: mpsc::Sender<Request>,
    readers: SqlitePool,
    closing: Arc<Notify>,
    writing: Mutex<Option<JoinHandle<()>>>,
    in_memory: bool,
}

impl File {
    pub(crate) async fn open(path: &Path, limits: Limits) -> Result<Self> {
        Ok(Self::serve(file::open(path, limits).await?))
    }

    pub(crate) async fn open_in_memory() -> Result<Self> {
        Ok(Self::serve(file::open_in_memory().await?))
    }

    fn serve(Opened { writer, readers, lock }: Opened) -> Self {
        let in_memory = lock.is_none();
        let (sender, inbox) = mpsc::channel(MOST_WAITING);
        let closing = Arc::new(Notify::new());
        let writing = tokio::spawn(writer::serve(writer, inbox, closing.clone(), lock));
        let readers = SqlitePoolOptions::new()
            .max_connections(N_READERS)
            .acquire_timeout(Duration::from_secs(5))
            .test_before_acquire(false)
            .connect_lazy_with(readers);
        Self { writer: sender, readers, closing, writing: Mutex::new(Some(writing)), in_memory }
    }

    pub(crate) fn is_in_memory(&self) -> bool {
        self.in_memory
    }

    pub(crate) async fn close(&self) {
        // The writer goes last: only a connection that may write merges the log into the file.
        self.readers.close().await;
        self.closing.notify_one();
        if let Some(writing) = self.writing.lock().await.take()
            && let Err(error) = writing.await
        {
            tracing::error!(%error, "the writer did not end well");
        }
    }

    pub(crate) async fn change(&self, change: Change) -> Result<u64> {
        let (answer, answered) = oneshot::channel();
        self.writer.send(Request { change, answer }).await.map_err(|_| Error::Closed)?;
        answered.await.map_err(|_| Error::Closed)?
    }

    pub(crate) async fn reader(&self) -> Result<PoolConnection<Sqlite>> {
        Ok(self.readers.acquire().await?)
    }

    /// A table with all its parts as they were at one moment.
    pub(crate) async fn load(&self, match_id: &str) -> Result<Option<Record>> {
        let mut moment = self.readers.begin().await?;
        read::load(&mut moment, match_id).await
    }
}

/// Makes other changes of a table wait. In a file there is one writer, so they wait already.
async fn lock(_: &mut Conn, _: &str) -> Result<()> {
    Ok(())
}

/// Makes others wait who count results of a game; in a file they wait already.
async fn lock_ladder(_: &mut Conn, _: &str) -> Result<()> {
    Ok(())
}

/// Now in milliseconds: a file is on the machine of its server, so they share a clock.
async fn now(_: &mut Conn, at: i64) -> Result<i64> {
    Ok(at * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{AssertSqlSafe, Row as _};

    /// The query plan of SQLite, step by step.
    async fn plan(text: &'static str) -> Vec<String> {
        let mut conn = file::open_in_memory().await.unwrap().writer;
        let text = format!("EXPLAIN QUERY PLAN {text}");
        let rows = sqlx::query(AssertSqlSafe(text)).fetch_all(&mut conn).await.unwrap();
        rows.iter().map(|row| row.get("detail")).collect()
    }

    #[tokio::test]
    async fn finished_tables_are_found_by_their_time() {
        let plan = plan(read::UNCHANGED_OVER).await;
        assert!(plan.iter().all(|step| step.contains("matches_finished (updated_at<?)")), "{plan:#?}");
    }

    #[tokio::test]
    async fn nothing_walks_through_all_tables() {
        for text in [COUNTS, read::CHALLENGES] {
            let plan = plan(text).await;
            assert!(plan.iter().any(|step| step.starts_with("SEARCH t")), "{plan:#?}");
            for table in ["matches", "tries", "actions", "seats", "totals"] {
                let scan = format!("SCAN {table}");
                assert!(!plan.iter().any(|step| step.starts_with(&scan)), "{plan:#?}");
            }
        }
    }
}
