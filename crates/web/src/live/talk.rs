//! Questions and chat at a table, apart from the match itself.

use super::{Listening, Live, Slot};
use crate::error::Error;
use crate::game::Hint;
use crate::guest::Guest;
use crate::i18n::Lang;
use crate::letters::clean_saying;
use crate::sender::sender;
use crate::table::{LONGEST_SAYING, names};
use crate::thinking::{Need, Owner};
use engine::Seat;
use std::sync::Arc;
use store::{Said, Saying, Status};

/// How much of the chat a page shows.
const SHOWN: u64 = 100;

impl Live {
    /// What a bot would do in the place of `seat`, if that seat is asked.
    pub(crate) async fn hint(&self, slot: &Arc<Slot>, seat: Seat, lang: Lang) -> Result<Option<Hint>, Error> {
        let (thinker, shown) = (slot.clone(), slot.shown());
        if shown.people.terms.rated {
            return Err(Error::Rated);
        }
        let owner = Owner { source: sender(), ..slot.owner() };
        let _permit = self.thinking().turn(Need::Awaited, owner).await;
        let (names, n_nodes) = (names(&shown.people, lang), self.config().search_nodes);
        let thought = tokio::task::spawn_blocking(move || {
            thinker.guarded(|| shown.table.hint(seat, n_nodes, &names, lang))
        });
        thought.await.map_err(|_| Error::SetAside)?
    }

    /// Adds a line to the chat, for `seat` or for a host without one; returns the number of the line. The caller
    /// checks who may do so.
    pub(crate) async fn say(
        &self,
        slot: &Slot,
        seat: Option<Seat>,
        name: &str,
        text: &str,
    ) -> Result<u64, Error> {
        let text = clean_saying(text);
        if text.is_empty() {
            return Err(Error::NoLine);
        }
        if text.chars().count() > LONGEST_SAYING {
            return Err(Error::TooLarge);
        }
        let seat = seat.map(|seat| seat.0);
        let saying = Saying { seat, name: name.to_owned(), text, event: None, at: self.now() };
        let n = self.store().say(&slot.id, saying).await?;
        slot.tell_of_chat(n);
        Ok(n)
    }

    /// What was said last.
    pub(crate) async fn said(&self, slot: &Slot) -> Result<Arc<[Said]>, Error> {
        let n_said = slot.latest().n_said;
        if n_said == 0 {
            return Ok(Arc::new([]));
        }
        if let Some(said) = slot.kept.said(n_said) {
            return Ok(said);
        }
        let said = self.store().chat_since(&slot.id, n_said.saturating_sub(SHOWN), SHOWN as u32).await?;
        Ok(slot.kept.keep_said(said))
    }

    /// Notes that `guest` is present, if the guest has a seat.
    pub(crate) async fn saw(&self, slot: &Slot, guest: &Guest) {
        let people = slot.shown().people.clone();
        let is_open = matches!(people.status, Status::Waiting | Status::Running);
        if !is_open || people.seats_of(guest.id()).is_empty() {
            return;
        }
        let now = self.now();
        if slot.presence.saw(guest.id(), now)
            && let Err(error) = self.store().seen(&slot.id, guest.id(), now).await
        {
            // The request is answered all the same.
            tracing::warn!(table = slot.id, %error, "when somebody was seen was not kept");
        }
    }

    /// A guest with a seat counts as present as long as the returned value exists.
    pub(crate) fn listening(&self, slot: &Slot, guest: &Guest) -> Option<Listening> {
        let is_seated = !slot.shown().people.seats_of(guest.id()).is_empty();
        is_seated.then(|| slot.presence.listen(guest.id(), self.config().clock.clone()))
    }

    /// Notes that `guest` has seen everything that happened at a table.
    pub(crate) async fn seen(&self, slot: &Slot, guest: &Guest) -> Result<(), Error> {
        let n_actions = slot.look(|shown| shown.table.n_actions())? as u64;
        self.store().look(guest.id(), &slot.id, n_actions).await?;
        slot.presence.note_look(guest.id(), n_actions);
        Ok(())
    }

    /// How many actions `guest` had seen from `seat`: those up to the own last one and those marked as seen. The
    /// store keeps the number of actions, not the version, because an undo must not hide what replaced the action.
    pub(crate) async fn last_look(&self, slot: &Slot, guest: &Guest, seat: Seat) -> Result<usize, Error> {
        let (n_actions, own) =
            slot.look(|shown| (shown.table.n_actions(), shown.table.last_action_of(seat)))?;
        if own == n_actions {
            return Ok(own);
        }
        let kept = match slot.presence.look_of(guest.id()) {
            // Another node may have noted a later one.
            Some(kept) if !self.store().is_shared() => kept,
            _ => {
                let kept = self.store().last_look(guest.id(), &slot.id).await?.unwrap_or_default();
                slot.presence.note_look(guest.id(), kept);
                kept
            }
        };
        Ok(own.max((kept as usize).min(n_actions)))
    }
}
