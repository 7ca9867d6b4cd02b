//! Undo by agreement: beyond new information, if all people at the table want it. Bots always agree.

use super::play::Made;
use super::time::bits;
use super::{Live, People, Shown, Slot};
use crate::error::Error;
use crate::guest::Guest;
use crate::tables::Next;
use engine::Seats;
use std::sync::Arc;
use store::{AnswerUndo, AskUndo, Status, Undo, UndoRequest};
use tokio::sync::OwnedMutexGuard;

/// Refuses where nobody may undo by agreement.
fn may_ask(people: &People) -> Result<(), Error> {
    match people.status {
        Status::Waiting => Err(Error::NotRunning),
        Status::Finished | Status::Closed => Err(Error::Over),
        // Everybody has one try, from the same deal.
        Status::Running if people.challenge.is_some() => Err(Error::IsChallenge),
        Status::Running if people.terms.rated => Err(Error::Rated),
        Status::Running => Ok(()),
    }
}

/// Whether a request still waits for answers.
fn is_open(request: &UndoRequest, shown: &Shown) -> bool {
    request.version == shown.version && !request.refused
}

impl Shown {
    /// How many actions remain if the last act of one of these seats is undone with everything after it; none if
    /// they have not acted, or if a replay cannot go back so far.
    pub(crate) fn before_last_of(&self, mine: Seats) -> Option<usize> {
        may_ask(&self.people).ok()?;
        let last = mine.iter().map(|seat| self.table.last_action_of(seat)).max()?;
        let mut keep = last.checked_sub(1)?;
        while keep > 0 && self.joined.contains(&keep) {
            keep -= 1;
        }
        (keep >= self.table.first_replayable()).then_some(keep)
    }
}

impl Live {
    /// The request to undo that the people at a table see. A table is also shown while the store cannot be read.
    pub(crate) async fn undo_request(&self, slot: &Slot) -> Option<UndoRequest> {
        let shown = slot.shown();
        if may_ask(&shown.people).is_err() || shown.people.guests().len() < 2 {
            return None;
        }
        // A request and every answer to it add a line to the chat, so it is read again only when there is one more.
        let n_said = slot.latest().n_said;
        if n_said == 0 {
            return None;
        }
        let request = match slot.kept.undo_request(n_said) {
            Some(known) => known,
            None => match self.store().undo_request(&slot.id).await {
                Ok(request) => {
                    slot.kept.keep_undo_request(n_said, request.clone());
                    request
                }
                Err(error) => {
                    tracing::debug!(table = slot.id, ?error, "a request to undo could not be read");
                    None
                }
            },
        };
        request.filter(|request| is_open(request, &shown))
    }

    /// The request to undo that waits for answers.
    async fn open_request(&self, slot: &Slot) -> Result<Option<UndoRequest>, Error> {
        let shown = slot.shown();
        let request = self.store().undo_request(&slot.id).await?;
        Ok(request.filter(|request| is_open(request, &shown)))
    }

    /// Asks the others to undo the last act of `guest`. Without other people it is undone at once.
    pub(crate) async fn ask_undo(
        &self,
        slot: &Arc<Slot>,
        guest: &Guest,
        name: &str,
        version: u64,
    ) -> Result<(), Error> {
        let turn = slot.writing.clone().lock_owned().await;
        let shown = self.shown_at(slot, version).await?;
        may_ask(&shown.people)?;
        let mine = shown.people.seats_of(guest.id());
        let seat = mine.iter().next().ok_or(Error::NotYours)?;
        if version != shown.version {
            return Err(Error::Stale { current: shown.version });
        }
        let keep = slot.guarded(|| shown.before_last_of(mine))?.ok_or(Error::NothingToAsk)?;
        let ask = AskUndo {
            match_id: slot.id.clone(),
            expect_version: version,
            seat: seat.0,
            guest: guest.id().to_owned(),
            keep: keep as u32,
            by: name.to_owned(),
            at: self.now(),
        };
        match self.store().ask_undo(ask).await {
            Ok(n_said) => slot.tell_of_chat(n_said),
            Err(store::Error::Taken(_)) => return Err(Error::AskedAlready),
            Err(error) => {
                self.outdated_if_shared(slot).await;
                return Err(error.into());
            }
        }
        self.undo_if_agreed(turn, slot, shown).await
    }

    /// Agrees to the request, or refuses it.
    pub(crate) async fn answer_undo(
        &self,
        slot: &Arc<Slot>,
        guest: &Guest,
        name: &str,
        version: u64,
        agrees: bool,
    ) -> Result<(), Error> {
        let turn = slot.writing.clone().lock_owned().await;
        let shown = self.shown_at(slot, version).await?;
        may_ask(&shown.people)?;
        let seat = shown.people.seats_of(guest.id()).iter().next().ok_or(Error::NotYours)?;
        let answer = AnswerUndo {
            match_id: slot.id.clone(),
            version,
            seat: seat.0,
            guest: guest.id().to_owned(),
            agrees,
            by: name.to_owned(),
            at: self.now(),
        };
        match self.store().answer_undo(answer).await {
            Ok(n_said) => slot.tell_of_chat(n_said),
            Err(store::Error::NotFound("undo request")) => return Err(Error::NothingAsked),
            Err(error) => return Err(error.into()),
        }
        self.undo_if_agreed(turn, slot, shown).await
    }

    async fn undo_if_agreed(
        &self,
        turn: OwnedMutexGuard<()>,
        slot: &Arc<Slot>,
        shown: Arc<Shown>,
    ) -> Result<(), Error> {
        let Some(request) = self.open_request(slot).await? else { return Ok(()) };
        let agrees = |guest: &&str| request.agreed.iter().any(|agreed| agreed == guest);
        if request.version != shown.version || !shown.people.guests().iter().all(agrees) {
            return Ok(());
        }
        let (next, undo) = slot.guarded(|| {
            let table = shown.table.at(request.keep as usize);
            let undo = Undo {
                match_id: slot.id.clone(),
                expect_version: shown.version,
                keep: table.n_actions() as u32,
                fixed: table.fixed() as u32,
                snapshot: table.snapshot(),
                asked: shown.people.terms.clock.map(|_| bits(table.awaiting())),
                at: self.now(),
            };
            let asked_anew = Seats::first(table.n_seats());
            (Next { asked_anew, table, lines: vec![], is_whole: false }, undo)
        })?;
        let store = self.store().clone();
        let kept = async move { store.undo(undo).await };
        self.commit(turn, slot, shown, next, Made { seat: None, by_bot: false }, kept).await.map(drop)
    }
}
