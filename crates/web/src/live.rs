//! The tables in memory: loaded when somebody requests them, dropped when nobody has for a while.

mod agreeing;
mod finish;
mod handing;
mod kept;
mod play;
mod presence;
mod reload;
mod rematch;
mod seating;
mod slot;
mod talk;
mod time;

pub(crate) use handing::{Closing, Rights};
pub(crate) use presence::Listening;
pub(crate) use seating::{Deal, NewPlace, NewTable};
pub(crate) use slot::{News, People, Place, Shown, Slot};
pub(crate) use time::Vacation;

use crate::analysing::Analysing;
use crate::announcing::Announcing;
use crate::bots;
use crate::config::Config;
use crate::error::Error;
use crate::hosting::Meters;
use crate::lesson::Lesson;
use crate::tables::{AnyGame, AnyTable, Games};
use crate::thinking::{Gates, Thinking};
use engine::{Saved, Seat};
use presence::Presence;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Expired, Record, Store};
use tokio::sync::Semaphore;

/// The number of locks for loading; tables that share a lock are loaded one after the other.
const LANES: usize = 16;

/// Written views are kept for the next request, and dropped after this time without a change.
const VIEWS_KEPT: u64 = 5;

/// All live tables. A clone is another handle on the same ones.
#[derive(Clone)]
pub(crate) struct Live(Arc<Inner>);

struct Inner {
    store: Store,
    games: Games,
    config: Arc<Config>,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    /// Held while a table is loaded, so that two requests do not load it twice.
    lanes: [tokio::sync::Mutex<()>; LANES],
    /// The queue of computing bots.
    thinking: Gates,
    /// How many tables with bots only are played while nobody watches.
    unattended: Arc<Semaphore>,
    meters: Meters,
    analysing: Analysing,
    announcing: Announcing,
    /// Seats whose time is out and that cannot be handed over, because their table was set aside.
    stuck: Mutex<HashSet<Expired>>,
}

impl Live {
    /// No table is live yet.
    pub(crate) fn new(store: Store, games: Games, config: Arc<Config>, announcing: Announcing) -> Self {
        let unattended = config.unattended.min(Semaphore::MAX_PERMITS);
        let n_cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self(Arc::new(Inner {
            store,
            games,
            config,
            slots: Mutex::default(),
            lanes: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            thinking: Gates::new(n_cores),
            unattended: Arc::new(Semaphore::new(unattended)),
            meters: Meters::default(),
            analysing: Analysing::default(),
            announcing,
            stuck: Mutex::default(),
        }))
    }

    /// Where tables are kept.
    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// The games that can be played here.
    pub(crate) fn games(&self) -> Games {
        self.0.games
    }

    /// The game called `name`.
    pub(crate) fn game(&self, name: &str) -> Result<AnyGame, Error> {
        self.0.games.find(name).ok_or_else(|| Error::NoGame(name.to_owned()))
    }

