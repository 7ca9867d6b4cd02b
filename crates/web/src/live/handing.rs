//! Changes of who plays a seat while a game runs, and closing of tables: what is allowed, and doing it.

use super::finish::Finish;
use super::{Live, People, Place, Shown, Slot};
use crate::bots;
use crate::error::Error;
use crate::guest::Guest;
use engine::Seat;
use std::sync::Arc;
use store::{Event, Handover, Sitter, Status};

/// What a guest may do now with one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rights {
    /// Let a bot play it for a while.
    pub stand_in: bool,
    /// Take it back from the bot.
    pub come_back: bool,
    /// Give it to a bot permanently.
    pub resign: bool,
    /// For how many minutes its person has been away, if that is long enough.
    pub away: Option<i64>,
}

/// How a guest can close a table now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Closing {
    /// The guest cannot.
    No,
    /// The guest alone decides.
    Alone,
    /// The others have to agree.
    Ask,
    /// The guest has asked, and can withdraw that.
    Asked,
}

impl People {
    /// The guests who sit here, each once.
    pub(super) fn guests(&self) -> Vec<&str> {
        let mut guests: Vec<&str> = Vec::new();
        for place in &self.places {
            if let Sitter::Guest(guest) = &place.sitter
                && !guests.contains(&guest.as_str())
            {
                guests.push(guest);
            }
        }
        guests
    }

    /// Whether others than `guest` sit here in person.
    fn has_others(&self, guest: &str) -> bool {
        self.guests().iter().any(|other| *other != guest)
    }

    /// Whether `guest` belongs to the table: as its host, on a seat, or as a person for whom a bot plays.
    pub(crate) fn is_at_table(&self, guest: &str) -> bool {
        let owns = |place: &Place| place.owner.as_deref() == Some(guest);
        self.host == guest || !self.seats_of(guest).is_empty() || self.places.iter().any(owns)
    }

    fn wants_to_close(&self, guest: &str) -> bool {
        let mut seats = self.seats_of(guest).iter();
        seats.any(|seat| self.places[usize::from(seat.0)].closing)
    }

    /// How `guest` can close this table.
    pub(crate) fn closing(&self, guest: &str) -> Closing {
        match self.status {
            Status::Waiting if self.host == guest => Closing::Alone,
            // A rated game is played to its end.
            Status::Running
                if self.challenge.is_none() && !self.terms.rated && !self.seats_of(guest).is_empty() =>
            {
                let agree = |other: &&str| *other == guest || self.wants_to_close(other);
                if self.guests().iter().all(agree) {
                    Closing::Alone
                } else if self.wants_to_close(guest) {
                    Closing::Asked
                } else {
                    Closing::Ask
                }
            }
            Status::Waiting | Status::Running | Status::Finished | Status::Closed => Closing::No,
        }
    }
}

/// Refuses what can only be done while a game runs.
fn running(people: &People) -> Result<(), Error> {
    match people.status {
        Status::Waiting => Err(Error::NotRunning),
        Status::Finished | Status::Closed => Err(Error::Over),
        // A try belongs to one person from its beginning to its end.
        Status::Running if people.challenge.is_some() => Err(Error::IsChallenge),
        Status::Running => Ok(()),
    }
}

fn place(people: &People, seat: Seat) -> Result<&Place, Error> {
    people.places.get(usize::from(seat.0)).ok_or(Error::NoInvite)
}

impl Live {
    /// What `guest` may do now with a seat.
    pub(crate) fn rights(&self, slot: &Slot, people: &People, seat: Seat, guest: &str) -> Rights {
        let away = match place(people, seat).map(|place| &place.sitter) {
            Ok(Sitter::Guest(sitter)) if people.status == Status::Running => {
                let away = slot.presence.away_for(sitter, self.now());
                let counts = sitter != guest && people.terms.clock.is_none();
                (away >= self.away() && counts).then_some(away / 60)
            }
            _ => None,
        };
        Rights {
            stand_in: self.may_stand_in(slot, people, seat, guest).is_ok(),
            come_back: may_come_back(people, seat, guest).is_ok(),
            resign: may_resign(people, seat, guest).is_ok(),
            away,
        }
    }

    fn away(&self) -> i64 {
        self.config().away.as_secs().cast_signed()
    }

