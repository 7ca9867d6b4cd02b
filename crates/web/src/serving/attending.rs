//! One connection: answers its requests, and gives its buffers back while nothing comes.

use super::crowd::{Phase, Place, Visit};
use super::streaming::Streamed;
use super::wire::{self, Wire};
use crate::events::{self, Events};
use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, Method};
use hyper::Version;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{Notify, watch};
use tower::Service;

/// The largest head of a request, and the largest buffer of a connection, in bytes.
const HEAD: usize = 16 * 1024;

const LATE: &[u8] = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// What every request of a connection is answered with.
pub(super) struct Attended {
    pub(super) peer: SocketAddr,
    pub(super) router: Router,
    /// How long after an answer the buffers are kept.
    pub(super) rest: Duration,
}

/// How the requests of a connection came to an end.
enum End {
    /// It is closed.
    Closed,
    /// Nothing has come for a while.
    Rest(Wire),
    /// The last answer is a stream of events.
    Stream(Wire, HeaderMap, Box<Events>),
}

/// Answers the requests of one connection until it ends or must be closed; returns a stream of events, which is sent
/// elsewhere.
pub(super) async fn attend(
    stream: TcpStream,
    place: Place,
    attended: Attended,
    mut stopping: watch::Receiver<bool>,
) -> Option<Streamed> {
    let visit = place.visit.clone();
    let mut wire = Wire { stream, visit: visit.clone(), early: Bytes::new() };
    loop {
        // A connection on which nothing comes needs no buffers.
        tokio::select! {
            ready = wire.stream.readable(), if wire.early.is_empty() => if ready.is_err() { return None },
            () = std::future::ready(()), if !wire.early.is_empty() => {}
            () = visit.told_to_leave() => return None,
            _ = stopping.wait_for(|stopping| *stopping) => return None,
        }
        match Box::pin(served(wire, &visit, &attended, &mut stopping)).await {
            End::Closed => return None,
            End::Rest(back) => wire = back,
            End::Stream(wire, headers, events) => return Some(Streamed { wire, headers, events, place }),
        }
    }
}

/// Answers requests until the connection is closed, rests, or has to send a stream.
async fn served(
    wire: Wire,
    visit: &Arc<Visit>,
    attended: &Attended,
    stopping: &mut watch::Receiver<bool>,
) -> End {
    let handed = Arc::new(Handed::default());
    let service = service_fn(|request| {
        let (mut router, visit, handed) = (attended.router.clone(), visit.clone(), handed.clone());
        let may_stream = request.version() == Version::HTTP_11 && request.method() == Method::GET;
        let request = wire::arrived(request, attended.peer, &visit);
        async move {
            let Ok(mut response) = router.call(request).await;
            if may_stream && let Some(events) = events::taken_from(&mut response) {
                return handed.over(response.into_parts().0.headers, Box::new(events)).await;
            }
            Ok::<_, Infallible>(wire::departing(response, visit))
        }
    });
    let io = TokioIo::new(wire);
    let mut connection =
        http1::Builder::new().max_buf_size(HEAD).header_read_timeout(None).serve_connection(io, service);
    let pause = attended.rest.max(Duration::from_millis(1));
    let mut is_ending = false;
    loop {
        tokio::select! {
            ended = &mut connection => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection broke off");
                }
                return End::Closed;
            }
            () = handed.called.notified() => {
                if let Some((headers, events)) = handed.take() {
                    return End::Stream(connection.into_parts().io.into_inner(), headers, events);
                }
            }
            () = tokio::time::sleep(pause) => {
                if visit.rests_for(attended.rest) {
                    let parts = connection.into_parts();
                    // The next request may have begun to come before the last one was answered.
                    return End::Rest(Wire { early: parts.read_buf, ..parts.io.into_inner() });
                }
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
    End::Closed
}

/// An answer that is not sent by the task that has made it.
#[derive(Default)]
struct Handed {
    answer: Mutex<Option<(HeaderMap, Box<Events>)>>,
    called: Notify,
}

impl Handed {
    /// Hands an answer over. Never done: the connection that waits for it is taken apart.
    async fn over<T>(&self, headers: HeaderMap, events: Box<Events>) -> T {
        *self.answer.lock().unwrap_or_else(PoisonError::into_inner) = Some((headers, events));
        self.called.notify_one();
        std::future::pending().await
    }

    fn take(&self) -> Option<(HeaderMap, Box<Events>)> {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
