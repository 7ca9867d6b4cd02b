//! Acting: the path that must be fast.

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::{AssertSqlSafe, Row};

use super::undo::refusal;
use crate::{Append, Result};

/// The most lines that are written by one call.
pub(crate) const MOST_LINES: usize = 256;

/// Adds lines to the records of tables, one for each row of values. This and `MOVES` check the version that the actor saw:
/// both find it, or neither. The rows come first, and each finds its table by its id.
const LINES: [&str; 2] = [
    "INSERT INTO actions (match_id, n, seat, line, at) \
     SELECT m.id, m.n_actions + v.column1, v.column2, v.column3, v.column4 FROM (VALUES ",
    ") AS v CROSS JOIN matches AS m ON m.id = v.column5 AND m.version = v.column6 AND m.status = 'running'; ",
];

/// Raises the versions of tables by one; returns which they were. An act changes the status of a table at its end alone, and
/// what indexes are made of is not written without need.
const MOVES: [&str; 2] = [
    "UPDATE matches SET version = version + 1, n_actions = n_actions + v.column1, fixed = v.column2, \
     updated_at = v.column3, snapshot = v.column4 FROM (VALUES ",
    ") AS v WHERE id = v.column5 AND version = v.column6 AND status = 'running' RETURNING id; ",
];

/// The same for one table that the act finishes.
const END: &str = "UPDATE matches SET version = version + 1, n_actions = n_actions + ?, fixed = ?, updated_at = ?, \
     snapshot = ?, status = 'finished', outcome = ? WHERE id = ? AND version = ? AND status = 'running' RETURNING id";

/// Writes acts at different tables together, none of which finishes its table; returns which of them found their table at the
/// expected version. Calling SQLite's thread takes longer than the statements, and so does each answer, so all lines are one
/// statement, all tables another one, and both are one call with the transaction if it contains nothing else (`alone`). After
/// an error it is unknown which act caused it, and the transaction may still be open.
pub(crate) async fn append_together(
    conn: &mut SqliteConnection,
    acts: &[&Append],
    alone: bool,
) -> Result<Vec<bool>> {
    let n_lines = acts.iter().map(|act| act.lines.len()).sum();
    let text = text(n_lines, acts.len(), alone);
    let mut query = bind_lines(sqlx::query(AssertSqlSafe(text)).persistent(n_lines <= MOST_LINES), acts);
    for act in acts {
        query = bind_move(query, act).bind(&act.match_id).bind(act.expect_version.cast_signed());
    }
    let n_unused = acts.len().next_power_of_two() - acts.len();
    let moved = moved(conn, bind_nothing(query, 6 * n_unused)).await?;
    Ok(acts.iter().map(|act| moved.contains(&act.match_id)).collect())
}

/// The ids that a statement returns.
async fn moved(conn: &mut SqliteConnection, query: Text<'_>) -> Result<Vec<String>> {
    let rows = query.fetch_all(conn).await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<sqlx::Result<_>>()?)
}

/// A statement for that many lines and acts, rounded up so that few statements must be prepared. Unused places match
/// no table, because no table has NULL as its id.
fn text(n_lines: usize, n_acts: usize, alone: bool) -> String {
    let n_lines = n_lines.next_power_of_two();
    let mut text = String::with_capacity(512 + 16 * (n_lines + n_acts));
    if alone {
        text.push_str("BEGIN IMMEDIATE; ");
    }
    write_with_rows(&mut text, LINES, n_lines);
    if n_acts > 0 {
        write_with_rows(&mut text, MOVES, n_acts.next_power_of_two());
    }
    if alone {
        text.push_str("COMMIT");
    }
    text
}

/// A statement with so many rows of six values.
fn write_with_rows(text: &mut String, [begin, end]: [&str; 2], n_rows: usize) {
    text.push_str(begin);
    for n in 0..n_rows {
        text.push_str(if n == 0 { "(?,?,?,?,?,?)" } else { ",(?,?,?,?,?,?)" });
    }
    text.push_str(end);
}

type Text<'q> = Query<'q, Sqlite, SqliteArguments>;

fn bind_lines<'q>(mut query: Text<'q>, acts: &[&'q Append]) -> Text<'q> {
    let mut n_lines = 0_usize;
    for act in acts {
        for (offset, (seat, line)) in (0_u32..).zip(&act.lines) {
            query = query.bind(offset).bind(*seat).bind(line).bind(act.at);
            query = query.bind(&act.match_id).bind(act.expect_version.cast_signed());
            n_lines += 1;
        }
    }
    bind_nothing(query, 6 * (n_lines.next_power_of_two() - n_lines))
}

fn bind_move<'q>(query: Text<'q>, act: &'q Append) -> Text<'q> {
    query.bind(act.lines.len() as i64).bind(act.fixed).bind(act.at).bind(&act.snapshot)
}

fn bind_nothing(query: Text<'_>, n: usize) -> Text<'_> {
    (0..n).fold(query, |query, _| query.bind(None::<i64>))
}

/// Writes one act inside a transaction that is open already.
pub(crate) async fn append(conn: &mut SqliteConnection, act: &Append) -> Result<u64> {
    let is_moved = match &act.outcome {
        None => append_together(conn, &[act], false).await? == [true],
        Some(outcome) => {
            let lines = AssertSqlSafe(format!("{}{END}", text(act.lines.len(), 0, false)));
            let query = bind_move(bind_lines(sqlx::query(lines), &[act]), act).bind(outcome);
            let query = query.bind(&act.match_id).bind(act.expect_version.cast_signed());
            !moved(conn, query).await?.is_empty()
        }
    };
    if is_moved {
        return Ok(act.expect_version + 1);
    }
    Err(refusal(conn, &act.match_id, act.expect_version).await)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::file;

    #[tokio::test]
    async fn each_table_is_found_by_its_id() {
        let mut conn = file::open_in_memory().await.unwrap().writer;
        for statement in text(2, 2, false).split_inclusive("; ") {
            let text = format!("EXPLAIN QUERY PLAN {statement}");
            let rows = sqlx::query(AssertSqlSafe(text)).fetch_all(&mut conn).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            assert!(plan.iter().any(|step| step.contains("(id=?)")), "{plan:#?}");
            assert!(!plan.iter().any(|step| step.starts_with("SCAN m")), "{plan:#?}");
        }
    }
}
