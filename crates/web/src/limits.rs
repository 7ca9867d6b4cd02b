//! How much may be made in a minute: by one guest, and from one address.

use crate::error::Error;
use crate::guest::Guest;
use crate::sender::{Source, sender};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

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

/// Counts what was made in the current minute.
#[derive(Debug)]
pub(crate) struct Limits {
    per_minute: u32,
    started: Instant,
    counted: Mutex<(u64, HashMap<Account, u32>)>,
}

impl Limits {
    pub(crate) fn new(per_minute: u32) -> Self {
        Self { per_minute, started: Instant::now(), counted: Mutex::default() }
    }

    /// Counts one more thing made by `guest`; `None` is a new guest, and the address of the request counts.
    pub(crate) fn count(&self, guest: Option<&Guest>) -> Result<(), Error> {
        self.count_at(guest, sender(), self.started.elapsed().as_secs())
    }

    fn count_at(&self, guest: Option<&Guest>, from: Source, second: u64) -> Result<(), Error> {
        let shared = self.per_minute.saturating_mul(SHARED);
        let accounts = match guest {
            Some(guest) => {
                vec![(Account::Guest(guest.clone()), self.per_minute), (Account::GuestsAt(from), shared)]
            }
            None => vec![(Account::StrangersAt(from), shared)],
        };
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

    #[test]
    fn a_guest_makes_so_much_and_then_waits() {
        let limits = Limits::new(2);
        let (ada, bob) = (Guest::new().unwrap(), Guest::new().unwrap());
        assert_eq!(limits.count_at(Some(&ada), at(1), 10), Ok(()));
        assert_eq!(limits.count_at(Some(&ada), at(1), 10), Ok(()));
        assert_eq!(limits.count_at(Some(&ada), at(2), 48), Err(Error::TooMany { seconds: 12 }));
        assert_eq!(limits.count_at(Some(&bob), at(1), 48), Ok(()), "others are not held up");
        assert_eq!(limits.count_at(Some(&ada), at(1), 60), Ok(()), "the next minute is a new one");
    }

    #[test]
    fn strangers_share_an_account_with_nobody_elsewhere() {
        let limits = Limits::new(1);
        for _ in 0..SHARED {
            assert_eq!(limits.count_at(None, at(1), 0), Ok(()));
        }
        assert!(limits.count_at(None, at(1), 0).is_err());
        assert_eq!(limits.count_at(None, at(2), 0), Ok(()), "newcomers from elsewhere");
        let ada = Guest::new().unwrap();
        assert_eq!(limits.count_at(Some(&ada), at(1), 0), Ok(()), "who has a cookie, at the same address");
    }

    #[test]
    fn new_names_do_not_lift_the_limit_of_an_address() {
        let limits = Limits::new(1);
        for _ in 0..SHARED {
            assert_eq!(limits.count_at(Some(&Guest::new().unwrap()), at(1), 0), Ok(()));
        }
        assert!(limits.count_at(Some(&Guest::new().unwrap()), at(1), 0).is_err());
        assert_eq!(limits.count_at(Some(&Guest::new().unwrap()), at(2), 0), Ok(()));
    }
}
