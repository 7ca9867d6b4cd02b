//! What is asked and said at a table beside the match itself.

use super::{Live, Slot, now};
use crate::error::Error;
use crate::game::Hint;
use crate::guest::Guest;
use crate::i18n::Lang;
use crate::sender::sender;
use crate::table::LONGEST_SAYING;
use crate::thinking::{Need, Owner};
use engine::Seat;
use std::sync::Arc;
use store::{Said, Saying};

/// How much of the chat a page shows.
const SHOWN: u64 = 100;

impl Live {
    /// What a bot would do in the place of `seat`, if that seat is asked.
    pub(crate) async fn hint(&self, slot: &Arc<Slot>, seat: Seat, lang: Lang) -> Result<Option<Hint>, Error> {
        let (thinker, shown) = (slot.clone(), slot.shown());
        let owner = Owner { source: sender(), ..slot.owner() };
        let _permit = self.thinking().turn(Need::Awaited, owner).await;
        let thought = tokio::task::spawn_blocking(move || thinker.guarded(|| shown.table.hint(seat, lang)));
        thought.await.map_err(|_| Error::SetAside)?
    }

    /// Says something at a table, for `seat` or as somebody who watches; gives the number of the line.
    pub(crate) async fn say(
        &self,
        slot: &Slot,
        seat: Option<Seat>,
        name: &str,
        text: &str,
    ) -> Result<u64, Error> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Error::NoLine);
        }
        if text.chars().count() > LONGEST_SAYING {
            return Err(Error::TooLarge);
        }
        let seat = seat.map(|seat| seat.0);
        let saying = Saying { seat, name: name.to_owned(), text: text.to_owned(), at: now() };
        let n = self.store().say(&slot.id, saying).await?;
        slot.tell_of_chat(n);
        Ok(n)
    }

    /// What was said last.
    pub(crate) async fn said(&self, slot: &Slot) -> Result<Vec<Said>, Error> {
        let n_said = slot.latest().n_said;
        if n_said == 0 {
            return Ok(vec![]);
        }
        Ok(self.store().chat_since(&slot.id, n_said.saturating_sub(SHOWN), SHOWN as u32).await?)
    }

    /// Notes that `guest` has seen all that happened at a table.
    pub(crate) async fn seen(&self, slot: &Slot, guest: &Guest) -> Result<(), Error> {
        let n_actions = slot.look(|shown| shown.table.n_actions())?;
        Ok(self.store().look(guest.id(), &slot.id, n_actions as u64).await?)
    }

    /// How many actions `guest` had seen, looking as `seat`: those up to the own last one and those marked as
    /// seen. The store keeps the number of actions, not the version: an undo must not hide what came instead.
    pub(crate) async fn last_look(&self, slot: &Slot, guest: &Guest, seat: Seat) -> Result<usize, Error> {
        let (n_actions, own) =
            slot.look(|shown| (shown.table.n_actions(), shown.table.last_action_of(seat)))?;
        if own == n_actions {
            return Ok(own);
        }
        let kept = self.store().last_look(guest.id(), &slot.id).await?.unwrap_or_default();
        Ok(own.max((kept as usize).min(n_actions)))
    }
}