    /// A person may give the own seat to a bot for a while, and another person's seat after that person has been away
    /// for long.
    fn may_stand_in(&self, slot: &Slot, people: &People, seat: Seat, guest: &str) -> Result<(), Error> {
        running(people)?;
        match &place(people, seat)?.sitter {
            Sitter::Guest(sitter) if sitter == guest => {
                if people.has_others(guest) {
                    Ok(())
                } else {
                    Err(Error::LastPerson)
                }
            }
            Sitter::Guest(sitter) => {
                if people.seats_of(guest).is_empty() {
                    return Err(Error::NotYours);
                }
                if people.terms.clock.is_some() {
                    return Err(Error::HasClock);
                }
                match self.away() - slot.presence.away_for(sitter, self.now()) {
                    left if left > 0 => Err(Error::NotAway { minutes: left.cast_unsigned().div_ceil(60) }),
                    _ => Ok(()),
                }
            }
            Sitter::Bot(_) | Sitter::Open => Err(Error::Taken),
        }
    }

    /// Lets a bot play a seat until its person returns.
    pub(crate) async fn stand_in(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        by: &Guest,
        name: &str,
    ) -> Result<(), Error> {
        self.hand_over(slot, seat, by, name, Event::StandIn).await
    }

    /// Takes the own seat back from the bot.
    pub(crate) async fn come_back(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        by: &Guest,
        name: &str,
    ) -> Result<(), Error> {
        self.hand_over(slot, seat, by, name, Event::Returned).await
    }

    /// Gives the own seat to a bot permanently.
    pub(crate) async fn resign(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        by: &Guest,
        name: &str,
    ) -> Result<(), Error> {
        self.hand_over(slot, seat, by, name, Event::Resigned).await
    }

    /// Closes a table, or asks the others to agree; with `agree` false, withdraws that.
    pub(crate) async fn close(
        &self,
        slot: &Arc<Slot>,
        by: &Guest,
        name: &str,
        agree: bool,
    ) -> Result<(), Error> {
        let event = if agree { Event::WantsToClose } else { Event::WantsToPlay };
        let seat = slot.shown().people.seats_of(by.id()).iter().next().unwrap_or_default();
        self.hand_over(slot, seat, by, name, event).await
    }

    async fn hand_over(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        by: &Guest,
        name: &str,
        event: Event,
    ) -> Result<(), Error> {
        let (live, slot, by, name) = (self.clone(), slot.clone(), by.clone(), name.to_owned());
        Finish::new(async move {
            let _turn = slot.writing.lock().await;
            if event == Event::StandIn && live.store().is_shared() {
                // Another node may have seen the person.
                live.reload(&slot).await?;
            }
            let shown = slot.shown();
            let people = &shown.people;
            let Some(event) = live.allowed(&slot, people, seat, by.id(), event)? else { return Ok(()) };
            let holder = match &place(people, seat)?.sitter {
                Sitter::Guest(sitter) => sitter.clone(),
                Sitter::Bot(_) | Sitter::Open => by.id().to_owned(),
            };
            let needs_bot = matches!(event, Event::StandIn | Event::Resigned);
            let bot = slot.game.usual_bot().filter(|_| needs_bot).map(str::to_owned);
            if needs_bot && bot.is_none() {
                return Err(Error::NoPage);
            }
            let change = Handover {
                match_id: slot.id.clone(),
                expect_version: shown.version,
                seat: seat.0,
                guest: holder,
                event,
                bot,
                by: name,
                at: live.now(),
            };
            slot.presence.saw(by.id(), live.now());
            live.make(&slot, &shown, change).await
        })
        .await
    }

    /// Closes a table without asking anybody there; `name` is who did it.
    pub(crate) async fn close_by_force(&self, slot: &Arc<Slot>, name: &str) -> Result<(), Error> {
        let (live, slot, name) = (self.clone(), slot.clone(), name.to_owned());
        Finish::new(async move {
            let _turn = slot.writing.lock().await;
            let shown = slot.shown();
            if matches!(shown.people.status, Status::Finished | Status::Closed) {
                return Err(Error::Over);
            }
            let change = Handover {
                match_id: slot.id.clone(),
                expect_version: shown.version,
                seat: 0,
                guest: String::new(),
                event: Event::Closed,
                bot: None,
                by: name,
                at: live.now(),
            };
            live.make(&slot, &shown, change).await
        })
        .await
    }

