//! The browsers of guests that get push messages.

use super::Conn;
use crate::Result;
use crate::push::{Push, PushStep};

/// Makes a change of a browser.
pub(crate) async fn make(conn: &mut Conn, step: &PushStep) -> Result<u64> {
    match step {
        PushStep::Put(push) => put(conn, push).await,
        PushStep::Drop { endpoint, guest } => {
            sqlx::query("DELETE FROM pushes WHERE endpoint = $1 AND (guest = $2 OR $2 IS NULL)")
                .bind(endpoint)
                .bind(guest)
                .execute(conn)
                .await?;
            Ok(0)
        }
    }
}

async fn put(conn: &mut Conn, push: &Push) -> Result<u64> {
    sqlx::query(
        "INSERT INTO pushes (endpoint, guest, key, secret, language, set_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, key = excluded.key, \
         secret = excluded.secret, language = excluded.language, set_at = excluded.set_at",
    )
    .bind(&push.endpoint)
    .bind(&push.guest)
    .bind(&push.key)
    .bind(&push.secret)
    .bind(&push.language)
    .bind(push.set_at)
    .execute(&mut *conn)
    .await?;
    sqlx::query(
        "DELETE FROM pushes WHERE guest = $1 AND endpoint NOT IN \
         (SELECT endpoint FROM pushes WHERE guest = $1 ORDER BY set_at DESC, endpoint LIMIT $2)",
    )
    .bind(&push.guest)
    .bind(i64::from(Push::MOST))
    .execute(conn)
    .await?;
    Ok(0)
}

pub(crate) async fn at(conn: &mut Conn, endpoint: &str) -> Result<Option<Push>> {
    let found: Option<(String, String, String, String, i64)> =
        sqlx::query_as("SELECT guest, key, secret, language, set_at FROM pushes WHERE endpoint = $1")
            .bind(endpoint)
            .fetch_optional(conn)
            .await?;
    Ok(found.map(|(guest, key, secret, language, set_at)| {
        let endpoint = endpoint.to_owned();
        Push { endpoint, guest, key, secret, language, set_at }
    }))
}
