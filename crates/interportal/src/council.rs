//! What the council remembers: bills, sealed votes, federations, sanctions of the round, the crisis going on.

use engine::{BySeat, Index, List, Log, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use crate::hex::Hex;
use crate::ids::{AlwaysLaw, Crisis, Law};
use crate::motion::Bill;

/// Bills of one vote at most: each always-law once, and six law cards.
pub const BILLS: usize = AlwaysLaw::COUNT + 6;

/// A bill that was put to the vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Proposed {
    /// Which.
    pub bill: Bill,
    /// Who put it.
    pub seat: Seat,
}

/// A victory that is none by points alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// X4R-139: the sovereign, and who cast at least a third of their votes for it (X4R-322).
    Sovereign(Seat, Seats),
    /// X4R-135: a federation.
    Federation(Seats),
}

/// X4R-128: votes of others that a player casts on always-laws, four bits for each law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lent([u8; 3]);

impl Lent {
    /// How many it casts on a bill; none on law cards.
    pub fn on(self, bill: Bill) -> u8 {
        bill.always().map_or(0, |law| self.0[law.at() / 2] >> (law.at() % 2 * 4) & 0xF)
    }

    /// So many more on an always-law.
    pub(crate) fn add(&mut self, law: AlwaysLaw, n: u8) {
        self.0[law.at() / 2] += n << (law.at() % 2 * 4);
    }
}

/// The crisis going on, and those that are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trouble {
    /// Crises that have happened, a bit for each (X4R-270).
    past: u8,
    /// Rounds that it lasts at most.
    pub left: u8,
    /// Research that was paid to end the plague (X4R-CR1).
    pub fund: u8,
    /// The systems that it is about: pirates, the Nox swarm, the dying star.
    pub marked: List<Hex, 6>,
}

impl Trouble {
    /// Whether a crisis has happened.
    pub const fn has_been(&self, place: u8) -> bool {
        self.past >> place & 1 == 1
    }

    /// A crisis happens; nothing is known about it yet.
    pub(crate) fn begin(&mut self, place: u8, rounds: u8) {
        *self = Self { past: self.past | 1 << place, left: rounds, ..Self::default() };
    }

    /// X4R-270: whether all have happened.
    pub const fn is_exhausted(&self) -> bool {
        self.past.count_ones() as usize == Crisis::COUNT
    }
}

/// The council, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Council {
    /// What is voted on, in the order in which it was put.
    pub bills: List<Proposed, BILLS>,
    /// Whether there was a vote in this round (X4R-121).
    pub voted: bool,
    /// Who got a sanction level in this round (X4R-129).
    pub sanctioned: Seats,
    /// The last round in which each player was candidate; 0 for never (X4R-137).
    pub stood: BySeat<u8>,
    /// Votes of each player in the vote going on, bought ones among them (X4R-122).
    pub votes: BySeat<u8>,
    /// Votes of others that each player casts, by cubes (X4R-128).
    pub lent: BySeat<Lent>,
    /// Federations (X4R-133).
    pub federations: List<Seats, 2>,
    /// Wars that end with the round, a bit for each in the order of the list (X4R-L06).
    pub ceasefires: u16,
    /// A victory by election or by a federation.
    pub victory: Option<Victory>,
    /// The crisis.
    pub trouble: Trouble,
}

impl Council {
    /// Nothing has happened yet.
    pub(crate) fn new(n_seats: u8) -> Self {
        Self {
            stood: BySeat::new(n_seats, |_| 0),
            votes: BySeat::new(n_seats, |_| 0),
            lent: BySeat::new(n_seats, |_| Lent::default()),
            ..Self::default()
        }
    }

    /// How many of its own votes a player has cast, if these are its votes on the bills so far: votes of others that it
    /// casts on a bill are used first.
    pub fn own_cast(&self, seat: Seat, cast: &[i16]) -> u8 {
        let own = |(votes, it): (&i16, &Proposed)| {
            votes.unsigned_abs().saturating_sub(u16::from(self.lent[seat].on(it.bill)))
        };
        cast.iter().zip(self.bills.iter()).map(own).sum::<u16>() as u8
    }

    /// X4R-128: the votes that a player can still cast on a bill, its own and those of others.
    pub fn left(&self, seat: Seat, cast: &[i16], bill: Bill) -> u8 {
        let own = self.votes[seat].saturating_sub(self.own_cast(seat, cast));
        own.saturating_add(self.lent[seat].on(bill))
    }

    /// Whether two players are members of one federation.
    pub fn are_federated(&self, one: Seat, other: Seat) -> bool {
        self.federation(one).is_some_and(|members| members.has(other))
    }

    /// The law cards that are voted on.
    pub fn laws(&self) -> impl Iterator<Item = Law> {
        self.bills.iter().filter_map(|it| if let Bill::Card(law) = it.bill { Some(law) } else { None })
    }

    /// The federation of a seat.
    pub fn federation(&self, seat: Seat) -> Option<Seats> {
        self.federations.iter().copied().find(|members| members.has(seat))
    }
}

/// X4R-123, X4R-320: the votes of a seat on each bill, above 0 for yes and below for no, until all are opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ballot(Secret<List<i16, BILLS>>);

impl Default for Ballot {
    fn default() -> Self {
        Self(Secret::keep(List::new()))
    }
}

impl Ballot {
    /// The votes on the bills so far, for the eyes of the voter.
    pub fn cast(&self) -> List<i16, BILLS> {
        self.0.for_its_keeper()
    }

    /// On how many bills the seat has decided, which all see.
    pub fn n_cast(&self) -> u8 {
        self.0.for_its_keeper().len() as u8
    }

    /// Votes on the next bill.
    pub(crate) fn push(&mut self, votes: i16) {
        let mut all = self.cast();
        all.push(votes);
        self.0 = Secret::keep(all);
    }

    /// Opens it to all.
    pub(crate) fn open<E>(self, log: &mut Log<E>) -> List<i16, BILLS> {
        self.0.open(log)
    }
}
