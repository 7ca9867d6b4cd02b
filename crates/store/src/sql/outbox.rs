//! Notices that are to be sent, and the addresses of those who want them.

use sqlx::{FromRow, Row as _};

use super::{Conn, Row, number};
use crate::Result;
use crate::outbox::{Announcement, Channel, Delivery, Hook, Step, Tidings};

/// When a notice is due that needs not be sent any more.
const NEVER: i64 = i64::MAX;

impl FromRow<'_, Row> for Delivery {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            guest: row.try_get("guest")?,
            target: row.try_get("target")?,
            match_id: row.try_get("match_id")?,
            tidings: Tidings::read(row.try_get("kind")?)?,
            version: number(row, "version")?,
            at: row.try_get("at")?,
            due_at: row.try_get("due_at")?,
            tries: number(row, "tries")?,
        })
    }
}

/// Makes a change of the outbox.
pub(crate) async fn make(conn: &mut Conn, step: &Step) -> Result<u64> {
    match step {
        Step::Announce(announcement) => announce(conn, announcement).await,
        Step::Claim { id, seen, until } => claim(conn, *id, *seen, *until).await,
        Step::Done { id } => {
            sqlx::query("UPDATE outbox SET due_at = $2 WHERE id = $1")
                .bind(id)
                .bind(NEVER)
                .execute(conn)
                .await?;
            Ok(0)
        }
        Step::Purge { before } => {
            let purged = sqlx::query("DELETE FROM outbox WHERE at < $1").bind(before).execute(conn).await?;
            Ok(purged.rows_affected())
        }
        Step::PutHook(hook) => put_hook(conn, hook).await,
        Step::DropHook { guest } => drop_hook(conn, guest).await,
        Step::HookAnswered { guest, is_good } => hook_answered(conn, guest, *is_good).await,
    }
}

async fn announce(conn: &mut Conn, it: &Announcement) -> Result<u64> {
    let (kind, version) = (it.tidings.word(), it.version.cast_signed());
    let mut n = 0;
    if it.to_host {
        let put = sqlx::query(
            "INSERT INTO outbox (channel, guest, target, match_id, kind, version, at, due_at, tries) \
             SELECT 'host', '', '', id, $2, $3, $4, $4, 0 FROM matches WHERE id = $1 ON CONFLICT DO NOTHING",
        );
        let put = put.bind(&it.match_id).bind(kind).bind(version).bind(it.at).execute(&mut *conn).await?;
        n += put.rows_affected();
    }
    for guest in &it.guests {
        let put = sqlx::query(
            "INSERT INTO outbox (channel, guest, target, match_id, kind, version, at, due_at, tries) \
             SELECT 'hook', guest, '', matches.id, $2, $3, $4, $4, 0 FROM hooks, matches \
             WHERE guest = $5 AND n_failed < $6 AND matches.id = $1 ON CONFLICT DO NOTHING",
        );
        let put = put
            .bind(&it.match_id)
            .bind(kind)
            .bind(version)
            .bind(it.at)
            .bind(guest)
            .bind(i64::from(Hook::MOST_FAILED))
            .execute(&mut *conn)
            .await?;
        n += put.rows_affected();
    }
    for guest in &it.guests {
        let put = sqlx::query(
            "INSERT INTO outbox (channel, guest, target, match_id, kind, version, at, due_at, tries) \
             SELECT 'push', guest, endpoint, matches.id, $2, $3, $4, $4, 0 FROM pushes, matches \
             WHERE guest = $5 AND matches.id = $1 ON CONFLICT DO NOTHING",
        );
        let put = put
            .bind(&it.match_id)
            .bind(kind)
            .bind(version)
            .bind(it.at)
            .bind(guest)
            .execute(&mut *conn)
            .await?;
        n += put.rows_affected();
    }
    if let Some(mail_at) = it.mail_at {
        for guest in &it.guests {
            let put = sqlx::query(
                "INSERT INTO outbox (channel, guest, target, match_id, kind, version, at, due_at, tries) \
                 SELECT 'mail', guest, '', matches.id, $2, $3, $4, $5, 0 FROM mails, matches \
                 WHERE guest = $6 AND confirmed_at IS NOT NULL AND matches.id = $1 ON CONFLICT DO NOTHING",
            );
            let put = put
                .bind(&it.match_id)
                .bind(kind)
                .bind(version)
                .bind(it.at)
                .bind(mail_at)
                .bind(guest)
                .execute(&mut *conn)
                .await?;
            n += put.rows_affected();
        }
    }
    Ok(n)
}

