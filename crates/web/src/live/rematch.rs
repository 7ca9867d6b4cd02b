//! A rematch: the same game, options and people at another table, where the next seat begins.

use super::{Deal, Live, NewPlace, NewTable, People, Place, Slot};
use crate::error::Error;
use crate::guest::Guest;
use std::sync::Arc;
use store::{Sitter, Status};

impl People {
    /// The guest who played a seat and may play it again.
    fn player(&self, seat: usize) -> Option<&str> {
        let place: &Place = self.places.get(seat)?;
        match &place.sitter {
            Sitter::Guest(guest) => Some(guest),
            Sitter::Bot(_) | Sitter::Open => place.owner.as_deref(),
        }
    }

    /// Whether `guest` played here, and others did, too.
    pub(crate) fn is_for_rematch(&self, guest: &str) -> bool {
        let players = || (0..self.places.len()).filter_map(|seat| self.player(seat));
        self.challenge.is_none()
            && matches!(self.status, Status::Finished | Status::Closed)
            && players().any(|player| player == guest)
            && players().any(|player| player != guest)
    }

    /// Whether a seat of the rematch waits for `guest`.
    pub(crate) fn has_seat_in(&self, next: &People, guest: &str) -> bool {
        let open = next.open();
        open.iter().any(|seat| self.player(self.before(usize::from(seat.0))) == Some(guest))
    }

    /// The seat of the old table whose player gets a seat of the new one: everybody moves up by one, and the first
    /// becomes the last.
    fn before(&self, seat: usize) -> usize {
        (seat + 1) % self.places.len().max(1)
    }
}

impl Live {
    /// Proposes a rematch of a finished table, or takes the own seats of one that was proposed. Returns its table.
    pub(crate) async fn rematch(
        &self,
        slot: &Arc<Slot>,
        guest: &Guest,
        language: &'static str,
    ) -> Result<Arc<Slot>, Error> {
        let people = slot.shown().people.clone();
        if !matches!(people.status, Status::Finished | Status::Closed) {
            return Err(Error::NotOver);
        }
        if !people.is_for_rematch(guest.id()) {
            return Err(Error::NotYours);
        }
        if let Some(next) = self.next_of(slot).await? {
            return self.come_along(&people, next, guest).await;
        }
        match self.propose(slot, &people, guest, language).await {
            // Somebody else was first.
            Err(Error::Taken) => match self.next_of(slot).await? {
                Some(next) => self.come_along(&people, next, guest).await,
                None => Err(Error::Taken),
            },
            other => other,
        }
    }

    /// The rematch of a table, unless it was closed.
    pub(crate) async fn next_of(&self, slot: &Slot) -> Result<Option<Arc<Slot>>, Error> {
        let Some(id) = self.store().rematch(&slot.id).await? else { return Ok(None) };
        let next = self.find(&id).await?;
        Ok((next.shown().people.status != Status::Closed).then_some(next))
    }

    async fn propose(
        &self,
        slot: &Arc<Slot>,
        people: &People,
        guest: &Guest,
        language: &'static str,
    ) -> Result<Arc<Slot>, Error> {
        let options = slot.look(|shown| shown.table.saved().options)?;
        let places = (0..people.places.len()).map(|seat| {
            let before = people.before(seat);
            let place = &people.places[before];
            match (people.player(before), &place.sitter) {
                (Some(player), _) if player == guest.id() => {
                    NewPlace::Here(place.name.clone().unwrap_or_default())
                }
                (None, Sitter::Bot(bot)) if !place.resigned => {
                    slot.game.bot(bot).or(slot.game.usual_bot()).map_or(NewPlace::Open, NewPlace::Bot)
                }
                _ => NewPlace::Open,
            }
        });
        let next = self
            .open(NewTable {
                game: slot.game,
                name: people.name.clone(),
                host: guest.clone(),
                places: places.collect(),
                options,
                seed: Deal::Drawn,
                is_public: people.terms.is_public,
                open_chat: people.terms.open_chat,
                clock: people.terms.clock,
                rated: people.terms.rated,
                language,
                challenge: None,
                rematch_of: Some(slot.id.clone()),
            })
            .await?;
        // The table is opened: a viewer who misses this notice finds the line in the chat later.
        if let Ok(n_said) = self.n_said(&slot.id).await {
            slot.tell_of_chat(n_said);
        }
        Ok(next)
    }

    /// Takes the seats that are meant for `guest`.
    async fn come_along(&self, old: &People, next: Arc<Slot>, guest: &Guest) -> Result<Arc<Slot>, Error> {
        let places = next.shown().people.places.clone();
        for (seat, place) in places.iter().enumerate() {
            let before = old.before(seat);
            if old.player(before) == Some(guest.id()) && place.sitter == Sitter::Open {
                let name = old.places[before].name.as_deref().unwrap_or_default();
                self.join(&next, &place.invite, guest, name).await?;
            }
        }
        Ok(next)
    }
}
