//! What the host of a server can do while it runs: enter with a token, refuse people, tell everybody something, and
//! read figures.

mod meters;
mod retention;
mod token;

pub(crate) use meters::{Meters, note};
pub(crate) use retention::keep_fresh;
pub use token::{HostToken, WeakToken};

use crate::error::Error;
use crate::guest::Guest;
use crate::sender::{Network, Source};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};
use store::{Ban, Banned, Store};

/// How long a host stays in after the token was entered.
const STAYS: Duration = Duration::from_secs(12 * 60 * 60);

/// The most browsers in which the host is at the same time.
const MOST_VISITS: usize = 16;

/// The decisions and figures of the host.
pub(crate) struct Hosting {
    store: Store,
    token: Option<HostToken>,
    visits: Mutex<Vec<(String, Instant)>>,
    refused: RwLock<Refused>,
    notice: RwLock<Option<Arc<str>>>,
}

#[derive(Default)]
struct Refused {
    guests: HashSet<String>,
    networks: Vec<Network>,
}

impl Hosting {
    /// Reads the decisions of the host from the store.
    pub(crate) async fn new(store: Store, token: Option<HostToken>) -> Result<Self, Error> {
        let hosting = Self {
            token,
            visits: Mutex::default(),
            refused: RwLock::default(),
            notice: RwLock::new(store.notice().await?.map(Arc::from)),
            store,
        };
        hosting.read_bans().await?;
        Ok(hosting)
    }

    /// Whether there is a token, and with it a page for the host.
    pub(crate) fn is_open(&self) -> bool {
        self.token.is_some()
    }

    /// Whether `text` is the token.
    pub(crate) fn is_token(&self, text: &str) -> bool {
        self.token.as_ref().is_some_and(|token| token.is(text))
    }

    /// Lets a browser in that has shown the token; `secret` is what it shows from now on.
    pub(crate) fn enter(&self, secret: String) {
        let mut visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
        visits.retain(|(_, since)| since.elapsed() < STAYS);
        if visits.len() == MOST_VISITS {
            visits.remove(0);
        }
        visits.push((secret, Instant::now()));
    }

    /// Whether a browser was let in.
    pub(crate) fn is_in(&self, secret: &str) -> bool {
        let visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
        visits.iter().any(|(known, since)| token::is_same(known, secret) && since.elapsed() < STAYS)
    }

    /// Forgets a browser.
    pub(crate) fn leave(&self, secret: &str) {
        self.visits.lock().unwrap_or_else(PoisonError::into_inner).retain(|(known, _)| known != secret);
    }

    /// Whether a guest or an address is refused.
    pub(crate) fn is_refused(&self, guest: impl FnOnce() -> Option<Guest>, source: Source) -> bool {
        let refused = self.refused.read().unwrap_or_else(PoisonError::into_inner);
        refused.networks.iter().any(|network| source.is_in(network))
            // The signature of a guest is checked only if some guest is refused.
            || !refused.guests.is_empty() && guest().is_some_and(|guest| refused.guests.contains(guest.id()))
    }

    /// Refuses somebody from now on. An address must be readable.
    pub(crate) async fn ban(&self, ban: Ban) -> Result<(), Error> {
        if let Banned::Address(text) = &ban.who {
            text.parse::<Network>().map_err(|why| Error::Request(why.to_string()))?;
        }
        self.store.ban(ban).await?;
        self.read_bans().await
    }

    /// No longer refuses somebody.
    pub(crate) async fn lift(&self, who: Banned) -> Result<(), Error> {
        self.store.lift_ban(who).await?;
        self.read_bans().await
    }

    /// Reads the decisions again that were made at another node.
    pub(crate) async fn read_again(&self) -> Result<(), Error> {
        let notice = self.store.notice().await?.map(Arc::from);
        *self.notice.write().unwrap_or_else(PoisonError::into_inner) = notice;
        self.read_bans().await
    }

    async fn read_bans(&self) -> Result<(), Error> {
        let mut refused = Refused::default();
        for ban in self.store.bans().await? {
            match ban.who {
                Banned::Guest(id) => drop(refused.guests.insert(id)),
                Banned::Address(text) => refused.networks.extend(text.parse::<Network>()),
            }
        }
        *self.refused.write().unwrap_or_else(PoisonError::into_inner) = refused;
        Ok(())
    }

    /// What everybody is told.
    pub(crate) fn notice(&self) -> Option<Arc<str>> {
        self.notice.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Tells everybody something, or nothing any more.
    pub(crate) async fn tell(&self, text: Option<String>, at: i64) -> Result<(), Error> {
        self.store.set_notice(text.clone(), at).await?;
        *self.notice.write().unwrap_or_else(PoisonError::into_inner) = text.map(Arc::from);
        Ok(())
    }
}
