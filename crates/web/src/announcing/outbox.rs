//! Sends what is due, as long as the server runs. Each channel has its own places, so that slow receivers of one do not
//! hold up the others.

use super::{hook, mail, push};
use crate::app::App;
use crate::error::Error;
use crate::live::Live;
use std::pin::pin;
use std::time::Duration;
use store::{Channel, Delivery};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// The most notices that one channel sends at the same time.
const AT_ONCE: usize = 16;

/// How often it is looked for notices that are due later or that other nodes have left.
const PAUSE: Duration = Duration::from_secs(1);

/// How many seconds after each try the next one is due. The first is longer than a try can take, because until then
/// nobody else sends the notice.
const BACKOFF: [i64; 5] = [30, 2 * 60, 10 * 60, 60 * 60, 60 * 60];

/// How often a notice is tried.
pub(super) const MOST_TRIES: u32 = BACKOFF.len() as u32;

/// For how many seconds it is known that a notice was sent.
const KEPT: i64 = 24 * 60 * 60;

const CHANNELS: [Channel; 4] = [Channel::Host, Channel::Hook, Channel::Mail, Channel::Push];

/// What became of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sent {
    /// It was sent, or it is no longer needed.
    Done,
    /// It was not sent and is tried again.
    Later,
    /// It was not sent and never can be.
    Never,
}

/// Starts sending. It ends with the returned value.
pub(crate) fn keep_sending(app: &App) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    for channel in CHANNELS {
        tasks.spawn(send_all(app.live().clone(), channel));
    }
    tasks.spawn(tidy(app.live().clone()));
    tasks
}

async fn send_all(live: Live, channel: Channel) {
    let mut sending = JoinSet::new();
    loop {
        let mut woken = pin!(live.announcing().wake.notified());
        woken.as_mut().enable();
        let free = AT_ONCE - sending.len();
        let n_begun = if live.announcing().is_wanted() {
            match begin(&live, channel, free, &mut sending).await {
                Ok(n) => n,
                Err(error) => {
                    tracing::warn!(
                        ?error,
                        "the notices that are due could not be read; it will be tried again"
                    );
                    0
                }
            }
        } else {
            0
        };
        if sending.len() >= AT_ONCE {
            sending.join_next().await;
        } else if n_begun == 0 {
            tokio::select! {
                () = woken => {}
                () = sleep(PAUSE) => {}
                Some(_) = sending.join_next() => {}
            }
        }
    }
}

/// Claims some of what is due and begins to send it; returns how many there were.
async fn begin(
    live: &Live,
    channel: Channel,
    most: usize,
    sending: &mut JoinSet<()>,
) -> Result<usize, store::Error> {
    let now = live.now();
    let due = live.store().due(channel, now, most as u32).await?;
    let n = due.len();
    for delivery in due {
        let pause = BACKOFF[(delivery.tries as usize).min(BACKOFF.len() - 1)];
        if live.store().claim_delivery(&delivery, now + pause).await? {
            sending.spawn(send(live.clone(), channel, delivery));
        }
    }
    Ok(n)
}

async fn send(live: Live, channel: Channel, delivery: Delivery) {
    let sent = match channel {
        Channel::Host => hook::send_to_host(&live, &delivery).await,
        Channel::Hook => hook::send(&live, &delivery).await,
        Channel::Mail => mail::send(&live, &delivery).await,
        Channel::Push => push::send(&live, &delivery).await,
    };
    let is_last = delivery.tries + 1 >= MOST_TRIES;
    let is_settled = match sent {
        Ok(Sent::Done | Sent::Never) => true,
        Ok(Sent::Later) => is_last,
        Err(error) => {
            tracing::warn!(?error, "a notice could not be made; it will be tried again");
            is_last
        }
    };
    if is_settled && let Err(error) = live.store().delivered(delivery.id).await {
        tracing::warn!(%error, "that a notice was sent was not kept; it may be sent again");
    }
}

/// Forgets what was sent long ago.
async fn tidy(live: Live) {
    loop {
        let purged: Result<u64, Error> =
            live.store().purge_outbox(live.now() - KEPT).await.map_err(Error::from);
        if let Err(error) = purged {
            tracing::warn!(?error, "old notices could not be removed; it will be tried again");
        }
        sleep(Duration::from_secs(60 * 60)).await;
    }
}
