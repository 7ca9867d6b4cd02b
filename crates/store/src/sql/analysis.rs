//! What a search found out about a finished match: kept by match, weights and nodes.

use super::Conn;
use crate::{Analysed, Error, Result};

pub(crate) async fn keep(conn: &mut Conn, match_id: &str, it: &Analysed) -> Result<u64> {
    let kept = sqlx::query(
        "INSERT INTO analyses (match_id, weights, nodes, body) SELECT id, $1, $2, $3 FROM matches WHERE id = $4 \
         AND status = 'finished' ON CONFLICT (match_id, weights, nodes) DO UPDATE SET body = excluded.body",
    )
    .bind(format!("{:016x}", it.weights))
    .bind(i64::from(it.nodes))
    .bind(&it.body)
    .bind(match_id)
    .execute(conn)
    .await?;
    if kept.rows_affected() == 0 {
        return Err(Error::NotFound("finished table"));
    }
    Ok(0)
}

pub(crate) async fn read(
    conn: &mut Conn,
    match_id: &str,
    weights: u64,
    nodes: u32,
) -> Result<Option<String>> {
    let found =
        sqlx::query_scalar("SELECT body FROM analyses WHERE match_id = $1 AND weights = $2 AND nodes = $3");
    Ok(found
        .bind(match_id)
        .bind(format!("{weights:016x}"))
        .bind(i64::from(nodes))
        .fetch_optional(conn)
        .await?)
}
