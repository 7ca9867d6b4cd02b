//! Stores at a server, each in its own database.

use store::Store;

use crate::cluster::cluster;

/// A store in its own database.
pub(crate) struct Scratch {
    pub(crate) store: Store,
    pub(crate) address: String,
}

pub(crate) async fn scratch() -> Scratch {
    let address = cluster().database();
    let store = Store::connect(&address, "one").await.unwrap();
    Scratch { store, address }
}

impl Scratch {
    /// The same database for another node.
    pub(crate) async fn node(&self, name: &str) -> Store {
        Store::connect(&self.address, name).await.unwrap()
    }

    /// The same database, after its store was closed.
    pub(crate) async fn again(&self) -> Store {
        self.node("one").await
    }
}
