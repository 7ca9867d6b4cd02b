//! What a report follows: entries of the pack, and what became of each in a game.

use engine::Seat;
use std::collections::BTreeMap;

/// Something that seats can have or choose: a home, a tile, a card, a start place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Entry {
    /// What kind of thing it is, such as `technology`.
    pub kind: &'static str,
    /// Its id in the pack.
    pub id: &'static str,
}

impl Entry {
    /// An entry of a kind.
    pub const fn new(kind: &'static str, id: &'static str) -> Self {
        Self { kind, id }
    }

    /// The place in the order of play at the start of the game, from 0.
    pub(crate) fn start(place: usize) -> Self {
        const PLACES: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
        Self::new("start place", PLACES[place.min(PLACES.len() - 1)])
    }
}

/// Seats clockwise from the first player.
pub(crate) fn clockwise(n_seats: u8, first: Seat) -> Vec<Seat> {
    (0..n_seats).map(|step| Seat((first.0 + step) % n_seats)).collect()
}

/// What became of an entry in one game that offered it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fate {
    /// Decisions that offered it together with something else.
    pub n_offered: u32,
    /// Those of them that took it.
    pub n_taken: u32,
    /// The seats that had it, a bit for each.
    owners: u8,
}

impl Fate {
    /// Whether a seat had it.
    pub fn is_of(&self, seat: usize) -> bool {
        self.owners >> seat & 1 == 1
    }

    /// Whether any seat had it.
    pub fn is_taken(&self) -> bool {
        self.owners != 0
    }
}

/// The entries that a game offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fates(BTreeMap<Entry, Fate>);

impl Fates {
    /// Each entry that the game offered, and what became of it.
    pub fn iter(&self) -> impl Iterator<Item = (Entry, &Fate)> {
        self.0.iter().map(|(entry, fate)| (*entry, fate))
    }

    /// The game offers this to everybody, whether or not it is chosen in a decision.
    pub(crate) fn lies_open(&mut self, entry: Entry) {
        self.0.entry(entry).or_default();
    }

    /// A seat has it.
    pub(crate) fn belongs(&mut self, entry: Entry, seat: Seat) {
        self.0.entry(entry).or_default().owners |= 1 << seat.0;
    }

    /// A seat chose among several actions, which take what is in `offered`.
    pub(crate) fn choice(&mut self, mut offered: Vec<Entry>, taken: Option<Entry>) {
        offered.sort_unstable();
        offered.dedup();
        for entry in offered {
            let fate = self.0.entry(entry).or_default();
            fate.n_offered += 1;
            fate.n_taken += u32::from(taken == Some(entry));
        }
    }
}
