//! Opening a table, and taking its seats.

use super::finish::Finish;
use super::presence::Presence;
use super::{Live, People, Place, Shown, Slot};
use crate::bots;
use crate::error::Error;
use crate::guest::Guest;
use crate::random;
use crate::tables::{AnyGame, AnyTable};
use engine::Seat;
use std::sync::Arc;
use store::{Append, Claim, NewMatch, NewSeat, Sitter, Status, Terms};

/// A table to open.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    /// The game.
    pub game: AnyGame,
    /// What to call the table.
    pub name: String,
    /// Who opens it.
    pub host: Guest,
    /// The seats in order.
    pub places: Vec<NewPlace>,
    /// The variants, as words.
    pub options: String,
    /// Where chance starts.
    pub seed: Deal,
    /// Whether anybody may take a seat without an invitation.
    pub is_public: bool,
    /// Whether spectators may read the chat.
    pub open_chat: bool,
    /// How much time the players have.
    pub clock: Option<store::Clock>,
    /// Whether the result counts for the ratings of the players.
    pub rated: bool,
    /// The language of the host: `de`; empty if it is not known.
    pub language: &'static str,
    /// The challenge for which it is the host's try.
    pub challenge: Option<String>,
    /// The finished table whose people play once more.
    pub rematch_of: Option<String>,
}

/// The seed of a table to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deal {
    /// Where nobody knows.
    Drawn,
    /// Chosen by the host. Everybody may know it before taking a seat.
    Chosen(u64),
    /// Set by a lesson or a challenge; no player chose it.
    Given(u64),
}

/// A match of which some moves were made already.
struct Begun {
    start: AnyTable,
    moves: Vec<(Seat, String)>,
    now: AnyTable,
}

impl Begun {
    fn new(start: AnyTable, moves: Vec<(Seat, String)>) -> Result<Self, Error> {
        let mut now = start.clone();
        for (seat, line) in &moves {
            now = now.act(*seat, &[line])?.table;
        }
        if now.outcome().is_some() { Err(Error::Over) } else { Ok(Self { start, moves, now }) }
    }
}

/// A seat of a table to open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NewPlace {
    /// The host, or a person who shares the host's device, under this name.
    Here(String),
    /// The person who has the link.
    Open,
    /// A bot.
    Bot(&'static str),
}

impl Live {
    /// Opens a table. Without a free seat it starts at once.
    pub(crate) async fn open(&self, mut new: NewTable) -> Result<Arc<Slot>, Error> {
        for (_, extra) in self.config().options.iter().filter(|(game, _)| game == new.game.name()) {
            new.options = format!("{} {extra}", new.options);
        }
        self.open_after(new, Vec::new()).await
    }

    /// Opens a table at which these moves were made already. The words of `new` are all words that it has.
    pub(crate) async fn open_after(
        &self,
        new: NewTable,
        moves: Vec<(Seat, String)>,
    ) -> Result<Arc<Slot>, Error> {
        let (options, pack) = new.game.options(new.options.trim()).map_err(Error::Options)?;
        let n_seats = u8::try_from(new.places.len()).map_err(|_| Error::TooLarge)?;
        let seed = match new.seed {
            Deal::Drawn => random::word()?,
            Deal::Chosen(seed) | Deal::Given(seed) => seed,
        };
        let seed_chosen = matches!(new.seed, Deal::Chosen(_));
        if new.rated {
            check_rated(&new.places, new.seed, new.clock)?;
        }
        let terms = Terms {
            clock: new.clock,
            rated: new.rated,
            is_public: new.is_public,
            open_chat: new.open_chat,
            seed_chosen,
        };
        let places = seated(&new.places, &new.host)?;
        let game = new.game;
        let line = options.clone();
        let opened = tokio::task::spawn_blocking(move || {
            let start = game.create(n_seats, &line, seed)?;
            Begun::new(start, moves)
        });
        let begun = opened.await.map_err(|_| Error::SetAside)??;
        let running = places.iter().all(|place| place.sitter != Sitter::Open);
        let asked = begun.start.awaiting();
        let mut record = NewMatch {
            id: String::new(),
            game: game.name().to_owned(),
            rules: game.rules(),
            pack,
            options,
            seed: seed.to_string(),
            name: new.name.clone(),
            host: new.host.id().to_owned(),
            language: new.language.to_owned(),
            terms,
            running,
            snapshot: begun.start.snapshot(),
            seats: (0..).map(Seat).zip(&places).map(|(seat, place)| kept(place, asked.has(seat))).collect(),
            challenge: new.challenge.clone(),
            rematch_of: new.rematch_of,
            at: self.now(),
        };
        let id = loop {
            record.id = random::table_id()?;
            match self.store().create_match(record.clone()).await {
                Ok(()) => break record.id,
                Err(store::Error::Taken("table name")) => {}
                Err(error) => return Err(error.into()),
            }
        };
        let version = self.keep_moves(&id, &begun).await?;
        let status = if running { Status::Running } else { Status::Waiting };
        let people = People {
            name: new.name,
            host: record.host,
            challenge: new.challenge,
            terms,
            open_seed: seed_chosen.then(|| seed.to_string()),
            status,
            places,
        };
        let presence = Presence::new([(new.host.id().to_owned(), record.at)].into_iter());
        let slot = self.insert(Slot::new(id, game, Shown::new(version, begun.now, people), 0, presence));
        bots::wake(self, &slot);
        Ok(slot)
    }

