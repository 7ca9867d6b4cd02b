//! Notices for people who may not be at the server: which are to be sent, where to, and which node sends them.

use crate::change::Change;
use crate::store::ask;
use crate::{Result, Store};

/// The way of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// A request to the address that the host of the server has set.
    Host,
    /// A request to the address that a guest has set.
    Hook,
    /// An e-mail.
    Mail,
    /// A message that a browser shows.
    Push,
}

/// What a notice says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tidings {
    /// It is the turn of somebody.
    Turn,
    /// The table is over.
    Over,
}

/// Something at a table that people may want to hear of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// The table.
    pub match_id: String,
    /// What happened.
    pub tidings: Tidings,
    /// The version of the table since then.
    pub version: u64,
    /// The guests whom it concerns.
    pub guests: Vec<String>,
    /// Whether the host of the server hears of it, too.
    pub to_host: bool,
    /// When mails about it are due, in unix seconds; none are sent without it.
    pub mail_at: Option<i64>,
    /// When, in unix seconds.
    pub at: i64,
}

/// A notice that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Its number.
    pub id: i64,
    /// For whom; empty for the host of the server.
    pub guest: String,
    /// Where to, if the guest has several places.
    pub target: String,
    /// The table.
    pub match_id: String,
    /// What happened.
    pub tidings: Tidings,
    /// The version of the table since then.
    pub version: u64,
    /// When it happened, in unix seconds.
    pub at: i64,
    /// When it was due.
    pub due_at: i64,
    /// How often it was tried.
    pub tries: u32,
}

/// An address that gets signed requests for a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook {
    /// Whose it is.
    pub guest: String,
    /// The address.
    pub address: String,
    /// What its requests are signed with.
    pub secret: String,
    /// How many notices in a row could not be delivered.
    pub n_failed: u32,
    /// When it was set, in unix seconds.
    pub set_at: i64,
}

/// A change of the outbox or of what fills it.
pub(crate) enum Step {
    Announce(Announcement),
    Claim { id: i64, seen: i64, until: i64 },
    Done { id: i64 },
    Purge { before: i64 },
    PutHook(Hook),
    DropHook { guest: String },
    HookAnswered { guest: String, is_good: bool },
}

impl Hook {
    /// After so many notices in a row that could not be delivered no more are sent.
    pub const MOST_FAILED: u32 = 5;

    /// Whether notices are still sent.
    pub fn is_on(&self) -> bool {
        self.n_failed < Self::MOST_FAILED
    }
}

impl Channel {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Hook => "hook",
            Self::Mail => "mail",
            Self::Push => "push",
        }
    }
}

impl Tidings {
    /// The word for it, on disk and in notices.
    pub fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Over => "over",
        }
    }

    pub(crate) fn read(word: &str) -> sqlx::Result<Self> {
        match word {
            "turn" => Ok(Self::Turn),
            "over" => Ok(Self::Over),
            _ => Err(sqlx::Error::Decode(format!("{word:?} is nothing to be told").into())),
        }
    }
}

impl Store {
    async fn step(&self, step: Step) -> Result<u64> {
        self.change(Change::Outbox(step)).await
    }

    /// Whether any guest wants to hear of anything.
    pub async fn has_listeners(&self) -> Result<bool> {
        ask!(self, outbox::has_listeners())
    }

    /// Puts a notice into the outbox for everybody concerned who wants to hear of it; returns how many there are. What is
    /// there already is not added again.
    pub async fn announce(&self, announcement: Announcement) -> Result<u64> {
        self.step(Step::Announce(announcement)).await
    }

    /// Some notices that are due, the oldest first.
    pub async fn due(&self, channel: Channel, at: i64, limit: u32) -> Result<Vec<Delivery>> {
        ask!(self, outbox::due(channel, at, limit))
    }

    /// Claims a notice: nobody else sends it until that moment, when it is due again. Returns `false` if another node was
    /// faster.
    pub async fn claim_delivery(&self, delivery: &Delivery, until: i64) -> Result<bool> {
        let claim = Step::Claim { id: delivery.id, seen: delivery.due_at, until };
        Ok(self.step(claim).await? == 1)
    }

    /// A notice was sent, or nobody needs it any more.
    pub async fn delivered(&self, id: i64) -> Result<()> {
        self.step(Step::Done { id }).await.map(drop)
    }

    /// Forgets notices of what happened before a moment; returns how many.
    pub async fn purge_outbox(&self, before: i64) -> Result<u64> {
        self.step(Step::Purge { before }).await
    }

    /// Sets the address of a guest, instead of an older one.
    pub async fn put_hook(&self, hook: Hook) -> Result<()> {
        self.step(Step::PutHook(hook)).await.map(drop)
    }

    /// Removes the address of a guest, with all notices for it.
    pub async fn drop_hook(&self, guest: &str) -> Result<()> {
        self.step(Step::DropHook { guest: guest.to_owned() }).await.map(drop)
    }

    /// The address of a guest.
    pub async fn hook(&self, guest: &str) -> Result<Option<Hook>> {
        ask!(self, outbox::hook(guest))
    }

    /// Counts whether a notice for the address of a guest could be delivered.
    pub async fn hook_answered(&self, guest: &str, is_good: bool) -> Result<()> {
        self.step(Step::HookAnswered { guest: guest.to_owned(), is_good }).await.map(drop)
    }
}
