//! `fernweh ladder`: how strong bots are against each other.

use crate::cli::Ladder;
use crate::failure::Failure;
use crate::games::Packs;
use crate::output;
use crate::packs;
use sim::{Order, Simulated};

pub(crate) fn run(ladder: Ladder, packs: &Packs) -> Result<(), Failure> {
    let Ladder { game, bots, games, options, seed, threads, csv, svg } = ladder;
    if bots.len() < 2 {
        return Err(Failure::input("one bot has nobody to play against: name at least two with --bots"));
    }
    let pack = packs::word(packs, &game)?;
    let options = pack.into_iter().fold(options, |options, word| format!("{options} {word}"));
    let order = Order {
        game,
        bots,
        options,
        n_games: games,
        seed,
        n_threads: super::n_threads(threads)?,
        ..Order::default()
    };
    let simulated = Simulated::find(sim::GAMES, &order.game).map_err(Failure::input)?;
    let ladder = simulated.climb(&order).map_err(Failure::input)?;
    csv.map_or(Ok(()), |path| ladder.write_csv(&path)).map_err(Failure::work)?;
    svg.map_or(Ok(()), |path| ladder.write_svg(&path)).map_err(Failure::work)?;
    output::say(ladder)
}
