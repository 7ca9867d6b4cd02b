//! Links that move a guest to another device: one for each guest, valid once and for a limited time.

use sqlx::sqlite::SqliteConnection;

use crate::{Error, Result};

pub(crate) async fn put(
    conn: &mut SqliteConnection,
    guest: &str,
    secret: &str,
    expires_at: i64,
) -> Result<u64> {
    sqlx::query(
        "INSERT INTO links (guest, secret, expires_at) VALUES (?, ?, ?) ON CONFLICT (guest) \
         DO UPDATE SET secret = excluded.secret, expires_at = excluded.expires_at",
    )
    .bind(guest)
    .bind(secret)
    .bind(expires_at)
    .execute(conn)
    .await?;
    Ok(0)
}

pub(crate) async fn remove(conn: &mut SqliteConnection, guest: &str) -> Result<u64> {
    sqlx::query("DELETE FROM links WHERE guest = ?").bind(guest).execute(conn).await?;
    Ok(0)
}

/// Uses a link, and removes all expired links.
pub(crate) async fn spend(conn: &mut SqliteConnection, secret: &str, at: i64) -> Result<u64> {
    let spent = sqlx::query("DELETE FROM links WHERE secret = ? AND expires_at > ?")
        .bind(secret)
        .bind(at)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM links WHERE expires_at <= ?").bind(at).execute(conn).await?;
    if spent.rows_affected() == 0 { Err(Error::NotFound("link")) } else { Ok(0) }
}

pub(crate) async fn guest(conn: &mut SqliteConnection, secret: &str, at: i64) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT guest FROM links WHERE secret = ? AND expires_at > ?")
        .bind(secret)
        .bind(at)
        .fetch_optional(conn)
        .await?)
}

pub(crate) async fn of(conn: &mut SqliteConnection, guest: &str, at: i64) -> Result<Option<(String, i64)>> {
    Ok(sqlx::query_as("SELECT secret, expires_at FROM links WHERE guest = ? AND expires_at > ?")
        .bind(guest)
        .bind(at)
        .fetch_optional(conn)
        .await?)
}
