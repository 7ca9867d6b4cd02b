//! Gives a seat to a bot and back while the game runs, and closes a table; the chat reports each change.

use super::{Conn, change, clock, undo};
use crate::words::{CLOSED, scalar};
use crate::{Error, Event, Handover, Result, Saying};

/// Makes the change, raises the version of the table by one and reports it in the chat.
pub(crate) async fn make(conn: &mut Conn, change: &Handover) -> Result<u64> {
    let version = move_on(conn, change).await?;
    let name = seat(conn, change).await?;
    clock::settle(conn, &change.match_id, change.at).await?;
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

async fn move_on(conn: &mut Conn, change: &Handover) -> Result<u64> {
    // A waiting table can be closed; all other changes need a running table.
    let is_closing =
        change.event == Event::Closed || (change.event == Event::TimedOut && change.bot.is_none());
    let text = match is_closing {
        true => {
            "UPDATE matches SET version = version + 1, updated_at = $1, status = 'finished', outcome = $4 \
             WHERE id = $2 AND version = $3 AND status <> 'finished' RETURNING version"
        }
        false => {
            "UPDATE matches SET version = version + 1, updated_at = $1 \
             WHERE id = $2 AND version = $3 AND status = 'running' RETURNING version"
        }
    };
    let version: Option<i64> = sqlx::query_scalar(text)
        .bind(change.at)
        .bind(&change.match_id)
        .bind(change.expect_version.cast_signed())
        .bind(CLOSED)
        .fetch_optional(&mut *conn)
        .await?;
    match version {
        Some(version) => scalar(version),
        None => Err(undo::refusal(conn, &change.match_id, change.expect_version).await),
    }
}

/// Changes the seat and returns its name.
async fn seat(conn: &mut Conn, change: &Handover) -> Result<Option<String>> {
    const MINE: &str = "WHERE match_id = $1 AND seat = $2 AND guest = $3 RETURNING name";
    let mut served = 0;
    if change.event == Event::TimedOut {
        served = clock::served(conn, change.at).await?;
    }
    let text = match change.event {
        Event::StandIn => {
            format!(
                "UPDATE seats SET kind = 'bot', bot = $4, owner = guest, guest = NULL, closing = FALSE {MINE}"
            )
        }
        Event::Resigned => {
            format!(
                "UPDATE seats SET kind = 'bot', bot = $4, guest = NULL, resigned = TRUE, closing = FALSE {MINE}"
            )
        }
        Event::Returned => {
            "UPDATE seats SET kind = 'guest', guest = owner, bot = NULL, owner = NULL, seen_at = $5 \
             WHERE match_id = $1 AND seat = $2 AND owner = $3 RETURNING name"
                .to_owned()
        }
        Event::WantsToClose => format!("UPDATE seats SET closing = TRUE {MINE}"),
        Event::WantsToPlay => format!("UPDATE seats SET closing = FALSE {MINE}"),
        // The caller checks who may close: the host of a waiting table may have no seat.
        Event::Closed => return Ok(None),
        Event::Rematch
        | Event::AsksUndo
        | Event::AgreesToUndo
        | Event::RefusesUndo
        | Event::OnVacation
        | Event::BackFromVacation => {
            return Err(Error::Other("this is no change of a seat".into()));
        }
        // A person who acts in the last moment is in time.
        Event::TimedOut if change.bot.is_none() => "UPDATE seats SET timed_out = TRUE \
             WHERE match_id = $1 AND seat = $2 AND guest = $3 AND due <= $6 RETURNING name"
            .to_owned(),
        Event::TimedOut => {
            "UPDATE seats SET kind = 'bot', bot = $4, guest = NULL, resigned = TRUE, timed_out = TRUE, \
             closing = FALSE WHERE match_id = $1 AND seat = $2 AND guest = $3 AND due <= $6 RETURNING name"
                .to_owned()
        }
    };
    let name: Option<Option<String>> = sqlx::query_scalar(sqlx::AssertSqlSafe(text))
        .bind(&change.match_id)
        .bind(i64::from(change.seat))
        .bind(&change.guest)
        .bind(&change.bot)
        .bind(change.at)
        .bind(served)
        .fetch_optional(conn)
        .await?;
    name.ok_or(Error::Taken("seat"))
}
