//! Queries: one table, lists of tables, chat, counts.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, FromRow, Row};

use crate::{
    Action, Counts, Error, Event, Guest, Listing, Record, Result, Said, Saying, Seat, Sitter, Status, Terms,
};

const LISTED: &str = "id, game, options, name, host, status, version, n_actions, outcome, created_at, \
     updated_at, is_public, open_chat, seed_chosen, iif(seed_chosen, seed, NULL) AS open_seed, \
     (SELECT challenge FROM tries WHERE match_id = matches.id) AS challenge";

/// The value in place of a result for a closed table.
pub(crate) const CLOSED: &str = "closed";

const SEAT: &str = "guest, seats.name AS seat_name, bot, owner, resigned, closing, seen_at";

impl Status {
    fn read(text: &str) -> sqlx::Result<Self> {
        match text {
            "waiting" => Ok(Self::Waiting),
            "running" => Ok(Self::Running),
            "finished" => Ok(Self::Finished),
            _ => Err(sqlx::Error::Decode(format!("{text:?} is no status of a table").into())),
        }
    }
}

impl FromRow<'_, SqliteRow> for Listing {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        let outcome: Option<String> = row.try_get("outcome")?;
        let is_closed = outcome.as_deref() == Some(CLOSED);
        Ok(Self {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            options: row.try_get("options")?,
            name: row.try_get("name")?,
            host: row.try_get("host")?,
            challenge: row.try_get("challenge")?,
            terms: Terms {
                is_public: row.try_get("is_public")?,
                open_chat: row.try_get("open_chat")?,
                seed_chosen: row.try_get("seed_chosen")?,
            },
            open_seed: row.try_get("open_seed")?,
            status: if is_closed { Status::Closed } else { Status::read(row.try_get("status")?)? },
            version: row.try_get("version")?,
            n_actions: row.try_get("n_actions")?,
            outcome: outcome.filter(|_| !is_closed),
            created_at: row.try_get("created_at")?,
            updated_at: row.try_get("updated_at")?,
            seats: Vec::new(),
        })
    }
}

