//! Opens a database at a server, or reports why not; a refused database is not changed.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::migrations::MIGRATOR;
use super::notices::Notices;
use super::{MOMENT, Server, read};
use crate::steps::newest;
use crate::{Error, Record, Result};

/// How many connections serve requests. A server accepts a hundred unless it is told otherwise.
const MOST_CONNECTIONS: u32 = 16;

/// Connections for what nodes tell each other, so that they never wait for requests.
const MOST_AMONG_NODES: u32 = 4;

/// A connection that was not used for so long is tried before it is used: the server may have been restarted. That takes longer
/// than this, so that afterwards no request gets one of the old connections and fails.
const UNSURE_AFTER: Duration = Duration::from_millis(100);

/// A node that stands still in the middle of a change, and one whose machine is gone, must not keep a table from the others:
/// the server ends such a change, and nobody waits for it for long.
const STANDSTILL: [(&str, &str); 6] = [
    ("idle_in_transaction_session_timeout", "4s"),
    ("lock_timeout", "4s"),
    ("tcp_keepalives_idle", "4"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "2"),
    ("tcp_user_timeout", "8s"),
];

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

impl Server {
    /// Connects to the database and brings it up to date; `node` is a name that no other node has.
    pub(crate) async fn open(address: &str, node: String) -> Result<Self> {
        let options = options(address)?;
        let mut conn = connect(&options).await?;
        inspect(&mut conn).await?;
        MIGRATOR.run(&mut conn).await?;
        conn.close().await?;
        let options = options.options(STANDSTILL);
        let pool = pool(MOST_CONNECTIONS).connect_lazy_with(options.clone());
        // What nodes tell each other may get lost, so it needs no sync of the disk.
        let among = options.options([("synchronous_commit", "off")]);
        let notices = Notices::new(among_nodes(among), node.clone());
        Ok(Self { pool, node, notices })
    }
}

fn among_nodes(options: PgConnectOptions) -> PgPool {
    pool(MOST_AMONG_NODES).connect_lazy_with(options)
}

fn pool(most: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(|conn, meta| {
            Box::pin(async move { Ok(meta.idle_for < UNSURE_AFTER || conn.ping().await.is_ok()) })
        })
}

/// A table of a database that nodes may be using, at one moment.
pub async fn load_from(address: &str, match_id: &str) -> Result<Option<Record>> {
    let mut conn = connect(&options(address)?).await?;
    let found = inspect(&mut conn).await?;
    let known = newest(&MIGRATOR);
    if found < known {
        return Err(Error::Older { found, known });
    }
    let mut moment = conn.begin_with(MOMENT).await?;
    let record = read::load(&mut moment, match_id).await;
    moment.rollback().await?;
    conn.close().await?;
    record
}

fn options(address: &str) -> Result<PgConnectOptions> {
    let options = PgConnectOptions::from_str(address).map_err(|e| Error::Address(e.to_string()))?;
    Ok(options.application_name("fernweh").disable_statement_logging())
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection> {
    Ok(PgConnection::connect_with(options).await?)
}

/// Checks that a database is empty or ours, and not newer than this program; returns the number of its schema.
async fn inspect(conn: &mut PgConnection) -> Result<i64> {
    // One statement, because another node may be making the tables just now.
    let tables = "SELECT COUNT(*) FILTER (WHERE tablename = '_sqlx_migrations'), COUNT(*) FROM pg_tables \
         WHERE schemaname = current_schema()";
    let (n_own, n_all): (i64, i64) = sqlx::query_as(tables).fetch_one(&mut *conn).await?;
    if n_own == 0 {
        return if n_all == 0 { Ok(0) } else { Err(Error::Foreign) };
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(conn).await?;
    let (found, known) = (found.unwrap_or(0), newest(&MIGRATOR));
    if found > known { Err(Error::Newer { found, known }) } else { Ok(found) }
}
