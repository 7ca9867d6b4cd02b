//! The commands, one file for each.

pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod export;
pub(crate) mod ladder;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod train;

use crate::failure::Failure;

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new()
        .map_err(|why| Failure::work(format_args!("the threads could not be started: {why}; try again")))
}

/// How many threads a command uses; 0 stands for one per core.
fn n_threads(asked: Option<usize>) -> Result<usize, Failure> {
    match asked {
        Some(0) => Err(Failure::input("no thread cannot play: ask for at least one with --threads")),
        asked => Ok(asked.unwrap_or_default()),
    }
}