    /// The lessons of `game`. With other components or options for every table the scripts do not fit: then there are
    /// none.
    pub(crate) fn lessons(&self, game: AnyGame) -> &'static [Lesson] {
        let is_as_written = self.config().options.iter().all(|(name, _)| name != game.name());
        if is_as_written { game.lessons() } else { &[] }
    }

    /// The guided first game of `game`.
    pub(crate) fn lesson(&self, game: AnyGame) -> Option<&'static Lesson> {
        self.lessons(game).first()
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(crate) fn thinking(&self) -> &Thinking {
        &self.0.thinking.short
    }

    /// Who computes next among the bots with this name.
    pub(crate) fn thinking_of(&self, bot: &str) -> &Thinking {
        self.0.thinking.of(bot)
    }

    /// Who computes next among searches that take long.
    pub(crate) fn thinking_long(&self) -> &Thinking {
        &self.0.thinking.long
    }

    /// The analyses under way.
    pub(crate) fn analysing(&self) -> &Analysing {
        &self.0.analysing
    }

    /// What sends notices.
    pub(crate) fn announcing(&self) -> &Announcing {
        &self.0.announcing
    }

    /// Now, in unix seconds.
    pub(crate) fn now(&self) -> i64 {
        self.config().clock.now()
    }

    pub(crate) fn unattended(&self) -> &Arc<Semaphore> {
        &self.0.unattended
    }

    /// Whether a table is in memory, because somebody uses it or did so a short time ago.
    pub(crate) fn is_live(&self, id: &str) -> bool {
        self.slots().contains_key(id)
    }

    /// Some of the tables in memory, the last used first.
    pub(crate) fn some(&self, limit: usize) -> Vec<Arc<Slot>> {
        let mut slots: Vec<Arc<Slot>> = self.slots().values().cloned().collect();
        slots.sort_by_key(|slot| slot.idle_for());
        slots.truncate(limit);
        slots
    }

    /// Counts of what the server does.
    pub(crate) fn meters(&self) -> &Meters {
        &self.0.meters
    }

    /// How many tables are live.
    pub(crate) fn n_live(&self) -> usize {
        self.slots().len()
    }

    /// The table called `id`, from memory or from the store.
    pub(crate) async fn find(&self, id: &str) -> Result<Arc<Slot>, Error> {
        match self.in_memory(id) {
            Some(slot) => Ok(slot),
            // Every request comes here, and hardly any has to load: what that takes lies apart.
            None => Box::pin(self.loaded(id)).await,
        }
    }

    async fn loaded(&self, id: &str) -> Result<Arc<Slot>, Error> {
        let lane = id.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
        let _loading = self.0.lanes[lane % LANES].lock().await;
        if let Some(slot) = self.in_memory(id) {
            return Ok(slot);
        }
        let mut record = self.0.store.load(id).await?.ok_or(Error::NoTable)?;
        let mut has_begun = false;
        if record.listing.status == store::Status::Waiting && n_open(&record) == 0 {
            // The server stopped after the last seat was taken and before play began.
            self.0.store.start(id, self.now()).await?;
            record.listing.status = store::Status::Running;
            has_begun = true;
        }
        let n_said = self.n_said(id).await?;
        let slot = self.insert(restored(self.game(&record.listing.game)?, record, n_said).await?);
        slot.ask();
        if has_begun {
            self.announce(&slot, None, None);
        }
        bots::wake(self, &slot);
        Ok(slot)
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Slot>> {
        let slot = self.slots().get(id).cloned()?;
        slot.touch();
        slot.ask();
        bots::wake_resting(self, &slot);
        Some(slot)
    }

    fn insert(&self, slot: Slot) -> Arc<Slot> {
        let slot = Arc::new(slot);
        slot.touch();
        self.slots().insert(slot.id.clone(), slot.clone());
        slot
    }

    /// Drops a table whose memory no longer agrees with the store; the next request loads it again.
    fn forget(&self, slot: &Arc<Slot>) {
        self.slots().retain(|_, held| !Arc::ptr_eq(held, slot));
    }

    /// Whether `slot` is the one that requests use.
    pub(crate) fn holds(&self, slot: &Arc<Slot>) -> bool {
        self.slots().get(&slot.id).is_some_and(|held| Arc::ptr_eq(held, slot))
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Slot>>> {
        self.0.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn n_said(&self, id: &str) -> Result<u64, Error> {
        if self.store().is_shared() {
            let stands = self.store().stands(&[id.to_owned()]).await?;
            return Ok(stands.first().map_or(0, |stand| stand.n_said));
        }
        Ok(self.0.store.chat_since(id, 0, u32::MAX).await?.last().map_or(0, |said| said.n))
    }

    /// Drops tables that nobody watches, works at or has requested for a while.
    pub(crate) fn sweep(&self) {
        let idle = self.0.config.idle.as_secs();
        self.slots().retain(|_, slot| {
            if slot.idle_for() >= VIEWS_KEPT {
                slot.forget_views();
            }
            // The map holds one handle and every running task holds another; new handles come from the map only.
            Arc::strong_count(slot) > 1 || slot.has_listeners() || slot.idle_for() < idle
        });
    }

    /// Drops unused tables regularly, as long as the server runs.
    pub(crate) async fn keep_small(self) {
        let pause =
            Duration::from_secs(VIEWS_KEPT).min(self.0.config.idle / 2).max(Duration::from_millis(100));
        loop {
            tokio::time::sleep(pause).await;
            self.sweep();
        }
    }
}

fn n_open(record: &Record) -> usize {
    record.listing.seats.iter().filter(|seat| seat.sitter == store::Sitter::Open).count()
}

/// Replays a stored match. A long one takes a while, so this does not run on the threads that answer requests.
async fn restored(game: AnyGame, record: Record, n_said: u64) -> Result<Slot, Error> {
    let id = record.listing.id.clone();
    let version = record.listing.version;
    let presence = Presence::new(seen(&record));
    let (saved, people) = taken_apart(record);
    let played = tokio::task::spawn_blocking(move || game.restore(&saved)).await;
    let table: AnyTable = match played {
        Ok(Ok(table)) => table,
        Ok(Err(broken)) => {
            tracing::error!(table = id, %broken, "a kept match cannot be played on");
            return Err(Error::SetAside);
        }
        Err(error) => {
            tracing::error!(table = id, %error, "the rules failed while a match was played again");
            return Err(Error::SetAside);
        }
    };
    Ok(Slot::new(id, game, Shown::new(version, table, people), n_said, presence))
}

/// When the people on the seats of a table were last present.
fn seen(record: &Record) -> impl Iterator<Item = (String, i64)> + '_ {
    record.listing.seats.iter().filter_map(|seat| match &seat.sitter {
        store::Sitter::Guest(guest) => Some((guest.clone(), seat.seen_at)),
        store::Sitter::Open | store::Sitter::Bot(_) => None,
    })
}

fn taken_apart(record: Record) -> (Saved, People) {
    let listing = record.listing;
    let saved = Saved {
        rules: record.rules,
        n_seats: listing.seats.len() as u8,
        options: listing.options,
        seed: record.seed.parse().unwrap_or_default(),
        actions: record.actions.into_iter().map(|action| (Seat(action.seat), action.line)).collect(),
        fixed: record.fixed as usize,
        snapshot: Some(record.snapshot),
    };
    let places = listing.seats.into_iter().zip(record.invites).map(|(seat, invite)| Place {
        sitter: seat.sitter,
        name: seat.name,
        invite,
        owner: seat.owner,
        resigned: seat.resigned,
        closing: seat.closing,
        timed_out: seat.timed_out,
    });
    let people = People {
        name: listing.name,
        host: listing.host,
        challenge: listing.challenge,
        terms: listing.terms,
        open_seed: listing.open_seed,
        status: listing.status,
        places: places.collect(),
    };
    (saved, people)
}
