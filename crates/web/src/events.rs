//! Server-sent events: numbers, and nothing but numbers.

use crate::live::{Listening, News, Slot};
use axum::response::sse::{Event, KeepAlive, Sse};
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// A line that says nothing keeps proxies from closing the connection.
const QUIET: Duration = Duration::from_secs(15);

/// Sends `number` of what is newest at a table, now and whenever it changes, until the server stops or lets go
/// of the table. Who listens is present.
pub(crate) fn stream(
    slot: &Slot,
    listening: Option<Listening>,
    stopping: watch::Receiver<bool>,
    number: fn(News) -> u64,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let news = WatchStream::new(slot.news()).map(Some).chain(tokio_stream::once(None));
    let end = WatchStream::from_changes(stopping).map(|_| None);
    let mut last = None;
    let events = news
        .merge(end)
        .take_while(Option::is_some)
        .filter_map(move |news| {
            let _here = &listening;
            let number = news.map(number);
            (number != last).then(|| last = number).and(number)
        })
        .map(|number| Ok(Event::default().data(number.to_string())));
    Sse::new(events).keep_alive(KeepAlive::new().interval(QUIET))
}