    /// Keeps the moves with which a table begins. Gives its version.
    async fn keep_moves(&self, id: &str, begun: &Begun) -> Result<u64, Error> {
        if begun.moves.is_empty() {
            return Ok(0);
        }
        let append = Append {
            match_id: id.to_owned(),
            expect_version: 0,
            lines: begun.moves.iter().map(|(seat, line)| (seat.0, line.clone())).collect(),
            fixed: begun.now.fixed() as u32,
            snapshot: begun.now.snapshot(),
            outcome: None,
            // Such a table has no clock and is not rated.
            asked: None,
            places: None,
            at: self.now(),
        };
        Ok(self.store().append(append).await?)
    }

    /// Seats `guest` by the secret of an invitation. Once the last seat is taken, play begins.
    pub(crate) async fn join(
        &self,
        slot: &Arc<Slot>,
        invite: &str,
        guest: &Guest,
        name: &str,
    ) -> Result<Seat, Error> {
        let (live, slot, guest) = (self.clone(), slot.clone(), guest.clone());
        let (claim, name) = (Claim::Invite(invite.to_owned()), name.to_owned());
        Finish::new(async move { live.take(&slot, claim, &guest, &name).await }).await
    }

    async fn take(&self, slot: &Arc<Slot>, claim: Claim, guest: &Guest, name: &str) -> Result<Seat, Error> {
        let _turn = slot.writing.lock().await;
        let people = slot.shown().people.clone();
        let seat = match &claim {
            Claim::Invite(invite) => people.places.iter().position(|place| place.invite == *invite),
            Claim::Open(seat) => Some(usize::from(*seat)),
        };
        let seat = seat.ok_or(Error::NoInvite)?;
        let place = people.places.get(seat).ok_or(Error::NoInvite)?;
        let seat = Seat(seat as u8);
        match &place.sitter {
            Sitter::Guest(held) if held == guest.id() => return Ok(seat),
            Sitter::Guest(_) | Sitter::Bot(_) => return Err(Error::Taken),
            Sitter::Open if people.status == Status::Closed => return Err(Error::Over),
            Sitter::Open => {}
        }
        if people.terms.rated && !people.seats_of(guest.id()).is_empty() {
            return Err(Error::Rated);
        }
        if let Err(error) = self.store().take_seat(&slot.id, claim, guest.id(), name, self.now()).await {
            self.outdated_if_shared(slot).await;
            return Err(error.into());
        }
        slot.presence.saw(guest.id(), self.now());
        let sitter = Sitter::Guest(guest.id().to_owned());
        let taken = Place::new(sitter, Some(name.to_owned()), place.invite.clone());
        self.seat(slot, &people, [(seat, taken)]).await?;
        Ok(seat)
    }

    /// Seats `guest` on a free seat of a public table, as found in the list of open tables.
    pub(crate) async fn sit(
        &self,
        slot: &Arc<Slot>,
        seat: Seat,
        guest: &Guest,
        name: &str,
    ) -> Result<Seat, Error> {
        let (live, slot, guest, name) = (self.clone(), slot.clone(), guest.clone(), name.to_owned());
        Finish::new(async move { live.take(&slot, Claim::Open(seat.0), &guest, &name).await }).await
    }

    /// Gives every free seat to a bot and starts the game. Only the host may.
    pub(crate) async fn fill(&self, slot: &Arc<Slot>, guest: &Guest) -> Result<(), Error> {
        let (live, slot, guest) = (self.clone(), slot.clone(), guest.clone());
        Finish::new(async move { live.seat_bots(&slot, &guest).await }).await
    }

    async fn seat_bots(&self, slot: &Arc<Slot>, guest: &Guest) -> Result<(), Error> {
        let _turn = slot.writing.lock().await;
        let people = slot.shown().people.clone();
        if people.host != guest.id() {
            return Err(Error::NotHost);
        }
        if people.status == Status::Closed {
            return Err(Error::Over);
        }
        let bot = slot.game.usual_bot().ok_or(Error::NotRunning)?;
        let mut filled = Vec::new();
        for seat in people.open().iter() {
            let place = &people.places[usize::from(seat.0)];
            let name = bot_name(seat, people.places.iter().chain(filled.iter().map(|(_, place)| place)));
            let kept = self.store().set_bot(&slot.id, seat.0, Some(bot), Some(&name), self.now()).await;
            if let Err(error) = kept {
                self.outdated(slot).await;
                return Err(error.into());
            }
            let sitter = Sitter::Bot(bot.to_owned());
            filled.push((seat, Place::new(sitter, Some(name), place.invite.clone())));
        }
        self.seat(slot, &people, filled).await
    }

