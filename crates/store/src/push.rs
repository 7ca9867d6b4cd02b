//! The browsers of guests that get push messages.

use crate::change::Change;
use crate::store::ask;
use crate::{Result, Store};

/// A browser that gets push messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Push {
    /// The address at its push service.
    pub endpoint: String,
    /// Whose it is.
    pub guest: String,
    /// The key for which messages are encrypted.
    pub key: String,
    /// A secret that is mixed in.
    pub secret: String,
    /// The language of the messages.
    pub language: String,
    /// When it was set, in unix seconds.
    pub set_at: i64,
}

impl Push {
    /// How many browsers a guest can have. A further one takes the place of the oldest.
    pub const MOST: u32 = 8;
}

/// A change of a browser.
pub(crate) enum PushStep {
    Put(Push),
    Drop { endpoint: String, guest: Option<String> },
}

impl Store {
    /// Keeps a browser, which from now on belongs to this guest.
    pub async fn put_push(&self, push: Push) -> Result<()> {
        self.change(Change::Push(PushStep::Put(push))).await.map(drop)
    }

    /// Forgets a browser, only if it is of this guest where one is named.
    pub async fn drop_push(&self, endpoint: &str, guest: Option<&str>) -> Result<()> {
        let (endpoint, guest) = (endpoint.to_owned(), guest.map(str::to_owned));
        self.change(Change::Push(PushStep::Drop { endpoint, guest })).await.map(drop)
    }

    /// The browser at this address.
    pub async fn push(&self, endpoint: &str) -> Result<Option<Push>> {
        ask!(self, push::at(endpoint))
    }
}
