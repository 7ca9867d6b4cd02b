//! A match as text, as `docs/match-format.md` describes it.

mod read;

pub(crate) use read::Fault;

use engine::{Match, Seat, Viewer};
use sim::Reported;
use std::fmt::Display;

/// The text of a match, read but not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchText {
    /// The name of the game.
    pub(crate) game: String,
    /// The rules number it was played with.
    pub(crate) rules: u32,
    /// How many played, and the line of that number.
    pub(crate) n_seats: Numbered<u8>,
    /// The variants, and their line.
    pub(crate) options: Numbered<String>,
    /// Its seed.
    pub(crate) seed: u64,
    /// Who did what.
    pub(crate) actions: Vec<Numbered<(Seat, String)>>,
    /// Its result, if it has one.
    pub(crate) result: Vec<Numbered<String>>,
}

/// A value with the number of its line, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbered<T> {
    pub(crate) line: usize,
    pub(crate) it: T,
}

/// The text of a match: head, actions, and the result once there is one.
pub(crate) fn written<G: Reported>(played: &Match<G>, rules: u32, seed: u64) -> String {
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
pub(crate) fn result<G: Reported>(played: &Match<G>) -> Option<[String; 3]> {
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
