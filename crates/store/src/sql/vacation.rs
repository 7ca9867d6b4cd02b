//! Vacations: while one lasts, the clocks of its guest stand at tables with days for each turn.

use sqlx::error::ErrorKind;

use super::{Conn, change, clock};
use crate::{Error, Result};

pub(crate) async fn begin(conn: &mut Conn, guest: &str, ends_at: i64, at: i64) -> Result<u64> {
    sqlx::query("INSERT INTO vacations (guest, begun_at, ends_at, is_on) VALUES ($1, $2, $3, TRUE)")
        .bind(guest)
        .bind(at)
        .bind(ends_at)
        .execute(&mut *conn)
        .await
        .map_err(|e| change::constraint(e, &ErrorKind::UniqueViolation, Error::Taken("vacation")))?;
    settle(conn, guest, at).await
}

/// Ends the vacation of a guest, if there is one; returns how many have ended.
pub(crate) async fn end(conn: &mut Conn, guest: &str, at: i64) -> Result<u64> {
    let ended = sqlx::query(
        "UPDATE vacations SET is_on = FALSE, ends_at = CASE WHEN ends_at > $2 THEN $2 ELSE ends_at END \
         WHERE guest = $1 AND is_on",
    )
    .bind(guest)
    .bind(at)
    .execute(&mut *conn)
    .await?;
    settle(conn, guest, at).await?;
    Ok(ended.rows_affected())
}

/// The guests whose vacation has reached its end.
pub(crate) async fn over(conn: &mut Conn, at: i64) -> Result<Vec<String>> {
    Ok(sqlx::query_scalar("SELECT guest FROM vacations WHERE is_on AND ends_at <= $1 ORDER BY guest")
        .bind(at)
        .fetch_all(conn)
        .await?)
}

/// The clocks of the guest stand, or run again.
async fn settle(conn: &mut Conn, guest: &str, at: i64) -> Result<u64> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT DISTINCT id FROM matches JOIN seats ON seats.match_id = matches.id \
         WHERE seats.guest = $1 AND status = 'running' AND clock <> '' ORDER BY id",
    )
    .bind(guest)
    .fetch_all(&mut *conn)
    .await?;
    for table in &tables {
        clock::settle(conn, table, at).await?;
    }
    Ok(tables.len() as u64)
}

/// Until when a guest is on vacation.
pub(crate) async fn until(conn: &mut Conn, guest: &str) -> Result<Option<i64>> {
    Ok(sqlx::query_scalar("SELECT ends_at FROM vacations WHERE guest = $1 AND is_on")
        .bind(guest)
        .fetch_optional(conn)
        .await?)
}

/// Begin and end of the vacations of a guest that began since a moment.
pub(crate) async fn since(conn: &mut Conn, guest: &str, since: i64) -> Result<Vec<(i64, i64)>> {
    Ok(sqlx::query_as(
        "SELECT begun_at, ends_at FROM vacations WHERE guest = $1 AND begun_at >= $2 ORDER BY begun_at",
    )
    .bind(guest)
    .bind(since)
    .fetch_all(conn)
    .await?)
}
