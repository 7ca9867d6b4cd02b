//! The passkeys of guests, and the numbers that their devices sign.

use sqlx::{AssertSqlSafe, FromRow, Row as _};

use super::{Conn, Row, number};
use crate::passkey::{Passkey, PasskeyStep};
use crate::{Error, Result};

impl FromRow<'_, Row> for Passkey {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            guest: row.try_get("guest")?,
            key: row.try_get("key")?,
            counter: number(row, "counter")?,
            name: row.try_get("name")?,
            made_at: row.try_get("made_at")?,
            used_at: row.try_get("used_at")?,
        })
    }
}

/// Makes a change of a passkey.
pub(crate) async fn make(conn: &mut Conn, step: &PasskeyStep) -> Result<u64> {
    match step {
        PasskeyStep::Ask { riddle, guest, expires_at, at } => {
            sqlx::query("DELETE FROM riddles WHERE expires_at <= $1").bind(at).execute(&mut *conn).await?;
            sqlx::query("INSERT INTO riddles (riddle, guest, expires_at) VALUES ($1, $2, $3)")
                .bind(riddle)
                .bind(guest)
                .bind(expires_at)
                .execute(conn)
                .await?;
            Ok(0)
        }
        PasskeyStep::Answer { riddle, guest, at } => {
            let text = "DELETE FROM riddles WHERE riddle = $1 AND guest = $2 AND expires_at > $3";
            let used = sqlx::query(text).bind(riddle).bind(guest).bind(at).execute(conn).await?;
            if used.rows_affected() == 0 { Err(Error::NotFound("riddle")) } else { Ok(0) }
        }
        PasskeyStep::Put(passkey) => put(conn, passkey).await,
        PasskeyStep::Used { id, counter, at } => {
            // A device that counts never shows the same number twice; one that does not count always shows 0.
            let used = sqlx::query(
                "UPDATE passkeys SET counter = $2, used_at = $3 \
                 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))",
            );
            Ok(used.bind(id).bind(i64::from(*counter)).bind(at).execute(conn).await?.rows_affected())
        }
        PasskeyStep::Drop { id, guest } => {
            sqlx::query("DELETE FROM passkeys WHERE id = $1 AND guest = $2")
                .bind(id)
                .bind(guest)
                .execute(conn)
                .await?;
            Ok(0)
        }
    }
}

async fn put(conn: &mut Conn, passkey: &Passkey) -> Result<u64> {
    let put = sqlx::query(
        "INSERT INTO passkeys (id, guest, key, counter, name, made_at) SELECT $1, $2, $3, $4, $5, $6 \
         WHERE (SELECT COUNT(*) FROM passkeys WHERE guest = $2) < $7 ON CONFLICT (id) DO NOTHING",
    )
    .bind(&passkey.id)
    .bind(&passkey.guest)
    .bind(&passkey.key)
    .bind(i64::from(passkey.counter))
    .bind(&passkey.name)
    .bind(passkey.made_at)
    .bind(i64::from(Passkey::MOST))
    .execute(conn)
    .await?;
    Ok(put.rows_affected())
}

/// The passkeys with this value in a column.
pub(crate) async fn find(conn: &mut Conn, column: &'static str, value: &str) -> Result<Vec<Passkey>> {
    let text = format!(
        "SELECT id, guest, key, counter, name, made_at, used_at FROM passkeys WHERE {column} = $1 ORDER BY made_at, id"
    );
    Ok(sqlx::query_as(AssertSqlSafe(text)).bind(value).fetch_all(conn).await?)
}
