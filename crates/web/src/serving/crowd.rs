//! All connections: how many there are, what each is doing, and which one must be closed.

use crate::config::ConnectionLimits;
use crate::sender::Source;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

/// How long a new connection waits for others to close, and how many of them it asks.
const LEAVING: Duration = Duration::from_secs(1);
const TRIES: usize = 8;

/// The most bytes of answers that wait for clients who do not read, in all: they are held in memory meanwhile.
const MOST_OWED: u64 = 128 << 20;

/// What an answer of unknown length counts.
const UNKNOWN: u64 = 1 << 20;

/// All connections. A clone is another handle on the same ones.
#[derive(Clone)]
pub(super) struct Crowd(Arc<Inner>);

struct Inner {
    limits: ConnectionLimits,
    in_all: usize,
    at_address: usize,
    started: Instant,
    present: Mutex<Present>,
    left: Notify,
}

#[derive(Default)]
struct Present {
    next: u64,
    visits: HashMap<u64, Arc<Visit>>,
    /// How many there are by address; those of proxies are not counted here.
    at: HashMap<Source, usize>,
}

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Phase {
    /// Nothing has come since the last answer.
    Waiting,
    /// A head has begun.
    Head,
    /// The head is there, its body is not.
    Body,
    /// The request is being answered.
    Working,
}

/// One connection.
pub(super) struct Visit {
    source: Option<Source>,
    started: Instant,
    phase: AtomicU8,
    /// The millisecond in which the phase began.
    since: AtomicU64,
    /// One more than the millisecond since which the client reads no bytes; 0 while it reads.
    stalled: AtomicU64,
    /// The length of the last answer.
    owed: AtomicU64,
    /// Whether it was told to close.
    is_leaving: AtomicBool,
    leave: Notify,
}

/// The place of a connection. Released when it is dropped.
pub(super) struct Place {
    crowd: Crowd,
    n: u64,
    pub(super) visit: Arc<Visit>,
}

impl Crowd {
    /// An empty set; at most `in_all` connections, and half of them from one address.
    pub(super) fn new(limits: ConnectionLimits, in_all: usize) -> Self {
        let at_address = limits.per_address.min(in_all / 2).max(1);
        Self(Arc::new(Inner {
            limits,
            in_all,
            at_address,
            started: Instant::now(),
            present: Mutex::default(),
            left: Notify::new(),
        }))
    }

    /// Accepts a connection, from an address or from a proxy. If there is no place, the connection that has waited
    /// longest for its client is closed; if all of them are being answered, the new connection is refused.
    pub(super) async fn enter(&self, source: Option<Source>) -> Option<Place> {
        let is_full = |present: &Present| present.visits.len() >= self.0.in_all;
        let is_full_there = |present: &Present| {
            source.is_some_and(|source| present.at.get(&source).is_some_and(|n| *n >= self.0.at_address))
        };
        for _ in 0..TRIES {
            let left = self.0.left.notified();
            let victim = {
                let mut present = self.present();
                if is_full_there(&present) {
                    present.longest(|visit| visit.source == source)
                } else if is_full(&present) {
                    let busiest = present.busiest();
                    present.longest(|visit| visit.source == busiest).or_else(|| present.longest(|_| true))
                } else {
                    return Some(self.seat(&mut present, source));
                }
            };
            victim?.tell_to_leave();
            // The place is free once the task of that connection has ended.
            let _ = tokio::time::timeout(LEAVING, left).await;
        }
        None
    }

    fn seat(&self, present: &mut Present, source: Option<Source>) -> Place {
        let visit = Arc::new(Visit::new(source, self.0.started));
        let n = present.next;
        present.next += 1;
        present.visits.insert(n, visit.clone());
        if let Some(source) = source {
            *present.at.entry(source).or_default() += 1;
        }
        Place { crowd: self.clone(), n, visit }
    }

    /// Regularly closes connections whose clients were too slow, as long as the server runs.
    pub(super) async fn watch(self) {
        let limits = self.0.limits;
        let shortest = limits.head.min(limits.body).min(limits.idle).min(limits.write);
        let pause = (shortest / 4).clamp(Duration::from_millis(5), Duration::from_secs(1));
        loop {
            tokio::time::sleep(pause).await;
            let now = self.0.started.elapsed();
            for visit in self.present().visits.values().filter(|visit| visit.is_late(now, &limits)) {
                visit.tell_to_leave();
            }
            self.relieve(MOST_OWED);
        }
    }

    /// Closes connections whose clients do not read, those with the longest answers first, until no more than `most` bytes wait
    /// for such clients.
    fn relieve(&self, most: u64) {
        let present = self.present();
        let stalled = |visit: &&Arc<Visit>| visit.stalled.load(Ordering::Relaxed) != 0;
        let mut waiting: Vec<_> = present.visits.values().filter(stalled).collect();
        let mut sum: u64 = waiting.iter().map(|visit| visit.owed.load(Ordering::Relaxed)).sum();
        if sum <= most {
            return;
        }
        waiting.sort_by_key(|visit| visit.owed.load(Ordering::Relaxed));
        while sum > most
            && let Some(visit) = waiting.pop()
        {
            sum -= visit.owed.load(Ordering::Relaxed);
            visit.tell_to_leave();
        }
    }