impl FromRow<'_, SqliteRow> for Seat {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        let sitter = Sitter::read(row.try_get("guest")?, row.try_get("bot")?);
        Ok(Self {
            sitter,
            name: row.try_get("seat_name")?,
            owner: row.try_get("owner")?,
            resigned: row.try_get("resigned")?,
            closing: row.try_get("closing")?,
            seen_at: row.try_get("seen_at")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Said {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        let saying = Saying {
            seat: row.try_get("seat")?,
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            event: row.try_get::<Option<&str>, _>("event")?.map(Event::read).transpose()?,
            at: row.try_get("at")?,
        };
        Ok(Self { n: row.try_get("n")?, saying })
    }
}

/// A whole table; `conn` is in a transaction, so that its parts are consistent.
pub(crate) async fn load(conn: &mut SqliteConnection, match_id: &str) -> Result<Option<Record>> {
    let text = format!("SELECT {LISTED}, rules, pack, seed, fixed, snapshot FROM matches WHERE id = ?");
    let row = sqlx::query(AssertSqlSafe(text)).bind(match_id).fetch_optional(&mut *conn).await?;
    let Some(row) = row else { return Ok(None) };
    let actions: Vec<Action> =
        sqlx::query("SELECT seat, line, at FROM actions WHERE match_id = ? ORDER BY n")
            .bind(match_id)
            .try_map(|row: SqliteRow| {
                Ok(Action { seat: row.try_get(0)?, line: row.try_get(1)?, at: row.try_get(2)? })
            })
            .fetch_all(&mut *conn)
            .await?;
    let mut listing = Listing::from_row(&row)?;
    if actions.len() != listing.n_actions as usize {
        return Err(Error::Damaged(format!(
            "{match_id} has {} actions instead of {}",
            actions.len(),
            listing.n_actions
        )));
    }
    let mut invites = Vec::new();
    let seats = sqlx::query(AssertSqlSafe(format!(
        "SELECT {SEAT}, invite FROM seats WHERE match_id = ? ORDER BY seat"
    )))
    .bind(match_id)
    .fetch_all(conn)
    .await?;
    for seat in &seats {
        listing.seats.push(Seat::from_row(seat)?);
        invites.push(seat.try_get("invite")?);
    }
    let pack: &str = row.try_get("pack")?;
    Ok(Some(Record {
        listing,
        rules: row.try_get("rules")?,
        pack: u64::from_str_radix(pack, 16)
            .map_err(|_| Error::Damaged(format!("{pack:?} is no fingerprint of a pack")))?,
        seed: row.try_get("seed")?,
        fixed: row.try_get("fixed")?,
        snapshot: row.try_get("snapshot")?,
        actions,
        invites,
    }))
}

/// Which tables a list shows; the newest change first.
#[derive(Clone, Copy)]
pub(crate) enum List<'a> {
    Open,
    Of(&'a str),
    Finished,
    Tries(&'a str),
}

pub(crate) async fn list(conn: &mut SqliteConnection, list: List<'_>, limit: u32) -> Result<Vec<Listing>> {
    let (of, whose) = match list {
        List::Open => (
            "status = 'waiting' AND is_public \
             AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND kind = 'open')",
            None,
        ),
        List::Of(guest) => (
            "host = ?2 OR id IN (SELECT match_id FROM seats WHERE guest = ?2) \
             OR id IN (SELECT match_id FROM seats WHERE owner = ?2)",
            Some(guest),
        ),
        List::Finished => ("status = 'finished' AND outcome <> 'closed'", None),
        List::Tries(challenge) => {
            ("id IN (SELECT match_id FROM tries WHERE challenge = ?2)", Some(challenge))
        }
    };
    let text = format!(
        "SELECT listed.*, {SEAT} FROM \
         (SELECT {LISTED} FROM matches WHERE {of} ORDER BY updated_at DESC LIMIT ?1) AS listed \
         LEFT JOIN seats ON seats.match_id = listed.id ORDER BY listed.updated_at DESC, listed.id, seats.seat"
    );
    let mut query = sqlx::query(AssertSqlSafe(text)).bind(limit);
    if let Some(whose) = whose {
        query = query.bind(whose);
    }
    let mut listings: Vec<Listing> = Vec::new();
    for row in query.fetch_all(conn).await? {
        let id: &str = row.try_get("id")?;
        let seat = Seat::from_row(&row)?;
        match listings.last_mut() {
            Some(last) if last.id == id => last.seats.push(seat),
            _ => listings.push(Listing { seats: vec![seat], ..Listing::from_row(&row)? }),
        }
    }
    Ok(listings)
}

/// Ids of tables that have not changed since a moment, the oldest first: those that are over, or all others.
pub(crate) async fn unchanged(
    conn: &mut SqliteConnection,
    over: bool,
    since: i64,
    limit: u32,
) -> Result<Vec<String>> {
    let text = if over { UNCHANGED_OVER } else { UNCHANGED_OTHERS };
    Ok(sqlx::query_scalar(text).bind(since).bind(limit).fetch_all(conn).await?)
}

const UNCHANGED_OVER: &str =
    "SELECT id FROM matches WHERE status = 'finished' AND updated_at < ?1 ORDER BY updated_at LIMIT ?2";

/// Running tables have no index by time, because every move would have to change it.
const UNCHANGED_OTHERS: &str = "SELECT id FROM ( \
         SELECT id, updated_at FROM matches WHERE status = 'waiting' AND updated_at < ?1 \
         UNION ALL SELECT id, updated_at FROM matches WHERE status = 'running' AND updated_at < ?1) \
     ORDER BY updated_at LIMIT ?2";

pub(crate) async fn try_of(
    conn: &mut SqliteConnection,
    challenge: &str,
    guest: &str,
) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT match_id FROM tries WHERE challenge = ? AND guest = ?")
        .bind(challenge)
        .bind(guest)
        .fetch_optional(conn)
        .await?)
}

