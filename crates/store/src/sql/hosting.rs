//! What the host of a server decides: who is refused, and what everybody is told.

use super::Conn;
use crate::{Ban, Banned, Result};

pub(crate) async fn ban(conn: &mut Conn, ban: &Ban) -> Result<u64> {
    let (kind, who) = ban.who.words();
    sqlx::query(
        "INSERT INTO bans (kind, who, note, at) VALUES ($1, $2, $3, $4) ON CONFLICT (kind, who) \
         DO UPDATE SET note = excluded.note, at = excluded.at",
    )
    .bind(kind)
    .bind(who)
    .bind(&ban.note)
    .bind(ban.at)
    .execute(conn)
    .await?;
    Ok(0)
}

pub(crate) async fn lift(conn: &mut Conn, who: &Banned) -> Result<u64> {
    let (kind, who) = who.words();
    sqlx::query("DELETE FROM bans WHERE kind = $1 AND who = $2").bind(kind).bind(who).execute(conn).await?;
    Ok(0)
}

pub(crate) async fn bans(conn: &mut Conn) -> Result<Vec<Ban>> {
    let rows: Vec<(String, String, String, i64)> =
        sqlx::query_as("SELECT kind, who, note, at FROM bans ORDER BY at DESC, kind, who")
            .fetch_all(conn)
            .await?;
    rows.into_iter()
        .map(|(kind, who, note, at)| Ok(Ban { who: Banned::read(&kind, who)?, note, at }))
        .collect()
}

pub(crate) async fn set_notice(conn: &mut Conn, text: Option<&str>, at: i64) -> Result<u64> {
    sqlx::query("DELETE FROM notices").execute(&mut *conn).await?;
    if let Some(text) = text {
        sqlx::query("INSERT INTO notices (one, text, at) VALUES (1, $1, $2)")
            .bind(text)
            .bind(at)
            .execute(conn)
            .await?;
    }
    Ok(0)
}

pub(crate) async fn notice(conn: &mut Conn) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT text FROM notices").fetch_optional(conn).await?)
}