    /// How many connections there are.
    #[cfg(test)]
    pub(super) fn n_present(&self) -> usize {
        self.present().visits.len()
    }

    fn present(&self) -> MutexGuard<'_, Present> {
        self.0.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Present {
    /// The address with the most connections.
    fn busiest(&self) -> Option<Source> {
        self.at.iter().max_by_key(|(_, n)| **n).map(|(source, _)| *source)
    }

    /// The selected connection that has waited longest for its client.
    fn longest(&self, is_meant: impl Fn(&Visit) -> bool) -> Option<Arc<Visit>> {
        let waiting = self.visits.values().filter(|visit| visit.may_go() && is_meant(visit));
        waiting.min_by_key(|visit| visit.since.load(Ordering::Relaxed)).cloned()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut present = self.crowd.present();
        present.visits.remove(&self.n);
        if let Some(source) = self.visit.source
            && let Some(n) = present.at.get_mut(&source)
        {
            *n -= 1;
            if *n == 0 {
                present.at.remove(&source);
            }
        }
        drop(present);
        self.crowd.0.left.notify_waiters();
    }
}

impl Visit {
    fn new(source: Option<Source>, started: Instant) -> Self {
        let visit = Self {
            source,
            started,
            phase: AtomicU8::new(0),
            since: AtomicU64::new(0),
            stalled: AtomicU64::new(0),
            owed: AtomicU64::new(0),
            is_leaving: AtomicBool::new(false),
            leave: Notify::new(),
        };
        visit.enter(Phase::Waiting);
        visit
    }

    pub(super) fn phase(&self) -> Phase {
        match self.phase.load(Ordering::Relaxed) {
            0 => Phase::Waiting,
            1 => Phase::Head,
            2 => Phase::Body,
            _ => Phase::Working,
        }
    }

    /// What the connection does from now on.
    pub(super) fn enter(&self, phase: Phase) {
        self.phase.store(phase as u8, Ordering::Relaxed);
        self.since.store(self.now(), Ordering::Relaxed);
    }

    /// Bytes have come.
    pub(super) fn heard(&self) {
        if self.phase() == Phase::Waiting {
            self.enter(Phase::Head);
        }
    }

    /// The body of the request is complete, or no longer needed.
    pub(super) fn has_body(&self) {
        if self.phase() == Phase::Body {
            self.enter(Phase::Working);
        }
    }

    /// The answer is written.
    pub(super) fn is_answered(&self) {
        if matches!(self.phase(), Phase::Body | Phase::Working) {
            self.enter(Phase::Waiting);
        }
    }

    /// An answer begins, of this length if it is known.
    pub(super) fn owes(&self, length: Option<u64>) {
        self.owed.store(length.unwrap_or(UNKNOWN), Ordering::Relaxed);
    }

    /// The client stops or starts reading bytes.
    pub(super) fn stalls(&self, does: bool) {
        let was = self.stalled.load(Ordering::Relaxed);
        if does && was == 0 {
            self.stalled.store(self.now() + 1, Ordering::Relaxed);
        } else if !does && was != 0 {
            self.stalled.store(0, Ordering::Relaxed);
        }
    }

    /// Whether everything is answered and sent, and nothing has come for so long.
    pub(super) fn rests_for(&self, time: Duration) -> bool {
        let since = Duration::from_millis(self.since.load(Ordering::Relaxed));
        self.phase() == Phase::Waiting
            && self.stalled.load(Ordering::Relaxed) == 0
            && self.started.elapsed() >= since + time
    }

    /// Done once the connection must be closed.
    pub(super) async fn told_to_leave(&self) {
        self.leave.notified().await;
    }

    fn tell_to_leave(&self) {
        self.is_leaving.store(true, Ordering::Relaxed);
        self.leave.notify_one();
    }

