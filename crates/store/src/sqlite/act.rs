//! Acting: the path that must be fast.

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::{AssertSqlSafe, Row};

use super::undo::refusal;
use crate::{Append, Result};

/// The most lines that are written by one call.
pub(crate) const MOST_LINES: usize = 256;

/// Adds a line to the record of a table. This and `MOVE` check the version that the actor saw: both find it, or
/// neither.
const LINE: &str = "INSERT INTO actions (match_id, n, seat, line, at) SELECT id, n_actions + ?, ?, ?, ? \
     FROM matches WHERE id = ? AND version = ? AND status = 'running'; ";

/// Raises the version of a table by one; returns which of the acts that was.
const MOVE: &str = "UPDATE matches SET version = version + 1, n_actions = n_actions + ?, \
     fixed = ?, status = ?, outcome = ?, updated_at = ?, snapshot = ? \
     WHERE id = ? AND version = ? AND status = 'running' RETURNING ";

/// Writes acts at different tables together; returns which of them found their table at the expected version. Calling
/// SQLite's thread takes longer than the statements, so all of them are one call, and so is the transaction if it
/// contains nothing else (`alone`). After an error it is unknown which act caused it, and the transaction may still
/// be open.
pub(crate) async fn append_together(
    conn: &mut SqliteConnection,
    acts: &[&Append],
    alone: bool,
) -> Result<Vec<bool>> {
    let n_lines = acts.iter().map(|act| act.lines.len()).sum();
    let text = text(n_lines, acts.len(), alone);
    let mut query = sqlx::query(AssertSqlSafe(text)).persistent(n_lines <= MOST_LINES);
    for act in acts {
        for (offset, (seat, line)) in (0_u32..).zip(&act.lines) {
            query = query.bind(offset).bind(*seat).bind(line).bind(act.at);
            query = query.bind(&act.match_id).bind(act.expect_version.cast_signed());
        }
    }
    for _ in n_lines..n_lines.next_power_of_two() {
        query = bind_nothing(query, 6);
    }
    for act in acts {
        query = bind_move(query, act);
    }
    let mut moved = vec![false; acts.len()];
    for row in query.fetch_all(conn).await? {
        if let Some(moved) = moved.get_mut(row.try_get::<u32, _>(0)? as usize) {
            *moved = true;
        }
    }
    Ok(moved)
}

/// A statement for that many lines and acts, rounded up so that few statements must be prepared. Unused places match
/// no table, because no table has NULL as its id.
fn text(n_lines: usize, n_acts: usize, alone: bool) -> String {
    let (n_lines, n_acts) = (n_lines.next_power_of_two(), n_acts.next_power_of_two());
    let mut text = String::with_capacity(n_lines * LINE.len() + n_acts * (MOVE.len() + 4) + 32);
    if alone {
        text.push_str("BEGIN IMMEDIATE; ");
    }
    for _ in 0..n_lines {
        text.push_str(LINE);
    }
    for act in 0..n_acts {
        text.push_str(MOVE);
        text.push_str(&act.to_string());
        text.push_str("; ");
    }
    if alone {
        text.push_str("COMMIT");
    }
    text
}

type Text<'q> = Query<'q, Sqlite, SqliteArguments>;

fn bind_move<'q>(query: Text<'q>, act: &'q Append) -> Text<'q> {
    let status = if act.outcome.is_none() { "running" } else { "finished" };
    query
        .bind(act.lines.len() as i64)
        .bind(act.fixed)
        .bind(status)
        .bind(&act.outcome)
        .bind(act.at)
        .bind(&act.snapshot)
        .bind(&act.match_id)
        .bind(act.expect_version.cast_signed())
}

fn bind_nothing(query: Text<'_>, n: usize) -> Text<'_> {
    (0..n).fold(query, |query, _| query.bind(None::<i64>))
}

/// Writes one act inside a transaction that is open already.
pub(crate) async fn append(conn: &mut SqliteConnection, act: &Append) -> Result<u64> {
    match append_together(conn, &[act], false).await?[..] {
        [true] => Ok(act.expect_version + 1),
        _ => Err(refusal(conn, &act.match_id, act.expect_version).await),
    }
}
