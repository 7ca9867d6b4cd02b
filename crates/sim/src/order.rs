//! What to simulate.

use crate::{Error, Reported};
use bots::Level;
use engine::Quick;
use std::path::PathBuf;

/// The default limit of decisions for a game. Games that end take some hundreds of decisions; the longest of
/// thousands, of five random players with goals, took less than five hundred. A game that needs twenty times as many
/// probably never ends.
pub const PATIENCE: u32 = 10_000;

/// What to simulate, in the terms of the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The name of the game.
    pub game: String,
    /// The bots that play, one for each seat.
    pub bots: Vec<String>,
    /// The variants, as one line.
    pub options: String,
    /// How many games.
    pub n_games: u64,
    /// What all games are dealt from.
    pub seed: u64,
    /// How many threads play; 0 for one a core.
    pub n_threads: usize,
    /// How many decisions a game may take before it is given up as unfinished.
    pub patience: u32,
    /// Whether homes, mats, leaders and pilots are given by lot instead of chosen by the bots.
    pub by_lot: bool,
    /// Where to write the results as comma-separated values.
    pub csv: Option<PathBuf>,
    /// Where to write the results as Parquet.
    pub parquet: Option<PathBuf>,
    /// Where to write the table of entries: as Parquet if the name ends so, otherwise as comma-separated values.
    pub entries: Option<PathBuf>,
}

impl Default for Order {
    fn default() -> Self {
        Self {
            game: String::new(),
            bots: Vec::new(),
            options: String::new(),
            n_games: 1000,
            seed: 1,
            n_threads: 0,
            patience: PATIENCE,
            by_lot: false,
            csv: None,
            parquet: None,
            entries: None,
        }
    }
}

/// An order that has been checked.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Reported> {
    pub(crate) bots: Vec<Level>,
    pub(crate) options: G::Options,
    pub(crate) seed: u64,
    pub(crate) patience: u32,
    pub(crate) by_lot: bool,
}

impl<G: Reported> Plan<G> {
    pub(crate) fn new(order: &Order) -> Result<Self, Error> {
        if order.n_games == 0 {
            return Err(Error::NoGames);
        }
        let bots = order.bots.iter().map(|name| name.parse()).collect::<Result<Vec<Level>, _>>()?;
        let options: G::Options = order.options.parse()?;
        let (least, most) = (*G::seats(&options).start(), *G::seats(&options).end());
        if !(usize::from(least)..=usize::from(most)).contains(&bots.len()) {
            return Err(Error::Seats { game: G::NAME, least, most, named: bots.len() });
        }
        Ok(Self { bots, options, seed: order.seed, patience: order.patience, by_lot: order.by_lot })
    }

    /// The seed that game `n` is dealt from.
    pub(crate) fn seed_of(&self, n: u64) -> u64 {
        let mut start = Quick::seeded(self.seed);
        Quick::seeded(start.word() ^ n).word()
    }

    /// The entrant at a seat of game `n`. Entrants move by one seat with every game, so that none of them always sits
    /// first.
    pub(crate) fn entrant(&self, n: u64, seat: usize) -> usize {
        let n_seats = self.bots.len();
        (seat + n_seats - (n % n_seats as u64) as usize) % n_seats
    }
}
