//! The whole server as one value: what it knows, the routes it answers, how it starts and stops.

use crate::api;
use crate::config::Config;
use crate::error::Error;
use crate::guest::Keys;
use crate::limits::Limits;
use crate::live::Live;
use crate::random;
use crate::routes;
use crate::tables::Entry;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::serve::ListenerExt;
use std::io;
use std::sync::Arc;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};

/// What every request can reach. A clone is another handle on the same server.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Arc<Config>,
    live: Live,
    keys: Keys,
    limits: Limits,
    stopping: watch::Sender<bool>,
}

impl App {
    /// A server of `games` on `store`. Nothing runs yet; [`serve`] starts it.
    pub async fn new(config: Config, store: Store, games: &'static [Entry]) -> Result<Self, Error> {
        let fresh = random::bytes::<{ Keys::LEN }>()?;
        let keys = Keys::new(&store.key("cookies", || fresh.to_vec()).await?)?;
        let config = Arc::new(config);
        Ok(Self(Arc::new(Inner {
            live: Live::new(store, games, config.clone()),
            limits: Limits::new(config.per_minute),
            keys,
            stopping: watch::Sender::new(false),
            config,
        })))
    }

    /// What the host has set.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The live tables.
    pub(crate) fn live(&self) -> &Live {
        &self.0.live
    }

    /// What tokens are signed with.
    pub(crate) fn keys(&self) -> &Keys {
        &self.0.keys
    }

    /// How many tables are in memory.
    pub fn n_live(&self) -> usize {
        self.live().n_live()
    }

    /// Drops tables that nobody has asked for in a while; [`serve`] does so by itself.
    pub fn sweep(&self) {
        self.live().sweep();
    }

    /// Lets bots go on that were to move when the last server stopped; [`serve`] does so by itself.
    pub async fn resume(&self) {
        self.live().clone().resume().await;
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Whether cookies travel over encrypted connections only.
    pub(crate) fn is_secure(&self) -> bool {
        self.config().origin.as_deref().is_some_and(|origin| origin.starts_with("https:"))
    }
}

/// What fits into one packet travels no faster when it is smaller.
const PACKET: u64 = 1200;

/// A table is drawn anew after every move for everybody who looks: this level takes half the time of the usual one,
/// and what it sends is two hundredths larger.
const LEVEL: CompressionLevel = CompressionLevel::Precise(4);

/// Pages and files are compressed for whoever asks; streams of events are not, as they would be held back.
fn compression() -> CompressionLayer<impl Predicate> {
    CompressionLayer::new().quality(LEVEL).compress_when(DefaultPredicate::new().and(SizeAbove::new(PACKET)))
}

/// All routes.
pub fn app(state: App) -> Router {
    Router::new()
        .nest("/api", api::router(&state))
        .merge(routes::files())
        .merge(routes::pages(&state))
        .layer(DefaultBodyLimit::max(state.config().max_body))
        .layer(compression())
        .with_state(state)
}

/// Serves on `listener` until `shutdown` is done; then finishes what was begun, and closes the store.
pub async fn serve(
    listener: TcpListener,
    state: App,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let sweeping = tokio::spawn(state.live().clone().keep_small());
    let resuming = tokio::spawn(state.live().clone().resume());
    // Answers are small: waiting to fill a packet would only delay them.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slow");
        }
    });
    let ending = state.clone();
    let ended = axum::serve(listener, app(state.clone()))
        .with_graceful_shutdown(async move {
            shutdown.await;
            // Streams of events would never end by themselves.
            ending.0.stopping.send_replace(true);
        })
        .await;
    sweeping.abort();
    resuming.abort();
    state.live().store().close().await;
    ended
}
