//! Accepts connections within limits, watches them, and closes them in time.

mod attending;
mod crowd;
mod descriptors;
mod streaming;
mod wire;

pub(crate) use descriptors::most_connections;
pub use descriptors::raise_descriptor_limit;

use crate::announcing;
use crate::app::{App, app};
use crate::hosting;
use crate::nodes;
use crate::sender::{Source, is_trusted};
use attending::{Attended, attend};
use crowd::Crowd;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use streaming::Streamed;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// How many refused connections may be read to their end, so that their clients see the reason.
const TURNED_AWAY: usize = 16;

/// How long the store and the last tasks may take to end.
const CLOSING: Duration = Duration::from_millis(1500);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\n\
Content-Type: text/plain; charset=utf-8\r\nContent-Length: 58\r\n\r\n\
too many connections: close some, or try again in a while\n";

/// Serves on `listener` until `shutdown` is done; then lets running requests finish for a moment, and closes the
/// store.
pub async fn serve(
    listener: TcpListener,
    state: App,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let limits = state.config().limits;
    let crowd = Crowd::new(limits, state.most_connections());
    let sweeping = tokio::spawn(state.live().clone().keep_small());
    let timing = tokio::spawn(state.live().clone().keep_time());
    let watching = tokio::spawn(crowd.clone().watch());
    let tidying = tokio::spawn(hosting::keep_fresh(state.clone()));
    let in_touch = nodes::keep_in_touch(&state);
    let sending = announcing::keep_sending(&state);
    let mut connections = JoinSet::new();
    welcome(listener, &state, &crowd, &mut connections, shutdown).await;
    // Event streams would never end otherwise.
    state.stop();
    let last = async { while connections.join_next().await.is_some() {} };
    if timeout(limits.grace, last).await.is_err() {
        tracing::info!(n = connections.len(), "connections are cut off that did not end by themselves");
        connections.abort_all();
    }
    sweeping.abort();
    timing.abort();
    watching.abort();
    tidying.abort();
    drop(in_touch);
    drop(sending);
    if timeout(CLOSING, state.live().store().close()).await.is_err() {
        tracing::warn!("the database did not close in time; the next start folds its log in");
    }
    Ok(())
}

/// Accepts connections until `shutdown` is done.
async fn welcome(
    listener: TcpListener,
    state: &App,
    crowd: &Crowd,
    connections: &mut JoinSet<Option<Streamed>>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let router = app(state.clone());
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            () = &mut shutdown => return,
            Some(ended) = connections.join_next() => {
                // A stream needs less memory than the task in which its request was answered.
                if let Ok(Some(streamed)) = ended {
                    connections.spawn(streamed.run());
                }
                continue;
            }
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_client(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection could be taken; it will be tried again");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // Answers are small: waiting to fill a packet would only delay them.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slow");
        }
        // A proxy serves many clients; the client is counted by the request.
        let source = (!is_trusted(&state.config().trusted_proxies, peer.ip())).then(|| Source::of(peer.ip()));
        match crowd.enter(source).await {
            Some(place) => {
                let attended = Attended { peer, router: router.clone(), rest: state.config().limits.rest };
                connections.spawn(attend(stream, place, attended, state.stopping()));
            }
            None => {
                if let Ok(permit) = turned_away.clone().try_acquire_owned() {
                    tokio::spawn(async move {
                        turn_away(stream).await;
                        drop(permit);
                    });
                }
            }
        }
    }
}

fn is_of_one_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers that there is no place. It reads what the client sends for a moment, because closing at once would show
/// the client a reset.
async fn turn_away(mut stream: TcpStream) {
    let said = async {
        stream.write_all(FULL).await?;
        stream.shutdown().await?;
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        io::Result::Ok(())
    };
    let _ = timeout(Duration::from_secs(1), said).await;
}
