//! Copies of tables that other nodes have changed: they are read again, or dropped.

use super::{Live, Shown, Slot, n_open, seen, taken_apart};
use crate::bots;
use crate::error::Error;
use crate::tables::{AnyGame, AnyTable};
use engine::{MAX_SEATS, Saved, Seats};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Stand, Status};

/// For how many seconds after the last sign of a guest the guest counts as looking. Nodes keep every minute who is
/// present.
const LOOKING: i64 = 90;

/// The match after what others did.
struct CaughtUp {
    table: AnyTable,
    /// The seats that are asked something else than before; `None` if nobody knows.
    asked_anew: Option<Seats>,
    /// Whether only bots have acted.
    by_bots: bool,
}

impl Live {
    /// What is shown of a table, at least at this version if there is one. The caller holds the right to write.
    pub(super) async fn shown_at(&self, slot: &Arc<Slot>, version: u64) -> Result<Arc<Shown>, Error> {
        if version > slot.shown().version && self.store().is_shared() {
            // The actor has seen at another node what this one has not heard of yet.
            self.reload(slot).await?;
        }
        Ok(slot.shown())
    }

    /// Notes that the copy of a table no longer agrees with the store. The caller holds the right to write.
    pub(super) async fn outdated(&self, slot: &Arc<Slot>) {
        if !self.store().is_shared() || self.reload(slot).await.is_err() {
            self.forget(slot);
        }
    }

    /// The same after a refusal that, with a single node, says nothing about the copy.
    pub(super) async fn outdated_if_shared(&self, slot: &Arc<Slot>) {
        if self.store().is_shared() {
            self.outdated(slot).await;
        }
    }

    /// Reads a table again that another node has changed, and shows it. The caller holds the right to write.
    pub(super) async fn reload(&self, slot: &Arc<Slot>) -> Result<(), Error> {
        let Some(mut record) = self.store().load(&slot.id).await? else {
            self.forget(slot);
            return Err(Error::NoTable);
        };
        let mut has_begun = false;
        if record.listing.status == Status::Waiting && n_open(&record) == 0 {
            self.store().start(&slot.id, self.now()).await?;
            record.listing.status = Status::Running;
            has_begun = true;
        }
        let n_said = self.n_said(&slot.id).await?;
        slot.presence.merge(seen(&record));
        let version = record.listing.version;
        let (saved, people) = taken_apart(record);
        let (game, before) = (slot.game, slot.shown());
        let shown = before.clone();
        let read = tokio::task::spawn_blocking(move || caught_up(game, &shown, &saved)).await;
        let Ok(Some(next)) = read else {
            self.forget(slot);
            return Err(Error::SetAside);
        };
        let mut since = match next.asked_anew {
            Some(_) => before.since,
            None => [version; MAX_SEATS],
        };
        for (n, since) in since.iter_mut().enumerate() {
            let is_anew = next.asked_anew.is_some_and(|seats| seats.has(engine::Seat(n as u8)));
            let other = people.places.get(n).map(|place| &place.sitter)
                != before.people.places.get(n).map(|place| &place.sitter);
            if is_anew || other {
                *since = version;
            }
        }
        let by_people = if next.by_bots { before.by_people } else { version };
        slot.show(Shown::after(version, next.table, Arc::new(people), since, by_people));
        if has_begun {
            self.announce(slot, None, None);
        }
        slot.tell_of_chat(n_said);
        bots::wake(self, slot);
        Ok(())
    }

    /// Reads a table again, or drops it if nobody uses it here. `is_news` says of what is shown whether something has
    /// changed since.
    pub(crate) async fn hear(&self, id: &str, is_news: impl Fn(&Slot) -> bool) {
        let Some(slot) = self.slots().get(id).cloned() else { return };
        // Who is acting here goes first: a copy that was dropped meanwhile would not show what is stored then.
        let _turn = slot.writing.lock().await;
        if !is_news(&slot) {
            return;
        }
        if !is_used(&slot) {
            return self.forget(&slot);
        }
        if let Err(error) = self.reload(&slot).await {
            tracing::warn!(table = id, ?error, "a table could not be read again");
        }
    }

    /// Drops the copies that nobody uses here, because they may be out of date.
    pub(crate) fn forget_unused(&self) {
        self.slots().retain(|_, slot| is_used(slot) || slot.writing.try_lock().is_err());
    }

    /// Notes that the chat of a table has so many lines.
    pub(crate) fn hear_chat(&self, id: &str, n: u64) {
        if let Some(slot) = self.slots().get(id) {
            slot.tell_of_chat(n);
        }
    }

