//! The time of people: what clocks show, what happens when one has run out, and vacations.

use super::finish::Finish;
use super::{Live, Slot};
use crate::error::Error;
use crate::guest::Guest;
use engine::{Seat, Seats};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use store::{Event, Expired, Handover, Saying, Sitter, Status, TimeLeft, Timeout};
use tokio::time::{MissedTickBehavior, interval};

/// How often the time is counted.
const BEAT: Duration = Duration::from_secs(1);

/// Every so many beats it is looked for vacations that have ended.
const VACATIONS_EVERY: u64 = 30;

/// The most seats that are handed over in one beat.
const AT_ONCE: u32 = 32;

/// The most tables of a person that are told of a vacation.
const MOST_TABLES: u32 = 1000;

const DAY: i64 = 86_400;

/// The vacation of a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vacation {
    /// Until when it lasts, in unix seconds.
    pub until: Option<i64>,
    /// How many days of this year are left.
    pub left: i64,
}

/// Seats as the store takes them.
pub(super) fn bits(seats: Seats) -> u32 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

impl Live {
    /// How much time the seats of a table have; nothing without a clock.
    pub(crate) async fn time_left(&self, slot: &Slot) -> Result<Vec<TimeLeft>, Error> {
        if slot.shown().people.terms.clock.is_none() {
            return Ok(vec![]);
        }
        Ok(self.store().time_left(&slot.id, self.now()).await?)
    }

    /// Counts the time and hands over the seats whose time is out.
    pub(crate) async fn count_time(&self) -> Result<(), Error> {
        self.store().tick(self.now()).await?;
        let stuck = self.0.stuck.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // Those that cannot be handed over stay the oldest: they must not take the places of the others.
        let n_wanted = AT_ONCE.saturating_add(u32::try_from(stuck.len()).unwrap_or(u32::MAX));
        for expired in self.store().expired(self.now(), n_wanted).await? {
            if stuck.contains(&expired) {
                continue;
            }
            match self.time_out(&expired).await {
                Ok(()) => {}
                // It was reported when the table was set aside.
                Err(Error::SetAside) => {
                    self.0.stuck.lock().unwrap_or_else(PoisonError::into_inner).insert(expired);
                }
                Err(error) => {
                    tracing::warn!(
                        table = expired.match_id,
                        ?error,
                        "a seat without time was not handed over"
                    );
                }
            }
        }
        Ok(())
    }

    /// Lets clocks run again whose person is back from a vacation.
    pub(crate) async fn end_vacations(&self) -> Result<(), Error> {
        for guest in self.store().vacations_over(self.now()).await? {
            self.end_vacation_of(&guest).await?;
        }
        Ok(())
    }

    async fn end_vacation_of(&self, guest: &str) -> Result<(), Error> {
        // Another node may have been first.
        if self.store().end_vacation(guest, self.now()).await? {
            self.tell_tables(guest, Event::BackFromVacation).await?;
        }
        Ok(())
    }

    /// Tells the tables where a vacation of `guest` stops the clock; pages that show them are drawn again.
    async fn tell_tables(&self, guest: &str, event: Event) -> Result<(), Error> {
        for table in self.store().tables_of(guest, MOST_TABLES).await? {
            let rests = table.terms.clock.is_some_and(store::Clock::rests_on_vacation);
            if !rests || table.status != Status::Running {
                continue;
            }
            let sits = |seat: &store::Seat| matches!(&seat.sitter, Sitter::Guest(id) if id == guest);
            let Some(n) = table.seats.iter().position(sits) else { continue };
            let name = table.seats[n].name.clone().unwrap_or_default();
            let saying =
                Saying { seat: Some(n as u8), name, text: String::new(), event: Some(event), at: self.now() };
            let n_said = self.store().say(&table.id, saying).await?;
            if let Some(slot) = self.slots().get(&table.id) {
                slot.tell_of_chat(n_said);
            }
        }
        Ok(())
    }

    async fn time_out(&self, expired: &Expired) -> Result<(), Error> {
        let slot = self.find(&expired.match_id).await?;
        let (live, seat) = (self.clone(), Seat(expired.seat));
        Finish::new(async move { live.take_from_late(&slot, seat).await }).await
    }

    async fn take_from_late(&self, slot: &Arc<Slot>, seat: Seat) -> Result<(), Error> {
        let _turn = slot.writing.lock().await;
        if self.store().is_shared() {
            self.reload(slot).await?;
        }
        let shown = slot.shown();
        let people = &shown.people;
        let place = people.places.get(usize::from(seat.0)).ok_or(Error::NoInvite)?;
        let (Some(clock), Sitter::Guest(guest)) = (people.terms.clock, &place.sitter) else { return Ok(()) };
        if people.status != Status::Running {
            return Ok(());
        }
        // Without a bot the game cannot go on.
        let bot = slot.game.usual_bot().filter(|_| clock.timeout == Timeout::Bot);
        let change = Handover {
            match_id: slot.id.clone(),
            expect_version: shown.version,
            seat: seat.0,
            guest: guest.clone(),
            event: Event::TimedOut,
            bot: bot.map(str::to_owned),
            by: place.name.clone().unwrap_or_default(),
            at: self.now(),
        };
        match self.make(slot, &shown, change).await {
            // The person has acted just in time, or another node was first.
            Err(Error::Taken | Error::Stale { .. }) => Ok(()),
            made => made,
        }
    }

    /// Counts the time as long as the server runs.
    pub(crate) async fn keep_time(self) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for n in 0_u64.. {
            beats.tick().await;
            let mut kept = self.count_time().await;
            if kept.is_ok() && n % VACATIONS_EVERY == 0 {
                kept = self.end_vacations().await;
            }
            match kept {
                Err(Error::Store(store::Error::Closed)) => return,
                Err(error) => tracing::warn!(?error, "time could not be counted; nobody loses any"),
                Ok(()) => {}
            }
        }
    }

    /// The vacation of a guest.
    pub(crate) async fn vacation(&self, guest: &Guest) -> Result<Vacation, Error> {
        let now = self.now();
        let year = crate::daily::year_begins(now);
        let until = self.store().vacation(guest.id()).await?.filter(|until| *until > now);
        let taken = self.store().vacations(guest.id(), year).await?;
        let days: i64 = taken.iter().map(|(from, to)| (to - from + DAY - 1) / DAY).sum();
        Ok(Vacation { until, left: (i64::from(self.config().vacation) - days).max(0) })
    }

    /// Sends a guest on vacation for so many days.
    pub(crate) async fn go_on_vacation(&self, guest: &Guest, days: i64) -> Result<(), Error> {
        self.end_vacations().await?;
        let left = self.vacation(guest).await?.left;
        if !(1..=left).contains(&days) {
            return Err(Error::NoVacation { left });
        }
        let now = self.now();
        match self.store().go_on_vacation(guest.id(), now + days * DAY, now).await {
            Err(store::Error::Taken(_)) => return Err(Error::OnVacation),
            other => other?,
        }
        self.tell_tables(guest.id(), Event::OnVacation).await
    }

    /// Ends the vacation of a guest.
    pub(crate) async fn end_vacation(&self, guest: &Guest) -> Result<(), Error> {
        self.end_vacation_of(guest.id()).await
    }
}
