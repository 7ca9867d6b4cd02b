//! The whole server as one value: its parts and its routes.

use crate::announcing::{Announcing, PushKey};
use crate::api;
use crate::config::Config;
use crate::error::Error;
use crate::guest::Keys;
use crate::hosting::{self, Hosting};
use crate::i18n::Lang;
use crate::limits::Limits;
use crate::live::Live;
use crate::pages::assets::files::Files;
use crate::pages::rules::Ledger;
use crate::random;
use crate::routes;
use crate::rulebook::Rulebook;
use crate::sender;
use crate::serving;
use crate::sharing::Pictures;
use crate::streams::Streams;
use crate::tables::{AnyGame, Games};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use store::Store;
use tokio::sync::{Mutex, watch};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate, SizeAbove};

/// What every request can use. A clone is another handle on the same server.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    config: Arc<Config>,
    live: Live,
    keys: Keys,
    hosting: Hosting,
    limits: Limits,
    /// Read when the first of them is asked for.
    ledgers: OnceLock<Vec<(&'static str, Lang, Ledger)>>,
    /// Each is read when it is asked for.
    rulebooks: Vec<(AnyGame, Lang, OnceLock<Option<Rulebook>>)>,
    streams: Streams,
    pictures: Pictures,
    /// Made when the first of them is asked for.
    files: OnceLock<Files>,
    most_connections: usize,
    checked: Mutex<Option<(Instant, store::Result<()>)>>,
    stopping: watch::Sender<bool>,
}

impl App {
    /// A server of `games` on `store`. Nothing runs yet; [`crate::serve`] starts it.
    pub async fn new(config: Config, store: Store, games: Games) -> Result<Self, Error> {
        let fresh = random::bytes::<{ Keys::LEN }>()?;
        let keys = Keys::new(&store.key("cookies", || fresh.to_vec()).await?)?;
        let most_connections = config.limits.connections.unwrap_or_else(serving::most_connections).max(1);
        let hosting = Hosting::new(store.clone(), config.host_token.clone()).await?;
        store.begin_serving(config.clock.now()).await?;
        let config = Arc::new(config);
        let is_heard = store.has_listeners().await?;
        let push_key = PushKey::fresh()?;
        let push_key = PushKey::read(&store.key("push", || push_key).await?)?;
        let announcing = Announcing::new(&config, push_key, store.is_shared());
        let limits = Limits::new(config.per_minute, store.clone());
        let live = Live::new(store, games, config.clone(), announcing);
        if is_heard {
            live.announcing().want();
        }
        Ok(Self(Arc::new(Inner {
            live,
            ledgers: OnceLock::new(),
            rulebooks: rulebooks(games),
            limits,
            streams: Streams::new(&config.limits, most_connections),
            pictures: Pictures::default(),
            files: OnceLock::new(),
            most_connections,
            checked: Mutex::default(),
            keys,
            hosting,
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

    /// What the host decides while the server runs.
    pub(crate) fn hosting(&self) -> &Hosting {
        &self.0.hosting
    }

    /// How many tables are in memory.
    pub fn n_live(&self) -> usize {
        self.live().n_live()
    }

    /// Drops tables that nobody has requested for a while; [`crate::serve`] does so automatically.
    pub fn sweep(&self) {
        self.live().sweep();
    }

    /// Lets time pass on all clocks, for tests.
    #[doc(hidden)]
    pub async fn pass(&self, seconds: i64) -> Result<(), Error> {
        self.live().store().pass(self.live().now(), seconds).await?;
        self.live().count_time().await?;
        self.live().end_vacations().await
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// The rules of a game, for readers of a language.
    pub(crate) fn ledger(&self, game: &str, lang: Lang) -> Option<&Ledger> {
        let read = || {
            let all = self.live().games().playable.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
            all.filter_map(|(game, lang)| Some((game.name(), lang, Ledger::read(game.ledger(lang)?, lang))))
                .collect()
        };
        let kept = self.0.ledgers.get_or_init(read).iter();
        kept.filter(|(of, kept, _)| *of == game && *kept == lang).map(|(_, _, ledger)| ledger).next()
    }

    /// The rulebook of a game, for readers of a language.
    pub(crate) fn rulebook(&self, game: &str, lang: Lang) -> Option<&Rulebook> {
        let mut all = self.0.rulebooks.iter();
        let (game, lang, kept) = all.find(|(of, kept, _)| of.name() == game && *kept == lang)?;
        kept.get_or_init(|| Rulebook::read(*game, *lang)).as_ref()
    }

    /// Whether the store can be written. It is tried now and then, however often it is asked.
    pub(crate) async fn health(&self) -> store::Result<()> {
        let mut checked = self.0.checked.lock().await;
        match &*checked {
            Some((when, found)) if when.elapsed() < CHECKED => found.clone(),
            _ => {
                let found = self.live().store().check().await;
                *checked = Some((Instant::now(), found.clone()));
                found
            }
        }
    }

    /// Those who listen.
    pub(crate) fn streams(&self) -> &Streams {
        &self.0.streams
    }

    /// The pictures of shared tables.
    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    /// The files for browsers.
    pub(crate) fn files(&self) -> &Files {
        self.0.files.get_or_init(|| Files::of(self.live().games()))
    }

    /// How many connections there may be.
    pub(crate) fn most_connections(&self) -> usize {
        self.0.most_connections
    }

    /// Ends everything that would not end otherwise.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Whether cookies are sent over encrypted connections only.
    pub(crate) fn is_secure(&self) -> bool {
        self.config().origin.as_deref().is_some_and(|origin| origin.starts_with("https:"))
    }
}

/// A place for the rulebook of each game in each language.
fn rulebooks(games: Games) -> Vec<(AnyGame, Lang, OnceLock<Option<Rulebook>>)> {
    let all = games.playable.iter().flat_map(|game| Lang::ALL.map(|lang| (*game, lang)));
    all.map(|(game, lang)| (game, lang, OnceLock::new())).collect()
}

/// How long the last result of that check is used.
const CHECKED: Duration = Duration::from_secs(5);

/// An answer that fits into one packet does not get faster when it is smaller.
const PACKET: u64 = 1200;

/// A page is sent once a visit; a lower level takes less time, and the result is larger. Tables, which are sent
/// after every move to every viewer, are compressed by [`crate::packing`], and files once for all by
/// [`crate::pages::assets::files`].
const LEVEL: CompressionLevel = CompressionLevel::Precise(7);

/// Pages are compressed for clients that accept it; event streams are not, because compression would delay them, nor letters,
/// which are compressed already.
fn compression() -> CompressionLayer<impl Predicate> {
    let worth_it = DefaultPredicate::new().and(SizeAbove::new(PACKET)).and(NotForContentType::new("font/"));
    CompressionLayer::new().quality(LEVEL).compress_when(worth_it)
}

/// All routes.
pub fn app(state: App) -> Router {
    Router::new()
        .nest("/api", api::router(&state))
        .merge(routes::files())
        .merge(routes::pages(&state))
        .layer(DefaultBodyLimit::max(state.config().max_body))
        .layer(compression())
        .layer(from_fn_with_state(state.clone(), hosting::note))
        .layer(from_fn_with_state(state.clone(), sender::note))
        .with_state(state)
}
