//! Tables of results: a row for each game and seat, and one for each entry of the pack.

mod csv;
mod entries;
#[cfg(feature = "parquet")]
mod parquet;
#[cfg(not(feature = "parquet"))]
#[path = "results/no_parquet.rs"]
mod parquet;

use crate::order::Plan;
use crate::{Error, Order, Played, Report, Reported};

/// The columns that all games have, in the order of the file; those of the game follow.
const COLUMNS: [&str; 10] =
    ["game", "seed", "seat", "entrant", "bot", "points", "place", "rounds", "ending", "decisions"];

/// The ending of a game that was stopped.
const UNFINISHED: &str = "unfinished";

/// One seat of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the game, from 1.
    pub game: u64,
    /// What it was dealt from.
    pub seed: u64,
    /// The seat, from 1.
    pub seat: u8,
    /// Who sat there: the place in the list of bots, from 1.
    pub entrant: u8,
    /// The name of that bot.
    pub bot: &'static str,
    /// Its points at the end.
    pub points: i32,
    /// Its place, from 1; 0 in an unfinished game.
    pub place: u8,
    /// How many rounds were played.
    pub n_rounds: u32,
    /// What ended the game, joined by `+`; `unfinished` if nothing did.
    pub ending: String,
    /// How many decisions were made.
    pub n_decisions: u32,
    /// The values of [`Reported::COLUMNS`].
    pub facts: Vec<i32>,
}

/// The rows of game `n`, a row for each seat.
pub(crate) fn rows<G: Reported>(plan: &Plan<G>, n: u64, played: &Played) -> impl Iterator<Item = Row> {
    played.seats.iter().enumerate().map(move |(at, seated)| {
        let entrant = plan.entrant(n, at);
        Row {
            game: n + 1,
            seed: plan.seed_of(n),
            seat: at as u8 + 1,
            entrant: entrant as u8 + 1,
            bot: plan.bots[entrant].name(),
            points: seated.points,
            place: seated.place,
            n_rounds: played.n_rounds,
            ending: if played.finished { played.endings.join("+") } else { UNFINISHED.to_owned() },
            n_decisions: played.n_decisions,
            facts: seated.facts.clone(),
        }
    })
}

/// The tables being written.
pub(crate) struct Results {
    csv: Option<csv::Table>,
    parquet: Option<parquet::Table>,
    entries: Option<entries::Table>,
    rows: Vec<Row>,
}

impl Results {
    /// Opens the files first, so that a mistyped name does not lose an hour of games.
    pub(crate) fn create<G: Reported>(order: &Order) -> Result<Self, Error> {
        let csv = order.csv.as_deref().map(|path| csv::Table::create(path, G::COLUMNS)).transpose()?;
        let parquet = order.parquet.as_deref();
        let parquet = parquet.map(|path| parquet::Table::create(path, G::COLUMNS)).transpose()?;
        let entries = order.entries.as_deref().map(entries::Table::create).transpose()?;
        Ok(Self { csv, parquet, entries, rows: Vec::new() })
    }

    /// Keeps the rows of a game until they are written.
    pub(crate) fn add<G: Reported>(&mut self, plan: &Plan<G>, n: u64, played: &Played) {
        if self.csv.is_none() && self.parquet.is_none() {
            return;
        }
        self.rows.extend(rows(plan, n, played));
    }

    /// Writes the rows kept.
    pub(crate) fn write(&mut self) -> Result<(), Error> {
        if let Some(csv) = &mut self.csv {
            csv.write(&self.rows)?;
        }
        if let Some(parquet) = &mut self.parquet {
            parquet.write(&self.rows)?;
        }
        self.rows.clear();
        Ok(())
    }

    /// Completes the files.
    pub(crate) fn finish(self, report: &Report) -> Result<(), Error> {
        self.csv.map_or(Ok(()), csv::Table::finish)?;
        self.parquet.map_or(Ok(()), parquet::Table::finish)?;
        self.entries.map_or(Ok(()), |table| table.finish(&report.tallies))
    }
}
