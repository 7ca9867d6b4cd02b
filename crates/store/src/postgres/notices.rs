//! What nodes tell each other by NOTIFY: that a table has changed, never how.
//!
//! A notice is sent after the change and not in its transaction, because the server lets only one transaction with a
//! notice commit at a time. All notices that wait travel together. One that is lost does no harm for long: nodes also
//! ask for the versions of their tables from time to time.

use std::collections::VecDeque;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

use crate::News;
use crate::change::Change;

const CHANNEL: &str = "fernweh";

/// The server carries less than 8000 bytes in one notice.
const MOST_BYTES: usize = 7900;

/// How many notices may wait. More are dropped.
const MOST_WAITING: usize = 4096;

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(200);

/// Sends and receives notices.
pub(super) struct Notices {
    /// Connections for what nodes tell each other.
    pub(super) pool: PgPool,
    node: String,
    outbox: Mutex<Option<JoinHandle<()>>>,
    sender: mpsc::Sender<String>,
}

impl Notices {
    pub(super) fn new(pool: PgPool, node: String) -> Self {
        let (sender, inbox) = mpsc::channel(MOST_WAITING);
        let outbox = Mutex::new(Some(tokio::spawn(send(pool.clone(), node.clone(), inbox))));
        Self { pool, node, outbox, sender }
    }

    /// Tells the other nodes, soon.
    pub(super) fn send(&self, notice: String) {
        // If too many wait, the others will ask.
        let _ = self.sender.try_send(notice);
    }

    /// Hears what other nodes tell, from now on.
    pub(super) fn listen(&self) -> Listening {
        Listening { pool: self.pool.clone(), node: self.node.clone(), listener: None, heard: VecDeque::new() }
    }

    pub(super) async fn close(&self) {
        if let Some(outbox) = self.outbox.lock().await.take() {
            outbox.abort();
        }
    }
}

/// What there is to tell about a change that was made; `made` is what it returned.
pub(super) fn notice(change: &Change, made: u64) -> Option<String> {
    match change {
        Change::Append(act) => Some(format!("moved {} {made}", act.match_id)),
        Change::Undo(undo) => Some(format!("moved {} {made}", undo.match_id)),
        Change::HandOver(handover) => Some(format!("moved {} {made}", handover.match_id)),
        Change::Start { match_id, .. }
        | Change::Remove { match_id }
        | Change::Forget { match_id, .. }
        | Change::TakeSeat { match_id, .. }
        | Change::LeaveSeat { match_id, .. }
        | Change::SetBot { match_id, .. } => Some(format!("seats {match_id} 0")),
        Change::AskUndo(ask) => Some(format!("said {} {made}", ask.match_id)),
        Change::AnswerUndo(answer) => Some(format!("said {} {made}", answer.match_id)),
        Change::Say { match_id, .. } => Some(format!("said {match_id} {made}")),
        Change::Ban(_) | Change::LiftBan(_) | Change::Notice { .. } => Some("host - 0".into()),
        Change::Create(new) => new.rematch_of.as_ref().map(|old| format!("said {old} {made}")),
        Change::Seen { .. }
        | Change::PutLink { .. }
        | Change::DropLink { .. }
        | Change::UseLink { .. }
        | Change::Greet(_)
        | Change::Look { .. }
        | Change::Key { .. }
        | Change::Analysis { .. }
        | Change::Tick { .. }
        | Change::GoOnVacation { .. }
        | Change::EndVacation { .. }
        | Change::Mail(_)
        | Change::Outbox(_)
        | Change::Passkey(_)
        | Change::Push(_)
        | Change::Check => None,
    }
}

fn read(line: &str) -> Option<News> {
    let mut words = line.split(' ');
    let (kind, id, n) = (words.next()?, words.next()?.to_owned(), words.next()?.parse().ok()?);
    match kind {
        "moved" => Some(News::Moved { id, version: n }),
        "seats" => Some(News::Seats { id }),
        "said" => Some(News::Said { id, n }),
        "host" => Some(News::Host),
        _ => None,
    }
}

/// Sends all notices that wait, as often as there are some.
async fn send(pool: PgPool, node: String, mut inbox: mpsc::Receiver<String>) {
    let mut waiting = Vec::new();
    while inbox.recv_many(&mut waiting, MOST_WAITING).await > 0 {
        let mut text = node.clone();
        for (n, notice) in waiting.iter().enumerate() {
            text.push('\n');
            text.push_str(notice);
            let next = waiting.get(n + 1).map_or(MOST_BYTES, |next| next.len() + 1);
            if text.len() + next < MOST_BYTES {
                continue;
            }
            let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(&text).execute(&pool).await;
            if let Err(error) = sent {
                tracing::warn!(%error, "other nodes were not told of a change; they will ask");
            }
            text.truncate(node.len());
        }
        waiting.clear();
    }
}

/// What other nodes tell.
pub(crate) struct Listening {
    pool: PgPool,
    node: String,
    listener: Option<PgListener>,
    heard: VecDeque<News>,
}

impl Listening {
    /// The next news. Whenever a connection was made, news may have been missed before.
    pub(crate) async fn next(&mut self) -> News {
        loop {
            if let Some(news) = self.heard.pop_front() {
                return news;
            }
            let Some(listener) = &mut self.listener else {
                match connected(&self.pool).await {
                    Ok(listener) => {
                        self.listener = Some(listener);
                        return News::Missed;
                    }
                    Err(error) => {
                        tracing::warn!(%error, "other nodes cannot be heard; it will be tried again");
                        tokio::time::sleep(PAUSE).await;
                        continue;
                    }
                }
            };
            match listener.try_recv().await {
                Ok(Some(notice)) => {
                    let mut lines = notice.payload().lines();
                    if lines.next() != Some(&self.node) {
                        self.heard.extend(lines.filter_map(read));
                    }
                }
                Ok(None) | Err(_) => self.listener = None,
            }
        }
    }
}

async fn connected(pool: &PgPool) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect_with(pool).await?;
    // Who listens makes the next connection, too.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_understood() {
        let line = notice(&Change::Remove { match_id: "kite-ember-42".into() }, 0).unwrap();
        assert_eq!(read(&line), Some(News::Seats { id: "kite-ember-42".into() }));
        assert_eq!(read("moved a 7"), Some(News::Moved { id: "a".into(), version: 7 }));
        assert_eq!(read("said a 3"), Some(News::Said { id: "a".into(), n: 3 }));
        assert_eq!(read("host - 0"), Some(News::Host));
        for unknown in ["", "moved a", "moved a x", "sung a 1"] {
            assert_eq!(read(unknown), None, "a newer node may tell more");
        }
    }
}
