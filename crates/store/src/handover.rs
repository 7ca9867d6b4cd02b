//! Gives a seat to a bot and back while the game runs, and closes a table; the chat reports each change.

use sqlx::sqlite::SqliteConnection;

use crate::read::CLOSED;
use crate::{Error, Event, Handover, Result, Saying, act, change};

impl Event {
    const ALL: [Self; 6] =
        [Self::StandIn, Self::Returned, Self::Resigned, Self::WantsToClose, Self::WantsToPlay, Self::Closed];

    /// The word for it, on disk and in the HTTP interface.
    pub fn word(self) -> &'static str {
        match self {
            Self::StandIn => "stand-in",
            Self::Returned => "returned",
            Self::Resigned => "resigned",
            Self::WantsToClose => "wants-to-close",
            Self::WantsToPlay => "wants-to-play",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn read(word: &str) -> sqlx::Result<Self> {
        let known = Self::ALL.into_iter().find(|event| event.word() == word);
        known.ok_or_else(|| sqlx::Error::Decode(format!("{word:?} is no event of a table").into()))
    }
}

/// Makes the change, raises the version of the table by one and reports it in the chat.
pub(crate) async fn make(conn: &mut SqliteConnection, change: &Handover) -> Result<u64> {
    let version = move_on(conn, change).await?;
    let name = seat(conn, change).await?;
    let saying = Saying {
        seat: Some(change.seat),
        name: change.by.clone(),
        text: name.unwrap_or_default(),
        event: Some(change.event),
        at: change.at,
    };
    change::say(conn, &change.match_id, &saying).await?;
    Ok(version)
}

async fn move_on(conn: &mut SqliteConnection, change: &Handover) -> Result<u64> {
    // A waiting table can be closed; all other changes need a running table.
    let text = match change.event {
        Event::Closed => {
            "UPDATE matches SET version = version + 1, updated_at = ?1, status = 'finished', outcome = ?4 \
             WHERE id = ?2 AND version = ?3 AND status <> 'finished' RETURNING version"
        }
        _ => {
            "UPDATE matches SET version = version + 1, updated_at = ?1 \
             WHERE id = ?2 AND version = ?3 AND status = 'running' RETURNING version"
        }
    };
    let version: Option<u64> = sqlx::query_scalar(text)
        .bind(change.at)
        .bind(&change.match_id)
        .bind(change.expect_version.cast_signed())
        .bind(CLOSED)
        .fetch_optional(&mut *conn)
        .await?;
    match version {
        Some(version) => Ok(version),
        None => Err(act::refusal(conn, &change.match_id, change.expect_version).await),
    }
}

/// Changes the seat and returns its name.
async fn seat(conn: &mut SqliteConnection, change: &Handover) -> Result<Option<String>> {
    const MINE: &str = "WHERE match_id = ?1 AND seat = ?2 AND guest = ?3 RETURNING name";
    let text = match change.event {
        Event::StandIn => {
            format!(
                "UPDATE seats SET kind = 'bot', bot = ?4, owner = guest, guest = NULL, closing = 0 {MINE}"
            )
        }
        Event::Resigned => {
            format!("UPDATE seats SET kind = 'bot', bot = ?4, guest = NULL, resigned = 1, closing = 0 {MINE}")
        }
        Event::Returned => {
            "UPDATE seats SET kind = 'guest', guest = owner, bot = NULL, owner = NULL, seen_at = ?5 \
             WHERE match_id = ?1 AND seat = ?2 AND owner = ?3 RETURNING name"
                .to_owned()
        }
        Event::WantsToClose => format!("UPDATE seats SET closing = 1 {MINE}"),
        Event::WantsToPlay => format!("UPDATE seats SET closing = 0 {MINE}"),
        // The caller checks who may close: the host of a waiting table may have no seat.
        Event::Closed => return Ok(None),
    };
    let name: Option<Option<String>> = sqlx::query_scalar(sqlx::AssertSqlSafe(text))
        .bind(&change.match_id)
        .bind(change.seat)
        .bind(&change.guest)
        .bind(&change.bot)
        .bind(change.at)
        .fetch_optional(conn)
        .await?;
    name.ok_or(Error::Taken("seat"))
}
