//! How each change is made inside an open transaction.

use sqlx::error::ErrorKind;

use super::{
    Conn, act, agreement, analysis, clock, handover, hosting, link, lock, mail, outbox, passkey, push,
    rating, rematch, seat, undo, vacation,
};
use crate::change::Change;
use crate::words::scalar;
use crate::{Append, Clock, Error, Event, Guest, NewMatch, Result, Saying, Undo};

/// Makes the change; after an error the caller rolls back what was done of it.
pub(crate) async fn make(conn: &mut Conn, change: &Change) -> Result<u64> {
    match change {
        Change::Create(new) => create(conn, new).await,
        Change::Append(append) => acted(conn, append).await,
        Change::Undo(undo) => undone(conn, undo).await,
        Change::Start { match_id, at } => start(conn, match_id, *at).await,
        Change::Remove { match_id } => remove(conn, match_id).await,
        Change::Forget { match_id, unchanged_since } => forget(conn, match_id, *unchanged_since).await,
        Change::TakeSeat { match_id, claim, guest, name, at } => {
            seat::take(conn, match_id, claim, (guest, name), *at).await
        }
        Change::LeaveSeat { match_id, seat, guest, at } => {
            seat::leave(conn, match_id, *seat, guest, *at).await
        }
        Change::SetBot { match_id, seat, bot, name, at } => {
            seat::set_bot(conn, match_id, *seat, (bot.as_deref(), name.as_deref()), *at).await
        }
        Change::HandOver(change) => handover::make(conn, change).await,
        Change::Seen { match_id, guest, at } => seat::seen(conn, match_id, guest, *at).await,
        Change::PutLink { guest, secret, expires_at } => link::put(conn, guest, secret, *expires_at).await,
        Change::DropLink { guest } => link::remove(conn, guest).await,
        Change::UseLink { secret, at } => link::spend(conn, secret, *at).await,
        Change::Greet(guest) => greet(conn, guest).await,
        Change::Look { guest, match_id, version } => look(conn, guest, match_id, *version).await,
        Change::Say { match_id, saying } => say(conn, match_id, saying).await,
        Change::Key { name, bytes } => key(conn, name, bytes).await,
        Change::Ban(ban) => hosting::ban(conn, ban).await,
        Change::LiftBan(who) => hosting::lift(conn, who).await,
        Change::Notice { text, at } => hosting::set_notice(conn, text.as_deref(), *at).await,
        Change::Analysis { match_id, it } => analysis::keep(conn, match_id, it).await,
        Change::AskUndo(ask) => agreement::ask(conn, ask).await,
        Change::AnswerUndo(answer) => agreement::answer(conn, answer).await,
        Change::Tick { at, fresh, extra } => clock::tick(conn, *at, *fresh, *extra).await,
        Change::GoOnVacation { guest, ends_at, at } => vacation::begin(conn, guest, *ends_at, *at).await,
        Change::EndVacation { guest, at } => vacation::end(conn, guest, *at).await,
        Change::Mail(step) => mail::make(conn, step).await,
        Change::Outbox(step) => outbox::make(conn, step).await,
        Change::Passkey(step) => passkey::make(conn, step).await,
        Change::Push(step) => push::make(conn, step).await,
        Change::Check => check(conn).await,
    }
}

async fn create(conn: &mut Conn, new: &NewMatch) -> Result<u64> {
    let n_seats = u8::try_from(new.seats.len()).map_err(|_| Error::Other("too many seats".into()))?;
    sqlx::query(
        "INSERT INTO matches (id, game, rules, pack, options, n_seats, seed, name, host, status, version, \
         n_actions, fixed, outcome, created_at, updated_at, snapshot, is_public, open_chat, seed_chosen, \
         clock, rated, language) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 0, NULL, $11, $11, $12, $13, $14, $15, \
         $16, $17, $18)",
    )
    .bind(&new.id)
    .bind(&new.game)
    .bind(i64::from(new.rules))
    .bind(format!("{:016x}", new.pack))
    .bind(&new.options)
    .bind(i64::from(n_seats))
    .bind(&new.seed)
    .bind(&new.name)
    .bind(&new.host)
    .bind(if new.running { "running" } else { "waiting" })
    .bind(new.at)
    .bind(&new.snapshot)
    .bind(new.terms.is_public)
    .bind(new.terms.open_chat)
    .bind(new.terms.seed_chosen)
    .bind(Clock::written(new.terms.clock))
    .bind(new.terms.rated)
    .bind(&new.language)
    .execute(&mut *conn)
    .await
    .map_err(|e| constraint(e, &ErrorKind::UniqueViolation, Error::Taken("table name")))?;
    for (number, seat) in (0..n_seats).zip(&new.seats) {
        let left = new.terms.clock.map_or(0, Clock::full);
        seat::create(conn, (&new.id, number), seat, left, new.at)
            .await
            .map_err(|e| constraint(e, &ErrorKind::UniqueViolation, Error::Taken("invitation")))?;
    }
    if let Some(challenge) = &new.challenge {
        sqlx::query("INSERT INTO tries (challenge, guest, match_id) VALUES ($1, $2, $3)")
            .bind(challenge)
            .bind(&new.host)
            .bind(&new.id)
            .execute(&mut *conn)
            .await
            .map_err(|e| constraint(e, &ErrorKind::UniqueViolation, Error::Taken("try")))?;
    }
    if new.terms.clock.is_some() && new.running {
        clock::settle(conn, &new.id, new.at).await?;
    }
    match &new.rematch_of {
        Some(old) => rematch::link(conn, old, new).await,
        None => Ok(0),
    }
}

