//! All games of an order on all cores.

use crate::order::Plan;
use crate::results::{self, Results, Row};
use crate::{Error, Order, Played, Report, Reported, play};
use engine::Quick;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::time::Instant;

/// This many games are played before their results are written, to limit memory.
const BATCH: u64 = 4096;

pub(crate) fn run<G: Reported>(order: &Order) -> Result<Report, Error> {
    let plan = Plan::<G>::new(order)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(order.n_threads).build()?;
    let mut results = Results::create::<G>(order)?;
    let columns = (G::SOURCES, &G::COLUMNS[G::SOURCES.len()..]);
    let mut report =
        Report::new((G::NAME, G::UNIT), plan.options.to_string(), order.seed, &plan.bots, columns);
    report.by_lot = order.by_lot;
    let bar = bar(order.n_games);
    let start = Instant::now();
    for first in (0..order.n_games).step_by(BATCH as usize) {
        let batch = first..order.n_games.min(first + BATCH);
        let played: Vec<Played> = pool.install(|| {
            batch.clone().into_par_iter().map(|n| game(&plan, n)).inspect(|_| bar.inc(1)).collect()
        });
        for (n, played) in batch.zip(&played) {
            report.add(played, |seat| plan.entrant(n, seat));
            results.add(&plan, n, played);
        }
        results.write()?;
    }
    report.seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    results.finish(&report)?;
    Ok(report)
}

/// The rows of a part of a simulation: games `first` to `first + order.n_games - 1`, counted from 0. The parts of a
/// simulation have the same rows as the whole.
///
/// # Errors
/// If the order names something unknown.
pub fn rows<G: Reported>(order: &Order, first: u64) -> Result<Vec<Row>, Error> {
    let plan = Plan::<G>::new(order)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(order.n_threads).build()?;
    let games = first..first.saturating_add(order.n_games);
    let played: Vec<Vec<Row>> = pool.install(|| {
        let rows = |n| results::rows(&plan, n, &game(&plan, n)).collect();
        games.into_par_iter().map(rows).collect()
    });
    Ok(played.into_iter().flatten().collect())
}

fn game<G: Reported>(plan: &Plan<G>, n: u64) -> Played {
    dealt(plan, n, n)
}

/// Plays the deal of game `deal`, with bots in the seats of game `n`.
pub(crate) fn dealt<G: Reported>(plan: &Plan<G>, deal: u64, n: u64) -> Played {
    let seed = plan.seed_of(deal);
    // The bots' random numbers must differ from those of the deal, or a bot could know the bag.
    let mut luck = Quick::seeded(!seed);
    let mut players: Vec<_> =
        (0..plan.bots.len()).map(|seat| plan.bots[plan.entrant(n, seat)].player::<G>(luck.word())).collect();
    let lots = plan.by_lot.then(|| Quick::seeded(luck.word()));
    play(&mut players, &plan.options, seed, plan.patience, lots)
}

/// Shown on a terminal only.
pub(crate) fn bar(n_games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left");
    ProgressBar::new(n_games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