    /// Stores a change and shows it. The caller holds the right to write.
    pub(super) async fn make(&self, slot: &Arc<Slot>, shown: &Shown, change: Handover) -> Result<(), Error> {
        let (seat, event) = (Seat(change.seat), change.event);
        let (bot, holder) = (change.bot.clone(), change.guest.clone());
        let version = match self.store().hand_over(change).await {
            Ok(version) => version,
            Err(error) => {
                self.outdated(slot).await;
                return Err(error.into());
            }
        };
        let mut since = shown.since;
        if let Some(since) = since.get_mut(usize::from(seat.0)).filter(|_| event != Event::Closed) {
            // A move that the former player chose for this seat comes too late.
            *since = version;
        }
        let people = Arc::new(after(&shown.people, seat, event, bot, holder));
        slot.show(Shown::after(version, shown.table.clone(), people, since, shown.by_people));
        self.announce(slot, Some(shown), None);
        // The change is made: a viewer who misses this notice finds the line in the chat later.
        if let Ok(n_said) = self.n_said(&slot.id).await {
            slot.tell_of_chat(n_said);
        }
        bots::wake(self, slot);
        Ok(())
    }

    /// The result of an event if `guest` may cause it; `None` if it changes nothing.
    fn allowed(
        &self,
        slot: &Slot,
        people: &People,
        seat: Seat,
        guest: &str,
        event: Event,
    ) -> Result<Option<Event>, Error> {
        match event {
            Event::StandIn => self.may_stand_in(slot, people, seat, guest)?,
            Event::Returned => may_come_back(people, seat, guest)?,
            Event::Resigned => may_resign(people, seat, guest)?,
            Event::WantsToClose | Event::WantsToPlay | Event::Closed => {
                return closes(people, guest, event != Event::WantsToPlay);
            }
            // Only the clock causes the first, and the others are no changes of a seat.
            Event::TimedOut
            | Event::Rematch
            | Event::AsksUndo
            | Event::AgreesToUndo
            | Event::RefusesUndo
            | Event::OnVacation
            | Event::BackFromVacation => return Ok(None),
        }
        Ok(Some(event))
    }
}

fn may_come_back(people: &People, seat: Seat, guest: &str) -> Result<(), Error> {
    running(people)?;
    if place(people, seat)?.owner.as_deref() == Some(guest) { Ok(()) } else { Err(Error::NotYours) }
}

fn may_resign(people: &People, seat: Seat, guest: &str) -> Result<(), Error> {
    running(people)?;
    if !people.seats_of(guest).has(seat) {
        return Err(Error::NotYours);
    }
    if people.has_others(guest) { Ok(()) } else { Err(Error::LastPerson) }
}

fn closes(people: &People, guest: &str, agree: bool) -> Result<Option<Event>, Error> {
    match (people.closing(guest), agree) {
        (Closing::Alone, true) => Ok(Some(Event::Closed)),
        (Closing::Ask, true) => Ok(Some(Event::WantsToClose)),
        (Closing::Asked, false) => Ok(Some(Event::WantsToPlay)),
        (Closing::Asked, true) | (Closing::Ask | Closing::Alone, false) => Ok(None),
        (Closing::No, _) if people.status == Status::Waiting => Err(Error::NotHost),
        (Closing::No, _) if people.status == Status::Running && people.terms.rated => Err(Error::Rated),
        (Closing::No, _) => Err(running(people).err().unwrap_or(Error::NotYours)),
    }
}

/// Who sits where after an event.
fn after(people: &People, seat: Seat, event: Event, bot: Option<String>, holder: String) -> People {
    let mut people = people.clone();
    if event == Event::Closed || (event == Event::TimedOut && bot.is_none()) {
        people.status = Status::Closed;
    }
    let Some(place) = people.places.get_mut(usize::from(seat.0)) else { return people };
    match event {
        Event::StandIn | Event::Resigned => {
            place.sitter = bot.map_or(Sitter::Open, Sitter::Bot);
            place.owner = Some(holder).filter(|_| event == Event::StandIn);
            place.resigned = event == Event::Resigned;
            place.closing = false;
        }
        Event::Returned => {
            place.sitter = Sitter::Guest(holder);
            place.owner = None;
        }
        Event::TimedOut => {
            place.timed_out = true;
            if let Some(bot) = bot {
                place.sitter = Sitter::Bot(bot);
                place.resigned = true;
                place.closing = false;
            }
        }
        Event::WantsToClose => place.closing = true,
        Event::WantsToPlay => place.closing = false,
        Event::Closed
        | Event::Rematch
        | Event::AsksUndo
        | Event::AgreesToUndo
        | Event::RefusesUndo
        | Event::OnVacation
        | Event::BackFromVacation => {}
    }
    people
}
