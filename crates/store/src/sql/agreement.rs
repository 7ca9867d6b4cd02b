//! Requests to undo by agreement: one at a time, good at one version of a table.

use sqlx::Row as _;

use super::{Conn, change, lock, number, undo};
use crate::{AnswerUndo, AskUndo, Error, Event, Result, Saying, UndoRequest};

/// Asks; returns the number of the line of chat that reports it. At one version it is asked once: after a refusal
/// nobody asks again until somebody has acted.
pub(crate) async fn ask(conn: &mut Conn, ask: &AskUndo) -> Result<u64> {
    lock(conn, &ask.match_id).await?;
    let version = ask.expect_version.cast_signed();
    let is_possible: Option<i64> = sqlx::query_scalar(
        "SELECT version FROM matches WHERE id = $1 AND version = $2 AND status = 'running' AND n_actions > $3",
    )
    .bind(&ask.match_id)
    .bind(version)
    .bind(i64::from(ask.keep))
    .fetch_optional(&mut *conn)
    .await?;
    if is_possible.is_none() {
        return Err(undo::refusal(conn, &ask.match_id, ask.expect_version).await);
    }
    sqlx::query("DELETE FROM undo_requests WHERE match_id = $1 AND version <> $2")
        .bind(&ask.match_id)
        .bind(version)
        .execute(&mut *conn)
        .await?;
    let asked = sqlx::query(
        "INSERT INTO undo_requests (match_id, version, seat, keep, by_name) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (match_id) DO NOTHING",
    )
    .bind(&ask.match_id)
    .bind(version)
    .bind(i64::from(ask.seat))
    .bind(i64::from(ask.keep))
    .bind(&ask.by)
    .execute(&mut *conn)
    .await?;
    if asked.rows_affected() == 0 {
        return Err(Error::Taken("undo request"));
    }
    vote(conn, &ask.match_id, &ask.guest).await?;
    say(conn, (&ask.match_id, ask.seat), &ask.by, Event::AsksUndo, ask.at).await
}

/// Answers; returns the number of the line of chat that reports it.
pub(crate) async fn answer(conn: &mut Conn, answer: &AnswerUndo) -> Result<u64> {
    lock(conn, &answer.match_id).await?;
    let found = sqlx::query(
        "UPDATE undo_requests SET refused = $3 WHERE match_id = $1 AND version = $2 AND NOT refused \
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND version = $2 AND status = 'running')",
    )
    .bind(&answer.match_id)
    .bind(answer.version.cast_signed())
    .bind(!answer.agrees)
    .execute(&mut *conn)
    .await?;
    if found.rows_affected() == 0 {
        return Err(Error::NotFound("undo request"));
    }
    if answer.agrees {
        vote(conn, &answer.match_id, &answer.guest).await?;
    }
    let event = if answer.agrees { Event::AgreesToUndo } else { Event::RefusesUndo };
    say(conn, (&answer.match_id, answer.seat), &answer.by, event, answer.at).await
}

async fn vote(conn: &mut Conn, match_id: &str, guest: &str) -> Result<()> {
    sqlx::query(
        "INSERT INTO undo_votes (match_id, guest) VALUES ($1, $2) ON CONFLICT (match_id, guest) DO NOTHING",
    )
    .bind(match_id)
    .bind(guest)
    .execute(conn)
    .await?;
    Ok(())
}

async fn say(conn: &mut Conn, (match_id, seat): (&str, u8), by: &str, event: Event, at: i64) -> Result<u64> {
    let (name, text) = (by.to_owned(), by.to_owned());
    change::say(conn, match_id, &Saying { seat: Some(seat), name, text, event: Some(event), at }).await
}

/// The last request at a table.
pub(crate) async fn read(conn: &mut Conn, match_id: &str) -> Result<Option<UndoRequest>> {
    let row =
        sqlx::query("SELECT version, seat, keep, by_name, refused FROM undo_requests WHERE match_id = $1")
            .bind(match_id)
            .fetch_optional(&mut *conn)
            .await?;
    let Some(row) = row else { return Ok(None) };
    let agreed = sqlx::query_scalar("SELECT guest FROM undo_votes WHERE match_id = $1 ORDER BY guest")
        .bind(match_id)
        .fetch_all(conn)
        .await?;
    Ok(Some(UndoRequest {
        version: number(&row, "version")?,
        seat: number(&row, "seat")?,
        keep: number(&row, "keep")?,
        by: row.try_get("by_name")?,
        agreed,
        refused: row.try_get("refused")?,
    }))
}
