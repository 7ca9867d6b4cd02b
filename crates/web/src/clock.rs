//! The current time: the machine's time, or the time that a test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock. A clone shows the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    /// A clock that stays at this moment, in unix seconds, until it is set.
    pub fn still(at: i64) -> Self {
        Self(Some(Arc::new(AtomicI64::new(at))))
    }

    /// Sets a clock that stands still, for all its clones. The machine's clock cannot be set.
    pub fn set(&self, at: i64) {
        if let Some(still) = &self.0 {
            still.store(at, Ordering::Relaxed);
        }
    }

    /// Now, in unix seconds.
    pub fn now(&self) -> i64 {
        match &self.0 {
            Some(still) => still.load(Ordering::Relaxed),
            None => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs().cast_signed())
            }
        }
    }
}

/// Two clocks are equal if setting one sets the other.
impl PartialEq for Clock {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        }
    }
}

impl Eq for Clock {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_still_clock_moves_only_when_it_is_set() {
        let clock = Clock::still(100);
        let other = clock.clone();
        clock.set(160);
        assert_eq!((clock.now(), other.now()), (160, 160));
        assert_eq!(clock, other);
        assert_ne!(clock, Clock::still(160));
        Clock::default().set(1);
        assert!(Clock::default().now() > 1_700_000_000);
    }
}
