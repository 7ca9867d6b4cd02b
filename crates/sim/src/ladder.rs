//! How strong bots are against each other: all pairs, with intervals and Elo.

mod elo;
mod picture;

pub use elo::elo;

use crate::order::Plan;
use crate::{Error, Order, Played, Reported, Share, run};
use comfy_table::{CellAlignment, Table, presets};
use rayon::prelude::*;
use std::fmt;
use std::path::Path;

/// All pairs of some bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder {
    /// The name of the game.
    pub game: &'static str,
    /// The variants, as one line.
    pub options: String,
    /// What the games were dealt from.
    pub seed: u64,
    /// Games of each pair.
    pub n_games: u64,
    /// The bots, in the order they were named.
    pub rungs: Vec<Rung>,
    /// Each pair once, the bot that was named first first.
    pub pairs: Vec<Pair>,
}

/// A bot on the ladder.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Its name.
    pub bot: String,
    /// Its strength: 400 points more win ten games for each that is lost. The mean of all is 0.
    pub elo: f64,
}

/// A match of two bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The bots, as places in [`Ladder::rungs`].
    pub bots: [usize; 2],
    /// Half points of the first one: two for a victory, one for a shared victory or an unfinished game.
    pub halves: u64,
    /// Games played.
    pub n_games: u64,
}

impl Pair {
    /// The share of the first bot, from 0 to 1.
    pub fn value(&self) -> f64 {
        self.halves as f64 / (2 * self.n_games.max(1)) as f64
    }

    /// The 95 % confidence interval of the share (Wilson's interval).
    pub fn interval(&self) -> (f64, f64) {
        Share::of_halves(self.halves, self.n_games).interval()
    }
}

/// Plays all pairs of the bots of an order.
pub(crate) fn climb<G: Reported>(order: &Order) -> Result<Ladder, Error> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(order.n_threads).build()?;
    let mut pairs = Vec::new();
    let n_bots = order.bots.len();
    let each = (0..n_bots).flat_map(|first| (first + 1..n_bots).map(move |second| [first, second]));
    let each: Vec<[usize; 2]> = each.collect();
    let mut options = String::new();
    let bar = run::bar(order.n_games * each.len() as u64);
    for bots in each {
        let named = bots.map(|bot| order.bots[bot].clone()).to_vec();
        let plan = Plan::<G>::new(&Order { bots: named, ..order.clone() })?;
        options = plan.options.to_string();
        let halves = |n: u64| {
            // Every deal is played twice, with seats swapped.
            let played = run::dealt(&plan, n / 2, n);
            bar.inc(1);
            halves(&played, plan.entrant(n, 0))
        };
        let halves = pool.install(|| (0..order.n_games).into_par_iter().map(halves).sum());
        pairs.push(Pair { bots, halves, n_games: order.n_games });
    }
    bar.finish_and_clear();
    let rungs =
        order.bots.iter().zip(elo(n_bots, &pairs)).map(|(bot, elo)| Rung { bot: bot.clone(), elo }).collect();
    Ok(Ladder { game: G::NAME, options, seed: order.seed, n_games: order.n_games, rungs, pairs })
}

/// Half points of the first entrant, if `first` is the entrant in the first seat.
fn halves(played: &Played, first: usize) -> u64 {
    let places = [0, 1].map(|entrant| played.seats[(entrant + first) % 2].place);
    match places {
        [1, 1] => 1,
        [1, _] => 2,
        _ if !played.finished => 1,
        _ => 0,
    }
}

impl Ladder {
    /// Writes a row for each pair as comma-separated values.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_csv(&self, path: &Path) -> Result<(), Error> {
        let head = ["first", "second", "games", "halves", "share", "low", "high", "elo_first", "elo_second"];
        let mut table = csv::Writer::from_path(path).map_err(|why| Error::write(path, &why))?;
        let mut rows = self.pairs.iter().map(|pair| {
            let [first, second] = pair.bots.map(|bot| &self.rungs[bot]);
            let (low, high) = pair.interval();
            let numbers = [pair.value(), low, high].map(|number| format!("{number:.4}"));
            let [share, low, high] = numbers;
            let elo = [first, second].map(|rung| format!("{:.0}", rung.elo));
            let [elo_first, elo_second] = elo;
            let (games, halves) = (pair.n_games.to_string(), pair.halves.to_string());
            let (first, second) = (first.bot.clone(), second.bot.clone());
            [first, second, games, halves, share, low, high, elo_first, elo_second]
        });
        let written = table.write_record(head).and_then(|()| {
            rows.try_for_each(|row| table.write_record(row))?;
            table.flush().map_err(Into::into)
        });
        written.map_err(|why| Error::write(path, &why))
    }

    /// Writes the strength of all bots as a picture.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_svg(&self, path: &Path) -> Result<(), Error> {
        std::fs::write(path, picture::drawn(self)).map_err(|why| Error::write(path, &why))
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, options, seed, n_games, .. } = self;
        writeln!(f, "{game}, {options}: {n_games} games of each pair from seed {seed}")?;
        let mut table = Table::new();
        table.load_style(presets::ASCII_MARKDOWN);
        table.set_header(["bot", "Elo", "against", "share", "95 % interval"]);
        for pair in &self.pairs {
            let [first, second] = pair.bots.map(|bot| &self.rungs[bot]);
            let (low, high) = pair.interval();
            table.add_row([
                first.bot.clone(),
                format!("{:+.0}", first.elo),
                format!("{} ({:+.0})", second.bot, second.elo),
                format!("{:.1} %", 100.0 * pair.value()),
                format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high),
            ]);
        }
        for column in [1, 3, 4] {
            if let Some(column) = table.column_mut(column) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        write!(f, "{}", table.trim_fmt())
    }
}
