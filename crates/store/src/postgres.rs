//! The home at a PostgreSQL server, which several nodes may share: every change is a transaction of its own.

mod act;
mod migrations;
mod nodes;
mod notices;
mod opening;

#[path = "sql/mod.rs"]
mod sql;

pub(crate) use sql::{
    agreement, analysis, clock, hosting, link, mail, outbox, passkey, push, rating, read, rematch, vacation,
};

pub(crate) use notices::Listening;
pub use opening::load_from;

use std::time::Duration;

use sqlx::Connection;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, PgRow, Postgres};

use crate::change::Change;
use crate::{Append, Error, Record, Result};
use notices::Notices;
use sql::{change, number, undo};

type Conn = PgConnection;
type Row = PgRow;

/// How long a change may take. After that nobody knows whether it was made.
const MOST_PATIENCE: Duration = Duration::from_secs(15);

/// What is over is counted by triggers; tables that run are few enough to be added up.
const COUNTS: &str = "SELECT SUM(waiting)::bigint AS waiting, SUM(running)::bigint AS running, \
     SUM(finished)::bigint AS finished, \
     (SUM(actions) + (SELECT COALESCE(SUM(n_actions), 0) FROM matches WHERE status <> 'finished'))::bigint AS actions, \
     pg_database_size(current_database()) AS bytes FROM totals";

/// Reads all parts of a table as they were at one moment.
const MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Connections to a server.
pub(crate) struct Server {
    pool: PgPool,
    /// The name of this node among those that share the database.
    node: String,
    notices: Notices,
}

impl Server {
    pub(crate) async fn close(&self) {
        self.notices.close().await;
        self.leave().await;
        self.pool.close().await;
    }

    pub(crate) async fn change(&self, change: &Change) -> Result<u64> {
        // Where the machine of the server is gone, no connection breaks for a long time.
        let made = tokio::time::timeout(MOST_PATIENCE, self.make(change)).await;
        let made = made.map_err(|_| Error::NoServer("it does not answer".into()))??;
        if let Some(notice) = notices::notice(change, made) {
            self.notices.send(notice);
        }
        Ok(made)
    }

    async fn make(&self, change: &Change) -> Result<u64> {
        let mut conn = self.pool.acquire().await?;
        if let Change::Append(Append { asked: None, places: None, .. }) = change {
            // One statement is a transaction already.
            return change::make(&mut conn, change).await;
        }
        let mut transaction = conn.begin().await?;
        let made = change::make(&mut transaction, change).await?;
        transaction.commit().await?;
        Ok(made)
    }

    pub(crate) async fn reader(&self) -> Result<PoolConnection<Postgres>> {
        Ok(self.pool.acquire().await?)
    }

    /// A table with all its parts as they were at one moment.
    pub(crate) async fn load(&self, match_id: &str) -> Result<Option<Record>> {
        let mut moment = self.pool.begin_with(MOMENT).await?;
        read::load(&mut moment, match_id).await
    }
}

/// Makes others wait who count results of a game, until the end of this transaction.
async fn lock_ladder(conn: &mut Conn, game: &str) -> Result<()> {
    sqlx::query("SELECT pg_advisory_xact_lock(hashtext($1))")
        .bind(format!("ladder {game}"))
        .execute(conn)
        .await?;
    Ok(())
}

/// Now in milliseconds, by the clock of the server, because those of nodes differ.
async fn now(conn: &mut Conn, _: i64) -> Result<i64> {
    let text = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
    Ok(sqlx::query_scalar(text).fetch_one(conn).await?)
}

/// Makes other changes of a table wait until the end of this transaction.
async fn lock(conn: &mut Conn, match_id: &str) -> Result<()> {
    sqlx::query("SELECT 1 FROM matches WHERE id = $1 FOR NO KEY UPDATE").bind(match_id).execute(conn).await?;
    Ok(())
}
