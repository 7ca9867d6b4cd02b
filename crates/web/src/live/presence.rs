//! Who is at a table now, and when the others were last present.

use crate::clock::Clock;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The stored time may be this much older, in seconds, so that not every request writes.
const KEPT_TO: i64 = 60;

/// When the guests with a seat were last seen.
#[derive(Debug, Default)]
pub(crate) struct Presence(Mutex<Vec<Seen>>);

#[derive(Debug)]
struct Seen {
    guest: String,
    /// How many streams of events they listen to.
    n_streams: u32,
    at: i64,
    kept_at: i64,
    /// How many actions they have marked as seen, once that is known.
    look: Option<u64>,
}

impl Seen {
    fn new(guest: String, at: i64) -> Self {
        Self { guest, n_streams: 0, at, kept_at: at, look: None }
    }
}

impl Presence {
    /// As it was kept.
    pub(super) fn new(kept: impl Iterator<Item = (String, i64)>) -> Self {
        let seen = kept.map(|(guest, at)| Seen::new(guest, at));
        Self(Mutex::new(seen.collect()))
    }

    fn seen(&self) -> MutexGuard<'_, Vec<Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, guest: &str, change: impl FnOnce(&mut Seen) -> T) -> T {
        let mut all = self.seen();
        let place = all.iter().position(|seen| seen.guest == guest).unwrap_or_else(|| {
            all.push(Seen::new(guest.to_owned(), 0));
            all.len() - 1
        });
        change(&mut all[place])
    }

    /// Adds what another node has kept.
    pub(super) fn merge(&self, kept: impl Iterator<Item = (String, i64)>) {
        for (guest, at) in kept {
            self.with(&guest, |seen| (seen.at, seen.kept_at) = (seen.at.max(at), seen.kept_at.max(at)));
        }
    }

    /// The guests who listen to the table here.
    pub(super) fn listeners(&self) -> Vec<String> {
        self.seen().iter().filter(|seen| seen.n_streams > 0).map(|seen| seen.guest.clone()).collect()
    }

    /// Notes that a guest is present now; returns whether that should be stored.
    pub(super) fn saw(&self, guest: &str, now: i64) -> bool {
        self.with(guest, |seen| {
            seen.at = seen.at.max(now);
            let is_old = seen.at - seen.kept_at >= KEPT_TO;
            if is_old {
                seen.kept_at = seen.at;
            }
            is_old
        })
    }

    /// How many actions a guest has marked as seen, if that is known here.
    pub(super) fn look_of(&self, guest: &str) -> Option<u64> {
        self.with(guest, |seen| seen.look)
    }

    /// Notes how many actions a guest has marked as seen. Two requests may note them in any order: the later mark counts.
    pub(super) fn note_look(&self, guest: &str, n_actions: u64) {
        self.with(guest, |seen| seen.look = seen.look.max(Some(n_actions)));
    }

    /// For how many seconds a guest has been away; 0 for one with an open stream.
    pub(super) fn away_for(&self, guest: &str, now: i64) -> i64 {
        self.with(guest, |seen| if seen.n_streams > 0 { 0 } else { (now - seen.at).max(0) })
    }

    /// The guest counts as present as long as the returned value exists.
    pub(crate) fn listen(self: &Arc<Self>, guest: &str, clock: Clock) -> Listening {
        self.with(guest, |seen| {
            seen.n_streams += 1;
            seen.at = seen.at.max(clock.now());
        });
        Listening { presence: self.clone(), guest: guest.to_owned(), clock }
    }
}

/// A guest with an open event stream. It holds no table, because a dropped table must end its streams.
#[derive(Debug)]
pub(crate) struct Listening {
    presence: Arc<Presence>,
    guest: String,
    clock: Clock,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.presence.with(&self.guest, |seen| {
            seen.n_streams = seen.n_streams.saturating_sub(1);
            seen.at = seen.at.max(self.clock.now());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_is_not_away() {
        let presence = Arc::new(Presence::new([("ada".to_owned(), 100)].into_iter()));
        let clock = Clock::still(100);
        assert_eq!(presence.away_for("ada", 400), 300);
        let listening = presence.listen("ada", clock.clone());
        let second = presence.listen("ada", clock.clone());
        drop(second);
        assert_eq!(presence.away_for("ada", 9000), 0);
        clock.set(1000);
        drop(listening);
        assert_eq!(presence.away_for("ada", 1030), 30, "away from the end of the last stream");
    }

    #[test]
    fn who_was_seen_by_another_node_is_not_away() {
        let presence = Presence::new([("ada".to_owned(), 100)].into_iter());
        presence.merge([("ada".to_owned(), 900), ("bob".to_owned(), 50)].into_iter());
        presence.merge([("ada".to_owned(), 300)].into_iter());
        assert_eq!((presence.away_for("ada", 1000), presence.away_for("bob", 1000)), (100, 950));
        assert!(!presence.saw("ada", 930), "it is kept already");
    }

    #[test]
    fn looks_are_kept_once_a_minute() {
        let presence = Presence::new([("ada".to_owned(), 100)].into_iter());
        assert!(!presence.saw("ada", 159));
        assert!(presence.saw("ada", 160));
        assert!(!presence.saw("ada", 200));
        assert_eq!(presence.away_for("ada", 205), 5);
    }
}
