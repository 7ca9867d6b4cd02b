//! Entries counted over all games.

use crate::{Entry, Played, Share};
use std::collections::BTreeMap;

/// The kind of the rows for points by source.
pub(crate) const SOURCE: &str = "source of points";
/// The kind of the rows for what ended games.
const ENDING: &str = "ending";

/// How often something was offered and taken, and how its owners did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions that took it, of those that offered it together with something else.
    pub choices: Share,
    /// Games in which a seat had it, of those that offered it.
    pub games: Share,
    /// Owners that won, of all seats that had it. A shared victory is a win for each.
    pub wins: Share,
    /// Points of all owners; for a source, the points that it brought them.
    pub points: i64,
    /// Those of the winners among them.
    pub winner_points: i64,
}

impl Tally {
    fn owner(&mut self, won: bool, points: i32) {
        self.wins.of += 1;
        self.wins.n += u64::from(won);
        self.points += i64::from(points);
        self.winner_points += if won { points.into() } else { 0 };
    }
}

/// The tallies of all entries of a simulation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tallies(BTreeMap<Entry, Tally>);

impl Tallies {
    /// The tally of each entry, by kind and id.
    pub fn iter(&self) -> impl Iterator<Item = (Entry, Tally)> {
        self.0.iter().map(|(entry, tally)| (*entry, *tally))
    }

    /// The tally of one entry; nothing was counted for unknown ones.
    pub fn get(&self, kind: &str, id: &str) -> Tally {
        let found = self.0.iter().find(|(entry, _)| entry.kind == kind && entry.id == id);
        found.map_or_else(Tally::default, |(_, tally)| *tally)
    }

    /// Counts a game; `sources` are the names of its first facts.
    pub(crate) fn add(&mut self, played: &Played, sources: &'static [&'static str]) {
        for (entry, fate) in played.fates.iter() {
            let tally = self.0.entry(entry).or_default();
            tally.choices.n += u64::from(fate.n_taken);
            tally.choices.of += u64::from(fate.n_offered);
            tally.games.n += u64::from(fate.is_taken());
            tally.games.of += 1;
            for (_, seated) in played.seats.iter().enumerate().filter(|(seat, _)| fate.is_of(*seat)) {
                tally.owner(seated.place == 1, seated.points);
            }
        }
        for (n, source) in sources.iter().enumerate() {
            let tally = self.0.entry(Entry::new(SOURCE, source)).or_default();
            let with = || played.seats.iter().filter(|seated| seated.facts[n] != 0);
            tally.games.n += u64::from(with().next().is_some());
            tally.games.of += 1;
            with().for_each(|seated| tally.owner(seated.place == 1, seated.facts[n]));
        }
    }

    /// The endings of all games, which belong to no seat.
    pub(crate) fn end(&mut self, endings: &BTreeMap<&'static str, u64>, n_games: u64) {
        for (ending, n) in endings {
            self.0.entry(Entry::new(ENDING, ending)).or_default().games = Share { n: *n, of: n_games };
        }
    }

    /// The kinds, in the order of the report.
    pub(crate) fn kinds(&self) -> Vec<&'static str> {
        let mut kinds: Vec<&'static str> = self.0.keys().map(|entry| entry.kind).collect();
        kinds.dedup();
        kinds
    }
}
