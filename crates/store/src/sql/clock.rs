//! The clocks of seats: who runs, who stands, whose time is out.

use sqlx::Row as _;

use super::{Conn, Row, lock, now, number};
use crate::clock::SeatClock;
use crate::{Clock, Error, Expired, Result, TimeLeft};

/// A longer pause between two beats is not counted: nobody served then.
const LONGEST_PAUSE: i64 = 5000;

/// How long this database was served until now, in milliseconds.
pub(crate) async fn served(conn: &mut Conn, at: i64) -> Result<i64> {
    let now = now(conn, at).await?;
    let (served, beat_at): (i64, i64) =
        sqlx::query_as("SELECT served, beat_at FROM service WHERE one = 1").fetch_one(conn).await?;
    Ok(served + (now - beat_at).clamp(0, LONGEST_PAUSE))
}

/// Counts the time since the last beat, while a clock runs anywhere; nothing if the server is `fresh`, because nobody
/// served before. `extra` milliseconds are added, for tests.
pub(crate) async fn tick(conn: &mut Conn, at: i64, fresh: bool, extra: i64) -> Result<u64> {
    let now = now(conn, at).await?;
    sqlx::query(
        "UPDATE service SET served = served + $2 + CASE WHEN $1 <= beat_at OR $4 THEN 0 \
         WHEN $1 - beat_at > $3 THEN $3 ELSE $1 - beat_at END, \
         beat_at = CASE WHEN $1 <= beat_at AND NOT $4 THEN beat_at ELSE $1 END \
         WHERE one = 1 AND ($4 OR $2 > 0 OR EXISTS (SELECT 1 FROM seats WHERE due IS NOT NULL))",
    )
    .bind(now)
    .bind(extra)
    .bind(LONGEST_PAUSE)
    .bind(fresh)
    .execute(conn)
    .await?;
    Ok(0)
}

/// A seat with its clock, and what decides whether it runs.
struct Found {
    seat: i64,
    is_person: bool,
    vacation: Option<i64>,
    clock: SeatClock,
}

impl Found {
    fn read(row: &Row) -> sqlx::Result<Self> {
        Ok(Self {
            seat: row.try_get("seat")?,
            is_person: row.try_get::<&str, _>("kind")? == "guest",
            vacation: row.try_get("vacation")?,
            clock: SeatClock {
                asked: row.try_get("asked")?,
                left: row.try_get("left_ms")?,
                due: row.try_get("due")?,
                before: row.try_get("before_ms")?,
            },
        })
    }
}

/// The clock of a table and whether it is played; nothing for a table without a clock.
async fn of(conn: &mut Conn, match_id: &str) -> Result<Option<(Clock, bool)>> {
    let found: Option<(String, String)> = sqlx::query_as("SELECT clock, status FROM matches WHERE id = $1")
        .bind(match_id)
        .fetch_optional(conn)
        .await?;
    let Some((clock, status)) = found else { return Ok(None) };
    Ok(Clock::read(&clock)?.map(|clock| (clock, status == "running")))
}

async fn seats(conn: &mut Conn, match_id: &str) -> Result<Vec<Found>> {
    let rows = sqlx::query(
        "SELECT seat, kind, asked, left_ms, due, before_ms, \
         (SELECT ends_at FROM vacations WHERE vacations.guest = seats.guest AND is_on) AS vacation \
         FROM seats WHERE match_id = $1 ORDER BY seat",
    )
    .bind(match_id)
    .fetch_all(conn)
    .await?;
    Ok(rows.iter().map(Found::read).collect::<sqlx::Result<_>>()?)
}

/// Lets those clocks of a table run that have to, and the others stand.
pub(crate) async fn settle(conn: &mut Conn, match_id: &str, at: i64) -> Result<()> {
    set(conn, match_id, at, |_, _, _, _| ()).await
}

/// Notes which seats are asked after an act or an undo.
pub(crate) async fn turn(conn: &mut Conn, match_id: &str, asked: u32, is_undo: bool, at: i64) -> Result<()> {
    set(conn, match_id, at, |seat, number, clock, served| {
        let is_asked = asked.checked_shr(number).is_some_and(|bits| bits & 1 == 1);
        seat.ask(clock, is_asked, is_undo, served);
    })
    .await
}

async fn set(
    conn: &mut Conn,
    match_id: &str,
    at: i64,
    change: impl Fn(&mut SeatClock, u32, Clock, i64) + Send,
) -> Result<()> {
    lock(conn, match_id).await?;
    let Some((clock, is_running)) = of(conn, match_id).await? else { return Ok(()) };
    let served = served(conn, at).await?;
    for found in seats(conn, match_id).await? {
        let before = found.clock;
        let mut seat = before;
        let n = u32::try_from(found.seat).map_err(|_| Error::Damaged("a seat less than nothing".into()))?;
        change(&mut seat, n, clock, served);
        let rests = clock.rests_on_vacation() && found.vacation.is_some();
        seat.set_running(is_running && seat.asked && found.is_person && !rests, served);
        if seat != before {
            write(conn, match_id, found.seat, &seat).await?;
        }
    }
    Ok(())
}

async fn write(conn: &mut Conn, match_id: &str, seat: i64, clock: &SeatClock) -> Result<()> {
    sqlx::query(
        "UPDATE seats SET asked = $1, left_ms = $2, due = $3, before_ms = $4 WHERE match_id = $5 AND seat = $6",
    )
    .bind(clock.asked)
    .bind(clock.left)
    .bind(clock.due)
    .bind(clock.before)
    .bind(match_id)
    .bind(seat)
    .execute(conn)
    .await?;
    Ok(())
}

/// How much time each seat of a table has left.
pub(crate) async fn left(conn: &mut Conn, match_id: &str, at: i64) -> Result<Vec<TimeLeft>> {
    let served = served(conn, at).await?;
    let left = |found: Found| TimeLeft {
        ms: found.clock.left_at(served),
        runs: found.clock.due.is_some(),
        vacation: found.vacation,
    };
    Ok(seats(conn, match_id).await?.into_iter().map(left).collect())
}

/// Some seats whose time is out, the oldest first.
pub(crate) async fn expired(conn: &mut Conn, at: i64, limit: u32) -> Result<Vec<Expired>> {
    let served = served(conn, at).await?;
    let rows = sqlx::query("SELECT match_id, seat FROM seats WHERE due <= $1 ORDER BY due LIMIT $2")
        .bind(served)
        .bind(i64::from(limit))
        .fetch_all(conn)
        .await?;
    let expired = |row: &Row| Ok(Expired { match_id: row.try_get("match_id")?, seat: number(row, "seat")? });
    rows.iter().map(expired).collect()
}