/// Records an act, stops and starts the clocks, and counts the result of a rated game.
async fn acted(conn: &mut Conn, append: &Append) -> Result<u64> {
    let version = act::append(conn, append).await?;
    if let Some(asked) = append.asked {
        clock::turn(conn, &append.match_id, asked, false, append.at).await?;
    }
    if let (Some(places), Some(_)) = (&append.places, &append.outcome) {
        rating::count(conn, &append.match_id, places).await?;
    }
    Ok(version)
}

/// Undoes actions, and sets the clocks back.
async fn undone(conn: &mut Conn, undo: &Undo) -> Result<u64> {
    let version = undo::undo(conn, undo).await?;
    if let Some(asked) = undo.asked {
        clock::turn(conn, &undo.match_id, asked, true, undo.at).await?;
    }
    Ok(version)
}

/// Starting a started table changes nothing: two players may press the button together.
async fn start(conn: &mut Conn, match_id: &str, at: i64) -> Result<u64> {
    let started = sqlx::query(
        "UPDATE matches SET status = 'running', updated_at = $1 WHERE id = $2 AND status = 'waiting'",
    )
    .bind(at)
    .bind(match_id)
    .execute(&mut *conn)
    .await?;
    clock::settle(conn, match_id, at).await?;
    let found: Option<(i64, String)> = sqlx::query_as("SELECT version, status FROM matches WHERE id = $1")
        .bind(match_id)
        .fetch_optional(conn)
        .await?;
    match found {
        None => Err(Error::NotFound("table")),
        Some((version, status)) if started.rows_affected() == 1 || status == "running" => scalar(version),
        Some(_) => Err(Error::NotRunning),
    }
}

async fn remove(conn: &mut Conn, match_id: &str) -> Result<u64> {
    let removed = sqlx::query("DELETE FROM matches WHERE id = $1").bind(match_id).execute(conn).await?;
    if removed.rows_affected() == 0 { Err(Error::NotFound("table")) } else { Ok(0) }
}

/// Removes a table unless it has changed since; returns how many were removed.
async fn forget(conn: &mut Conn, match_id: &str, unchanged_since: i64) -> Result<u64> {
    let removed = sqlx::query("DELETE FROM matches WHERE id = $1 AND updated_at < $2")
        .bind(match_id)
        .bind(unchanged_since)
        .execute(conn)
        .await?;
    Ok(removed.rows_affected())
}

async fn greet(conn: &mut Conn, guest: &Guest) -> Result<u64> {
    sqlx::query(
        "INSERT INTO guests (id, name, language, theme, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) \
         DO UPDATE SET name = excluded.name, language = excluded.language, theme = excluded.theme",
    )
    .bind(&guest.id)
    .bind(&guest.name)
    .bind(&guest.language)
    .bind(&guest.theme)
    .bind(guest.created_at)
    .execute(conn)
    .await?;
    Ok(0)
}

async fn look(conn: &mut Conn, guest: &str, match_id: &str, version: u64) -> Result<u64> {
    sqlx::query(
        "INSERT INTO looks (guest, match_id, version) VALUES ($1, $2, $3) ON CONFLICT (guest, match_id) \
         DO UPDATE SET version = excluded.version WHERE excluded.version > looks.version",
    )
    .bind(guest)
    .bind(match_id)
    .bind(version.cast_signed())
    .execute(conn)
    .await
    .map_err(|e| constraint(e, &ErrorKind::ForeignKeyViolation, Error::NotFound("table")))?;
    Ok(0)
}

pub(crate) async fn say(conn: &mut Conn, match_id: &str, saying: &Saying) -> Result<u64> {
    lock(conn, match_id).await?;
    let n = sqlx::query_scalar(
        "INSERT INTO chat (match_id, n, seat, name, text, at, event) \
         SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE match_id = $1 RETURNING n",
    )
    .bind(match_id)
    .bind(saying.seat.map(i64::from))
    .bind(&saying.name)
    .bind(&saying.text)
    .bind(saying.at)
    .bind(saying.event.map(Event::word))
    .fetch_one(conn)
    .await
    .map_err(|e| constraint(e, &ErrorKind::ForeignKeyViolation, Error::NotFound("table")))?;
    scalar(n)
}

/// The first key with a name is kept.
async fn key(conn: &mut Conn, name: &str, bytes: &[u8]) -> Result<u64> {
    sqlx::query("INSERT INTO keys (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(bytes)
        .execute(conn)
        .await?;
    Ok(0)
}

/// Needs a few pages for a short time, as a move would.
async fn check(conn: &mut Conn) -> Result<u64> {
    sqlx::query("INSERT INTO checks (bytes) VALUES ($1)").bind(vec![0_u8; 16384]).execute(&mut *conn).await?;
    sqlx::query("DELETE FROM checks").execute(conn).await?;
    Ok(0)
}

/// Turns the violation of a constraint into an error of the store.
pub(crate) fn constraint(error: sqlx::Error, kind: &ErrorKind, meaning: Error) -> Error {
    match error.as_database_error() {
        Some(e) if e.kind() == *kind => meaning,
        _ => error.into(),
    }
}
