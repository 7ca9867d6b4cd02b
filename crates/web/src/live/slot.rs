//! One live table: what is shown of it, who sits there, and who is notified when it changes.

use super::kept::Kept;
use super::presence::Presence;
use crate::error::Error;
use crate::record::Record;
use crate::sender::{Source, sender};
use crate::tables::{AnyGame, AnyTable};
use crate::thinking::{Need, Owner};
use engine::{MAX_SEATS, Seat, Seats, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Instant;
use store::{Sitter, Status, Terms};
use tokio::sync::{Notify, watch};

/// For how many seconds after a request a person counts as watching the table.
const ATTENDED: u64 = 30;

/// A table in memory. Readers take the shown moment; one writer at a time prepares the next one.
pub(crate) struct Slot {
    /// The name of the table.
    pub id: String,
    /// Its game.
    pub game: AnyGame,
    pub(super) writing: Arc<tokio::sync::Mutex<()>>,
    pub(crate) bots_at_work: AtomicBool,
    /// Who is present, and when the others were last present.
    pub(crate) presence: Arc<Presence>,
    /// What pages have read from the store.
    pub(super) kept: Kept,
    /// Whether its bots have stopped because nobody watches.
    pub(crate) is_resting: AtomicBool,
    /// Told whenever somebody asks for the table.
    pub(crate) called: Notify,
    source: Source,
    shown: RwLock<Arc<Shown>>,
    news: watch::Sender<News>,
    started: Instant,
    touched: AtomicU64,
    /// One more than the second of the last request; 0 if there was none.
    asked: AtomicU64,
    is_set_aside: AtomicBool,
}

/// A moment of a table. It does not change: the next moment replaces it.
pub(crate) struct Shown {
    /// Raised with every action and every undo.
    pub version: u64,
    /// The match.
    pub table: AnyTable,
    /// Who sits there.
    pub people: Arc<People>,
    /// By seat: the version since which it has been asked the same question. A choice made on a page of that version
    /// is not stale, regardless of what the others have done since.
    pub(super) since: [u64; MAX_SEATS],
    /// The version of the last change that was not a bot's.
    pub(super) by_people: u64,
    /// The actions, by number from 0, that were done in one go with the one before.
    pub(super) joined: Vec<usize>,
    /// The views that were already written, by viewer.
    views: Mutex<Vec<(Viewer, Box<[u8]>)>>,
    /// How the match went so far, once somebody has asked.
    record: OnceLock<Arc<Record>>,
}

/// What viewers are told: that there is something to fetch, never what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct News {
    /// The version of the match.
    pub version: u64,
    /// How many lines of chat there are.
    pub n_said: u64,
    /// How many seats are taken.
    pub n_taken: u64,
}

impl News {
    /// All of it as one growing number, for pages: they fetch on any change.
    pub(crate) fn number(self) -> u64 {
        (self.version << 20) | (self.n_said.min(0xFFFF) << 4) | self.n_taken.min(0xF)
    }

    /// The version in such a number.
    pub(crate) fn version_in(number: u64) -> u64 {
        number >> 20
    }
}

/// Who sits at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct People {
    /// What the host called the table.
    pub name: String,
    /// Who opened it.
    pub host: String,
    /// The challenge for which it is a try.
    pub challenge: Option<String>,
    /// Further decisions of the host.
    pub terms: Terms,
    /// The seed, if the host chose it and everybody may know it.
    pub open_seed: Option<String>,
    /// Whether it waits, runs or is over.
    pub status: Status,
    /// The seats in order.
    pub places: Vec<Place>,
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name shown.
    pub name: Option<String>,
    /// The secret of the link for this seat.
    pub invite: String,
    /// The guest for whom a bot plays, and who may take the seat back.
    pub owner: Option<String>,
    /// Whether the person of that name gave the seat to a bot permanently.
    pub resigned: bool,
    /// Whether the person wants to close the table.
    pub closing: bool,
    /// Whether the time of the person was out.
    pub timed_out: bool,
}

impl Place {
    /// A seat as it is when a game begins.
    pub(super) fn new(sitter: Sitter, name: Option<String>, invite: String) -> Self {
        Self { sitter, name, invite, owner: None, resigned: false, closing: false, timed_out: false }
    }
}

