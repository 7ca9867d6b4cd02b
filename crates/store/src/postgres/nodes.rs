//! Nodes that share a database: which of them are alive, and which of them plays the bots of a table.
//!
//! Only the clock of the server counts, because the clocks of nodes differ.

use sqlx::postgres::PgPool;

use super::notices::Listening;
use super::{Server, number};
use crate::{Result, Stand};

/// How long a node counts as alive after it said so, in seconds: four beats. A node that is only slow loses nothing but the
/// right to play bots, and a killed one is replaced soon enough for every table to go on within five seconds.
const LEASE: i64 = 2;

/// Finds the nodes that are alive.
const IS_ALIVE: &str =
    "EXISTS (SELECT 1 FROM nodes WHERE nodes.node = claims.node AND alive_until > clock_timestamp())";

impl Server {
    fn among(&self) -> &PgPool {
        &self.notices.pool
    }

    pub(crate) fn listen(&self) -> Listening {
        self.notices.listen()
    }

    /// Says that this node is alive.
    pub(crate) async fn beat(&self) -> Result<()> {
        sqlx::query(
            "INSERT INTO nodes (node, alive_until) VALUES ($1, clock_timestamp() + $2 * interval '1 second') \
             ON CONFLICT (node) DO UPDATE SET alive_until = excluded.alive_until",
        )
        .bind(&self.node)
        .bind(LEASE)
        .execute(self.among())
        .await?;
        Ok(())
    }

    /// Gets the right to play the bots of a table, unless a node that is alive has it.
    pub(crate) async fn claim(&self, match_id: &str) -> Result<bool> {
        let text = format!(
            "INSERT INTO claims (match_id, node) VALUES ($1, $2) ON CONFLICT (match_id) \
             DO UPDATE SET node = excluded.node WHERE claims.node = excluded.node OR NOT {IS_ALIVE}"
        );
        let claimed = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(match_id)
            .bind(&self.node)
            .execute(self.among())
            .await?;
        Ok(claimed.rows_affected() == 1)
    }

    /// Gives up that right.
    pub(crate) async fn release(&self, match_id: &str) -> Result<()> {
        sqlx::query("DELETE FROM claims WHERE match_id = $1 AND node = $2")
            .bind(match_id)
            .bind(&self.node)
            .execute(self.among())
            .await?;
        Ok(())
    }

    /// Some tables whose bots were played by nodes that are gone.
    pub(crate) async fn orphans(&self, limit: u32) -> Result<Vec<String>> {
        let text = format!("SELECT match_id FROM claims WHERE NOT {IS_ALIVE} LIMIT $1");
        let found = sqlx::query_scalar(sqlx::AssertSqlSafe(text)).bind(i64::from(limit));
        Ok(found.fetch_all(self.among()).await?)
    }

    /// Counts one more for each account in the present minute, unless one of them has had as many as stand beside it; then
    /// returns how many seconds the minute still has.
    pub(crate) async fn tally(&self, accounts: &[(String, u32)]) -> Result<Option<u64>> {
        let names: Vec<&str> = accounts.iter().map(|(account, _)| account.as_str()).collect();
        let most: Vec<i64> = accounts.iter().map(|(_, most)| i64::from(*most)).collect();
        let left: Option<i64> = sqlx::query_scalar(
            "WITH now AS (SELECT floor(extract(epoch FROM clock_timestamp()))::bigint AS second), \
             wanted AS (SELECT account, most FROM unnest($1::text[], $2::bigint[]) AS w(account, most)), \
             full_ones AS (SELECT 1 FROM wanted JOIN tallies USING (account), now \
             WHERE minute = second / 60 AND n >= most), \
             counted AS (INSERT INTO tallies (account, minute, n) SELECT account, second / 60, 1 FROM wanted, now \
             WHERE NOT EXISTS (SELECT 1 FROM full_ones) \
             ON CONFLICT (account, minute) DO UPDATE SET n = tallies.n + 1) \
             SELECT 60 - second % 60 FROM now WHERE EXISTS (SELECT 1 FROM full_ones)",
        )
        .bind(names)
        .bind(most)
        .fetch_optional(self.among())
        .await?;
        Ok(left.map(i64::cast_unsigned))
    }

    /// Forgets the minutes that are over.
    pub(crate) async fn forget_tallies(&self) -> Result<()> {
        sqlx::query(
            "DELETE FROM tallies WHERE minute < extract(epoch FROM clock_timestamp())::bigint / 60 - 1",
        )
        .execute(self.among())
        .await?;
        Ok(())
    }

    /// Gives up everything, because this node ends.
    pub(super) async fn leave(&self) {
        for text in ["DELETE FROM claims WHERE node = $1", "DELETE FROM nodes WHERE node = $1"] {
            if let Err(error) = sqlx::query(text).bind(&self.node).execute(self.among()).await {
                tracing::debug!(%error, "other nodes will wait for the end of the lease");
            }
        }
        self.among().close().await;
    }

    /// How tables stand now.
    pub(crate) async fn stands(&self, ids: &[String]) -> Result<Vec<Stand>> {
        let rows = sqlx::query(
            "SELECT id, version, \
             (SELECT COUNT(*) FROM seats WHERE match_id = matches.id AND kind <> 'open') AS n_taken, \
             (SELECT COALESCE(MAX(n), 0) FROM chat WHERE match_id = matches.id) AS n_said \
             FROM matches WHERE id = ANY($1)",
        )
        .bind(ids)
        .fetch_all(self.among())
        .await?;
        let stand = |row: &super::Row| {
            Ok(Stand {
                id: sqlx::Row::try_get(row, "id")?,
                version: number(row, "version")?,
                n_taken: number(row, "n_taken")?,
                n_said: number(row, "n_said")?,
            })
        };
        rows.iter().map(stand).collect()
    }
}
