//! Server-sent events: numbers, and nothing else.

use crate::live::{Listening, News, Slot};
use crate::streams::Place;
use axum::response::sse::{Event, KeepAlive, Sse};
use std::convert::Infallible;
use std::pin::Pin;
use std::time::Duration;
use tokio::sync::watch;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// An empty line keeps proxies from closing the connection.
const QUIET: Duration = Duration::from_secs(15);

/// Sends the newest `number` of a table, now and whenever it changes, until the server stops, drops the table, or
/// needs the place for another client. A guest with an open stream counts as present.
pub(crate) fn stream(
    slot: &Slot,
    mut place: Place,
    listening: Option<Listening>,
    stopping: watch::Receiver<bool>,
    number: fn(News) -> u64,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let news = WatchStream::new(slot.news()).map(Some).chain(tokio_stream::once(None));
    let end = WatchStream::from_changes(stopping).map(|_| None);
    let taken = once(Box::pin(place.ended())).map(|()| None);
    let mut last = None;
    let events = news
        .merge(end)
        .merge(taken)
        .take_while(Option::is_some)
        .filter_map(move |news| {
            // Both are released when the stream is dropped, and not before.
            let _kept = (&place, &listening);
            let number = news.map(number);
            (number != last).then(|| last = number).and(number)
        })
        .map(|number| Ok(Event::default().data(number.to_string())));
    Sse::new(events).keep_alive(KeepAlive::new().interval(QUIET))
}

/// A stream with the result of one future.
fn once<F: Future + 'static>(future: Pin<Box<F>>) -> impl Stream<Item = F::Output> {
    Once(Some(future))
}

struct Once<F>(Option<Pin<Box<F>>>);

impl<F: Future> Stream for Once<F> {
    type Item = F::Output;

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<F::Output>> {
        let Some(future) = &mut self.0 else { return std::task::Poll::Ready(None) };
        let item = std::task::ready!(future.as_mut().poll(context));
        self.0 = None;
        std::task::Poll::Ready(Some(item))
    }
}
