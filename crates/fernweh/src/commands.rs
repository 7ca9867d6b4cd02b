//! The commands, one file for each.

pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod export;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod sim;

use crate::failure::Failure;

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new()
        .map_err(|why| Failure::work(format_args!("the threads could not be started: {why}; try again")))
}
