//! Takes a seat, leaves it, gives it to a bot before the game begins.

use super::Conn;
use crate::words::scalar;
use crate::{Claim, Error, NewSeat, Result};

pub(crate) async fn create(
    conn: &mut Conn,
    (match_id, number): (&str, u8),
    seat: &NewSeat,
    left_ms: i64,
    at: i64,
) -> sqlx::Result<()> {
    let (kind, guest, bot) = seat.sitter.columns();
    sqlx::query(
        "INSERT INTO seats (match_id, seat, kind, guest, name, bot, invite, seen_at, asked, left_ms, before_ms, \
         player) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $4)",
    )
    .bind(match_id)
    .bind(i64::from(number))
    .bind(kind)
    .bind(guest)
    .bind(&seat.name)
    .bind(bot)
    .bind(&seat.invite)
    .bind(at)
    .bind(seat.asked)
    .bind(left_ms)
    .execute(conn)
    .await?;
    Ok(())
}

/// Seats a guest; a guest who already sits there only changes the name. Without the link of a seat, only a public
/// table accepts the guest.
pub(crate) async fn take(
    conn: &mut Conn,
    match_id: &str,
    claim: &Claim,
    (guest, name): (&str, &str),
    at: i64,
) -> Result<u64> {
    touch(conn, match_id, at).await?;
    let (seat, invite) = match claim {
        Claim::Open(seat) => (Some(i64::from(*seat)), None),
        Claim::Invite(invite) => (None, Some(invite)),
    };
    let taken: Option<i64> = sqlx::query_scalar(
        "UPDATE seats SET kind = 'guest', guest = $1, player = $1, name = $2, seen_at = $6 \
         WHERE match_id = $3 AND (invite = $5 OR (seat = $4 AND \
         (guest = $1 OR (SELECT is_public FROM matches WHERE id = $3)))) \
         AND (kind = 'open' OR guest = $1) RETURNING seat",
    )
    .bind(guest)
    .bind(name)
    .bind(match_id)
    .bind(seat)
    .bind(invite)
    .bind(at)
    .fetch_optional(&mut *conn)
    .await?;
    if let Some(seat) = taken {
        return scalar(seat);
    }
    let kind: Option<String> =
        sqlx::query_scalar("SELECT kind FROM seats WHERE match_id = $1 AND (seat = $2 OR invite = $3)")
            .bind(match_id)
            .bind(seat)
            .bind(invite)
            .fetch_optional(conn)
            .await?;
    Err(match kind.as_deref() {
        None => Error::NotFound("seat"),
        Some("open") => Error::InvitedOnly,
        Some(_) => Error::Taken("seat"),
    })
}

/// Frees the seat of a guest at a table that waits; its link stays valid.
pub(crate) async fn leave(conn: &mut Conn, match_id: &str, seat: u8, guest: &str, at: i64) -> Result<u64> {
    touch(conn, match_id, at).await?;
    let left = sqlx::query(
        "UPDATE seats SET kind = 'open', guest = NULL, player = NULL, name = NULL \
         WHERE match_id = $1 AND seat = $2 AND guest = $3 \
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting')",
    )
    .bind(match_id)
    .bind(i64::from(seat))
    .bind(guest)
    .execute(conn)
    .await?;
    if left.rows_affected() == 0 { Err(Error::NotFound("seat")) } else { Ok(seat.into()) }
}

/// Puts a bot on a seat that no guest has, or removes it.
pub(crate) async fn set_bot(
    conn: &mut Conn,
    match_id: &str,
    seat: u8,
    (bot, name): (Option<&str>, Option<&str>),
    at: i64,
) -> Result<u64> {
    touch(conn, match_id, at).await?;
    let guest: Option<Option<String>> =
        sqlx::query_scalar("SELECT guest FROM seats WHERE match_id = $1 AND seat = $2")
            .bind(match_id)
            .bind(i64::from(seat))
            .fetch_optional(&mut *conn)
            .await?;
    match guest {
        None => return Err(Error::NotFound("seat")),
        Some(Some(_)) => return Err(Error::Taken("seat")),
        Some(None) => {}
    }
    sqlx::query("UPDATE seats SET kind = $1, bot = $2, name = $3 WHERE match_id = $4 AND seat = $5")
        .bind(if bot.is_some() { "bot" } else { "open" })
        .bind(bot)
        .bind(name)
        .bind(match_id)
        .bind(i64::from(seat))
        .execute(conn)
        .await?;
    Ok(seat.into())
}

/// Records when a guest was last present at a table; an earlier moment changes nothing.
pub(crate) async fn seen(conn: &mut Conn, match_id: &str, guest: &str, at: i64) -> Result<u64> {
    sqlx::query("UPDATE seats SET seen_at = $1 WHERE match_id = $2 AND guest = $3 AND seen_at < $1")
        .bind(at)
        .bind(match_id)
        .bind(guest)
        .execute(conn)
        .await?;
    Ok(0)
}

/// Records the change at the table. The players of a finished game do not change any more.
async fn touch(conn: &mut Conn, match_id: &str, at: i64) -> Result<()> {
    let touched = sqlx::query("UPDATE matches SET updated_at = $1 WHERE id = $2 AND status <> 'finished'")
        .bind(at)
        .bind(match_id)
        .execute(&mut *conn)
        .await?;
    if touched.rows_affected() == 1 {
        return Ok(());
    }
    let n_tables: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM matches WHERE id = $1")
        .bind(match_id)
        .fetch_one(conn)
        .await?;
    Err(if n_tables == 0 { Error::NotFound("table") } else { Error::NotRunning })
}
