//! What nodes ask and tell each other when several of them share a database. With a file there is one node, which is
//! always alone.

use std::future::pending;

use crate::postgres;
use crate::store::Home;
use crate::{Result, Store};

/// What another node did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has this version now.
    Moved {
        /// The table.
        id: String,
        /// Its version.
        version: u64,
    },
    /// Other people sit at a table, or it is gone.
    Seats {
        /// The table.
        id: String,
    },
    /// The chat of a table has so many lines.
    Said {
        /// The table.
        id: String,
        /// The number of the last line.
        n: u64,
    },
    /// The host refuses other people, or tells everybody something else.
    Host,
    /// Nothing could be heard for a while: ask how the tables stand.
    Missed,
}

/// How a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The table.
    pub id: String,
    /// Its version.
    pub version: u64,
    /// How many seats are taken.
    pub n_taken: u64,
    /// The number of the last line of its chat.
    pub n_said: u64,
}

/// Hears what other nodes do.
pub struct Listening(Option<postgres::Listening>);

impl std::fmt::Debug for Listening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listening").field("is_shared", &self.0.is_some()).finish()
    }
}

impl Listening {
    /// The next news; never, if there are no other nodes.
    pub async fn next(&mut self) -> News {
        match &mut self.0 {
            Some(listening) => listening.next().await,
            None => pending().await,
        }
    }
}

impl Store {
    /// Whether other nodes may use the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.home(), Home::Server(_))
    }

    /// Hears what other nodes do from now on.
    pub fn listen(&self) -> Listening {
        match self.home() {
            Home::File(_) => Listening(None),
            Home::Server(server) => Listening(Some(server.listen())),
        }
    }

    /// Says that this node is alive. A node that does not say so for two seconds loses its claims.
    pub async fn beat(&self) -> Result<()> {
        match self.home() {
            Home::File(_) => Ok(()),
            Home::Server(server) => server.beat().await,
        }
    }

    /// Claims the bots of a table for this node; `false` if another node that is alive plays them.
    pub async fn claim(&self, match_id: &str) -> Result<bool> {
        match self.home() {
            Home::File(_) => Ok(true),
            Home::Server(server) => server.claim(match_id).await,
        }
    }

    /// Gives up a claim.
    pub async fn release(&self, match_id: &str) -> Result<()> {
        match self.home() {
            Home::File(_) => Ok(()),
            Home::Server(server) => server.release(match_id).await,
        }
    }

    /// Some tables that were claimed by nodes that are no longer alive.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<String>> {
        match self.home() {
            Home::File(_) => Ok(vec![]),
            Home::Server(server) => server.orphans(limit).await,
        }
    }

    /// Counts one more thing that was made in this minute, for each of `accounts` and at all nodes together, unless one of
    /// them has had as many as stand beside it; then returns for how many seconds to wait. With a file the only node
    /// counts for itself.
    pub async fn tally(&self, accounts: &[(String, u32)]) -> Result<Option<u64>> {
        match self.home() {
            Home::File(_) => Ok(None),
            Home::Server(server) => server.tally(accounts).await,
        }
    }

    /// Forgets what was counted in minutes that are over.
    pub async fn forget_tallies(&self) -> Result<()> {
        match self.home() {
            Home::File(_) => Ok(()),
            Home::Server(server) => server.forget_tallies().await,
        }
    }

    /// How these tables stand; a table that is gone is not listed. With a file the caller knows better.
    pub async fn stands(&self, ids: &[String]) -> Result<Vec<Stand>> {
        match self.home() {
            Home::File(_) => Ok(vec![]),
            Home::Server(server) => server.stands(ids).await,
        }
    }
}
