//! How much one guest may make in a minute.

use crate::error::Error;
use crate::guest::Guest;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Those who come without a cookie share one account, this much larger than that of a guest.
const STRANGERS: u32 = 20;

/// Counts what was made in the current minute, by guest.
#[derive(Debug)]
pub(crate) struct Limits {
    per_minute: u32,
    started: Instant,
    counted: Mutex<(u64, HashMap<Option<Guest>, u32>)>,
}

impl Limits {
    pub(crate) fn new(per_minute: u32) -> Self {
        Self { per_minute, started: Instant::now(), counted: Mutex::default() }
    }

    /// Counts one more thing made by `guest`; none for somebody we did not know before.
    pub(crate) fn count(&self, guest: Option<&Guest>) -> Result<(), Error> {
        self.count_at(guest, self.started.elapsed().as_secs())
    }

    fn count_at(&self, guest: Option<&Guest>, second: u64) -> Result<(), Error> {
        let most = if guest.is_some() { self.per_minute } else { self.per_minute.saturating_mul(STRANGERS) };
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.0 != second / 60 {
            *counted = (second / 60, HashMap::new());
        }
        let n = counted.1.entry(guest.cloned()).or_default();
        if *n >= most {
            return Err(Error::TooMany { seconds: 60 - second % 60 });
        }
        *n += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_makes_so_much_and_then_waits() {
        let limits = Limits::new(2);
        let (ada, bob) = (Guest::new().unwrap(), Guest::new().unwrap());
        assert_eq!(limits.count_at(Some(&ada), 10), Ok(()));
        assert_eq!(limits.count_at(Some(&ada), 10), Ok(()));
        assert_eq!(limits.count_at(Some(&ada), 48), Err(Error::TooMany { seconds: 12 }));
        assert_eq!(limits.count_at(Some(&bob), 48), Ok(()), "others are not held up");
        assert_eq!(limits.count_at(Some(&ada), 60), Ok(()), "the next minute is a new one");
    }

    #[test]
    fn strangers_share_one_account() {
        let limits = Limits::new(1);
        for _ in 0..STRANGERS {
            assert_eq!(limits.count_at(None, 0), Ok(()));
        }
        assert!(limits.count_at(None, 0).is_err());
    }
}
