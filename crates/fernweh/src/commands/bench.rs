//! `fernweh bench`: how fast fernweh is on this machine.

use crate::cli::{self, Bench, What};
use crate::failure::Failure;
use crate::games::{self, Commanded};
use crate::output;
use sim::bench::{Bound, Figure};
use sim::{Order, Simulated};
use std::process::Command;
use std::time::Duration;
use std::{env, fs, io};
use web::bench::Load;

pub(crate) fn run(bench: &Bench) -> Result<(), Failure> {
    match &bench.what {
        What::Rules { game, seats, seconds } => rules(game, *seats, *seconds),
        What::Bots { game, seats, games, options, seed, chances } => {
            let (game, bots, options) = (game.clone(), seats.clone(), options.clone());
            let order = Order { game, bots, options, n_games: *games, seed: *seed, ..Order::default() };
            let simulated = Simulated::find(sim::GAMES, &order.game).map_err(Failure::input)?;
            output::say(simulated.think(&order, *chances).map_err(Failure::input)?)
        }
        What::Server(load) => games::with(&load.game, Server(load))?,
    }
}

fn rules(game: &str, n_seats: u8, seconds: f64) -> Result<(), Failure> {
    let game = Simulated::find(sim::GAMES, game).map_err(Failure::input)?;
    let figures = game.measure(n_seats, time(seconds)?).map_err(Failure::input)?;
    output::say(format_args!("{} at a table of {n_seats}, processor time of one core", game.name))?;
    figures.iter().try_for_each(|figure| output::say(line(figure)))
}

/// A separate process of this program as a server, measured from outside.
struct Server<'a>(&'a cli::Load);

impl games::Command for Server<'_> {
    type Out = Result<(), Failure>;

    fn of<G: Commanded>(self) -> Self::Out {
        server::<G>(self.0)
    }
}

fn server<G: Commanded>(load: &cli::Load) -> Result<(), Failure> {
    seated::<G>(load.seats)?;
    if load.tables == 0 || load.connections == 0 {
        return Err(Failure::input(
            "there is nothing to measure: ask for at least one table and one connection",
        ));
    }
    let time = time(load.seconds)?;
    let failed = |why: io::Error| {
        Failure::work(format_args!(
            "the server could not be measured: {why}; this needs Linux and a writable disk"
        ))
    };
    let folder = env::temp_dir().join(format!("fernweh-bench-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(failed)?;
    let mut command = Command::new(env::current_exe().map_err(failed)?);
    command
        .args(["--port", "0", "--no-open", "--per-minute", "1000000", "--database"])
        .arg(folder.join("bench.db"));
    let load = Load {
        n_tables: load.tables,
        n_seats: load.seats,
        n_moves: load.moves,
        rate: load.rate,
        time,
        n_connections: load.connections,
        n_listeners: load.listen,
        pages: load.pages,
        ..Load::default()
    };
    let figures = web::bench::measure::<G>(&mut command, &load);
    fs::remove_dir_all(&folder).map_err(failed)?;
    output::say(format_args!("{}, {} tables of {}", G::NAME, load.n_tables, load.n_seats))?;
    output::say(figures.map_err(failed)?)
}

fn seated<G: Commanded>(n_seats: u8) -> Result<(), Failure> {
    let possible = G::seats(&G::Options::default());
    if possible.contains(&n_seats) {
        return Ok(());
    }
    let (least, most) = (possible.start(), possible.end());
    Err(Failure::input(format_args!("{} is for {least} to {most}: choose --seats so", G::NAME)))
}

fn time(seconds: f64) -> Result<Duration, Failure> {
    Duration::try_from_secs_f64(seconds).map_err(|_| {
        Failure::input(format_args!("{seconds} is no time to measure: choose --seconds above 0"))
    })
}

fn line(figure: &Figure) -> String {
    let Figure { name, value, bound } = *figure;
    let verdict = if figure.is_kept() { "kept" } else { "missed" };
    match bound {
        Bound::AtLeast(least) => format!("{name:<28}{value:>12.0} /s   at least {least:.0} /s: {verdict}"),
        Bound::AtMost(most) => {
            format!("{name:<28}{:>12.3} µs   at most {} µs: {verdict}", value * 1e6, most * 1e6)
        }
        Bound::Bytes(most) => format!("{name:<28}{value:>12.0} B    at most {most:.0} B: {verdict}"),
    }
}