/// Goes from one name to the next through the index, because thousands of guests may have tried one challenge.
const CHALLENGES: &str = "WITH RECURSIVE found (challenge) AS ( \
         SELECT MAX(challenge) FROM tries WHERE challenge >= ?1 AND challenge < ?2 \
         UNION ALL \
         SELECT (SELECT MAX(challenge) FROM tries WHERE challenge >= ?1 AND challenge < found.challenge) \
         FROM found WHERE found.challenge IS NOT NULL) \
     SELECT challenge FROM found WHERE challenge IS NOT NULL LIMIT ?3";

/// The challenges whose names begin with this text, the last by name first.
pub(crate) async fn challenges(conn: &mut SqliteConnection, like: &str, limit: u32) -> Result<Vec<String>> {
    let after = format!("{like}{}", char::MAX);
    Ok(sqlx::query_scalar(CHALLENGES).bind(like).bind(after).bind(limit).fetch_all(conn).await?)
}

pub(crate) async fn guest(conn: &mut SqliteConnection, id: &str) -> Result<Option<Guest>> {
    let row = sqlx::query("SELECT name, language, theme, created_at FROM guests WHERE id = ?")
        .bind(id)
        .fetch_optional(conn)
        .await?;
    row.map(|row| {
        Ok(Guest {
            id: id.to_owned(),
            name: row.try_get(0)?,
            language: row.try_get(1)?,
            theme: row.try_get(2)?,
            created_at: row.try_get(3)?,
        })
    })
    .transpose()
}

pub(crate) async fn last_look(
    conn: &mut SqliteConnection,
    guest: &str,
    match_id: &str,
) -> Result<Option<u64>> {
    Ok(sqlx::query_scalar("SELECT version FROM looks WHERE guest = ? AND match_id = ?")
        .bind(guest)
        .bind(match_id)
        .fetch_optional(conn)
        .await?)
}

pub(crate) async fn chat_since(
    conn: &mut SqliteConnection,
    match_id: &str,
    n: u64,
    limit: u32,
) -> Result<Vec<Said>> {
    Ok(sqlx::query_as(
        "SELECT n, seat, name, text, at, event FROM chat WHERE match_id = ? AND n > ? ORDER BY n LIMIT ?",
    )
    .bind(match_id)
    .bind(n.cast_signed())
    .bind(limit)
    .fetch_all(conn)
    .await?)
}

pub(crate) async fn key(conn: &mut SqliteConnection, name: &str) -> Result<Option<Vec<u8>>> {
    Ok(sqlx::query_scalar("SELECT bytes FROM keys WHERE name = ?").bind(name).fetch_optional(conn).await?)
}

const COUNTS: &str = "SELECT waiting, running, finished, actions, page_count * page_size \
     FROM totals, pragma_page_count, pragma_page_size WHERE one = 1";

pub(crate) async fn counts(conn: &mut SqliteConnection) -> Result<Counts> {
    let (waiting, running, finished, actions, bytes) = sqlx::query_as(COUNTS).fetch_one(conn).await?;
    Ok(Counts { waiting, running, finished, actions, bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The query plan of SQLite, step by step.
    async fn plan(text: &'static str) -> Vec<String> {
        let mut conn = crate::file::open_in_memory().await.unwrap().writer;
        let text = format!("EXPLAIN QUERY PLAN {text}");
        let rows = sqlx::query(AssertSqlSafe(text)).fetch_all(&mut conn).await.unwrap();
        rows.iter().map(|row| row.get("detail")).collect()
    }

    #[tokio::test]
    async fn finished_tables_are_found_by_their_time() {
        let plan = plan(UNCHANGED_OVER).await;
        assert!(plan.iter().all(|step| step.contains("matches_finished (updated_at<?)")), "{plan:#?}");
    }

    #[tokio::test]
    async fn nothing_walks_through_all_tables() {
        for text in [COUNTS, CHALLENGES] {
            let plan = plan(text).await;
            assert!(plan.iter().any(|step| step.starts_with("SEARCH t")), "{plan:#?}");
            for table in ["matches", "tries", "actions", "seats", "totals"] {
                let scan = format!("SCAN {table}");
                assert!(!plan.iter().any(|step| step.starts_with(&scan)), "{plan:#?}");
            }
        }
    }
}
