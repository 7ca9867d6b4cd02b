//! Queries: one table, lists of tables, chat, counts.

use sqlx::{AssertSqlSafe, FromRow, Row as _};

use super::{COUNTS, Conn, Row, number};
use crate::list::List;
use crate::words::{CLOSED, scalar};
use crate::{
    Action, Clock, Counts, Error, Event, Guest, Listing, Record, Result, Said, Saying, Seat, Sitter, Status,
    Terms,
};

const LISTED: &str = "id, game, options, name, host, status, version, n_actions, outcome, created_at, \
     updated_at, is_public, open_chat, seed_chosen, clock, rated, language, CASE WHEN seed_chosen THEN seed END AS open_seed, \
     (SELECT challenge FROM tries WHERE match_id = matches.id) AS challenge";

const SEAT: &str = "guest, seats.name AS seat_name, bot, owner, resigned, closing, seen_at, timed_out";

impl FromRow<'_, Row> for Listing {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        let outcome: Option<String> = row.try_get("outcome")?;
        let is_closed = outcome.as_deref() == Some(CLOSED);
        Ok(Self {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            options: row.try_get("options")?,
            name: row.try_get("name")?,
            host: row.try_get("host")?,
            language: row.try_get("language")?,
            challenge: row.try_get("challenge")?,
            terms: Terms {
                clock: Clock::read(row.try_get("clock")?).map_err(|e| sqlx::Error::Decode(e.into()))?,
                rated: row.try_get("rated")?,
                is_public: row.try_get("is_public")?,
                open_chat: row.try_get("open_chat")?,
                seed_chosen: row.try_get("seed_chosen")?,
            },
            open_seed: row.try_get("open_seed")?,
            status: if is_closed { Status::Closed } else { Status::read(row.try_get("status")?)? },
            version: number(row, "version")?,
            n_actions: number(row, "n_actions")?,
            outcome: outcome.filter(|_| !is_closed),
            created_at: row.try_get("created_at")?,
            updated_at: row.try_get("updated_at")?,
            seats: Vec::new(),
        })
    }
}

impl FromRow<'_, Row> for Seat {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        let sitter = Sitter::read(row.try_get("guest")?, row.try_get("bot")?);
        Ok(Self {
            sitter,
            name: row.try_get("seat_name")?,
            owner: row.try_get("owner")?,
            resigned: row.try_get("resigned")?,
            closing: row.try_get("closing")?,
            seen_at: row.try_get("seen_at")?,
            timed_out: row.try_get("timed_out")?,
        })
    }
}

impl FromRow<'_, Row> for Said {
    fn from_row(row: &Row) -> sqlx::Result<Self> {
        let saying = Saying {
            seat: row.try_get::<Option<i64>, _>("seat")?.map(|_| number(row, "seat")).transpose()?,
            name: row.try_get("name")?,
            text: row.try_get("text")?,
            event: row.try_get::<Option<&str>, _>("event")?.map(Event::read).transpose()?,
            at: row.try_get("at")?,
        };
        Ok(Self { n: number(row, "n")?, saying })
    }
}

/// A whole table; `conn` is in a transaction, so that its parts are consistent.
pub(crate) async fn load(conn: &mut Conn, match_id: &str) -> Result<Option<Record>> {
    let text = format!("SELECT {LISTED}, rules, pack, seed, fixed, snapshot FROM matches WHERE id = $1");
    let row = sqlx::query(AssertSqlSafe(text)).bind(match_id).fetch_optional(&mut *conn).await?;
    let Some(row) = row else { return Ok(None) };
    let actions: Vec<Action> =
        sqlx::query("SELECT seat, line, at FROM actions WHERE match_id = $1 ORDER BY n")
            .bind(match_id)
            .try_map(|row: Row| {
                Ok(Action { seat: number(&row, "seat")?, line: row.try_get(1)?, at: row.try_get(2)? })
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
        "SELECT {SEAT}, invite FROM seats WHERE match_id = $1 ORDER BY seat"
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
        rules: number(&row, "rules")?,
        pack: u64::from_str_radix(pack, 16)
            .map_err(|_| Error::Damaged(format!("{pack:?} is no fingerprint of a pack")))?,
        seed: row.try_get("seed")?,
        fixed: number(&row, "fixed")?,
        snapshot: row.try_get("snapshot")?,
        actions,
        invites,
    }))
}

