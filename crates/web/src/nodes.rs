//! What a node does for others that share its database: it hears what they did, says that it is alive, and takes over
//! the bots of those that are gone.

use crate::app::App;
use std::time::Duration;
use store::{News, Stand};
use tokio::task::JoinSet;
use tokio::time::{Interval, MissedTickBehavior, interval};

/// How often a node says that it is alive, and looks for tables whose node is gone.
const BEAT: Duration = Duration::from_millis(500);

/// How often a node asks how the tables stand that it uses: it may have missed something.
const ASK_EVERY: Duration = Duration::from_secs(2);

/// How often it keeps who is present.
const PRESENCE_EVERY: Duration = Duration::from_secs(60);

/// The most tables that are asked for at once.
const AT_ONCE: usize = 500;

/// The most tables that are taken over at once.
const MOST_ADOPTED: u32 = 32;

/// Starts the tasks of a node; none if it is alone. They end with the returned value.
pub(crate) fn keep_in_touch(app: &App) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    if app.live().store().is_shared() {
        // Each goes on when another one waits for the database or for a table.
        tasks.spawn(listen(app.clone()));
        tasks.spawn(beat(app.clone()));
        tasks.spawn(adopt(app.clone()));
        tasks.spawn(compare(app.clone()));
        tasks.spawn(keep_presence(app.clone()));
    }
    tasks
}

async fn listen(app: App) {
    let mut heard = app.live().store().listen();
    loop {
        match heard.next().await {
            News::Moved { id, version } => {
                let live = app.live().clone();
                tokio::spawn(async move { live.hear(&id, |slot| slot.shown().version < version).await });
            }
            News::Seats { id } => {
                let live = app.live().clone();
                tokio::spawn(async move { live.hear(&id, |_| true).await });
            }
            News::Said { id, n } => app.live().hear_chat(&id, n),
            News::Host => host(&app).await,
            News::Missed => {
                app.live().forget_unused();
                host(&app).await;
                // A table may keep it waiting, and others have news meanwhile.
                let app = app.clone();
                tokio::spawn(async move { ask(&app).await });
            }
        }
    }
}

/// Reads what the host decided at another node.
async fn host(app: &App) {
    if let Err(error) = app.hosting().read_again().await {
        tracing::warn!(?error, "what the host decided could not be read");
    }
    app.streams().end(|guest, source| app.hosting().is_refused(|| guest.cloned(), source));
}

/// Asks how the tables stand that are used here.
async fn ask(app: &App) {
    let used = app.live().used();
    for ids in used.chunks(AT_ONCE) {
        let stands: Vec<Stand> = match app.live().store().stands(ids).await {
            Ok(stands) => stands,
            Err(error) => {
                tracing::warn!(%error, "how the tables stand could not be asked; it will be tried again");
                return;
            }
        };
        for id in ids.iter().filter(|id| stands.iter().all(|stand| stand.id != **id)) {
            app.live().hear(id, |_| true).await;
        }
        for stand in &stands {
            app.live().compare(stand).await;
        }
    }
}

/// A clock that does not catch up on what it missed.
fn every(pause: Duration) -> Interval {
    let mut beats = interval(pause);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beats
}

/// Says that this node is alive.
async fn beat(app: App) {
    let mut beats = every(BEAT);
    loop {
        beats.tick().await;
        if let Err(error) = app.live().store().beat().await {
            tracing::warn!(%error, "this node could not say that it is alive");
        }
    }
}

/// Takes over the bots of nodes that are gone.
async fn adopt(app: App) {
    let mut beats = every(BEAT);
    loop {
        beats.tick().await;
        for id in app.live().store().orphans(MOST_ADOPTED).await.unwrap_or_default() {
            if let Err(error) = app.live().adopt(&id).await {
                tracing::warn!(table = id, ?error, "the bots of a node that is gone could not be taken over");
            }
        }
    }
}

/// Asks how the tables stand that are used here.
async fn compare(app: App) {
    let mut beats = every(ASK_EVERY);
    loop {
        beats.tick().await;
        ask(&app).await;
    }
}

async fn keep_presence(app: App) {
    let mut beats = every(PRESENCE_EVERY);
    loop {
        beats.tick().await;
        app.live().keep_presence().await;
        if let Err(error) = app.live().store().forget_tallies().await {
            tracing::debug!(%error, "old counts stay for a minute longer");
        }
    }
}
