//! `fernweh train`: the network of a game.

use crate::cli::Train;
use crate::failure::Failure;
use crate::games::Packs;
use crate::output;
use crate::packs;
use sim::train::{Kind, Row, Training};
use sim::{Error, Share, Simulated};

pub(crate) fn run(train: Train, packs: &Packs) -> Result<(), Failure> {
    let command = command(&train);
    let Train { game, rounds, games, gate, seats, options, players, seed, threads, minutes, out, work } =
        train;
    if packs::word(packs, &game)?.is_some() {
        return Err(Failure::input("a network is trained with the standard tiles: leave --pack out"));
    }
    let kinds = players.iter().map(|kind| kind.parse()).collect::<Result<Vec<Kind>, Error>>();
    let training = Training {
        game,
        n_rounds: rounds,
        n_games: games,
        n_gate: gate,
        seats,
        options,
        kinds: kinds.map_err(Failure::input)?,
        seed,
        n_threads: super::n_threads(threads)?,
        seconds: minutes.map(|minutes| 60 * minutes),
        work: work.unwrap_or_else(|| out.with_extension("training")),
        out,
        command,
    };
    let simulated = Simulated::find(sim::GAMES, &training.game).map_err(Failure::input)?;
    let trained = simulated.train(&training, tell).map_err(Failure::input)?;
    let n_rounds = trained.rows.len();
    output::say(format_args!("{}: the best of {n_rounds} rounds", training.out.display()))
}

/// The command in one line, as the file of the network tells it: without what does not change the weights.
fn command(train: &Train) -> String {
    let Train { game, rounds, games, gate, seats, options, players, seed, .. } = train;
    let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
    format!(
        "fernweh train {game} --rounds {rounds} --games {games} --gate {gate} --seats {} --options \"{}\" --players {} \
         --seed {seed}",
        seats.join(","),
        options.join(";"),
        players.join(",")
    )
}

/// One line for each round, while the next one is played.
fn tell(row: &Row) {
    let percent = |share: Share| 100.0 * share.value();
    // A reader who has gone away does not end the training.
    let _ = output::say(format_args!(
        "round {}: {} games, loss {:.4}, held out {:.4} and {:.1} points, against greedy {:.1} %, against the best \
         {:.1} %{}",
        row.round,
        row.n_games,
        row.losses[0],
        row.losses[1],
        row.error,
        percent(row.against_greedy),
        percent(row.against_best),
        if row.is_best { ": the best now" } else { "" }
    ));
}