    /// The tables that somebody uses here or has asked for a moment ago.
    pub(crate) fn used(&self) -> Vec<String> {
        let slots = self.slots();
        let used = slots.values().filter(|slot| is_used(slot) || slot.is_attended());
        used.map(|slot| slot.id.clone()).collect()
    }

    /// Compares a table with how it stands in the store, and reads it again if it differs.
    pub(crate) async fn compare(&self, stand: &Stand) {
        self.hear_chat(&stand.id, stand.n_said);
        let differs = |slot: &Slot| {
            let latest = slot.latest();
            (latest.version, latest.n_taken) != (stand.version, stand.n_taken)
        };
        let slot = self.slots().get(&stand.id).cloned();
        if slot.is_some_and(|slot| differs(&slot)) {
            self.hear(&stand.id, differs).await;
        }
    }

    /// Takes a table over whose bots were played by a node that is gone.
    pub(crate) async fn adopt(&self, id: &str) -> Result<(), Error> {
        if !self.store().claim(id).await? {
            return Ok(());
        }
        // A copy in memory may lack what the other node did last.
        self.hear(id, |_| true).await;
        let is_at_work = match self.find(id).await {
            Ok(slot) => slot.bots_at_work.load(Ordering::Acquire),
            Err(Error::NoTable) => false,
            Err(error) => return Err(error),
        };
        if !is_at_work {
            self.store().release(id).await?;
        }
        Ok(())
    }

    /// Whether a guest looks at a table at this node or, as far as is known, at another.
    pub(crate) async fn is_looking(&self, id: &str, guest: &str) -> Result<bool, Error> {
        let slot = self.find(id).await?;
        if self.store().is_shared() {
            let _turn = slot.writing.lock().await;
            self.reload(&slot).await?;
        }
        Ok(slot.presence.away_for(guest, self.now()) < LOOKING)
    }

    /// Whether a guest has a page of a table open at this node.
    pub(crate) fn is_listening(&self, id: &str, guest: &str) -> bool {
        let slot = self.slots().get(id).cloned();
        slot.is_some_and(|slot| slot.presence.listeners().iter().any(|other| other == guest))
    }

    /// Keeps that those who listen here are present, so that other nodes know it.
    pub(crate) async fn keep_presence(&self) {
        let present: Vec<(String, String)> = {
            let slots = self.slots();
            let each = |slot: &Arc<Slot>| {
                slot.presence
                    .listeners()
                    .into_iter()
                    .map(|guest| (slot.id.clone(), guest))
                    .collect::<Vec<_>>()
            };
            slots.values().flat_map(each).collect()
        };
        for (id, guest) in present {
            if let Err(error) = self.store().seen(&id, &guest, self.now()).await {
                tracing::debug!(table = id, %error, "when somebody was seen was not kept");
            }
        }
    }
}

/// Whether somebody follows a table at this node, or its bots are at work here.
fn is_used(slot: &Slot) -> bool {
    slot.has_listeners() || slot.bots_at_work.load(Ordering::Acquire)
}

/// Does what others did since the shown moment; if that is not how the stored match came about, takes that one up.
fn caught_up(game: AnyGame, shown: &Shown, saved: &Saved) -> Option<CaughtUp> {
    if let Some(next) = onward(shown, saved) {
        return Some(next);
    }
    match game.restore(saved) {
        Ok(table) => Some(CaughtUp { table, asked_anew: None, by_bots: false }),
        Err(broken) => {
            tracing::error!(%broken, "a kept match cannot be played on");
            None
        }
    }
}

fn onward(shown: &Shown, saved: &Saved) -> Option<CaughtUp> {
    let known = shown.table.saved().actions;
    let new = saved.actions.strip_prefix(&known[..])?;
    let (mut table, mut asked_anew, mut by_bots) = (shown.table.clone(), Seats::NONE, !new.is_empty());
    for (seat, line) in new {
        let next = table.act(*seat, &[line]).ok()?;
        for seat in next.asked_anew.iter().chain([*seat]) {
            asked_anew.add(seat);
        }
        by_bots &= shown.people.bot(*seat).is_some();
        table = next.table;
    }
    let is_same = saved.snapshot.as_deref() == Some(&table.snapshot()[..]) && table.fixed() == saved.fixed;
    is_same.then_some(CaughtUp { table, asked_anew: Some(asked_anew), by_bots })
}
