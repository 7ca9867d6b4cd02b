//! How many notices a node sends in a minute: for one guest, and to one receiver.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The most in a minute.
const PER_MINUTE: u32 = 60;

/// The most in a minute to a push service, which serves the browsers of many guests.
const TO_SERVICE: u32 = 600;

/// Counts what was sent in the current minute. Guests can be made without end, so receivers are counted, too.
#[derive(Debug, Default)]
pub(super) struct Pace(Mutex<(i64, HashMap<String, u32>)>);

impl Pace {
    /// Counts one more notice for all of `accounts`; `false` if one of them has had too many.
    pub(super) fn allows(&self, now: i64, accounts: &[&str]) -> bool {
        self.count(now, &accounts.iter().map(|account| (*account, PER_MINUTE)).collect::<Vec<_>>())
    }

    /// The same for a message to a push service.
    pub(super) fn allows_to_service(&self, now: i64, guest: &str, service: &str) -> bool {
        self.count(now, &[(guest, PER_MINUTE), (service, TO_SERVICE)])
    }

    fn count(&self, now: i64, accounts: &[(&str, u32)]) -> bool {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.0 != now / 60 {
            *counted = (now / 60, HashMap::new());
        }
        if accounts.iter().any(|(account, most)| counted.1.get(*account).is_some_and(|n| n >= most)) {
            return false;
        }
        for (account, _) in accounts {
            *counted.1.entry((*account).to_owned()).or_default() += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_gets_so_many_for_all_guests_together() {
        let pace = Pace::default();
        for n in 0..PER_MINUTE {
            assert!(pace.allows(0, &[&format!("guest {n}"), "example.org"]));
        }
        assert!(!pace.allows(59, &["somebody new", "example.org"]));
        assert!(pace.allows(59, &["somebody new", "example.net"]), "others are not held up");
        assert!(pace.allows(60, &["somebody new", "example.org"]), "the next minute");
        for n in 0..TO_SERVICE {
            assert!(pace.allows_to_service(120, &format!("guest {n}"), "push.example"));
        }
        assert!(!pace.allows_to_service(120, "somebody new", "push.example"));
    }
}
