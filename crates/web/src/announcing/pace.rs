//! How many notices a node sends in a minute: for one guest, and to one receiver.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The most in a minute.
pub(super) const PER_MINUTE: u32 = 60;

/// Counts what was sent in the current minute. Guests can be made without end, so receivers are counted, too.
#[derive(Debug, Default)]
pub(super) struct Pace(Mutex<(i64, HashMap<String, u32>)>);

impl Pace {
    /// Counts one more notice for all of `accounts`; `false` if one of them has had too many.
    pub(super) fn allows(&self, now: i64, accounts: &[&str]) -> bool {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.0 != now / 60 {
            *counted = (now / 60, HashMap::new());
        }
        if accounts.iter().any(|account| counted.1.get(*account).is_some_and(|n| *n >= PER_MINUTE)) {
            return false;
        }
        for account in accounts {
            *counted.1.entry((*account).to_owned()).or_default() += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_gets_so_many_whoever_they_are_for() {
        let pace = Pace::default();
        for n in 0..PER_MINUTE {
            assert!(pace.allows(0, &[&format!("guest {n}"), "example.org"]));
        }
        assert!(!pace.allows(59, &["somebody new", "example.org"]));
        assert!(pace.allows(59, &["somebody new", "example.net"]), "others are not held up");
        assert!(pace.allows(60, &["somebody new", "example.org"]), "the next minute");
    }
}
