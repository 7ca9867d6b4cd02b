//! Links that move a guest to another device: one for each guest, valid once and for a limited time.

use super::Conn;
use crate::{Error, Result};

pub(crate) async fn put(conn: &mut Conn, guest: &str, secret: &str, expires_at: i64) -> Result<u64> {
    sqlx::query(
        "INSERT INTO links (guest, secret, expires_at) VALUES ($1, $2, $3) ON CONFLICT (guest) \
         DO UPDATE SET secret = excluded.secret, expires_at = excluded.expires_at",
    )
    .bind(guest)
    .bind(secret)
    .bind(expires_at)
    .execute(conn)
    .await?;
    Ok(0)
}

pub(crate) async fn remove(conn: &mut Conn, guest: &str) -> Result<u64> {
    sqlx::query("DELETE FROM links WHERE guest = $1").bind(guest).execute(conn).await?;
    Ok(0)
}

/// Uses a link, and removes all expired links.
pub(crate) async fn spend(conn: &mut Conn, secret: &str, at: i64) -> Result<u64> {
    let spent = sqlx::query("DELETE FROM links WHERE secret = $1 AND expires_at > $2")
        .bind(secret)
        .bind(at)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM links WHERE expires_at <= $1").bind(at).execute(conn).await?;
    if spent.rows_affected() == 0 { Err(Error::NotFound("link")) } else { Ok(0) }
}

pub(crate) async fn guest(conn: &mut Conn, secret: &str, at: i64) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT guest FROM links WHERE secret = $1 AND expires_at > $2")
        .bind(secret)
        .bind(at)
        .fetch_optional(conn)
        .await?)
}

pub(crate) async fn of(conn: &mut Conn, guest: &str, at: i64) -> Result<Option<(String, i64)>> {
    Ok(sqlx::query_as("SELECT secret, expires_at FROM links WHERE guest = $1 AND expires_at > $2")
        .bind(guest)
        .bind(at)
        .fetch_optional(conn)
        .await?)
}
