//! Converts a match to text and bytes, and back.

use crate::matches::Base;
use crate::{Game, Illegal, Match, Refused, Seat, Unreadable};
use std::fmt;

/// A match as it is stored in a database or a file.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The rules number under which the actions rebuild the match.
    pub rules: u32,
    /// How many play.
    pub n_seats: u8,
    /// The variants, as one line.
    pub options: String,
    /// The seed of the match.
    pub seed: u64,
    /// The actions, one line each.
    pub actions: Vec<(Seat, String)>,
    /// How many of them can no longer be undone.
    pub fixed: usize,
    /// The state after the last action, if it was stored.
    pub snapshot: Option<Vec<u8>>,
}

impl<G: Game> Match<G> {
    /// The state as bytes for the database. They contain every secret of the match.
    pub fn snapshot(&self) -> Vec<u8> {
        // A state is plain data: writing it into memory cannot fail.
        postcard::to_stdvec(&self.state).unwrap_or_default()
    }

    /// This match as text and bytes.
    pub fn saved(&self) -> Saved {
        Saved {
            rules: self.base.as_ref().map_or(G::RULES, |base| base.rules),
            n_seats: self.n_seats,
            options: self.options.to_string(),
            seed: self.seed,
            actions: self.actions.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
            fixed: self.fixed,
            snapshot: Some(self.snapshot()),
        }
    }

    /// Replays a saved match up to its last action.
    ///
    /// The actions rebuild the match. If they were written under other rules and now lead to another state, the match
    /// continues from the stored state instead, and no earlier action can be undone or replayed.
    pub fn restore(saved: &Saved) -> Result<Self, Broken> {
        let options: G::Options = saved.options.parse().map_err(Broken::Text)?;
        let kept = match saved.snapshot.as_deref().map(postcard::from_bytes::<G>) {
            None => None,
            Some(Ok(state)) => Some(state),
            // Bytes of other rules may have another layout; replaying the actions may still work.
            Some(Err(_)) if saved.rules != G::RULES => None,
            Some(Err(error)) => return Err(Broken::Snapshot(error.to_string())),
        };
        let replayed = Self::play_again(saved, options.clone());
        match (replayed, kept) {
            (Ok(played), None) => Ok(played),
            (Ok(played), Some(state)) if played.state == state => Ok(played),
            (_, Some(state)) if saved.rules != G::RULES => Self::go_on_from(saved, options, state),
            (Ok(_), Some(_)) => Err(Broken::Disagrees),
            (Err(broken), _) => Err(broken),
        }
    }

    fn play_again(saved: &Saved, options: G::Options) -> Result<Self, Broken> {
        let mut played = Self::new(saved.n_seats, options, saved.seed).map_err(Broken::Refused)?;
        played.actions.reserve(saved.actions.len());
        for (n, (seat, line)) in saved.actions.iter().enumerate() {
            let action = line.parse().map_err(Broken::Text)?;
            played.act(*seat, action).map_err(|why| Broken::Action { n, line: line.clone(), why })?;
        }
        played.fixed = played.fixed.max(saved.fixed.min(played.actions.len()));
        Ok(played)
    }

    fn go_on_from(saved: &Saved, options: G::Options, state: G) -> Result<Self, Broken> {
        let actions = saved
            .actions
            .iter()
            .map(|(seat, line)| line.parse().map(|action| (*seat, action)))
            .collect::<Result<Vec<_>, _>>()
            .map_err(Broken::Text)?;
        Ok(Self {
            n_seats: saved.n_seats,
            options,
            seed: saved.seed,
            base: Some(Box::new(Base { rules: saved.rules, n_actions: actions.len(), state: state.clone() })),
            fixed: actions.len(),
            actions,
            said: vec![],
            kept: None,
            state,
        })
    }
}

/// Why a saved match cannot be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// A line is not an action or option of this game.
    Text(Unreadable),
    /// The game cannot be set up with these options.
    Refused(Refused),
    /// An action was not legal in the replay.
    Action {
        /// Its number, from 0.
        n: usize,
        /// Its line.
        line: String,
        /// Why it was refused.
        why: Illegal,
    },
    /// The stored state cannot be read.
    Snapshot(String),
    /// The actions lead to another state than the stored one.
    Disagrees,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Text(unreadable) => unreadable.fmt(f),
            Broken::Refused(refused) => refused.fmt(f),
            Broken::Action { n, line, why } => write!(f, "action {} (`{line}`): {why}", n + 1),
            Broken::Snapshot(detail) => write!(f, "the stored state cannot be read: {detail}"),
            Broken::Disagrees => f.write_str("the actions do not lead to the stored state"),
        }
    }
}

impl std::error::Error for Broken {}
