//! Acting and undoing: first stored, then shown.

use super::finish::Finish;
use super::time::bits;
use super::{Live, Shown, Slot};
use crate::bots;
use crate::error::Error;
use crate::tables::{AnyTable, Next, Refusal};
use engine::Seat;
use std::sync::Arc;
use store::{Append, Status, Undo};
use tokio::sync::OwnedMutexGuard;

impl Live {
    /// Does `lines` for `seat`, all or none, and returns the new version once the store has written them.
    ///
    /// `version` is what the actor saw: it must be at least as new as the question the seat is asked.
    pub(crate) async fn act(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        version: u64,
        lines: &[&str],
    ) -> Result<u64, Error> {
        self.act_by(slot, seat, version, lines, |table| table.act(seat, lines)).await
    }

    /// The same for a person at a page: what the seat must do afterwards is done as well, and one undo takes all of it back.
    pub(crate) async fn act_on(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        version: u64,
        lines: &[&str],
    ) -> Result<u64, Error> {
        self.act_by(slot, seat, version, lines, |table| {
            let next = table.act_on(seat, lines)?;
            Ok(Next { is_whole: true, ..next })
        })
        .await
    }

    async fn act_by(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        version: u64,
        lines: &[&str],
        act: impl FnOnce(&AnyTable) -> Result<Next, Refusal>,
    ) -> Result<u64, Error> {
        let turn = slot.writing.clone().lock_owned().await;
        let shown = self.shown_at(slot, version).await?;
        match shown.people.status {
            Status::Waiting => return Err(Error::NotRunning),
            Status::Closed => return Err(Error::Over),
            Status::Running | Status::Finished => {}
        }
        if version < shown.asked_since(seat) || version > shown.version {
            return Err(Error::Stale { current: shown.version });
        }
        if lines.is_empty() {
            return Err(Error::NoLine);
        }
        let (next, append) = slot.guarded(|| {
            let next = act(&shown.table)?;
            let append = Append {
                match_id: slot.id.clone(),
                expect_version: shown.version,
                lines: next.lines.iter().map(|line| (seat.0, line.clone())).collect(),
                fixed: next.table.fixed() as u32,
                snapshot: next.table.snapshot(),
                outcome: next.table.outcome().map(|outcome| written(&outcome)),
                asked: shown.people.terms.clock.map(|_| bits(next.table.awaiting())),
                places: next.table.outcome().filter(|_| shown.people.terms.rated).map(|it| places(&it)),
                at: self.now(),
            };
            Ok::<_, Error>((next, append))
        })??;
        let store = self.store().clone();
        let by_bot = shown.people.bot(seat).is_some();
        let kept = async move { store.append(append).await };
        let made = self.commit(turn, slot, shown, next, Made { seat: Some(seat), by_bot }, kept).await;
        if made.is_ok() {
            self.meters().moved(by_bot);
        }
        made
    }

    /// Undoes the last action of `seat` and the answers of bots to it.
    ///
    /// `version` is what the person saw: nothing but bots may have acted since.
    pub(crate) async fn undo(&self, slot: &Arc<Slot>, seat: Seat, version: u64) -> Result<u64, Error> {
        let turn = slot.writing.clone().lock_owned().await;
        let shown = self.shown_at(slot, version).await?;
        if shown.people.status == Status::Closed {
            return Err(Error::Over);
        }
        if version < shown.by_people || version > shown.version {
            return Err(Error::Stale { current: shown.version });
        }
        let (next, undo) = slot.guarded(|| {
            let next =
                shown.table.undo(seat, shown.people.born_bots(), &shown.joined).map_err(Error::NoUndo)?;
            let undo = Undo {
                match_id: slot.id.clone(),
                expect_version: shown.version,
                keep: next.table.n_actions() as u32,
                fixed: next.table.fixed() as u32,
                snapshot: next.table.snapshot(),
                asked: shown.people.terms.clock.map(|_| bits(next.table.awaiting())),
                at: self.now(),
            };
            Ok::<_, Error>((next, undo))
        })??;
        let store = self.store().clone();
        let kept = async move { store.undo(undo).await };
        self.commit(turn, slot, shown, next, Made { seat: None, by_bot: false }, kept).await
    }

    /// Waits until the store has written the change, then shows it.
    pub(super) async fn commit(
        &self,
        turn: OwnedMutexGuard<()>,
        slot: &Arc<Slot>,
        shown: Arc<Shown>,
        next: Next,
        made: Made,
        kept: impl Future<Output = store::Result<u64>> + Send + 'static,
    ) -> Result<u64, Error> {
        let (live, slot) = (self.clone(), slot.clone());
        Finish::new(async move {
            let _turn = turn;
            match kept.await {
                Ok(version) => {
                    slot.show(after(&shown, version, next, made));
                    if let Some(seat) = made.seat {
                        live.announce(&slot, Some(&shown), shown.people.guest(seat));
                    }
                    bots::wake(&live, &slot);
                    Ok(version)
                }
                Err(error) => {
                    if let store::Error::Stale { .. } | store::Error::NotFound(_) = error {
                        // Another process has written to this table: our copy is out of date.
                        live.outdated(&slot).await;
                    }
                    Err(error.into())
                }
            }
        })
        .await
    }
}

/// Who made a change: the seat that acted, `None` for an undo; and whether it was a bot.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub(super) seat: Option<Seat>,
    pub(super) by_bot: bool,
}

fn after(shown: &Shown, version: u64, next: Next, made: Made) -> Shown {
    let mut since = shown.since;
    for (n, since) in since.iter_mut().enumerate() {
        let seat = Seat(n as u8);
        if made.seat.is_none_or(|actor| actor == seat) || next.asked_anew.has(seat) {
            *since = version;
        }
    }
    let status = if next.table.outcome().is_some() { Status::Finished } else { Status::Running };
    let people = if shown.people.status == status {
        shown.people.clone()
    } else {
        Arc::new(super::People { status, ..super::People::clone(&shown.people) })
    };
    let joined = joined(shown, &next);
    let by_people = if made.by_bot { shown.by_people } else { version };
    let mut after = Shown::after(version, next.table, people, since, by_people);
    after.joined = joined;
    after
}

/// The numbers of the actions that can be undone only together with the one before. They are not stored: on a table that
/// was loaded again an undo takes back one action at a time.
fn joined(shown: &Shown, next: &Next) -> Vec<usize> {
    let (before, now) = (shown.table.n_actions(), next.table.n_actions());
    let old = shown.joined.iter().copied().filter(|n| *n < now.min(before) && *n >= next.table.fixed());
    let new = if next.is_whole { before + 1..now } else { 0..0 };
    old.chain(new).collect()
}

/// The places of the seats in order.
fn places(outcome: &engine::Outcome) -> Vec<u8> {
    outcome.places.iter().map(|(_, place)| *place).collect()
}

/// A result as the database stores it.
pub(super) fn written(outcome: &engine::Outcome) -> String {
    serde_json::to_string(outcome).unwrap_or_default()
}