/// Of two nodes that claim a notice, the second finds another time there.
async fn claim(conn: &mut Conn, id: i64, seen: i64, until: i64) -> Result<u64> {
    let claimed =
        sqlx::query("UPDATE outbox SET due_at = $3, tries = tries + 1 WHERE id = $1 AND due_at = $2")
            .bind(id)
            .bind(seen)
            .bind(until)
            .execute(conn)
            .await?;
    Ok(claimed.rows_affected())
}

async fn put_hook(conn: &mut Conn, hook: &Hook) -> Result<u64> {
    sqlx::query(
        "INSERT INTO hooks (guest, address, secret, n_failed, set_at) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (guest) DO UPDATE SET address = excluded.address, secret = excluded.secret, \
         n_failed = excluded.n_failed, set_at = excluded.set_at",
    )
    .bind(&hook.guest)
    .bind(&hook.address)
    .bind(&hook.secret)
    .bind(i64::from(hook.n_failed))
    .bind(hook.set_at)
    .execute(conn)
    .await?;
    Ok(0)
}

async fn drop_hook(conn: &mut Conn, guest: &str) -> Result<u64> {
    sqlx::query("DELETE FROM hooks WHERE guest = $1").bind(guest).execute(&mut *conn).await?;
    sqlx::query("UPDATE outbox SET due_at = $2 WHERE guest = $1 AND channel = 'hook'")
        .bind(guest)
        .bind(NEVER)
        .execute(conn)
        .await?;
    Ok(0)
}

async fn hook_answered(conn: &mut Conn, guest: &str, is_good: bool) -> Result<u64> {
    let text = if is_good {
        "UPDATE hooks SET n_failed = 0 WHERE guest = $1 AND n_failed > 0"
    } else {
        "UPDATE hooks SET n_failed = n_failed + 1 WHERE guest = $1"
    };
    sqlx::query(text).bind(guest).execute(conn).await?;
    Ok(0)
}

pub(crate) async fn has_listeners(conn: &mut Conn) -> Result<bool> {
    let some = "SELECT COUNT(*) FROM (SELECT guest FROM hooks UNION ALL SELECT guest FROM mails \
         UNION ALL SELECT guest FROM pushes LIMIT 1) AS wanted";
    let n: i64 = sqlx::query_scalar(some).fetch_one(conn).await?;
    Ok(n > 0)
}

pub(crate) async fn due(conn: &mut Conn, channel: Channel, at: i64, limit: u32) -> Result<Vec<Delivery>> {
    Ok(sqlx::query_as(
        "SELECT id, guest, target, match_id, kind, version, at, due_at, tries FROM outbox \
         WHERE channel = $1 AND due_at <= $2 ORDER BY due_at, id LIMIT $3",
    )
    .bind(channel.word())
    .bind(at)
    .bind(i64::from(limit))
    .fetch_all(conn)
    .await?)
}

pub(crate) async fn hook(conn: &mut Conn, guest: &str) -> Result<Option<Hook>> {
    let row = sqlx::query("SELECT address, secret, n_failed, set_at FROM hooks WHERE guest = $1")
        .bind(guest)
        .fetch_optional(conn)
        .await?;
    row.map(|row| {
        Ok(Hook {
            guest: guest.to_owned(),
            address: row.try_get("address")?,
            secret: row.try_get("secret")?,
            n_failed: number(&row, "n_failed")?,
            set_at: row.try_get("set_at")?,
        })
    })
    .transpose()
}
