//! How many notices are sent in a minute: for one guest, and to one receiver. Nodes that share a database count together.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use store::Store;

/// The most in a minute.
const PER_MINUTE: u32 = 60;

/// The most in a minute to a push service, which serves the browsers of many guests.
const TO_SERVICE: u32 = 600;

/// Counts what was sent in the current minute. Guests can be made without end, so receivers are counted, too.
#[derive(Debug, Default)]
pub(super) struct Pace(Mutex<(i64, HashMap<String, u32>)>);

impl Pace {
    /// Counts one more notice for all of `accounts`; `false` if one of them has had too many.
    pub(super) async fn allows(&self, store: &Store, now: i64, accounts: &[&str]) -> store::Result<bool> {
        let accounts: Vec<_> = accounts.iter().map(|account| (*account, PER_MINUTE)).collect();
        self.count(store, now, &accounts).await
    }

    /// The same for a message to a push service.
    pub(super) async fn allows_to_service(
        &self,
        store: &Store,
        now: i64,
        guest: &str,
        service: &str,
    ) -> store::Result<bool> {
        self.count(store, now, &[(guest, PER_MINUTE), (service, TO_SERVICE)]).await
    }

    async fn count(&self, store: &Store, now: i64, accounts: &[(&str, u32)]) -> store::Result<bool> {
        if !self.count_here(now, accounts) {
            return Ok(false);
        }
        let named: Vec<_> =
            accounts.iter().map(|(account, most)| (format!("notices {account}"), *most)).collect();
        Ok(store.tally(&named).await?.is_none())
    }

    fn count_here(&self, now: i64, accounts: &[(&str, u32)]) -> bool {
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

    #[tokio::test]
    async fn a_receiver_gets_so_many_for_all_guests_together() {
        let (pace, store) = (Pace::default(), Store::open_in_memory().await.unwrap());
        for n in 0..PER_MINUTE {
            assert!(pace.allows(&store, 0, &[&format!("guest {n}"), "example.org"]).await.unwrap());
        }
        assert!(!pace.allows(&store, 59, &["somebody new", "example.org"]).await.unwrap());
        assert!(
            pace.allows(&store, 59, &["somebody new", "example.net"]).await.unwrap(),
            "others are not held up"
        );
        assert!(pace.allows(&store, 60, &["somebody new", "example.org"]).await.unwrap(), "the next minute");
        for n in 0..TO_SERVICE {
            assert!(
                pace.allows_to_service(&store, 120, &format!("guest {n}"), "push.example").await.unwrap()
            );
        }
        assert!(!pace.allows_to_service(&store, 120, "somebody new", "push.example").await.unwrap());
    }
}
