//! Accepts connections within limits, watches them, and closes them in time.

mod crowd;
mod descriptors;
mod wire;

pub(crate) use descriptors::most_connections;
pub use descriptors::raise_descriptor_limit;

use crate::announcing;
use crate::app::{App, app};
use crate::hosting;
use crate::nodes;
use crate::sender::{Source, is_trusted};
use axum::Router;
use crowd::{Crowd, Phase, Place};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::Service;
use wire::Wire;

/// The largest head of a request, and the largest buffer of a connection, in bytes.
const HEAD: usize = 16 * 1024;

/// How many refused connections may be read to their end, so that their clients see the reason.
const TURNED_AWAY: usize = 16;

/// How long the store and the last tasks may take to end.
const CLOSING: Duration = Duration::from_millis(1500);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\n\
Content-Type: text/plain; charset=utf-8\r\nContent-Length: 58\r\n\r\n\
too many connections: close some, or try again in a while\n";

const LATE: &[u8] = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// Serves on `listener` until `shutdown` is done; then lets running requests finish for a moment, and closes the
/// store.
pub async fn serve(
    listener: TcpListener,
    state: App,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let doors = state.config().doors;
    let crowd = Crowd::new(doors, state.most_connections());
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
    if timeout(doors.grace, last).await.is_err() {
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
    connections: &mut JoinSet<()>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) {
    let router = app(state.clone());
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut shutdown = pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            () = &mut shutdown => return,
            Some(_) = connections.join_next() => continue,
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
                connections.spawn(attend(stream, peer, place, router.clone(), state.stopping()));
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

/// Answers the requests of one connection until it ends or must be closed.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let visit = place.visit.clone();
    // A connection that has sent nothing yet needs no buffers.
    tokio::select! {
        ready = stream.readable() => if ready.is_err() { return },
        () = visit.told_to_leave() => return,
        _ = stopping.wait_for(|stopping| *stopping) => return,
    }
    let service = service_fn(|request| {
        let (mut router, visit) = (router.clone(), visit.clone());
        let request = wire::arrived(request, peer, &visit);
        async move {
            let Ok(response) = router.call(request).await;
            Ok::<_, Infallible>(wire::departing(response, visit))
        }
    });
    let io = TokioIo::new(Wire { stream, visit: visit.clone() });
    let mut connection =
        http1::Builder::new().max_buf_size(HEAD).header_read_timeout(None).serve_connection(io, service);
    let mut is_ending = false;
    loop {
        tokio::select! {
            ended = &mut connection => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection broke off");
                }
                return;
            }
            () = visit.told_to_leave() => break,
            _ = stopping.wait_for(|stopping| *stopping), if !is_ending => {
                std::pin::Pin::new(&mut connection).graceful_shutdown();
                is_ending = true;
            }
        }
    }
    if matches!(visit.phase(), Phase::Head | Phase::Body) {
        // Nothing of an answer was sent; if the client does not read this either, nothing can be done.
        let _ = connection.into_parts().io.into_inner().stream.try_write(LATE);
    }
}
