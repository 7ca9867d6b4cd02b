//! Rematches: the next table of the same people.

use sqlx::error::ErrorKind;

use super::{Conn, change, lock};
use crate::{Error, Event, NewMatch, Result, Saying};

/// Links a finished table to its rematch and reports it in its chat; returns the number of that line. A rematch that
/// was closed makes room for another one.
pub(crate) async fn link(conn: &mut Conn, old: &str, new: &NewMatch) -> Result<u64> {
    lock(conn, old).await?;
    let status: Option<String> = sqlx::query_scalar("SELECT status FROM matches WHERE id = $1")
        .bind(old)
        .fetch_optional(&mut *conn)
        .await?;
    match status.as_deref() {
        None => return Err(Error::NotFound("table")),
        Some("finished") => {}
        Some(_) => return Err(Error::NotRunning),
    }
    sqlx::query(
        "DELETE FROM rematches WHERE old_id = $1 \
         AND new_id IN (SELECT id FROM matches WHERE status = 'finished' AND outcome = 'closed')",
    )
    .bind(old)
    .execute(&mut *conn)
    .await?;
    sqlx::query("INSERT INTO rematches (old_id, new_id) VALUES ($1, $2)")
        .bind(old)
        .bind(&new.id)
        .execute(&mut *conn)
        .await
        .map_err(|e| change::constraint(e, &ErrorKind::UniqueViolation, Error::Taken("rematch")))?;
    let name = new.seats.iter().find(|seat| seat.sitter.columns().1 == Some(&new.host));
    let name = name.and_then(|seat| seat.name.clone()).unwrap_or_default();
    let saying = Saying { seat: None, text: name.clone(), name, event: Some(Event::Rematch), at: new.at };
    change::say(conn, old, &saying).await
}

/// The rematch of a table.
pub(crate) async fn of(conn: &mut Conn, old: &str) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT new_id FROM rematches WHERE old_id = $1")
        .bind(old)
        .fetch_optional(conn)
        .await?)
}