impl People {
    /// The seats of the guest `id`.
    pub(crate) fn seats_of(&self, id: &str) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Guest(guest) if guest == id))
    }

    /// The first seat on which a bot plays for the guest `id`.
    pub(crate) fn seat_kept_for(&self, id: &str) -> Option<Seat> {
        let seat = self.places.iter().position(|place| place.owner.as_deref() == Some(id))?;
        Some(Seat(seat as u8))
    }

    /// The seats that bots play.
    pub(crate) fn bots(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Bot(_)))
    }

    /// The seats that bots have played from the start: an undo may remove their answers.
    pub(crate) fn born_bots(&self) -> Seats {
        let mut bots = self.bots();
        for (n, place) in self.places.iter().enumerate() {
            if place.owner.is_some() || place.resigned {
                bots.remove(Seat(n as u8));
            }
        }
        bots
    }

    /// The seats that nobody has taken.
    pub(crate) fn open(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Open))
    }

    /// Whether no person sits here and none can take a seat any more.
    pub(crate) fn is_bots_alone(&self) -> bool {
        self.bots().len() == self.places.len()
    }

    fn seats_where(&self, is_meant: impl Fn(&Sitter) -> bool) -> Seats {
        let mut seats = Seats::NONE;
        for (n, place) in self.places.iter().enumerate() {
            if is_meant(&place.sitter) {
                seats.add(Seat(n as u8));
            }
        }
        seats
    }

    /// The bot at `seat`.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        match &self.places.get(usize::from(seat.0))?.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Open | Sitter::Guest(_) => None,
        }
    }

    /// The guest at `seat`.
    pub(crate) fn guest(&self, seat: Seat) -> Option<&str> {
        match &self.places.get(usize::from(seat.0))?.sitter {
            Sitter::Guest(guest) => Some(guest),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    fn n_taken(&self) -> u64 {
        (self.places.len() - self.open().len()) as u64
    }
}

impl Shown {
    /// A table loaded from the store: every question counts as asked now.
    pub(super) fn new(version: u64, table: AnyTable, people: People) -> Self {
        Self::after(version, table, Arc::new(people), [version; MAX_SEATS], version)
    }

    /// The version since which this seat has been asked the same question.
    pub(crate) fn asked_since(&self, seat: Seat) -> u64 {
        self.since.get(usize::from(seat.0)).copied().unwrap_or(self.version)
    }

    pub(super) fn after(
        version: u64,
        table: AnyTable,
        people: Arc<People>,
        since: [u64; MAX_SEATS],
        by_people: u64,
    ) -> Self {
        Self {
            version,
            table,
            people,
            since,
            by_people,
            joined: vec![],
            views: Mutex::default(),
            record: OnceLock::new(),
        }
    }

    /// How the match went. Slow the first time, because the whole match is replayed.
    pub(crate) fn record(&self) -> Arc<Record> {
        self.record.get_or_init(|| Arc::new(Record::of(&self.table.history()))).clone()
    }

    /// The same, if it is known already.
    pub(crate) fn known_record(&self) -> Option<Arc<Record>> {
        self.record.get().cloned()
    }

    /// What viewers of this moment know, with this many lines of chat.
    pub(crate) fn news(&self, n_said: u64) -> News {
        News { version: self.version, n_said, n_taken: self.people.n_taken() }
    }

    /// The seat and the name of a bot that is asked.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, &str)> {
        if self.people.status != Status::Running {
            return None;
        }
        let asked = self.table.awaiting();
        asked.iter().find_map(|seat| self.people.bot(seat).map(|bot| (seat, bot)))
    }

    /// Adds what `viewer` sees to `into`, as JSON. Without secrets it is written once for all viewers. With secrets
    /// it is kept for the next request only while somebody follows the table: a program alone fetches each version
    /// once.
    fn view(&self, viewer: Viewer, has_listeners: bool, into: &mut Vec<u8>) {
        let secrets = self.table.has_secrets();
        if secrets && !has_listeners {
            return self.table.view(viewer, into);
        }
        let viewer = if secrets { viewer } else { Viewer::Spectator };
        let mut views = self.views.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = views.iter().find(|(whose, _)| *whose == viewer) {
            return into.extend_from_slice(bytes);
        }
        let start = into.len();
        self.table.view(viewer, into);
        views.push((viewer, into[start..].into()));
    }

    fn forget_views(&self) {
        *self.views.lock().unwrap_or_else(PoisonError::into_inner) = Vec::new();
        self.table.forget();
    }
}