    /// Leaves a seat of a table that still waits; the seat is free again.
    pub(crate) async fn leave(&self, slot: &Arc<Slot>, seat: Seat, guest: &Guest) -> Result<(), Error> {
        let (live, slot, guest) = (self.clone(), slot.clone(), guest.clone());
        Finish::new(async move { live.free(&slot, seat, &guest).await }).await
    }

    async fn free(&self, slot: &Arc<Slot>, seat: Seat, guest: &Guest) -> Result<(), Error> {
        let _turn = slot.writing.lock().await;
        let people = slot.shown().people.clone();
        if !people.seats_of(guest.id()).has(seat) {
            return Err(Error::NotYours);
        }
        if people.status != Status::Waiting {
            return Err(Error::Begun);
        }
        if let Err(error) = self.store().leave_seat(&slot.id, seat.0, guest.id(), self.now()).await {
            self.outdated_if_shared(slot).await;
            // Another node may have started the game meanwhile.
            let has_begun = slot.shown().people.status != Status::Waiting;
            return Err(if has_begun { Error::Begun } else { error.into() });
        }
        let invite = people.places[usize::from(seat.0)].invite.clone();
        self.seat(slot, &people, [(seat, Place::new(Sitter::Open, None, invite))]).await
    }

    /// Shows who sits where now, and starts the game once nobody is missing.
    async fn seat(
        &self,
        slot: &Arc<Slot>,
        people: &People,
        places: impl IntoIterator<Item = (Seat, Place)>,
    ) -> Result<(), Error> {
        if self.store().is_shared() {
            // Others may have taken seats at other nodes: the store knows whether anybody is still missing.
            return self.reload(slot).await;
        }
        let mut people = people.clone();
        for (seat, place) in places {
            people.places[usize::from(seat.0)] = place;
        }
        if people.status == Status::Waiting && people.open().is_empty() {
            // The seats are stored already: if only the start fails, our copy is out of date.
            self.store().start(&slot.id, self.now()).await.inspect_err(|_| self.forget(slot))?;
            people.status = Status::Running;
        }
        let shown = slot.shown();
        slot.show(Shown::after(
            shown.version,
            shown.table.clone(),
            Arc::new(people),
            shown.since,
            shown.by_people,
        ));
        self.announce(slot, Some(&shown), None);
        bots::wake(self, slot);
        Ok(())
    }
}

/// A rated table is fair: at least two players with one seat each, a clock that lets every game end, a seed that nobody
/// knows.
fn check_rated(places: &[NewPlace], seed: Deal, clock: Option<store::Clock>) -> Result<(), Error> {
    let n_here = places.iter().filter(|place| matches!(place, NewPlace::Here(_))).count();
    let ends = clock.is_some_and(|clock| clock.timeout == store::Timeout::Bot);
    match places.len() >= 2 && n_here <= 1 && ends && seed == Deal::Drawn {
        true => Ok(()),
        false => Err(Error::Rated),
    }
}

fn seated(places: &[NewPlace], host: &Guest) -> Result<Vec<Place>, Error> {
    let mut seated: Vec<Place> = Vec::with_capacity(places.len());
    for (n, place) in places.iter().enumerate() {
        let (sitter, name) = match place {
            NewPlace::Here(name) => (Sitter::Guest(host.id().to_owned()), Some(name.clone())),
            NewPlace::Open => (Sitter::Open, None),
            NewPlace::Bot(bot) => {
                (Sitter::Bot((*bot).to_owned()), Some(bot_name(Seat(n as u8), seated.iter())))
            }
        };
        seated.push(Place::new(sitter, name, random::secret()?));
    }
    Ok(seated)
}

/// A name for the bot at `seat` that no other player at the table has.
fn bot_name<'a>(seat: Seat, others: impl Iterator<Item = &'a Place>) -> String {
    let taken: Vec<&str> = others.filter_map(|place| place.name.as_deref()).collect();
    let mut names = (0..).map(|n| random::star(&format!("{seat}{n}")));
    names.find(|name| !taken.contains(name)).unwrap_or_default().to_owned()
}

fn kept(place: &Place, asked: bool) -> NewSeat {
    NewSeat { sitter: place.sitter.clone(), name: place.name.clone(), invite: place.invite.clone(), asked }
}
