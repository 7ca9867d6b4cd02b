//! Acting: the path that must be fast, so it is one statement and one round trip.

use super::Conn;
use super::undo::refusal;
use crate::{Append, Result};

/// Of two nodes that act at the same version, the second waits for the row, finds another version there and changes
/// nothing.
const ACT: &str = "WITH moved AS ( \
         UPDATE matches SET version = version + 1, n_actions = n_actions + $3, \
         fixed = $4, status = $5, outcome = $6, updated_at = $7, snapshot = $8 \
         WHERE id = $1 AND version = $2 AND status = 'running' RETURNING id, n_actions - $3 AS n_before), \
     written AS ( \
         INSERT INTO actions (match_id, n, seat, line, at) \
         SELECT moved.id, moved.n_before + act.place - 1, act.seat, act.line, $7 \
         FROM moved, unnest($9::bigint[], $10::text[]) WITH ORDINALITY AS act (seat, line, place)) \
     SELECT COUNT(*) FROM moved";

pub(crate) async fn append(conn: &mut Conn, act: &Append) -> Result<u64> {
    let (seats, lines): (Vec<i64>, Vec<&str>) =
        act.lines.iter().map(|(seat, line)| (i64::from(*seat), line.as_str())).unzip();
    let moved: i64 = sqlx::query_scalar(ACT)
        .bind(&act.match_id)
        .bind(act.expect_version.cast_signed())
        .bind(act.lines.len() as i64)
        .bind(i64::from(act.fixed))
        .bind(if act.outcome.is_none() { "running" } else { "finished" })
        .bind(&act.outcome)
        .bind(act.at)
        .bind(&act.snapshot)
        .bind(seats)
        .bind(lines)
        .fetch_one(&mut *conn)
        .await?;
    match moved {
        1 => Ok(act.expect_version + 1),
        _ => Err(refusal(conn, &act.match_id, act.expect_version).await),
    }
}
