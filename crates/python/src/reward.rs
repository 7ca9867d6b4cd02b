//! What a seat is given at the end of a game.

use crate::error::Error;
use engine::{Outcome, Seat};
use std::str::FromStr;

/// How an outcome becomes a number for each seat. Before the end all rewards are 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    /// From 1 for the first place to -1 for the last; tied seats share the mean. They add up to 0.
    Place,
    /// The final points.
    Points,
    /// 1 for the winner, shared by those who win together; 0 for the others.
    Win,
}

impl FromStr for Reward {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        match name {
            "place" => Ok(Self::Place),
            "points" => Ok(Self::Points),
            "win" => Ok(Self::Win),
            _ => {
                Err(Error::value(format_args!("there is no reward `{name}`: choose from place, points, win")))
            }
        }
    }
}

impl Reward {
    /// The reward of a seat.
    pub(crate) fn of(self, outcome: &Outcome, seat: Seat) -> f32 {
        let place = outcome.places[seat];
        match self {
            Self::Points => outcome.points[seat] as f32,
            Self::Win => {
                let winners = outcome.winners();
                if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
            }
            // A player alone has won or lost.
            Self::Place if outcome.places.n_seats() == 1 => {
                if place == 1 {
                    1.0
                } else {
                    -1.0
                }
            }
            Self::Place => {
                let places = outcome.places.as_slice();
                let n_ahead = places.iter().filter(|other| **other < place).count() as f32;
                let n_tied = places.iter().filter(|other| **other == place).count() as f32;
                let mean = n_ahead + (n_tied - 1.0) / 2.0;
                1.0 - 2.0 * mean / (places.len() as f32 - 1.0)
            }
        }
    }
}