    fn now(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// Whether closing it affects only a client that does nothing.
    fn may_go(&self) -> bool {
        let waits = self.phase() != Phase::Working || self.stalled.load(Ordering::Relaxed) != 0;
        waits && !self.is_leaving.load(Ordering::Relaxed)
    }

    /// Whether the client has used up its time.
    fn is_late(&self, now: Duration, limits: &ConnectionLimits) -> bool {
        let for_longer_than = |since: u64, most: Duration| now > Duration::from_millis(since) + most;
        let stalled = self.stalled.load(Ordering::Relaxed);
        if stalled != 0 && for_longer_than(stalled - 1, limits.write) {
            return true;
        }
        let since = self.since.load(Ordering::Relaxed);
        match self.phase() {
            Phase::Waiting => for_longer_than(since, limits.idle),
            Phase::Head => for_longer_than(since, limits.head),
            Phase::Body => for_longer_than(since, limits.body),
            Phase::Working => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(n: u8) -> Option<Source> {
        Some(Source::of([10, 0, 0, n].into()))
    }

    fn crowd(in_all: usize, per_address: usize) -> Crowd {
        Crowd::new(ConnectionLimits { per_address, ..ConnectionLimits::default() }, in_all)
    }

    /// Accepts a connection that is being answered.
    async fn busy(crowd: &Crowd, source: Option<Source>) -> Place {
        let place = crowd.enter(source).await.expect("there is room");
        place.visit.enter(Phase::Working);
        place
    }

    #[tokio::test]
    async fn an_address_has_so_many_and_others_come_in() {
        let crowd = crowd(8, 3);
        let places = [busy(&crowd, at(1)).await, busy(&crowd, at(1)).await, busy(&crowd, at(1)).await];
        assert!(crowd.enter(at(1)).await.is_none(), "all of them are being answered");
        assert!(crowd.enter(at(2)).await.is_some());
        drop(places);
        assert!(crowd.enter(at(1)).await.is_some(), "places are given back");
        assert_eq!(crowd.n_present(), 0);
    }

    #[tokio::test]
    async fn the_connection_that_waits_longest_is_closed() {
        let crowd = crowd(8, 3);
        let _busy = busy(&crowd, at(1)).await;
        let (old, young) = (crowd.enter(at(1)).await.unwrap(), crowd.enter(at(1)).await.unwrap());
        old.visit.heard();
        young.visit.enter(Phase::Head);
        old.visit.since.store(0, Ordering::Relaxed);
        young.visit.since.store(1, Ordering::Relaxed);
        let leaving = tokio::spawn(async move {
            old.visit.told_to_leave().await;
            drop(old);
        });
        assert!(crowd.enter(at(1)).await.is_some());
        leaving.await.unwrap();
        drop(young);
    }

    #[tokio::test]
    async fn a_full_server_makes_room_at_the_busiest_address() {
        let crowd = crowd(4, 2);
        let (first, _second) = (crowd.enter(at(1)).await.unwrap(), crowd.enter(at(1)).await.unwrap());
        let (_third, _fourth) = (busy(&crowd, at(2)).await, busy(&crowd, at(3)).await);
        first.visit.since.store(0, Ordering::Relaxed);
        let leaving = tokio::spawn(async move {
            first.visit.told_to_leave().await;
            drop(first);
        });
        assert!(crowd.enter(at(4)).await.is_some());
        leaving.await.unwrap();
    }

    #[tokio::test]
    async fn who_does_not_read_much_makes_room_first() {
        let crowd = crowd(8, 8);
        let mut places = vec![];
        for (owed, stalls) in [(Some(100), true), (Some(900), true), (Some(5000), false), (Some(400), true)] {
            let place = busy(&crowd, at(1)).await;
            place.visit.owes(owed);
            place.visit.stalls(stalls);
            places.push(place);
        }
        let leaving =
            || places.iter().map(|it| it.visit.is_leaving.load(Ordering::Relaxed)).collect::<Vec<_>>();
        crowd.relieve(1400);
        assert_eq!(leaving(), [false; 4]);
        crowd.relieve(1399);
        assert_eq!(leaving(), [false, true, false, false], "the longest answer that nobody reads");
        places[0].visit.owes(None);
        crowd.relieve(500);
        assert_eq!(leaving(), [true, true, false, false], "what is not known counts as much");
    }

    #[test]
    fn each_part_of_a_request_has_its_time() {
        let visit = Visit::new(None, Instant::now());
        let limits = ConnectionLimits {
            idle: Duration::from_secs(60),
            head: Duration::from_secs(10),
            body: Duration::from_secs(20),
            write: Duration::from_secs(30),
            ..ConnectionLimits::default()
        };
        let late = |visit: &Visit, seconds| visit.is_late(Duration::from_secs(seconds), &limits);
        let since_then = |visit: &Visit| visit.since.store(0, Ordering::Relaxed);
        for (phase, most) in [(Phase::Waiting, 60), (Phase::Head, 10), (Phase::Body, 20)] {
            visit.enter(phase);
            since_then(&visit);
            assert!(!late(&visit, most) && late(&visit, most + 1), "{phase:?}");
        }
        visit.has_body();
        assert_eq!(visit.phase(), Phase::Working);
        assert!(!late(&visit, 9999), "thinking is our own business");
        visit.stalled.store(1, Ordering::Relaxed);
        assert!(!late(&visit, 30) && late(&visit, 31), "a client that does not read");
        visit.stalls(false);
        assert!(!visit.rests_for(Duration::ZERO), "there is no answer yet");
        visit.is_answered();
        assert_eq!(visit.phase(), Phase::Waiting);
        assert!(visit.rests_for(Duration::ZERO) && !visit.rests_for(Duration::from_secs(3600)));
        visit.stalls(true);
        assert!(!visit.rests_for(Duration::ZERO), "the client has not read the answer");
        visit.stalls(false);
        visit.heard();
        assert_eq!(visit.phase(), Phase::Head);
    }
}
