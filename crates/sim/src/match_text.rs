//! A match as text, as `docs/match-format.md` describes it.

mod play;
mod read;

pub use play::{act, awaited, check, played, set_up};
pub use read::Fault;

use crate::Reported;
use engine::{Match, Seat, Viewer};
use std::fmt::Display;

/// The text of a match, read but not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchText {
    /// The name of the game.
    pub game: String,
    /// The rules number it was played with.
    pub rules: u32,
    /// How many played, and the line of that number.
    pub n_seats: Numbered<u8>,
    /// The variants, and their line.
    pub options: Numbered<String>,
    /// Its seed.
    pub seed: u64,
    /// Who did what.
    pub actions: Vec<Numbered<(Seat, String)>>,
    /// Its result, if it has one.
    pub result: Vec<Numbered<String>>,
}

/// A value with the number of its line, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<T> {
    /// The number.
    pub line: usize,
    /// The value.
    pub it: T,
}

/// The text of a match: head, actions, and the result once there is one.
pub fn written<G: Reported>(played: &Match<G>, rules: u32, seed: u64) -> String {
    let head = [
        format!("game {}", G::NAME),
        format!("rules {rules}"),
        format!("seats {}", played.n_seats()),
        format!("options {}", played.options()),
        format!("seed {seed}"),
        String::new(),
    ];
    let actions = played.actions().iter().map(|(seat, action)| format!("{seat} {action}"));
    let result = result(played).into_iter().flat_map(|result| [String::new()].into_iter().chain(result));
    head.into_iter().chain(actions).chain(result).map(|line| line + "\n").collect()
}

/// The lines of the result, once there is one.
pub fn result<G: Reported>(played: &Match<G>) -> Option<[String; 3]> {
    let outcome = played.outcome()?;
    let endings = G::endings(&played.view(Viewer::Spectator));
    Some([
        format!("ending {}", endings.join(" ")),
        format!("points {}", spaced(outcome.points.as_slice())),
        format!("places {}", spaced(outcome.places.as_slice())),
    ])
}

fn spaced(values: &[impl Display]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
