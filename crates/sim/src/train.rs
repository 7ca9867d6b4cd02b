//! Trains the network of a game by games of its own bots.
//!
//! A round plays games, keeps some states of each with the result, trains a candidate on the last rounds, and lets
//! the candidate play against the best network so far. Everything follows from the seed: neither the number of
//! threads nor an interruption changes the weights.

mod fitting;
mod games;
mod memory;
mod rounds;

pub use games::{Kind, duel};
pub use rounds::{Row, Trained};

use crate::Error;
use bots::Graded;
use std::path::PathBuf;

/// What to train and how, in the terms of the command line.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    /// The name of the game.
    pub game: String,
    /// How many rounds.
    pub n_rounds: u32,
    /// How many games a round.
    pub n_games: u64,
    /// How many games decide whether a candidate is better than the best network so far.
    pub n_gate: u64,
    /// Table sizes; each game draws one, so a size that is named twice is played twice as often.
    pub seats: Vec<u8>,
    /// Lines of options; each game draws one.
    pub options: Vec<String>,
    /// Who plays from the second round on; each seat draws one.
    pub kinds: Vec<Kind>,
    /// What everything is drawn from.
    pub seed: u64,
    /// How many threads work; 0 for one a core.
    pub n_threads: usize,
    /// No round begins if it would end later than this many seconds after the start, judging by the last one.
    pub seconds: Option<u64>,
    /// Where the network is written.
    pub out: PathBuf,
    /// The folder for everything that is needed to continue after an interruption.
    pub work: PathBuf,
    /// The command that this comes from; the file of the network tells it.
    pub command: String,
}

/// A network, whatever game it is for, is trained by the game's own type.
pub(crate) fn run<G: Graded + crate::Reported>(
    training: &Training,
    tell: fn(&Row),
) -> Result<Trained, Error> {
    rounds::run::<G>(training, tell)
}
