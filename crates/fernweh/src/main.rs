//! The `fernweh` command: serves the games, simulates them, and prints cards and matches.

mod cli;
mod commands;
mod failure;
mod files;
mod games;
mod output;
mod packs;
mod settings;

use cli::{Cli, Command};
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = settings::read(std::env::args_os().collect(), |name| std::env::var_os(name));
    match cli.and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            failure.code()
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let packs = packs::install(&cli.pack)?;
    match cli.command {
        None => commands::serve::run(&cli.serve, &packs),
        Some(Command::Sim(sim)) => commands::sim::run(sim, &packs),
        Some(Command::Ladder(ladder)) => commands::ladder::run(ladder, &packs),
        Some(Command::Train(train)) => commands::train::run(train, &packs),
        Some(Command::Bench(bench)) => commands::bench::run(&bench),
        Some(Command::Cards(cards)) => commands::cards::run(&cards, &packs),
        Some(Command::Replay(replay)) => commands::replay::run(&replay),
        Some(Command::Analyse(analyse)) => commands::analyse::run(&analyse),
        Some(Command::Export(export)) => commands::export::run(&export),
        Some(Command::Backup(backup)) => commands::backup::run(&backup),
        Some(Command::Restore(restore)) => commands::restore::run(&restore),
    }
}
