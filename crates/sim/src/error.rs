//! What can be wrong with an order.

use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why nothing was simulated, and what to do about it.
#[derive(Debug, Error)]
pub enum Error {
    /// There is no such game.
    #[error("there is no game `{wanted}`: choose from {}", .known.join(", "))]
    UnknownGame {
        /// The name that was given.
        wanted: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// There is no such bot.
    #[error(transparent)]
    UnknownBot(#[from] bots::UnknownBot),
    /// The game needs another number of players.
    #[error("{game} is for {}: name one bot for each of them, not {named}", players(*least, *most))]
    Seats {
        /// The name of the game.
        game: &'static str,
        /// How many it takes.
        least: u8,
        /// The largest number.
        most: u8,
        /// How many bots were named.
        named: usize,
    },
    /// The game is measured at a table of another number.
    #[error("{game} is for {least} to {most}: choose --seats so")]
    TableOf {
        /// The name of the game.
        game: &'static str,
        /// How many it takes.
        least: u8,
        /// How many there is room for.
        most: u8,
    },
    /// The line of options cannot be read.
    #[error("{0}")]
    Options(#[from] engine::Unreadable),
    /// The order asks for no game.
    #[error("there is nothing to play: ask for at least one game")]
    NoGames,
    /// A table of results cannot be written.
    #[error("cannot write {}: {why}; choose another file or make room", .path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The message of the system.
        why: String,
    },
    /// There is no such kind of player in games for training.
    #[error(
        "there is no player `{0}`: choose from next, plan, noisy:300, tree:100 and the bots of `fernweh sim`"
    )]
    Kind(String),
    /// The game has no network.
    #[error("{0} has no network to train yet")]
    NoNetwork(&'static str),
    /// A training cannot be continued.
    #[error("the training cannot be continued: {}: {why}; remove the folder to start again", .path.display())]
    Continue {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The program cannot write Parquet.
    #[error(
        "this program was built without Parquet: build it with `cargo build --release -p fernweh --features parquet`, \
         or write the same rows with --csv"
    )]
    NoParquet,
    /// The threads could not be started.
    #[error("the threads could not be started ({0}); ask for fewer")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// A number of players in words.
fn players(least: u8, most: u8) -> String {
    match (least, most) {
        (1, 1) => "1 player".to_owned(),
        (least, most) if least == most => format!("{least} players"),
        (least, most) => format!("{least} to {most} players"),
    }
}

impl Error {
    pub(crate) fn write(path: &Path, why: &impl ToString) -> Self {
        Self::Write { path: path.to_owned(), why: why.to_string() }
    }
}