pub(crate) async fn list(conn: &mut Conn, list: List<'_>, limit: u32) -> Result<Vec<Listing>> {
    let (of, whose) = match list {
        List::Open => (
            "status = 'waiting' AND is_public \
             AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND kind = 'open')",
            None,
        ),
        List::Of(guest) => (
            "host = $2 OR id IN (SELECT match_id FROM seats WHERE guest = $2) \
             OR id IN (SELECT match_id FROM seats WHERE owner = $2)",
            Some(guest),
        ),
        List::Finished => ("status = 'finished' AND outcome <> 'closed'", None),
        List::Tries(challenge) => {
            ("id IN (SELECT match_id FROM tries WHERE challenge = $2)", Some(challenge))
        }
    };
    let text = format!(
        "SELECT listed.*, {SEAT} FROM \
         (SELECT {LISTED} FROM matches WHERE {of} ORDER BY updated_at DESC LIMIT $1) AS listed \
         LEFT JOIN seats ON seats.match_id = listed.id ORDER BY listed.updated_at DESC, listed.id, seats.seat"
    );
    let mut query = sqlx::query(AssertSqlSafe(text)).bind(i64::from(limit));
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
pub(crate) async fn unchanged(conn: &mut Conn, over: bool, since: i64, limit: u32) -> Result<Vec<String>> {
    let text = if over { UNCHANGED_OVER } else { UNCHANGED_OTHERS };
    Ok(sqlx::query_scalar(text).bind(since).bind(i64::from(limit)).fetch_all(conn).await?)
}

pub(crate) const UNCHANGED_OVER: &str =
    "SELECT id FROM matches WHERE status = 'finished' AND updated_at < $1 ORDER BY updated_at LIMIT $2";

/// Running tables have no index by time, because every move would have to change it.
const UNCHANGED_OTHERS: &str = "SELECT id FROM ( \
         SELECT id, updated_at FROM matches WHERE status = 'waiting' AND updated_at < $1 \
         UNION ALL SELECT id, updated_at FROM matches WHERE status = 'running' AND updated_at < $1) AS old \
     ORDER BY updated_at LIMIT $2";

pub(crate) async fn try_of(conn: &mut Conn, challenge: &str, guest: &str) -> Result<Option<String>> {
    Ok(sqlx::query_scalar("SELECT match_id FROM tries WHERE challenge = $1 AND guest = $2")
        .bind(challenge)
        .bind(guest)
        .fetch_optional(conn)
        .await?)
}

/// Goes from one name to the next through the index, because thousands of guests may have tried one challenge.
pub(crate) const CHALLENGES: &str = "WITH RECURSIVE found (challenge) AS ( \
         SELECT MAX(challenge) FROM tries WHERE challenge >= $1 AND challenge < $2 \
         UNION ALL \
         SELECT (SELECT MAX(challenge) FROM tries WHERE challenge >= $1 AND challenge < found.challenge) \
         FROM found WHERE found.challenge IS NOT NULL) \
     SELECT challenge FROM found WHERE challenge IS NOT NULL LIMIT $3";

/// The challenges whose names begin with this text, the last by name first.
pub(crate) async fn challenges(conn: &mut Conn, like: &str, limit: u32) -> Result<Vec<String>> {
    let after = format!("{like}{}", char::MAX);
    Ok(sqlx::query_scalar(CHALLENGES).bind(like).bind(after).bind(i64::from(limit)).fetch_all(conn).await?)
}

pub(crate) async fn guest(conn: &mut Conn, id: &str) -> Result<Option<Guest>> {
    let row = sqlx::query("SELECT name, language, theme, created_at FROM guests WHERE id = $1")
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

pub(crate) async fn last_look(conn: &mut Conn, guest: &str, match_id: &str) -> Result<Option<u64>> {
    let version = sqlx::query_scalar("SELECT version FROM looks WHERE guest = $1 AND match_id = $2")
        .bind(guest)
        .bind(match_id)
        .fetch_optional(conn)
        .await?;
    version.map(scalar).transpose()
}

pub(crate) async fn chat_since(conn: &mut Conn, match_id: &str, n: u64, limit: u32) -> Result<Vec<Said>> {
    Ok(sqlx::query_as(
        "SELECT n, seat, name, text, at, event FROM chat WHERE match_id = $1 AND n > $2 ORDER BY n LIMIT $3",
    )
    .bind(match_id)
    .bind(n.cast_signed())
    .bind(i64::from(limit))
    .fetch_all(conn)
    .await?)
}

pub(crate) async fn key(conn: &mut Conn, name: &str) -> Result<Option<Vec<u8>>> {
    Ok(sqlx::query_scalar("SELECT bytes FROM keys WHERE name = $1").bind(name).fetch_optional(conn).await?)
}

pub(crate) async fn counts(conn: &mut Conn) -> Result<Counts> {
    let row = sqlx::query(COUNTS).fetch_one(conn).await?;
    Ok(Counts {
        waiting: number(&row, "waiting")?,
        running: number(&row, "running")?,
        finished: number(&row, "finished")?,
        actions: number(&row, "actions")?,
        bytes: number(&row, "bytes")?,
    })
}
