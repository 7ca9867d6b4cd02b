//! What a notice says about a table: only what everybody may know.

use crate::error::Error;
use crate::live::Live;
use crate::table::address;
use engine::Seats;
use serde_json::{Value, json};
use store::{Delivery, Status, Tidings};

/// A notice with everything that is said in it.
#[derive(Clone, Debug)]
pub(super) struct Note {
    /// A name for it, the same at every try.
    pub id: String,
    /// The table.
    pub table: String,
    /// What its host called it.
    pub name: String,
    /// The name of the game.
    pub game: &'static str,
    /// The title of the game.
    pub title: &'static str,
    /// The seats that are asked.
    pub seats: Seats,
    /// The result at the end.
    pub outcome: Value,
    /// Whether the table was closed without a result.
    pub is_closed: bool,
}

impl Note {
    /// The notice of a delivery; `None` if there is nothing to tell any more, because the turn is over.
    pub(super) async fn of(live: &Live, delivery: &Delivery) -> Result<Option<Self>, Error> {
        let slot = match live.find(&delivery.match_id).await {
            Ok(slot) => slot,
            Err(Error::NoTable | Error::SetAside) => return Ok(None),
            Err(error) => return Err(error),
        };
        let shown = slot.shown();
        let mut seats = Seats::NONE;
        if shown.people.status == Status::Running && delivery.tidings == Tidings::Turn {
            let asked = shown.table.awaiting();
            let mine = shown.people.seats_of(&delivery.guest);
            for seat in asked.iter().filter(|seat| delivery.guest.is_empty() || mine.has(*seat)) {
                seats.add(seat);
            }
        }
        let is_over = matches!(shown.people.status, Status::Finished | Status::Closed);
        let is_due = match delivery.tidings {
            Tidings::Turn => !seats.is_empty(),
            Tidings::Over => is_over,
        };
        let outcome = shown.table.outcome().filter(|_| delivery.tidings == Tidings::Over);
        Ok(is_due.then(|| Self {
            id: format!("{}.{}.{}", delivery.match_id, delivery.tidings.word(), delivery.version),
            table: slot.id.clone(),
            name: shown.people.name.clone(),
            game: slot.game.name(),
            title: slot.game.lid().title,
            seats,
            outcome: outcome.map_or(Value::Null, |outcome| json!(outcome)),
            is_closed: shown.people.status == Status::Closed,
        }))
    }

    /// The address of the table.
    pub(super) fn url(&self, live: &Live) -> Option<String> {
        let origin = live.config().origin.as_deref()?;
        Some(format!("{}{}", origin.trim_end_matches('/'), address::table(&self.table)))
    }
}