impl Slot {
    pub(super) fn new(id: String, game: AnyGame, shown: Shown, n_said: u64, presence: Presence) -> Self {
        let news = shown.news(n_said);
        Self {
            id,
            game,
            writing: Arc::default(),
            bots_at_work: AtomicBool::new(false),
            presence: Arc::new(presence),
            kept: Kept::default(),
            is_resting: AtomicBool::new(false),
            called: Notify::new(),
            source: sender(),
            shown: RwLock::new(Arc::new(shown)),
            news: watch::Sender::new(news),
            started: Instant::now(),
            touched: AtomicU64::new(0),
            asked: AtomicU64::new(0),
            is_set_aside: AtomicBool::new(false),
        }
    }

    /// What is shown now.
    pub(crate) fn shown(&self) -> Arc<Shown> {
        self.shown.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replaces the shown moment and notifies all viewers.
    pub(super) fn show(&self, shown: Shown) {
        let shown = Arc::new(shown);
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = shown.clone();
        self.news.send_modify(|news| *news = shown.news(news.n_said));
    }

    /// Notifies all viewers that there are `n_said` lines of chat.
    pub(crate) fn tell_of_chat(&self, n_said: u64) {
        self.news.send_modify(|news| news.n_said = news.n_said.max(n_said));
    }

    /// Receives what is new from now on.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.subscribe()
    }

    /// What is newest.
    pub(crate) fn latest(&self) -> News {
        *self.news.borrow()
    }

    /// Calls the rules. If they fail, the table is set aside, and the rest of the server continues.
    pub(crate) fn guarded<T>(&self, ask: impl FnOnce() -> T) -> Result<T, Error> {
        if self.is_set_aside.load(Ordering::Relaxed) {
            return Err(Error::SetAside);
        }
        // A shown moment never changes, so a failure leaves nothing half done.
        catch_unwind(AssertUnwindSafe(ask)).map_err(|_| self.set_aside("the rules failed"))
    }

    /// Looks at the table as it is shown now.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Shown) -> T) -> Result<T, Error> {
        let shown = self.shown();
        self.guarded(|| look(&shown))
    }

    /// Adds what `viewer` sees of `shown` to `into`, as JSON.
    pub(crate) fn view(&self, shown: &Shown, viewer: Viewer, into: &mut Vec<u8>) -> Result<(), Error> {
        self.guarded(|| shown.view(viewer, self.has_listeners(), into))
    }

    /// Refuses this table from now on and logs everything that is needed to find out why.
    pub(crate) fn set_aside(&self, why: &str) -> Error {
        self.is_set_aside.store(true, Ordering::Relaxed);
        let shown = self.shown();
        let text = catch_unwind(AssertUnwindSafe(|| {
            let saved = shown.table.saved();
            let lines: Vec<String> =
                saved.actions.iter().map(|(seat, line)| format!("{seat} {line}")).collect();
            // The log must not contain a challenge that others may still play, because people pass logs on.
            let seed = match shown.people.challenge {
                Some(_) => "of the challenge".to_owned(),
                None => saved.seed.to_string(),
            };
            format!("options `{}`, seed {seed}\n{}", saved.options, lines.join("\n"))
        }));
        let text = text.unwrap_or_default();
        tracing::error!(table = self.id, game = self.game.name(), why, "a table was set aside: {text}");
        Error::SetAside
    }

    pub(super) fn touch(&self) {
        self.touched.store(self.started.elapsed().as_secs(), Ordering::Relaxed);
    }

    /// For how many seconds nobody has asked for this table.
    pub(super) fn idle_for(&self) -> u64 {
        self.started.elapsed().as_secs().saturating_sub(self.touched.load(Ordering::Relaxed))
    }

    /// Notes that somebody has requested this table. Loading it is not enough: its bots play for people who watch.
    pub(super) fn ask(&self) {
        self.asked.store(self.started.elapsed().as_secs() + 1, Ordering::Relaxed);
        self.called.notify_waiters();
    }

    /// Whether somebody watches this table.
    pub(crate) fn is_attended(&self) -> bool {
        let asked = self.asked.load(Ordering::Relaxed);
        self.has_listeners() || (asked > 0 && self.started.elapsed().as_secs() < asked + ATTENDED)
    }

    /// How urgent a move of its bots is.
    pub(crate) fn need(&self) -> Need {
        if self.is_attended() { Need::Awaited } else { Need::Unattended }
    }

    /// The guest to whom the computing of its bots is charged.
    pub(crate) fn owner(&self) -> Owner {
        Owner { source: self.source, guest: self.shown().people.host.clone() }
    }

    pub(super) fn has_listeners(&self) -> bool {
        self.news.receiver_count() > 0
    }

    pub(super) fn forget_views(&self) {
        self.shown().forget_views();
        self.kept.forget();
    }
}
