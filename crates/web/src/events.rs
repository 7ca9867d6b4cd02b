//! Server-sent events: numbers, and nothing else.

use crate::live::{Listening, News, Slot};
use crate::streams::Place;
use axum::body::{Body, Bytes};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep};
use tokio_stream::Stream;
use tokio_stream::wrappers::WatchStream;

/// An empty line keeps proxies from closing the connection.
const QUIET: Duration = Duration::from_secs(15);

/// The newest number of a table, now and whenever it changes, until the server stops, drops the table, or needs the place for
/// another client. A guest with an open stream counts as present.
pub(crate) struct Events {
    news: WatchStream<News>,
    stopping: WatchStream<bool>,
    place: Place,
    _listening: Option<Listening>,
    number: fn(News) -> u64,
    last: Option<u64>,
    said_at: Instant,
    quiet: Pin<Box<Sleep>>,
}

impl Events {
    pub(crate) fn new(
        slot: &Slot,
        place: Place,
        listening: Option<Listening>,
        stopping: watch::Receiver<bool>,
        number: fn(News) -> u64,
    ) -> Self {
        Self {
            news: WatchStream::new(slot.news()),
            stopping: WatchStream::from_changes(stopping),
            place,
            _listening: listening,
            number,
            last: None,
            said_at: Instant::now(),
            quiet: Box::pin(sleep(QUIET)),
        }
    }

    /// What is to be sent next.
    pub(crate) fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Said>> {
        let is_over = Pin::new(&mut self.stopping).poll_next(context).is_ready()
            || self.place.poll_ended(context).is_ready();
        if is_over {
            return Poll::Ready(None);
        }
        while let Poll::Ready(news) = Pin::new(&mut self.news).poll_next(context) {
            let Some(news) = news else { return Poll::Ready(None) };
            let number = (self.number)(news);
            if self.last != Some(number) {
                self.last = Some(number);
                self.said_at = Instant::now();
                return Poll::Ready(Some(Said::Number(number)));
            }
        }
        // The alarm is not set anew for each number: it looks when the last one was.
        loop {
            ready!(self.quiet.as_mut().poll(context));
            let (now, next) = (Instant::now(), self.said_at + QUIET);
            if now >= next {
                self.said_at = now;
                self.quiet.as_mut().reset(now + QUIET);
                return Poll::Ready(Some(Said::Nothing));
            }
            self.quiet.as_mut().reset(next);
        }
    }
}

/// A message of the stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Number(u64),
    Nothing,
}

impl Said {
    /// Adds the text of the message.
    pub(crate) fn write(self, into: &mut Vec<u8>) {
        use std::io::Write;
        // Writing into memory cannot fail.
        let _ = match self {
            Self::Number(number) => write!(into, "data: {number}\n\n"),
            Self::Nothing => into.write_all(b":\n\n"),
        };
    }
}

/// The body of an answer with events.
struct Given(Arc<Mutex<Option<Events>>>);

/// The way from an answer to its events, for a connection that sends them itself.
#[derive(Clone)]
struct Within(Weak<Mutex<Option<Events>>>);

fn locked(events: &Mutex<Option<Events>>) -> MutexGuard<'_, Option<Events>> {
    events.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the events out of an answer; its body is empty then.
pub(crate) fn taken_from(response: &mut Response) -> Option<Events> {
    let Within(events) = response.extensions_mut().remove()?;
    events.upgrade().and_then(|events| locked(&events).take())
}

impl Stream for Given {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut events = locked(&self.0);
        let Some(events) = events.as_mut() else { return Poll::Ready(None) };
        let said = ready!(events.poll(context));
        Poll::Ready(said.map(|said| {
            let mut text = Vec::with_capacity(32);
            said.write(&mut text);
            Ok(text.into())
        }))
    }
}

impl IntoResponse for Events {
    fn into_response(self) -> Response {
        let events = Arc::new(Mutex::new(Some(self)));
        let within = Within(Arc::downgrade(&events));
        let mut response = Response::new(Body::from_stream(Given(events)));
        response.extensions_mut().insert(within);
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_number_or_nothing() {
        let text = |said: Said| {
            let mut text = vec![];
            said.write(&mut text);
            String::from_utf8(text).unwrap()
        };
        assert_eq!(text(Said::Number(17)), "data: 17\n\n");
        assert_eq!(text(Said::Nothing), ":\n\n");
    }

    #[test]
    fn other_answers_have_no_events() {
        assert!(taken_from(&mut Response::new(Body::empty())).is_none());
    }
}
