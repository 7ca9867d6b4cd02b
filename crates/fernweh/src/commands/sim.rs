//! `fernweh sim`: many games between bots.

use crate::cli::Sim;
use crate::failure::Failure;
use crate::games::Packs;
use crate::output;
use crate::packs;

pub(crate) fn run(sim: Sim, packs: &Packs) -> Result<(), Failure> {
    let Sim { game, seats, games, options, seed, by_lot, threads, csv, parquet, entries } = sim;
    let pack = packs::word(packs, &game)?;
    let options = pack.into_iter().fold(options, |options, word| format!("{options} {word}"));
    let n_threads = super::n_threads(threads)?;
    let order = sim::Order {
        game,
        bots: seats,
        options,
        n_games: games,
        seed,
        n_threads,
        by_lot,
        csv,
        parquet,
        entries,
        ..sim::Order::default()
    };
    let report = sim::simulate(&order).map_err(Failure::input)?;
    output::say(report)
}
