//! How many event streams are open: counted by guest, by address and in all.

use crate::config::ConnectionLimits;
use crate::error::Error;
use crate::guest::Guest;
use crate::sender::Source;
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use tokio::sync::oneshot;

/// How long to wait before trying again when there is no place.
const LATER: u64 = 30;

/// All open streams. A clone is another handle on the same ones.
#[derive(Clone)]
pub(crate) struct Streams(Arc<Inner>);

struct Inner {
    in_all: usize,
    at_address: usize,
    of_guest: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// The number of the next one, so that a smaller number is an older stream.
    next: u64,
    streams: HashMap<u64, Stream>,
}

/// Whose it is. Clients without a cookie count together by their address.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Listener {
    source: Source,
    guest: Option<Guest>,
}

struct Stream {
    listener: Listener,
    /// Dropped to end the stream.
    _end: oneshot::Sender<()>,
}

/// The place of a stream. Released when it is dropped.
pub(crate) struct Place {
    streams: Streams,
    n: u64,
    end: Option<oneshot::Receiver<()>>,
}

impl Streams {
    /// No open streams. Each stream uses one of `n_connections`; a quarter of them is reserved for requests, at every
    /// address as well as in all.
    pub(crate) fn new(limits: &ConnectionLimits, n_connections: usize) -> Self {
        let at_address = limits.streams_per_address.min(n_connections / 8 * 3).max(1);
        Self::with((n_connections / 4 * 3).max(1), at_address, limits.streams_per_guest)
    }

    fn with(in_all: usize, at_address: usize, of_guest: usize) -> Self {
        Self(Arc::new(Inner { in_all, at_address, of_guest, open: Mutex::default() }))
    }

    /// How many streams are open.
    pub(crate) fn n_open(&self) -> usize {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner).streams.len()
    }

    /// Ends the streams of those who are refused from now on.
    pub(crate) fn end(&self, is_refused: impl Fn(Option<&Guest>, Source) -> bool) {
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.streams.retain(|_, stream| !is_refused(stream.listener.guest.as_ref(), stream.listener.source));
    }

    /// Opens a stream. If an address or the server has no place left, the oldest stream of the guest with most
    /// streams there ends instead, unless that guest is the one who asks.
    pub(crate) fn enter(&self, guest: Option<&Guest>, source: Source) -> Result<Place, Error> {
        let listener = Listener { source, guest: guest.cloned() };
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.count(|other| *other == listener);
        // Clients without a cookie are not distinguished; the limit of their address applies to them.
        if guest.is_some() && own >= self.0.of_guest {
            return Err(Error::Crowded { seconds: LATER });
        }
        if open.count(|other| other.source == source) >= self.0.at_address {
            open.make_room(own, |other| other.source == source)?;
        }
        if open.streams.len() >= self.0.in_all {
            let own = open.count(|other| other.source == source);
            open.make_room_at_busiest_address(own)?;
        }
        let n = open.next;
        open.next += 1;
        let (sender, end) = oneshot::channel();
        open.streams.insert(n, Stream { listener, _end: sender });
        Ok(Place { streams: self.clone(), n, end: Some(end) })
    }
}

impl Open {
    fn count(&self, is_meant: impl Fn(&Listener) -> bool) -> usize {
        self.streams.values().filter(|stream| is_meant(&stream.listener)).count()
    }

    /// Ends the oldest stream of the selected guest with most streams, if that guest has more than `own`.
    fn make_room(&mut self, own: usize, is_meant: impl Fn(&Listener) -> bool) -> Result<(), Error> {
        self.end_one(own, |listener| is_meant(listener).then(|| listener.clone()))
    }

    /// The same for addresses.
    fn make_room_at_busiest_address(&mut self, own: usize) -> Result<(), Error> {
        self.end_one(own, |listener| Some(listener.source))
    }

    fn end_one<K: Eq + std::hash::Hash>(
        &mut self,
        own: usize,
        key: impl Fn(&Listener) -> Option<K>,
    ) -> Result<(), Error> {
        let mut most: HashMap<K, (usize, u64)> = HashMap::new();
        for (n, stream) in &self.streams {
            let Some(key) = key(&stream.listener) else { continue };
            let (count, oldest) = most.entry(key).or_insert((0, *n));
            *count += 1;
            *oldest = (*oldest).min(*n);
        }
        let greediest = most.into_values().max_by_key(|(count, oldest)| (*count, std::cmp::Reverse(*oldest)));
        match greediest {
            Some((count, oldest)) if count > own + 1 => {
                self.streams.remove(&oldest);
                Ok(())
            }
            _ => Err(Error::Crowded { seconds: LATER }),
        }
    }
}

impl Place {
    /// Ready once the place is needed for another stream.
    pub(crate) fn poll_ended(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(end) = &mut self.end else { return Poll::Ready(()) };
        let _ = ready!(Pin::new(end).poll(context));
        self.end = None;
        Poll::Ready(())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.streams.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.streams.remove(&self.n);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;

    const FULL: Error = Error::Crowded { seconds: LATER };

    fn at(n: u8) -> Source {
        Source::of([10, 0, 0, n].into())
    }

    fn is_open(place: &Place) -> bool {
        place.streams.0.open.lock().unwrap().streams.contains_key(&place.n)
    }

    #[test]
    fn a_guest_listens_so_often_and_gets_places_back() {
        let streams = Streams::with(100, 100, 2);
        let ada = Guest::new().unwrap();
        let first = streams.enter(Some(&ada), at(1)).unwrap();
        let _second = streams.enter(Some(&ada), at(1)).unwrap();
        assert_eq!(streams.enter(Some(&ada), at(1)).err(), Some(FULL));
        assert!(streams.enter(None, at(1)).is_ok(), "others are not held up");
        drop(first);
        assert!(streams.enter(Some(&ada), at(1)).is_ok());
    }

    #[test]
    fn at_a_full_address_the_greediest_gives_way() {
        let streams = Streams::with(100, 5, 100);
        let strangers: Vec<Place> = (0..5).map(|_| streams.enter(None, at(1)).unwrap()).collect();
        assert_eq!(streams.enter(None, at(1)).err(), Some(FULL), "not to the greediest itself");
        let ada = Guest::new().unwrap();
        let own = streams.enter(Some(&ada), at(1)).unwrap();
        assert!(is_open(&own) && !is_open(&strangers[0]) && is_open(&strangers[1]), "the oldest has ended");
        assert!(streams.enter(None, at(2)).is_ok(), "another address is another matter");
    }

    #[test]
    fn at_a_full_server_the_busiest_address_gives_way() {
        let streams = Streams::with(6, 5, 100);
        let many: Vec<Place> = (0..5).map(|_| streams.enter(None, at(1)).unwrap()).collect();
        let _other = streams.enter(None, at(2)).unwrap();
        let newcomer = streams.enter(None, at(3)).unwrap();
        assert!(is_open(&newcomer) && !is_open(&many[0]));
    }

    #[tokio::test]
    async fn who_has_to_go_is_told() {
        let streams = Streams::with(1, 2, 100);
        let mut first = streams.enter(None, at(1)).unwrap();
        assert_eq!(streams.enter(None, at(2)).err(), Some(FULL), "one each is fair");
        streams.0.open.lock().unwrap().streams.clear();
        poll_fn(|context| first.poll_ended(context)).await;
    }
}
