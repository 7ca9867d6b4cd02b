//! Undoing, and why a table refuses an act.

use super::Conn;
use crate::words::scalar;
use crate::{Error, Result, Undo};

/// Undoes actions inside a transaction that is open already. The end is final: actions of a finished game cannot be
/// undone.
pub(crate) async fn undo(conn: &mut Conn, undo: &Undo) -> Result<u64> {
    let version: Option<i64> = sqlx::query_scalar(
        "UPDATE matches SET version = version + 1, n_actions = $1, \
         fixed = $2, updated_at = $3, snapshot = $4 \
         WHERE id = $5 AND version = $6 AND status = 'running' AND n_actions > $1 RETURNING version",
    )
    .bind(i64::from(undo.keep))
    .bind(i64::from(undo.fixed))
    .bind(undo.at)
    .bind(&undo.snapshot)
    .bind(&undo.match_id)
    .bind(undo.expect_version.cast_signed())
    .fetch_optional(&mut *conn)
    .await?;
    let Some(version) = version else {
        return Err(refusal(conn, &undo.match_id, undo.expect_version).await);
    };
    sqlx::query("DELETE FROM actions WHERE match_id = $1 AND n >= $2")
        .bind(&undo.match_id)
        .bind(i64::from(undo.keep))
        .execute(conn)
        .await?;
    scalar(version)
}

/// Why a table refused an act or an undo that expected `version`.
pub(crate) async fn refusal(conn: &mut Conn, match_id: &str, version: u64) -> Error {
    let found: sqlx::Result<Option<(i64, String)>> =
        sqlx::query_as("SELECT version, status FROM matches WHERE id = $1")
            .bind(match_id)
            .fetch_optional(conn)
            .await;
    match found {
        Err(e) => e.into(),
        Ok(None) => Error::NotFound("table"),
        Ok(Some((current, _))) if current != version.cast_signed() => {
            scalar(current).map_or_else(|error| error, |current| Error::Stale { current })
        }
        Ok(Some((_, status))) if status != "running" => Error::NotRunning,
        Ok(Some(_)) => Error::Other("there are not that many actions to take back".into()),
    }
}
