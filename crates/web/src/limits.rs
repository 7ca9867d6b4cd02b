//! How much may be made in a minute: by one guest, and from one address. Nodes that share a database count together.

use crate::error::Error;
use crate::guest::Guest;
use crate::sender::{Source, sender};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use store::Store;

/// A household, a class or an office shares one address: it may make this many times as much as one guest.
const SHARED: u32 = 10;

/// Who is counted. Clients without a cookie are distinguished by their address alone, and never use up the limit of
/// guests at the same address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Account {
    Guest(Guest),
    GuestsAt(Source),
    StrangersAt(Source),
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(guest) => write!(f, "guest {}", guest.id()),
            Self::GuestsAt(source) => write!(f, "guests at {source}"),
            Self::StrangersAt(source) => write!(f, "strangers at {source}"),
        }
    }
}

/// Counts what was made in the current minute.
#[derive(Debug)]
pub(crate) struct Limits {
    per_minute: u32,
    started: Instant,
    counted: Mutex<(u64, HashMap<Account, u32>)>,
    store: Store,
}

impl Limits {
    pub(crate) fn new(per_minute: u32, store: Store) -> Self {
        Self { per_minute, started: Instant::now(), counted: Mutex::default(), store }
    }

    /// Counts one more thing made by `guest`; `None` is a new guest, and the address of the request counts.
    pub(crate) async fn count(&self, guest: Option<&Guest>) -> Result<(), Error> {
        let from = sender();
        // Who has had too much here asks the database no more.
        self.count_at(guest, from, self.started.elapsed().as_secs())?;
        if !self.store.is_shared() {
            return Ok(());
        }
        let accounts = self.accounts(guest, from);
        let named: Vec<_> = accounts.iter().map(|(account, most)| (account.to_string(), *most)).collect();
        match self.store.tally(&named).await? {
            Some(seconds) => Err(Error::TooMany { seconds }),
            None => Ok(()),
        }
    }

    /// The accounts that are charged, each with the most that it may have in a minute.
    fn accounts(&self, guest: Option<&Guest>, from: Source) -> Vec<(Account, u32)> {
        let shared = self.per_minute.saturating_mul(SHARED);
        match guest {
            Some(guest) => {
                vec![(Account::Guest(guest.clone()), self.per_minute), (Account::GuestsAt(from), shared)]
            }
            None => vec![(Account::StrangersAt(from), shared)],
        }
    }

    fn count_at(&self, guest: Option<&Guest>, from: Source, second: u64) -> Result<(), Error> {
        let accounts = self.accounts(guest, from);
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.0 != second / 60 {
            *counted = (second / 60, HashMap::new());
        }
        let made = |account| counted.1.get(account).copied().unwrap_or_default();
        if accounts.iter().any(|(account, most)| made(account) >= *most) {
            return Err(Error::TooMany { seconds: 60 - second % 60 });
        }
        for (account, _) in accounts {
            *counted.1.entry(account).or_default() += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(n: u8) -> Source {
        Source::of([10, 0, 0, n].into())
    }

    /// A database that nobody shares.
    async fn limits(per_minute: u32) -> Limits {
        Limits::new(per_minute, Store::open_in_memory().await.unwrap())
    }

    #[tokio::test]
    async fn a_guest_makes_so_much_and_then_waits() {
        let limits = limits(2).await;
        let (ada, bob) = (Guest::new().unwrap(), Guest::new().unwrap());
        assert_eq!(limits.count_at(Some(&ada), at(1), 10), Ok(()));
        assert_eq!(limits.count_at(Some(&ada), at(1), 10), Ok(()));
        assert_eq!(limits.count_at(Some(&ada), at(2), 48), Err(Error::TooMany { seconds: 12 }));
        assert_eq!(limits.count_at(Some(&bob), at(1), 48), Ok(()), "others are not held up");
        assert_eq!(limits.count_at(Some(&ada), at(1), 60), Ok(()), "the next minute is a new one");
    }

    #[tokio::test]
    async fn strangers_share_an_account_with_nobody_elsewhere() {
        let limits = limits(1).await;
        for _ in 0..SHARED {
            assert_eq!(limits.count_at(None, at(1), 0), Ok(()));
        }
        assert!(limits.count_at(None, at(1), 0).is_err());
        assert_eq!(limits.count_at(None, at(2), 0), Ok(()), "newcomers from elsewhere");
        let ada = Guest::new().unwrap();
        assert_eq!(limits.count_at(Some(&ada), at(1), 0), Ok(()), "who has a cookie, at the same address");
    }

    #[tokio::test]
    async fn new_names_do_not_lift_the_limit_of_an_address() {
        let limits = limits(1).await;
        for _ in 0..SHARED {
            assert_eq!(limits.count_at(Some(&Guest::new().unwrap()), at(1), 0), Ok(()));
        }
        assert!(limits.count_at(Some(&Guest::new().unwrap()), at(1), 0).is_err());
        assert_eq!(limits.count_at(Some(&Guest::new().unwrap()), at(2), 0), Ok(()));
    }
}
