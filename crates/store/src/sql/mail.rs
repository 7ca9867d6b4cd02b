//! The e-mail addresses of guests.

use super::Conn;
use crate::mail::{Mail, MailStep};
use crate::{Error, Result};

type Columns = (String, String, String, String, Option<i64>, i64);

/// Makes a change of an address.
pub(crate) async fn make(conn: &mut Conn, step: &MailStep) -> Result<u64> {
    match step {
        MailStep::Put(mail) => put(conn, mail).await,
        MailStep::Confirm { secret, at } => confirm(conn, secret, *at).await,
        MailStep::Drop { guest } => {
            sqlx::query("DELETE FROM mails WHERE guest = $1").bind(guest).execute(conn).await?;
            Ok(0)
        }
        MailStep::Stop { secret } => {
            sqlx::query("DELETE FROM mails WHERE secret = $1").bind(secret).execute(conn).await?;
            Ok(0)
        }
    }
}

async fn put(conn: &mut Conn, mail: &Mail) -> Result<u64> {
    let day_before = mail.set_at - Mail::CONFIRMED_WITHIN;
    sqlx::query("DELETE FROM mail_asks WHERE at <= $1").bind(day_before).execute(&mut *conn).await?;
    let n_asked: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM mail_asks WHERE address = $1")
        .bind(&mail.address)
        .fetch_one(&mut *conn)
        .await?;
    if n_asked >= i64::from(Mail::MOST_ASKED) {
        return Ok(0);
    }
    sqlx::query("INSERT INTO mail_asks (address, at) VALUES ($1, $2)")
        .bind(&mail.address)
        .bind(mail.set_at)
        .execute(&mut *conn)
        .await?;
    sqlx::query(
        "INSERT INTO mails (guest, address, language, secret, confirmed_at, set_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (guest) DO UPDATE SET address = excluded.address, language = excluded.language, \
         secret = excluded.secret, confirmed_at = excluded.confirmed_at, set_at = excluded.set_at",
    )
    .bind(&mail.guest)
    .bind(&mail.address)
    .bind(&mail.language)
    .bind(&mail.secret)
    .bind(mail.confirmed_at)
    .bind(mail.set_at)
    .execute(conn)
    .await?;
    Ok(1)
}

async fn confirm(conn: &mut Conn, secret: &str, at: i64) -> Result<u64> {
    let confirmed = sqlx::query(
        "UPDATE mails SET confirmed_at = $2 WHERE secret = $1 AND (confirmed_at IS NOT NULL OR set_at > $3)",
    )
    .bind(secret)
    .bind(at)
    .bind(at - Mail::CONFIRMED_WITHIN)
    .execute(conn)
    .await?;
    if confirmed.rows_affected() == 0 { Err(Error::NotFound("link")) } else { Ok(0) }
}

const COLUMNS: &str = "SELECT guest, address, language, secret, confirmed_at, set_at FROM mails";

pub(crate) async fn of(conn: &mut Conn, guest: &str) -> Result<Option<Mail>> {
    find(conn, "guest", guest).await
}

pub(crate) async fn by(conn: &mut Conn, secret: &str) -> Result<Option<Mail>> {
    find(conn, "secret", secret).await
}

async fn find(conn: &mut Conn, column: &'static str, value: &str) -> Result<Option<Mail>> {
    let text = format!("{COLUMNS} WHERE {column} = $1");
    let found: Option<Columns> =
        sqlx::query_as(sqlx::AssertSqlSafe(text)).bind(value).fetch_optional(conn).await?;
    Ok(found.map(|(guest, address, language, secret, confirmed_at, set_at)| Mail {
        guest,
        address,
        language,
        secret,
        confirmed_at,
        set_at,
    }))
}
