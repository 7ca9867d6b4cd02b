//! The one task that writes: it takes all waiting requests, commits once, then answers each.

use std::sync::Arc;

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{Notify, mpsc, oneshot};

use super::file::Lock;
use super::undo::refusal;
use super::{act, change};
use crate::change::Change;
use crate::{Append, Result};

/// The most requests that share one commit.
const MOST_REQUESTS: usize = 64;

/// The most messages that one call to SQLite returns: a row for every act, and one for the end of each of four statements.
pub(crate) const MOST_RESULTS: usize = MOST_REQUESTS + 4;

/// A requested change. Every change returns a number: a version, a seat, a line of chat.
pub(crate) struct Request {
    pub(crate) change: Change,
    pub(crate) answer: oneshot::Sender<Result<u64>>,
}

/// Serves requests until the store is closed or all handles are dropped; holds the lock until the file is closed.
pub(crate) async fn serve(
    mut conn: SqliteConnection,
    mut inbox: mpsc::Receiver<Request>,
    closing: Arc<Notify>,
    lock: Option<Lock>,
) {
    let mut requests = Vec::with_capacity(MOST_REQUESTS);
    loop {
        let n_requests = tokio::select! {
            n_requests = inbox.recv_many(&mut requests, MOST_REQUESTS) => n_requests,
            () = closing.notified() => {
                inbox.close();
                continue;
            }
        };
        if n_requests == 0 {
            break;
        }
        let (changes, askers): (Vec<_>, Vec<_>) = requests.drain(..).map(|r| (r.change, r.answer)).unzip();
        for (asker, answer) in askers.into_iter().zip(settle(&mut conn, &changes).await) {
            // A caller that stopped waiting does not undo what was written.
            let _ = asker.send(answer);
        }
    }
    if let Err(error) = conn.close().await {
        tracing::warn!(%error, "the database was not closed cleanly; the next start folds its log in");
    }
    drop(lock);
}

/// Writes a batch of changes with one commit. If that fails, none of them was made and all get the error.
async fn settle(conn: &mut SqliteConnection, changes: &[Change]) -> Vec<Result<u64>> {
    let together = together(changes);
    let mut outcome = write(conn, changes, &together).await;
    if let Err(error) = &outcome {
        tracing::warn!(%error, n_changes = changes.len(), "a batch could not be written");
        roll_back(conn).await;
        // One call does not say which change failed; with a savepoint for each, a failed change affects only itself.
        if changes.len() > 1 && !together.is_empty() {
            outcome = write(conn, changes, &[]).await;
            if outcome.is_err() {
                roll_back(conn).await;
            }
        }
    }
    outcome.unwrap_or_else(|error| vec![Err(error); changes.len()])
}

/// Acts that can go to SQLite in one call, with their positions: at different tables, up to the limit of lines.
fn together(changes: &[Change]) -> Vec<(usize, &Append)> {
    let mut chosen: Vec<(usize, &Append)> = Vec::with_capacity(changes.len());
    let mut n_lines = 0;
    for (place, change) in changes.iter().enumerate() {
        // An act at a table with a clock changes the clocks, too, and the end of a game its status and perhaps ratings.
        let Change::Append(act @ Append { asked: None, outcome: None, .. }) = change else { continue };
        let fits = n_lines + act.lines.len() <= act::MOST_LINES;
        if fits && chosen.iter().all(|(_, other)| other.match_id != act.match_id) {
            n_lines += act.lines.len();
            chosen.push((place, act));
        }
    }
    chosen
}

/// Writes changes in one transaction, the acts `together` in one call, each of the others under its own savepoint.
async fn write(
    conn: &mut SqliteConnection,
    changes: &[Change],
    together: &[(usize, &Append)],
) -> Result<Vec<Result<u64>>> {
    let acts: Vec<&Append> = together.iter().map(|(_, act)| *act).collect();
    let alone = acts.len() == changes.len();
    if !alone {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *conn).await?;
    }
    let moved = if acts.is_empty() { Vec::new() } else { act::append_together(conn, &acts, alone).await? };
    let mut answers = Vec::with_capacity(changes.len());
    for (place, change) in changes.iter().enumerate() {
        let is_written = together.binary_search_by_key(&place, |(place, _)| *place).is_ok();
        answers.push(if is_written { Ok(0) } else { try_one(conn, change).await? });
    }
    if !alone {
        sqlx::query("COMMIT").execute(&mut *conn).await?;
    }
    for ((place, act), moved) in together.iter().zip(moved) {
        answers[*place] = if moved {
            Ok(act.expect_version + 1)
        } else {
            Err(refusal(conn, &act.match_id, act.expect_version).await)
        };
    }
    Ok(answers)
}

/// Makes one change or leaves everything unchanged. Fails only if the transaction around it is lost.
async fn try_one(conn: &mut SqliteConnection, change: &Change) -> Result<Result<u64>> {
    sqlx::query("SAVEPOINT change").execute(&mut *conn).await?;
    let answer = change::make(conn, change).await;
    if let Err(error) = &answer
        && sqlx::query("ROLLBACK TO change").execute(&mut *conn).await.is_err()
    {
        // On some errors SQLite has already rolled back the whole transaction, and the savepoint with it.
        return Err(error.clone());
    }
    sqlx::query("RELEASE change").execute(&mut *conn).await?;
    Ok(answer)
}

/// Ends a transaction that failed; if SQLite has already ended it, this returns an error.
async fn roll_back(conn: &mut SqliteConnection) {
    if let Err(error) = sqlx::query("ROLLBACK").execute(conn).await {
        tracing::debug!(%error, "nothing was left to roll back");
    }
}
